"""Which files have changed since the last run over the same root, and whose meaning that may change.

For maintainers: a file that looks from outside as it did is not read; one that looks otherwise is compared by its
bytes. What a change means to others is told by marks, questions and names that the ledger has. This module must not
know how anything is resolved.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping
from functools import reduce
from operator import or_
from typing import NamedTuple

from oxigraph_code.facts import FileFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.indexing.files.discovery import SourceFile
from oxigraph_code.indexing.model.ledger import Entry
from oxigraph_code.resolution import SHARED, indexed_names, mark, name_mark, outlines, said_for_others
from oxigraph_code.resolution.incremental.added_functions import came_and_went
from oxigraph_code.resolution.incremental.interface_digest import interface_digest
from oxigraph_code.resolution.language.semantics import Modules, Semantics


class Changes(NamedTuple):
    """The files that were ``added``, ``changed`` and ``removed``, and those that only look otherwise: ``touched``."""

    added: dict[str, SourceFile]
    changed: dict[str, SourceFile]
    removed: frozenset[str]
    touched: dict[str, SourceFile]

    @property
    def to_read(self) -> dict[str, SourceFile]:
        return {**self.added, **self.changed}


def compare(tree: FileTree, files: Collection[SourceFile], noted: Mapping[str, Entry], most: int) -> Changes:
    """How files differ from what was noted about them. Of larger files than ``most`` bytes the size is compared."""
    added: dict[str, SourceFile] = {}
    changed: dict[str, SourceFile] = {}
    touched: dict[str, SourceFile] = {}
    for file in files:
        entry = noted.get(file.path)
        if entry is None:
            added[file.path] = file
        elif (entry.language, entry.size, entry.marks) != (file.language, file.size, file.marks):
            changed[file.path] = file
        elif entry.stamp != file.stamp:
            is_same = entry.digest and file.size <= most and entry.digest == _digest(tree, file.path, most)
            (touched if is_same else changed)[file.path] = file
    return Changes(added, changed, frozenset(noted.keys() - {file.path for file in files}), touched)


def _digest(tree: FileTree, path: str, most: int) -> str:
    try:
        return hashlib.sha256(tree.read(path, most)).hexdigest()
    except OSError:
        return ""


class Program(NamedTuple):
    """Files that are resolved together: what was ``noted`` of those that were there, and the facts of those that were
    read, ``fresh``. ``is_other_set`` where their names mean other files than before, or may."""

    noted: Mapping[str, Entry]
    fresh: Mapping[str, FileFacts]
    gone: Collection[str]
    is_other_set: bool


def stale(
    program: Program,
    before: Callable[[str], FileFacts | None],
    modules: Modules,
    has_any: Callable[[str, Collection[str]], bool],
    semantics: Semantics,
    *,
    looks_at_all: bool,
) -> set[str]:
    """The files whose meaning has to be worked out anew. ``before`` has the facts of files as they were, if they are
    still known, ``modules`` says what the names of modules mean now, and ``has_any`` whether the text of a file has
    one of some names."""
    there = program.noted.keys() - set(program.gone)
    if looks_at_all and program.is_other_set:
        return {*there, *program.fresh}
    moving = semantics.library.mutators
    reshaped, names = 0, set[str]()
    named: list[tuple[str, frozenset[str]]] = []
    for path in {*program.fresh, *program.gone}:
        old = before(path) if path in program.noted else None
        new = program.fresh.get(path)
        if path in program.noted:
            its_mark = mark(program.noted[path].number)
            differs = _difference(its_mark, old, new, moving)
            own = came_and_went(old, new, moving) if differs == its_mark and old and new else frozenset[str]()
            if own:
                named.append((path, own))
            reshaped |= 0 if own else differs
        was = _named(old) if old is not None else {}
        if old is None and path in program.noted:
            names.update(name for name, _ in program.noted[path].methods)
        said = {name for name, _ in program.noted[path].shared} if path in program.noted else set()
        declared = said ^ {name for name, _ in (said_for_others(new, semantics) if new is not None else ())}
        reshaped |= reduce(or_, map(name_mark, declared), SHARED if declared else 0)
        now = _named(new) if new is not None else {}
        names.update(name for name in {*was, *now} if was.get(name) != now.get(name))
    found = set(program.fresh)
    if program.is_other_set:
        for path in there:
            entry = program.noted[path]
            if any(question.answer(modules) != answer for question, answer in entry.questions(path)):
                found.add(path)
                reshaped |= mark(entry.number) | outlines(mark(entry.number)) | (SHARED if entry.shared else 0)
    for path in there - found:
        entry = program.noted[path]
        if reshaped & int.from_bytes(entry.rests_on, "little") or not names.isdisjoint(entry.looked_for):
            found.add(path)
    for path, own in named:
        found |= _having(program, there - found, path, own, has_any)
    return found


def _having(
    program: Program,
    paths: Collection[str],
    changed: str,
    names: frozenset[str],
    has_any: Callable[[str, Collection[str]], bool],
) -> set[str]:
    """Of some files those that rest on one that has changed, and on another that has one of some names, or have it."""
    its_mark = mark(program.noted[changed].number)
    marks = {path: int.from_bytes(program.noted[path].rests_on, "little") for path in paths}
    resting = {path: found for path, found in marks.items() if found & its_mark}
    looked_at = reduce(or_, resting.values(), 0)
    having = 0
    for path, entry in program.noted.items():
        its_own = mark(entry.number)
        if path != changed and looked_at & its_own and not having & its_own and has_any(path, names):
            having |= its_own
    return {path for path, found in resting.items() if found & having}


def _difference(its_mark: int, old: FileFacts | None, new: FileFacts | None, moving: Collection[str]) -> int:
    """The marks of what others may have looked at and is no more what it was."""
    if old is None or new is None:
        return its_mark | outlines(its_mark)
    was, now = interface_digest(old, moving), interface_digest(new, moving)
    return (its_mark if was.whole != now.whole else 0) | (outlines(its_mark) if was.outline != now.outline else 0)


def _named(facts: FileFacts) -> dict[str, list[object]]:
    """By name, what others may look for by that: how a method is called in the graph, and what a call is given."""
    found: dict[str, list[object]] = defaultdict(list)
    for name, index in indexed_names(facts):
        if name[-1:] == "(":
            site = facts.references[index]
            found[name].append((site.text, site.scope, site.arguments))
        else:
            definition = facts.definitions[index]
            found[name].append((definition.qualified_name, definition.ordinal))
    return found
