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
        """Gather the context of a task: entry points, their code, dependencies, users and tests."""
        return self._ask("get_context", locals())

    def sparql_query(self, query: str, default_graph: str = "", format: str = "", store: str = "local") -> ToolAnswer:
        """Answer a read-only SPARQL query over the code knowledge graph."""
        return self._ask("sparql_query", locals())

    def sparql_update(self, update: str) -> ToolAnswer:
        """Change the graph with SPARQL Update: all of it or, on any error, nothing."""
        return self._ask("sparql_update", locals())

    def load_rdf(self, input: str, format: str = "", base_iri: str = "", graph: str = "") -> ToolAnswer:
        """Load RDF from a file or from text into the graph."""
        return self._ask("load_rdf", locals())

    def list_graphs(self) -> ToolAnswer:
        """List the named graphs of the store."""
        return self._ask("list_graphs", locals())

    def load_code(self, path: str, language: str = "", ref: str = "", full: bool = False) -> ToolAnswer:
        """Index source code into the knowledge graph, or bring the index up to date."""
        return self._ask("load_code", locals())

    def load_python_code(self, path: str) -> ToolAnswer:
        """Index Python source code: modules, classes, functions, imports, calls, dependencies."""
        return self._ask("load_python_code", locals())

    def load_go_code(self, path: str) -> ToolAnswer:
        """Index Go source code: packages, types, interfaces, functions, methods, calls."""
        return self._ask("load_go_code", locals())

    def load_java_code(self, path: str) -> ToolAnswer:
        """Index Java source code: classes, interfaces, enums, records, methods, calls by overload."""
        return self._ask("load_java_code", locals())

    def load_rust_code(self, path: str) -> ToolAnswer:
        """Index Rust source code: types, traits, implementations, functions, macros, calls."""
        return self._ask("load_rust_code", locals())

    def load_ts_code(self, path: str) -> ToolAnswer:
        """Index TypeScript and JavaScript source code: modules, classes, functions, types, imports."""
        return self._ask("load_ts_code", locals())

    def search_code(self, query: str = "", mode: str = "symbols", kind: str = "", language: str = "", path: str = "",
        owner: str = "", visibility: str = "", max_results: int = 0, project: str = "", offset: int = 0,
        max_chars: int = 0, format: str = "text", ref: str = "") -> ToolAnswer:
        """Find code by a name, a part of one, or words in names and docs; or lines of files (mode=text)."""
        return self._ask("search_code", locals())

    def repo_map(self, project: str = "", offset: int = 0, max_chars: int = 0, format: str = "text",
        ref: str = "") -> ToolAnswer:
        """Give an overview of a project: folders with sizes, languages, most called symbols, entry points."""
        return self._ask("repo_map", locals())

    def outline(self, path: str, project: str = "", offset: int = 0, max_chars: int = 0, format: str = "text",
        ref: str = "") -> ToolAnswer:
        """List the symbols of a file or folder: classes, functions, methods, fields, with lines."""
        return self._ask("outline", locals())

    def get_symbol(self, symbol: str, code: bool = False, project: str = "", offset: int = 0, max_chars: int = 0,
        format: str = "text", ref: str = "") -> ToolAnswer:
        """Show one symbol: its kind, documentation, members, bases, uses, notes, and its code on request."""
        return self._ask("get_symbol", locals())

    def get_callers(self, symbol: str, depth: int | None = None, project: str = "", offset: int = 0, max_chars: int = 0,
        format: str = "text", ref: str = "") -> ToolAnswer:
        """List the callers of a function, method, class or macro, also one of a library, with lines."""
        return self._ask("get_callers", locals())

    def get_callees(self, symbol: str, depth: int | None = None, project: str = "", offset: int = 0, max_chars: int = 0,
        format: str = "text", ref: str = "") -> ToolAnswer:
        """List the callees of a function, or of the methods of a class, in the project and outside."""
        return self._ask("get_callees", locals())

    def impact_analysis(self, symbol: str, direction: str = "in", depth: int | None = None, project: str = "",
        offset: int = 0, max_chars: int = 0, format: str = "text", ref: str = "") -> ToolAnswer:
        """Find the impact of changing a symbol or file: direct and indirect dependents, and tests to run."""
        return self._ask("impact_analysis", locals())

    def find_path(self, source: str, target: str, k: int = 0, avoid: str = "", code: bool = False, bodies: bool = False,
        project: str = "", offset: int = 0, max_chars: int = 0, format: str = "text", ref: str = "") -> ToolAnswer:
        """Find paths of calls and handovers from one function, class, file or route to another, with lines."""
        return self._ask("find_path", locals())

    def get_subgraph(self, seeds: str, depth: int | None = None, direction: str = "both", edges: str = "",
        nodes: str = "", project: str = "", max_chars: int = 0, format: str = "mermaid", ref: str = "") -> ToolAnswer:
        """Draw the graph around some symbols or files: nodes and edges, as Mermaid or JSON."""
        return self._ask("get_subgraph", locals())

    def find_references(self, symbol: str, kind: str = "", project: str = "", offset: int = 0, max_chars: int = 0,
        format: str = "text", ref: str = "") -> ToolAnswer:
        """Find all references to a symbol: calls, writes, reads, type uses, subtypes, overrides, imports."""
        return self._ask("find_references", locals())

    def type_hierarchy(self, symbol: str, project: str = "", offset: int = 0, max_chars: int = 0, format: str = "text",
        ref: str = "") -> ToolAnswer:
        """Show the bases and subtypes of a class, trait or interface, or the overrides of a method."""
        return self._ask("type_hierarchy", locals())

    def get_dependencies(self, path: str, project: str = "", offset: int = 0, max_chars: int = 0, format: str = "text",
        ref: str = "") -> ToolAnswer:
        """List the imports of a file or folder, in the project and outside, its importers and import cycles."""
        return self._ask("get_dependencies", locals())

    def read_snippet(self, path: str, start: int = 1, end: int = 0, project: str = "", offset: int = 0,
        max_chars: int = 0, format: str = "text", ref: str = "") -> ToolAnswer:
        """Read some lines of a file inside the project, with their numbers and the symbols they are in."""
        return self._ask("read_snippet", locals())

    def recent_changes(self, commits: int = 20, path: str = "", since: str = "", project: str = "", offset: int = 0,
        max_chars: int = 0, format: str = "text") -> ToolAnswer:
        """List recent changes by symbol: in the working tree, by the last commits, or since a branch or tag."""
        return self._ask("recent_changes", locals())

    def compare_refs(self, base: str, head: str = "", path: str = ".", offset: int = 0, max_chars: int = 0,
        format: str = "text") -> ToolAnswer:
        """Compare two branches, tags or commits, or one with the working tree: symbols, bodies, calls."""
        return self._ask("compare_refs", locals())

    def drop_snapshot(self, path: str, ref: str) -> ToolAnswer:
        """Remove the snapshot of a branch, tag or commit from the graph."""
        return self._ask("drop_snapshot", locals())

    def drop_project(self, project: str) -> ToolAnswer:
        """Remove a project from the graph: its triples, its snapshots and the records of its files."""
        return self._ask("drop_project", locals())

    def load_git_history(self, path: str, max_commits: int = 500, branch: str = "") -> ToolAnswer:
        """Load the commits of a git repository: authors, dates, messages, changed files and renames."""
        return self._ask("load_git_history", locals())

    def ask(self, question: str, project: str = "", offset: int = 0, max_chars: int = 0, format: str = "text",
        ref: str = "") -> ToolAnswer:
        """Answer a question in words with the tool for it, or with the nearest of some eighty queries."""
        return self._ask("ask", locals())

    def index_status(self, offset: int = 0, max_chars: int = 0, format: str = "text") -> ToolAnswer:
        """List the projects and snapshots in the graph: root, languages, commit, index time; store size."""
        return self._ask("index_status", locals())
