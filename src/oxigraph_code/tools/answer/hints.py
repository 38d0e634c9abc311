"""Sentences that name tools.

For maintainers: a server offers ten of the tools if its settings name no others, and a client can call only these.
"""

from __future__ import annotations

from oxigraph_code.tools.workspace.workspace import Workspace


def hints(workspace: Workspace, **uses: str) -> str:
    """Name the tools that go on from an answer, each with its use, as far as the client can call them."""
    return "; ".join(f"{tool} {use}" for tool, use in uses.items() if workspace.offers(tool))
