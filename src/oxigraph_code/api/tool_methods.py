"""A method for each tool.

Generated from ``tools`` by ``python -m docs.generate``; do not edit.
"""
# fmt: off

from __future__ import annotations

from typing import Any

from oxigraph_code.api.results import ToolAnswer


class ToolMethods:
    """The tools as methods of a graph; docs/reference/tools.md explains their arguments."""

    def call(self, tool: str, **arguments: Any) -> ToolAnswer:
        raise NotImplementedError

    def _ask(self, tool: str, given: dict[str, Any]) -> ToolAnswer:
        return self.call(tool, **{name: value for name, value in given.items() if name != "self"})

    def get_context(self, task: str, max_chars: int = 0, hints: str = "", project: str = "", format: str = "text",
        ref: str = "") -> ToolAnswer:
        """Gather what a task needs: entry points, their code, dependencies, users, tests."""
        return self._ask("get_context", locals())

    def sparql_query(self, query: str, default_graph: str = "", format: str = "", store: str = "local") -> ToolAnswer:
        """Answer a read-only SPARQL query over the code graph."""
        return self._ask("sparql_query", locals())

    def sparql_update(self, update: str) -> ToolAnswer:
        """Change the graph by SPARQL Update: all of it or, on an error, nothing."""
        return self._ask("sparql_update", locals())

    def load_rdf(self, input: str, format: str = "", base_iri: str = "", graph: str = "") -> ToolAnswer:
        """Load RDF or a report (coverage, SBOM, OSV): all of it or nothing."""
        return self._ask("load_rdf", locals())

    def list_graphs(self) -> ToolAnswer:
        """List the graphs of the store."""
        return self._ask("list_graphs", locals())

    def load_code(self, path: str, language: str = "", ref: str = "", full: bool = False) -> ToolAnswer:
        """Index source code, or bring its index up to date."""
        return self._ask("load_code", locals())

    def load_rust_code(self, path: str) -> ToolAnswer:
        """Index the rust files of a project alone, as load_code does."""
        return self._ask("load_rust_code", locals())

    def load_python_code(self, path: str) -> ToolAnswer:
        """Index the python files of a project alone, as load_code does."""
        return self._ask("load_python_code", locals())

    def load_ts_code(self, path: str) -> ToolAnswer:
        """Index the ts files of a project alone, as load_code does."""
        return self._ask("load_ts_code", locals())

    def load_git_history(self, path: str, max_commits: int = 500, branch: str = "") -> ToolAnswer:
        """Load git commits, linked to the code."""
        return self._ask("load_git_history", locals())

    def search_code(self, query: str = "", mode: str = "symbols", kind: str = "", language: str = "", path: str = "",
        owner: str = "", visibility: str = "", status: str = "", tags: str = "", max_results: int = 0,
        project: str = "", offset: int = 0, max_chars: int = 0, format: str = "text", ref: str = "") -> ToolAnswer:
        """Find symbols by name, part of a name, or words in docs; or lines of text."""
        return self._ask("search_code", locals())

    def repo_map(self, project: str = "", offset: int = 0, max_chars: int = 0, format: str = "text",
        ref: str = "") -> ToolAnswer:
        """Show a project at a glance."""
        return self._ask("repo_map", locals())

    def outline(self, path: str, project: str = "", offset: int = 0, max_chars: int = 0, format: str = "text",
        ref: str = "") -> ToolAnswer:
        """List the symbols of a file or folder."""
        return self._ask("outline", locals())

    def get_symbol(self, symbol: str, code: bool = False, project: str = "", offset: int = 0, max_chars: int = 0,
        format: str = "text", ref: str = "") -> ToolAnswer:
        """Explain one symbol."""
        return self._ask("get_symbol", locals())

    def get_callers(self, symbol: str, depth: int | None = None, project: str = "", offset: int = 0, max_chars: int = 0,
        format: str = "text", ref: str = "") -> ToolAnswer:
        """List the callers of a function, method, class or macro, also of a library's."""
        return self._ask("get_callers", locals())

    def get_callees(self, symbol: str, depth: int | None = None, project: str = "", offset: int = 0, max_chars: int = 0,
        format: str = "text", ref: str = "") -> ToolAnswer:
        """List the callees of a function or of a class's methods."""
        return self._ask("get_callees", locals())

    def impact_analysis(self, symbol: str, direction: str = "in", depth: int | None = None, project: str = "",
        offset: int = 0, max_chars: int = 0, format: str = "text", ref: str = "") -> ToolAnswer:
        """Find what a change of a symbol or file may break, and the tests to run."""
        return self._ask("impact_analysis", locals())

    def find_path(self, source: str, target: str, k: int = 0, avoid: str = "", code: bool = False, bodies: bool = False,
        project: str = "", offset: int = 0, max_chars: int = 0, format: str = "text", ref: str = "") -> ToolAnswer:
        """Find how one function, class, file or route reaches another."""
        return self._ask("find_path", locals())

    def get_subgraph(self, seeds: str, depth: int | None = None, direction: str = "both", edges: str = "",
        nodes: str = "", project: str = "", max_chars: int = 0, format: str = "mermaid", ref: str = "") -> ToolAnswer:
        """Draw the graph around symbols or files."""
        return self._ask("get_subgraph", locals())

    def find_references(self, symbol: str, kind: str = "", project: str = "", offset: int = 0, max_chars: int = 0,
        format: str = "text", ref: str = "") -> ToolAnswer:
        """Find all uses of a symbol: calls, writes, reads, types, subtypes, overrides, imports, handovers."""
        return self._ask("find_references", locals())

    def type_hierarchy(self, symbol: str, project: str = "", offset: int = 0, max_chars: int = 0, format: str = "text",
        ref: str = "") -> ToolAnswer:
        """Show bases and subtypes of a class, trait or interface, or overrides of a method."""
        return self._ask("type_hierarchy", locals())

    def get_dependencies(self, path: str, project: str = "", offset: int = 0, max_chars: int = 0, format: str = "text",
        ref: str = "") -> ToolAnswer:
        """List the imports of a file, folder or package, its importers, and import cycles."""
        return self._ask("get_dependencies", locals())

    def read_snippet(self, path: str, start: int = 1, end: int = 0, project: str = "", offset: int = 0,
        max_chars: int = 0, format: str = "text", ref: str = "") -> ToolAnswer:
        """Read lines of a file, as they are now."""
        return self._ask("read_snippet", locals())

    def recent_changes(self, commits: int = 20, path: str = "", since: str = "", project: str = "", offset: int = 0,
        max_chars: int = 0, format: str = "text") -> ToolAnswer:
        """List changes by symbol: uncommitted, of the last commits, or since a ref."""
        return self._ask("recent_changes", locals())

    def compare_refs(self, base: str, head: str = "", path: str = ".", offset: int = 0, max_chars: int = 0,
        format: str = "text") -> ToolAnswer:
        """Compare symbols and calls of two refs."""
        return self._ask("compare_refs", locals())

    def review_change(self, base: str = "", head: str = "", path: str = ".", offset: int = 0, max_chars: int = 0,
        format: str = "text") -> ToolAnswer:
        """Review a change or branch."""
        return self._ask("review_change", locals())

    def check_rules(self, base: str = "", path: str = ".", offset: int = 0, max_chars: int = 0,
        format: str = "text") -> ToolAnswer:
        """Check the architecture rules of a project."""
        return self._ask("check_rules", locals())

    def ask(self, question: str, project: str = "", offset: int = 0, max_chars: int = 0, format: str = "text",
        ref: str = "") -> ToolAnswer:
        """Answer a question in words."""
        return self._ask("ask", locals())

    def index_status(self, offset: int = 0, max_chars: int = 0, format: str = "text") -> ToolAnswer:
        """List the indexed projects and snapshots."""
        return self._ask("index_status", locals())

    def drop_snapshot(self, path: str, ref: str) -> ToolAnswer:
        """Remove the snapshot of a branch, tag or commit."""
        return self._ask("drop_snapshot", locals())

    def drop_project(self, project: str) -> ToolAnswer:
        """Remove a project with its snapshots."""
        return self._ask("drop_project", locals())
