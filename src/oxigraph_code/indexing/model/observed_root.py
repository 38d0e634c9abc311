"""What a run over a whole root saw of it from outside, for a look that tells at once whether anything is other now.

For maintainers: everything that decides what a run finds is noted when the run looks at it, before it is read: files,
the folders that were listed, and what else was asked for on the way (manifests, what they lead to, ignore files, what
git has checked out), also where nothing was there. Who looks again must need none of what a run needs, so nothing heavy
may be imported here. This module must not know what anything is for.
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
from importlib import metadata, resources
from pathlib import Path, PurePosixPath
from typing import NamedTuple

import msgspec

from oxigraph_code import __version__
from oxigraph_code.config import Settings
from oxigraph_code.file_tree import Disk, FolderEntry
from oxigraph_code.indexing.model.report import IndexReport

_FOLDER = "ledgers"
_SETTLED_NS = 2_000_000_000
"""A file system may date what is written within so long alike."""

_log = logging.getLogger(__name__)


class Look(NamedTuple):
    """How a file looks from outside. All 0 where there is none; of a folder only which one it is."""

    size: int = 0
    written: int = 0
    changed: int = 0
    number: int = 0


class FolderLook(NamedTuple):
    """How a folder looks: when something came or went, which folder it is, and a digest of the names in it."""

    written: int
    number: int
    names: bytes


class Seen(msgspec.Struct, array_like=True, frozen=True):
    """What a run saw that ``began`` at a time. ``program`` is a mark of the program that ran, ``finished`` when the run
    ended, as the projects ``iris`` say in the graph of the ``generation``.

    ``files`` are those that are indexed, ``others`` what else was looked at; both by path, relative to the root or not.
    ``contents`` are digests of what may since have been written without looking other. ``manifests`` are the names that
    mark a root, ``described`` those in each folder that has any, ``report`` is what the run told. ``said`` is what the
    manifests said, by folder, ``asked`` are the indexed files that were looked at for that, ``checkout`` is what
    branch and commit were checked out.
    """

    root: bytes
    began: int
    program: str
    generation: int
    finished: str
    iris: tuple[str, ...]
    files: dict[bytes, Look]
    folders: dict[bytes, FolderLook]
    others: dict[bytes, Look]
    contents: dict[bytes, bytes]
    manifests: tuple[str, ...]
    described: dict[bytes, tuple[str, ...]]
    report: IndexReport
    said: msgspec.Raw = msgspec.Raw(msgspec.msgpack.encode(None))
    asked: tuple[bytes, ...] = ()
    checkout: tuple[str, str] = ("", "")

    def keep(self, store_path: Path) -> None:
        """Keep it for whoever looks again. A failure costs them a run."""
        write_beside(beside_store(store_path, Path(os.fsdecode(self.root)), "seen"), _encoder.encode(self))


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Seen)


def find_seen(path: Path) -> Seen | None:
    """What was kept at a path, if it can be read."""
    try:
        return _decoder.decode(path.read_bytes())
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        _log.warning("%s is not used: %s", path, error)
        return None


def roots_seen(store_path: Path) -> list[str]:
    """The roots that runs into a store have seen, in the order of their paths."""
    found = map(find_seen, sorted((store_path / _FOLDER).glob("*.seen")))
    return sorted({os.fsdecode(seen.root) for seen in found if seen is not None})


def forget_all(store_path: Path) -> None:
    """Remove all that was noted beside a store of what is in its graph."""
    for path in (store_path / _FOLDER).glob("*"):
        with suppress(OSError):
            path.unlink()


def beside_store(store_path: Path, of: Path | str, kind: str) -> Path:
    """Where something about a root, or the IRI of a snapshot, is kept."""
    return store_path / _FOLDER / f"{hashlib.sha256(os.fsencode(of)).hexdigest()[:32]}.{kind}"


def write_beside(path: Path, data: bytes) -> None:
    """Write what whoever reads it sees whole or not at all. A failure is told in the log alone: it costs time only."""
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


def may_change_unseen(written: int, since_ns: int) -> bool:
    """Whether what was written at a time may have been written again since another time and still look alike."""
    return written > since_ns - _SETTLED_NS


def look_at(path: bytes | Path) -> Look:
    """How something looks now."""
    try:
        found = os.lstat(path)
    except (OSError, ValueError):
        return Look()
    if stat.S_ISDIR(found.st_mode):
        return Look(number=found.st_ino)
    return Look(found.st_size, found.st_mtime_ns, found.st_ctime_ns, found.st_ino)


def look_at_folder(path: bytes | Path) -> FolderLook:
    """How a folder looks now."""
    try:
        found = os.lstat(path)
        with os.scandir(path) as listing:
            return FolderLook(found.st_mtime_ns, found.st_ino, digest_of_names(listing))
    except (OSError, ValueError):
        return FolderLook(0, 0, b"")


def digest_of_names(entries: Iterable[os.DirEntry[str] | os.DirEntry[bytes]]) -> bytes:
    """A digest of the names in a folder, and of which of them are folders or links."""
    lines = sorted(b"%d%s" % (_kind(entry), os.fsencode(entry.name)) for entry in entries)
    return hashlib.blake2b(b"\0".join(lines), digest_size=8).digest()


def _kind(entry: os.DirEntry[str] | os.DirEntry[bytes]) -> int:
    try:
        return 2 if entry.is_symlink() else entry.is_dir(follow_symlinks=False)
    except OSError:
        return 0


def digest_of(content: bytes) -> bytes:
    """A digest of what is in a file."""
    return hashlib.blake2b(content, digest_size=16).digest()


class NotingDisk(Disk):
    """The files that are there now, and notes of all that is looked at."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self._began = time.time_ns()
        self._looks: dict[str, Look] = {}
        self._folders: dict[str, FolderLook] = {}
        self._contents: dict[str, bytes] = {}

    def entries(self, folder: str) -> list[FolderEntry]:
        path = PurePosixPath(folder).as_posix()
        self._folders.setdefault("" if path == "." else path, look_at_folder(self.root / folder))
        return super().entries(folder)

    def real_path(self, path: str) -> str:
        self._look(path)
        return super().real_path(path)

    def has_file(self, path: str) -> bool:
        self._look(path)
        return super().has_file(path)

    def read(self, path: str, most: int) -> bytes:
        look = self._look(path)
        content = super().read(path, most)
        if self._is_unsettled(look):
            self._contents[path] = digest_of(content)
        return content

    def listed(self, folder: str, status: os.stat_result | None, entries: Iterable[os.DirEntry[str]]) -> None:
        """Note a folder that somebody has listed by other means; one without a status cannot be listed."""
        written, number = (status.st_mtime_ns, status.st_ino) if status is not None else (0, 0)
        self._folders[folder] = FolderLook(written, number, digest_of_names(entries) if status is not None else b"")

    def listed_before(self, folders: Mapping[bytes, FolderLook]) -> None:
        """Note folders that an earlier run has listed, and that hold what they did."""
        self._folders.update((os.fsdecode(folder), look) for folder, look in folders.items())

    def has_other(self, seen: Seen) -> bool:
        """Note all that an earlier run has looked at beside the files that it found; whether any of it is other."""
        for path, look in seen.others.items():
            name = os.fsdecode(path)
            self.note(name)
            if self._looks[name] != look or (path in seen.contents and not self._holds(name, seen.contents[path])):
                return True
        return False

    def _holds(self, path: str, digest: bytes) -> bool:
        try:
            return digest_of((self.root / path).read_bytes()) == digest
        except OSError:
            return False

    def note(self, path: str) -> None:
        """Note a file that somebody is about to read by other means."""
        if self._is_unsettled(self._look(path)):
            try:
                self._contents[path] = digest_of((self.root / path).read_bytes())
            except OSError:
                self._contents.pop(path, None)

    def _is_unsettled(self, look: Look) -> bool:
        return may_change_unseen(max(look.written, look.changed), self._began)

    def _look(self, path: str) -> Look:
        if path not in self._looks:
            self._looks[path] = look_at(self.root / path)
        return self._looks[path]

    def seen(
        self,
        files: Mapping[str, Look],
        settings: Settings,
        generation: int,
        finished: str,
        iris: Iterable[str],
        manifests: Iterable[str],
        described: Mapping[str, Iterable[str]],
        report: IndexReport,
    ) -> Seen:
        """What was seen by a run that found some files, and what that run has brought into the graph."""
        others = {path: look for path, look in self._looks.items() if path not in files}
        unsettled = {
            path: self._contents.get(path, b"")
            for path, look in {**files, **others}.items()
            if self._is_unsettled(look)
        }
        return Seen(
            os.fsencode(self.root),
            self._began,
            program_mark(settings.selection),
            generation,
            finished,
            tuple(iris),
            {os.fsencode(path): look for path, look in files.items()},
            {os.fsencode(path): look for path, look in self._folders.items()},
            {os.fsencode(path): look for path, look in others.items()},
            {os.fsencode(path): content for path, content in unsettled.items()},
            tuple(manifests),
            {os.fsencode(folder): tuple(sorted(names)) for folder, names in described.items()},
            report,
        )


@cache
def program_mark(selection: str) -> str:
    """A mark of all that decides what a run finds, besides the files: told without loading any of it."""
    parts = [__version__, selection]
    version = cache(lambda package: package.version)
    for entry in metadata.entry_points(group="oxigraph_code.languages"):
        parts += [entry.name, entry.value, version(entry.dist) if entry.dist else ""]
    with resources.as_file(resources.files("oxigraph_code")) as ours:
        for path in sorted(_files_below(str(ours))):
            parts += [path, *map(str, look_at(Path(path))[:2])]
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogateescape")).hexdigest()


def _files_below(folder: str) -> Iterator[str]:
    for where, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != "__pycache__"]
        yield from (f"{where}/{name}" for name in names)
