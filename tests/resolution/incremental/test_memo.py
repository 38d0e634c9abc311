"""A result is computed once and stored, unless it was computed inside of a cycle or too deep."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import permutations

import pytest

from oxigraph_code.resolution.incremental.dependencies import ReadTracker, mark
from oxigraph_code.resolution.incremental.memo import MemoTable
from oxigraph_code.resolution.model.values import Values, ValueTable, union

DEEPEST = 40


class Graph:
    """Queries that depend on one another: the value of each is its own name and all values that it reads."""

    def __init__(self, edges: Mapping[str, Iterable[str]]) -> None:
        self._edges = edges
        self._values = ValueTable()
        self.seen = ReadTracker()
        self.memo = MemoTable(self.seen)
        self.computed: Counter[str] = Counter()

    def names(self, query: str) -> set[str]:
        """Return the names of the result of a query that nothing else asks."""
        return {value.name for value in self._of(query)}

    def _of(self, query: str) -> Values:
        return self.memo.memoized(self._compute, (query,))

    def _compute(self, query: str) -> Values:
        self.computed[query] += 1
        if query.isdecimal():
            self.seen.add(self.seen.intern(mark(int(query))))
        return union([(self._values.external(query),), *map(self._of, self._edges.get(query, ()))])


def test_a_result_is_computed_once() -> None:
    graph = Graph({"a": "bc", "b": "d", "c": "d"})
    assert graph.names("a") == graph.names("a") == {"a", "b", "c", "d"}
    assert set(graph.computed.values()) == {1}


def test_the_arguments_of_a_query_tell_results_apart() -> None:
    graph = Graph({})
    assert graph.names("a") != graph.names("b")


def test_a_query_that_depends_on_itself_gives_nothing_to_itself() -> None:
    assert Graph({"a": "a"}).names("a") == {"a"}


def test_a_result_that_a_cycle_cut_is_not_stored() -> None:
    graph = Graph({"a": "b", "b": "ca", "c": ""})
    graph.names("a")
    assert graph.names("b") == {"a", "b", "c"}
    assert graph.computed == {"a": 2, "b": 2, "c": 1}


def test_the_outermost_result_of_a_cycle_is_stored() -> None:
    graph = Graph({"a": "b", "b": "a"})
    graph.names("a")
    graph.names("a")
    assert graph.computed == {"a": 1, "b": 1}


def test_a_provisional_result_is_reused_until_the_outermost_query_ends() -> None:
    graph = Graph({"a": "bcd", "b": "a", "c": "b", "d": "b"})
    assert graph.names("a") == {"a", "b", "c", "d"}
    assert graph.computed["b"] == 1


@pytest.mark.parametrize(
    "edges",
    [
        {"a": "b", "b": "c", "c": "a"},
        {"a": "bc", "b": "ac", "c": "ab"},
        {"a": "b", "b": "bc", "c": "ad", "d": "c"},
        {"a": "bd", "b": "c", "c": "b", "d": "a"},
    ],
)
def test_a_result_does_not_depend_on_the_order_of_queries(edges: Mapping[str, str]) -> None:
    alone = {query: Graph(edges).names(query) for query in edges}
    for order in permutations(edges):
        graph = Graph(edges)
        assert {query: graph.names(query) for query in order} == alone


def test_a_query_beyond_the_greatest_depth_gives_nothing() -> None:
    line = Graph({str(number): [str(number + 1)] for number in range(100)})
    line.names("0")
    assert line.computed == {str(number): 1 for number in range(DEEPEST)}


def test_every_depth_has_room_for_the_calls_between_two_queries() -> None:
    def ask(number: int, between: int = 60) -> Values:
        if between:
            return ask(number, between - 1)
        reached.append(number)
        return memo.memoized(ask, (number + 1,))

    reached: list[int] = []
    memo = MemoTable(ReadTracker())
    memo.memoized(ask, (0,))
    assert reached == [*range(DEEPEST)]


def test_a_stored_result_is_the_same_wherever_it_is_asked_for() -> None:
    """A part that is stored reaches further down than the outermost query may look."""
    edges = {str(number): [str(number + 1)] for number in range(60)}
    alone = Graph(edges).names("0")
    line = Graph(edges)
    for number in reversed(range(60)):
        line.names(str(number))
    assert line.names("0") == alone


def test_the_work_of_a_knot_of_cycles_is_bounded() -> None:
    names = [str(number) for number in range(30)]
    knot = Graph(dict.fromkeys(names, names))
    knot.names("0")
    assert knot.computed.total() < 30 * len(names)


def test_a_result_that_leaves_something_out_is_stored_for_the_outermost_query_only() -> None:
    memo = MemoTable(ReadTracker())
    computed: list[str] = []

    def inner() -> Values:
        computed.append("inner")
        memo.leave_out()
        return ()

    def outer() -> Values:
        computed.append("outer")
        return memo.memoized(inner, ())

    for work in (outer, outer, inner, inner):
        memo.memoized(work, ())
    assert computed == ["outer", "inner", "inner"]


@pytest.mark.parametrize("edges", [{"0": "1", "1": "2"}, {"0": "12", "1": "0", "2": "1"}], ids=["line", "cycle"])
def test_a_result_depends_on_the_files_of_all_that_it_was_computed_from(edges: Mapping[str, str]) -> None:
    graph = Graph(edges)
    for _ in range(2):
        graph.seen.start()
        graph.names("0")
        assert graph.seen.files.marks == mark(0) | mark(1) | mark(2)


def test_a_query_leaves_the_record_of_the_query_around_it_in_place() -> None:
    graph = Graph({"0": "1"})
    graph.seen.add(graph.seen.intern(mark(7)))
    graph.names("0")
    assert graph.seen.files.marks == mark(0) | mark(1) | mark(7)
