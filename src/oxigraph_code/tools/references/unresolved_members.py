"""Unresolved reads and writes of members, of which only the name is known.

For maintainers: the graph has one such name for each function that uses it, so functions are counted, not places in the
text. This module must not know which tool asks.
"""

from __future__ import annotations

from oxigraph_code.queries import StringTerm
from oxigraph_code.tools.answer.grouping import by_file, counted, plain
from oxigraph_code.tools.answer.listing import Section
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_MOST_SHOWN = 200


class UnresolvedMembers:
    """The functions and modules that use a member of some name on an unknown receiver."""

    def __init__(self, workspace: Workspace, scope: QuestionScope, name: str) -> None:
        rows = batched_rows(workspace, "unresolved_members", "name", [StringTerm(name)])
        self.users = [row["user"] for row in rows if scope.holds(row["user"])]

    @property
    def fact(self) -> str:
        """The count, as a phrase for the first line of an answer; empty if there are none."""
        return f"unresolved reads of that name in {counted(len(self.users), 'function')}" if self.users else ""

    @property
    def shown(self) -> list[str]:
        """The users that get a row; more are no evidence."""
        return self.users[:_MOST_SHOWN]

    def sections(self, known: Nodes) -> list[Section]:
        """A section for each file."""
        return by_file("unresolved_reads", known, self.shown, plain, "may read it, of something unknown: ")
