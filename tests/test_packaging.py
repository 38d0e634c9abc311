"""The installed package is whole and light: all data is in the wheel, and imports are few at first."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Sequence
from configparser import ConfigParser
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import oxigraph_code

ROOT = Path(__file__).resolve().parents[1]
_NO_NETWORK = ("No matching distribution", "Connection", "Temporary failure", "Could not fetch", "timed out")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel as ``pip install .`` builds it."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--quiet", "--wheel-dir", str(folder), str(ROOT)]
    built = subprocess.run(command, capture_output=True, text=True)
    if built.returncode and any(words in built.stderr for words in _NO_NETWORK):
        pytest.skip("the build tools cannot be fetched here")
    assert built.returncode == 0, built.stderr
    (path,) = folder.glob("*.whl")
    return zipfile.ZipFile(path)


@pytest.mark.slow
@pytest.mark.needs_sources
def test_the_wheel_has_every_file_of_the_package(wheel: zipfile.ZipFile) -> None:
    package = ROOT / "src/oxigraph_code"
    found = [path for pattern in ("*.py", "*.scm", "*.rq", "*.typed", "*.msgpack") for path in package.rglob(pattern)]
    wanted = {path.relative_to(ROOT / "src").as_posix() for path in found}
    wanted |= {f"oxigraph_code/ontology/{path.name}" for path in (ROOT / "ontology").glob("*.ttl")}
    assert {Path(name).suffix or name for name in wanted} == {".py", ".scm", ".rq", ".ttl", ".typed", ".msgpack"}
    wanted |= {
        path.relative_to(ROOT / "src").as_posix() for path in (package / "view/assets").rglob("*") if path.is_file()
    }
    assert wanted - set(wheel.namelist()) == set()


@pytest.mark.slow
@pytest.mark.needs_sources
def test_the_wheel_has_nothing_else(wheel: zipfile.ZipFile) -> None:
    tops = {name.partition("/")[0] for name in wheel.namelist()}
    assert {top.partition("-")[0] for top in tops} == {"oxigraph_code"}
    assert not [name for name in wheel.namelist() if "__pycache__" in name or "oxigraph_data" in name]
    assert not [name for name in wheel.namelist() if "/stubs/" in name]


@pytest.mark.slow
@pytest.mark.needs_sources
def test_the_wheel_installs_both_commands_and_the_languages(wheel: zipfile.ZipFile) -> None:
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/entry_points.txt"))
    found = ConfigParser()
    found.read_string(wheel.read(name).decode())
    assert dict(found["console_scripts"]) == {
        "oxigraph-mcp": "oxigraph_code.server:main",
        "oxigraph-code": "oxigraph_code.cli:main",
        "oxigraph-code-hook": "oxigraph_code.clients.agent_hooks:main",
    }
    assert found["oxigraph_code.languages"]["python"] == "oxigraph_code.languages.python:LOADER"


@pytest.mark.slow
@pytest.mark.needs_sources
def test_an_installation_from_a_checkout_compiles_nothing(wheel: zipfile.ZipFile) -> None:
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/WHEEL"))
    assert b"Tag: py3-none-any" in wheel.read(name)
    assert not [name for name in wheel.namelist() if Path(name).suffix in (".so", ".pyd")]


def compiled_modules() -> set[str]:
    """Return the modules that a platform wheel has compiled."""
    targets = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]
    lists, root = targets["wheel"]["hooks"]["custom"], Path(oxigraph_code.__file__).parents[1]
    listed, plain = (
        {path.relative_to(root) for glob in lists[part] for path in root.glob(glob)} for part in ("modules", "plain")
    )
    assert listed > plain
    return {".".join(path.with_suffix("").parts) for path in listed - plain}


def test_no_class_of_a_plain_module_derives_from_a_compiled_one() -> None:
    compiled, root = compiled_modules(), Path(oxigraph_code.__file__).parents[1]
    derived = set()
    for path in (root / "oxigraph_code").rglob("*.py"):
        tree = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        homes = {name.name: node.module for node in tree if isinstance(node, ast.ImportFrom) for name in node.names}
        bases = {
            base.id
            for node in tree
            if isinstance(node, ast.ClassDef)
            for base in node.bases
            if isinstance(base, ast.Name)
        }
        if any(homes.get(base) in compiled for base in bases):
            derived.add(".".join(path.relative_to(root).with_suffix("").parts))
    assert derived
    assert derived - compiled == set()


def test_no_compiled_module_asks_for_the_dictionary_of_an_object() -> None:
    root, asking = Path(oxigraph_code.__file__).parents[1], set()
    for name in compiled_modules():
        tree = ast.parse(root.joinpath(*name.split(".")).with_suffix(".py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            imported = [one.name for one in node.names] if isinstance(node, ast.ImportFrom) else []
            if {"cached_property", "copy"} & set(imported) or getattr(node, "attr", "") == "__dict__":
                asking.add(name)
    assert asking == set()


@pytest.mark.skipif(os.environ.get("OXIGRAPH_CODE_COMPILE") != "1", reason="about a compiled wheel")
def test_a_compiled_wheel_runs_its_compiled_modules() -> None:
    files = {name: str(import_module(name).__file__) for name in compiled_modules()}
    assert {name for name, file in files.items() if not file.endswith(tuple(EXTENSION_SUFFIXES))} == set()


@pytest.mark.parametrize("module", ["oxigraph_code.server", "oxigraph_code.cli", "oxigraph_code.tools"])
def test_what_answers_first_imports_nothing_heavy(module: str) -> None:
    assert imported_by(module, ("pyoxigraph", "tree_sitter", "pygit2", "packaging", "pathspec")) == ""


@pytest.mark.parametrize("module", ["oxigraph_code.server", "oxigraph_code.cli", "oxigraph_code.tools"])
def test_the_sdk_is_imported_after_the_first_answers(module: str) -> None:
    assert imported_by(module, ("mcp", "pydantic", "anyio")) == ""


def imported_by(module: str, unwanted: Sequence[str]) -> str:
    program = f"import sys, {module}; print(*sorted(set({tuple(unwanted)!r}) & set(sys.modules)))"
    return subprocess.run(
        [sys.executable, "-P", "-c", program], check=True, capture_output=True, text=True
    ).stdout.strip()
