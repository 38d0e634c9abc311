"""A checkout is data: nothing in it is imported or run, even from a working directory inside of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.stdio.client import environment, serving

# Every name that something of ours, of Python's or of our libraries' might import from the working directory.
TRAPS = (
    "tree_sitter.py", "tree_sitter_python.py", "msgspec.py", "pyoxigraph.py", "pygit2.py", "pathspec.py",
    "packaging.py", "mcp.py", "anyio.py", "pydantic.py", "json.py", "logging.py", "sitecustomize.py",
    "usercustomize.py", "conftest.py", "oxigraph_code/__init__.py", "oxigraph_code/server.py", "setup.py",
    "__init__.py", "__main__.py",
)  # fmt: skip


def script(name: str) -> str:
    """Find the console script: ``python -m`` would put the working directory on the import path."""
    path = Path(sys.executable).with_name(f"{name}.exe" if sys.platform == "win32" else name)
    if not path.exists():
        pytest.skip(f"{name} is not installed beside this Python")
    return str(path)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A project of traps, each of which leaves a mark when it is run."""
    root = tmp_path / "checkout"
    for name in TRAPS:
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        mark = str(tmp_path / "mark")
        file.write_text(f"with open({mark!r}, 'a') as mark:\n    print(__name__, file=mark)\n\ndef trap(): pass\n")
    information = root / "evil-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: evil\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text("[oxigraph_code.languages]\nevil = conftest:trap\n")
    return root


@pytest.mark.slow
def test_nothing_of_a_checkout_is_imported_at_a_terminal(checkout: Path, tmp_path: Path) -> None:
    command = [script("oxigraph-code")]
    for arguments in (["index", "."], ["query", "ASK {}"], ["status"]):
        done = subprocess.run(
            [*command, *arguments], cwd=checkout, env=environment(tmp_path / "store"), capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
    assert not (tmp_path / "mark").exists(), (tmp_path / "mark").read_text()


@pytest.mark.slow
def test_nothing_of_a_checkout_is_imported_by_a_server(checkout: Path, tmp_path: Path) -> None:
    with serving(tmp_path / "store", cwd=checkout, command=(script("oxigraph-mcp"),)) as session:
        said = session.answer("load_code", path=str(checkout))
        assert f"{len(TRAPS)} functions" in said
        session.answer("sparql_update", update="INSERT DATA { <x:s> <x:p> 1 }")
        session.answer("index_status")
    assert not (tmp_path / "mark").exists(), (tmp_path / "mark").read_text()
