"""A store behind an address: failures of servers and networks, credentials, limits."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import keyring
import pytest
from keyring.backend import KeyringBackend

from oxigraph_code.errors import ConfigError, QueryError, QueryRefused, QueryTimeout, StoreUnavailable
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import EndpointStore, Replacement, ServerAddress
from tests.store.conftest import count, rows
from tests.store.front import Front, front
from tests.store.servers import free_port, post

pytestmark = pytest.mark.usefixtures("in_process")


@pytest.fixture
def open_endpoint(settings: Settings) -> Iterator[Callable[..., EndpointStore]]:
    opened: list[EndpointStore] = []

    def make(url: str, **fields: str) -> EndpointStore:
        opened.append(EndpointStore(settings, ServerAddress(url, **fields)))
        return opened[-1]

    yield make
    for store in opened:
        store.close()


@pytest.fixture
def behind(oxigraph_url: str) -> Iterator[Front]:
    with front(oxigraph_url) as server:
        yield server


Open = Callable[..., EndpointStore]


def test_a_server_that_is_not_there_is_named(open_endpoint: Open) -> None:
    url = f"http://127.0.0.1:{free_port()}/query"
    with pytest.raises(StoreUnavailable, match=url) as caught:
        open_endpoint(url).query("ASK {}")
    assert "OXIGRAPH_STORE_URL" in caught.value.hint


def test_an_address_without_a_sparql_endpoint_is_refused(oxigraph_url: str, open_endpoint: Open) -> None:
    with pytest.raises(StoreUnavailable, match="no SPARQL endpoint"):
        open_endpoint(oxigraph_url.replace("/query", "/nowhere"), kind="standard").query("ASK {}")


def test_the_address_of_an_oxigraph_server_may_be_its_base(oxigraph_url: str, open_endpoint: Open) -> None:
    assert open_endpoint(oxigraph_url.replace("/query", "")).query("ASK {}").text == "true"


def test_the_text_is_checked_before_it_is_sent(open_endpoint: Open) -> None:
    with pytest.raises(QueryRefused, match="SERVICE is refused"):
        open_endpoint("http://127.0.0.1:1/").query("ASK { SERVICE <http://x> {} }")


def test_the_limit_of_the_server_is_a_timeout(behind: Front, open_endpoint: Open) -> None:
    behind.faults = ["limit"]
    with pytest.raises(QueryTimeout, match="its own time limit"):
        open_endpoint(behind.url, kind="oxigraph").query("SELECT * { VALUES ?x { 1 2 3 } }")


def test_the_union_of_several_graphs_can_be_asked(oxigraph_url: str, open_endpoint: Open) -> None:
    store = open_endpoint(oxigraph_url)
    store.update("INSERT DATA { GRAPH <x:a> { <x:s> <x:p> 1 } GRAPH <x:b> { <x:s> <x:p> 2 } }")
    assert store.query("SELECT ?o { ?s ?p ?o }", ["x:a", "x:b"]).shown == 2


def test_rows_are_ordered_as_in_the_embedded_store(oxigraph_url: str, open_endpoint: Open) -> None:
    store = open_endpoint(oxigraph_url)
    store.update('INSERT DATA { code:a code:name "b" . code:b code:name "a" }')
    found = store.rows("SELECT ?s ?n { ?s code:name ?n } ORDER BY ?n")
    assert found == [{"s": "https://ds-labs.org/code#b", "n": "a"}, {"s": "https://ds-labs.org/code#a", "n": "b"}]


def test_an_answer_is_cut_at_a_row(oxigraph_url: str, open_endpoint: Open) -> None:
    store = open_endpoint(oxigraph_url)
    store.update("INSERT DATA { " + " ".join(f"<x:{n}> <x:p> {n} ." for n in range(200)) + " }")
    found = store.query("SELECT * { ?s ?p ?o }", max_bytes=1000)
    assert (found.complete, found.total) == (False, 200)
    assert len(json.loads(found.text)["results"]["bindings"]) == found.shown


def test_compressed_answers_are_read(behind: Front, open_endpoint: Open) -> None:
    behind.zips = True
    assert count(open_endpoint(behind.url, kind="oxigraph")) == 0
    assert "gzip" in behind.requests[0][1]


def test_a_busy_server_is_asked_again(behind: Front, open_endpoint: Open) -> None:
    behind.faults = [503, 429]
    store = open_endpoint(behind.url, kind="oxigraph")
    store.update("INSERT DATA { <x:a> <x:p> 1 }")
    assert [path for path, _ in behind.requests] == ["/update"] * 3


def test_triples_are_posted_compressed_and_again_after_a_broken_connection(behind: Front, open_endpoint: Open) -> None:
    lines = "\n".join(f"<x:{n}> <x:p> {n} ." for n in range(500))
    behind.faults = [502, "drop"]
    store = open_endpoint(behind.url, kind="oxigraph")
    with store.updating() as apply:
        apply(Replacement("", "x:g", lines, "INSERT DATA { GRAPH <x:digests> { <x:a> <x:p> 1 } }"))
    assert [path for path, _ in behind.requests] == ["/store?graph=x%3Ag"] * 3 + ["/update"]
    assert behind.encodings == ["gzip"] * 3 + [""]
    assert store.query("SELECT ?s { ?s ?p ?o }", "x:g").total == 500


def test_a_replacement_is_one_update_where_there_are_transactions(behind: Front, open_endpoint: Open) -> None:
    store = open_endpoint(behind.url, kind="oxigraph")
    with store.updating() as apply:
        apply(Replacement("CLEAR SILENT GRAPH <x:g>", "x:g", "<x:a> <x:p> 1 .", "INSERT DATA { <x:b> <x:p> 1 }"))
    assert [path for path, _ in behind.requests] == ["/update"]


def test_a_query_is_repeated_after_a_broken_connection(behind: Front, open_endpoint: Open) -> None:
    behind.faults = ["drop", 502]
    assert open_endpoint(behind.url, kind="oxigraph").query("ASK {}").text == "true"
    assert len(behind.requests) == 3


@pytest.mark.parametrize("fault", ["drop", 502, 504])
@pytest.mark.quick_cases(1)
def test_an_update_that_may_have_been_done_is_not_repeated(
    behind: Front, open_endpoint: Open, fault: int | str
) -> None:
    behind.faults = [fault]
    with pytest.raises((StoreUnavailable, QueryError)):
        open_endpoint(behind.url, kind="oxigraph").update("INSERT DATA { [] <x:p> 1 }")
    assert len(behind.requests) == 1


def test_half_an_answer_is_no_answer(behind: Front, open_endpoint: Open) -> None:
    post(behind.target.replace("/query", "/update"), update="INSERT DATA { <x:a> <x:p> 1 }")
    behind.faults = ["cut"]
    with pytest.raises(StoreUnavailable, match="broke off"):
        open_endpoint(behind.url, kind="oxigraph").query("SELECT * { ?s ?p ?o }")


def test_a_redirect_is_not_followed(behind: Front, open_endpoint: Open) -> None:
    behind.faults = [302]
    with pytest.raises(StoreUnavailable, match=r"redirects to http://elsewhere\.invalid/"):
        open_endpoint(behind.url, kind="oxigraph").query("ASK {}")


def test_an_answer_that_is_no_result_is_refused(behind: Front, open_endpoint: Open) -> None:
    behind.faults = [200]
    with pytest.raises(StoreUnavailable, match="text/plain in place of results"):
        open_endpoint(behind.url, kind="oxigraph").query("ASK {}")


def test_user_and_secret_are_sent_and_never_shown(behind: Front, open_endpoint: Open) -> None:
    behind.authorization = "Basic " + base64.b64encode(b"reader:s3cret").decode()
    with pytest.raises(StoreUnavailable, match="refuses access") as caught:
        open_endpoint(behind.url, kind="oxigraph").query("ASK {}")
    assert "OXIGRAPH_STORE_USER" in caught.value.hint
    with pytest.raises(StoreUnavailable) as caught:
        open_endpoint(behind.url, kind="oxigraph", user="reader", secret="wr0ng").query("ASK {}")
    assert "wr0ng" not in str(caught.value)
    store = open_endpoint(behind.url, kind="oxigraph", user="reader", secret="s3cret")
    assert store.query("ASK {}").text == "true"
    assert "s3cret" not in repr(store.address)


def test_the_embedded_store_has_no_say(oxigraph_url: str, open_endpoint: Open, settings: Settings) -> None:
    assert rows(open_endpoint(oxigraph_url), "SELECT * { ?s ?p ?o }") == []
    assert not settings.store_path.exists()


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("graph.example.org", "no address"),
        ("file:///etc/passwd", "no address"),
        ("http://[::1/", "no address"),
        ("https://me:secret@graph.example.org/sparql", "must not have a user"),
        ("https://graph.example.org/sparql?key=1", "must not have a query"),
    ],
)
def test_an_address_that_cannot_be_used_is_refused_without_its_secret(url: str, words: str) -> None:
    with pytest.raises(ConfigError, match=words) as caught:
        ServerAddress.configured(Settings(store_url=url), {})
    assert "me:secret" not in str(caught.value)


class _Keyring(KeyringBackend):
    priority = 1

    def get_password(self, service: str, username: str) -> str | None:
        return "s3cret" if (service, username) == ("oxigraph-code https://graph.example.org/sparql", "me") else None

    def set_password(self, service: str, username: str, password: str) -> None:
        raise NotImplementedError

    def delete_password(self, service: str, username: str) -> None:
        raise NotImplementedError


def test_the_secret_is_that_of_the_environment_else_of_the_keyring() -> None:
    settings = Settings(store_url="https://graph.example.org/sparql", store_user="me")
    before = keyring.get_keyring()
    keyring.set_keyring(_Keyring())  # type: ignore[no-untyped-call]
    try:
        found = [
            ServerAddress.configured(settings, {}),
            ServerAddress.configured(settings, {"OXIGRAPH_STORE_SECRET": "x"}),
        ]
    finally:
        keyring.set_keyring(before)
    assert [address and address.secret for address in found] == ["s3cret", "x"]


def test_without_a_url_there_is_no_server(tmp_path: Path) -> None:
    assert ServerAddress.configured(Settings(store_path=tmp_path), {"OXIGRAPH_STORE_SECRET": "x"}) is None
