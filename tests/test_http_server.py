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
    """The address of a server that only reads."""
    folder = tmp_path_factory.mktemp("http")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "oxigraph_code.cli", "serve", "--http", f"127.0.0.1:{port}", "--read-only"]
    variables = {**environment(Path(folder) / "store"), "OXIGRAPH_HTTP_TOKEN": TOKEN}
    with subprocess.Popen(command, env=variables, cwd=folder, stderr=subprocess.PIPE) as process:
        for _ in range(600):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}/mcp"
        process.terminate()


def post(address: str, message: object, **headers: str) -> httpx.Response:
    with httpx.Client(trust_env=False, timeout=60) as client:
        return client.post(address, json=message, headers={**ACCEPT, **headers})


def test_a_request_with_the_token_is_answered(address: str) -> None:
    answer = post(address, HELLO, Authorization=f"Bearer {TOKEN}")
    assert answer.status_code == 200
    assert '"serverInfo"' in answer.text


@pytest.mark.parametrize("headers", [{}, {"Authorization": "Bearer wrong"}, {"Authorization": TOKEN}])
def test_a_request_without_the_token_is_refused(address: str, headers: dict[str, str]) -> None:
    assert post(address, HELLO, **headers).status_code == 401


def test_a_page_of_another_origin_is_refused(address: str) -> None:
    answer = post(address, HELLO, Authorization=f"Bearer {TOKEN}", Origin="https://evil.example")
    assert answer.status_code == 403


def test_a_request_by_another_host_name_is_refused(address: str) -> None:
    answer = post(address, HELLO, Authorization=f"Bearer {TOKEN}", Host="evil.example")
    assert answer.status_code == 421


def test_a_server_that_only_reads_has_no_tool_that_changes_the_graph(address: str) -> None:
    begun = post(address, HELLO, Authorization=f"Bearer {TOKEN}")
    session = {"Mcp-Session-Id": begun.headers["mcp-session-id"]} if "mcp-session-id" in begun.headers else {}
    answer = post(address, LIST, Authorization=f"Bearer {TOKEN}", **session)
    assert '"get_callers"' in answer.text
    assert '"sparql_update"' not in answer.text
    assert '"load_rdf"' not in answer.text
