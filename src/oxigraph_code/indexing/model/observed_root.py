"""Records of all that a run over a root looked at, to detect changes later.

For maintainers: each file, folder, manifest, ignore file and git ref is recorded when the run looks at it, before it is
read, and also if it does not exist. A staleness check needs nothing else of a run, so nothing heavy may be imported
here. This module must not know the meaning of any file.
"""

from __future__ import annotations

import hashlib
import logging
import os
import stat
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path, PurePosixPath
from typing import NamedTuple

import msgspec

from oxigraph_code import __version__
from oxigraph_code.file_tree import Disk, FolderEntry, is_too_wide
from oxigraph_code.indexing.model.report import IndexReport
from oxigraph_code.languages.loader_entries import loader_entries
from oxigraph_code.settings.config import Settings

_FOLDER = "ledgers"
SITES = "sites"
"""The kind of the record with indexes by other tools."""
_TIMESTAMP_NS = 2_000_000_000
"""The coarsest resolution of timestamps, on FAT: writes within it may have the same time."""

_log = logging.getLogger(__name__)


class FileStat(NamedTuple):
    """Size in bytes, mtime and ctime in ns, and inode of a file.

    All 0 if it does not exist; a folder has an inode only.
    """

    size: int = 0
    modified: int = 0
    changed: int = 0
    inode: int = 0


class FolderStat(NamedTuple):
    """The mtime in ns and inode of a folder, and a digest of the names in it.

    All empty if it cannot be listed.
    """

    modified: int
    inode: int
    names: bytes


class ObservedRoot(msgspec.Struct, array_like=True, frozen=True):
    """All that a run over a root looked at.

    ``began`` is when the run began, in ns. ``program`` is the fingerprint of the program that ran. ``finished`` is when
    the run ended, as the graph of the ``generation`` has it for the projects ``iris``.

    ``files`` are the indexed files, ``others`` what else decides the outcome, such as manifests and git refs; both are
    by path, relative to the root or absolute. ``contents`` are digests of files written so shortly before the run that
    a later write could leave the same stat. ``manifest_names`` are the names that mark a root. ``manifests`` are those
    found, by folder. ``report`` is the outcome of the run.

    ``manifest_facts`` are encoded facts of the manifests by folder, ``manifest_inputs`` the indexed files that these
    were computed from, ``checkout`` the branch and commit that were checked out.

    ``sought`` are names of files that were looked for in folders listed before and were not there: a new one of them
    changes the stat of its folder.
    """

    root: bytes
    began: int
    program: str
    generation: int
    finished: str
    iris: tuple[str, ...]
    files: dict[bytes, FileStat]
    folders: dict[bytes, FolderStat]
    others: dict[bytes, FileStat]
    contents: dict[bytes, bytes]
    manifest_names: tuple[str, ...]
    manifests: dict[bytes, tuple[str, ...]]
    report: IndexReport
    manifest_facts: msgspec.Raw = msgspec.Raw(msgspec.msgpack.encode(None))
    manifest_inputs: tuple[bytes, ...] = ()
    checkout: tuple[str, str] = ("", "")
    sought: frozenset[bytes] = frozenset()

    def save(self, store_path: Path) -> None:
        """Write it beside the store. If that fails, the next check makes a run."""
        write_record(record_path(store_path, Path(os.fsdecode(self.root)), "seen"), _encoder.encode(self))


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(ObservedRoot)


def load_observed_root(path: Path) -> ObservedRoot | None:
    """Read a record; ``None`` if there is none or it cannot be decoded."""
    try:
        return _decoder.decode(path.read_bytes())
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        _log.warning("%s is ignored: %s", path, error)
        return None


def observed_roots(store_path: Path) -> list[str]:
    """List the roots that runs into a store have recorded, sorted by path."""
    records = map(load_observed_root, sorted((store_path / _FOLDER).glob("*.seen")))
    return sorted({os.fsdecode(record.root) for record in records if record is not None})


