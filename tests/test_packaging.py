"""What is installed is whole and light: all data files are in the wheel, and nothing heavy is imported early."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Sequence
from configparser import ConfigParser
from pathlib import Path

import pytest

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
def test_the_wheel_has_every_file_of_the_package(wheel: zipfile.ZipFile) -> None:
    package = ROOT / "src/oxigraph_code"
    found = [path for pattern in ("*.py", "*.scm", "*.rq", "*.typed") for path in package.rglob(pattern)]
    wanted = {path.relative_to(ROOT / "src").as_posix() for path in found}
    wanted |= {f"oxigraph_code/ontology/{path.name}" for path in (ROOT / "ontology").glob("*.ttl")}
    assert {Path(name).suffix or name for name in wanted} == {".py", ".scm", ".rq", ".ttl", ".typed"}
    assert wanted - set(wheel.namelist()) == set()


@pytest.mark.slow
def test_the_wheel_has_nothing_else(wheel: zipfile.ZipFile) -> None:
    tops = {name.partition("/")[0] for name in wheel.namelist()}
    assert {top.partition("-")[0] for top in tops} == {"oxigraph_code"}
    assert not [name for name in wheel.namelist() if "__pycache__" in name or "oxigraph_data" in name]


@pytest.mark.slow
def test_the_wheel_installs_both_commands_and_the_languages(wheel: zipfile.ZipFile) -> None:
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/entry_points.txt"))
    found = ConfigParser()
    found.read_string(wheel.read(name).decode())
    assert dict(found["console_scripts"]) == {
        "oxigraph-mcp": "oxigraph_code.server:main",
        "oxigraph-code": "oxigraph_code.cli:main",
        "oxigraph-code-hook": "oxigraph_code.agent_hooks:main",
    }
    assert found["oxigraph_code.languages"]["python"] == "oxigraph_code.languages.python:LOADER"


@pytest.mark.slow
def test_an_installation_from_a_checkout_compiles_nothing(wheel: zipfile.ZipFile) -> None:
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/WHEEL"))
    assert b"Tag: py3-none-any" in wheel.read(name)
    assert not [name for name in wheel.namelist() if Path(name).suffix in (".so", ".pyd")]


def compiled_modules() -> set[str]:
    """The paths below ``src`` of what a wheel has compiled."""
    hook = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]
    source = ROOT / "src"
    listed, interpreted = (
        {path.relative_to(source).as_posix() for glob in hook["custom"][part] for path in source.glob(glob)}
        for part in ("modules", "interpreted")
    )
    assert interpreted < listed
    return listed - interpreted


def test_what_derives_from_something_compiled_is_compiled() -> None:
    """Python cannot make a class of one that mypyc has made, and says so only when one is."""
    source, compiled = ROOT / "src", compiled_modules()
    derived = set()
    for path in (source / "oxigraph_code").rglob("*.py"):
        tree = ast.parse(path.read_text())
        imports = [entry for entry in ast.walk(tree) if isinstance(entry, ast.ImportFrom)]
        homes = {name.name: f"{(entry.module or '').replace('.', '/')}.py" for entry in imports for name in entry.names}
        classes = [entry for entry in ast.walk(tree) if isinstance(entry, ast.ClassDef)]
        bases = {base.id for entry in classes for base in entry.bases if isinstance(base, ast.Name)}
        if any(homes.get(base) in compiled for base in bases):
            derived.add(path.relative_to(source).as_posix())
    assert derived
    assert derived - compiled == set()


@pytest.mark.slow
def test_what_wheels_have_compiled_can_be_translated(tmp_path: Path) -> None:
    """``make test-compiled`` does the rest, which takes minutes, and holds the cases of the languages to it."""
    options = ["--config-file=", f"--cache-dir={tmp_path / 'cache'}", "--ignore-missing-imports"]
    program = f"import sys, setuptools, mypyc.build as b; b.mypycify(sys.argv[1:], target_dir={str(tmp_path)!r})"
    command = [sys.executable, "-c", program, *options, *sorted(compiled_modules())]
    made = subprocess.run(command, cwd=ROOT / "src", capture_output=True, text=True)
    assert made.returncode == 0, made.stdout + made.stderr


@pytest.mark.parametrize("module", ["oxigraph_code.server", "oxigraph_code.cli", "oxigraph_code.tools"])
def test_what_answers_first_imports_nothing_heavy(module: str) -> None:
    assert imported_by(module, ("pyoxigraph", "tree_sitter", "pygit2", "packaging", "pathspec")) == ""


@pytest.mark.parametrize("module", ["oxigraph_code.cli", "oxigraph_code.tools"])
def test_only_the_server_imports_the_protocol(module: str) -> None:
    assert imported_by(module, ("mcp", "pydantic", "anyio")) == ""


def imported_by(module: str, unwanted: Sequence[str]) -> str:
    program = f"import sys, {module}; print(*sorted(set({tuple(unwanted)!r}) & set(sys.modules)))"
    return subprocess.run(
        [sys.executable, "-P", "-c", program], check=True, capture_output=True, text=True
    ).stdout.strip()
