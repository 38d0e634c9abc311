"""File-based routes: the path of a request follows from the path of a file.

For maintainers: the path of a file alone is no evidence, since any program may have a folder of pages; a settings file
of the framework must lie at the base of the routes or in a folder above. This module must not know any framework.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

from oxigraph_code.facts import FileFacts
from oxigraph_code.resolution.routing.handlers import Handler
from oxigraph_code.resolution.routing.methods import ANY, method_named
from oxigraph_code.resolution.routing.rule import RoutedProgram, RoutingRule
from oxigraph_code.resolution.routing.tables import FileRow

_ROUTE: Final = "route"
_METHOD: Final = "method"


class FileRoute(NamedTuple):
    """A file-based route: its path, its methods, its handler, and the table entry that matched."""

    path: str
    methods: tuple[str, ...]
    handler: Handler
    entry: FileRow


class FileRoutes(RoutingRule):
    """The routes that the files of a program have by their places."""

    def __init__(self, routed: RoutedProgram) -> None:
        super().__init__(routed)
        self._entries = [(entry.file, entry) for entry in routed.tables.files]

    def of_file(self, facts: FileFacts) -> Iterator[FileRoute]:
        """Yield the routes of a file, by the first entry that its place fits."""
        for pattern, entry in self._entries:
            match = pattern.search(facts.path)
            if match is None or not self._is_set_up(facts.path, match.start(), entry.beside):
                continue
            path = _path(match[_ROUTE] or "", entry)
            for export in entry.exports:
                name, _, stated = export.partition(" ")
                if name in facts.exports:
                    named = match.groupdict().get(_METHOD) or name
                    methods = stated.split("|") if stated else entry.methods or [method_named(named) or ANY]
                    yield FileRoute(path, tuple(methods), self._exported(facts, name), entry)
            return

    def _exported(self, facts: FileFacts, name: str) -> Handler:
        values = self._evaluator.of_member(self._program.value("module", facts.path), name)
        held = (values_held for value in values if value.kind == "wrapped" for values_held in value.arguments)
        found = [*values, *chain.from_iterable(held)]
        symbols = [value.target for value in found if value.kind == "symbol"]
        named = () if symbols else self._uses.named(facts.path, 0, name)
        return Handler(tuple([*symbols, *(target for target in named if target.definition >= 0)][:1]))

    def _is_set_up(self, path: str, start: int, names: Sequence[str]) -> bool:
        """Return true if a settings file of the framework lies in the base folder or above it."""
        inside = path.count("/", start)
        return not names or any(self._program.module_above(path, name, inside) is not None for name in names)


def _path(written: str, entry: FileRow) -> str:
    """Return the path of a request for a path of files, without the segments that are none."""
    parts = re.split(entry.separator, written)
    left_out = entry.left_out
    kept = [part for part in parts if part and not any(re.fullmatch(pattern, part) for pattern in left_out)]
    parameter = entry.parameter
    return "/".join(re.sub(parameter, r":\1", part) if parameter else part for part in kept)
