"""Unused functions: reachability over the graph, checked against the text of all files.

For maintainers: many ways to run a function are in no graph (strings, templates, settings), so a function counts as
unused only if its name occurs nowhere else, except in functions that are unused themselves. This finds fewer than there
are; undecided ones are counted. This module must not know any framework.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import NamedTuple

from oxigraph_code import vocabulary as code
from oxigraph_code.queries.lines import line_number
from oxigraph_code.search.bodies import below_comment
from oxigraph_code.search.named_lines import is_markup
from oxigraph_code.search.occurrences import Occurrences, key_of, occurrences
from oxigraph_code.search.places import repeats, set_aside
from oxigraph_code.settings.config import Settings
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.symbol_details import Symbol, constructors, details
from oxigraph_code.tools.evidence.mentions import module_in_attributes
from oxigraph_code.tools.evidence.outside import (
    accessors,
    fulfilling,
    is_declared,
    types_named_by_path,
    types_run_by_others,
)
from oxigraph_code.tools.symbols.named_symbol import unread_calls
from oxigraph_code.tools.workspace.scope import QuestionScope, module_files
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_EVIDENCE = "no call, use as a value, handover, override or import of it, nor its name in a text or outside of itself"
_LEFT_OUT = ", without tests, entry points and handlers, and fixtures, examples, vendored and generated files"
_GENERATED = "generated"
_MAX_AHEAD = 100_000_000
_SLASH = re.compile("/")
_EXAMINED = frozenset({"test"})
"""Kinds of files whose functions are examined beside production code."""
ReadFile = Callable[[str, int], bytes]


class _Function(NamedTuple):
    iri: str
    module: str
    name: str
    line: int
    end: int


class _Found(NamedTuple):
    """The unused functions and the counts around them.

    ``only_by`` maps functions that only unused ones use to one of these; ``apart`` has those that only tests or
    generated files use or name, with the path of one. ``undecided`` has others without a known use whose names occur
    elsewhere, with their modules; ``by_libraries`` has those that a library may run or a computed name may mean.
    """

    unused: Sequence[Symbol]
    only_by: Mapping[str, str]
    apart: Sequence[tuple[Symbol, str]]
    undecided: Sequence[tuple[str, str]]
    by_libraries: Sequence[tuple[str, str]]
    looked_at: int
    files: int
    is_complete: bool
    unread: str


_NONE = _Found((), {}, (), (), (), 0, 0, True, "")


def unused_functions(
    workspace: Workspace, scope: QuestionScope, place: str = "", modules: Collection[str] = ()
) -> Listing:
    """List unused functions, of a place as "in the api folder" only those in its modules."""
    found = _found(workspace, scope)
    names = {symbol.iri: symbol.name for symbol in found.unused}
    shown = [symbol for symbol in found.unused if symbol.module in modules or not place]
    rows = [_row(symbol, names.get(found.only_by.get(symbol.iri, ""), "")) for symbol in shown]
    in_registries, in_tests = (
        [
            Row(f"{symbol.place} · in {path}", {**symbol.data, "used_in": path})
            for symbol, path in found.apart
            if (symbol.module in modules or not place) and ("test" in set_aside(path)) is is_test
        ]
        for is_test in (False, True)
    )
    public = sum(entry.visibility == "public" for entry in shown)
    inside = f" {place}, of {len(found.unused):,} in all," if place else ""
    whole = "" if found.is_complete else "; not all files were read"
    unread = f"; {found.unread}, so that none of theirs is judged" if found.unread else ""
    undecided, by_libraries = (
        sum(module in modules or not place for _, module in without)
        for without in (found.undecided, found.by_libraries)
    )
    # Of the whole project they are too many to be looked through.
    maybe = [iri for iri, module in (*found.undecided, *found.by_libraries) if place and module in modules]
    known = details(workspace, scope, sorted(maybe))
    doubtful = [_row(symbol, "") for symbol in sorted(known.values(), key=lambda one: (one.path, one.line))]
    run = f", and {by_libraries:,} that a library, the holder of an object or a computed name may run"
    run = run if by_libraries else ""
    few = len(in_registries)
    number = counted(len(rows), "function") if found.looked_at else "no function was looked at, so none is known"
    if found.looked_at and not rows and in_tests:
        number = f"{counted(len(in_tests), 'function')} that only tests use or name, and none"
    elif found.looked_at and not rows and (undecided or by_libraries):
        may = undecided + by_libraries
        number = f"unused functions cannot be told for sure, {may:,} may be: none"
        number = f"{counted(may, 'function')} may be unused, at the end, and for sure none" if maybe else number
    by_registries = f"; {few:,} more are used or named in generated files only" if few else ""
    by_tests = f"; {len(in_tests):,} more that only tests use or name" if rows and in_tests else ""
    return Listing(
        f"{number}{inside} with no use in the graph"
        f" and no mention in {counted(found.files, 'file')}{whole}{by_tests};"
        f" {public:,} of them public, which code outside of this repository may use;"
        f" undecided: {undecided:,} more without a known use, but with names that occur elsewhere"
        f"{run}{by_registries}{unread}",
        [
            Section("rows", rows),
            Section("in_tests", in_tests, "used or named in tests only:"),
            Section("in_generated", in_registries, "used or named in generated files only, which may be registries:"),
            Section("undecided", doubtful, "without a known use, but with names that occur elsewhere:"),
        ],
        [f"{found.looked_at:,} functions looked at{_LEFT_OUT}", scope.freshness],
        [f"looked for, of each: {_EVIDENCE}; a name of several words in camel, snake and kebab case"],
        next_step="before taking one out: search_code mode=text for parts of its name",
        data={"looked_at": found.looked_at, "not_told": undecided, "by_libraries": by_libraries},
        is_found=found.looked_at > 0,
    )


def _row(symbol: Symbol, user: str) -> Row:
    by = f" · used only by {user}, unused itself" if user else ""
    return Row(
        f"{symbol.place} · {symbol.visibility or 'public'}{by}",
        {**symbol.data, "visibility": symbol.visibility, "used_only_by": user, "looked_for": _EVIDENCE},
    )


def read_ahead(scope: QuestionScope, settings: Settings) -> ReadFile:
    """Read the files on disk that ``unused_among`` will look through, up to a limit."""
    known: dict[str, bytes] = {}
    room = 0 if scope.committed else _MAX_AHEAD
    for path in scope.files(settings) if room else ():
        with suppress(OSError, ValueError):
            known[path] = scope.tree.read(path, min(room, settings.max_file_bytes))
            room -= len(known[path])
    return lambda path, most: known[path] if path in known else scope.tree.read(path, most)


def unused_among(
    workspace: Workspace, scope: QuestionScope, functions: Collection[str], read_file: ReadFile
) -> Sequence[Symbol]:
    """Find the functions without any use among some."""
    return _found(workspace, scope, functions, read_file).unused if functions else ()


def _found(
    workspace: Workspace,
    scope: QuestionScope,
    among: Collection[str] | None = None,
    read_file: ReadFile | None = None,
) -> _Found:
    functions = _functions(workspace, scope, among)
    paths = {module: scope.path_of(module) for module in {entry.module for entry in functions.values()}}
    marked = workspace.rows("values_of", property=code.markedAs)
    every = module_files(workspace, scope)
    apart = {module: path for module, path in every.items() if "test" in set_aside(path)}
    apart |= {row["subject"]: every[row["subject"]] for row in marked if _is_generated(row) and row["subject"] in every}
    if among is not None:
        # Few functions: their users cost less than the texts of all files.
        left = _without_users(functions, _users(workspace, functions, apart)[0])
        functions = {iri: functions[iri] for iri in left}
    if among is not None and not functions:
        return _NONE
    files = sorted(scope.files(workspace.settings))
    # The types of few functions are looked for while the files are read.
    few = _with_owners(workspace, scope, functions) if among is not None else None
    words = sorted({owner.short_name for owner in few[1].values()}) if few else []
    read_file = read_file or scope.tree.read
    texts = _texts(read_file, files, workspace.settings, [entry.name for entry in functions.values()], words)
    tests = (path for path in files if "test" in set_aside(path))
    mentions = _NamesInTexts(functions, paths, texts, frozenset((*apart.values(), *tests)), scope)
    users, by_others = _users(workspace, mentions.unmentioned(functions), apart)
    left = _unreached(mentions, functions, users)
    symbols, owners = few or _with_owners(workspace, scope, left)
    named_in = texts.with_words if few else files
    owning = {symbols[iri].owner for iri in left} & owners.keys()
    run = types_run_by_others(workspace, scope, owning)
    run |= types_named_by_path(scope, named_in, [owners[iri] for iri in owning - run])
    declared = {iri for iri in left if symbols[iri].kind == "Method"}
    declared |= _declared(scope, [functions[iri] for iri in left - declared], paths)
    configured = {row["symbol"] for row in batched_rows(workspace, "configured_decorators", "symbol", sorted(left))}
    certain = {iri for iri in left & declared - configured if symbols[iri].owner not in run}
    doubtful = [symbols[iri] for iri in sorted(certain)]
    certain -= fulfilling(workspace, doubtful, owners) | accessors(workspace, scope, doubtful)
    certain -= constructors(doubtful, owners)
    inside = [entry for entry in doubtful if entry.owner and entry.kind == "Function"]
    certain -= {entry.iri for entry in inside if module_in_attributes(workspace, scope, entry)}
    # The signature in a trait runs nothing: its methods are used or unused with their implementations.
    kept = [
        symbols[iri]
        for iri in _unreached(mentions, certain, users)
        if symbols[iri].owner not in owners or owners[symbols[iri].owner].kind != "Trait"
    ]
    only_by = {
        entry.iri: min(others)
        for entry in kept
        if (others := (users.get(entry.iri, set()) - {entry.iri}) & {other.iri for other in kept})
    }
    named = {entry.iri: by_others.get(entry.iri) or mentions.apart(entry.iri) for entry in kept}
    for _ in only_by:
        named |= {iri: named[by] for iri, by in only_by.items() if named[by] and not named[iri]}
    ordered = sorted(kept, key=lambda symbol: (bool(repeats(symbol.path, frozenset())), symbol.path, symbol.line))
    without = [iri for iri in functions if iri not in left]
    used = {row["symbol"] for row in batched_rows(workspace, "functions_with_users", "symbol", without)}
    return _Found(
        [entry for entry in ordered if not named[entry.iri]],
        only_by,
        [(entry, path) for entry in ordered if (path := named[entry.iri]) and entry.module not in apart],
        [(iri, functions[iri].module) for iri in without if iri not in used],
        [(iri, functions[iri].module) for iri in left - {entry.iri for entry in kept}],
        len(functions),
        texts.files,
        texts.is_complete,
        unread_calls(module_files(workspace, scope).values()),
    )


def _is_generated(row: Mapping[str, str]) -> bool:
    return row["value"] == _GENERATED


def _functions(
    workspace: Workspace, scope: QuestionScope, among: Collection[str] | None = None
) -> dict[str, _Function]:
    """Load functions, all or those among some, that nothing known starts from outside of the program."""
    around = {iri[: match.start()] for iri in among or () for match in _SLASH.finditer(iri)}
    known = module_files(workspace, scope).items()
    paths = {module: path for module, path in known if among is None or module in around}
    modules = [module for module, path in paths.items() if set_aside(path) <= _EXAMINED and not unread_calls([path])]
    rows: Iterable[Mapping[str, str]] = (
        workspace.rows("functions_started", function=None)
        if among is None
        else batched_rows(workspace, "functions_started", "function", sorted(among))
    )
    started = {row["function"] for row in rows}
    found = {}
    wanted = None if among is None else sorted(among)
    for row in batched_rows(workspace, "functions_in_modules", "module", modules, function=wanted):
        name = row["name"].lstrip("#").removeprefix("r#")
        if row["function"] in started or not name.replace("$", "_").isidentifier():
            continue
        found[row["function"]] = _Function(
            row["function"], row["module"], name, line_number(row["line"]), line_number(row["end"])
        )
    return found


def _with_owners(
    workspace: Workspace, scope: QuestionScope, functions: Iterable[str]
) -> tuple[dict[str, Symbol], dict[str, Symbol]]:
    """Load functions, and the symbols around them."""
    symbols = details(workspace, scope, sorted(functions))
    return symbols, details(workspace, scope, sorted({symbol.owner for symbol in symbols.values()} - {""}))


def _texts(
    read_file: ReadFile, paths: Sequence[str], settings: Settings, names: Iterable[str], words: Iterable[str]
) -> Occurrences:
    from oxigraph_code.languages.registry import installed

    registry = installed()

    def computes(path: str) -> bool:
        return is_markup(path) or registry.loader_of(path) is not None

    return occurrences(read_file, paths, names, settings.max_file_bytes, computes, words)


def _declared(scope: QuestionScope, functions: Iterable[_Function], paths: Mapping[str, str]) -> set[str]:
    """Find the functions that a keyword declares.

    Others are named by a key of an object or an assigned member, so any holder of the object may run them.
    """
    by_path: dict[str, list[_Function]] = defaultdict(list)
    for entry in functions:
        by_path[paths[entry.module]].append(entry)
    found: set[str] = set()
    for path, together in by_path.items():
        lines = scope.text(path).split("\n")
        found.update(entry.iri for entry in together if is_declared(entry.name, lines[entry.line - 1 : entry.end]))
    return found


def _users(
    workspace: Workspace, functions: Collection[str], apart: Mapping[str, str]
) -> tuple[dict[str, set[str]], dict[str, str]]:
    """Find the users of functions in modules that are not apart, and the path of one that is."""
    found: dict[str, set[str]] = defaultdict(set)
    others: dict[str, str] = {}
    for row in batched_rows(workspace, "users_of_functions", "symbol", sorted(functions)):
        if row["module"] in apart:
            others[row["symbol"]] = max(apart[row["module"]], others.get(row["symbol"], ""))
        else:
            found[row["symbol"]].add(row["user"])
    return found, others


def _unreached(mentions: _NamesInTexts, functions: Iterable[str], users: Mapping[str, set[str]]) -> set[str]:
    """Remove functions that are mentioned or used by removed ones, until a fixed point."""
    left = set(functions)
    while True:
        fewer = _without_users(mentions.unmentioned(left), users)
        if fewer == left:
            return left
        left = fewer


def _without_users(functions: Collection[str], users: Mapping[str, set[str]]) -> set[str]:
    """Remove functions that are used from outside of the set, until a fixed point."""
    left = set(functions)
    while gone := {iri for iri in left if users.get(iri, set()) - left}:
        left -= gone
    return left


class _NamesInTexts:
    """Occurrences of function names, with tests and generated files apart.

    The comment above a function is a part of it.
    """

    def __init__(
        self,
        functions: Mapping[str, _Function],
        paths: Mapping[str, str],
        texts: Occurrences,
        apart: frozenset[str],
        scope: QuestionScope,
    ) -> None:
        self._functions = functions
        self._texts = texts
        self._apart = apart
        self._lines = cache(lambda path: scope.text(path).split("\n"))
        self._in_file: dict[str, list[_Function]] = defaultdict(list)
        for entry in functions.values():
            self._in_file[paths[entry.module]].append(entry)
        self._around: dict[tuple[str, int], tuple[str, ...]] = {}

    def unmentioned(self, functions: Iterable[str]) -> set[str]:
        """Remove functions that are mentioned outside of the remaining ones, until a fixed point."""
        left = {iri for iri in functions if self._is_rare(self._functions[iri])}
        mentions = {
            iri: [self._functions_around(at) for at in self._lines_of(iri) if at[0] not in self._apart] for iri in left
        }
        while gone := {iri for iri in left if any(left.isdisjoint(around) for around in mentions[iri])}:
            left -= gone
        return left

    def apart(self, iri: str) -> str:
        """Return the path of a file set apart that has the name of a function; empty without one."""
        return next((path for path, _ in self._lines_of(iri) if path in self._apart), "")

    def _lines_of(self, iri: str) -> Sequence[tuple[str, int]]:
        return self._texts.lines.get(key_of(self._functions[iri].name), ())

    def _is_rare(self, entry: _Function) -> bool:
        key = key_of(entry.name)
        return key in self._texts.lines and key not in self._texts.beyond and key not in self._texts.computed

    def _functions_around(self, at: tuple[str, int]) -> tuple[str, ...]:
        if at not in self._around:
            path, line = at
            inside = self._in_file.get(path, ())
            around = [entry.iri for entry in inside if entry.line <= line <= entry.end]
            if inside and not around:
                below = below_comment(self._lines(path), line)
                around = [entry.iri for entry in inside if entry.line == below != line]
            self._around[at] = tuple(around)
        return self._around[at]
