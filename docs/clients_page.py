"""Write the page of MCP clients from their table.

For maintainers: paths are as on Linux. This module must not know an entry.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from docs.markdown import table
from oxigraph_code.clients.catalogue import Machine, load_clients

_HEAD: Final = """<!-- Generated from oxigraph_code/clients/clients.toml by `python -m docs.generate`; do not edit. -->

# MCP clients

`oxigraph-code install --client NAME` writes the entry of a client, `oxigraph-code clients` lists those that are found
on a machine. [Connecting a client](../guide/clients.md) shows the entries. A client that is not tested has an entry as
its manual describes it.

"""


def render() -> str:
    """Render the text of the page."""
    rows = [
        (client.title, f"`{client.name}`", _files(client.user), _files(client.project), client.tested or "not tested")
        for client in load_clients(Machine("linux", Path.home(), {}))
    ]
    columns = ("Client", "Name", "File of the user", "File of the project", "Tested version")
    return _HEAD + "\n".join(table(columns, rows))


def _files(patterns: Sequence[str]) -> str:
    return " or ".join(f"`{pattern}`" for pattern in patterns) or "none"
