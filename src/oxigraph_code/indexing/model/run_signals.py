"""Reasons to give up a run that builds on an earlier one."""

from __future__ import annotations


class MovedOn(Exception):
    """The files or the graph changed while the run was reading them: it has to start again."""


class TooLarge(Exception):
    """The change is not one for an incremental run: a full run has to be made."""
