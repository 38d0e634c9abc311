"""The roots in a folder of projects, which is no project itself.

For maintainers: repositories are not entered, hidden and ignored folders are not looked into, and links are not
followed, so a search lists few folders. Two limits bound it, and the number of roots is limited as well; each that was
reached is named. This module must not know the files of a project. See decision 0118.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Sequence
from pathlib import Path

from oxigraph_code.file_tree import has_any, is_too_wide
from oxigraph_code.indexing.files.ignores import ignores
from oxigraph_code.indexing.files.roots import REPOSITORY, is_marked, manifest_names, root_of
from oxigraph_code.indexing.model.observed_root import is_indexed
from oxigraph_code.indexing.model.report import FoundRoots
from oxigraph_code.languages.registry import Registry

_MAX_ROOTS = 20
_MAX_DEPTH = 4
_MAX_FOLDERS = 2_000


def roots_at(folder: Path, registry: Registry, store_path: Path) -> FoundRoots:
    """Find the root of a run over a folder, and the roots below it unless it lies in a repository.

    A folder with a manifest may hold repositories too; below it, a manifest marks a part of it and no root.
    Raises ``FileError`` as ``root_of`` does.
    """
    root = root_of(folder, registry, store_path)
    known = is_marked(root, registry) or is_indexed(store_path, root)
    if has_any(root, [REPOSITORY]) or not (root == folder or is_too_wide(root)):
        return FoundRoots(root, known)
    is_own = root == folder and known
    marks = (REPOSITORY, *([] if is_own else manifest_names(registry.loaders)))
    search = _RootSearch(folder, registry, store_path, marks)
    # Those in the graph come first, so that the limit leaves the same out each time.
    below = sorted(search.found, key=lambda one: (not is_indexed(store_path, one), one))
    more = [_counted(len(below) - _MAX_ROOTS, "more project")] if len(below) > _MAX_ROOTS else []
    return FoundRoots(
        root,
        known,
        tuple(sorted(below[:_MAX_ROOTS])),
        (*more, *search.limits(), *([] if is_own else search.without_root())),
    )


def _counted(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


class _RootSearch:
    """The roots below a folder, the nearest first."""

    def __init__(self, folder: Path, registry: Registry, store_path: Path, marks: Sequence[str]) -> None:
        self.found: list[Path] = []
        self._folder = folder
        self._registry = registry
        self._is_ignored = ignores(folder, "", registry.loaders)
        self._top: list[Path] = []
        self._files = 0
        self._looked = 0
        self._is_deeper = False
        pending = deque([(folder, 0)])
        while pending and self._looked < _MAX_FOLDERS:
            place, depth = pending.popleft()
            self._looked += 1
            for below in self._folders_in(place):
                if has_any(below, marks) or is_indexed(store_path, below):
                    self.found.append(below)
                elif depth + 1 < _MAX_DEPTH:
                    pending.append((below, depth + 1))
                else:
                    self._is_deeper = True
        self._rest = len(pending)

    def _folders_in(self, place: Path) -> Iterable[Path]:
        try:
            with os.scandir(place) as listing:
                entries = sorted(listing, key=lambda entry: entry.name)
        except OSError:
            return []
        folders = [Path(entry.path) for entry in entries if self._is_searched(entry)]
        if place == self._folder:
            self._top = folders
            self._files = sum(self._registry.loader_of(entry.name) is not None for entry in entries if entry.is_file())
        return folders

    def _is_searched(self, entry: os.DirEntry[str]) -> bool:
        if entry.name.startswith(".") or not entry.is_dir(follow_symlinks=False):
            return False
        return not self._is_ignored(Path(entry.path).relative_to(self._folder).as_posix(), True)

    def limits(self) -> list[str]:
        """Name the limits that were reached."""
        deeper = [f"folders more than {_MAX_DEPTH} levels below"] if self._is_deeper else []
        return [*deeper, *([f"{_counted(self._rest, 'folder')} not searched"] if self._rest else [])]

    def without_root(self) -> list[str]:
        """Name the source files and folders in the folder itself that are in no root."""
        plain = [one for one in self._top if not any(root.is_relative_to(one) for root in self.found)]
        files = [f"{_counted(self._files, 'source file')} in no project"] if self._files else []
        return [*files, *(f"{one.name} (no repository or manifest)" for one in plain)]
