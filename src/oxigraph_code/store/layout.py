"""The store's folder: its layout, the current generation, and the lock of the writer.

    <store>/format               number of the layout
    <store>/index-format         number of the index format
    <store>/current              the generation to read; replacing it is the one moment at which a change happens
    <store>/generations/000042/  an immutable store
    <store>/generations/000042.lock    held shared by its readers
    <store>/generations/000042.counts  triples by graph, if they were counted
    <store>/generations/000042.touched the dirty subjects, if any
    <store>/generations/000042.rows/   rows that took long, and notes for the search index
    <store>/writer.lock          held by the writer, with its name
    <store>/work/                copies that writers change, made of hard links, and their temporary files
    <store>/work/4711-1.lock     held by the process that owns the copy beside it
    <store>/packed               bytes of the store when it was last rewritten
    <store>/page                 the port at which a page over the store is open
    <store>/turns/               a lock for each named work in progress, and its temporary file

For maintainers: a writer works on a copy of the current generation and publishes that, so a kill at any moment leaves
the published generation as it was, and there is nothing to repair. The folder may come with a hostile checkout: nothing
in it is executed or unpickled, no name in it is trusted, and a folder with other content is left alone. This module
must not know the engine. See decision 0001.
"""

from __future__ import annotations

import hashlib
import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from oxigraph_code.errors import StoreUnavailable
from oxigraph_code.store.locking import FileLock
from oxigraph_code.store.protocol import StoreSize

FORMAT = 1
"""The number of the layout of the folder."""
INDEX_FORMAT = 2
"""The number of the index format: raise it when index runs write something else for the same files.

See CONTRIBUTING.
"""
_OURS = frozenset({".gitignore", "format", "index-format", "current", "generations", "writer.lock", "work"})
GENERATION = re.compile(r"[0-9]{6,12}")
_PIN_SECONDS = 2.0
NEW_SUFFIX = ".new"


class Pin:
    """A lock that keeps a generation from being removed."""

    def __init__(self, number: int, path: Path, lock: FileLock) -> None:
        self.number = number
        self.path = path
        self._lock = lock

    def release(self) -> None:
        self._lock.release()


