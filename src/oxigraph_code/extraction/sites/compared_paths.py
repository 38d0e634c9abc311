"""Comparisons of a request's path with a value, whose branch hands the request on.

For maintainers: grammars share the names of the fields. A comparison counts if the branch calls something with a
variable, so that most other tests of a path cost no site. This module must not know any framework.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final, NamedTuple

from tree_sitter import Node

_EQUAL: Final = frozenset({"==", "==="})
_JOINING: Final = frozenset({"&&", "||"})
_IN_BRACKETS: Final = "parenthesized_expression"
_MAX_STEPS: Final = 8
_MAX_NODES: Final = 200
_MAX_CALLS: Final = 3


class ComparedPath(NamedTuple):
    """A value that a path is compared with, other comparisons of its condition, and calls in the branch."""

    place: Node
    value: Node
    others: tuple[tuple[Node, Node], ...]
    calls: tuple[Node, ...]


def comparisons_of(path: Node, is_handing: Callable[[Node], bool]) -> Iterator[ComparedPath]:
    """Yield the comparisons of a path: in a condition, or the cases of a switch."""
    around = _outside_of_brackets(path)
    parent = around.parent
    if parent is not None and (sides := _sides(parent)) is not None:
        branch, others = _branch(parent)
        # A test of several paths tells them apart only inside.
        compared = [side.text for node in _inside(branch) for side in _sides(node) or ()] if branch is not None else []
        calls = tuple(_handing(branch, 0, is_handing)) if branch is not None and path.text not in compared else ()
        if calls:
            yield ComparedPath(parent, sides[around == sides[0]], tuple(others), calls)
    elif parent is not None and parent.child_by_field_name("value") == around:
        for case in _inside(parent):
            value = case.child_by_field_name("value")
            if value is not None and case != parent:
                first = value.named_child(0) if value.type.endswith("_list") else value
                calls = tuple(_handing(case, value.end_byte, is_handing))
                if calls and first is not None:
                    yield ComparedPath(value, first, (), calls)


def _outside_of_brackets(node: Node) -> Node:
    while node.parent is not None and node.parent.type == _IN_BRACKETS:
        node = node.parent
    return node


def _sides(node: Node) -> tuple[Node, Node] | None:
    """Return the sides of an equality."""
    operator = node.child_by_field_name("operator")
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    is_equality = operator is not None and operator.type in _EQUAL
    return (left, right) if is_equality and left is not None and right is not None else None


def _branch(equality: Node) -> tuple[Node | None, list[tuple[Node, Node]]]:
    """Find the branch that an equality leads to, and the other equalities of the condition."""
    node = equality
    others: list[tuple[Node, Node]] = []
    for _ in range(_MAX_STEPS):
        around = _outside_of_brackets(node).parent
        if around is None:
            break
        if around.child_by_field_name("condition") == _outside_of_brackets(node):
            return around.child_by_field_name("consequence") or around.child_by_field_name("body"), others
        operator = around.child_by_field_name("operator")
        if operator is None or operator.type not in _JOINING:
            break
        inside = (part for part in _inside(around) if part.id != equality.id)
        others = [sides for part in inside if (sides := _sides(part)) is not None]
        node = around
    return None, []


def _handing(branch: Node, start: int, is_handing: Callable[[Node], bool]) -> Iterator[Node]:
    """Yield the first calls of a branch that hand a variable on, each without the calls of its result."""
    found = 0
    for node in _inside(branch):
        callee = node.child_by_field_name("function")
        if callee is None or node.start_byte < start or found == _MAX_CALLS or not is_handing(node):
            continue
        while (inner := callee.child_by_field_name("function")) is not None:
            node, callee = callee, inner
        found += 1
        yield node


def _inside(node: Node) -> Iterator[Node]:
    """Yield a node and those inside of it, in the order of the text."""
    return islice(_walked(node), _MAX_NODES)


def _walked(node: Node) -> Iterator[Node]:
    yield node
    for child in node.named_children:
        yield from _walked(child)
