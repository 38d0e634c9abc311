"""Annotations, links and tasks in comments, by symbol and by value.

For maintainers: answers keep the order of ``_SHOWN``. This module must not know the tool.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

from oxigraph_code import identity
from oxigraph_code.errors import ArgumentError
from oxigraph_code.queries.lines import line_number
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_SHOWN: Final = {
    "status": "status", "tag": "tags", "description": "description", "businessGoal": "business goal",
    "funnelStage": "funnel stage", "revenueImpact": "revenue impact", "annotation": "annotated", "since": "since",
    "seeAlso": "see also", "linkTarget": "links", "taskText": "tasks",
}  # fmt: skip
"""The words of the answer for each property."""

_MAX_NAMED: Final = 20
_FOUND_BY_MARKS: Final = frozenset({"deprecated", "internal"})
"""Values with a meaning in any project, even if no symbol has them."""


def remark_facts(workspace: Workspace, subjects: Sequence[str]) -> dict[str, list[str]]:
    """Return the values that comments state about subjects, by the words for the property."""
    found: dict[str, list[str]] = defaultdict(list)
    for row in batched_rows(workspace, "remarks_about", "subject", subjects):
        name = row["property"].removeprefix(identity.BASE)
        found[name] += [value for value in [_value(row)] if value not in found[name]]
    return {shown: found[name] for name, shown in _SHOWN.items() if name in found}


class StatedValues:
    """The symbols and modules of a scope, by the values that comments state about them."""

    def __init__(self, workspace: Workspace, scope: QuestionScope) -> None:
        self._workspace = workspace
        self._scope = scope

    def values(self, term: str) -> dict[str, set[str]]:
        """Return the values of a property in lower case, each with its symbols and modules."""
        found: dict[str, set[str]] = defaultdict(set)
        for row in self._workspace.cached_rows("values_of", property=term):
            if self._scope.holds(row["subject"]):
                found[row["value"].lower()].add(row["subject"])
        return found

    def with_all(self, argument: str, term: str, values: Sequence[str]) -> set[str]:
        """Return the symbols with all of ``values``. Raises ``ArgumentError`` for a value without symbols."""
        known = self.values(term)
        for value in values:
            if value.lower() not in known and value.lower() not in _FOUND_BY_MARKS:
                there_are = f"use one of {', '.join(sorted(known)[:_MAX_NAMED])}" if known else "leave it out"
                raise ArgumentError(
                    f"{argument} cannot be {value!r}: no comment or annotation in {self._scope.root} says so",
                    hint=there_are,
                    argument=argument,
                )
        return set.intersection(*(known.get(value.lower(), set()) for value in values))

    def containing(self, term: str, text: str) -> set[str]:
        """Return the symbols with a value that contains a text."""
        return {iri for value, iris in self.values(term).items() if text.lower() in value for iri in iris}


def _value(row: Mapping[str, str]) -> str:
    if "kind" not in row:
        return row["value"]
    title = f" {row['detail']}" if "detail" in row else ""
    if row["property"].endswith("linkTarget"):
        return f"{row['value']} [{row['kind']}]{title}"
    return f"{row['kind']}{f'({title.strip()})' if title else ''} {row['value']} (line {line_number(row['line'])})"
