"""Dirty sets for programs with facts made by hand, by the dependencies that their resolution records."""

from __future__ import annotations

from collections.abc import Callable, Collection

from oxigraph_code.facts import FileFacts
from oxigraph_code.indexing.delta.dirty_set import ProgramChange, dirty_set
from oxigraph_code.indexing.delta.ledger_entries import by_name
from oxigraph_code.indexing.model.ledger import LedgerEntry
from oxigraph_code.resolution import Resolution, Semantics, indexed_names, said_for_others
from tests.resolution.by_hand import PlainModules, PlainSemantics


def dirty(before: Collection[FileFacts], now: Collection[FileFacts], semantics: Semantics | None = None) -> set[str]:
    """Return the dirty set of a program after a change."""
    semantics = semantics or PlainSemantics()
    old = {facts.path: facts for facts in before}
    new = {facts.path: facts for facts in now}
    of_all = Resolution({path: old[path] for path in sorted(old)}, semantics)
    entries = {}
    for number, facts in enumerate(sorted(before, key=lambda facts: facts.path)):
        basis = of_all.of_file(facts.path).basis
        entries[facts.path] = LedgerEntry(
            "plain", number, 0, (0, 0, 0), "x", basis.files.to_bytes(2000, "little"), tuple(sorted(basis.methods)), (),
            by_name(indexed_names(facts)), by_name(said_for_others(facts, semantics)),
        )  # fmt: skip
    fresh = {path: facts for path, facts in new.items() if old.get(path) != facts}
    change = ProgramChange(entries, fresh, old.keys() - new.keys(), old.keys() != new.keys())
    contains: Callable[[str, Collection[str]], bool] = lambda path, names: True  # noqa: E731
    return dirty_set(change, old.get, PlainModules(new), contains, semantics, has_closed_namespaces=False)
