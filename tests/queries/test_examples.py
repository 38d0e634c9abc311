"""The example queries have the answers that are written beside them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from oxigraph_code import queries
from oxigraph_code.store import LocalStore
from tests.docs import pages
from tests.queries.examples import EXAMPLES, answer, golden, load

# As the specification asks them, but for the names in them and their order.
OF_THE_SPECIFICATION = {
    "examples/recent_commits_of_file": ("code:shortHash", "code:message", "code:commitDate", "code:filePath"),
    "examples/files_of_commit": ("code:shortHash", "code:hasChange", "code:filePath", "code:changeType"),
    "examples/commits_of_functions": ("code:affectsModule", "code:hasFunction", "code:name"),
}
QUOTED = ("hot_spots", "who_knows_module", "changed_together")


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalStore]:
    loaded = load(tmp_path_factory.mktemp("examples"))
    yield loaded
    loaded.close()


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_has_its_golden_answer(store: LocalStore, name: str) -> None:
    assert answer(store, name) == golden(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_finds_something(name: str) -> None:
    assert len(golden(name).read_text(encoding="utf-8").splitlines()) > 1


def test_there_are_the_three_of_the_specification_and_ten_more() -> None:
    assert len(EXAMPLES) >= 13
    for name, terms in OF_THE_SPECIFICATION.items():
        assert all(term in queries.read(name) for term in terms)


def test_the_specification_asks_for_every_module_at_once(store: LocalStore) -> None:
    every = queries.read("examples/commits_of_functions").replace('code:relativePath "src/cart.py" ; ', "")
    rows = json.loads(store.query(every).text)["results"]["bindings"]
    assert {row["function"]["value"] for row in rows} == {"checkout", "log", "pay"}


@pytest.mark.parametrize("name", QUOTED)
def test_the_guide_quotes_an_example_as_it_is(name: str) -> None:
    def bare(query: str) -> str:
        kept = [line for line in query.splitlines() if not line.startswith(("#", "PREFIX"))]
        return re.sub(r"\s+", " ", " ".join(kept)).strip()

    shown = [bare(block.text) for block in pages.blocks("sparql") if pages.name(block.page) == "docs/guide/history.md"]
    assert bare(queries.read(f"examples/{name}")) in shown
