"""The fingerprint of a ledger covers the whole engine, so each file is read again after any change."""

from __future__ import annotations

import shutil
from importlib import resources
from pathlib import Path
from types import SimpleNamespace

import pytest

from oxigraph_code.indexing.model.ledger import fingerprint
from oxigraph_code.languages.registry import installed
from oxigraph_code.settings.config import Settings

ENGINE = ("resolution", "rdf")


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the engine that the fingerprint is computed from."""
    for name in ENGINE:
        source = Path(str(resources.files("oxigraph_code"))) / name
        shutil.copytree(source, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    computed()  # digests of loaders are kept, and are not of the copy
    monkeypatch.setattr("oxigraph_code.languages.loader.resources", SimpleNamespace(files=lambda _: tmp_path))
    return tmp_path


def computed() -> str:
    return fingerprint.__wrapped__(installed(), Settings(), frozenset({"python"}))


def test_a_change_of_any_file_of_the_engine_changes_the_fingerprint(engine: Path) -> None:
    before = computed()
    files = [path for name in ENGINE for path in (engine / name).rglob("*.py")]
    assert any(path.parent.parent.name == "resolution" for path in files)
    for path in files:
        content = path.read_bytes()
        path.write_bytes(content + b"#")
        assert computed() != before, path
        path.write_bytes(content)
    assert computed() == before


def test_a_file_that_moves_changes_the_fingerprint(engine: Path) -> None:
    before = computed()
    (engine / "resolution" / "resolver.py").rename(engine / "resolution" / "model" / "resolver.py")
    assert computed() != before


def test_a_compiled_file_beside_the_engine_does_not_change_the_fingerprint(engine: Path) -> None:
    before = computed()
    (engine / "resolution" / "__pycache__").mkdir()
    (engine / "resolution" / "__pycache__" / "resolver.cpython-311.pyc").write_bytes(b"x")
    assert computed() == before
