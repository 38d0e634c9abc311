"""A code base opened as a graph, with queries and every tool as a method.

For maintainers: these are the tools without a protocol. No question and no answer is added, so that an answer is the
same here, over MCP and at a terminal.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any

from oxigraph_code.api.results import Picture, Rows, ToolAnswer
from oxigraph_code.api.tool_methods import ToolMethods
from oxigraph_code.errors import ArgumentError
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import TOOLS, Call, Tool, Workspace, tool_called
from oxigraph_code.tools.workspace.workspace import ProgressCallback

_IN_MEMORY = Path("/dev/shm")  # noqa: S108 - a folder of its own with a random name is made in it
_VIEWS = ("calls", "impact", "types")


class CodeGraph(ToolMethods):
    """The graph of a code base, with every tool as a method: ``graph.get_callers("Cart.total")``.

    Use it in a ``with`` statement, or call ``close``.
    """

    def __init__(
        self, root: Path, workspace: Workspace, resources: ExitStack, progress: ProgressCallback | None = None
    ) -> None:
        self.root = root
        self._progress = progress
        self._workspace = workspace
        self._resources = resources

    def query(self, query: str, default_graph: str = "") -> Rows:
        """Return the rows of a SELECT. The usual prefixes are declared. Raises ``QueryError`` and its kinds.

        An ASK has one row, with the truth value ``answer``. Raises ``ArgumentError`` for CONSTRUCT and DESCRIBE, which
        ``sparql_query`` answers.
        """
        found = self._workspace.store.query(query, default_graph, 0, is_users=True)
        if found.form == "graph":
            raise ArgumentError("the query has no rows", hint="use sparql_query for triples", argument="query")
        return (
            Rows.from_json(found.text)
            if found.form == "select"
            else Rows([{"answer": found.text == "true"}], ["answer"])
        )

    def call(self, tool: str, **arguments: Any) -> ToolAnswer:
        """Return the answer of a tool by its name.

        A tool that takes a project gets this one by default. Raises ``ArgumentError`` for a tool or an
        argument that does not exist, and what the tool raises.
        """
        found = _tool(tool)
        unknown = sorted(arguments.keys() - found.parameters.keys())
        if unknown:
            hint = f"arguments: {', '.join(found.parameters) or 'none'}"
            raise ArgumentError(f"{tool} has no argument {unknown[0]!r}", hint=hint, argument=unknown[0])
        given = {name: value for name, value in arguments.items() if value is not None}
        if "project" in found.parameters and not given.get("project"):
            given["project"] = str(self.root)
        call = Call(self._progress) if self._progress is not None else Call()
        answer = found.run(self._workspace, call, **{**found.defaults(self._workspace.settings), **given})
        return ToolAnswer(answer.text, answer.notice, answer.is_found)

    def draw(self, symbol: str, view: str = "calls") -> Picture:
        """Draw the ``calls``, the ``impact`` or the ``types`` of one symbol. Raises ``ArgumentError``."""
        from oxigraph_code.view import exported_page

        if view not in _VIEWS:
            raise ArgumentError(f"no view is called {view!r}", hint=f"views: {', '.join(_VIEWS)}", argument="view")
        found = self.call("get_symbol", symbol=symbol, format="json")
        if not found.is_found or "symbol" not in found.data:
            problem = found.data["summary"] if found.is_found else found.text
            raise ArgumentError(problem, hint="name it by its path, as in a.py:pay", argument="symbol")
        settings = replace(self._workspace.settings, root=self.root)
        return Picture(exported_page(replace(self._workspace, settings=settings), symbol, view, is_alone=True))

    def close(self) -> None:
        """End the processes behind the graph, and delete its store if it is temporary."""
        self._resources.close()

    def __enter__(self) -> CodeGraph:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def open_project(
    path: str | Path, *, temporary: bool = False, progress: ProgressCallback | None = None, **settings: Any
) -> CodeGraph:
    """Index the project at a path, or bring its index up to date, and open its graph.

    ``settings`` are named as in the reference; others come from the environment and the user's file. A
    ``temporary`` store is deleted when the graph is closed; it is in memory where the system has a folder there, and
    has no cache. ``progress`` is called with the stage of a run, the steps done and the steps in total, 0 if these are
    unknown, now and while a question waits. Raises ``ConfigError``, ``FileError`` for a path that cannot be read, and
    ``StoreError``.
    """
    with ExitStack() as resources:
        if temporary:
            folder = resources.enter_context(_temporary_folder())
            settings = {"store_path": Path(folder) / "store", "cache_path": "", **settings}
        workspace = Workspace.open(load_settings(settings), waits=True)
        resources.callback(workspace.close)
        root = Path(os.path.realpath(path))
        graph = CodeGraph(root, workspace, resources, progress)
        graph.load_code(str(root))
        graph._resources = resources.pop_all()
        return graph


def _temporary_folder() -> tempfile.TemporaryDirectory[str]:
    if os.access(_IN_MEMORY, os.W_OK):
        with suppress(OSError):
            return tempfile.TemporaryDirectory(prefix="oxigraph-code-", dir=_IN_MEMORY)
    return tempfile.TemporaryDirectory(prefix="oxigraph-code-")


def _tool(name: str) -> Tool:
    found = tool_called(name)
    if found is None:
        names = ", ".join(tool.name for tool in TOOLS)
        raise ArgumentError(f"no tool is called {name!r}", hint=f"tools: {names}", argument="tool")
    return found
