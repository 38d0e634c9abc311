"""An MCP server in this process, for sessions of its own and for tests.

For maintainers: the server is the one of ``oxigraph-mcp``; only its transport is left to the caller.
"""

from __future__ import annotations

import weakref
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oxigraph_code.settings.config import load_settings

if TYPE_CHECKING:
    from oxigraph_code.server.protocol import Server


def create_server(root: str | Path = ".", **settings: Any) -> Server:
    """Create an MCP server about the project at a path, without a transport.

    ``settings`` are named as in the reference. The processes behind the server end with it, or with this process.
    Raises ``ConfigError``.
    """
    # The SDK takes longer to import than the rest of the API.
    from oxigraph_code.server.calls import open_workspace
    from oxigraph_code.server.protocol import build

    workspace = open_workspace(load_settings({"root": Path(root), **settings}))
    server = build(workspace)
    weakref.finalize(server, workspace.close)
    return server
