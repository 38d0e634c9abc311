"""On a full disk a change is refused and the store stays as it was."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from oxigraph_code.errors import StoreUnavailable
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore, RdfSource
from tests.store.conftest import count

BIG = "\n".join(f'<http://s/{n}> <http://p> "{n} {"x" * 300}" .' for n in range(40_000))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    try:
        command = ["mount", "-t", "tmpfs", "-o", "size=8m", "none", str(folder)]
        mounted = subprocess.run(command, check=False, capture_output=True).returncode == 0
    except OSError:
        mounted = False
    if not mounted:
        pytest.skip("no permission to mount a small disk")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def _fill(path: Path) -> None:
    with path.open("wb", buffering=0) as stream, suppress(OSError):
        while True:
            stream.write(b"x" * 100_000)


@pytest.mark.slow
def test_a_full_disk_is_said_and_the_last_generation_stays(small_disk: Path) -> None:
    store = LocalStore(Settings(store_path=small_disk / "store"))
    try:
        store.update("INSERT DATA { code:a code:p 1 }")
        with pytest.raises(StoreUnavailable, match="No space left on device") as caught:
            store.load(RdfSource("ntriples", text=BIG))
        assert "nothing was changed" in caught.value.hint
        filler = small_disk / "filler"
        _fill(filler)
        with pytest.raises(StoreUnavailable, match="No space left on device"):
            store.update("INSERT DATA { code:b code:p 1 }")
        with pytest.raises(StoreUnavailable, match="No space left on device"), store.write("indexing") as session:
            session.change([], ["<http://a> <http://p> <http://b> ."])
        assert count(store) == 1
        filler.unlink()
        store.update("INSERT DATA { code:b code:p 1 }")
        assert count(store) == 2
    finally:
        store.close()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="this system limits no file sizes")
def test_a_file_that_may_not_grow_is_said_and_the_last_generation_stays(store: LocalStore) -> None:
    import resource

    store.update("INSERT DATA { code:a code:p 1 }")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, hard))
    try:
        with pytest.raises(StoreUnavailable, match="File too large"):
            store.load(RdfSource("ntriples", text=BIG))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert count(store) == 1
    store.update("INSERT DATA { code:b code:p 1 }")
    assert count(store) == 2
