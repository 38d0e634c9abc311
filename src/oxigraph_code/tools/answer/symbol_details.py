"""Symbols as answers show them, and the modules at a path.

For maintainers: the details of a symbol cost more than finding it, so they are queried only for the symbols in an
answer, and for all of these at once. This module must not know the question, nor the forms in which people write names.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from oxigraph_code import identity
from oxigraph_code.queries import StringTerm
from oxigraph_code.queries.lines import line_number
from oxigraph_code.search.words import last_part
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.workspace.scope import QuestionScope, module_files
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

if TYPE_CHECKING:
    from oxigraph_code.resolution.language.semantics import Semantics

EXTERNAL = "ExternalSymbol"

# The kinds of one symbol, the most specific first.
_RANK = ("Route", "Method", "Enum", "Trait", "Class", "Function")


_MAX_SIGNATURE_LENGTH = 90


def brief(signature: str) -> str:
    """Shorten a signature to fit a line among many."""
    if len(signature) <= _MAX_SIGNATURE_LENGTH:
        return signature
    start = signature[:_MAX_SIGNATURE_LENGTH]
    return f"{start[: start.rfind(', ') + 2] or start}…"


class Symbol(NamedTuple):
    """A symbol of the graph.

    ``path`` leads from the root to its file, ``owner`` is the IRI of the symbol around it (or empty), ``module`` the
    IRI of its file.
    """

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
        # The heading of a section may hold a dot: "1. Context".
        return self.name if self.kind == "Section" else last_part(self.name)

    @property
    def place(self) -> str:
        """The symbol in a line of its own."""
        if not self.path:
            return f"external {self.name}"
        if self.kind == "Module":
            return f"{self.path} module"
        return f"{self.path}:{self.line} {self.kind.lower()} {self.name}"

    @property
    def label(self) -> str:
        """The symbol in a line below the path of its file."""
        if self.kind == "Module":
            return "at module level"
        return f"{self.kind.lower()} {self.name}" if self.path else self.name

    @property
    def within(self) -> str:
        """The symbol after a place in it; empty for a module, whose path says so."""
        return "" if self.kind == "Module" else f" in {self.label}"

    @property
    def row(self) -> Row:
        return Row(f"{self.place}{brief(self.signature)}", self.data)

    @property
    def data(self) -> Mapping[str, Any]:
        """The fields for scripts."""
        return {
            "iri": self.iri,
            "kind": self.kind,
            "name": self.name,
            "path": self.path,
            "line": self.line,
            "end": self.end,
            "signature": self.signature,
        }


def details(workspace: Workspace, scope: QuestionScope, iris: Sequence[str], graph: str = "") -> dict[str, Symbol]:
    """Load the symbols with some IRIs, ordered by file and line."""
    return _symbols(scope, batched_rows(workspace, "symbol_details", "symbol", iris, graph, module=None, called=None))


def symbols_in(
    workspace: Workspace, scope: QuestionScope, modules: Sequence[str], called: Sequence[StringTerm] | None = None
) -> dict[str, Symbol]:
    """Load the symbols that modules define, ordered by file and line.

    ``called`` restricts them to some names.
    """
    return _symbols(scope, workspace.rows("symbol_details", module=modules, symbol=None, called=called))


def _symbols(scope: QuestionScope, rows: Iterable[Mapping[str, str]]) -> dict[str, Symbol]:
    found: dict[str, Symbol] = {}
    for row in rows:
        kind, known = row["kind"].removeprefix(identity.BASE), found.get(row["symbol"])
        if known is None or _rank(kind) < _rank(known.kind):
            found[row["symbol"]] = _symbol(scope, row, kind)
    return {symbol.iri: symbol for symbol in sorted(found.values(), key=by_place)}


def modules_at(workspace: Workspace, scope: QuestionScope, path: str) -> list[str]:
    """Return the modules at a path below the root, or at the end of such a path; may be empty."""
    wanted = _below_root(scope, path)
    starts = {f"{folder}/" if folder else "" for folder in scope.projects.values()}
    exact = {wanted.removeprefix(start) for start in starts if wanted.startswith(start)}
    rows = workspace.rows("modules_at", path=[StringTerm(entry) for entry in sorted(exact)]) if exact else []
    at = [row["module"] for row in rows if _path(scope, row["module"]) == wanted and scope.holds(row["module"])]
    if at:
        return at
    end = f"/{wanted}"
    named = workspace.cached(f"modules by file name of {scope.key}", lambda: _by_file_name(workspace, scope))
    return [module for module in named.get(wanted.rpartition("/")[2], ()) if f"/{_path(scope, module)}".endswith(end)]


def _by_file_name(workspace: Workspace, scope: QuestionScope) -> Mapping[str, list[str]]:
    found = defaultdict(list)
    for module in module_files(workspace, scope):
        found[_path(scope, module).rpartition("/")[2]].append(module)
    return found


def modules_below(workspace: Workspace, scope: QuestionScope, folder: str) -> list[str]:
    """Return the modules in a folder below the root and its subfolders, ordered by path."""
    start = _below_root(scope, folder)
    paths = {module: identity.readable(path) for module, path in module_files(workspace, scope).items()}
    inside = [module for module, path in paths.items() if start in ("", ".") or path.startswith(f"{start}/")]
    return sorted(inside, key=lambda module: paths[module])


def _below_root(scope: QuestionScope, path: str) -> str:
    """Return the path as literals of the graph have it."""
    relative = path.removeprefix(f"{scope.root.as_posix()}/").removeprefix("./").replace("\\", "/").strip("/")
    return identity.readable(relative)


def _path(scope: QuestionScope, module: str) -> str:
    return identity.readable(scope.path_of(module))


def _symbol(scope: QuestionScope, row: Mapping[str, str], kind: str) -> Symbol:
    return Symbol(
        row["symbol"],
        kind,
        row["name"],
        scope.path_of(row["module"]),
        line_number(row["line"]),
        line_number(row["end"]),
        row.get("signature", ""),
        row.get("owner", ""),
        row.get("visibility", ""),
        row["module"],
    )


def most_specific_kind(kinds: Iterable[str]) -> str:
    """Choose the most specific of the kinds of a symbol."""
    return min(kinds, key=_rank)


def _rank(kind: str) -> int:
    return _RANK.index(kind) if kind in _RANK else len(_RANK)


def by_place(symbol: Symbol) -> tuple[str, int, str]:
    return symbol.path, symbol.line, symbol.iri


def constructors(methods: Sequence[Symbol], owners: Mapping[str, Symbol]) -> set[str]:
    """Find the constructors, which are used with their class."""
    return {
        entry.iri
        for entry in methods
        if entry.kind == "Method"
        and (semantics := semantics_of(entry.path))
        and semantics.object_model.is_constructor(entry.short_name, owners[entry.owner].short_name)
    }


def semantics_of(path: str) -> Semantics | None:
    """Return the semantics of the language of a file; ``None`` if no loader resolves it."""
    from oxigraph_code.languages.loader import extracts
    from oxigraph_code.languages.registry import installed

    loader = installed().loader_of(path)
    return loader.semantics if loader is not None and extracts(loader) else None
