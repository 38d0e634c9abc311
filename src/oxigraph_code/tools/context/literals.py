"""Literals of a task: the symbols, files and lines that its names, paths and quotes refer to.

For maintainers: a literal is looked up among symbols, then in the paths and text of all files, indexed or not; it
counts more if fewer files contain it. Copies and tests come last, unless the task asks for them. This module must not
know how candidates are ranked, nor how an answer looks.
"""

from __future__ import annotations

import math
import re
import sqlite3
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from oxigraph_code.search.bodies import LineOwners, lines_of
from oxigraph_code.search.entries import (
    Entry,
    described,
    files_at,
    fullest,
    members,
    modules_called,
    numbered,
    of_module,
    symbols_spelled,
)
from oxigraph_code.search.literals import (
    CODE,
    CONSTANT,
    DOTTED,
    FLAG,
    NAME,
    PATH,
    PROPER,
    QUOTED,
    ROUTE,
    TABLE,
    VALUE,
    WORDS,
    Literal,
)
from oxigraph_code.search.named_lines import DECLARES, part_of
from oxigraph_code.search.places import repeats
from oxigraph_code.search.scan import Hit
from oxigraph_code.search.words import in_one, last_part
from oxigraph_code.tools.external_names.routes import routes_of
from oxigraph_code.tools.symbols.name_matching import SymbolMatch, last_names, narrowed
from oxigraph_code.tools.symbols.named_symbol import resolve
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import AnsweredEarly, Workspace

_MAX_SYMBOLS = 20
_MAX_LINES = 40
_LISTED_KINDS = (QUOTED, ROUTE, FLAG, CONSTANT, CODE, PROPER, TABLE)
_REGISTERED = (ROUTE, CODE)
_ASIDE, _DECLARED, _AS_NAMED, _AS_PROPER = 0.3, 0.8, 0.5, 0.5
_PROPER = frozenset({"class", "trait", "enum", "function", "namespace", "typealias"})
_HANDLES = 1.2
_LINES_OF_A_ROUTE = 3
_RUNS = frozenset({"function", "method", "class"})
_PATH_IN_QUOTES = re.compile(r"""["'](?:\.?/)?(\w[\w.-]*(?:/\w[\w.-]*)+)["']""")
_MAX_FILES = 25
"""A text in more files is no evidence for the place of a task."""


class LiteralLine(NamedTuple):
    """A line with a literal, or line 0 for a path with it; ``inside`` is the symbol around it."""

    path: str
    line: int
    text: str
    inside: Entry | None


class LiteralUses(NamedTuple):
    """The matches of a literal.

    ``symbols`` are named by it or contain it, each with a weight; ``lines`` are worth showing, best first; ``total``
    and ``files`` count all lines and files outside of tests, documentation and copies. The lines contain ``text``, for
    a dotted name perhaps only its last part.
    """

    literal: Literal
    text: str
    symbols: Sequence[tuple[Entry, float]]
    lines: Sequence[LiteralLine]
    total: int
    files: int
    is_name: bool

    @property
    def is_specific(self) -> bool:
        """True if the literal is evidence for the place of a task."""
        return not self.literal.is_target and (self.is_name or 0 < self.files <= _MAX_FILES)

    @property
    def is_nowhere(self) -> bool:
        return not (self.is_name or self.total or self.literal.kind in WORDS)


