"""Predict the effect of an update or a load on statements that index runs own.

For maintainers: an update of plain data names its quads. If an update has a pattern, its templates for the default
graph are evaluated before it runs; a foreign graph has no statements of index runs. Anything that is not understood may
change everything. This module must not know the use of the prediction.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import NamedTuple

import pyoxigraph

from oxigraph_code.identity import BASE
from oxigraph_code.store.changes import Exchange, as_insertions
from oxigraph_code.store.dirty_subjects import ANYTHING, DirtySubjects, mark
from oxigraph_code.store.guard import statements
from oxigraph_code.store.ownership import project_of
from oxigraph_code.store.tokens import PREFIXES, Token, declared_prefixes, tokenize

_PROJECTS = f"{BASE}project/"
_REPORTS = f"{BASE}report/"
_WHOLE_GRAPHS = ("CLEAR", "DROP", "CREATE")
"""An index run notices a missing graph by itself, since its own records are gone with it."""

_MAX_FOLLOWED = 1_000_000
"""The most triples of an update's templates in memory."""

Statement = pyoxigraph.Quad | pyoxigraph.Triple


class _UnknownEffect(Exception):
    """The effect of an update cannot be predicted."""


def mark_statement(dirty: DirtySubjects, statement: Statement, target: str = "") -> None:
    """Mark the subject of a statement that index runs own; ``target`` is its graph if it names none."""
    subject = statement.subject
    if not isinstance(subject, pyoxigraph.NamedNode) or not subject.value.startswith(_PROJECTS):
        return
    named = statement.graph_name if isinstance(statement, pyoxigraph.Quad) else None
    graph = named.value if isinstance(named, pyoxigraph.NamedNode) else target
    if isinstance(named, pyoxigraph.BlankNode) or (graph and not _may_be_ours(graph)):
        return
    project = project_of(f"{subject} {statement.predicate} {statement.object} .".encode())
    if project:
        mark(dirty, graph, project.decode(), subject.value)


class PredictedEffect(NamedTuple):
    """The effect of an update before it runs: the dirty subjects and the exchange.

    ``exchange`` counts the default graph; it is ``None`` if unknown.
    """

    dirty: DirtySubjects
    exchange: Exchange | None


def predict_effect(update: str, store: pyoxigraph.Store) -> PredictedEffect:
    """Predict the effect of an update on a store."""
    tokens = tokenize(update).tokens
    prefixes = {**PREFIXES, **declared_prefixes(tokens)}
    dirty: DirtySubjects = {}
    found = list(statements(tokens))
    exchanged = _ExchangeCounter(store)
    try:
        for number, statement in enumerate(found):
            for is_new, changed in _changed(update, statement, prefixes, store, is_first=not number):
                mark_statement(dirty, changed)
                exchanged.note(changed, is_new=is_new)
    except (_UnknownEffect, SyntaxError, ValueError, RuntimeError):
        return PredictedEffect(_anything(store), None)
    is_one_pattern = len(found) == 1 and "WHERE" in _words(found[0])
    return PredictedEffect(dirty, exchanged.counted() if is_one_pattern else None)


class _ExchangeCounter:
    """Counts the distinct triples that one pattern deletes from and inserts into the default graph."""

    def __init__(self, store: pyoxigraph.Store) -> None:
        self._store = store
        self._deleted: set[pyoxigraph.Triple] = set()
        self._inserted: set[pyoxigraph.Triple] = set()

    def note(self, statement: Statement, *, is_new: bool) -> None:
        if isinstance(statement, pyoxigraph.Triple) and len(self._deleted) + len(self._inserted) <= _MAX_FOLLOWED:
            (self._inserted if is_new else self._deleted).add(statement)

    def counted(self) -> Exchange | None:
        if len(self._deleted) + len(self._inserted) > _MAX_FOLLOWED:
            return None
        deleted = sum(self._is_there(triple) for triple in self._deleted - self._inserted)
        return Exchange(deleted, sum(not self._is_there(triple) for triple in self._inserted))

    def _is_there(self, triple: pyoxigraph.Triple) -> bool:
        return pyoxigraph.Quad(triple.subject, triple.predicate, triple.object) in self._store


