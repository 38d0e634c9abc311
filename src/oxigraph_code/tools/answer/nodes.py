"""What edges lead to, as answers show it.

For maintainers: a hub has thousands of neighbours and an answer shows a hundred of them, so only where each is in is
asked for of all; the rest is asked for when somebody shows it, with what is shown next. This module must not know
which edges led there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice

from oxigraph_code import identity
from oxigraph_code.tools.answer.symbol_details import EXTERNAL, Symbol, by_place, details
from oxigraph_code.tools.workspace.scope import Scope
from oxigraph_code.tools.workspace.workspace import Workspace, asked

_AT_A_TIME = 100
"""How many are told of at least when one is."""


class Nodes(Mapping[str, Symbol]):
    """Symbols, modules, which have no lines of their own, and external symbols, in the order of their places."""

    def __init__(self, workspace: Workspace, scope: Scope, iris: Iterable[str]) -> None:
        self._workspace = workspace
        self._scope = scope
        self._known: dict[str, Symbol] = {}
        self._modules: dict[str, str] = {}
        self._paths: dict[str, str] = {}
        self._expected: dict[str, int] = {}
        self.add(iris)

    def add(self, iris: Iterable[str]) -> None:
        """Take in more of them."""
        fresh = [iri for iri in dict.fromkeys(iris) if iri not in self._paths]
        inside = [iri for iri in fresh if not identity.external_name(iri)]
        if len(inside) <= _AT_A_TIME:
            known = details(self._workspace, self._scope, inside)
            self._known |= known
            modules = {iri: symbol.module for iri, symbol in known.items()}
        else:
            rows = asked(self._workspace, "modules_of", "symbol", inside)
            modules = {row["symbol"]: row["module"] for row in rows}
        self._modules |= modules
        self._known |= {iri: _unlisted(self._scope, iri) for iri in fresh if iri not in modules}
        places = {module: self._scope.path_of(module) for module in set(modules.values())}
        for iri in fresh:
            self._paths[iri] = places[modules[iri]] if iri in modules else self._known[iri].path

    @property
    def paths(self) -> Mapping[str, str]:
        """Where each is."""
        return self._paths

    def path(self, iri: str) -> str:
        """The path of the file that something is, or is in; empty where it is outside."""
        return self._paths[iri]

    def module(self, iri: str) -> str:
        """The module that a symbol is in; empty where it is none."""
        return self._modules.get(iri, "")

    def is_module(self, iri: str) -> bool:
        return iri not in self._modules and bool(self._paths[iri])

    def ordered(self, iris: Iterable[str]) -> list[Symbol]:
        """Some of them, each once, by their places."""
        wanted = dict.fromkeys(iris)
        self.learn(wanted)
        return sorted((self._known[iri] for iri in wanted), key=by_place)

    def expect(self, iris: Iterable[str]) -> None:
        """Some are shown, if there is room, after all that was expected before."""
        for iri in iris:
            if iri not in self._known:
                self._expected.setdefault(iri, len(self._expected))

    def learn(self, iris: Iterable[str]) -> None:
        """Ask for some at once, and where they are few for what is expected after them."""
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


def _unlisted(scope: Scope, iri: str) -> Symbol:
    if name := identity.external_name(iri):
        return Symbol(iri, EXTERNAL, name, "", 0, 0)
    path = scope.path_of(iri)
    return Symbol(iri, "Module", path, path, 1, 0)
