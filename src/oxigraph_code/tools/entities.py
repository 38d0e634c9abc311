"""Answer under the names that other graphs of code give to questions, for agents that know these.

For maintainers: no name is listed, and each is one of our tools with arguments renamed. Nothing is decided here.
"""

from __future__ import annotations

from typing import Annotated

from oxigraph_code.tools.answer.listing import Format, MaxChars, Offset
from oxigraph_code.tools.calls.subgraph import get_subgraph
from oxigraph_code.tools.overview.repo_map import repo_map
from oxigraph_code.tools.symbols.named_symbol import SymbolArg
from oxigraph_code.tools.symbols.search import search_code
from oxigraph_code.tools.symbols.symbol_card import get_symbol
from oxigraph_code.tools.workspace.scope import Project
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, Call, Workspace


def find_code_by_owner(
    workspace: Workspace,
    call: Call,
    owner: Annotated[str, "person or team", BY_NAME],
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """List the code of an owner, as search_code does."""
    name = owner.strip()
    return search_code(
        workspace,
        call,
        owner=name if "@" in name or not name else f"@{name}",
        project=project,
        offset=offset,
        max_chars=max_chars,
        format=format,
    )


def get_entity_details(
    workspace: Workspace,
    call: Call,
    entity_id: SymbolArg,
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """Explain one symbol, as get_symbol does."""
    return get_symbol(workspace, call, entity_id, project=project, offset=offset, max_chars=max_chars, format=format)


def get_graph_overview(
    workspace: Workspace,
    call: Call,
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """Show a project at a glance, as repo_map does."""
    return repo_map(workspace, call, project, offset, max_chars, format)


def get_code_dependencies(
    workspace: Workspace,
    call: Call,
    entity_id: SymbolArg,
    depth: Annotated[int, "steps to follow", BY_NAME] = 1,
    project: Project = "",
    max_chars: MaxChars = 0,
) -> Answer:
    """Draw the graph around a symbol in both directions, as get_subgraph does."""
    return get_subgraph(workspace, call, entity_id, depth, project=project, max_chars=max_chars)
