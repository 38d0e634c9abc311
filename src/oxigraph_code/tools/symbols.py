"""Symbols as people name them, and as answers show them.

For maintainers: nobody types an IRI. A name is taken by its last part, and what stands before it has to fit what the
symbol is nested in and the path of its file, in order; a separator is a separator, whichever a language writes. Of
several symbols none is guessed. This module must not know what is asked about them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Annotated, Any, NamedTuple

from oxigraph_code import identity
from oxigraph_code.queries import Text
from oxigraph_code.search.finding import near_names
from oxigraph_code.tools.listing import Row
from oxigraph_code.tools.scope import Scope, scope_of
from oxigraph_code.tools.search_index import search_index
from oxigraph_code.tools.workspace import Answer, Call, Workspace

Named = Annotated[str, "a qualified name or the end of one, path:name, path:line, or an IRI"]

AT_ONCE = 500
"""How many symbols a query is given."""

EXTERNAL = "ExternalSymbol"

_MOST = 20
_NEAREST = 5
_SEPARATORS = re.compile(r"::|[.#/\\]")
_LINE = re.compile(r"(?P<path>.+?):(?P<line>\d+)(?:-\d+)?")
# Of the kinds of one symbol, the one that tells most comes first.
_RANK = ("Method", "Enum", "Trait", "Class", "Function")


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
        return self.name.replace("::", ".").rpartition(".")[2]

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
        return Row(f"{self.place}{self.signature}", self.data)

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


class Meant(NamedTuple):
    """What a name means: the definitions of one symbol, of which an overloaded one has several. ``others`` counts the
    symbols that would fit too, less exactly."""

    definitions: tuple[Symbol, ...]
    others: int = 0

    @property
    def symbol(self) -> Symbol:
        return self.definitions[0]

    @property
    def iris(self) -> list[str]:
        return [definition.iri for definition in self.definitions]

    @property
    def place(self) -> str:
        """How it is shown in the first line of an answer."""
        several = f" ({len(self.definitions)} definitions)" if len(self.definitions) > 1 else ""
        return f"{self.symbol.place}{several}"

    @property
    def notes(self) -> list[str]:
        """What a reader has to know who meant another one."""
        if not self.others:
            return []
        return [f"{self.others:,} other symbols have a name that ends so; name one by its path, as path:Owner.name"]


def asked_about(workspace: Workspace, call: Call, symbol: str, project: str) -> tuple[Scope, Meant] | Answer:
    """The scope of a question about one symbol, and the symbol; the answer where one of them cannot be told."""
    scope = scope_of(workspace, call, project)
    if isinstance(scope, Answer):
        return scope
    found = meant(workspace, scope, symbol)
    return found if isinstance(found, Answer) else (scope, found)


def details(workspace: Workspace, scope: Scope, iris: Sequence[str], graph: str = "") -> dict[str, Symbol]:
    """The symbols with some IRIs, in the order of their files and lines."""
    parts = (iris[start : start + AT_ONCE] for start in range(0, len(iris), AT_ONCE))
    rows = (workspace.rows("symbol_details", graph, module=None, symbol=part) for part in parts)
    return _symbols(scope, chain.from_iterable(rows))


def symbols_in(workspace: Workspace, scope: Scope, modules: Sequence[str]) -> dict[str, Symbol]:
    """The symbols that some modules define, in the order of their files and lines."""
    return _symbols(scope, workspace.rows("symbol_details", module=modules, symbol=None))


def _symbols(scope: Scope, rows: Iterable[Mapping[str, str]]) -> dict[str, Symbol]:
    found: dict[str, Symbol] = {}
    for row in rows:
        kind, known = row["kind"].removeprefix(identity.BASE), found.get(row["symbol"])
        if known is None or _rank(kind) < _rank(known.kind):
            found[row["symbol"]] = _symbol(scope, row, kind)
    return {symbol.iri: symbol for symbol in sorted(found.values(), key=_by_place)}


def nodes(workspace: Workspace, scope: Scope, iris: Iterable[str]) -> dict[str, Symbol]:
    """What edges lead to: symbols, modules, which have no lines of their own, and external symbols; by places."""
    wanted = list(dict.fromkeys(iris))
    found = details(workspace, scope, [iri for iri in wanted if not identity.external_name(iri)])
    every = [*found.values(), *(_unlisted(scope, iri) for iri in wanted if iri not in found)]
    return {symbol.iri: symbol for symbol in sorted(every, key=_by_place)}


def _unlisted(scope: Scope, iri: str) -> Symbol:
    if name := identity.external_name(iri):
        return Symbol(iri, "ExternalSymbol", name, "", 0, 0)
    path = scope.path_of(iri)
    return Symbol(iri, "Module", path, path, 1, 0)


def meant(workspace: Workspace, scope: Scope, text: str) -> Meant | Answer:
    """The symbol that somebody names: by a qualified name or the end of one, by a path and a name or a line, or by its
    IRI. An answer that lists what it could be where that is several, and what is near where it is nothing."""
    text = text.strip().strip("<>`").removesuffix("()")
    if text.startswith((identity.BASE, "code:")):
        iri = text if text.startswith(identity.BASE) else identity.BASE + text.removeprefix("code:")
        found = details(workspace, scope, [iri])
        return Meant(tuple(found.values())) if found else _nothing(workspace, scope, text)
    path, _, name = text.rpartition(":") if "::" not in text else _split_path(text)
    modules = modules_at(workspace, scope, path) if path else []
    if modules and name.isdecimal():
        rows = workspace.rows("symbols_around", module=modules, start=int(name), end=int(name))
        around = sorted(details(workspace, scope, _iris(rows)).values(), key=lambda symbol: symbol.end - symbol.line)
        said = f"no symbol holds line {name} of {path}; outline shows what is there"
        return Meant((around[0],)) if around else Answer(said)
    wanted = name if modules else text
    fitting = _called(workspace, scope, wanted, modules) if modules else symbols_named(workspace, scope, text)
    if fitting and not fitting[0].path:
        return Meant(tuple(Symbol(called.iri, EXTERNAL, called.name, "", 0, 0) for called in fitting))
    return _one(workspace, scope, wanted, fitting) or _nothing(workspace, scope, wanted)


class Called(NamedTuple):
    """A symbol that a name fits: its IRI, its qualified name, the path of its file below the root and the IRI of that;
    the last two are empty where it is of a library."""

    iri: str
    name: str
    path: str = ""
    module: str = ""


def symbols_named(workspace: Workspace, scope: Scope, text: str) -> list[Called]:
    """All symbols that a name fits; where the root has none, those of libraries that are called exactly that."""
    if fitting := _called(workspace, scope, text):
        return fitting
    external = [row for row in workspace.rows("external_symbols", name=[Text(text)]) if scope.holds(row["symbol"])]
    return [Called(row["symbol"], row["name"]) for row in external]


def _called(workspace: Workspace, scope: Scope, text: str, modules: Sequence[str] | None = None) -> list[Called]:
    """The symbols of the root, or of some modules, that a name fits by its end and then by the path of their files."""
    wanted = _SEPARATORS.split(text)
    rows = workspace.rows("symbols_called", name=[Text(wanted[-1])], module=modules)
    called = [
        Called(row["symbol"], row["qualified"], scope.path_of(row["module"]), row["module"])
        for row in rows
        if scope.holds(row["symbol"])
    ]
    return sorted((symbol for symbol in called if _fits(wanted, symbol)), key=lambda symbol: (symbol.path, symbol.iri))


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


def _path(scope: Scope, row: Mapping[str, str]) -> str:
    return scope.path(identity.project_of(row["module"]), row["path"])


def _split_path(text: str) -> tuple[str, str, str]:
    """A path and a name of which one has double colons; only a path has a dot before a colon that is alone."""
    found = re.match(r"(.+\.\w+):(?!:)(.+)", text)
    return (found[1], ":", found[2]) if found else ("", "", text)


def _iris(rows: Iterable[Mapping[str, str]]) -> list[str]:
    return [row["symbol"] for row in rows]


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


def _rank(kind: str) -> int:
    return _RANK.index(kind) if kind in _RANK else len(_RANK)


def _by_place(symbol: Symbol) -> tuple[str, int, str]:
    return symbol.path, symbol.line, symbol.iri


def _fits(wanted: Sequence[str], symbol: Called) -> bool:
    name = _SEPARATORS.split(symbol.name)
    if wanted[-len(name) :] != name[-len(wanted) :]:
        return False
    place = iter(_SEPARATORS.split(symbol.path))
    return all(part in place for part in wanted[: -len(name)])


def _one(workspace: Workspace, scope: Scope, text: str, fitting: Sequence[Called]) -> Meant | Answer | None:
    """What is meant by a name that some symbols fit. The one with exactly this name comes before those that end so."""
    exact = [called for called in fitting if called.name == text] or fitting
    places = sorted({(called.path, called.name) for called in exact})
    if not places:
        return None
    shown = [called.iri for called in exact if called.path <= places[:_MOST][-1][0]]
    symbols = details(workspace, scope, shown)
    if len(places) == 1:
        return Meant(tuple(symbols.values()), len(fitting) - len(exact))
    firsts = {(symbol.path, symbol.name): symbol for symbol in reversed(symbols.values())}
    first, *_ = ordered = sorted(firsts.values(), key=_by_place)
    lines = [f"  {symbol.place}{symbol.signature}" for symbol in ordered[:_MOST]]
    more = [f"  and {len(places) - _MOST:,} more"] if len(places) > _MOST else []
    again = f"{first.path}:{first.name}"
    return Answer("\n".join([f"{len(places)} symbols are called {text}; name one, as in {again}", *lines, *more]))


def _nothing(workspace: Workspace, scope: Scope, text: str) -> Answer:
    with search_index(workspace, Call().told) as database:
        near = near_names(database, text, list(scope.projects), _NEAREST)
    said = f"no symbol is called {text} in {scope.root} · {scope.freshness}"
    nearest = f"nearest names: {', '.join(near)}" if near else "no name is near"
    return Answer(f"{said}\n{nearest}; search_code finds by words")
