"""The entries for clients in the guide, so that the benchmark uses the same ones as its readers."""

from __future__ import annotations

import re
from pathlib import Path

_GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "clients.md"
_COMMAND = "/path/to/venv/bin/oxigraph-mcp"


def entry(client: str, command: Path) -> str:
    """Return the first block of code about a client, with the path of the command."""
    return told(_GUIDE.read_text(encoding="utf-8"), client).replace(_COMMAND, str(command))


def told(guide: str, client: str) -> str:
    """Return the first block of code after the name of a client in bold."""
    found = re.search(rf"^\*\*{re.escape(client)}\*\*.*?^```\w*\n(.*?)^```$", guide, re.MULTILINE | re.DOTALL)
    if found is None or _COMMAND not in found[1]:
        raise LookupError(f"the guide has no entry for {client}")
    return found[1]