def _anything(store: pyoxigraph.Store) -> DirtySubjects:
    """Return all projects and graphs, and any project that does not exist yet."""
    dirty: DirtySubjects = {}
    mark(dirty, "", ANYTHING)
    for (project,) in store.query(f"SELECT ?project {{ ?project a <{BASE}Project> }}"):  # type: ignore[union-attr]
        mark(dirty, "", project.value)
    for graph in store.named_graphs():
        if isinstance(graph, pyoxigraph.NamedNode) and _may_be_ours(graph.value):
            mark(dirty, graph.value, ANYTHING)
    return dirty


def _changed(
    update: str, statement: list[Token], prefixes: Mapping[str, str], store: pyoxigraph.Store, *, is_first: bool
) -> Iterable[tuple[bool, Statement]]:
    """Return the deleted and inserted statements, with True for inserted ones. Raises ``_UnknownEffect``."""
    words = _words(statement)
    if not words or words[0].startswith(_WHOLE_GRAPHS):
        return
    if words[1:2] == ["DATA"]:
        named = pyoxigraph.Store()
        named.update(as_insertions(_text(update, statement)), prefixes=dict(prefixes))
        yield from ((words[0] == "INSERT", quad) for quad in named)
        return
    # After another operation, a pattern may match something else.
    parts = _parts(statement) if is_first else {}
    if "WHERE" not in parts:
        raise _UnknownEffect
    is_elsewhere = bool(parts.get("WITH"))
    if is_elsewhere and not all(_is_foreign(token, prefixes) for token in parts["WITH"]):
        raise _UnknownEffect
    # DELETE WHERE has no template: it deletes the matches of its pattern.
    templates = [(word == "INSERT", parts[word]) for word in ("DELETE", "INSERT") if parts.get(word)]
    for is_new, template in templates or [(False, parts["WHERE"])]:
        if _is_of_default_graph(template, prefixes) and not is_elsewhere:
            query = f"CONSTRUCT {_text(update, template)} WHERE {_text(update, parts['WHERE'])}"
            for triple in store.query(query, prefixes=dict(prefixes)):  # type: ignore[union-attr]
                yield is_new, triple


def _words(statement: list[Token]) -> list[str]:
    return [token.text.upper() for token in statement if token.depth == 0 and token.kind == "word"]


def _parts(statement: list[Token]) -> dict[str, list[Token]]:
    """Return the tokens after each keyword; none if there is an unknown keyword."""
    parts: dict[str, list[Token]] = {}
    for token in statement:
        if token.depth == 0 and token.kind == "word":
            parts[token.text.upper()] = []
        elif parts:
            parts[next(reversed(parts))].append(token)
    return parts if parts.keys() <= {"WITH", "DELETE", "INSERT", "WHERE"} else {}


def _is_of_default_graph(template: list[Token], prefixes: Mapping[str, str]) -> bool:
    """Return true if a template has triples for the default graph.

    Raises ``_UnknownEffect`` for named graphs that index runs may own.
    """
    direct = [token for token in template[1:-1] if token.depth == 1 and token.text != "."]
    graphs = [name for word, name in pairwise(direct) if word.text.upper() == "GRAPH"]
    if not graphs:
        return True
    # Each graph clause has a keyword, a name and an end at this depth.
    if len(direct) != 3 * len(graphs) or not all(_is_foreign(name, prefixes) for name in graphs):
        raise _UnknownEffect
    return False


def _text(update: str, tokens: list[Token]) -> str:
    return update[tokens[0].start : tokens[-1].end]


def _is_foreign(name: Token, prefixes: Mapping[str, str]) -> bool:
    """Return true if a graph is named that cannot be one of index runs."""
    if name.kind == "iri":
        return not _may_be_ours(name.text[1:-1])
    prefix, mark, local = name.text.partition(":")
    return bool(mark) and prefix in prefixes and not _may_be_ours(prefixes[prefix] + local)


def _may_be_ours(graph: str) -> bool:
    # An escape may stand for anything.
    return (graph.startswith(BASE) and not graph.startswith(_REPORTS)) or "\\" in graph or ":" not in graph
