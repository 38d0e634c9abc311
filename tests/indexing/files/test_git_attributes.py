"""Files that ``.gitattributes`` sets apart are indexed and marked, and are no problem of the project."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.file_tree import Disk
from oxigraph_code.indexing.files.git_attributes import GitAttributes
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.symbols.search import search_code
from tests.indexing.runs.test_incremental import Fresh, apply, fresh, update
from tests.indexing.support import index, rows, triples, write

__all__ = ["fresh"]

BROKEN = "def broken(:\n"
FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "shop/__init__.py": "",
    "shop/schema.py": "def load_a(): pass\n",
    "shop/cart.py": "def load_b(): pass\n",
    "fixtures/wrong.py": BROKEN,
    **{f"shop/part{number}.py": "def run(): pass\n" for number in range(8)},
}
MARKED = "SELECT ?path ?mark { ?module code:relativePath ?path ; code:markedAs ?mark } ORDER BY ?path ?mark"


@pytest.mark.parametrize(
    ("text", "path", "marks"),
    [
        ("*.py linguist-generated", "a/b.py", ["generated"]),
        ("*.py linguist-generated=true", "a/b.py", ["generated"]),
        ("*.py linguist-generated=false", "a/b.py", []),
        ("*.py -linguist-detectable", "b.py", ["undetectable"]),
        ("*.py linguist-detectable=false", "b.py", ["undetectable"]),
        ("*.py linguist-detectable", "b.py", []),
        ("dist/*.js binary", "dist/a.js", ["binary"]),
        ("*.lock -diff text=auto", "a.lock", ["binary"]),
        ("/vendor linguist-vendored", "vendor/a/b.py", ["vendored"]),
        ("/vendor linguist-vendored", "src/vendor/b.py", []),
        ("* linguist-vendored\nours.py -linguist-vendored", "ours.py", []),
        ("* linguist-vendored\nours.py !linguist-vendored", "ours.py", []),
        ('"a b.py" linguist-vendored', "a b.py", ["vendored"]),
        ("[attr]mine linguist-vendored\n# b.py linguist-vendored\n!b.py linguist-vendored", "b.py", []),
        ("*.py text eol=lf", "b.py", []),
        ("a.py\n\n  \n", "a.py", []),
    ],
)
def test_a_line_marks_what_its_pattern_is_about(tmp_path: Path, text: str, path: str, marks: list[str]) -> None:
    (tmp_path / ".gitattributes").write_text(text)
    assert list(GitAttributes(Disk(tmp_path)).marks(path)) == marks


def test_a_deeper_file_counts_after_those_above_and_for_what_is_below_it(tmp_path: Path) -> None:
    write(tmp_path, {".gitattributes": "*.py linguist-vendored", "a/.gitattributes": "/b.py -linguist-vendored\n"})
    found = GitAttributes(Disk(tmp_path))
    assert [found.marks(path) for path in ("a/b.py", "a/c/b.py", "b.py")] == [(), ("vendored",), ("vendored",)]


def test_a_broken_file_that_is_marked_is_no_problem_of_the_project(workspace: Workspace, tmp_path: Path) -> None:
    root = write(tmp_path / "shop", FILES)
    assert "problems: 1; " in index(workspace, root)
    apply({".gitattributes": "fixtures/** linguist-detectable=false\n"}, root)
    report = update(workspace, root)
    assert (report.problem_count, report.marked_problem_count) == (0, 1)
    assert rows(workspace, MARKED) == [("fixtures/wrong.py", "undetectable")]
    assert workspace.rows("project_problems") == []
    assert rows(workspace, "SELECT ?what { ?x code:diagnosticMessage ?what }")


@pytest.mark.slow
def test_marks_come_change_and_go_as_in_a_fresh_index(workspace: Workspace, tmp_path: Path, fresh: Fresh) -> None:
    root = write(tmp_path / "shop", FILES)
    index(workspace, root)
    edits: list[tuple[dict[str, str | None], list[tuple[str, str]]]] = [
        ({".gitattributes": "schema.py linguist-generated\n"}, [("shop/schema.py", "generated")]),
        ({".gitattributes": "schema.py linguist-vendored\n"}, [("shop/schema.py", "vendored")]),
        ({"shop/.gitattributes": "schema.py -linguist-vendored\n"}, []),
        ({"shop/.gitattributes": None}, [("shop/schema.py", "vendored")]),
        ({".gitattributes": None}, []),
    ]
    for edit, marked in edits:
        apply(edit, root)
        update(workspace, root)
        assert rows(workspace, MARKED) == marked
        assert triples(workspace) == fresh(root)


def test_search_puts_what_is_marked_last(workspace: Workspace, tmp_path: Path) -> None:
    root = write(tmp_path / "shop", FILES)
    index(workspace, root)

    def found() -> list[str]:
        answer = search_code(workspace, Call(), "load", project=str(root)).text
        return sorted(("load_a", "load_b"), key=answer.index)

    assert found() == ["load_b", "load_a"]
    apply({".gitattributes": "cart.py linguist-generated\n"}, root)
    update(workspace, root)
    assert found() == ["load_a", "load_b"]
