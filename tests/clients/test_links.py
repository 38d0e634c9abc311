"""Links that install the server hold the entry that the installation writes."""

from __future__ import annotations

import base64
import json
from urllib.parse import parse_qs, unquote, urlsplit

from oxigraph_code.clients import load_clients

COMMAND = ["/opt/my tools/bin/oxigraph-mcp", "--root", "/home/ann/shöp"]
CLIENTS = {client.name: client for client in load_clients()}


def test_the_link_for_cursor_has_the_entry_in_base64() -> None:
    link = urlsplit(CLIENTS["cursor"].link_of("oxigraph-code", COMMAND))
    assert (link.scheme, link.netloc, link.path) == ("cursor", "anysphere.cursor-deeplink", "/mcp/install")
    query = parse_qs(link.query)
    assert query["name"] == ["oxigraph-code"]
    assert json.loads(base64.b64decode(query["config"][0])) == CLIENTS["cursor"].entry_of(COMMAND)


def test_the_link_for_vs_code_has_the_entry_with_its_name() -> None:
    start, _, config = CLIENTS["vscode"].link_of("oxigraph-code", COMMAND).partition("?")
    assert start == "vscode:mcp/install"
    assert json.loads(unquote(config)) == {"name": "oxigraph-code", **CLIENTS["vscode"].entry_of(COMMAND)}


def test_a_client_without_links_has_none() -> None:
    assert CLIENTS["zed"].link_of("oxigraph-code", COMMAND) == ""
