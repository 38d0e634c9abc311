"""What an update, or what is loaded, may do to statements that are ours.

For maintainers: an update of plain data names its quads. Of one with a pattern the templates are asked for as graphs
before it runs, where they speak of the default graph; a graph of somebody else holds nothing of ours. Whatever is not
understood may change anything. This module must not know what is done about it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import NamedTuple

import pyoxigraph

from oxigraph_code.identity import BASE
from oxigraph_code.store.changes import Exchange, as_insertions
from oxigraph_code.store.guard import statements
from oxigraph_code.store.ownership import whose
from oxigraph_code.store.prefixes import PREFIXES
from oxigraph_code.store.tokens import Token, declared_prefixes, tokenize
from oxigraph_code.store.touched import ANYTHING, Touched, note

_PROJECTS = f"{BASE}project/"
_WHOLE_GRAPHS = ("CLEAR", "DROP", "CREATE")
"""What is gone as a whole is missed by who looks for the run that wrote it."""

_MOST_FOLLOWED = 1_000_000
"""Most triples of an update's templates that are held to be counted."""

Statement = pyoxigraph.Quad | pyoxigraph.Triple


class _Unknown(Exception):
    """It cannot be told what is changed."""


def note_statement(touched: Touched, statement: Statement, target: str = "") -> None:
    """Note a statement if it is one of ours. ``target`` is where it goes if it names no graph."""
    subject = statement.subject
    if not isinstance(subject, pyoxigraph.NamedNode) or not subject.value.startswith(_PROJECTS):
        return
    named = statement.graph_name if isinstance(statement, pyoxigraph.Quad) else None
    graph = named.value if isinstance(named, pyoxigraph.NamedNode) else target
    if isinstance(named, pyoxigraph.BlankNode) or (graph and not _may_be_ours(graph)):
        return
    project = whose(f"{subject} {statement.predicate} {statement.object} .".encode())
    if project:
        note(touched, graph, project.decode(), subject.value)


class Foreseen(NamedTuple):
    """The effect of an update that has not run yet: what of ours it touches, and what it exchanges in the default
    graph, ``None`` where that is not known."""

    touched: Touched
    exchange: Exchange | None


def foresee(update: str, store: pyoxigraph.Store) -> Foreseen:
    """Tell what an update that is about to run on a store may change."""
    tokens = tokenize(update).tokens
    prefixes = {**PREFIXES, **declared_prefixes(tokens)}
    touched: Touched = {}
    found = list(statements(tokens))
    exchanged = _Exchanged(store)
    try:
        for number, statement in enumerate(found):
            for is_new, changed in _changed(update, statement, prefixes, store, is_first=not number):
                note_statement(touched, changed)
                exchanged.note(changed, is_new=is_new)
    except (_Unknown, SyntaxError, ValueError, RuntimeError):
        return Foreseen(_anything(store), None)
    is_one_pattern = len(found) == 1 and "WHERE" in _words(found[0])
    return Foreseen(touched, exchanged.counted() if is_one_pattern else None)


class _Exchanged:
    """The distinct triples that the templates of one pattern delete from and insert into the default graph."""

    def __init__(self, store: pyoxigraph.Store) -> None:
        self._store = store
        self._deleted: set[pyoxigraph.Triple] = set()
        self._inserted: set[pyoxigraph.Triple] = set()

    def note(self, statement: Statement, *, is_new: bool) -> None:
        if isinstance(statement, pyoxigraph.Triple) and len(self._deleted) + len(self._inserted) <= _MOST_FOLLOWED:
            (self._inserted if is_new else self._deleted).add(statement)

    def counted(self) -> Exchange | None:
        if len(self._deleted) + len(self._inserted) > _MOST_FOLLOWED:
            return None
        deleted = sum(self._is_there(triple) for triple in self._deleted - self._inserted)
        return Exchange(deleted, sum(not self._is_there(triple) for triple in self._inserted))

    def _is_there(self, triple: pyoxigraph.Triple) -> bool:
        return pyoxigraph.Quad(triple.subject, triple.predicate, triple.object) in self._store


