"""The server over HTTP: a token for every request, and pages of other hosts kept out."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.stdio.client import environment
from tests.terminal import run

TOKEN = "secret-of-the-test"
HELLO = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"},
    },
}
LIST = {"jsonrpc": "2.0", "id": 2, "method": "tools/list"}
ACCEPT = {"Accept": "application/json, text/event-stream"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that only reads, by this machine's own name."""
    folder = tmp_path_factory.mktemp("http")
    with socket.socket() as free:
        free.bind(("", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "oxigraph_code.cli", "serve", "--http", f"0.0.0.0:{port}", "--read-only"]
    variables = {
        **environment(Path(folder) / "store"),
        "OXIGRAPH_HTTP_TOKEN": TOKEN,
        "OXIGRAPH_HTTP_HOSTS": "graph.example",
    }
    with subprocess.Popen(command, env=variables, cwd=folder, stderr=subprocess.PIPE) as process:
        for _ in range(600):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield f"http://{own_name()}:{port}/mcp"
        process.terminate()


def own_name() -> str:
    """Return the name of this machine, if its resolver knows it."""
    try:
        socket.getaddrinfo(socket.gethostname(), None)
    except OSError:
        return "127.0.0.1"
    return socket.gethostname()


def post(address: str, message: object, **headers: str) -> httpx.Response:
    with httpx.Client(trust_env=False, timeout=60) as client:
        return client.post(address, json=message, headers={**ACCEPT, **headers})


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["Bearer", "bearer", "BEARER"])
def test_a_request_with_the_token_is_answered(address: str, scheme: str) -> None:
    answer = post(address, HELLO, Authorization=f"{scheme} {TOKEN}")
    assert answer.status_code == 200
    assert '"serverInfo"' in answer.text


@pytest.mark.parametrize("headers", [{}, {"Authorization": "Bearer wrong"}, {"Authorization": TOKEN}])
def test_a_request_without_the_token_is_refused(address: str, headers: dict[str, str]) -> None:
    assert post(address, HELLO, **headers).status_code == 401


@pytest.mark.parametrize("origin", ["https://evil.example", "http://localhost:3000", "null"])
def test_a_page_of_another_origin_is_refused(address: str, origin: str) -> None:
    assert post(address, HELLO, Authorization=f"Bearer {TOKEN}", Origin=origin).status_code == 403


@pytest.mark.parametrize("origin", ["https://graph.example", "http://localhost:9000"])
def test_a_page_of_the_server_itself_or_of_its_proxy_is_answered(address: str, origin: str) -> None:
    answer = post(address, HELLO, Authorization=f"Bearer {TOKEN}", Host="localhost:9000", Origin=origin)
    assert answer.status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8765", "localhost.evil.example", "127.0.0.1.evil.example"]
)
def test_a_request_by_another_host_name_is_refused_and_told_the_setting(address: str, host: str) -> None:
    answer = post(address, HELLO, Authorization=f"Bearer {TOKEN}", Host=host)
    assert answer.status_code == 421
    assert "OXIGRAPH_HTTP_HOSTS" in answer.text


@pytest.mark.parametrize("host", ["localhost:9000", "192.168.1.5:8772", "[::1]", "graph.example", "Graph.Example:80"])
def test_a_request_through_a_mapped_port_or_by_an_added_name_is_answered(address: str, host: str) -> None:
    assert post(address, HELLO, Authorization=f"Bearer {TOKEN}", Host=host).status_code == 200


def test_a_health_check_needs_no_token(address: str) -> None:
    with httpx.Client(trust_env=False, timeout=60) as client:
        assert client.get(address.replace("/mcp", "/health")).text == "ok\n"


def test_a_server_that_only_reads_has_no_tool_that_changes_the_graph(address: str) -> None:
    begun = post(address, HELLO, Authorization=f"Bearer {TOKEN}")
    session = {"Mcp-Session-Id": begun.headers["mcp-session-id"]} if "mcp-session-id" in begun.headers else {}
    answer = post(address, LIST, Authorization=f"Bearer {TOKEN}", **session)
    assert '"get_callers"' in answer.text
    assert '"sparql_update"' not in answer.text
    assert '"load_rdf"' not in answer.text


@pytest.mark.parametrize("token", ["", "  ", "two words"])
def test_a_token_that_no_client_can_send_is_an_error(token: str, tmp_path: Path) -> None:
    done = run(tmp_path / "store", "serve", "--http", "127.0.0.1:0", OXIGRAPH_HTTP_TOKEN=token)
    assert done.returncode == 2
    assert "OXIGRAPH_HTTP_TOKEN" in done.stderr


@pytest.mark.parametrize(
    ("address", "problem"), [("203.0.113.1:0", "cannot be used"), ("localhost:99999", "HOST:PORT"), ("x", "HOST:PORT")]
)
def test_an_address_that_cannot_be_used_is_an_error(address: str, problem: str, tmp_path: Path) -> None:
    done = run(tmp_path / "store", "serve", "--http", address, OXIGRAPH_HTTP_TOKEN=TOKEN)
    assert done.returncode == 2
    assert problem in done.stderr
