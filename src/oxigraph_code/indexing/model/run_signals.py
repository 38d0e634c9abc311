"""Exceptions that end an attempt to reuse the work of an earlier run.

They never leave ``indexing.runs``.
"""

from __future__ import annotations


class ConcurrentWrite(Exception):
    """Files or graph changed during the attempt: start it again."""


class NeedsFullRun(Exception):
    """Only a full run gives the right graph, or it is faster."""
