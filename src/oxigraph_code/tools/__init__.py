"""What agents and people can ask for: plain functions that take plain arguments and return text.

For maintainers: ``TOOLS`` is the whole list; server and command line are made from it. Nothing heavy may be imported
here.
"""

from oxigraph_code.tools.ask import ask
from oxigraph_code.tools.call_paths import find_path
from oxigraph_code.tools.callees import get_callees
from oxigraph_code.tools.callers import get_callers
from oxigraph_code.tools.code import load_code, load_python_code, load_rust_code, load_ts_code
from oxigraph_code.tools.comparison import compare_refs
from oxigraph_code.tools.context import get_context
from oxigraph_code.tools.graph import list_graphs, load_rdf, sparql_query, sparql_update
from oxigraph_code.tools.hierarchy import type_hierarchy
from oxigraph_code.tools.history import load_git_history
from oxigraph_code.tools.impact import impact_analysis
from oxigraph_code.tools.imports import get_dependencies
from oxigraph_code.tools.map import repo_map
from oxigraph_code.tools.outline import outline
from oxigraph_code.tools.projects import drop_project
from oxigraph_code.tools.recent import recent_changes
from oxigraph_code.tools.references import find_references
from oxigraph_code.tools.search import search_code
from oxigraph_code.tools.snapshots import drop_snapshot
from oxigraph_code.tools.snippet import read_snippet
from oxigraph_code.tools.status import index_status
from oxigraph_code.tools.symbol_card import get_symbol
from oxigraph_code.tools.tool import Tool, chosen
from oxigraph_code.tools.workspace import Answer, Call, Workspace

TOOLS: tuple[Tool, ...] = (
    Tool(
        get_context,
        reads_only=True,
        is_core=True,
        is_always_loaded=True,
        hint="start a task here: relevant code, entry points, context of a change, where to begin",
    ),
    Tool(
        sparql_query,
        reads_only=True,
        may_reach_network=True,
        is_core=True,
        is_always_loaded=True,
        hint="sparql knowledge graph query code structure",
    ),
    Tool(sparql_update, reads_only=False, destroys=True, may_reach_network=True),
    Tool(load_rdf, reads_only=False),
    Tool(list_graphs, reads_only=True),
    Tool(load_code, reads_only=False, is_idempotent=True, is_core=True, hint="index project source code graph"),
    Tool(load_python_code, reads_only=False, is_idempotent=True),
    Tool(load_rust_code, reads_only=False, is_idempotent=True),
    Tool(load_ts_code, reads_only=False, is_idempotent=True),
    Tool(
        search_code,
        reads_only=True,
        is_core=True,
        is_always_loaded=True,
        hint="search find code symbol name words grep text regex",
    ),
    Tool(repo_map, reads_only=True, is_core=True, hint="overview of a project structure first look"),
    Tool(outline, reads_only=True, hint="symbols of a file classes functions structure"),
    Tool(get_symbol, reads_only=True, is_core=True, hint="explain a symbol definition docs code members"),
    Tool(get_callers, reads_only=True, is_core=True, is_always_loaded=True, hint="who calls a function usages callers"),
    Tool(get_callees, reads_only=True, is_core=True, hint="what does a function call callees"),
    Tool(
        impact_analysis,
        reads_only=True,
        is_core=True,
        is_always_loaded=True,
        hint="what breaks if I change, dependents, tests to run, blast radius",
    ),
    Tool(find_path, reads_only=True, hint="how does one function reach another call path chain"),
    Tool(find_references, reads_only=True, hint="find usages references of a symbol rename"),
    Tool(type_hierarchy, reads_only=True, hint="subclasses implementations inheritance overrides"),
    Tool(get_dependencies, reads_only=True, hint="imports packages cycles dependencies of a file"),
    Tool(read_snippet, reads_only=True, is_core=True, hint="read lines of a file code"),
    Tool(recent_changes, reads_only=True, hint="recent changes git diff working tree hot spots authors who changed"),
    Tool(compare_refs, reads_only=False, is_idempotent=True, hint="compare branches review changed signatures calls"),
    Tool(drop_snapshot, reads_only=False, destroys=True, is_idempotent=True),
    Tool(drop_project, reads_only=False, destroys=True, is_idempotent=True),
    Tool(load_git_history, reads_only=False, is_idempotent=True, hint="git commits authors recent changes hot spots"),
    Tool(ask, reads_only=True, hint="question in words about the code base natural language"),
    Tool(index_status, reads_only=True, is_core=True),
)

__all__ = ["TOOLS", "Answer", "Call", "Tool", "Workspace", "chosen"]