class LiteralSearch:
    """Lookup of literals in a scope whose files were scanned for them.

    ``wanted`` are kinds of files, such as tests, that the task asks for.
    """

    def __init__(
        self,
        workspace: Workspace,
        database: sqlite3.Connection,
        scope: QuestionScope,
        scanned: Mapping[int, Sequence[Hit]],
        wanted: frozenset[str],
    ) -> None:
        self._workspace = workspace
        self._database = database
        self._scope = scope
        self._scanned = scanned
        self._wanted = wanted
        self._tree = scope.tree
        self._owners: dict[str, LineOwners] = {}

    def found(self, literals: Sequence[Literal]) -> list[LiteralUses]:
        return [self._written(number, literal) for number, literal in enumerate(literals)]

    def _written(self, number: int, literal: Literal) -> LiteralUses:
        named = self._named(literal)
        hits = self._closest(self._scanned.get(number, ()))
        symbols: dict[str, tuple[Entry, float]] = {}
        for entry in named:
            worth = (_AS_PROPER if literal.kind == PROPER else 1.0) / math.sqrt(len(named))
            symbols[entry.iri] = entry, worth
        lines: list[LiteralLine] = []
        specific = {hit.place.path for hit in hits if not self._is_aside(hit.place.path)}
        hits = [hit for hit in hits if not specific or hit.place.path in specific]
        files = {hit.place.path for hit in hits}
        if hits and not literal.is_target and (not named or literal.kind in _LISTED_KINDS):
            inside = self._inside(literal, hits[:_MAX_LINES])
            share = (_AS_NAMED if named else 1.0) / math.sqrt(len(files))
            for hit, owner in inside:
                lines.append(LiteralLine(hit.place.path, hit.line, hit.text, owner))
                worth = share * self._worth(literal, hit)
                owners = [(owner, worth)] if owner else []
                if owner and literal.kind in _REGISTERED and not named:
                    owners += [(handler, share * _HANDLES) for handler in self._handlers(literal, owner, hit)]
                for symbol, part in owners:
                    before = symbols.get(symbol.iri, (symbol, 0.0))[1]
                    symbols[symbol.iri] = symbol, max(part, before)
        text = literal.last_name if literal.kind == DOTTED and hits and hits[0].rank else literal.text
        if literal.kind == ROUTE and hits and hits[0].line and hits[0].rank:
            text = f"an end of {literal.text}"
        if literal.kind == VALUE:
            text = f"{literal.text} beside a word of the task"
        if literal.option and any(literal.text.lower() not in hit.text.lower() for hit in hits):
            text = f"{literal.text} or {literal.option}"
        return LiteralUses(literal, text, list(symbols.values()), _varied(lines), len(hits), len(files), bool(named))

    def _handlers(self, literal: Literal, owner: Entry, hit: Hit) -> list[Entry]:
        """Find handlers on the lines of a route or code that their owner depends on, else the file of a path."""
        lines = lines_of(self._tree, hit.place.path, self._workspace.settings.max_file_bytes)
        text = "\n".join(lines[max(hit.line - 1, 0) : hit.line + _LINES_OF_A_ROUTE - 1])
        # A function that is given the literal is no handler.
        words = set(re.findall(r"\w+", re.sub(rf"\w+\(\W?{re.escape(literal.text)}", "", text)))
        rows = self._workspace.rows("dependencies", symbol=list({owner.iri, owner.module}))
        needed = described(self._database, sorted({row["other"] for row in rows}))
        run = [entry for entry in needed.values() if last_part(entry.name) in words and entry.kind in _RUNS]
        paths = [path for path in _PATH_IN_QUOTES.findall(hit.text) if path != literal.text.strip("/")]
        return run or (self._file_called(paths[0]) if len(paths) == 1 else [])

    def _file_called(self, path: str) -> list[Entry]:
        """Find the only file whose path without its extension ends in a path."""
        called = modules_called(self._database, self._scope.projects, [in_one(path.rpartition("/")[2])])
        found = [entry for entry in called if f"/{entry.path.rpartition('.')[0]}".endswith(f"/{path}")]
        found = [entry for entry in found if not self._is_aside(entry.path)]
        return found if len(found) == 1 else []

    def _named(self, literal: Literal) -> Sequence[Entry]:
        """Find the symbols or files that a literal names; for a route its handlers."""
        if literal.kind == PATH and (files := files_at(self._database, self._scope.projects, literal.text)):
            return files
        if literal.kind == ROUTE:
            routes = routes_of(self._workspace, self._scope, f"{literal.method} {literal.text}".strip())
            run = described(self._database, routes.handlers) if routes is not None and routes.is_exact else {}
            return list(run.values())[:_MAX_SYMBOLS]
        for name in literal.names:
            if known := entries_called(self._workspace, self._database, self._scope, name):
                if literal.kind == PROPER:
                    # A capitalized word is a name only if a type or a component has it.
                    known = [entry for entry in known if entry.kind in _PROPER and not self._is_aside(entry.path)]
                return sorted(known, key=lambda entry: (self._is_aside(entry.path), entry.iri))[:_MAX_SYMBOLS]
        return self._spelled(literal)

    def _spelled(self, literal: Literal) -> Sequence[Entry]:
        """Find symbols of the same name in another spelling; a constant may have a prefix."""
        if literal.kind not in (NAME, CONSTANT):
            return ()
        names = [in_one(literal.text)]
        if literal.kind == CONSTANT and (option := in_one(literal.option)):
            names.append(option)
        found = symbols_spelled(self._database, self._scope.projects, names)
        # The name of a special method, such as __init__, is no spelling of its word.
        return [
            entry for entry in found if not self._is_aside(entry.path) and not last_part(entry.name).startswith("__")
        ][:_MAX_SYMBOLS]

    def _closest(self, hits: Sequence[Hit]) -> list[Hit]:
        """Select hits with the best spelling in source code; weaker spellings if there are none."""
        ranks = sorted({hit.rank for hit in hits})
        kept: list[Hit] = []
        for rank in ranks:
            kept += [hit for hit in hits if hit.rank == rank]
            if any(hit.place.number > 0 and not self._is_aside(hit.place.path) for hit in kept):
                break
        return kept

    def _is_aside(self, path: str) -> bool:
        return repeats(path, self._wanted) > 0

    def _worth(self, literal: Literal, hit: Hit) -> float:
        worth = _ASIDE if self._is_aside(hit.place.path) else 1.0
        return worth * (_DECLARED if self._part(literal, hit) >= DECLARES else 1.0)

    def _part(self, literal: Literal, hit: Hit) -> int:
        return part_of(hit.text, literal.text, is_code=hit.place.number > 0) if literal.kind == CONSTANT else 0

    def _inside(self, literal: Literal, hits: Sequence[Hit]) -> list[tuple[Hit, Entry | None]]:
        """Pair each hit with the symbol around it, best first."""
        by_path: dict[str, list[Hit]] = defaultdict(list)
        for hit in hits:
            by_path[hit.place.path].append(hit)
        found: dict[Hit, Entry] = {}
        for path, some in by_path.items():
            found |= self._owned(literal, path, some)

        def order(hit: Hit) -> tuple[bool, bool, int, int, str, int]:
            path = hit.place.path
            has_method = bool(literal.method) and not self._has_method(literal, hit, found.get(hit))
            return self._is_aside(path), has_method, self._part(literal, hit), hit.rank, path, hit.line

        return [(hit, found.get(hit)) for hit in sorted(hits, key=order)]

    def _has_method(self, literal: Literal, hit: Hit, entry: Entry | None) -> bool:
        words = f"{hit.text} {entry.name if entry else ''}".lower()
        return literal.method.lower() in words

    def _owned(self, literal: Literal, path: str, hits: Sequence[Hit]) -> Mapping[Hit, Entry]:
        """Map the hits of a file to the symbols around them, or to the file itself."""
        module = hits[0].place.number
        if module <= 0:
            return {}
        if path not in self._owners:
            lines = lines_of(self._tree, path, self._workspace.settings.max_file_bytes)
            rows = [(number, entry.line, entry.end) for number, entry in of_module(self._database, module).items()]
            self._owners[path] = LineOwners(lines, rows)
        numbers = {hit: self._owners[path].symbol_at(max(hit.line, 1)) for hit in hits}
        wanted = sorted(set(numbers.values()) - {0})
        entries = dict(zip(wanted, numbered(self._database, wanted), strict=True))
        bodies = fullest(self._database, {entry.iri: None for entry in entries.values()})
        found: dict[Hit, Entry] = {}
        for hit, number in numbers.items():
            if number not in entries:
                continue
            own = entries[number]
            body = bodies.get(own.iri, own)
            # For a route by path, the handler is the function named as the HTTP method.
            is_path = not hit.line and bool(literal.method)
            member = self._member(body, literal.method) if is_path else None
            found[hit] = member or body
        return found

    def _member(self, module: Entry, name: str) -> Entry | None:
        lines = [line for line, member in members(self._database, module) if member == name]
        rows = self._database.execute(
            "SELECT s.iri FROM symbol s JOIN module m ON m.id = s.module WHERE m.iri = ? AND s.line = ? AND s.name = ?",
            (module.module, lines[0] if lines else 0, name),
        ).fetchall()
        entries = described(self._database, [str(iri) for (iri,) in rows])
        return next(iter(entries.values()), None)


def entries_called(workspace: Workspace, database: sqlite3.Connection, scope: QuestionScope, name: str) -> list[Entry]:
    """Find the symbols that a name stands for, in the search index, where many of one name cost little."""
    called = symbols_spelled(database, scope.projects, map(in_one, last_names(name)))
    known = {entry.iri: entry for entry in reversed(called)}
    places = [SymbolMatch(entry.iri, entry.name, scope.path_of(entry.module)) for entry in known.values()]
    found = [known[one.iri] for one in narrowed(name, places)]
    if found or ":" not in name:
        return found
    with suppress(AnsweredEarly):
        return [*described(database, resolve(workspace, scope, name).iris).values()]
    return []


def _varied(lines: Sequence[LiteralLine]) -> list[LiteralLine]:
    """Select the lines to show: one of each symbol, the first of each file before the others."""
    by_symbol: dict[tuple[str, str], LiteralLine] = {}
    for line in lines:
        by_symbol.setdefault((line.path, line.inside.iri if line.inside else str(line.line)), line)
    kept = list(by_symbol.values())
    first = {line.path: line for line in reversed(kept)}
    return [line for line in kept if first[line.path] == line] + [line for line in kept if first[line.path] != line]
