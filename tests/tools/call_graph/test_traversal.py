"""Nodes are reached by the fewest steps, cycles end, and a cut search says so."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

import pytest
from hypothesis import given, strategies as st

from oxigraph_code.tools.call_graph.traversal import Edges, Reached, memoized, reach, search_both_ways

GRAPH = {"a": "bc", "b": "d", "c": "d", "d": "ae", "e": "e"}


def along(graph: dict[str, str]) -> Edges:
    def edges(things: Sequence[str]) -> Iterable[tuple[str, str]]:
        return [(near, far) for near in things for far in graph.get(near, "")]

    return edges


def test_what_is_reached_is_as_far_as_the_shortest_way() -> None:
    found = reach("a", along(GRAPH), 9, 100)
    assert found == Reached(
        {"a": 0, "b": 1, "c": 1, "d": 2, "e": 3}, {"b": ["a"], "c": ["a"], "d": ["b", "c"], "e": ["d"]}, True
    )
    assert found.at(1) == ["b", "c"]
    assert found.way("e") == ["a", "b", "d", "e"]


@pytest.mark.parametrize(
    ("depth", "most", "reached", "is_all"),
    [(1, 100, "abc", True), (2, 100, "abcd", True), (9, 2, "abc", False), (9, 5, "abcde", True), (0, 9, "a", True)],
)
def test_no_step_is_begun_past_the_bounds(depth: int, most: int, reached: str, is_all: bool) -> None:
    found = reach("a", along(GRAPH), depth, most)
    assert "".join(found.distances) == reached
    assert found.is_all == is_all


def test_no_step_is_begun_past_what_is_looked_for() -> None:
    assert list(reach("a", along(GRAPH), 9, 100, until="cd").distances) == ["a", "b", "c"]
    assert list(reach("a", along(GRAPH), 9, 100, until="a").distances) == ["a"]


def test_edges_that_are_remembered_are_asked_for_once() -> None:
    asked: list[str] = []

    def edges(things: Sequence[str]) -> Iterable[tuple[str, str]]:
        asked.extend(things)
        return along(GRAPH)(things)

    again = memoized(edges)
    assert reach("a", again, 9, 100) == reach("a", again, 9, 100) == reach("a", along(GRAPH), 9, 100)
    assert asked == ["a", "b", "c", "d", "e"]


def test_ways_of_the_same_edge_are_one() -> None:
    assert reach("a", lambda things: [("a", "b"), ("a", "b")] if "a" in things else [], 2, 9).nearer == {"b": ["a"]}


@given(st.dictionaries(st.sampled_from("abcdef"), st.text("abcdef", max_size=4)), st.integers(0, 5))
def test_what_is_nearer_is_exactly_one_step_nearer(graph: dict[str, str], depth: int) -> None:
    found = reach("a", along(graph), depth, 100)
    assert found.is_all
    for far, ways in found.nearer.items():
        assert {found.distances[near] for near in ways} == {found.distances[far] - 1}
        assert all(far in graph[near] for near in ways)
    within = {far for near, steps in found.distances.items() if steps < depth for far in graph.get(near, "")}
    assert within <= set(found.distances)


def test_searches_from_both_sides_meet_on_the_shortest_ways() -> None:
    there, back = along(GRAPH), along({"b": "a", "c": "a", "d": "bc", "a": "d", "e": "de"})
    assert search_both_ways("a", "e", there, back, 9, 100).ways(9) == [["a", "b", "d", "e"], ["a", "c", "d", "e"]]
    assert search_both_ways("a", "e", there, back, 9, 100).ways(1) == [["a", "b", "d", "e"]]
    assert search_both_ways("a", "a", there, back, 9, 100).ways(9) == [["a"]]
    assert search_both_ways("e", "a", there, back, 9, 100).ways(9) == []
    assert search_both_ways("a", "e", there, back, 2, 100).ways(9) == []


@given(st.dictionaries(st.sampled_from("abcdef"), st.text("abcdef", max_size=4)), st.integers(1, 6))
def test_where_two_searches_meet_is_as_far_as_one_search_goes(graph: dict[str, str], depth: int) -> None:
    backward: dict[str, str] = {}
    for near, fars in graph.items():
        for far in fars:
            backward[far] = backward.get(far, "") + near
    expected = reach("a", along(graph), depth, 100).distances.get("f")
    ways = search_both_ways("a", "f", along(graph), along(backward), depth, 100).ways(100)
    assert {len(way) - 1 for way in ways} == ({expected} if expected is not None else set())
    assert all(far in graph[near] for way in ways for near, far in pairwise(way))
