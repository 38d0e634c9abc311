"""Files have the owners that the dialects of CODEOWNERS name, as in a fresh index after any change."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.file_tree import Disk
from oxigraph_code.indexing.files.code_owners import CodeOwners
from oxigraph_code.tools import Workspace
from tests.indexing.runs.test_incremental import Fresh, apply, fresh, update
from tests.indexing.support import index, rows, triples, write

__all__ = ["fresh"]

OWNED = "SELECT ?path ?owner { ?module a code:Module ; code:relativePath ?path ; code:ownedBy ?owner } ORDER BY ?path"


@pytest.mark.parametrize(
    ("text", "path", "owners"),
    [
        ("* @all\n*.sql @data\n", "a/b.sql", ["@data"]),
        ("* @all\n/docs/ @writers ann@example.org # both\n", "docs/a/b.md", ["@writers", "ann@example.org"]),
        ("/docs/ @writers\n", "sub/docs/a.md", []),
        ("docs/ @writers\n", "sub/docs/a.md", ["@writers"]),
        ("* @all\n/vendor/\n", "vendor/a.py", []),
        ("a\\ b.py @ann\n", "a b.py", ["@ann"]),
        ("[Code][2] @code\nsrc/\nsrc/db/ @data\n^[Docs]\n*.md @writers\n", "src/a.md", ["@code", "@writers"]),
        ("[Code]\nsrc/ @code\n[code] @data\nsrc/db/\n", "src/db/a.py", ["@data"]),
        ("[Code]\n* @code\n!src/db/\n", "src/db/a.py", []),
        ("@@@team @ann @bob\nCODEOWNERS.source_branch dev\n*.py @@team\n", "a.py", ["@ann", "@bob"]),
        ("*.py @reviewer-group/api:random(2)\n", "a.py", ["@reviewer-group/api"]),
        ("*.py no owner\n\n# *.py @ann\n", "a.py", []),
    ],
)
def test_a_file_has_the_owners_of_the_last_line_that_matches_in_each_section(
    tmp_path: Path, text: str, path: str, owners: list[str]
) -> None:
    write(tmp_path, {"CODEOWNERS": text})
    assert list(CodeOwners(Disk(tmp_path)).look_up(path)) == owners


def test_the_first_place_that_has_a_file_of_owners_counts(tmp_path: Path) -> None:
    write(tmp_path, {"docs/CODEOWNERS": "* @docs\n", ".github/CODEOWNERS": "* @hub\n"})
    assert CodeOwners(Disk(tmp_path)).look_up("a.py") == ("@hub",)


def test_owners_come_change_and_go_as_in_a_fresh_index(workspace: Workspace, tmp_path: Path, fresh: Fresh) -> None:
    root = write(
        tmp_path / "shop", {"pyproject.toml": '[project]\nname = "shop"\n', "a.py": "a = 1\n", "b.py": "b = 2\n"}
    )
    index(workspace, root)
    edits: list[tuple[str | None, list[tuple[str, str]]]] = [
        ("*.py @shop/all\n", [("a.py", "@shop/all"), ("b.py", "@shop/all")]),
        ("a.py @ann\n", [("a.py", "@ann")]),
        (None, []),
    ]
    for owners, found in edits:
        apply({"CODEOWNERS": owners}, root)
        update(workspace, root)
        assert rows(workspace, OWNED) == found
        assert triples(workspace) == fresh(root)
