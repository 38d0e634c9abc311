"""Limits of a depth argument.

For maintainers: a depth beyond the maximum is followed as far as the maximum, because a refusal costs a turn; the
answer says so. This module must not know what is followed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oxigraph_code.errors import ArgumentError


class Followed(NamedTuple):
    """A depth that can be followed, and notes where another one was asked for."""

    steps: int
    notes: Sequence[str] = ()


def clamped(depth: int, deepest: int) -> Followed:
    """The depth, or the maximum with a note. Raises ``ArgumentError`` for a depth below one."""
    if depth < 1:
        raise ArgumentError(f"depth cannot be {depth}", hint=f"give 1 to {deepest}", argument="depth")
    if depth > deepest:
        return Followed(deepest, (f"depth={depth} was read as {deepest}, which is the maximum",))
    return Followed(depth)
