"""Knowledge of Python's libraries is data: a graph does not depend on the interpreter that made it."""

from __future__ import annotations

import ast
import builtins
import runpy
import sys
from pathlib import Path

import pytest

import oxigraph_code
from oxigraph_code.languages.python import library
from oxigraph_code.languages.python.conventions import PythonConventions
from tests.languages.python import standard_library

SOURCE = Path(oxigraph_code.__file__).parent
_QUERIED = {"builtins", "inspect", "keyword", "pkgutil", "symtable"}
_NAMES = {"dir", "vars", "stdlib_module_names", "builtin_module_names"}


def test_a_class_of_the_running_interpreter_is_not_in_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builtins, "OfThisPython", type("OfThisPython", (), {}), raising=False)

    again = runpy.run_path(library.__file__)

    assert again["LIBRARY"] == library.LIBRARY
    assert again["CLASSES"] == library.CLASSES


def test_classes_have_the_members_that_they_inherit() -> None:
    members = library.LIBRARY.members

    assert {"errno", "with_traceback", "__class__"} <= set(members["builtins.ConnectionResetError"])
    assert members["builtins.IOError"] == members["builtins.OSError"]
    assert {"setdefault", "items", "__len__", "__iter__"} <= set(members["typing.MutableMapping"])


@pytest.mark.skipif(sys.version_info[:2] != standard_library.VERSION, reason="the file is made by the oldest Python")
def test_the_data_file_is_what_its_script_writes() -> None:
    assert standard_library.FILE.read_text(encoding="utf-8") == standard_library.text()


@pytest.mark.parametrize("package", ["extraction", "languages", "resolution"])
def test_no_module_reads_names_of_the_running_interpreter(package: str) -> None:
    found = {
        f"{path.relative_to(SOURCE)}: {name}"
        for path in (SOURCE / package).rglob("*.py")
        if "cases" not in path.parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for name in _names(node)
    }

    assert found == set()


@pytest.mark.parametrize(
    ("literal", "text"),
    [
        ('"""One.\n\n    Two.\n      Three.\n    """', "One.\n\nTwo.\n  Three."),
        ('"""\n\tOne.\n\tTwo.\n"""', "One.\nTwo."),
        ('"""\xa0One.\n  Two."""', "One.\nTwo."),
        ('"""One.\n \x0cTwo.\n  Three."""', "One.\nTwo.\nThree."),
        ('"""\n\n"""', ""),
    ],
)
def test_a_docstring_has_one_text_under_all_versions(literal: str, text: str) -> None:
    assert PythonConventions().docstring(literal).rstrip() == text


def _names(node: ast.AST) -> set[str]:
    match node:
        case ast.Import(names=names):
            return {alias.name.partition(".")[0] for alias in names} & _QUERIED
        case ast.ImportFrom(module=str(module)):
            return {module.partition(".")[0]} & _QUERIED
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return {name} & _NAMES
    return set()
