"""Every query that people are shown can be run, and asks for terms that exist."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from docs import demo, tools_page
from pyoxigraph import Store

from oxigraph_code import vocabulary
from oxigraph_code.store import PREFIXES
from oxigraph_code.tools import TOOLS
from tests.docs import pages

_NOT_TERMS = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'|<[^<>\s]*>|#[^\n]*')
_TERM = re.compile(r"(?<![\w?$])code:(\w+)")


def shown() -> Iterator[tuple[str, str]]:
    """Return the place at which a query is shown, and the query."""
    for block in pages.blocks("sparql"):
        yield pages.name(block.page), block.text
    for question, query in demo.QUESTIONS:
        yield f"demo: {question}", query
    for tool in TOOLS:
        for note in tools_page.notes(tool):
            if note.startswith("Example: "):
                yield f"tool: {tool.name}", note.removeprefix("Example: ")


SHOWN = list(shown())
every_query = pytest.mark.parametrize("query", [query for _, query in SHOWN], ids=[place for place, _ in SHOWN])


@every_query
def test_a_query_that_is_shown_parses(query: str) -> None:
    Store().query(query, prefixes=PREFIXES)


@every_query
def test_a_query_that_is_shown_uses_declared_terms(query: str) -> None:
    used = _TERM.findall(_NOT_TERMS.sub(" ", query))
    assert used
    declared = vocabulary.TERMS
    assert [term for term in used if f"{vocabulary.NAMESPACE}{term}" not in declared] == []


def test_the_guide_shows_joins_over_calls_imports_and_dependencies() -> None:
    text = " ".join(query for place, query in SHOWN if place == "docs/guide/queries.md")
    assert {"calls", "importPath", "hasDependency", "unresolvedReason"} <= set(_TERM.findall(text))


def test_the_demonstration_asks_tools_that_are_offered_by_default() -> None:
    assert {tool for _, tool, _ in demo.CALLS} <= {tool.name for tool in TOOLS if tool.is_core}
