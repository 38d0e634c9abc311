"""The owners of files in several roots are those that each root names."""

from __future__ import annotations

from pathlib import Path

from oxigraph_code.file_tree import Disk
from oxigraph_code.search.places import owners_of
from tests.indexing.support import write


def test_the_owners_of_each_root_are_for_its_own_files(tmp_path: Path) -> None:
    write(
        tmp_path, {"api/CODEOWNERS": "* @all\n/docs/ @writers\n*.sql @data\n", "web/.github/CODEOWNERS": "src/ @web\n"}
    )
    owners = owners_of({name: Disk(tmp_path / name) for name in ("api", "web", "none")})
    assert owners is not None
    of = {
        path: owners.of(path) for path in ("api/a.py", "api/docs/a.md", "api/sub/docs/a.md", "api/x/y.sql", "web/b.py")
    }
    assert [*of.values()] == [("@all",), ("@writers",), ("@all",), ("@data",), ()]
    assert owners.of("web/lib/src/b.py") == ("@web",)
    assert owners_of({"none": Disk(tmp_path / "none")}) is None
