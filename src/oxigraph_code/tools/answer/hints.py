"""Sentences that name tools.

For maintainers: a server offers ten of the tools if its settings name no others, and a client can call only these.
"""

from __future__ import annotations

from oxigraph_code.hints import call_of, said
from oxigraph_code.tools.workspace.workspace import Workspace


def hints(workspace: Workspace, **uses: str) -> str:
    """Name the tools that go on from an answer, each with its use, as far as the client can call them."""
    known = {tool: use for tool, use in uses.items() if workspace.offers(tool)}
    return "; ".join(said(f"{tool} {use}") if "=" in use else f"{call_of(tool)} {use}" for tool, use in known.items())
