"""Predict the calls of a small program, under the suite's names for things.

For maintainers: calls are the edges ``code:calls``, external ones included; the class that a call constructs is not
among them, since the suite has only its constructor. Candidates are kept apart, as in the graph.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from benchmarks.accuracy.micro.suite import Call
from oxigraph_code.facts import FileFacts, Target
from oxigraph_code.facts.nesting import functions_of
from oxigraph_code.indexing.delta.resolving import resolve_all
from oxigraph_code.indexing.extract.reading import read_all
from oxigraph_code.indexing.files.discovery import discover
from oxigraph_code.languages.registry import installed
from oxigraph_code.settings.config import load_settings


class Calls(NamedTuple):
    """The calls of a program, its candidates, and the calls that its text does not show."""

    called: frozenset[Call]
    possible: frozenset[Call]
    implicit: frozenset[Call]


def calls(root: Path) -> Calls:
    """Return the calls of the program in a folder."""
    registry = installed()
    with tempfile.TemporaryDirectory() as copy:  # away from the project that it is kept in
        shutil.copytree(root, copy, dirs_exist_ok=True)
        files = discover(Path(copy), registry)
        read = read_all(files, registry, load_settings({"workers": 1}), lambda stage, done, total: None)
    found = resolve_all(read, registry, lambda stage, done, total: None)

    called, possible, implicit = set[Call](), set[Call](), set[Call]()

    def tell(told: set[Call], caller: str, targets: Iterable[Target]) -> None:
        for target in targets:
            callee = found.facts[target.path]
            if callee.definitions[target.definition].kind != "class":
                told.add((caller, _name(callee, target.definition)))

    for path, resolved in found.resolved.items():
        facts = found.facts[path]
        functions = functions_of(facts.scopes)
        for site, link in zip(facts.references, resolved.links, strict=True):
            caller = _name(facts, functions[site.scope])
            tell(called, caller, link.targets)
            tell(possible, caller, link.candidates)
            if link.external:
                called.add((caller, link.external))
        for relation in resolved.relations:
            if relation.kind == "runs" and relation.target is not None:
                tell(implicit, _name(facts, relation.source), [relation.target])
    return Calls(frozenset(called), frozenset(possible - called), frozenset(implicit - called))


def _name(facts: FileFacts, definition: int) -> str:
    module = facts.path.rpartition(".")[0].removesuffix("/__init__").removesuffix("/index").replace("/", ".")
    return module if definition < 0 else f"{module}.{facts.definitions[definition].qualified_name}"
