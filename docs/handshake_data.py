"""Write ``src/oxigraph_code/server/handshake.json``: the SDK server's first answers for all tools.

For maintainers: a server of the SDK alone, in a process of its own, is asked as clients ask. Lists are the same in all
versions of the protocol but for the envelope of the newest; a test compares every version.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from typing import Any

from oxigraph_code.server.handshake import LISTS
from oxigraph_code.tools import TOOLS

VERSIONS = ("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25")
MODERN = "2026-07-28"
_CLIENT = {"name": "client", "version": "1"}
_META = {
    "io.modelcontextprotocol/protocolVersion": MODERN,
    "io.modelcontextprotocol/clientInfo": _CLIENT,
    "io.modelcontextprotocol/clientCapabilities": {},
}
SDK = (
    "import json, sys\n"
    "from oxigraph_code.settings.config import load_settings\n"
    "from oxigraph_code.server.calls import working\n"
    "from oxigraph_code.server.protocol import serve_process\n"
    "with working(load_settings(json.loads(sys.argv[1]))) as workspace:\n"
    "    serve_process(workspace)\n"
)
"""A server that is the SDK's from its first answer."""


def render() -> str:
    """Render the text of the file."""
    legacy = answers_of_sdk(handshake(VERSIONS[-1]), {"tools": "all"})
    modern = answers_of_sdk([*handshake(MODERN), call_of(MODERN, "list_graphs")], {"tools": "all"})
    lists = {method: legacy[method] for method in LISTS}
    definitions = lists.pop("tools/list")["tools"]
    initialize = _without(legacy["initialize"], "instructions", "protocolVersion")
    envelope = {name: modern["tools/list"][name] for name in modern["tools/list"].keys() - legacy["tools/list"].keys()}
    called = modern["tools/call"]
    data = {
        "versions": VERSIONS,
        "modern": MODERN,
        "initialize": initialize,
        "discover": _without(modern["server/discover"], "instructions", *envelope),
        "envelope": envelope,
        "envelope_of_call": _without(called, "content", "isError"),
        "lists": lists,
        "tools": [
            {"definition": definition, "is_core": tool.is_core}
            for definition, tool in zip(definitions, TOOLS, strict=True)
        ],
    }
    return json.dumps(data, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def handshake(version: str) -> list[dict[str, Any]]:
    """Return the messages of a client from its first one to the last list, in a version of the protocol."""
    parameters: dict[str, Any] = {"_meta": _META} if version == MODERN else {}
    first = {"protocolVersion": version, "capabilities": {}, "clientInfo": _CLIENT}
    begin = ("server/discover", parameters) if version == MODERN else ("initialize", first)
    asked = [begin, *((method, parameters) for method in LISTS)]
    found = [
        {"jsonrpc": "2.0", "id": number, "method": method, "params": values}
        for number, (method, values) in enumerate(asked)
    ]
    if version != MODERN:
        found.insert(1, {"jsonrpc": "2.0", "method": "notifications/initialized"})
    return found


def call_of(version: str, tool: str, number: int | str = "call", **arguments: Any) -> dict[str, Any]:
    """Return the call of a tool in a version of the protocol."""
    meta = {"_meta": _META} if version == MODERN else {}
    parameters = {"name": tool, "arguments": arguments, **meta}
    return {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": parameters}


def answers_of_sdk(messages: Sequence[Mapping[str, Any]], settings: Mapping[str, Any]) -> dict[str, Any]:
    """Return the results of the SDK's server, by method."""
    with tempfile.TemporaryDirectory() as folder:
        flags = json.dumps({"store_path": folder, **settings})
        plain = {name: value for name, value in os.environ.items() if not name.startswith("OXIGRAPH_")}
        process = subprocess.Popen(
            [sys.executable, "-P", "-c", SDK, flags],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=plain,
            cwd=folder,
        )
        with process:
            assert process.stdin is not None
            assert process.stdout is not None
            found = {}
            for message in messages:
                process.stdin.write(json.dumps(message).encode() + b"\n")
                process.stdin.flush()
                if "id" in message:
                    found[message["method"]] = json.loads(process.stdout.readline())["result"]
            process.stdin.close()
    return found


def _without(result: Mapping[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name not in names}
