"""Symbols and files as answers show them.

For maintainers: what is told of a symbol costs more than finding it, so it is asked for of those alone that an answer
shows, and of all of them at once. This module must not know what is asked about them, nor how people name them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from oxigraph_code import identity
from oxigraph_code.queries import Text
from oxigraph_code.search.words import last_part
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.workspace.scope import Scope
from oxigraph_code.tools.workspace.workspace import Workspace, asked

EXTERNAL = "ExternalSymbol"

# Of the kinds of one symbol, the one that tells most comes first.
_RANK = ("Route", "Method", "Enum", "Trait", "Class", "Function")


_LONGEST_SIGNATURE = 90


def brief(signature: str) -> str:
    """As much of a signature as tells it from others, for a line among many."""
    if len(signature) <= _LONGEST_SIGNATURE:
        return signature
    start = signature[:_LONGEST_SIGNATURE]
    return f"{start[: start.rfind(', ') + 2] or start}…"


class Symbol(NamedTuple):
    """A symbol: its IRI, its kind, its qualified name, the path of its file below the root, the lines it takes, its
    signature, what it is nested in (an IRI, or empty), whether it can be seen from outside, and the IRI of its file."""

    iri: str
    kind: str
    name: str
    path: str
    line: int
    end: int
    signature: str = ""
    owner: str = ""
    visibility: str = ""
    module: str = ""

    @property
    def short_name(self) -> str:
        return last_part(self.name)

    @property
    def place(self) -> str:
        """How a symbol is shown in a line."""
        if not self.path:
            return f"external {self.name}"
        if self.kind == "Module":
            return f"{self.path} module"
        return f"{self.path}:{self.line} {self.kind.lower()} {self.name}"

    @property
    def label(self) -> str:
        """How a symbol is shown below the path of its file."""
        if self.kind == "Module":
            return "at module level"
        return f"{self.kind.lower()} {self.name}" if self.path else self.name

    @property
    def row(self) -> Row:
        return Row(f"{self.place}{brief(self.signature)}", self.data)

    @property
    def data(self) -> Mapping[str, Any]:
        """The same for scripts."""
        return {
            "iri": self.iri,
            "kind": self.kind,
            "name": self.name,
            "path": self.path,
            "line": self.line,
            "end": self.end,
            "signature": self.signature,
        }


def details(workspace: Workspace, scope: Scope, iris: Sequence[str], graph: str = "") -> dict[str, Symbol]:
    """The symbols with some IRIs, in the order of their files and lines."""
    return _symbols(scope, asked(workspace, "symbol_details", "symbol", iris, graph, module=None, called=None))


def symbols_in(
    workspace: Workspace, scope: Scope, modules: Sequence[str], called: Sequence[Text] | None = None
) -> dict[str, Symbol]:
    """The symbols that some modules define, all or those of a name, in the order of their files and lines."""
    return _symbols(scope, workspace.rows("symbol_details", module=modules, symbol=None, called=called))


def _symbols(scope: Scope, rows: Iterable[Mapping[str, str]]) -> dict[str, Symbol]:
    found: dict[str, Symbol] = {}
    for row in rows:
        kind, known = row["kind"].removeprefix(identity.BASE), found.get(row["symbol"])
        if known is None or _rank(kind) < _rank(known.kind):
            found[row["symbol"]] = _symbol(scope, row, kind)
    return {symbol.iri: symbol for symbol in sorted(found.values(), key=by_place)}


def modules_at(workspace: Workspace, scope: Scope, path: str) -> list[str]:
    """The modules at a path below the root, or at the end of such a path; none where nothing is there."""
    wanted = path.removeprefix(f"{scope.root.as_posix()}/").removeprefix("./").replace("\\", "/").strip("/")
    starts = {f"{folder}/" if folder else "" for folder in scope.projects.values()}
    exact = {wanted.removeprefix(start) for start in starts if wanted.startswith(start)}
    rows = workspace.rows("modules_at", path=[Text(entry) for entry in sorted(exact)]) if exact else []
    at = [row["module"] for row in rows if _path(scope, row) == wanted and scope.holds(row["module"])]
    if at:
        return at
    every = workspace.kept_rows("module_paths", project=sorted(scope.projects))
    return [row["module"] for row in every if f"/{_path(scope, row)}".endswith(f"/{wanted}")]


def modules_below(workspace: Workspace, scope: Scope, folder: str) -> list[str]:
    """The modules in a folder below the root, and in those in it, in the order of their paths."""
    start = folder.removeprefix(f"{scope.root.as_posix()}/").removeprefix("./").replace("\\", "/").strip("/")
    rows = workspace.kept_rows("module_paths", project=sorted(scope.projects))
    paths = {row["module"]: _path(scope, row) for row in rows}
    inside = [module for module, path in paths.items() if start in ("", ".") or path.startswith(f"{start}/")]
    return sorted(inside, key=lambda module: paths[module])


def _path(scope: Scope, row: Mapping[str, str]) -> str:
    return scope.path(identity.project_of(row["module"]), row["path"])


def _symbol(scope: Scope, row: Mapping[str, str], kind: str) -> Symbol:
    return Symbol(
        row["symbol"],
        kind,
        row["name"],
        scope.path_of(row["module"]),
        int(row["line"]),
        int(row["end"]),
        row.get("signature", ""),
        row.get("owner", ""),
        row.get("visibility", ""),
        row["module"],
    )


def telling_kind(kinds: Iterable[str]) -> str:
    """Choose the kind of a symbol that says most."""
    return min(kinds, key=_rank)


def _rank(kind: str) -> int:
    return _RANK.index(kind) if kind in _RANK else len(_RANK)


def by_place(symbol: Symbol) -> tuple[str, int, str]:
    return symbol.path, symbol.line, symbol.iri