def delete_all_records(store_path: Path) -> None:
    """Delete all records beside a store: ledgers and observed roots."""
    for path in (store_path / _FOLDER).glob("*"):
        with suppress(OSError):
            path.unlink()


def record_path(store_path: Path, subject: Path | str, kind: str) -> Path:
    """Return the path of a record about a root, or about a snapshot by its IRI.

    ``kind`` is the file extension.
    """
    return store_path / _FOLDER / f"{hashlib.sha256(os.fsencode(subject)).hexdigest()[:32]}.{kind}"


def is_indexed(store_path: Path, folder: Path) -> bool:
    """Return true if a store has the record of an index run over a folder as its root.

    Such a folder is a root without a mark; one that may hold everything is none for the folders in it.
    """
    return not is_too_wide(folder) and file_stat(record_path(store_path, folder, "seen")) != FileStat()


def write_record(path: Path, data: bytes) -> None:
    """Replace a record atomically. A failure is only logged: without the record the next run takes longer."""
    fresh = path.with_name(f"{path.name}.new")
    try:
        path.parent.mkdir(mode=0o700, exist_ok=True)
        try:
            fresh.write_bytes(data)
            fresh.replace(path)
        finally:
            fresh.unlink(missing_ok=True)
    except OSError as error:
        _log.warning("%s is not written: %s", path, error)


def may_change_undetected(modified: int, since_ns: int) -> bool:
    """Return true if a write after ``since_ns`` could leave the timestamp of a file unchanged."""
    return modified > since_ns - _TIMESTAMP_NS


def file_stat(path: bytes | Path) -> FileStat:
    """Return the present stat of a path, without following a link."""
    try:
        found = os.lstat(path)
    except (OSError, ValueError):
        return FileStat()
    if stat.S_ISDIR(found.st_mode):
        return FileStat(inode=found.st_ino)
    return FileStat(found.st_size, found.st_mtime_ns, found.st_ctime_ns, found.st_ino)


def folder_stat(path: bytes | Path) -> FolderStat:
    """Return the present stat of a folder, and list it."""
    try:
        found = os.lstat(path)
        with os.scandir(path) as listing:
            return FolderStat(found.st_mtime_ns, found.st_ino, digest_of_names(listing))
    except (OSError, ValueError):
        return FolderStat(0, 0, b"")


def digest_of_names(entries: Iterable[os.DirEntry[str] | os.DirEntry[bytes]]) -> bytes:
    """Digest the names in a folder, and for each if it is a folder or a link."""
    lines = sorted(b"%d%s" % (_kind(entry), os.fsencode(entry.name)) for entry in entries)
    return hashlib.blake2b(b"\0".join(lines), digest_size=8).digest()


def _kind(entry: os.DirEntry[str] | os.DirEntry[bytes]) -> int:
    try:
        return 2 if entry.is_symlink() else entry.is_dir(follow_symlinks=False)
    except OSError:
        return 0


def digest_of(content: bytes) -> bytes:
    """Digest the content of a file."""
    return hashlib.blake2b(content, digest_size=16).digest()


