"""Every query file is valid on its own, describes its answer, and answers in one order only."""

from __future__ import annotations

import re
from importlib import resources

import pytest
from pyoxigraph import Store

from oxigraph_code import queries, vocabulary

NAMES = sorted(
    f"{folder}{file.name.removesuffix('.rq')}"
    for folder in ("", "examples/", "rules/", "templates/")
    for file in resources.files("oxigraph_code.queries").joinpath(folder).iterdir()
    if file.name.endswith(".rq")
)
every_file = pytest.mark.parametrize("name", NAMES)


@pytest.fixture(scope="module")
def empty_store() -> Store:
    return Store()


@every_file
def test_a_query_file_is_valid_on_its_own(empty_store: Store, name: str) -> None:
    empty_store.query(queries.read(name))


@every_file
def test_a_query_file_says_in_its_first_line_what_it_answers(name: str) -> None:
    assert re.match(r"# [A-Z].*\.\n", queries.read(name))


@every_file
def test_a_query_file_uses_declared_terms_only(name: str) -> None:
    used = set(re.findall(r"(?<![\w?$])code:(\w+)", queries.read(name)))
    assert used
    assert {f"{vocabulary.NAMESPACE}{term}" for term in used} <= vocabulary.TERMS


@pytest.mark.parametrize("name", [name for name in NAMES if not name.startswith("rules/")])
def test_a_query_file_orders_its_rows_or_says_that_it_does_not(name: str) -> None:
    assert re.search("ORDER BY|^# In no order: ", queries.read(name), re.MULTILINE)


@pytest.mark.parametrize("name", [name for name in NAMES if "/" not in name])
def test_a_query_file_has_no_table_of_values_beside_its_symbols(name: str) -> None:
    """The engine multiplies both and looks up each pair; templates take few values."""
    assert not re.search(r"\n( *)# VALUES \$\w+\n\1VALUES ", queries.read(name))
