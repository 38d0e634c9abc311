"""Counterparts: definitions of one function for different builds.

For maintainers: callers are resolved for one assumed build, so the definitions for other builds have none. Definitions
in one type or module are counterparts by their place. Definitions in two files are counterparts if a file imports both
under one name, if both files are parts of a package, or if only a suffix tells the file names apart. This module must
not know any language. See decision 0107.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Sequence
from itertools import permutations

from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_PARTS = re.compile(r"[./:]+")


def other_definitions(workspace: Workspace, scope: QuestionScope, symbols: Sequence[str]) -> list[str]:
    """Find the other definitions under the names of functions: for other builds, and overloads."""
    found = [row["other"] for row in batched_rows(workspace, "other_definitions", "symbol", symbols)]
    elsewhere = list(batched_rows(workspace, "functions_of_the_name", "symbol", symbols))
    alternatives = _Alternatives(workspace, scope, {row[end] for row in elsewhere for end in ("module", "sibling")})
    for row in elsewhere:
        first, second = scope.path_of(row["module"]), scope.path_of(row["sibling"])
        is_one = _is_suffixed(first, second) or _is_of_package(first, second)
        if is_one or alternatives.are(row["module"], row["sibling"]):
            found.append(row["other"])
    return [iri for iri in dict.fromkeys(found) if iri not in symbols]


class _Alternatives:
    """The modules that other modules import in place of each other, under one name."""

    def __init__(self, workspace: Workspace, scope: QuestionScope, modules: Collection[str]) -> None:
        self._workspace = workspace
        self._scope = scope
        self._importers: dict[str, set[str]] = defaultdict(set)
        for row in batched_rows(workspace, "importing_modules", "module", sorted(modules)):
            self._importers[row["module"]].add(row["other"])

    def are(self, first: str, second: str) -> bool:
        """Return true if a module has two imports of one name, through one module each."""
        both = sorted(self._importers[first] & self._importers[second])
        found: dict[tuple[str, str], list[set[str]]] = defaultdict(list)
        for row in batched_rows(self._workspace, "import_lines", "module", both):
            parts = _PARTS.split(row["path"])
            found[row["module"], row.get("alias") or parts[-1]].append(set(parts))
        ours, theirs = (set(_PARTS.split(self._scope.path_of(module))[-3:-1]) for module in (first, second))
        return any(
            (one & ours) - theirs and (two & theirs) - ours
            for through in found.values()
            for one, two in permutations(through, 2)
        )


def _is_suffixed(first: str, second: str) -> bool:
    """Return true if two files in a folder differ only in a suffix before the extension."""
    one, two = (path.rpartition("/") for path in (first, second))
    ours, theirs = one[2].split("."), two[2].split(".")
    return one[0] == two[0] and ours[0] == theirs[0] and ours[-1] == theirs[-1] and len(ours) != len(theirs)


def _is_of_package(first: str, second: str) -> bool:
    """Return true if two files are parts of one package, which has each name once."""
    from oxigraph_code.facts import FileFacts
    from oxigraph_code.languages.loader import extracts
    from oxigraph_code.languages.registry import installed

    loader = installed().loader_of(first)
    if loader is None or not extracts(loader) or installed().loader_of(second) is not loader:
        return False
    package, other = (loader.semantics.package(FileFacts(loader.language_id, path, "", 0)) for path in (first, second))
    return bool(package) and package == other
