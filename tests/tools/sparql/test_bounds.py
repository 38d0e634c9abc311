"""Bounds are taken out of a question, and put around the query that answers it."""

from __future__ import annotations

from datetime import date

import pytest

from oxigraph_code import queries
from oxigraph_code.tools.sparql.bounds import Bounds, bounds_of, counted_question

SUNDAY = date(2026, 11, 29)


@pytest.mark.parametrize(
    ("question", "rest", "shown"),
    [
        ("functions with more than 6 arguments", "functions with the most parameters", "parameters > 6"),
        ("functions longer than 1,000 lines", "functions with the most lines", "lines > 1,000"),
        ("classes with 20 or more methods", "classes with the most methods", "methods >= 20"),
        ("files with fewer than 10 lines", "files with the most lines", "lines < 10"),
        ("functions called by at least 3 others", "functions with the most callers", "callers >= 3"),
        ("who calls step 7 of the wizard", "who calls step 7 of the wizard", ""),
    ],
)
def test_a_number_is_a_bound_of_what_is_counted(question: str, rest: str, shown: str) -> None:
    found, bounds = bounds_of(question, SUNDAY)
    assert (found, bounds.shown) == (rest, shown)


@pytest.mark.parametrize(
    ("question", "day"),
    [
        ("commits since 2026-01-31", "2026-01-31"),
        ("commits since last week", "2026-11-22"),
        ("commits in the last 10 days", "2026-11-19"),
        ("commits of this month", "2026-11-01"),
        ("commits of yesterday", "2026-11-28"),
        ("what did the last commit change", ""),
    ],
)
def test_a_time_is_a_first_day(question: str, day: str) -> None:
    assert bounds_of(question, SUNDAY)[1].since == day


def test_only_a_question_for_a_number_is_counted() -> None:
    assert counted_question("How many tests are there?") == "list all tests are there?"
    assert counted_question("Which tests are there?") is None


def test_a_bound_keeps_the_columns_and_drops_the_limit_inside() -> None:
    text = Bounds("lines", ">", 100).around(queries.bind("templates/longest_functions", project=["urn:a"])) or ""
    assert "SELECT ?function ?lines\n" in text
    assert "FILTER(?lines > 100)" in text
    assert "LIMIT 50" not in text


@pytest.mark.parametrize("bounds", [Bounds("wheels", ">", 3), Bounds(since="2026-01-01")])
def test_a_query_without_the_number_or_the_day_cannot_keep_a_bound(bounds: Bounds) -> None:
    assert bounds.around(queries.bind("templates/longest_functions", project=["urn:a"])) is None
