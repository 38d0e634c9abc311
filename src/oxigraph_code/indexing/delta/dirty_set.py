"""The dirty set: the files that need re-resolution after files of their program changed.

For maintainers: a ledger entry has the dependencies of a file: marks of the files that its resolution read, names that
it looked up among all methods, and queries about module names with their answers. A file is dirty if it changed, or if
one of these dependencies did. A changed file whose interface digest is unchanged makes no other file dirty. This module
must not know how a file is resolved.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import reduce
from operator import or_
from typing import NamedTuple

from oxigraph_code.facts import FileFacts
from oxigraph_code.indexing.model.ledger import LedgerEntry
from oxigraph_code.resolution import SHARED, entries_by_name, mark, marks_of_declared, outlines, said_for_others
from oxigraph_code.resolution.incremental.added_functions import came_and_went
from oxigraph_code.resolution.incremental.interface_digest import interface_digest
from oxigraph_code.resolution.language.semantics import Modules, Semantics


class ProgramChange(NamedTuple):
    """A change of the files that are resolved together.

    ``entries`` are from the ledger, ``fresh`` are the facts of files that were read, ``removed`` the files that are
    gone or cannot be read any more. ``may_rebind_modules`` if files came or went, or aliases changed, so that module
    names may lead to other files.
    """

    entries: Mapping[str, LedgerEntry]
    fresh: Mapping[str, FileFacts]
    removed: Collection[str]
    may_rebind_modules: bool


def dirty_set(
    change: ProgramChange,
    facts_before: Callable[[str], FileFacts | None],
    modules: Modules,
    contains_any: Callable[[str, Collection[str]], bool],
    semantics: Semantics,
    *,
    has_closed_namespaces: bool,
) -> set[str]:
    """Return the paths of the files that need re-resolution.

    ``facts_before`` returns the cached facts of a file before the change, ``modules`` are the present module names,
    ``contains_any`` tells if a file's text has a name. With closed namespaces, any file that comes or goes makes all
    files dirty.
    """
    present = change.entries.keys() - set(change.removed)
    if has_closed_namespaces and change.may_rebind_modules:
        return {*present, *change.fresh}
    mutators = semantics.library.mutators
    changed_marks, changed_names = 0, set[str]()
    added_functions: list[tuple[str, int, frozenset[str]]] = []
    for path in {*change.fresh, *change.removed}:
        entry = change.entries.get(path)
        old = facts_before(path) if entry is not None else None
        new = change.fresh.get(path)
        if entry is not None:
            marks = _changed_marks(mark(entry.number), old, new, mutators)
            functions = came_and_went(old, new, mutators) if marks and old and new else frozenset[str]()
            if functions:
                added_functions.append((path, marks, functions))
            changed_marks |= 0 if functions else marks
        names_before = entries_by_name(old) if old is not None else {}
        if old is None and entry is not None:
            changed_names.update(name for name, _ in entry.methods)
        ambient_before = {name for name, _ in entry.ambient} if entry is not None else set()
        ambient_now = {name for name, _ in (said_for_others(new, semantics) if new is not None else ())}
        ambient = ambient_before ^ ambient_now
        changed_marks |= marks_of_declared(ambient)
        names_now = entries_by_name(new) if new is not None else {}
        names = {*names_before, *names_now}
        changed_names.update(name for name in names if names_before.get(name) != names_now.get(name))
    dirty = set(change.fresh)
    if change.may_rebind_modules:
        for path in present:
            entry = change.entries[path]
            if any(query.answer(modules) != answer for query, answer in entry.queries_of(path)):
                dirty.add(path)
                changed_marks |= mark(entry.number) | outlines(mark(entry.number)) | (SHARED if entry.ambient else 0)
    for path in present - dirty:
        entry = change.entries[path]
        if changed_marks & _dependencies(entry) or not changed_names.isdisjoint(entry.method_names):
            dirty.add(path)
    for path, marks, functions in added_functions:
        dirty |= _users_of(change, present - dirty, path, marks, functions, contains_any)
    return dirty


def _dependencies(entry: LedgerEntry) -> int:
    return int.from_bytes(entry.depends_on, "little")


def _users_of(
    change: ProgramChange,
    paths: Collection[str],
    changed: str,
    changed_marks: int,
    functions: frozenset[str],
    contains_any: Callable[[str, Collection[str]], bool],
) -> set[str]:
    """Return the files, of some, that may use a function that a changed file has gained or lost.

    These depend on its changed marks, and contain the name of the function, depend on a file that does, or export all
    its names again.
    """
    all_dependencies = {path: _dependencies(change.entries[path]) for path in paths}
    dependents = {path: marks for path, marks in all_dependencies.items() if marks & changed_marks}
    candidates = reduce(or_, dependents.values(), 0)
    containing = 0
    for path, entry in change.entries.items():
        marks = mark(entry.number) | outlines(mark(entry.number))
        is_candidate = path != changed and candidates & marks and containing & marks != marks
        if is_candidate and contains_any(path, functions):
            containing |= marks
    return {path for path, marks in dependents.items() if marks & containing or change.entries[path].exports_all}


def _changed_marks(own_mark: int, old: FileFacts | None, new: FileFacts | None, mutators: Collection[str]) -> int:
    """Return the marks of a file and of its outline, if the interface and the outline changed."""
    if old is None or new is None:
        return own_mark | outlines(own_mark)
    before, now = interface_digest(old, mutators), interface_digest(new, mutators)
    outline = outlines(own_mark) if before.outline != now.outline else 0
    return (own_mark if before.whole != now.whole else 0) | outline