class StoreFolder:
    """The folder of one store. Nothing is created before ``create``."""

    def __init__(self, root: Path) -> None:
        self.root = root.absolute()
        self._current = str(self.root / "current")
        self.generations = self.root / "generations"
        self.work = self.root / "work"
        self.writer_lock = self.root / "writer.lock"
        self.packed = self.root / "packed"
        self.turns = self.root / "turns"

    def generation(self, number: int) -> Path:
        return self.generations / f"{number:06d}"

    def counts(self, number: int) -> Path:
        return self.generations / f"{number:06d}.counts"

    def rows(self, number: int) -> Path:
        """Return the folder for rows of expensive queries over a generation, and for files of its run."""
        return self.generations / f"{number:06d}.rows"

    def dirty_subjects(self, number: int) -> Path:
        return self.generations / f"{number:06d}.touched"

    def work_lock(self, work: str) -> Path:
        """Return the lock file of a named work."""
        return self.turns / f"{hashlib.sha256(os.fsencode(work)).hexdigest()[:32]}.lock"

    def aside(self, work: str) -> Path:
        """Return the temporary file of a named work."""
        return self.work_lock(work).with_suffix(".text")

    def exists(self) -> bool:
        """Return true if there is a store. Raises ``StoreUnavailable`` if something else is in its place."""
        with unavailable(self.root):
            try:
                names = {entry.name for entry in os.scandir(self.root)}
            except FileNotFoundError:
                return False
        if "format" in names:
            self._check_format()
            return True
        # While a file of the store is replaced, its new version has a name of its own.
        foreign = sorted(name for name in names if name.removesuffix(NEW_SUFFIX) not in _OURS)
        if foreign:
            raise StoreUnavailable(
                f"{self.root} is a folder with other things in it ({foreign[0]}), not a store",
                hint="name a folder of its own with OXIGRAPH_STORE_PATH",
                path=str(self.root),
            )
        return False

    def create(self) -> None:
        """Create the folder if it does not exist."""
        while not self.exists():
            with unavailable(self.root):
                self.generations.mkdir(parents=True, exist_ok=True)
                # Other processes may be creating it too; the lock file comes first.
                lock = FileLock.try_exclusive(self.writer_lock, create=True)
                if lock is None:
                    time.sleep(0.01)
                    continue
                try:
                    replace_file(self.root / ".gitignore", "*\n")
                    self.note_index_format()
                    replace_file(self.root / "format", f"{FORMAT}\n")
                finally:
                    lock.release()

    def index_format(self) -> int:
        """Return the index format of the graph; 0 for one that is older than the numbers."""
        path = self.root / "index-format"
        with unavailable(path):
            try:
                text = path.read_bytes()[:64].decode(errors="replace").strip()
            except FileNotFoundError:
                return 0
        return int(text) if text.isascii() and text.isdigit() else 0

    def note_index_format(self) -> None:
        """Record that the whole graph has the index format of this program."""
        with unavailable(self.root):
            replace_file(self.root / "index-format", f"{INDEX_FORMAT}\n")

    def current(self) -> int | None:
        """Return the number of the generation to read; ``None`` before the first one is published."""
        # As text, since a question asks for it hundreds of times.
        path = self._current
        try:
            with open(path, "rb", buffering=0) as opened:  # noqa: PTH123
                text = opened.read(64).decode(errors="replace").strip()
        except FileNotFoundError:
            return None
        except OSError:
            with unavailable(Path(path)):
                raise
        if not GENERATION.fullmatch(text):
            raise StoreUnavailable(
                f"{path} names no generation: {text[:40]!r}",
                hint="remove the store's folder and index again",
                path=path,
            )
        return int(text)

    def pin(self) -> Pin | None:
        """Lock the current generation against removal; ``None`` before the first one is published."""
        end = time.monotonic() + _PIN_SECONDS
        while (number := self.current()) is not None:
            path = self.generation(number)
            with unavailable(path):
                lock = None
                with suppress(FileNotFoundError):
                    lock = FileLock.try_shared(path.with_suffix(".lock"))
                if lock is not None:
                    # The generation may have been removed, with its lock file, since the file was opened.
                    if path.is_dir():
                        return Pin(number, path, lock)
                    lock.release()
            if time.monotonic() > end:
                raise StoreUnavailable(
                    f"{path}, the current generation, is missing or kept locked",
                    hint="remove the store's folder and index again",
                    path=str(path),
                )
            time.sleep(0.01)
        return None

    def next_number(self) -> int:
        return (self.current() or 0) + 1

    def publish(self, number: int) -> None:
        """Make a finished generation the current one. Only the writer may."""
        path = self.generation(number)
        path.with_suffix(".lock").touch()
        _sync_folder(self.generations)
        replace_file(self.root / "current", f"{number:06d}\n")

    def size(self) -> StoreSize:
        """Return the number of the current generation and the bytes of its files."""
        if not self.exists() or (number := self.current()) is None:
            return StoreSize(0, 0)
        with unavailable(self.root):
            return StoreSize(number, sum(file.stat().st_size for file in self.generation(number).iterdir()))

    def _check_format(self) -> None:
        path = self.root / "format"
        with unavailable(path):
            text = path.read_bytes()[:64].decode(errors="replace").strip()
        if text == str(FORMAT):
            for folder in (self.generations, self.work, self.turns):
                if folder.is_symlink():
                    raise StoreUnavailable(f"{folder} is a symbolic link", hint="remove it", path=str(folder))
            self._refuse_newer("index format", self.index_format(), INDEX_FORMAT)
            return
        if text.isascii() and text.isdigit():
            self._refuse_newer("format", int(text), FORMAT)
        raise StoreUnavailable(
            f"{path} does not say a format this version knows: {text[:40]!r}",
            hint="remove the store's folder and index again",
            path=str(path),
        )

    def _refuse_newer(self, what: str, number: int, known: int) -> None:
        if number > known:
            raise StoreUnavailable(
                f"{self.root} was written by a newer version ({what} {number}; this one knows {known})",
                hint="upgrade oxigraph-code, or name another folder with OXIGRAPH_STORE_PATH",
                path=str(self.root),
            )


@contextmanager
def unavailable(path: Path) -> Iterator[None]:
    """Convert an error of the system to a ``StoreUnavailable`` with the path and the system's message."""
    try:
        yield
    except OSError as error:
        place = error.filename if isinstance(error.filename, str) else str(path)
        raise StoreUnavailable(
            f"{place}: {error.strerror or error}",
            hint="make the folder readable and writable, or name another one with OXIGRAPH_STORE_PATH",
            path=place,
        ) from None


def replace_file(path: Path, text: str) -> None:
    """Replace a small file atomically, also across a power failure."""
    fresh = path.with_name(path.name + NEW_SUFFIX)
    fresh.unlink(missing_ok=True)
    with fresh.open("x", encoding="utf-8", newline="\n") as stream:
        stream.write(text)
        stream.flush()
        os.fsync(stream.fileno())
    fresh.replace(path)
    _sync_folder(path.parent)


def _sync_folder(path: Path) -> None:
    if os.name != "nt":
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
