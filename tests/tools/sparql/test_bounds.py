"""Bounds are taken out of a question, and put around the query that answers it."""

from __future__ import annotations

from datetime import date

import pytest

from oxigraph_code import queries
from oxigraph_code.tools.sparql.questions.bounds import Bounds, between_releases, bounds_of, counted_question

SUNDAY = date(2026, 11, 29)


@pytest.mark.parametrize(
    ("question", "rest", "shown"),
    [
        ("functions with more than 6 arguments", "functions with the most parameters", "parameters > 6"),
        ("functions longer than 1,000 lines", "functions with the most lines", "lines > 1,000"),
        ("classes with 20 or more methods", "classes with the most methods", "methods >= 20"),
        ("files with fewer than 10 lines", "files with the most lines", "lines < 10"),
        ("functions called by at least 3 others", "functions with the most callers", "callers >= 3"),
        ("functions that take more than five parameters", "functions with the most parameters", "parameters > 5"),
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
        ("commits after 2026-01-31", "2026-01-31"),
        ("commits in the last 10 days", "2026-11-19"),
        ("commits of this month", "2026-11-01"),
        ("commits of yesterday", "2026-11-28"),
        ("commits since March 2025", "2025-03-01"),
        ("commits since november", "2026-11-01"),
        ("commits since December", "2025-12-01"),
        ("commits since 2025", "2025-01-01"),
        ("commits since 2025-06", "2025-06-01"),
        ("commits after November 3, 2025", "2025-11-03"),
        ("commits since 3 November 2025", "2025-11-03"),
        ("what did the last commit change", ""),
    ],
)
def test_a_time_is_a_first_day(question: str, day: str) -> None:
    assert bounds_of(question, SUNDAY)[1].since == day


def test_yesterday_ends_today() -> None:
    assert bounds_of("commits of yesterday", SUNDAY)[1].until == "2026-11-29"


@pytest.mark.parametrize(
    ("words", "days"),
    [
        ("in 2025", ("2025-01-01", "2026-01-01")),
        ("during December 2025", ("2025-12-01", "2026-01-01")),
        ("in February", ("2026-02-01", "2026-03-01")),
        ("before 2026-02", ("", "2026-02-01")),
        ("in step 2025", ("", "")),
        ("in February 31", ("", "")),
    ],
)
def test_a_year_or_month_has_a_first_day_and_an_end(words: str, days: tuple[str, str]) -> None:
    bounds = bounds_of(f"commits {words}", SUNDAY)[1]
    assert (bounds.since, bounds.until) == days


def test_a_release_is_the_tag_or_the_days_that_led_to_it() -> None:
    tags = [("v2", "2026-08-05"), ("v1", "2026-05-25")]
    assert between_releases("changes since the last release", lambda: tags)[0] == "changes since v2"
    rest, bounds = between_releases("what changed in the last release", lambda: tags)
    assert rest.split() == ["what", "changed"]
    assert (bounds.since, bounds.until, bounds.shown) == ("2026-05-26", "2026-08-06", "after v1 until v2")


def test_a_number_of_results_is_a_limit() -> None:
    rest, bounds = bounds_of("the five largest files", SUNDAY)
    assert (rest, bounds.limit) == ("the largest files", 5)
    assert "LIMIT 5\n" in (bounds.around(queries.bind("templates/largest_files", project=["urn:a"])) or "")


@pytest.mark.parametrize(
    ("template", "line"),
    [
        ("longest_functions", "?module"),
        ("recent_commits", "DISTINCT ?commit"),
    ],
)
def test_a_place_bounds_the_files_or_commits_of_a_query(template: str, line: str) -> None:
    query = queries.bind(f"templates/{template}", project=["urn:a"])
    text = Bounds(within="FILTER(?module IN (<urn:m>))").around(query)
    assert text is not None
    assert any(line in part for part in text.splitlines() if "urn:m" in part)


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


def test_the_days_between_two_releases_are_those_after_the_first() -> None:
    releases = [("v1.2.0", "2026-03-05"), ("v1.1.0", "2026-02-04"), ("v1.0.0", "2026-01-03")]
    rest, days = between_releases("What changed between 1.0.0 and v1.1.0?", lambda: releases)
    assert (rest.split(), days.since, days.until) == (["What", "changed", "?"], "2026-01-04", "2026-02-05")
    assert between_releases("What changed between v0.9 and v1.1.0?", lambda: releases)[1] == Bounds()
