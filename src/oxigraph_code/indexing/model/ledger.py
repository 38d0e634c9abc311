"""The ledger of a run: a record of each file, from which the next run derives the changes.

For maintainers: a ledger is valid for one state of the graph and for the program that wrote it. If either differs, or
the ledger is lost, the next run is a full one. It holds all that an incremental run needs of a file that it does not
read again: the file's stamp and digest, the dependencies of its resolution, and its share in the project's totals. If
few entries have changed since the ledger was written, only these are written, to a second file. This module must not
know how any entry is computed. See decision 0017.
"""

from __future__ import annotations

import hashlib
import logging
import os
import time
import zlib
from collections.abc import Callable, Iterable, Mapping, Set
from contextlib import suppress
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from oxigraph_code import __version__
from oxigraph_code.facts import NO_MARKS, Diagnostic, FileMarks
from oxigraph_code.indexing.model.iri_renaming import CheckoutNames
from oxigraph_code.indexing.model.observed_root import SITES, FileStat, file_stat, record_path, write_record
from oxigraph_code.languages.loader import digest_of_folders, fingerprint_of
from oxigraph_code.languages.registry import Registry
from oxigraph_code.resolution import ModuleQuery
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import INDEX_FORMAT

_Value = TypeVar("_Value")

_VERSION = 10

_MAX_FILES = 50
_SHARE = 20
"""The largest change to write beside the full ledger: ``_MAX_FILES`` files, or one file in ``_SHARE``."""
_MAX_KEPT = 4
"""The number of commits whose ledgers are kept for comparisons."""

_log = logging.getLogger(__name__)


DefinitionsByName = tuple[tuple[str, tuple[int, ...]], ...]
"""The indexes of a file's definitions by name."""


