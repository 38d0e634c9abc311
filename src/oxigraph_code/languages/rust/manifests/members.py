"""The members of a workspace: which folders, and never one outside of it.

For maintainers: a glob is walked a part at a time and only where it asks for a wildcard, with a limit on what is looked
at, so that ``**`` on a large disk costs no more than the limit. A hostile manifest names what is not its own; that is
reported, and the folder refuses it besides.
"""

from __future__ import annotations

import posixpath
from fnmatch import fnmatchcase
from typing import Any

from oxigraph_code.languages.folder import ProjectFolder, shown
from oxigraph_code.languages.rust.manifests.tables import texts_of

_MANIFEST = "Cargo.toml"
_MAXIMUM_MEMBERS = 2_000
_MAXIMUM_LOOKED_AT = 20_000
_DEEPEST = 32


def members(folder: ProjectFolder, workspace: dict[str, Any]) -> list[str]:
    """The folders of the members that have a manifest, without the root, in the order of the manifest."""
    walk = _Walk(folder)
    excluded = {posixpath.normpath(pattern) for pattern in texts_of(workspace.get("exclude"))}
    found: dict[str, None] = {}
    for pattern in texts_of(workspace.get("members")):
        for path in walk.matches(pattern):
            if not any(path == entry or path.startswith(f"{entry}/") for entry in excluded):
                found.setdefault(path)
        if len(found) > _MAXIMUM_MEMBERS or walk.is_spent:
            folder.report(_MANIFEST, "the workspace names too many folders; not all of its members are read")
            break
    return list(found)[:_MAXIMUM_MEMBERS]


class _Walk:
    def __init__(self, folder: ProjectFolder) -> None:
        self._folder = folder
        self._looked_at = 0

    @property
    def is_spent(self) -> bool:
        return self._looked_at > _MAXIMUM_LOOKED_AT

    def matches(self, pattern: str) -> list[str]:
        """The folders with a manifest that a pattern names."""
        plain = posixpath.normpath(pattern)
        if plain.startswith(("../", "/")) or plain == "..":
            self._folder.report(_MANIFEST, f"the member {shown(pattern)} is outside the project; not read")
            return []
        if plain == ".":
            return []
        found = [""]
        for part in plain.split("/")[:_DEEPEST]:
            found = [path for start in found for path in self._step(start, part)]
        found = [path for path in found if self._folder.has_file(f"{path}/{_MANIFEST}")]
        if not found and not any(mark in plain for mark in "*?["):
            self._folder.report(_MANIFEST, f"the member {shown(pattern)} has no {_MANIFEST}")
        return found

    def _step(self, start: str, part: str) -> list[str]:
        if not any(mark in part for mark in "*?["):
            return [posixpath.join(start, part)]
        if part == "**":
            return self._below(start)
        return [posixpath.join(start, name) for name in self._names(start) if fnmatchcase(name, part)]

    def _below(self, start: str) -> list[str]:
        found, waiting = [], [start]
        while waiting and not self.is_spent:
            path = waiting.pop()
            found += [path] if path else []
            if path.count("/") < _DEEPEST:
                waiting += [posixpath.join(path, name) for name in reversed(self._names(path)) if "." not in name]
        return found

    def _names(self, path: str) -> list[str]:
        if self.is_spent:
            return []
        names = [name for name in self._folder.names(path) if not name.startswith(".") and name != "target"]
        self._looked_at += len(names) + 1
        return names
