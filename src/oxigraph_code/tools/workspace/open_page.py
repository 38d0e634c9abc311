"""The page that is open over a store: its address, for answers that lead to it.

For maintainers: the address has no token, so it opens the page in the browser that has it open already, and an answer
that is sent on gives no access. The file holds a port alone, since nothing else in the folder of a store is trusted.
A killed page leaves it behind, so the port is tried.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from oxigraph_code.tools.workspace.workspace import Answer

LOOPBACK = "127.0.0.1"
_FILE = "page"
_PATIENCE_S = 0.1
_FORMATS = ("text", "json")
_VIEWS: Final[Mapping[str, str]] = {
    "repo_map": "start",
    "get_symbol": "calls",
    "get_callers": "calls",
    "get_callees": "calls",
    "impact_analysis": "impact",
    "type_hierarchy": "types",
    "list_routes": "routes",
    "recent_changes": "history",
}
"""The view that shows the answer of each tool."""


@contextlib.contextmanager
def open_page(store_path: Path, port: int) -> Iterator[None]:
    """Record that a page over a store is open at a port, while the context lasts."""
    file, text = store_path / _FILE, f"{port}\n"
    # Without a place to write, as on a read-only disk, answers only lack the address.
    with contextlib.suppress(OSError):
        file.write_text(text)
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            if file.read_text() == text:
                file.unlink()


def shown_in_page(answer: Answer, tool: str, arguments: Mapping[str, Any], store_path: Path) -> Answer:
    """Add the address at which an open page shows an answer."""
    view = _VIEWS.get(tool)
    if view is None or not answer.is_found or arguments.get("format", "text") not in _FORMATS:
        return answer
    try:
        port = int((store_path / _FILE).read_text())
        import socket

        socket.create_connection((LOOPBACK, port), _PATIENCE_S).close()
    except (OSError, ValueError, OverflowError):
        return answer
    return answer._replace(page=f"http://{LOOPBACK}:{port}/{fragment(view, arguments.get('symbol', ''))}")


def fragment(view: str, argument: str = "") -> str:
    """Return the part of an address that opens a view of the page, such as ``#/impact/Huey.enqueue``."""
    return f"#/{view}/{quote(argument, safe='/:.')}" if argument else f"#/{view}"
