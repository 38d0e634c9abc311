"""Pages, tickets and issues that comments, documents and commits link to.

For maintainers: links are read from the graph, where an index run put them. This module must not know how they were
found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Annotated

from oxigraph_code.patterns.link_kinds import links_in
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
    """List links to pages, tickets and issues in comments, documents and commits, with their code."""
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    if entity_id:
        return with_symbol(
            workspace,
            call,
            entity_id,
            project,
            page,
            lambda scope, found: _links(workspace, scope, type, found.iris, [found.symbol.module]),
            lambda scope, module: _links(workspace, scope, type, [module], [module]),
            needs_links=False,
        )
    return answer(_links(workspace, find_scope(workspace, call, project, needs_links=False), type), page)


def _links(
    workspace: Workspace,
    scope: QuestionScope,
    kind: str,
    about: Collection[str] = (),
    modules: Sequence[str] = (),
) -> Listing:
    """List the links of a kind, or of all, about symbols with all in them, or about anything.

    ``modules`` are the files of the symbols; the links of commits that changed these are among the rest.
    """
    inside = tuple(f"{iri}{end}" for iri in about for end in "/.")
    rows = [
        row
        for row in workspace.cached_rows("all_links")
        if scope.holds(row["about"]) and (not about or row["about"] in about or row["about"].startswith(inside))
    ]
    commits = workspace.rows("commit_links", project=sorted(scope.projects))
    if about:
        changing = {row["commit"] for row in workspace.rows("commits_changing", module=modules)}
        commits = [row for row in commits if row["about"] in changing]
    kinds = Counter(row["kind"] for row in (*rows, *commits))
    wanted = {*map(str.strip, kind.lower().split(","))}
    rows = [row for row in rows if wanted & {"", row["kind"]}]
    nodes = Nodes(workspace, scope, [row["about"] for row in rows])
    shown = []
    for row in sorted(rows, key=lambda row: (nodes.path(row["about"]), line_number(row["line"]), row["target"])):
        path, line = nodes.path(row["about"]), line_number(row["line"])
        name = "" if nodes.is_module(row["about"]) else f" in {nodes[row['about']].name}"
        title = f" {row['title']}" if "title" in row else ""
        data = {**row, "path": path, "line": line}
        shown.append(Row(f"{path}:{line} {row['target']} [{row['kind']}]{title}{name}", data))
    in_commits = [
        Row(f"  {row['hash']} {row['date'][:10]} {row['target']} [{row['kind']}]", row)
        for row in commits
        if wanted & {"", row["kind"]}
    ]
    branches = {
        row["branch"]
        for row in workspace.cached_rows("projects")
        if row["project"] in scope.projects and "branch" in row
    }
    named = [
        Row(f"  {branch} {target} [{kind}]", {"branch": branch, "target": target, "kind": kind})
        for branch in sorted(branches)
        for kind, target in links_in(branch.replace("/", " "), is_commit=True)
        if wanted & {"", kind}
    ]
    counts = ", ".join(f"{name} {count}" for name, count in kinds.most_common())
    of_kind = f" of the kind {kind}" if kind else ""
    beside = f", {len(in_commits):,} in messages of loaded commits" if commits else ""
    return Listing(
        f"{counted(len(shown), 'link')}{of_kind} in comments and documents{beside}",
        [
            Section("links", shown),
            Section("branches", named, "named by the branch:"),
            Section("commits", in_commits, "in commits:"),
        ],
        facts=[*filter(None, [counts if kinds else ""]), scope.freshness],
        narrower="type=",
        next_step="get_symbol shows the code that a link is about; load_git_history loads commits",
    )
