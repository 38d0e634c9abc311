"""Symbols and modules at the ends of edges, with details loaded for those that are shown.

For maintainers: a hub has thousands of neighbours and an answer shows a hundred, so only files are queried for all
neighbours; details are queried when a row is made, together with the following rows. This module must not know the
edges.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice

from oxigraph_code import identity
from oxigraph_code.tools.answer.symbol_details import EXTERNAL, Symbol, by_place, details
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_AT_A_TIME = 40
"""The least number of symbols whose details are loaded together."""


class Nodes(Mapping[str, Symbol]):
    """Symbols, modules and external symbols by IRI, ordered by file and line."""

    def __init__(self, workspace: Workspace, scope: QuestionScope, iris: Iterable[str]) -> None:
        self._workspace = workspace
        self._scope = scope
        self._known: dict[str, Symbol] = {}
        self._modules: dict[str, str] = {}
        self._paths: dict[str, str] = {}
        self._expected: dict[str, int] = {}
        self.add(iris)

    def add(self, iris: Iterable[str]) -> None:
        """Add more symbols."""
        fresh = [iri for iri in dict.fromkeys(iris) if iri not in self._paths]
        inside = [iri for iri in fresh if not identity.external_name(iri)]
        if len(inside) <= _AT_A_TIME:
            known = details(self._workspace, self._scope, inside)
            self._known |= known
            modules = {iri: symbol.module for iri, symbol in known.items()}
        else:
            rows = batched_rows(self._workspace, "modules_of", "symbol", inside)
            modules = {row["symbol"]: row["module"] for row in rows}
        self._modules |= modules
        self._known |= {iri: _unlisted(self._scope, iri) for iri in fresh if iri not in modules}
        places = {module: self._scope.path_of(module) for module in set(modules.values())}
        for iri in fresh:
            self._paths[iri] = places[modules[iri]] if iri in modules else self._known[iri].path

    @property
    def paths(self) -> Mapping[str, str]:
        """The path of each."""
        return self._paths

    def path(self, iri: str) -> str:
        """Return the path of a module or of a symbol's file; empty for external symbols."""
        return self._paths[iri]

    def module(self, iri: str) -> str:
        """Return the module of a symbol; empty for a module or an external symbol."""
        return self._modules.get(iri, "")

    def is_module(self, iri: str) -> bool:
        return iri not in self._modules and bool(self._paths[iri])

    def names(self, iris: Iterable[str]) -> list[str]:
        """Return the names of the known ones among symbols, each once."""
        return list(dict.fromkeys(self[iri].name for iri in iris if iri in self))

    def ordered(self, iris: Iterable[str]) -> list[Symbol]:
        """Return some of the symbols, each once, ordered by file and line."""
        wanted = dict.fromkeys(iris)
        self.learn(wanted)
        return sorted((self._known[iri] for iri in wanted), key=by_place)

    def expect(self, iris: Iterable[str]) -> None:
        """Announce symbols that will be shown if the budget allows, after those announced before."""
        for iri in iris:
            if iri not in self._known:
                self._expected.setdefault(iri, len(self._expected))

    def learn(self, iris: Iterable[str]) -> None:
        """Load the details of symbols, and of the announced ones that follow if these are few."""
        unknown = [iri for iri in iris if iri not in self._known]
        if not unknown:
            return
        last = max(self._expected.get(iri, 0) for iri in unknown)
        after = islice(self._expected, last, last + max(_AT_A_TIME - len(unknown), 0))
        more = [iri for iri in after if iri not in self._known]
        self._known |= details(self._workspace, self._scope, list(dict.fromkeys([*unknown, *more])))

    def __getitem__(self, iri: str) -> Symbol:
        if iri not in self._known and iri in self._modules:
            self.learn([iri])
        return self._known[iri]

    def __contains__(self, iri: object) -> bool:
        return iri in self._paths

    def __iter__(self) -> Iterator[str]:
        return (symbol.iri for symbol in self.ordered(self._paths))

    def __len__(self) -> int:
        return len(self._paths)


def _unlisted(scope: QuestionScope, iri: str) -> Symbol:
    if name := identity.external_name(iri):
        return Symbol(iri, EXTERNAL, name, "", 0, 0)
    path = scope.path_of(iri)
    return Symbol(iri, "Module", path, path, 1, 0)
