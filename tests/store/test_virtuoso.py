"""Virtuoso's dialect and limits: it understands every query of ours, and cuts nothing in silence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from oxigraph_code import identity, queries
from oxigraph_code.errors import QueryError, StoreUnavailable
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import EndpointStore, Replacement, ServerAddress
from tests.store.conftest import virtuoso_store
from tests.store.servers import virtuoso

pytestmark = pytest.mark.slow

_PARAMETER = re.compile(r"(# VALUES )?\$(\w+)")
_LIMIT = 10


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with virtuoso(rows=_LIMIT) as url:
        yield url


@pytest.fixture
def numbers(server: str, settings: Settings) -> Iterator[EndpointStore]:
    """A store with more rows than the server answers at once."""
    store = virtuoso_store(settings, server)
    store.update("INSERT DATA { GRAPH <x:g> { " + " ".join(f"<x:{n}> <x:p> {n} ." for n in range(25)) + " } }")
    yield store
    store.close()


@pytest.fixture(scope="module")
def reader(server: str) -> Iterator[EndpointStore]:
    """A store without credentials, that may read and not write."""
    store = EndpointStore(Settings(), ServerAddress(server))
    yield store
    store.close()


def test_rows_of_this_program_are_asked_page_by_page(numbers: EndpointStore) -> None:
    found = numbers.rows("SELECT ?s { GRAPH <x:g> { ?s <x:p> ?o } } ORDER BY ?s")
    assert len({row["s"] for row in found}) == 25


def test_an_answer_that_the_server_cut_is_incomplete(numbers: EndpointStore) -> None:
    answer = numbers.query("SELECT ?s { ?s <x:p> ?o }", "x:g")
    assert (answer.shown, answer.total, answer.complete) == (_LIMIT, -1, False)


def test_a_graph_beside_the_default_graph_is_seen(numbers: EndpointStore) -> None:
    numbers.update("INSERT DATA { <x:1> <x:q> 1 }")
    assert numbers.query("ASK { ?s <x:q> 1 GRAPH <x:g> { ?s <x:p> 1 } }").text == "true"
    assert numbers.query("PREFIX x: <x:> ASK { ?s <x:q> 1 GRAPH x:g { ?s <x:p> 1 } }").text == "true"
    assert numbers.graphs() == ["default", "x:g"]


def test_many_triples_are_replaced_at_once(numbers: EndpointStore) -> None:
    lines = "\n".join(f'<x:{n}> <x:name> "a \\"quoted\\" name, {n} {"long " * 200}" .' for n in range(20_000))
    with numbers.updating() as apply:
        for _ in range(2):
            apply(
                Replacement(
                    "CLEAR SILENT GRAPH <x:many>", "x:many", lines, "INSERT DATA { GRAPH <x:n> { <x:a> <x:p> 1 } }"
                )
            )
    assert numbers.rows("SELECT (COUNT(*) AS ?n) { GRAPH <x:many> { ?s ?p ?o } }") == [{"n": "20000"}]


def test_markup_in_a_text_is_no_markup(numbers: EndpointStore) -> None:
    line = '<x:a> <x:p> "<html><body>\\"x\\" < 1</body></html>"@en .'
    with numbers.updating() as apply:
        apply(Replacement("CLEAR SILENT GRAPH <x:m>", "x:m", line, "INSERT DATA { GRAPH <x:n> { <x:a> <x:p> 1 } }"))
    assert numbers.rows("SELECT ?o { ?s ?p ?o }", "x:m") == [{"o": '<html><body>"x" < 1</body></html>'}]


def test_reading_needs_no_right_to_publish(reader: EndpointStore) -> None:
    assert reader.query("ASK {}").text == "true"
    with reader.updating() as apply, pytest.raises(StoreUnavailable, match="refuses access"):
        apply(Replacement("", "x:g", "<x:a> <x:p> 1 .", "INSERT DATA { GRAPH <x:n> { <x:a> <x:p> 1 } }"))


def _names() -> list[str]:
    folder = Path(str(resources.files(queries)))
    return sorted(path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.rq"))


@pytest.mark.parametrize("name", _names())
def test_every_query_of_this_program_is_understood(reader: EndpointStore, name: str) -> None:
    text = "\n".join(line for line in queries.read(name).splitlines() if not line.startswith("#"))
    several = {parameter: bool(values) for values, parameter in reversed(_PARAMETER.findall(text))}
    problems = []
    # The kind of term that a parameter takes is not written down.
    for term in (f"{identity.BASE}a", queries.StringTerm("a"), 3):
        terms = {parameter: [term, term] if several[parameter] else term for parameter in several}
        try:
            reader.rows(queries.bind(name, **terms), identity.published(identity.project("shop")))
            return
        except QueryError as error:
            problems.append(error.message)
    pytest.fail("\n".join(problems))
