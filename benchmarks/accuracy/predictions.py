"""Predictions for a project's calls, in the form that is scored.

For maintainers: both adapters make this, so that scorer and classes of error know neither facts nor graph. Lines are
1-based, files relative to the root that was indexed.
"""

from __future__ import annotations

import re
from typing import NamedTuple

MODULE = "<module>"
UNLISTED_RULES = frozenset({"implementation"})
"""The rules whose edges no oracle lists.

Compilers resolve such a call to the method of an external trait and stop.
"""

NEUTRAL_RULES = frozenset({"wrapped"})
"""The rules whose edges an oracle may list.

Checkers name the function if a wrapper declares its argument's type as its result, and else the result of the wrapper.
"""


class Place(NamedTuple):
    """A definition as a prediction names it; a module is called ``<module>`` and stands in line 1."""

    file: str
    line: int
    name: str

    @property
    def short_name(self) -> str:
        """The last part of a name that may be qualified in the manner of any language."""
        return re.split(r"::|[.#/]", self.name)[-1].split("(")[0].strip()

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


class Edge(NamedTuple):
    """One edge, with the ``lines`` of its call sites and the ``rules`` that resolved them."""

    caller: Place
    callee: Place
    lines: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()

    @property
    def is_listed(self) -> bool:
        """Return true if an oracle would list such an edge."""
        return not self.rules or not UNLISTED_RULES.issuperset(self.rules)

    @property
    def is_neutral(self) -> bool:
        """Return true if an edge that the oracle does not list is neither right nor wrong."""
        return bool(self.rules) and NEUTRAL_RULES.issuperset(self.rules)


class Site(NamedTuple):
    """One call site: the called name, and the rule that resolved it or the reason why none did."""

    file: str
    line: int
    name: str
    rule: str = ""
    reason: str = ""
    is_external: bool = False


class Predictions(NamedTuple):
    """Everything we say of one project."""

    calls: list[Edge]
    inherits: list[Edge]
    sites: list[Site]
