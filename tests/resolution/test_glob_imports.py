"""Names that glob imports bring in, however many of them a module has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace
from tests.indexing.support import index, rows, write


@pytest.fixture
def workspace(tmp_path: Path) -> Iterator[Workspace]:
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    yield workspace
    workspace.close()


@pytest.mark.slow
def test_a_name_is_found_behind_a_hundred_glob_imports(workspace: Workspace, tmp_path: Path) -> None:
    names = [f"rule_{number}" for number in range(120)]
    files = {f"src/rules/{name}.rs": f"pub fn {name}() {{}}\n" for name in names}
    files["src/rules/mod.rs"] = "".join(f"mod {name};\npub use {name}::*;\n" for name in names)
    calls = "".join(f"    rules::{name}();\n" for name in names)
    files["src/lib.rs"] = f"mod rules;\nfn check() {{\n{calls}}}\n"
    files["Cargo.toml"] = '[package]\nname = "lint"\nedition = "2021"\n'
    index(workspace, write(tmp_path / "lint", files))
    assert len(rows(workspace, "SELECT DISTINCT ?b { ?a code:calls ?b }")) == len(names)
