"""Tools: plain functions that take plain arguments and return text.

For maintainers: ``TOOLS`` are the tools that a server can list and that commands are made from; each is named by its
module and its function, so that a command loads no other. ``tool_called`` knows one more for each language with a
loader, and the names of ``entities``. Nothing heavy may be imported here.
"""

import difflib

from oxigraph_code.errors import UnknownLanguage
from oxigraph_code.settings.tool_selection import LOADER_OF_LANGUAGE, chosen
from oxigraph_code.tools.tool import Tool
from oxigraph_code.tools.workspace.workspace import Answer, AnsweredEarly, Call, Workspace

_SPECIFIED = ("rust", "python", "ts")
"""The languages with a loader in the specification. The loaders of others answer unlisted."""


def _loader(language: str = "") -> Tool:
    name = f"load_{language}_code" if language else "load_code"
    flags = {"reads_only": False, "is_idempotent": True, "may_reach_network": True}
    return Tool("admin.load_code", name, language=language, **flags)


TOOLS: tuple[Tool, ...] = (
    Tool("context.context", "get_context", reads_only=True, takes_ref=True, is_always_loaded=True),
    Tool("sparql.endpoint", "sparql_query", reads_only=True, may_reach_network=True, is_always_loaded=True),
    Tool("sparql.endpoint", "sparql_update", reads_only=False, destroys=True, may_reach_network=True),
    Tool("sparql.endpoint", "load_rdf", reads_only=False),
    Tool("sparql.endpoint", "list_graphs", reads_only=True),
    _loader(),
    *map(_loader, _SPECIFIED),
    Tool("admin.load_history", "load_git_history", reads_only=False, is_idempotent=True),
    Tool("symbols.search", "search_code", reads_only=True, takes_ref=True, is_always_loaded=True),
    Tool("overview.repo_map", "repo_map", reads_only=True, takes_ref=True),
    Tool("overview.outline", "outline", reads_only=True, takes_ref=True),
    Tool("symbols.symbol_card", "get_symbol", reads_only=True, takes_ref=True),
    Tool("calls.callers", "get_callers", reads_only=True, takes_ref=True, is_always_loaded=True),
    Tool("calls.callees", "get_callees", reads_only=True, takes_ref=True),
    Tool("calls.impact", "impact_analysis", reads_only=True, takes_ref=True, is_always_loaded=True),
    Tool("calls.call_paths", "find_path", reads_only=True, takes_ref=True),
    Tool("calls.subgraph", "get_subgraph", reads_only=True, takes_ref=True),
    Tool("references.references", "find_references", reads_only=True, takes_ref=True),
    Tool("calls.hierarchy", "type_hierarchy", reads_only=True, takes_ref=True),
    Tool("calls.imports", "get_dependencies", reads_only=True, takes_ref=True),
    Tool("overview.snippet", "read_snippet", reads_only=True, takes_ref=True),
    Tool("changes.recent", "recent_changes", reads_only=True),
    Tool("changes.comparison", "compare_refs", reads_only=True),
    Tool("review.review", "review_change", reads_only=True),
    Tool("check.check", "check_rules", reads_only=True, is_core=False),
    Tool("sparql.ask", "ask", reads_only=True, takes_ref=True),
    Tool("overview.status", "index_status", reads_only=True),
    Tool("admin.load_code", "drop_snapshot", reads_only=False, destroys=True, is_idempotent=True, is_core=False),
    Tool("admin.projects", "drop_project", reads_only=False, destroys=True, is_idempotent=True, is_core=False),
)


_ENTITIES = {
    "find_code_by_owner": "entities",
    "find_code_by_business_goal": "symbols.search",
    "get_entity_details": "entities",
    "get_external_knowledge": "symbols.external_links",
    "get_graph_overview": "entities",
    "get_code_dependencies": "entities",
    "find_stale_documents": "symbols.documents",
}
"""Names that answer unlisted, as other graphs of code have them, and their modules."""
_REPORTS = ("load_report", "load_coverage", "load_sbom", "load_advisories", "load_scip")
"""Names that answer unlisted for reports of other tools, which load_rdf takes as well."""


def tool_called(name: str) -> Tool | None:
    """Return the tool of a name, listed or not: there is one for each language that has a loader."""
    if (home := _ENTITIES.get(name)) is not None:
        return Tool(home, name, reads_only=True, takes_ref=True)
    if name in _REPORTS:
        return Tool("admin.reports", name, reads_only=False, is_idempotent=True)
    found = next((tool for tool in TOOLS if tool.name == name), None)
    named = LOADER_OF_LANGUAGE.fullmatch(name)
    if found is not None or named is None:
        return found
    from oxigraph_code.languages.registry import installed

    try:
        installed().together_with(named["language"])
    except UnknownLanguage:
        return None
    return _loader(named["language"])


def near_names(name: str) -> list[str]:
    """Return the names of tools that are near to one that no tool has, the nearest first."""
    from oxigraph_code.languages.registry import installed

    loaders = [f"load_{loader.language_id}_code" for loader in installed().loaders]
    known = [*dict.fromkeys([*(tool.name for tool in TOOLS), *_ENTITIES, *_REPORTS, *loaders])]
    return difflib.get_close_matches(name.lower(), known, n=3) or [other for other in known if name.lower() in other]


__all__ = ["TOOLS", "Answer", "AnsweredEarly", "Call", "Tool", "Workspace", "chosen", "near_names", "tool_called"]
