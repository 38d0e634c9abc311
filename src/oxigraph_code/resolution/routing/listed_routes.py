"""Routes that an attribute of the program lists: paths, each with handlers or with another list.

For maintainers: the macro behind the attribute is of the program, so its meaning is unknown. The evidence is the form:
a handler under an HTTP method is a function of the program. A list that another one names is below the path there. This
module must not know any language, nor any framework.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from oxigraph_code.facts import FileFacts, Route, Target
from oxigraph_code.resolution.edges.references import SymbolReferences
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.inference.program_rules import ProgramRules
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.values import TYPES
from oxigraph_code.resolution.routing.methods import VERBS, method_named
from oxigraph_code.resolution.routing.mounts import join
from oxigraph_code.resolution.routing.texts import normalized

LISTS: Final = "/lists"
"""The name under which a file is known to have lists of routes."""
_RUN: Final = frozenset({"function", "method"})
_VERBS: Final = frozenset(map(str.upper, VERBS))
_JOINED: Final = "path"
_MAX_DEPTH: Final = 12
_MAX_ROUTES: Final = 16


class ListedPath(NamedTuple):
    """An entry of a list: a path, the word in front of a name in brackets, and that name."""

    path: str
    word: str
    name: str


def has_lists(facts: FileFacts, semantics: Semantics) -> bool:
    """Return true if an attribute of a file may list routes."""
    return any(
        next(iter(semantics.listed_paths(text)), None) is not None
        for definition in facts.definitions
        for text in definition.decorators
    )


class ListedRoutes:
    """The lists of routes of a program."""

    def __init__(self, evaluator: ProgramRules, uses: SymbolReferences) -> None:
        self._program = evaluator.program
        self._semantics = evaluator.program.semantics
        self._uses = uses
        self._all = TrackedMemo(self._mounts, evaluator.program.seen)

    def of_file(self, facts: FileFacts) -> Iterator[Route]:
        """Yield the routes that the attributes of a file list."""
        for index, attribute, entries in self._lists(facts):
            scope = facts.definitions[index].scope
            found: dict[tuple[str, tuple[Target, ...]], list[str]] = defaultdict(list)
            for entry in entries:
                method = method_named(entry.word)
                named = self._uses.named(facts.path, scope, entry.name) if method in _VERBS else ()
                targets = tuple(target for target in named if self._kind(target) in _RUN)[:_MAX_ROUTES]
                if targets:
                    found[entry.path, targets].append(method)
            prefixes = self._prefixes(Target(facts.path, index), frozenset()) if found else []
            for (path, targets), methods in found.items():
                paths = tuple(dict.fromkeys(normalized(join(prefix, path, _JOINED)) for prefix in prefixes))
                line, end = facts.definitions[index].start_line, facts.definitions[index].end_line
                rule = f"{attribute}: a list of paths and handlers"
                yield Route(tuple(methods), paths, line, end, targets, framework=attribute, rule=rule)

    def _lists(self, facts: FileFacts) -> Iterator[tuple[int, str, Sequence[ListedPath]]]:
        """Yield the listed entries of a file, with the definitions and the names of their attributes."""
        for index, definition in enumerate(facts.definitions):
            for text in definition.decorators:
                if entries := [ListedPath(*entry) for entry in self._semantics.listed_paths(text)]:
                    yield index, text.partition("(")[0].strip(), entries

    def _mounts(self) -> Mapping[Target, Sequence[tuple[Target, str]]]:
        """Return the lists that others name, by the definition: the other definition, and the path there."""
        found: dict[Target, list[tuple[Target, str]]] = defaultdict(list)
        for path in sorted({path for path, _ in self._program.declared_anywhere(LISTS)}):
            facts = self._program.files[path]
            for index, _, entries in self._lists(facts):
                for entry in entries:
                    for child in self._uses.named(path, facts.definitions[index].scope, entry.name):
                        if self._kind(child) in TYPES:
                            found[child].append((Target(path, index), entry.path))
        return found

    def _prefixes(self, child: Target, seen: frozenset[Target]) -> list[str]:
        """Return the path prefixes that parent lists put before the routes of a list."""
        if child in seen or len(seen) > _MAX_DEPTH:
            return []
        above = self._all.compute().get(child, ())
        found = [
            join(prefix, path, _JOINED) for parent, path in above for prefix in self._prefixes(parent, seen | {child})
        ]
        return found[:_MAX_ROUTES] or [""]

    def _kind(self, target: Target) -> str:
        return self._program.files[target.path].definitions[target.definition].kind if target.definition >= 0 else ""
