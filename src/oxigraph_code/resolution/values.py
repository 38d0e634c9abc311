"""What an expression denotes, as far as resolution can tell.

For maintainers: an expression may denote one of several values; none at all means that nothing is known. Values are
compared and kept in great numbers, so they hold places in facts and never facts themselves. This module must not know
any rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

Kind = Literal[
    "symbol", "instance", "parent", "prototype", "object", "closure", "record", "variable", "module", "outside",
    "outside-instance",
]  # fmt: skip


class Value(NamedTuple):
    """One thing an expression may denote.

    ``symbol`` is a definition of the project itself and ``instance`` an instance of that class. ``parent`` is an
    instance whose members are those of what comes after the class ``arguments`` hold. ``module`` is a file, or the
    namespace ``definition`` in it. ``prototype`` is what all instances of a class take their members from. By the scope
    ``definition``, ``object`` is what has its names, ``closure`` a function without a name whose body it is, and
    ``record`` what has the members that the type says which is its ``name``. ``variable`` is whatever is in one that
    is given members. ``outside`` is known by its qualified ``name`` only, ``outside-instance`` is an instance of what
    has that name. ``arguments`` are otherwise the type arguments of an instance.
    """

    kind: Kind
    path: str = ""
    definition: int = -1
    name: str = ""
    arguments: tuple[tuple[Value, ...], ...] = ()

    @property
    def key(self) -> tuple[str, int]:
        """The definition, whatever is said of it."""
        return self.path, self.definition


Values = tuple[Value, ...]
"""What an expression may denote, each once and in the order of the evidence; empty where nothing is known."""

TYPES = frozenset({"class", "trait", "enum"})
"""The kinds of definitions that are types with members."""

MOST = 32
"""So many values are no evidence for any of them."""


class Place(NamedTuple):
    """Where something is used: a scope of a file, and the line; 0 is after everything has run."""

    path: str
    scope: int
    line: int = 0


def union(groups: Iterable[Values]) -> Values:
    """All values of some groups, each once; none where they are too many."""
    told = [group for group in groups if group]
    if len(told) < 2:
        return told[0] if told else ()
    found = tuple(dict.fromkeys(value for group in told for value in group))
    return found if len(found) <= MOST else ()
