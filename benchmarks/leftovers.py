"""Leftovers of processes that worked on a store, in sentences.

For maintainers: processes are found by the environment that they inherit, in ``/proc``, so that orphans are found too.
"""

from __future__ import annotations

import hashlib
import os
import re
import sqlite3
import time
import zlib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from benchmarks.law import EVERYTHING, indexed, without_times
from oxigraph_code import facts
from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.indexing.extract.facts_cache import FILE_NAME
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore

_FORKED = {
    "extract_worker": "oxigraph_code.indexing.process.extract_worker",
    "index_worker": "oxigraph_code.indexing.process.index_worker",
    "reading": "oxigraph_code.store.reading",
    "writing": "oxigraph_code.store.writing",
}
_SHOWN = 5
_ENDS_WITHIN_S = 20
_ROOT = re.compile(r"^<([^>]*)> <[^>]*#rootPath> \"(.*)\" \.$", re.MULTILINE)


def processes(store: Path, module: str = "") -> list[int]:
    """Return the living processes that were started for a store, or only the ones that run a module."""
    found = inheriting(f"OXIGRAPH_STORE_PATH={store}")
    return [pid for pid in found if not module or module_of(pid) == module]


def inheriting(variable: str) -> list[int]:
    """List the living processes with a variable and value in their environment; none without ``/proc``."""
    mark, found = os.fsencode(variable), []
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if mark in (entry / "environ").read_bytes().split(b"\0"):
                found.append(int(entry.name))
    return found


def module_of(pid: int) -> str:
    """Return the module that a process was started to run, empty for another process or one that is gone.

    A fork that serves requests has the last name of its module.
    """
    with suppress(OSError):
        name = Path(f"/proc/{pid}/comm").read_text().rstrip()
        if name in _FORKED:
            return _FORKED[name]
        command = Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace").split("\0")
        return next((word for word in command if word.startswith("oxigraph_code.")), "")
    return ""


def memory_mb(pid: int) -> float:
    """Return the memory that a process has to itself and in common with others, 0 where it is gone."""
    with suppress(OSError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    return 0.0


def left_running(store: Path) -> Iterator[str]:
    """List processes that have not ended, although those that they worked for have."""
    end = time.monotonic() + _ENDS_WITHIN_S
    while (found := processes(store)) and time.monotonic() < end:
        time.sleep(0.05)
    yield from (f"process {pid} is still running: {module_of(pid)}" for pid in found)


def left_behind(store: Path, aside: Path) -> Iterator[str]:
    """List locks without a holder and unused files, after the next writer has cleaned up."""
    opened = LocalStore(Settings(store_path=store, writer_wait_s=0))
    try:
        with opened.write("looking for what is left"):
            pass
    except OxigraphCodeError as error:
        yield f"the store cannot be written: {error}"
    current = opened.generation()
    for path in sorted((store / "generations").iterdir()):
        if path.name not in (f"{current:06d}{ending}" for ending in ("", ".lock", ".counts")):
            yield f"of another generation than {current}: {path.name}"
    for path in sorted(path for path in store.rglob("*") if path.parent.name != f"{current:06d}"):
        if path.name == "work" or path.parent.name in ("work", "turns") or path.suffix in (".new", ".tmp", ".gone"):
            yield f"left in the store: {path.relative_to(store)}"
    yield from (f"left for nobody: {path}" for path in sorted(aside.iterdir()))


def cache_problems(folder: Path) -> Iterator[str]:
    """List the faults in the cache of facts."""
    database = sqlite3.connect(folder / FILE_NAME)
    try:
        ((said,),) = database.execute("PRAGMA integrity_check").fetchall()
        if said != "ok":
            yield f"the cache of facts is broken: {said}"
        for key, value in database.execute("SELECT key, value FROM facts"):
            try:
                content = zlib.decompress(value)
                # The key of a text is the digest of its content, the key of facts the digest of their source.
                if hashlib.sha256(content).digest() != key:
                    facts.decode(content)
            except (zlib.error, msgspec.DecodeError, TypeError) as error:
                yield f"the cache has facts that cannot be read: {error}"
    finally:
        database.close()


def graph_problems(store: Path, fresh: Path, roots: Sequence[Path], theirs: str) -> Iterator[str]:
    """List the differences between the graph and a new index of the same roots, except for others' lines."""
    opened = LocalStore(Settings(store_path=store, query_timeout_s=0))
    text = opened.query(EVERYTHING, max_bytes=0).text
    opened.close()
    # The first root has the plain name.
    names = {Path(root): project for project, root in _ROOT.findall(text)}
    anew: set[str] = set()
    for root in sorted(roots, key=lambda root: ("~" in names.get(root, "~"), root)):
        _, anew, _ = indexed(root, fresh, max_cache_mb=0)
    found = {line for line in without_times(text) if not line.startswith(theirs)}
    if difference := sorted(found ^ anew):
        yield f"{len(found):,} triples, of {len(anew):,} from nothing; {len(difference):,} differ"
        yield from difference[:_SHOWN]
