"""Discovery without a walk, from the record of the last run and the present stats of its files.

For maintainers: if every folder has the same entries, and no ignore file, manifest or git ref changed, the same files
would be found; some have another stat. All stats are compared before anything is read, as in a walk. This module must
not know the use of the result.
"""

from __future__ import annotations

import os
from collections import Counter
from functools import cache
from pathlib import Path
from stat import S_ISREG
from typing import NamedTuple

import msgspec

from oxigraph_code.facts import ProjectFacts
from oxigraph_code.file_tree import Disk
from oxigraph_code.indexing.files.code_owners import MarksOfFiles
from oxigraph_code.indexing.files.discovery import Discovery, PreviousManifests, SourceFile
from oxigraph_code.indexing.files.selection import selection_of
from oxigraph_code.indexing.files.walk import FileStamp, stamp_of
from oxigraph_code.indexing.freshness.staleness import StalenessCheck, SuspectFolders
from oxigraph_code.indexing.model.observed_root import (
    FileStat,
    ObservedRoot,
    RecordingDisk,
    file_stat,
    load_observed_root,
    program_fingerprint,
    record_path,
)
from oxigraph_code.languages.loader import fingerprint_of
from oxigraph_code.languages.registry import Registry
from oxigraph_code.settings.config import Settings

_ManifestFacts = dict[bytes, tuple[ProjectFacts, ...]]


def rediscover(
    root: Path, registry: Registry, settings: Settings, suspects: SuspectFolders | None = None
) -> Discovery | None:
    """Find the files below a root; ``None`` if a walk is needed.

    Only the suspect folders are compared; without ``suspects`` all are.
    """
    known = _remembered(record_path(settings.store_path, root, "seen"), settings)
    if known is None:
        return None
    observed, check = known.check.observed, known.check
    tree = RecordingDisk(root)
    is_known_record = suspects is not None and suspects.record == known.record
    changed = check.changed_files(suspects.folders if suspects is not None and is_known_record else None)
    if changed is None or tree.others_changed(observed):
        return None
    tree.record_folders(check.folders())
    stats: dict[str, tuple[int, FileStamp]] = {}
    for path in changed:
        try:
            status = os.lstat(root / path)
        except OSError:
            return None
        if not S_ISREG(status.st_mode):
            return None
        stats[path] = status.st_size, stamp_of(status)
    before = known.files or _files_of(observed, registry, MarksOfFiles(tree))
    if before is None:
        return None
    selection = selection_of(tree, registry, settings)
    files = []
    for file in before:
        if file.path in stats:
            size, stamp = stats[file.path]
            file = file._replace(size=size, stamp=stamp)
            if selection.refuses(file.language, size):
                return None
        files.append(file)
    manifests = {os.fsdecode(folder): frozenset(names) for folder, names in observed.manifests.items()}
    inputs_changed = not stats.keys().isdisjoint(map(os.fsdecode, observed.manifest_inputs))
    previous = None if inputs_changed else _previous_manifests(observed)
    skipped = dict(observed.report.skipped)
    return Discovery(tree, "", tuple(files), skipped, manifests=manifests, previous=previous, selection=selection)


def prepare(root: Path, registry: Registry, settings: Settings) -> None:
    """Load ahead what the next ``rediscover`` needs of the last run, and the rules of its usual language."""
    known = _remembered(record_path(settings.store_path, root, "seen"), settings)
    if known is None or known.files:
        return
    files = _files_of(known.check.observed, registry, MarksOfFiles(Disk(root))) or ()
    _latest[:] = [known._replace(files=files)]
    for language, _ in Counter(file.language for file in files).most_common(1):
        fingerprint_of(registry.loader(language))


def ended_last_run(root: Path, settings: Settings, finished: str) -> bool:
    """Return true if this program made the last run over a root, and it ended at a time."""
    known = _remembered(record_path(settings.store_path, root, "seen"), settings)
    return known is not None and known.check.observed.finished == finished


class _RememberedRoot(NamedTuple):
    """The record at a path, with the stat that it had, and the files of the run if this process made it."""

    path: Path
    record: FileStat
    check: StalenessCheck
    files: tuple[SourceFile, ...] = ()


_latest: list[_RememberedRoot] = []
"""The root of the last run, which the next run of this process is likely to need again."""


def remember(observed: ObservedRoot, files: tuple[SourceFile, ...], settings: Settings) -> None:
    """Remember a record that was just saved, with the files of the run."""
    path = record_path(settings.store_path, Path(os.fsdecode(observed.root)), "seen")
    check = next((known.check for known in _latest if known.path == path), None) or StalenessCheck(observed)
    check.follow(observed)
    _latest[:] = [_RememberedRoot(path, file_stat(path), check, files)]


def _remembered(path: Path, settings: Settings) -> _RememberedRoot | None:
    record = file_stat(path)
    known = next((known for known in _latest if (known.path, known.record) == (path, record)), None)
    if known is None and (observed := load_observed_root(path)):
        _latest[:] = [known := _RememberedRoot(path, record, StalenessCheck(observed))]
    is_usable = known is not None and known.check.observed.program == program_fingerprint(settings.selection)
    return known if is_usable else None


def _files_of(observed: ObservedRoot, registry: Registry, marks: MarksOfFiles) -> tuple[SourceFile, ...] | None:
    files = []
    for name, (size, modified, changed, inode) in observed.files.items():
        path = os.fsdecode(name)
        loader = registry.loader_of(path)
        if loader is None:
            return None
        files.append(SourceFile(path, loader.language_id, size, (modified, changed, inode), marks.look_up(path)))
    return tuple(files)


def _previous_manifests(observed: ObservedRoot) -> PreviousManifests | None:
    encoded = _decoder().decode(observed.manifest_facts)
    if encoded is None:
        return None
    facts = {os.fsdecode(folder): found for folder, found in encoded.items()}
    return PreviousManifests(facts, frozenset(map(os.fsdecode, observed.manifest_inputs)), observed.checkout)


@cache
def _decoder() -> msgspec.msgpack.Decoder[_ManifestFacts | None]:
    return msgspec.msgpack.Decoder(_ManifestFacts | None)
