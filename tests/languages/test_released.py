"""A changed format without a new number of the index format fails."""

from __future__ import annotations

from tests.languages.released import Released, present, problem, recorded

LAST = Released(3, {"toy": {"project": "a", "graph": "b"}})


def test_the_index_format_is_another_where_the_same_files_are_written_otherwise() -> None:
    assert problem(recorded(), present()) == ""


def test_another_graph_of_the_same_project_needs_the_next_number() -> None:
    other = Released(3, {"toy": {"project": "a", "graph": "c"}})
    assert "raise INDEX_FORMAT in store/layout.py to 4" in problem(LAST, other)
    assert problem(LAST, other._replace(format=4)) == ""
    assert "had format 3" in problem(LAST, other._replace(format=5))


def test_another_project_or_language_needs_none() -> None:
    assert problem(LAST, Released(3, {"toy": {"project": "x", "graph": "c"}})) == ""
    assert problem(LAST, Released(3, {**LAST.graphs, "new": {"project": "a", "graph": "c"}})) == ""
