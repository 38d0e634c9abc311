"""Of several bindings of a name those are meant that some path of execution carries to the line."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from oxigraph_code.facts import Binding, Branch, Narrowing, Scope
from oxigraph_code.resolution.binding.reaching_bindings import ReachingBindings
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import ValueTable
from tests.resolution.by_hand import file

FUNCTION = 1
SITES = ValueTable()


def reaching(lines: Sequence[int], branches: Sequence[Branch], at: int, scope: int = 0) -> list[int]:
    """Return the lines of the bindings that reach a line, for a module's variable bound on ``lines``."""
    meaning = Bindings(0, bindings=tuple(Binding("variable", "x", 0, line) for line in lines))
    facts = file(Scope("function", 0, -1), bindings=meaning.bindings, branches=branches)
    return [entry.line for entry in ReachingBindings(facts).reaching(meaning, SITES.place("file", scope, at)).bindings]


def test_the_last_binding_before_a_line_shadows_those_before_it() -> None:
    assert reaching([1, 3, 7], [], at=5) == [3]


def test_a_binding_does_not_reach_its_own_line() -> None:
    assert reaching([1, 3], [], at=3) == [1]


def test_a_binding_in_a_branch_shadows_nothing_behind_the_branch() -> None:
    assert reaching([1, 3, 9], [Branch(2, 4)], at=6) == [1, 3]


def test_in_its_branch_a_binding_shadows_those_before_it() -> None:
    assert reaching([1, 3, 9], [Branch(2, 5)], at=4) == [3]


def test_a_binding_after_all_branches_shadows_them() -> None:
    assert reaching([1, 3, 5], [Branch(2, 4)], at=6) == [5]


@pytest.mark.parametrize(("is_loop", "lines"), [(True, [1, 5]), (False, [1])])
def test_a_later_binding_reaches_a_line_only_in_a_loop(is_loop: bool, lines: list[int]) -> None:
    assert reaching([1, 5, 20], [Branch(2, 6, is_loop)], at=3) == lines


@pytest.mark.parametrize(("scope", "at"), [(FUNCTION, 2), (0, 0)], ids=["in a function", "at the end of the program"])
def test_every_binding_reaches_code_that_runs_later(scope: int, at: int) -> None:
    assert reaching([1, 3, 7], [], at=at, scope=scope) == [1, 3, 7]


@pytest.mark.parametrize(
    ("branches", "at", "is_bound"),
    [([], 5, True), ([], 3, False), ([Branch(1, 9, True)], 2, True), ([Branch(1, 9)], 2, False)],
    ids=["behind it", "on its line", "before it in a loop", "before it in a branch"],
)
def test_a_name_is_bound_behind_its_first_binding_or_in_a_loop_around(
    branches: Sequence[Branch], at: int, is_bound: bool
) -> None:
    meaning = Bindings(0, bindings=(Binding("variable", "x", 0, 3),))
    flow = ReachingBindings(file(bindings=meaning.bindings, branches=branches))
    assert flow.is_bound(meaning, SITES.place("file", 0, at)) == is_bound


def test_a_narrowing_holds_in_its_branch_and_behind_its_line() -> None:
    narrowing = Narrowing("x", 0, 4, "Cart")
    flow = ReachingBindings(file(branches=[Branch(4, 6)]))

    def holds(line: int) -> bool:
        return bool(flow.narrowed("x", [narrowing], SITES.place("file", 0, line), 0))

    assert [line for line in range(1, 10) if holds(line)] == [4, 5, 6]
