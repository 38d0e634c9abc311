"""Which files have changed since the last run over the same root, and whose meaning that may change.

For maintainers: a file that looks from outside as it did is not read; one that looks otherwise is compared by its
bytes. What a change means to others is told by marks, questions and names that the ledger has. This module must not
know how anything is resolved.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from oxigraph_code.facts import FileFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.indexing.discovery import SourceFile
from oxigraph_code.indexing.ledger import Entry
from oxigraph_code.resolution import mark, outlines
from oxigraph_code.resolution.semantics import Modules
from oxigraph_code.resolution.shape import shape


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
        elif (entry.language, entry.size) != (file.language, file.size):
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
    program: Program, before: Callable[[str], FileFacts | None], modules: Modules, *, looks_at_all: bool
) -> set[str]:
    """The files whose meaning has to be worked out anew. ``before`` has the facts of files as they were, if they are
    still known, ``modules`` says what the names of modules mean now."""
    there = program.noted.keys() - set(program.gone)
    if looks_at_all and program.is_other_set:
        return {*there, *program.fresh}
    reshaped, names = 0, set[str]()
    for path in {*program.fresh, *program.gone}:
        old = before(path) if path in program.noted else None
        new = program.fresh.get(path)
        if path in program.noted:
            reshaped |= _difference(mark(program.noted[path].number), old, new)
        was = _methods(old) if old is not None else {}
        if old is None and path in program.noted:
            names.update(name for name, _ in program.noted[path].methods)
        now = _methods(new) if new is not None else {}
        names.update(name for name in {*was, *now} if was.get(name) != now.get(name))
    if program.is_other_set:
        for path in there:
            entry = program.noted[path]
            if any(question.answer(modules) != answer for question, answer in entry.questions(path)):
                reshaped |= mark(entry.number) | outlines(mark(entry.number))
    found = set(program.fresh)
    for path in there - found:
        entry = program.noted[path]
        if reshaped & int.from_bytes(entry.rests_on, "little") or not names.isdisjoint(entry.looked_for):
            found.add(path)
    return found


def _difference(its_mark: int, old: FileFacts | None, new: FileFacts | None) -> int:
    """The marks of what others may have looked at and is no more what it was."""
    if old is None or new is None:
        return its_mark | outlines(its_mark)
    was, now = shape(old), shape(new)
    return (its_mark if was.whole != now.whole else 0) | (outlines(its_mark) if was.outline != now.outline else 0)


def _methods(facts: FileFacts) -> dict[str, list[tuple[str, int]]]:
    """By name, how the methods of a file are called in the graph."""
    found: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for definition in facts.definitions:
        if definition.kind == "method":
            found[definition.name].append((definition.qualified_name, definition.ordinal))
    return found
