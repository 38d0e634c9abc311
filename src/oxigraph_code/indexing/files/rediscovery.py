"""What a run over a whole root finds, told by a look at what the last one saw, without walking through folders.

For maintainers: where every folder holds the names that it held, and nothing else that decides is other, the same files
are found; only some of them look otherwise. Everything is looked at again before anything is read, as in a walk. This
module must not know what is done with what is found.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from stat import S_ISREG
from typing import NamedTuple

import msgspec

from oxigraph_code.config import Settings
from oxigraph_code.facts import ProjectFacts
from oxigraph_code.indexing.files.discovery import Before, Discovery, SourceFile
from oxigraph_code.indexing.files.git_attributes import Attributes
from oxigraph_code.indexing.files.selection import selection_of
from oxigraph_code.indexing.files.walk import Stamp, stamp_of
from oxigraph_code.indexing.freshness.staleness import Doubt, Glance
from oxigraph_code.indexing.model.observed_root import (
    Look,
    NotingDisk,
    Seen,
    beside_store,
    find_seen,
    look_at,
    program_mark,
)
from oxigraph_code.languages.registry import Registry

_Said = dict[bytes, tuple[ProjectFacts, ...]]


def rediscover(root: Path, registry: Registry, settings: Settings, doubt: Doubt | None = None) -> Discovery | None:
    """What is found below a root, ``None`` where only a walk can tell. Without a ``doubt`` anything may be other than
    the last run saw it."""
    known = _known_at(beside_store(settings.store_path, root, "seen"), settings)
    if known is None:
        return None
    seen, glance = known.glance.seen, known.glance
    tree = NotingDisk(root)
    differing = glance.differing_files(doubt.folders if doubt is not None and doubt.kept == known.kept else None)
    if differing is None or tree.has_other(seen):
        return None
    tree.listed_before(glance.folders())
    looks: dict[str, tuple[int, Stamp]] = {}
    for path in differing:
        try:
            status = os.lstat(root / path)
        except OSError:
            return None
        if not S_ISREG(status.st_mode):
            return None
        looks[path] = status.st_size, stamp_of(status)
    before = known.files or _files_of(seen, registry, Attributes(tree))
    if before is None:
        return None
    selection = selection_of(tree, registry, settings)
    files = []
    for file in before:
        if file.path in looks:
            size, stamp = looks[file.path]
            file = file._replace(size=size, stamp=stamp)
            if selection.refuses(file.language, size):
                return None
        files.append(file)
    manifests = {os.fsdecode(folder): frozenset(names) for folder, names in seen.described.items()}
    told = _before(seen) if looks.keys().isdisjoint(map(os.fsdecode, seen.asked)) else None
    return Discovery(
        tree, "", tuple(files), dict(seen.report.skipped), manifests=manifests, before=told, selection=selection
    )


class _Known(NamedTuple):
    """What a run saw, as it was kept at a path, and the files that it found, where it was a run of this process."""

    path: Path
    kept: Look
    glance: Glance
    files: tuple[SourceFile, ...] = ()


_latest: list[_Known] = []
"""What was seen last: a process that goes on running needs it again."""


def remember(seen: Seen, files: tuple[SourceFile, ...], settings: Settings) -> None:
    """Remember what a run saw that has just been kept, with the files that it found."""
    path = beside_store(settings.store_path, Path(os.fsdecode(seen.root)), "seen")
    glance = next((known.glance for known in _latest if known.path == path), None) or Glance(seen)
    glance.follow(seen)
    _latest[:] = [_Known(path, look_at(path), glance, files)]


def _known_at(path: Path, settings: Settings) -> _Known | None:
    kept = look_at(path)
    known = next((known for known in _latest if (known.path, known.kept) == (path, kept)), None)
    if known is None and (seen := find_seen(path)):
        _latest[:] = [known := _Known(path, kept, Glance(seen))]
    return known if known is not None and known.glance.seen.program == program_mark(settings.selection) else None


def _files_of(seen: Seen, registry: Registry, attributes: Attributes) -> tuple[SourceFile, ...] | None:
    files = []
    for name, (size, written, changed, number) in seen.files.items():
        path = os.fsdecode(name)
        loader = registry.loader_of(path)
        if loader is None:
            return None
        files.append(SourceFile(path, loader.language_id, size, (written, changed, number), attributes.marks(path)))
    return tuple(files)


def _before(seen: Seen) -> Before | None:
    said = _decoder().decode(seen.said)
    if said is None:
        return None
    by_folder = {os.fsdecode(folder): found for folder, found in said.items()}
    return Before(by_folder, frozenset(map(os.fsdecode, seen.asked)), seen.checkout)


@cache
def _decoder() -> msgspec.msgpack.Decoder[_Said | None]:
    return msgspec.msgpack.Decoder(_Said | None)
