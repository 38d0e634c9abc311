"""The packages of a repository: workspaces of npm, yarn and pnpm.

For maintainers: patterns are matched here against existing folders, and never leave the root. Of YAML, only as much is
parsed as a list of patterns needs. This module must not know the rest of a manifest.

Sources: the documentation of npm and yarn (``workspaces``) and of pnpm (``pnpm-workspace.yaml``).
"""

from __future__ import annotations

import re
from fnmatch import fnmatchcase

from oxigraph_code.languages.folder import ProjectFolder
from oxigraph_code.languages.json_text import object_of, read_object, texts_of
from oxigraph_code.languages.typescript.manifests import PACKAGE_FILE, PNPM_FILE

_MAX_FOLDERS = 10_000
_MAX_DEPTH = 8
_ITEM = re.compile(r"""^\s*-\s+(?:"([^"]*)"|'([^']*)'|([^#\n]+?))\s*(?:#.*)?$""")
_KEY = re.compile(r"^[^\s#-][^:]*:")


def workspaces(folder: ProjectFolder) -> tuple[str, ...]:
    """Return the folders of workspaces with a ``package.json``, relative to the folder and sorted."""
    return _members(folder, _patterns(folder))


def _patterns(folder: ProjectFolder) -> list[str]:
    """Return the patterns in ``package.json`` and in pnpm's own file."""
    package = (read_object(folder, PACKAGE_FILE) if folder.has_file(PACKAGE_FILE) else None) or {}
    declared = package.get("workspaces")
    patterns = texts_of(declared) or texts_of(object_of(declared).get("packages"))
    if folder.has_file(PNPM_FILE) and (text := folder.read_manifest(PNPM_FILE)) is not None:
        patterns += _packages(text)
    return list(dict.fromkeys(patterns))


def _packages(text: str) -> list[str]:
    """Return the items of the list under ``packages:``."""
    found: list[str] = []
    is_inside = False
    for line in text.splitlines():
        if _KEY.match(line):
            is_inside = line.startswith("packages:")
        elif is_inside and (match := _ITEM.match(line)):
            found.append(next(filter(None, match.groups()), ""))
    return list(filter(None, found))


def _members(folder: ProjectFolder, patterns: list[str]) -> tuple[str, ...]:
    wanted = [_parts(pattern) for pattern in patterns if not pattern.startswith("!")]
    unwanted = [_parts(pattern[1:]) for pattern in patterns if pattern.startswith("!")]
    found = []
    waiting = [""]
    seen = 0
    while waiting and seen < _MAX_FOLDERS:
        path = waiting.pop()
        seen += 1
        parts = path.split("/") if path else []
        if parts and any(_matches(parts, pattern) for pattern in wanted):
            is_left_out = any(_matches(parts, pattern) for pattern in unwanted)
            if not is_left_out and folder.has_file(f"{path}/{PACKAGE_FILE}"):
                found.append(path)
        if len(parts) < _MAX_DEPTH and any(_leads_to(parts, pattern) for pattern in wanted):
            names = [name for name in folder.folders(path) if name != "node_modules" and not name.startswith(".")]
            waiting += [f"{path}/{name}" if path else name for name in names]
    return tuple(sorted(found))


def _parts(pattern: str) -> list[str]:
    return [part for part in pattern.split("/") if part not in ("", ".")][:_MAX_DEPTH]


def _matches(parts: list[str], pattern: list[str]) -> bool:
    if not pattern:
        return not parts
    if pattern[0] == "**":
        return _matches(parts, pattern[1:]) or (bool(parts) and _matches(parts[1:], pattern))
    return bool(parts) and fnmatchcase(parts[0], pattern[0]) and _matches(parts[1:], pattern[1:])


def _leads_to(parts: list[str], pattern: list[str]) -> bool:
    """Return true if a folder below this one may match."""
    for index, part in enumerate(parts):
        if index >= len(pattern):
            return False
        if pattern[index] == "**":
            return True
        if not fnmatchcase(part, pattern[index]):
            return False
    return len(parts) < len(pattern)
