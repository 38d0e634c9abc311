"""The page is only for the person who started it: a token, this host, and no other site."""

from __future__ import annotations

import posixpath
import re
import socket
import time
from importlib import resources
from pathlib import Path

import httpx
import pytest

from oxigraph_code.view import PageServer

IMPORT = re.compile(r'from "(\.{1,2}/.*?)"')
ASSETS = Path(str(resources.files("oxigraph_code.view"))) / "assets"


def stranger(server: PageServer, method: str, path: str, **headers: str) -> httpx.Response:
    """Return an answer to a client without the cookie."""
    with httpx.Client(trust_env=False, base_url=server.origin, timeout=60) as client:
        return client.request(method, path, headers=headers, json={} if method == "POST" else None)


def test_the_address_opens_the_page_and_leaves_no_token_in_it(server: PageServer) -> None:
    first = stranger(server, "GET", server.address)
    assert (first.status_code, first.headers["location"]) == (303, "/")
    assert server.token not in first.headers["set-cookie"]
    assert "HttpOnly" in first.headers["set-cookie"]
    assert "SameSite=Strict" in first.headers["set-cookie"]


def test_the_server_listens_on_loopback_alone(server: PageServer) -> None:
    assert server.server_address[0] == "127.0.0.1"


@pytest.mark.parametrize("path", ["/", "/app.js", "/?token=wrong", "/?token=%ff", "/vendor/dagre.min.js"])
def test_without_the_token_nothing_is_served(server: PageServer, path: str) -> None:
    assert stranger(server, "GET", path).status_code == 403


def test_without_the_token_no_question_is_answered(server: PageServer) -> None:
    assert stranger(server, "POST", "/api/map").status_code == 403


def test_a_cookie_that_is_no_cookie_is_refused(server: PageServer) -> None:
    assert stranger(server, "GET", "/", Cookie="\x7f=;;=").status_code == 403


def test_a_request_for_another_host_is_refused(server: PageServer) -> None:
    assert stranger(server, "GET", server.address, Host="shop.example").status_code == 421


@pytest.mark.parametrize("host", ["localhost:{port}", "localhost:9000", "127.0.0.1:9000", "[::1]:9000"])
def test_a_forwarded_port_opens_the_page_by_its_token(server: PageServer, host: str) -> None:
    here = {"Host": host.format(port=server.server_port)}
    assert stranger(server, "GET", "/", **here).status_code == 403
    with httpx.Client(trust_env=False, base_url=server.origin, timeout=60) as client:
        assert client.get(server.address, headers=here).status_code == 303
        origin = f"http://{here['Host']}"
        assert client.post("/api/map", json={}, headers={**here, "Origin": origin}).status_code == 200
        assert client.post("/api/map", json={}, headers={**here, "Origin": "http://localhost:1"}).status_code == 403


def test_a_request_of_another_site_is_refused(visitor: httpx.Client) -> None:
    answer = visitor.post("/api/map", json={}, headers={"Origin": "https://shop.example"})
    assert answer.status_code == 403


@pytest.mark.parametrize("path", ["/../page_server.py", "/vendor/../../page_server.py", "/%2e%2e/page_server.py", "/x"])
def test_no_path_leads_out_of_the_assets(visitor: httpx.Client, path: str) -> None:
    assert visitor.get(path).status_code == 404


def test_the_page_may_load_from_its_own_server_alone(visitor: httpx.Client) -> None:
    policy = visitor.get("/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert not re.findall(r"https?:", policy)


def test_the_page_names_no_other_host() -> None:
    for asset in ASSETS.rglob("*"):
        if asset.is_file():
            found = re.findall(r"https?://([^/\"'`]+)", asset.read_text())
            assert set(found) <= {"www.w3.org", "ds-labs.org"}, asset.name


def test_every_module_of_the_page_is_served(visitor: httpx.Client) -> None:
    waiting, served = ["app.js"], set()
    while waiting:
        name = waiting.pop()
        answer = visitor.get(f"/{name}")
        assert answer.headers["content-type"].startswith("text/javascript"), name
        served.add(name)
        imported = [posixpath.normpath(f"{posixpath.dirname(name)}/{one}") for one in IMPORT.findall(answer.text)]
        waiting += [path.lstrip("/") for path in imported if path.lstrip("/") not in served]
    own = {path.relative_to(ASSETS).as_posix() for path in ASSETS.rglob("*.js")}
    assert served == {name for name in own if not name.startswith("vendor/")}


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'"x"', b"\xff"])
def test_a_body_that_is_no_object_is_refused_with_a_sentence(visitor: httpx.Client, body: bytes) -> None:
    answer = visitor.post("/api/map", content=body)
    assert answer.status_code == 400
    assert "JSON" in answer.text


def test_an_unknown_question_is_refused(visitor: httpx.Client) -> None:
    assert visitor.post("/api/sparql_update", json={}).status_code == 404


def test_a_refusal_says_that_its_connection_ends(visitor: httpx.Client) -> None:
    assert visitor.post("/api/sparql_update", json={}).headers["connection"] == "close"


def test_a_refusal_reaches_a_client_that_sends_its_body_late(server: PageServer) -> None:
    with socket.create_connection(("127.0.0.1", server.server_port), timeout=60) as client:
        head = ["POST /api/map HTTP/1.1", f"Host: {server.origin[7:]}", "Content-Length: 400000", "", ""]
        client.sendall("\r\n".join(head).encode())
        for _ in range(8):
            time.sleep(0.01)
            client.sendall(b"x" * 50_000)
        client.shutdown(socket.SHUT_WR)
        with client.makefile("rb") as answer:
            assert b" 403 " in answer.readline()


def test_a_body_without_an_end_is_refused(visitor: httpx.Client) -> None:
    assert visitor.post("/api/map", content=iter([b"{}"])).status_code == 413
