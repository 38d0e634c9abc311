"""Tools: plain functions that take plain arguments and return text.

For maintainers: ``TOOLS`` is the whole list; server and command line are made from it. Each tool is named by its module
and its function, so that a command loads no other. Nothing heavy may be imported here.
"""

from oxigraph_code.tools.tool import Tool, chosen
from oxigraph_code.tools.workspace.workspace import Answer, Call, Workspace

TOOLS: tuple[Tool, ...] = (
    Tool(
        "context.context",
        "get_context",
        reads_only=True,
        is_core=True,
        is_always_loaded=True,
        hint="start a task here: relevant code, entry points, context of a change, where to begin",
    ),
    Tool(
        "sparql.endpoint",
        "sparql_query",
        reads_only=True,
        may_reach_network=True,
        is_core=True,
        is_always_loaded=True,
        hint="sparql knowledge graph query code structure",
    ),
    Tool("sparql.endpoint", "sparql_update", reads_only=False, destroys=True, may_reach_network=True),
    Tool("sparql.endpoint", "load_rdf", reads_only=False),
    Tool("sparql.endpoint", "list_graphs", reads_only=True),
    Tool(
        "admin.load_code",
        "load_code",
        reads_only=False,
        is_idempotent=True,
        may_reach_network=True,
        is_core=True,
        hint="index project source code graph",
    ),
    Tool("admin.load_code", "load_python_code", reads_only=False, is_idempotent=True, may_reach_network=True),
    Tool("admin.load_code", "load_rust_code", reads_only=False, is_idempotent=True, may_reach_network=True),
    Tool("admin.load_code", "load_ts_code", reads_only=False, is_idempotent=True, may_reach_network=True),
    Tool(
        "symbols.search",
        "search_code",
        reads_only=True,
        is_core=True,
        is_always_loaded=True,
        hint="search find code symbol name words grep text regex",
    ),
    Tool(
        "overview.repo_map",
        "repo_map",
        reads_only=True,
        is_core=True,
        hint="overview of a project structure first look",
    ),
    Tool("overview.outline", "outline", reads_only=True, hint="symbols of a file classes functions structure"),
    Tool(
        "symbols.symbol_card",
        "get_symbol",
        reads_only=True,
        is_core=True,
        hint="explain a symbol definition docs code members",
    ),
    Tool(
        "calls.callers",
        "get_callers",
        reads_only=True,
        is_core=True,
        is_always_loaded=True,
        hint="who calls a function usages callers",
    ),
    Tool("calls.callees", "get_callees", reads_only=True, hint="what does a function call callees"),
    Tool(
        "calls.impact",
        "impact_analysis",
        reads_only=True,
        is_core=True,
        is_always_loaded=True,
        hint="what breaks if I change, dependents, tests to run, blast radius",
    ),
    Tool("calls.call_paths", "find_path", reads_only=True, hint="how does one function reach another call path chain"),
    Tool(
        "references.references",
        "find_references",
        reads_only=True,
        is_core=True,
        hint="find usages references of a symbol rename",
    ),
    Tool("calls.hierarchy", "type_hierarchy", reads_only=True, hint="subclasses implementations inheritance overrides"),
    Tool("calls.imports", "get_dependencies", reads_only=True, hint="imports packages cycles dependencies of a file"),
    Tool("overview.snippet", "read_snippet", reads_only=True, is_core=True, hint="read lines of a file code"),
    Tool(
        "changes.recent",
        "recent_changes",
        reads_only=True,
        hint="recent changes git diff working tree hot spots authors who changed",
    ),
    Tool(
        "changes.comparison",
        "compare_refs",
        reads_only=True,
        hint="compare branches review changed signatures calls",
    ),
    Tool("admin.snapshots", "drop_snapshot", reads_only=False, destroys=True, is_idempotent=True),
    Tool("admin.projects", "drop_project", reads_only=False, destroys=True, is_idempotent=True),
    Tool(
        "admin.load_history",
        "load_git_history",
        reads_only=False,
        is_idempotent=True,
        hint="git commits authors recent changes hot spots",
    ),
    Tool("sparql.ask", "ask", reads_only=True, hint="question in words about the code base natural language"),
    Tool("overview.status", "index_status", reads_only=True),
)

__all__ = ["TOOLS", "Answer", "Call", "Tool", "Workspace", "chosen"]
