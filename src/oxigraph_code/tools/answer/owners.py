"""Find the owners of files and symbols in the graph.

For maintainers: a file has the owners that CODEOWNERS names, and so has each symbol in it. A team may be named
without its organisation, and with or without ``@``. This module must not know the question.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from oxigraph_code import vocabulary as code
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

NO_OWNER = "none"
"""The name that questions and answers use for no owner."""


class Owners:
    """The owners of files and symbols in a scope."""

    def __init__(self, workspace: Workspace, scope: QuestionScope) -> None:
        self._of: dict[str, list[str]] = defaultdict(list)
        for row in workspace.cached_rows("values_of", property=code.ownedBy):
            if scope.holds(row["subject"]):
                self._of[row["subject"]].append(row["value"])
        self.names = sorted({name for owners in self._of.values() for name in owners})

    def nearest(self, subjects: Iterable[str]) -> Sequence[str]:
        """Return the owners of the first subject that has any; the innermost one comes first."""
        return next((sorted(self._of[subject]) for subject in subjects if subject in self._of), ())

    def counted(self, files: Iterable[Iterable[str]]) -> Counter[str]:
        """Count the files of each owner; each is the modules that it may be."""
        return Counter(owner for modules in files for owner in self.nearest(modules) or [NO_OWNER])

    def named(self, name: str) -> list[str]:
        """Return the full names of the owners that a name means."""
        wanted = name.lower().removeprefix("@")
        plain = {full: full.lower().removeprefix("@") for full in self.names}
        return [full for full, own in plain.items() if own == wanted or own.endswith(f"/{wanted}")]

    def owned_by(self, names: Iterable[str]) -> set[str]:
        """Return the files and symbols that owners have."""
        wanted = frozenset(names)
        return {subject for subject, owners in self._of.items() if not wanted.isdisjoint(owners)}
