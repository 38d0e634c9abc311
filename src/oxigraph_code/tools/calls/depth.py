"""Limits of a depth argument.

For maintainers: a depth beyond the maximum is read as the maximum, because a refusal costs a turn; the answer says so.
This module must not know the edges that are followed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple

from oxigraph_code.errors import ArgumentError
from oxigraph_code.hints import said
from oxigraph_code.tools.workspace.workspace import BY_NAME

Depth = Annotated[int, "steps, 1 to 5", BY_NAME]

MAX_DEPTH = 5
"""The greatest depth of calls."""


class ClampedDepth(NamedTuple):
    """A valid depth, with a note if it differs from the requested one."""

    steps: int
    notes: Sequence[str] = ()


def clamp_depth(depth: int, deepest: int) -> ClampedDepth:
    """Limit a depth to the maximum.

    Raises ``ArgumentError`` for a depth below one.
    """
    if depth < 1:
        raise ArgumentError(f"depth cannot be {depth}", hint=f"use 1 to {deepest}", argument="depth")
    if depth > deepest:
        return ClampedDepth(deepest, (said(f"depth={depth} was read as {deepest}, which is the maximum"),))
    return ClampedDepth(depth)