class LedgerEntry(msgspec.Struct, array_like=True, frozen=True):
    """The record of one file. A file that could not be read has no ``digest``.

    ``number`` identifies the file in ``depends_on`` of others. ``stamp`` is the mtime, ctime and inode, or all 0 if the
    file was written so recently that they prove nothing.

    Dependencies: ``depends_on`` are the marks of the files that its resolution read, as the bytes of a little-endian
    number; ``method_names`` are the names that it looked up among the methods of all files; ``module_queries`` are the
    kind, name and answer of its queries about module names.

    Exports: ``methods`` are the definitions that other files can look up by name, ``ambient`` the declarations that
    other files see without importing them; ``exports_all`` if all names of another file are exported again.

    Totals: ``external`` names the external symbols in use, ``calls`` counts the call sites by rule and reason,
    ``kinds`` the definitions. ``statements`` is the SHA-256 of all statements about the file, ``marks`` are those that
    the repository gives it.
    """

    language: str
    number: int
    size: int
    stamp: tuple[int, int, int]
    digest: str
    depends_on: bytes = b""
    method_names: tuple[str, ...] = ()
    module_queries: tuple[tuple[str, str, bytes], ...] = ()
    methods: DefinitionsByName = ()
    ambient: DefinitionsByName = ()
    external: tuple[str, ...] = ()
    calls: tuple[tuple[str, str, int], ...] = ()
    kinds: tuple[tuple[str, int], ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()
    statements: bytes = b""
    marks: FileMarks = NO_MARKS
    exports_all: bool = False

    def queries_of(self, path: str) -> list[tuple[ModuleQuery, str]]:
        """Decode the module queries, with their answers, for the entry of the file at a path."""
        return [(ModuleQuery(kind, path, name), os.fsdecode(answer)) for kind, name, answer in self.module_queries]


class ProjectEntry(msgspec.Struct, array_like=True, frozen=True):
    """The record of a project: its IRI, the enclosing project's IRI, and the statements about it.

    Some of them were ``loaded`` by loaders without facts. ``failures`` are the languages and problems of such loaders.
    """

    iri: str
    enclosing_iri: str
    lines: tuple[str, ...]
    loaded: tuple[str, ...] = ()
    failures: tuple[tuple[str, str], ...] = ()


class Ledger(msgspec.Struct, frozen=True, dict=True):
    """The record of a run over a whole root.

    ``finished`` is when the run ended, as the graph of the ``generation`` has it for the projects. ``other_roots`` are
    the roots of projects below this root that belong to other runs. ``projects`` are by folder and ``files`` by path,
    both as bytes of the file system: not every name is valid text.

    ``saved`` is when the full ledger was written. ``statement_names`` are the names with which the statements about
    files are stored, if these are the names of another checkout.
    """

    fingerprint: str
    generation: int
    finished: str
    aliases: str
    other_roots: tuple[str, ...]
    projects: dict[bytes, ProjectEntry]
    files: dict[bytes, LedgerEntry]
    saved: int = 0
    statement_names: CheckoutNames | None = None

    @cached_property
    def entries(self) -> dict[str, LedgerEntry]:
        """The entries of files by path."""
        return {os.fsdecode(path): entry for path, entry in self.files.items()}

    @property
    def languages(self) -> Set[str]:
        """The languages of the files."""
        return languages_of(self.files.values())

    @property
    def project_entries(self) -> dict[str, ProjectEntry]:
        """The entries of projects by folder."""
        return {os.fsdecode(folder): entry for folder, entry in self.projects.items()}

    @property
    def project_iris(self) -> dict[str, str]:
        """The IRIs of projects by folder."""
        return {folder: entry.iri for folder, entry in self.project_entries.items()}

    def stored_names(self, root: Path) -> CheckoutNames:
        """Return the names with which the statements about files are stored. ``root`` is the root of the run."""
        return self.statement_names or CheckoutNames.encode(root, self.project_iris)

    def keep(self, store_path: Path, root: Path, commit: str, is_edited: Callable[[], bool]) -> None:
        """Keep the ledger of the first run at a commit, for comparisons with it. The latest few stay.

        One of an edited tree is kept until there is a run without edits.
        """
        path, edited = self._kept_at(store_path, root, commit)
        if path.exists() or ((has_edits := is_edited()) and edited.exists()):
            return
        edited.unlink(missing_ok=True)
        self._write_kept(edited if has_edits else path, store_path, root)

    def keep_derived(self, store_path: Path, root: Path, commit: str) -> None:
        """Keep a ledger that a comparison has made for a commit, until there is a run without edits."""
        path, edited = self._kept_at(store_path, root, commit)
        if not path.exists():
            self._write_kept(edited, store_path, root)

    def _kept_at(self, store_path: Path, root: Path, commit: str) -> tuple[Path, Path]:
        path = record_path(store_path, root, f"at-{commit}-{self.fingerprint[:16]}")
        return path, path.with_name(f"{path.name}-edited")

    def _write_kept(self, path: Path, store_path: Path, root: Path) -> None:
        write_record(path, zlib.compress(_encoder.encode(self), 1))
        for old in sorted(_all_kept(store_path, root), key=lambda path: file_stat(path).modified)[:-_MAX_KEPT]:
            old.unlink(missing_ok=True)

    def save(self, store_path: Path, subject: Path | str) -> None:
        """Save the ledger of a root, or of a snapshot by its IRI.

        A failure makes the next run slower, nothing else.
        """
        paths = _paths(store_path, subject)
        full = next((known.full for known in _latest if known.is_at(paths)), None)
        delta = _LedgerDelta.between(full, self) if full is not None else None
        if full is None or delta is None:
            full = msgspec.structs.replace(self, saved=time.time_ns())
            with suppress(OSError):
                paths.delta.unlink(missing_ok=True)
            write_record(paths.full, _encoder.encode(full))
        else:
            write_record(paths.delta, _encoder.encode(delta))
        _latest[:] = [_CachedLedger(paths, paths.stats(), full, self)]


class _LedgerDelta(msgspec.Struct, array_like=True, frozen=True):
    """The changes since the full ledger was ``saved``: ``ledger`` has only changed projects and files."""

    saved: int
    ledger: Ledger
    removed: tuple[bytes, ...]

    @classmethod
    def between(cls, full: Ledger, now: Ledger) -> _LedgerDelta | None:
        """Return the changes, or ``None`` if there are so many that the full ledger should be written."""
        files = {path: entry for path, entry in now.files.items() if full.files.get(path) is not entry}
        removed = tuple(full.files.keys() - now.files.keys())
        is_small = len(files) + len(removed) <= max(_MAX_FILES, len(now.files) // _SHARE)
        if not is_small or full.projects.keys() - now.projects.keys():
            return None
        projects = {folder: entry for folder, entry in now.projects.items() if full.projects.get(folder) != entry}
        return cls(full.saved, msgspec.structs.replace(now, projects=projects, files=files), removed)

    def applied_to(self, full: Ledger) -> Ledger:
        files = {**full.files, **self.ledger.files}
        for path in self.removed:
            files.pop(path, None)
        return msgspec.structs.replace(self.ledger, projects={**full.projects, **self.ledger.projects}, files=files)


class _LedgerPaths(NamedTuple):
    """The files of a ledger: the full one, and the changes since."""

    full: Path
    delta: Path

    def stats(self) -> tuple[FileStat, FileStat]:
        return file_stat(self.full), file_stat(self.delta)


class _CachedLedger(NamedTuple):
    """A ledger with the stats of the files that it was read from or written to."""

    paths: _LedgerPaths
    stats: tuple[FileStat, FileStat]
    full: Ledger
    ledger: Ledger

    def is_at(self, paths: _LedgerPaths) -> bool:
        return self.paths == paths and self.stats == paths.stats()


_latest: list[_CachedLedger] = []
"""The ledger that this process used last; decoding one takes as long as a check of all files."""

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Ledger)
_delta_decoder = msgspec.msgpack.Decoder(_LedgerDelta)


def _paths(store_path: Path, subject: Path | str) -> _LedgerPaths:
    return _LedgerPaths(record_path(store_path, subject, "msgpack"), record_path(store_path, subject, "later"))


def load_ledger(
    store_path: Path,
    subject: Path | str,
    program: Callable[[Set[str]], str],
    is_ours: Callable[[str], bool] = lambda _: False,
) -> Ledger | None:
    """Load the ledger of a root, or of a snapshot by its IRI; ``None`` if another program wrote it.

    ``program`` returns the fingerprint of this program for files in some languages, which takes long. ``is_ours`` tells
    of the end of a run if this program is known to have made it.
    """
    paths = _paths(store_path, subject)
    try:
        found = next((known.ledger for known in _latest if known.is_at(paths)), None) or _read(paths)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        _log.warning("%s is ignored: %s", paths.full, error)
        return None
    return found if is_ours(found.finished) or found.fingerprint == program(found.languages) else None


def load_kept(store_path: Path, root: Path, commit: str, program: Callable[[Set[str]], str]) -> Ledger | None:
    """Load the ledger kept for a commit; ``None`` if there is none, or if another program wrote it."""
    for path in _all_kept(store_path, root, commit):
        with suppress(OSError, zlib.error, msgspec.DecodeError):
            found = _decoder.decode(zlib.decompress(path.read_bytes()))
            if found.fingerprint == program(found.languages):
                os.utime(path)
                return found
    return None


def _all_kept(store_path: Path, root: Path | str, commit: str = "*") -> list[Path]:
    pattern = record_path(store_path, root, f"at-{commit}-*")
    return list(pattern.parent.glob(pattern.name))


def _read(paths: _LedgerPaths) -> Ledger:
    stats = paths.stats()
    full = ledger = _decoder.decode(paths.full.read_bytes())
    with suppress(FileNotFoundError):
        delta = _delta_decoder.decode(paths.delta.read_bytes())
        if delta.saved == full.saved:
            ledger = delta.applied_to(full)
    _latest[:] = [_CachedLedger(paths, stats, full, ledger)]
    return ledger


def delete_records(store_path: Path, subjects: Iterable[Path | str]) -> None:
    """Delete the ledgers, observed roots and sites of other indexes, of roots and snapshots."""
    for subject in subjects:
        others = (record_path(store_path, subject, kind) for kind in ("seen", SITES))
        for path in (*_paths(store_path, subject), *others, *_all_kept(store_path, subject)):
            with suppress(OSError):
                path.unlink()


def languages_of(entries: Iterable[LedgerEntry]) -> Set[str]:
    """Return the languages of files."""
    return frozenset(entry.language for entry in entries)


@cache
def fingerprint(registry: Registry, settings: Settings, languages: Set[str]) -> str:
    """Digest all that decides the statements of a run besides the files, which have these languages.

    That is the versions, the loaders, the engine and the settings. The rules of other languages need not be loaded.
    """
    parts = [str(_VERSION), str(INDEX_FORMAT), __version__, settings.selection]
    for loader in registry.loaders:
        parts += [loader.language_id, *loader.file_extensions]
        parts += [fingerprint_of(loader)] if loader.language_id in languages else []
    parts.append(digest_of_folders("resolution", "rdf"))
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def by_bytes(values: Mapping[str, _Value]) -> dict[bytes, _Value]:
    """Encode the paths that are the keys of a mapping, as the ledger stores them."""
    return {os.fsencode(path): value for path, value in values.items()}
