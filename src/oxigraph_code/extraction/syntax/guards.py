"""Places in which a guard of a condition holds, such as a type test.

For maintainers: a query pattern for each form of a condition around a guard would be costly to compile and still miss
some, so the pattern is the guard alone, and the condition around it is climbed. Grammars share the names of the fields;
operators and statements come from the pattern. This module must not know the meaning of a guard.
"""

from __future__ import annotations

from typing import NamedTuple

from tree_sitter import Node

_MAX_STEPS = 8
"""A longer condition would have a place for each pair of its parts."""


class Guarded(NamedTuple):
    """A place in which a guard holds: a branch, or all that follows from a statement on.

    ``otherwise`` is the other branch, if both are expressions.
    """

    branch: Node | None = None
    otherwise: Node | None = None
    after: Node | None = None


def guarded(guard: Node, operators: str, leaves: str) -> list[Guarded]:
    """Return the places in which a guard holds.

    ``operators`` are those for and, or, not; ``leaves`` are the types of the statements that leave a block.
    """
    conjunction, disjunction, negation = (operator.encode() for operator in operators.split())
    node, is_negated = guard, False
    operands: list[Node] = []
    branches: list[Guarded] = []
    for _ in range(_MAX_STEPS):
        if (around := node.parent) is None:
            break
        operator = around.child_by_field_name("operator")
        word = operator.text if operator else b""
        if word == negation and not is_negated:
            is_negated = True
        elif word == (disjunction if is_negated else conjunction):
            if (right := around.child_by_field_name("right")) and right != node:
                operands.append(right)
        elif around.child_by_field_name("condition") == node:
            branches = _branches(around, is_negated, leaves.split())
            break
        elif around.type != "parenthesized_expression":
            break
        node = around
    # Branches are lines: one that begins on the line of an operand is that of the operand too.
    begun = {place.branch.start_point[0] for place in branches if place.branch}
    return [*(Guarded(operand) for operand in operands if operand.end_point[0] not in begun), *branches]


def _branches(conditional: Node, is_negated: bool, leaves: list[str]) -> list[Guarded]:
    consequence = conditional.child_by_field_name("consequence") or conditional.child_by_field_name("body")
    alternative = conditional.child_by_field_name("alternative")
    condition = conditional.child_by_field_name("condition")
    if consequence is None and condition is not None:  # a grammar that names the condition alone
        consequence = condition.next_named_sibling
        alternative = consequence.next_named_sibling if consequence is not None else None
    if consequence is None:
        return []
    if not is_negated:
        return [Guarded(consequence, None if conditional.type.endswith("_statement") else alternative)]
    after = conditional.next_named_sibling
    return [Guarded(after=after)] if after and not alternative and _leaves(consequence, leaves) else []


def _leaves(statement: Node, leaves: list[str]) -> bool:
    """Return true if a statement, or the last one of a block, leaves the block around it."""
    if statement.type in leaves:
        return True
    inside = [child for child in statement.named_children if not child.is_extra]
    last = inside[-1:] and (inside[-1], *inside[-1].named_children[:1])
    return any(child.type in leaves for child in last)
