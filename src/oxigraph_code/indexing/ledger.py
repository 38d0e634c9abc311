"""What a run over a whole root noted about each file, for the next one to tell what has changed since.

For maintainers: a ledger is true of one state of the graph, and of the program that wrote it; where either is another,
it is as if there were none, and the next run reads everything. It may be lost at any time. It holds what a run has to
know of files that it does not look at again: how they looked from outside, what their meaning rests on, and what they
count for in the sums over a project. This module must not know how any of that is found.
"""

from __future__ import annotations

import hashlib
import logging
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from typing import TypeVar

import msgspec

from oxigraph_code import __version__
from oxigraph_code.config import Settings
from oxigraph_code.facts import Diagnostic
from oxigraph_code.indexing.seen import Look, beside_store, look_at, write_beside
from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.registry import Registry
from oxigraph_code.resolution import Question
from oxigraph_code.store import INDEX_FORMAT

Noted = TypeVar("Noted")

_VERSION = 2

_log = logging.getLogger(__name__)


class Entry(msgspec.Struct, array_like=True, frozen=True):
    """What is noted about a file.

    ``stamp`` is what the file system said of it, all 0 where it may have changed since without telling. ``rests_on``
    are the marks of the files that its meaning depends on, ``looked_for`` the names that it looked for among all
    methods, ``asked`` what was asked for it of the names of modules, ``methods`` its own by name, as numbers of
    definitions. ``external``, ``calls`` (by rule and reason) and ``kinds`` (of definitions) go into sums.
    ``statements`` is the digest of all that is said of the file. A file that could not be read has no ``digest``.
    """

    language: str
    number: int
    size: int
    stamp: tuple[int, int, int]
    digest: str
    rests_on: bytes = b""
    looked_for: tuple[str, ...] = ()
    asked: tuple[tuple[str, str, bytes], ...] = ()
    methods: tuple[tuple[str, tuple[int, ...]], ...] = ()
    external: tuple[str, ...] = ()
    calls: tuple[tuple[str, str, int], ...] = ()
    kinds: tuple[tuple[str, int], ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()
    statements: bytes = b""

    def questions(self, path: str) -> list[tuple[Question, str]]:
        """What was asked for the file at a path, with the answers."""
        return [(Question(kind, path, name), os.fsdecode(answer)) for kind, name, answer in self.asked]


class ProjectNote(msgspec.Struct, array_like=True, frozen=True):
    """What is noted about a project: its IRI, that of the one around it, and what was said of it as a whole."""

    iri: str
    enclosing_iri: str
    lines: tuple[str, ...]


class Ledger(msgspec.Struct, frozen=True, dict=True):
    """What a run noted. ``finished`` is when it ended, as its projects say in the graph of the ``generation``, and
    ``apart`` are the roots of the projects below its root that other runs had put there.

    ``projects`` are by folder and ``files`` by path, both as bytes of the file system: not every name is text.
    """

    fingerprint: str
    generation: int
    finished: str
    aliases: str
    apart: tuple[str, ...]
    projects: dict[bytes, ProjectNote]
    files: dict[bytes, Entry]

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """What is noted about files, by path."""
        return {os.fsdecode(path): entry for path, entry in self.files.items()}

    @property
    def notes(self) -> dict[str, ProjectNote]:
        """What is noted about projects, by folder."""
        return {os.fsdecode(folder): note for folder, note in self.projects.items()}

    def keep(self, store_path: Path, of: Path | str) -> None:
        """Keep it for the next run over a root, or for the next snapshot of a ref, given by its IRI. A failure costs
        time, and nothing else."""
        path = beside_store(store_path, of, "msgpack")
        write_beside(path, _encoder.encode(self))
        _latest[:] = [(path, look_at(path), self)]


_latest: list[tuple[Path, Look, Ledger]] = []
"""The one that this process has kept last: whoever goes on running needs it again, and reading it takes as long as
looking at all files."""

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Ledger)


def find_ledger(store_path: Path, of: Path | str, fingerprint: str) -> Ledger | None:
    """What the last run over a root noted, or that for a snapshot, if this program can use it."""
    path = beside_store(store_path, of, "msgpack")
    try:
        same = [ledger for known, look, ledger in _latest if (known, look) == (path, look_at(path))]
        found = same[0] if same else _decoder.decode(path.read_bytes())
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        _log.warning("%s is not used: %s", path, error)
        return None
    return found if found.fingerprint == fingerprint else None


def forget(store_path: Path, gone: Iterable[Path | str]) -> None:
    """Throw away what was noted of some roots and snapshots."""
    for of in gone:
        for kind in ("msgpack", "seen"):
            with suppress(OSError):
                beside_store(store_path, of, kind).unlink()


@cache
def fingerprint(registry: Registry, settings: Settings) -> str:
    """Of all that decides what a run writes about files, besides the files."""
    ours = resources.files("oxigraph_code")
    parts = [str(_VERSION), str(INDEX_FORMAT), __version__, str(settings.max_file_bytes)]
    for loader in registry.loaders:
        parts += [loader.language_id, str(loader.fingerprint) if extracts(loader) else ""]
    digest = hashlib.sha256("\0".join(parts).encode())
    for name in ("resolution", "rdf"):
        for file in sorted(ours.joinpath(name).iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".py"):
                digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def by_bytes(notes: Mapping[str, Noted]) -> dict[bytes, Noted]:
    """What is by path or folder, as the ledger has it."""
    return {os.fsencode(path): noted for path, noted in notes.items()}
