"""Manifests that lie, break or attack: diagnostics, never an exception, never a file outside the root."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from oxigraph_code.languages.python.manifest import read_project
from oxigraph_code.languages.python.manifests import MANIFESTS


def problems(root: Path) -> list[tuple[str, str]]:
    facts = read_project(root)
    assert facts is not None
    for _, diagnostic in facts.diagnostics:
        assert str(root) not in diagnostic.message
        assert len(diagnostic.message) < 400
        diagnostic.message.encode()
    return [(path, diagnostic.message) for path, diagnostic in facts.diagnostics]


@pytest.mark.parametrize("name", MANIFESTS)
def test_a_directory_in_its_place(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    assert problems(tmp_path) == [(name, f"{name}: a directory, not a file")]


@pytest.mark.parametrize("name", MANIFESTS)
def test_a_file_that_is_too_large(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"#" * 1_000_001)
    assert problems(tmp_path) == [(name, f"{name}: larger than 1,000,000 bytes; not read")]


@pytest.mark.parametrize("name", MANIFESTS)
def test_nul_bytes(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"a = 1\n\0\n")
    assert problems(tmp_path) == [(name, f"{name}: has NUL bytes; not read")]


@pytest.mark.parametrize("name", MANIFESTS)
def test_a_link_out_of_the_root(tmp_path: Path, name: str) -> None:
    root = tmp_path / "root"
    root.mkdir()
    (tmp_path / "outside").write_text("secret = 1")
    (root / name).symlink_to("../outside")
    assert problems(root) == [(name, f"{name}: outside the project; not read")]


@pytest.mark.parametrize("name", MANIFESTS)
def test_a_link_to_nothing_and_to_itself(tmp_path: Path, name: str) -> None:
    (tmp_path / name).symlink_to("nothing")
    assert problems(tmp_path) == [(name, f"{name}: No such file or directory")]
    (tmp_path / name).unlink()
    (tmp_path / name).symlink_to(name)
    assert len(problems(tmp_path)) == 1


def test_a_root_whose_name_begins_the_name_of_another_is_not_inside_it(tmp_path: Path) -> None:
    (tmp_path / "root").mkdir()
    (tmp_path / "root-of-another").mkdir()
    (tmp_path / "root-of-another" / "setup.cfg").write_text("[metadata]\nname = secret\n")
    (tmp_path / "root" / "setup.cfg").symlink_to(tmp_path / "root-of-another" / "setup.cfg")
    assert len(problems(tmp_path / "root")) == 1


@pytest.mark.parametrize("name", MANIFESTS)
def test_a_pipe_does_not_hang(tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / name)
    assert problems(tmp_path) == [(name, f"{name}: not a regular file; not read")]


@pytest.mark.skipif(os.geteuid() == 0, reason="permissions do not hold for root")
@pytest.mark.parametrize("name", MANIFESTS)
def test_permission_denied(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("")
    (tmp_path / name).chmod(0)
    assert problems(tmp_path) == [(name, f"{name}: Permission denied")]


def test_permission_denied_by_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "setup.py").write_text("")

    def denied(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", denied)
    assert problems(tmp_path) == [("setup.py", "setup.py: Permission denied")]


def test_another_encoding_is_reported_and_read_as_far_as_it_goes(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_bytes('[project]\nname = "a"\ndescription = "é"\n'.encode("latin-1"))
    facts = read_project(tmp_path)
    assert facts is not None
    assert (facts.name, facts.description) == ("a", "\N{REPLACEMENT CHARACTER}")
    assert [(path, d.line, d.severity) for path, d in facts.diagnostics] == [("pyproject.toml", 3, "error")]


def test_a_script_may_name_a_legacy_encoding(tmp_path: Path) -> None:
    text = "# -*- coding: latin-1 -*-\nfrom setuptools import setup\nsetup(description='é')\n"
    (tmp_path / "setup.py").write_bytes(text.encode("latin-1"))
    facts = read_project(tmp_path)
    assert facts is not None
    assert (facts.description, facts.diagnostics) == ("é", ())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("pyproject.toml", "a = " + "[" * 400_000),
        ("pyproject.toml", "a = " + "{a=" * 100_000),
        ("pyproject.toml", "a." * 400_000 + "a = 1"),
        ("pyproject.toml", "[" + "a." * 5_000 + "a]\n" + "".join(f"b{number}=1\n" for number in range(90_000))),
        ("pyproject.toml", "a = " + "1" * 5_000),
        ("pyproject.toml", "[project]\ndependencies = ['a; " + "(" * 3_900 + "']"),
        ("pyproject.toml", "[project]\ndependencies = ['a" + " " * 500_000 + "']\nname = 1"),
        ("pyproject.toml", "[project]\ndependencies = ['a>=" + "1" * 3_900 + ".*.*']"),
        ("setup.cfg", "[a]\nb" + " " * 900_000 + "c\n"),
        ("setup.py", "(" * 400_000),
        ("setup.py", "-" * 900_000 + "1"),
        ("setup.py", "1" + "+1" * 400_000),
        ("setup.py", "a" + ".b" * 400_000),
        ("setup.py", "lambda:" * 100_000 + "1"),
        ("setup.py", "x = " + "1" * 5_000),
        ("setup.py", "setup(name='a" + "\\ud800" + "', install_requires=['\\ud800'])"),
        ("setup.py", "\\d\n"),
        ("requirements.txt", "a; " + "(" * 400_000),
        ("requirements.txt", "a" + " " * 900_000 + "b"),
        ("requirements.txt", "-" * 900_000),
        ("requirements.txt", "-e " + "a[" * 400_000),
        ("requirements.txt", "a\\\n" * 300_000),
        ("requirements.txt", "-r \ud800\n".encode("utf-8", "surrogatepass").decode("latin-1")),
    ],
)
def test_depth_and_length_are_bounded(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    assert problems(tmp_path)


def test_text_that_is_no_text_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "setup.py").write_text(
        "from setuptools import setup\n"
        "setup(name='a\\ud800\\x00', version='1\\x1b[0m', install_requires=['b @ file:///\\ud800', '\\ud800'],"
        " extras_require={'\\ud800': ['c; os_name == \"\\ud800\"'], 'd' + 'd' * 9: 1, '" + "e" * 5000 + "': 1})\n"
    )
    facts = read_project(tmp_path)
    assert facts is not None
    repr(facts).encode()
    msgspec.msgpack.encode(facts)
    assert [dependency.name for dependency in facts.dependencies] == ["b"]
    assert all(len(diagnostic.message) <= 300 for _, diagnostic in facts.diagnostics)
    assert (facts.name, facts.version) == ("a\ufffd\ufffd", "1\ufffd[0m")


def test_a_name_without_end_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "setup.cfg").write_text(f"[metadata]\nname = {'a' * 5_000}\n")
    facts = read_project(tmp_path)
    assert facts is not None
    assert facts.name == ""
    assert len(facts.diagnostics) == 1


def test_a_long_chain_of_includes_and_many_files_are_bounded(tmp_path: Path) -> None:
    for number in range(300):
        (tmp_path / f"requirements-{number:03}.txt").write_text(f"-r requirements-{number + 1:03}.txt\na{number}\n")
    found = problems(tmp_path)
    assert any("too many files including one another" in message for _, message in found)
    assert any("more than 200 requirements files" in message for _, message in found)


def test_groups_that_include_one_another_do_not_multiply(tmp_path: Path) -> None:
    lines = ["[dependency-groups]", "g0 = ['a']"]
    lines += [f"g{n} = [" + f"{{include-group = 'g{n - 1}'}}, " * 20 + "]" for n in range(1, 45)]
    (tmp_path / "pyproject.toml").write_text("\n".join(lines))
    facts = read_project(tmp_path)
    assert facts is not None
    assert len(facts.dependencies) == 45
    assert facts.diagnostics == ()
