"""Pages, tickets and issues that the comments of a project, or of one symbol, link to.

For maintainers: links are read from the graph, where an index run put them. This module must not know how they were
found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Annotated

from oxigraph_code.queries.lines import line_number
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Format, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.symbols.named_symbol import with_symbol
from oxigraph_code.tools.workspace.scope import Project, QuestionScope, find_scope
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, Call, Workspace


def get_external_knowledge(
    workspace: Workspace,
    call: Call,
    entity_id: Annotated[str, "symbol or file; empty for all", BY_NAME] = "",
    type: Annotated[str, "issue, jira, notion, page ...", BY_NAME] = "",
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """List links to pages, tickets and issues in comments, with the code that they are about."""
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    if entity_id:
        return with_symbol(
            workspace,
            call,
            entity_id,
            project,
            page,
            lambda scope, found: _links(workspace, scope, type, found.iris),
            lambda scope, module: _links(workspace, scope, type, [module]),
            needs_links=False,
        )
    scope = find_scope(workspace, call, project, needs_links=False)
    return scope if isinstance(scope, Answer) else answer(_links(workspace, scope, type), page)


def _links(workspace: Workspace, scope: QuestionScope, kind: str, about: Collection[str] = ()) -> Listing:
    """List the links of a kind, or of all, about some symbols with all in them, or about anything."""
    inside = tuple(f"{iri}{end}" for iri in about for end in "/.")
    rows = [
        row
        for row in workspace.cached_rows("all_links")
        if scope.holds(row["about"]) and (not about or row["about"] in about or row["about"].startswith(inside))
    ]
    kinds = Counter(row["kind"] for row in rows)
    rows = [row for row in rows if not kind or row["kind"] == kind.strip().lower()]
    nodes = Nodes(workspace, scope, [row["about"] for row in rows])
    shown = []
    for row in sorted(rows, key=lambda row: (nodes.path(row["about"]), line_number(row["line"]), row["target"])):
        path, line = nodes.path(row["about"]), line_number(row["line"])
        name = "" if nodes.is_module(row["about"]) else f" in {nodes[row['about']].name}"
        title = f" {row['title']}" if "title" in row else ""
        data = {**row, "path": path, "line": line}
        shown.append(Row(f"{path}:{line} {row['target']} [{row['kind']}]{title}{name}", data))
    counts = ", ".join(f"{name} {count}" for name, count in kinds.most_common())
    wanted = f" of the kind {kind}" if kind else ""
    return Listing(
        f"{counted(len(shown), 'link')}{wanted} in comments and docstrings",
        [Section("links", shown)],
        facts=[*filter(None, [counts if kinds else ""]), scope.freshness],
        narrower="type=",
        next_step="get_symbol shows the code that a link is about",
    )