class RecordingDisk(Disk):
    """The files on disk, with a record of everything that is looked at."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self._began = time.time_ns()
        self._stats: dict[str, FileStat] = {}
        self._folders: dict[str, FolderStat] = {}
        self._contents: dict[str, bytes] = {}
        self._absent: set[str] = set()
        self._sought: frozenset[bytes] = frozenset()

    def entries(self, folder: str) -> list[FolderEntry]:
        path = PurePosixPath(folder).as_posix()
        self._folders.setdefault("" if path == "." else path, folder_stat(self.root / folder))
        return super().entries(folder)

    def real_path(self, path: str) -> str:
        self._record(path)
        return super().real_path(path)

    def has_file(self, path: str) -> bool:
        self._record(path)
        return super().has_file(path)

    def read(self, path: str, most: int) -> bytes:
        found = self._record(path)
        content = super().read(path, most)
        if self._is_recent(found):
            self._contents[path] = digest_of(content)
        return content

    def record_listing(self, folder: str, status: os.stat_result | None, entries: Iterable[os.DirEntry[str]]) -> None:
        """Record a folder that was listed by other means. ``status`` is ``None`` if it could not be listed."""
        modified, inode = (status.st_mtime_ns, status.st_ino) if status is not None else (0, 0)
        self._folders[folder] = FolderStat(modified, inode, digest_of_names(entries) if status is not None else b"")

    def record_folders(self, folders: Mapping[bytes, FolderStat]) -> None:
        """Record folders that an earlier run listed and that still have the same entries."""
        self._folders.update((os.fsdecode(folder), found) for folder, found in folders.items())

    def others_changed(self, observed: ObservedRoot) -> bool:
        """Return true if anything changed that an earlier run looked at besides its files.

        All that is compared is recorded for this run.
        """
        self._sought = observed.sought
        for path, found in observed.others.items():
            name = os.fsdecode(path)
            self.record(name)
            if self._stats[name] != found or (
                path in observed.contents and not self._has(name, observed.contents[path])
            ):
                return True
        return False

    def may_decide(self, path: str) -> bool:
        """Return true if this or an earlier run looked at a path, or for its name, besides the files to index."""
        return path in self._stats or os.fsencode(path.rpartition("/")[2]) in self._sought

    def _has(self, path: str, digest: bytes) -> bool:
        try:
            return digest_of((self.root / path).read_bytes()) == digest
        except OSError:
            return False

    def record(self, path: str) -> None:
        """Record a file that is about to be read by other means."""
        if self._is_recent(self._record(path)):
            try:
                self._contents[path] = digest_of((self.root / path).read_bytes())
            except OSError:
                self._contents.pop(path, None)

    def _is_recent(self, found: FileStat) -> bool:
        return may_change_undetected(max(found.modified, found.changed), self._began)

    def _record(self, path: str) -> FileStat:
        if path not in self._stats:
            self._stats[path] = found = file_stat(self.root / path)
            if found == FileStat() and path.rpartition("/")[0] in self._folders:
                self._absent.add(path)
        return self._stats[path]

    def observed(
        self,
        files: Mapping[str, FileStat],
        settings: Settings,
        generation: int,
        finished: str,
        iris: Iterable[str],
        manifest_names: Iterable[str],
        manifests: Mapping[str, Iterable[str]],
        report: IndexReport,
    ) -> ObservedRoot:
        """Return the record of a run that indexed ``files``."""
        others = {path: found for path, found in self._stats.items() if path not in files and path not in self._absent}
        recent = {
            path: self._contents.get(path, b"") for path, found in {**files, **others}.items() if self._is_recent(found)
        }
        return ObservedRoot(
            os.fsencode(self.root),
            self._began,
            program_fingerprint(settings.selection),
            generation,
            finished,
            tuple(iris),
            {os.fsencode(path): found for path, found in files.items()},
            {os.fsencode(path): found for path, found in self._folders.items()},
            {os.fsencode(path): found for path, found in others.items()},
            {os.fsencode(path): content for path, content in recent.items()},
            tuple(manifest_names),
            {os.fsencode(folder): tuple(sorted(names)) for folder, names in manifests.items()},
            report,
            sought=self._sought | {os.fsencode(path.rpartition("/")[2]) for path in self._absent},
        )


@cache
def program_fingerprint(selection: str) -> str:
    """Digest all that decides the outcome of discovery besides the files.

    That is the versions, the loaders and our own files.

    Our files are compared by stat, so nothing of the program has to be loaded.
    """
    parts = [__version__, selection]
    for entry in loader_entries():
        parts += entry
    parts += sorted(_stats_below(os.fspath(Path(__file__).parents[2])))
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogateescape")).hexdigest()


def _stats_below(folder: str) -> Iterator[str]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if not entry.is_dir():
                status = entry.stat()
                yield f"{entry.path}\0{status.st_size}\0{status.st_mtime_ns}"
            elif entry.name != "__pycache__":
                yield from _stats_below(entry.path)