def _anything(store: pyoxigraph.Store) -> Touched:
    """Everything that is there, and what may be said of what is not there yet."""
    touched: Touched = {}
    note(touched, "", ANYTHING)
    for (project,) in store.query(f"SELECT ?project {{ ?project a <{BASE}Project> }}"):  # type: ignore[union-attr]
        note(touched, "", project.value)
    for graph in store.named_graphs():
        if isinstance(graph, pyoxigraph.NamedNode) and _may_be_ours(graph.value):
            note(touched, graph.value, ANYTHING)
    return touched


def _changed(
    update: str, statement: list[Token], prefixes: Mapping[str, str], store: pyoxigraph.Store, *, is_first: bool
) -> Iterable[tuple[bool, Statement]]:
    """The statements that are deleted or inserted, with true for those inserted. Raises ``_Unknown``."""
    words = _words(statement)
    if not words or words[0].startswith(_WHOLE_GRAPHS):
        return
    if words[1:2] == ["DATA"]:
        named = pyoxigraph.Store()
        named.update(as_insertions(_text(update, statement)), prefixes=dict(prefixes))
        yield from ((words[0] == "INSERT", quad) for quad in named)
        return
    # What a pattern finds may be another thing after something else has run.
    parts = _parts(statement) if is_first else {}
    if "WHERE" not in parts:
        raise _Unknown
    is_elsewhere = bool(parts.get("WITH"))
    if is_elsewhere and not all(_is_foreign(token, prefixes) for token in parts["WITH"]):
        raise _Unknown
    # One that is nothing but a pattern deletes what that finds.
    templates = [(word == "INSERT", parts[word]) for word in ("DELETE", "INSERT") if parts.get(word)]
    for is_new, template in templates or [(False, parts["WHERE"])]:
        if _is_of_default_graph(template, prefixes) and not is_elsewhere:
            query = f"CONSTRUCT {_text(update, template)} WHERE {_text(update, parts['WHERE'])}"
            for triple in store.query(query, prefixes=dict(prefixes)):  # type: ignore[union-attr]
                yield is_new, triple


def _words(statement: list[Token]) -> list[str]:
    return [token.text.upper() for token in statement if token.depth == 0 and token.kind == "word"]


def _parts(statement: list[Token]) -> dict[str, list[Token]]:
    """What follows each keyword; nothing where there are others than are known."""
    parts: dict[str, list[Token]] = {}
    for token in statement:
        if token.depth == 0 and token.kind == "word":
            parts[token.text.upper()] = []
        elif parts:
            parts[next(reversed(parts))].append(token)
    return parts if parts.keys() <= {"WITH", "DELETE", "INSERT", "WHERE"} else {}


def _is_of_default_graph(template: list[Token], prefixes: Mapping[str, str]) -> bool:
    """Whether a template has anything for the default graph. Raises ``_Unknown`` for graphs that may be ours."""
    direct = [token for token in template[1:-1] if token.depth == 1 and token.text != "."]
    graphs = [name for word, name in pairwise(direct) if word.text.upper() == "GRAPH"]
    if not graphs:
        return True
    # Besides its word and its name, each has an end.
    if len(direct) != 3 * len(graphs) or not all(_is_foreign(name, prefixes) for name in graphs):
        raise _Unknown
    return False


def _text(update: str, tokens: list[Token]) -> str:
    return update[tokens[0].start : tokens[-1].end]


def _is_foreign(name: Token, prefixes: Mapping[str, str]) -> bool:
    """Whether a graph is named that cannot be one of ours."""
    if name.kind == "iri":
        return not _may_be_ours(name.text[1:-1])
    prefix, mark, local = name.text.partition(":")
    return bool(mark) and prefix in prefixes and not _may_be_ours(prefixes[prefix] + local)


def _may_be_ours(graph: str) -> bool:
    # What is escaped may be anything.
    return graph.startswith(BASE) or "\\" in graph or ":" not in graph
