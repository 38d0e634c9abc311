"""What README tells the users of a client to write or to run, so that the benchmark does the same."""

from __future__ import annotations

import re
from pathlib import Path

_README = Path(__file__).parents[2] / "README.md"
_COMMAND = "/path/to/venv/bin/oxigraph-mcp"


def entry(client: str, command: Path) -> str:
    """The first block of code about a client, with the path of the command."""
    return told(_README.read_text(encoding="utf-8"), client).replace(_COMMAND, str(command))


def told(readme: str, client: str) -> str:
    """The first block of code after the name of a client in bold."""
    found = re.search(rf"^\*\*{re.escape(client)}\*\*.*?^```\w*\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)
    if found is None or _COMMAND not in found[1]:
        raise LookupError(f"README says nothing about {client}")
    return found[1]
