"""What a run over a whole root noted about each file, for the next one to tell what has changed since.

For maintainers: a ledger is true of one state of the graph, and of the program that wrote it; where either is another,
it is as if there were none, and the next run reads everything. It may be lost at any time. It holds what a run has to
know of files that it does not look at again: how they looked from outside, what their meaning rests on, and what they
count for in the sums over a project. As long as little of it is other than when it was written whole, only that is
written, beside it. This module must not know how any of that is found.
"""

from __future__ import annotations

import hashlib
import logging
import os
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache, cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from oxigraph_code import __version__
from oxigraph_code.config import Settings
from oxigraph_code.facts import Diagnostic
from oxigraph_code.indexing.model.iri_renaming import Names
from oxigraph_code.indexing.model.observed_root import Look, beside_store, look_at, write_beside
from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.registry import Registry
from oxigraph_code.resolution import ModuleQuery
from oxigraph_code.store import INDEX_FORMAT

Noted = TypeVar("Noted")

_VERSION = 6

_FEW = 50
_SHARE = 20
"""Up to so many files, or one of so many, what is other is written beside the rest."""

_log = logging.getLogger(__name__)


Named = tuple[tuple[str, tuple[int, ...]], ...]
"""Definitions of a file by name, as their numbers."""


class Entry(msgspec.Struct, array_like=True, frozen=True):
    """What is noted about a file.

    ``stamp`` is what the file system said of it, all 0 where it may have changed since without telling. ``rests_on``
    are the marks of the files that its meaning depends on, ``looked_for`` the names that it looked for among all
    methods, ``asked`` what was asked for it of the names of modules, ``methods`` its own, ``shared`` what it says for
    files that do not import it. ``external``, ``calls`` (by rule and reason) and ``kinds`` (of definitions) go into
    sums. ``statements`` is the digest of all that is said of the file, ``marks`` are what ``.gitattributes`` says.
    A file that could not be read has no ``digest``.
    """

    language: str
    number: int
    size: int
    stamp: tuple[int, int, int]
    digest: str
    rests_on: bytes = b""
    looked_for: tuple[str, ...] = ()
    asked: tuple[tuple[str, str, bytes], ...] = ()
    methods: Named = ()
    shared: Named = ()
    external: tuple[str, ...] = ()
    calls: tuple[tuple[str, str, int], ...] = ()
    kinds: tuple[tuple[str, int], ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()
    statements: bytes = b""
    marks: tuple[str, ...] = ()

    def questions(self, path: str) -> list[tuple[ModuleQuery, str]]:
        """What was asked for the file at a path, with the answers."""
        return [(ModuleQuery(kind, path, name), os.fsdecode(answer)) for kind, name, answer in self.asked]


class ProjectNote(msgspec.Struct, array_like=True, frozen=True):
    """What is noted about a project: its IRI, that of the one around it, and what was said of it as a whole."""

    iri: str
    enclosing_iri: str
    lines: tuple[str, ...]


class Ledger(msgspec.Struct, frozen=True, dict=True):
    """What a run noted. ``finished`` is when it ended, as its projects say in the graph of the ``generation``, and
    ``apart`` are the roots of the projects below its root that other runs had put there.

    ``projects`` are by folder and ``files`` by path, both as bytes of the file system: not every name is text. ``kept``
    is when it was written whole, ``kept_as`` the names under which what is said of files is kept, where these are not
    its own.
    """

    fingerprint: str
    generation: int
    finished: str
    aliases: str
    apart: tuple[str, ...]
    projects: dict[bytes, ProjectNote]
    files: dict[bytes, Entry]
    kept: int = 0
    kept_as: Names | None = None

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """What is noted about files, by path."""
        return {os.fsdecode(path): entry for path, entry in self.files.items()}

    @property
    def notes(self) -> dict[str, ProjectNote]:
        """What is noted about projects, by folder."""
        return {os.fsdecode(folder): note for folder, note in self.projects.items()}

    def names_of_kept(self, root: Path) -> Names:
        """The names under which what is said of files is kept. ``root`` is what the run was over."""
        return self.kept_as or Names.of(root, {folder: note.iri for folder, note in self.notes.items()})

    def keep(self, store_path: Path, of: Path | str) -> None:
        """Keep it for the next run over a root, or for the next snapshot of a ref, given by its IRI. A failure costs
        time, and nothing else."""
        paths = _paths(store_path, of)
        whole = next((kept.whole for kept in _latest if kept.is_at(paths)), None)
        later = _Later.of(whole, self) if whole is not None else None
        if whole is None or later is None:
            whole = msgspec.structs.replace(self, kept=time.time_ns())
            with suppress(OSError):
                paths.later.unlink(missing_ok=True)
            write_beside(paths.whole, _encoder.encode(whole))
        else:
            write_beside(paths.later, _encoder.encode(later))
        _latest[:] = [_Kept(paths, paths.looks(), whole, self)]


class _Later(msgspec.Struct, array_like=True, frozen=True):
    """What is other in a ledger than when it was written whole: of its projects and files it has only these."""

    kept: int
    ledger: Ledger
    gone: tuple[bytes, ...]

    @classmethod
    def of(cls, whole: Ledger, now: Ledger) -> _Later | None:
        """``None`` where there is more of it than is worth being kept apart."""
        files = {path: entry for path, entry in now.files.items() if whole.files.get(path) is not entry}
        gone = tuple(whole.files.keys() - now.files.keys())
        is_little = len(files) + len(gone) <= max(_FEW, len(now.files) // _SHARE)
        if not is_little or whole.projects.keys() - now.projects.keys():
            return None
        projects = {folder: note for folder, note in now.projects.items() if whole.projects.get(folder) != note}
        return cls(whole.kept, msgspec.structs.replace(now, projects=projects, files=files), gone)

    def added_to(self, whole: Ledger) -> Ledger:
        files = {**whole.files, **self.ledger.files}
        for path in self.gone:
            files.pop(path, None)
        return msgspec.structs.replace(self.ledger, projects={**whole.projects, **self.ledger.projects}, files=files)


class _Paths(NamedTuple):
    """Where a ledger is kept: as it was when it was written whole, and what is other since."""

    whole: Path
    later: Path

    def looks(self) -> tuple[Look, Look]:
        return look_at(self.whole), look_at(self.later)


class _Kept(NamedTuple):
    """A ledger as it was kept."""

    paths: _Paths
    looks: tuple[Look, Look]
    whole: Ledger
    ledger: Ledger

    def is_at(self, paths: _Paths) -> bool:
        return self.paths == paths and self.looks == paths.looks()


_latest: list[_Kept] = []
"""The one that this process has kept or read last: whoever goes on running needs it again, and reading it takes as long
as looking at all files."""

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Ledger)
_decoder_of_later = msgspec.msgpack.Decoder(_Later)


def _paths(store_path: Path, of: Path | str) -> _Paths:
    return _Paths(beside_store(store_path, of, "msgpack"), beside_store(store_path, of, "later"))


def find_ledger(store_path: Path, of: Path | str, fingerprint: str) -> Ledger | None:
    """What the last run over a root noted, or that for a snapshot, if this program can use it."""
    paths = _paths(store_path, of)
    try:
        found = next((kept.ledger for kept in _latest if kept.is_at(paths)), None) or _read(paths)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        _log.warning("%s is not used: %s", paths.whole, error)
        return None
    return found if found.fingerprint == fingerprint else None


def _read(paths: _Paths) -> Ledger:
    looks = paths.looks()
    whole = ledger = _decoder.decode(paths.whole.read_bytes())
    with suppress(FileNotFoundError):
        later = _decoder_of_later.decode(paths.later.read_bytes())
        if later.kept == whole.kept:
            ledger = later.added_to(whole)
    _latest[:] = [_Kept(paths, looks, whole, ledger)]
    return ledger


def forget(store_path: Path, gone: Iterable[Path | str]) -> None:
    """Throw away what was noted of some roots and snapshots."""
    for of in gone:
        for path in (*_paths(store_path, of), beside_store(store_path, of, "seen")):
            with suppress(OSError):
                path.unlink()


@cache
def fingerprint(registry: Registry, settings: Settings) -> str:
    """Of all that decides what a run writes about files, besides the files."""
    ours = resources.files("oxigraph_code")
    parts = [str(_VERSION), str(INDEX_FORMAT), __version__, settings.selection]
    for loader in registry.loaders:
        parts += [loader.language_id, str(loader.fingerprint) if extracts(loader) else ""]
    digest = hashlib.sha256("\0".join(parts).encode())
    for name in ("resolution", "rdf"):
        for path, content in sorted(_sources(ours.joinpath(name), name)):
            digest.update(path.encode() + hashlib.sha256(content).digest())
    return digest.hexdigest()


def _sources(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    """The Python files below a folder of this program, each with its content."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _sources(entry, f"{path}/{entry.name}")
        elif entry.name.endswith(".py"):
            yield f"{path}/{entry.name}", entry.read_bytes()


def by_bytes(notes: Mapping[str, Noted]) -> dict[bytes, Noted]:
    """What is by path or folder, as the ledger has it."""
    return {os.fsencode(path): noted for path, noted in notes.items()}
