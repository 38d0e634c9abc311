"""Uses of an external name, as rows of an answer.

For maintainers: people type an environment variable, a flag or a topic as if it were a symbol. Definitions come before
writes, and these before reads. This module must not know how such names are found.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from oxigraph_code.queries import StringTerm
from oxigraph_code.queries.lines import line_number
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.symbol_details import details
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

_COPIED = re.compile(r"env(?:iron)?\b.*\b(\w+)\W*$", re.IGNORECASE)
"""A variable of the environment with the access to it, as people copy it from code."""
_ORDER = ("defines", "writes", "sends", "reads", "receives")
_NOUNS = {
    "environment": "environment variable",
    "setting": "settings key",
    "feature": "feature flag",
    "topic": "message topic",
}


class NameUses(NamedTuple):
    """The uses of one external name: a sentence that counts them, and a row for each place."""

    summary: str
    rows: list[Row]


def uses_of_name(workspace: Workspace, scope: QuestionScope, name: str) -> NameUses | None:
    """Find the uses of an external name within the scope; None if there are none."""
    name = name.strip()
    copied = _COPIED.search(name)
    names = [name, *([copied[1]] if copied else [])]
    found = [
        row for row in workspace.rows("name_uses", name=list(map(StringTerm, names))) if scope.holds(row["module"])
    ]
    if not found:
        return None
    name = found[0]["name"]
    users = details(workspace, scope, list(dict.fromkeys(row["user"] for row in found)))
    found.sort(key=lambda row: (_ORDER.index(row["access"]), scope.path_of(row["module"]), line_number(row["line"])))
    rows = []
    for row in found:
        path, user = scope.path_of(row["module"]), users.get(row["user"])
        inside = f" in {user.label}" if user is not None and user.kind != "Module" else ""
        kind = _NOUNS.get(row["kind"], row["kind"])
        line = f"{path}:{row['line']} {row['access']} {kind} {name}{inside}"
        data = {
            "path": path,
            "line": line_number(row["line"]),
            "access": row["access"],
            "kind": row["kind"],
            "iri": row["user"],
        }
        rows.append(Row(line, {**data, "name": row["name"]}))
    kinds = dict.fromkeys(_NOUNS.get(row["kind"], row["kind"]) for row in found)
    counts = {access: sum(row["access"] == access for row in found) for access in _ORDER}
    singular = {"defines": "definition", "writes": "write", "sends": "send", "reads": "read", "receives": "receiver"}
    parts = [counted(count, singular[access]) for access, count in counts.items() if count]
    return NameUses(f"{' and '.join(kinds)} {name}: {', '.join(parts)}", rows)
