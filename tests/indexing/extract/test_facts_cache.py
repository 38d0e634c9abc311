"""The cache keeps facts for as long as there is room, and a fault of it costs nothing but speed."""

from __future__ import annotations

import hashlib
import logging
import os
import pickle
import random
import signal
import sqlite3
import subprocess
import sys
import time
import zlib
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from oxigraph_code import facts
from oxigraph_code.facts import Definition, FileFacts
from oxigraph_code.indexing.extract.facts_cache import FILE_NAME, FactsCache, FactsKey
from oxigraph_code.processes import database

PLENTY = 50_000_000
WRITER = """
import sys
from pathlib import Path
from tests.indexing.extract.test_facts_cache import PLENTY, entry
from oxigraph_code.indexing.extract.facts_cache import FactsCache
print("ready", flush=True)
sys.stdin.read(1)
with FactsCache(Path(sys.argv[1]), PLENTY) as opened:
    for number in range(int(sys.argv[2]), int(sys.argv[3])):
        opened.store(*entry(number))
"""


def entry(number: int, size: int = 2_000) -> tuple[FactsKey, FileFacts]:
    """Facts that take about as many bytes as asked for, with their key."""
    noise = random.Random(number).randbytes(size // 2).hex()
    digest = hashlib.sha256(noise.encode()).hexdigest()
    found = FileFacts("python", "", digest, 1, noise, (Definition("function", "f", "f", 1, 0, 1, 1, "public"),))
    return FactsKey(digest, "python", "a fingerprint", ".py"), found


def keep(folder: Path, *numbers: int, limit: int = PLENTY) -> None:
    with FactsCache(folder, limit) as opened:
        for number in numbers:
            opened.store(*entry(number))


def held(folder: Path, *numbers: int) -> list[int]:
    """Check the entries that are there: they are the kept ones."""
    with FactsCache(folder, PLENTY) as opened:
        found = [(number, opened.find(entry(number)[0])) for number in numbers]
    assert all(known in (None, entry(number)[1]) for number, known in found)
    return [number for number, known in found if known is not None]


def tamper(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as database:
        database.execute(statement, values)


def test_what_is_kept_is_found_by_the_next(tmp_path: Path) -> None:
    keep(tmp_path, 1, 2)
    assert held(tmp_path, 1, 2, 3) == [1, 2]


@pytest.mark.parametrize("part", ["digest", "language", "fingerprint", "extension"])
def test_every_part_of_the_key_counts(tmp_path: Path, part: str) -> None:
    keep(tmp_path, 1)
    with FactsCache(tmp_path, PLENTY) as opened:
        assert opened.find(entry(1)[0]._replace(**{part: "other"})) is None


def test_facts_of_other_bytes_than_were_digested_are_not_kept(tmp_path: Path) -> None:
    with FactsCache(tmp_path, PLENTY) as opened:
        opened.store(entry(1)[0], entry(2)[1])
    assert held(tmp_path, 1, 2) == []


@pytest.mark.skipif(os.name == "nt", reason="permissions are other things there")
def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "cache"
    with FactsCache(folder, PLENTY) as opened:
        opened.store(*entry(1))
        assert folder.stat().st_mode & 0o777 == 0o700
        assert {file.stat().st_mode & 0o777 for file in folder.iterdir()} == {0o600}
    (folder / FILE_NAME).chmod(0o644)
    assert held(folder, 1) == [1]
    assert (folder / FILE_NAME).stat().st_mode & 0o777 == 0o600


def test_the_least_recently_used_leave_first_and_the_limit_holds(tmp_path: Path) -> None:
    limit = 400_000
    hours = count(1)
    for number in range(100):
        with FactsCache(tmp_path, limit, now=lambda: next(hours) * 3_600.0) as opened:
            opened.find(entry(0, 10_000)[0])
            opened.store(*entry(number, 10_000))
        assert (tmp_path / FILE_NAME).stat().st_size <= limit * 1.1
    with FactsCache(tmp_path, limit) as opened:
        there = [number for number in range(100) if opened.find(entry(number, 10_000)[0])]
    assert there == [0, *range(there[1], 100)]
    assert 20 < len(there) < 80


def test_a_limit_that_is_lowered_frees_the_disk(tmp_path: Path) -> None:
    keep(tmp_path, *range(500))
    before = (tmp_path / FILE_NAME).stat().st_size
    keep(tmp_path, 501, limit=before // 4)
    assert (tmp_path / FILE_NAME).stat().st_size <= before // 3
    assert held(tmp_path, 501) == [501]


def test_facts_larger_than_the_cache_take_nothing_from_it(tmp_path: Path) -> None:
    keep(tmp_path, 1, limit=100_000)
    with FactsCache(tmp_path, 100_000) as opened:
        opened.store(*entry(2, 200_000))
    assert held(tmp_path, 1) == [1]


def test_reading_writes_nothing_but_once_an_hour(tmp_path: Path) -> None:
    keep(tmp_path, 1)
    before = (tmp_path / FILE_NAME).read_bytes()
    assert held(tmp_path, 1) == [1]
    assert (tmp_path / FILE_NAME).read_bytes() == before


def overwritten(file: Path) -> None:
    file.write_bytes(b"no database at all " * 1_000)


def cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:5_000])


def holed(file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[:4_096] + random.Random(1).randbytes(len(content) - 4_096))


def of_an_older_version(file: Path) -> None:
    tamper(file.parent, "PRAGMA user_version = 0")


def with_another_table(file: Path) -> None:
    tamper(file.parent, "CREATE TABLE other (x)")


def with_a_trigger(file: Path) -> None:
    tamper(file.parent, "CREATE TRIGGER t AFTER INSERT ON facts BEGIN DELETE FROM facts; END")


@pytest.mark.parametrize(
    "damage", [overwritten, cut_short, holed, of_an_older_version, with_another_table, with_a_trigger]
)
def test_a_file_that_is_broken_or_of_another_layout_is_replaced(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    keep(tmp_path, *range(50))
    damage(tmp_path / FILE_NAME)
    held(tmp_path, *range(50))
    keep(tmp_path, 60)
    keep(tmp_path, 61)
    assert held(tmp_path, 61) == [61]


def test_throwing_a_cache_away_is_said(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    keep(tmp_path, 1)
    of_an_older_version(tmp_path / FILE_NAME)
    assert held(tmp_path, 1) == []
    assert "is thrown away: it has another layout" in caplog.text


def test_a_cache_of_a_newer_version_is_left_to_that(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    keep(tmp_path, 1)
    tamper(tmp_path, "PRAGMA user_version = 99")
    keep(tmp_path, 2)
    assert held(tmp_path, 1, 2) == []
    assert "is disabled for this run: it is of a newer version" in caplog.text
    tamper(tmp_path, "PRAGMA user_version = 1")
    assert held(tmp_path, 1, 2) == [1]


class _Payload:
    def __init__(self, path: Path) -> None:
        self._path = path

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return os.mkdir, (str(self._path),)


@pytest.mark.parametrize("kind", ["noise", "text", "flipped", "of another file", "pickle", "compressed pickle"])
def test_a_value_that_is_not_what_was_kept_is_dropped_and_never_run(tmp_path: Path, kind: str) -> None:
    keep(tmp_path, 1)
    pickled = pickle.dumps(_Payload(tmp_path / "ran"))
    good = zlib.compress(facts.encode(entry(1)[1]))
    value = {
        "noise": b"\0" * 100,
        "text": "text",
        "flipped": good[:1_000] + bytes([good[1_000] ^ 1]) + good[1_001:],
        "of another file": zlib.compress(facts.encode(entry(2)[1])),
        "pickle": pickled,
        "compressed pickle": zlib.compress(pickled),
    }[kind]
    tamper(tmp_path, "UPDATE facts SET value = ?", value)
    assert held(tmp_path, 1) == []
    keep(tmp_path, 1)
    assert held(tmp_path, 1) == [1]
    assert not (tmp_path / "ran").exists()


def test_a_text_is_found_by_its_digest_while_it_is_what_was_kept(tmp_path: Path) -> None:
    text, other = b"what was said\n" * 1000, b"something else"
    digest = hashlib.sha256(text).digest()
    with FactsCache(tmp_path, PLENTY) as opened:
        opened.store_text(digest, text)
    with FactsCache(tmp_path, PLENTY) as opened:
        assert opened.has_text(digest)
        assert opened.find_text(digest) == text
        assert opened.find_text(hashlib.sha256(other).digest()) is None
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as database, database:
        database.execute("UPDATE facts SET value = ?", (zlib.compress(other),))
    with FactsCache(tmp_path, PLENTY) as opened:
        assert opened.find_text(digest) is None
    with FactsCache(tmp_path, PLENTY) as opened:
        assert not opened.has_text(digest)


def test_a_file_that_somebody_holds_locked_is_not_waited_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "WAIT_S", 0.1)
    keep(tmp_path, 1)
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        keep(tmp_path, 2)
        other.execute("ROLLBACK")
    assert held(tmp_path, 1) == [1]


@pytest.mark.skipif(sys.platform == "win32", reason="this system limits no file sizes")
def test_a_file_that_may_not_grow_keeps_what_it_has(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    import resource

    keep(tmp_path, *range(20))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))
    try:
        with caplog.at_level(logging.WARNING):
            keep(tmp_path, *range(1_000, 2_000))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert held(tmp_path, *range(20)) == [*range(20)]


def test_a_folder_that_cannot_be_made_is_no_failure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").write_text("")
    keep(tmp_path / "file" / "cache", 1)
    assert held(tmp_path / "file" / "cache", 1) == []
    assert "is disabled for this run" in caplog.text


@pytest.mark.skipif(os.name == "nt", reason="links are other things there")
def test_a_link_is_not_followed(tmp_path: Path) -> None:
    target = tmp_path / "target"
    target.write_text("mine")
    (tmp_path / FILE_NAME).symlink_to(target)
    keep(tmp_path, 1)
    assert target.read_text() == "mine"


def writer(folder: Path, start: int, end: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", WRITER, str(folder), str(start), str(end)]
    root = Path(__file__).resolve().parents[3]
    streams = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    process = subprocess.Popen(command, cwd=root, text=True, **streams)  # type: ignore[call-overload]
    assert process.stdout.readline() == "ready\n"
    started: subprocess.Popen[str] = process
    return started


@pytest.mark.slow
def test_processes_that_write_at_once_lose_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "cache"
    # The ranges of the writers overlap.
    processes = [writer(folder, number * 500, number * 500 + 700) for number in range(4)]
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("g")
        process.stdin.flush()
    assert [process.communicate()[1] for process in processes] == [""] * 4
    assert held(folder, *range(2_200)) == [*range(2_200)]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_a_writer_that_is_killed_leaves_a_good_file(tmp_path: Path) -> None:
    moments = random.Random(5)
    for turn in range(6):
        process = writer(tmp_path, turn * 4_000, turn * 4_000 + 4_000)
        assert process.stdin is not None
        process.stdin.write("g")
        process.stdin.flush()
        time.sleep(moments.uniform(0.02, 0.4))
        process.send_signal(signal.SIGKILL)
        process.communicate()
        kept = held(tmp_path, *range(turn * 4_000, turn * 4_000 + 4_000))
        assert kept == [*range(turn * 4_000, turn * 4_000 + len(kept))]
        keep(tmp_path, 100_000 + turn)
        assert held(tmp_path, 100_000 + turn) == [100_000 + turn]
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
