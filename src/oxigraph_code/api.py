"""The Python API: a code base opened as a graph, with queries and every tool as a method.

For maintainers: these are the tools without a protocol. No question and no answer is added, so that an answer is the
same here, over MCP and at a terminal.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

from oxigraph_code.config import load_settings
from oxigraph_code.errors import ArgumentError
from oxigraph_code.tools import TOOLS, Call, Tool, Workspace

_TOOLS = {tool.name: tool for tool in TOOLS}
_IN_MEMORY = Path("/dev/shm")  # noqa: S108 - a folder of its own with a random name is made in it


class ToolAnswer(NamedTuple):
    """The answer of a tool: its text and a notice; ``is_found`` is False if nothing fits the question."""

    text: str
    notice: str
    is_found: bool

    @property
    def data(self) -> Mapping[str, Any]:
        """The fields of an answer in the format ``json``. Raises ``ValueError`` for any other format."""
        found: Mapping[str, Any] = json.loads(self.text)
        return found


class CodeGraph:
    """The graph of a code base, with every tool as a method: ``graph.get_callers("Cart.total")``.

    Use it in a ``with`` statement, or call ``close``.
    """

    def __init__(self, root: Path, workspace: Workspace, resources: ExitStack) -> None:
        self.root = root
        self._workspace = workspace
        self._resources = resources

    def query(self, query: str, default_graph: str = "") -> list[dict[str, str]]:
        """The rows of a SELECT, each with its bound variables: the text of a literal, or the IRI of a node.

        The usual prefixes are declared. Raises ``QueryError`` and its kinds.
        """
        return self._workspace.store.rows(query, default_graph)

    def call(self, tool: str, **arguments: Any) -> ToolAnswer:
        """The answer of a tool by its name.

        The project is this one if the tool takes a project and none is given. Raises ``ArgumentError`` for a tool or an
        argument that does not exist, and what the tool raises.
        """
        found = _tool(tool)
        unknown = sorted(arguments.keys() - found.parameters.keys())
        if unknown:
            hint = f"arguments: {', '.join(found.parameters) or 'none'}"
            raise ArgumentError(f"{tool} has no argument {unknown[0]!r}", hint=hint, argument=unknown[0])
        given = {"project": str(self.root)} if "project" in found.parameters else {}
        defaults = found.defaults(self._workspace.settings)
        answer = found.run(self._workspace, Call(), **{**defaults, **given, **arguments})
        return ToolAnswer(answer.text, answer.notice, answer.is_found)

    def __getattr__(self, name: str) -> Callable[..., ToolAnswer]:
        if name.startswith("_") or name not in _TOOLS:
            raise AttributeError(f"no tool is called {name!r}")

        def method(*values: Any, **arguments: Any) -> ToolAnswer:
            return self.call(name, **dict(zip(_tool(name).parameters, values, strict=False)), **arguments)

        return method

    def close(self) -> None:
        """End the processes behind the graph, and delete its store if it is temporary."""
        self._resources.close()

    def __enter__(self) -> CodeGraph:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def open_project(path: str | Path, *, temporary: bool = False, **settings: Any) -> CodeGraph:
    """Index the project at a path, or bring its index up to date, and open its graph.

    ``settings`` are those of the reference by name; others come from the environment and the user's file. A
    ``temporary`` store is deleted when the graph is closed; it is in memory where the system has a folder there, and
    has no cache. Raises ``ConfigError``, ``FileError`` for a path that cannot be read, and ``StoreError``.
    """
    with ExitStack() as resources:
        if temporary:
            folder = resources.enter_context(_temporary_folder())
            settings = {"store_path": Path(folder) / "store", "cache_path": "", **settings}
        workspace = Workspace.open(load_settings(settings), waits=True)
        resources.callback(workspace.close)
        root = Path(os.path.realpath(path))
        _tool("load_code").run(workspace, Call(), path=str(root))
        return CodeGraph(root, workspace, resources.pop_all())


def _temporary_folder() -> tempfile.TemporaryDirectory[str]:
    if os.access(_IN_MEMORY, os.W_OK):
        with suppress(OSError):
            return tempfile.TemporaryDirectory(prefix="oxigraph-code-", dir=_IN_MEMORY)
    return tempfile.TemporaryDirectory(prefix="oxigraph-code-")


def _tool(name: str) -> Tool:
    if name not in _TOOLS:
        raise ArgumentError(f"no tool is called {name!r}", hint=f"tools: {', '.join(_TOOLS)}", argument="tool")
    return _TOOLS[name]
