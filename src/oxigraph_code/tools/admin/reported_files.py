"""Files that a report names, as modules of the graph.

For maintainers: a path in a report is compared with paths of the graph and never opened. This module must not know what
a report says of a file.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from contextlib import suppress
from typing import TypeVar

from oxigraph_code.tools.workspace.scope import QuestionScope, module_files
from oxigraph_code.tools.workspace.workspace import Workspace

_Entry = TypeVar("_Entry")


def modules_at(workspace: Workspace, scope: QuestionScope, files: Mapping[str, _Entry]) -> dict[str, _Entry]:
    """Find the module for each path of a report: below the root, or by the one end that fits."""
    paths = {path: module for module, path in module_files(workspace, scope).items()}
    by_name: dict[str, list[str]] = defaultdict(list)
    for path in paths:
        by_name[path.rpartition("/")[2]].append(path)
    found: dict[str, _Entry] = {}
    for written, file in files.items():
        path = written.replace("\\", "/").removeprefix(f"{scope.root.as_posix()}/").removeprefix("./")
        near = (
            [path]
            if path in paths
            else [
                one
                for one in by_name[path.rpartition("/")[2]]
                if f"/{one}".endswith(f"/{path}") or path.endswith(f"/{one}")
            ]
        )
        longest = [one for one in near if len(one) == max(map(len, near))]
        if len(longest) == 1:
            found.setdefault(paths[longest[0]], file)
    return found


def is_later(scope: QuestionScope, path: str, written: float) -> bool:
    """Return true for a file that was written after a report, or is gone."""
    with suppress(OSError):
        return (scope.root / path).stat().st_mtime > written
    return True
