"""Annotations, links and tasks in the comments of a symbol or module.

For maintainers: answers keep the order of ``_SHOWN``. This module must not know the tool.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

from oxigraph_code import identity
from oxigraph_code.queries.lines import line_number
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_SHOWN: Final = {
    "status": "status", "tag": "tags", "description": "description", "businessGoal": "business goal",
    "funnelStage": "funnel stage", "revenueImpact": "revenue impact", "annotation": "annotated", "since": "since",
    "seeAlso": "see also", "linkTarget": "links", "taskText": "tasks",
}  # fmt: skip
"""The words of the answer for each property."""


def remark_facts(workspace: Workspace, subjects: Sequence[str]) -> dict[str, list[str]]:
    """Return the values that comments state about some subjects, by the words for the property."""
    found: dict[str, list[str]] = defaultdict(list)
    for row in batched_rows(workspace, "remarks_about", "subject", subjects):
        name = row["property"].removeprefix(identity.BASE)
        found[name] += [value for value in [_value(row)] if value not in found[name]]
    return {shown: found[name] for name, shown in _SHOWN.items() if name in found}


def _value(row: Mapping[str, str]) -> str:
    if "kind" not in row:
        return row["value"]
    title = f" {row['detail']}" if "detail" in row else ""
    if row["property"].endswith("linkTarget"):
        return f"{row['value']} [{row['kind']}]{title}"
    return f"{row['kind']}{f'({title.strip()})' if title else ''} {row['value']} (line {line_number(row['line'])})"
