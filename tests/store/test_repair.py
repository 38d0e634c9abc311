"""A damaged store is reported, and a full index run builds it again and reports the losses."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.errors import StoreDamaged
from oxigraph_code.settings.config import Settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.admin.load_code import load_code
from oxigraph_code.tools.sparql.endpoint import sparql_query, sparql_update
from tests.indexing.support import write

SHOP = {
    "pyproject.toml": '[project]\nname = "shop"\nversion = "1"\n',
    "shop.py": "def pay(): tax()\n\n\ndef tax(): pass\n",
}
TAX = {"pyproject.toml": '[project]\nname = "tax"\nversion = "1"\n', "tax.py": "def rate(): pass\n"}
NOTE = "ASK { <x:note> <x:says> ?x }"
FUNCTIONS = "SELECT (COUNT(*) AS ?n) { ?f a code:Function }"


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """The folder of a store that holds two projects and a statement of a user."""
    settings = Settings(store_path=tmp_path / "store")
    workspace = Workspace.open(settings)
    for name, files in (("shop", SHOP), ("tax", TAX)):
        load_code(workspace, Call(), str(write(tmp_path / name, files)))
    sparql_update(workspace, Call(), 'INSERT DATA { <x:note> <x:says> "keep" }')
    workspace.close()
    return settings.store_path


def reopened(store: Path) -> Workspace:
    return Workspace.open(Settings(store_path=store))


@pytest.mark.slow
@pytest.mark.parametrize("files", ["*.sst", "MANIFEST-*"])
def test_a_damaged_store_is_named_and_built_again(store: Path, files: str) -> None:
    number = (store / "current").read_text().strip()
    for file in (store / "generations" / number).glob(files):
        file.unlink()  # a generation shares its files with others
        file.write_bytes(b"\x07" * 3_000)
    workspace = reopened(store)
    with pytest.raises(StoreDamaged, match="Corruption") as caught:
        sparql_query(workspace, Call(), NOTE)
    assert "full=true" in caught.value.hint
    report = load_code(workspace, Call(), str(store.parent / "shop"), full=True).text
    assert "the store was damaged and was built again" in report
    assert "could not be read and are lost" in report
    assert str(store.parent / "tax") in report
    assert sparql_query(workspace, Call(), FUNCTIONS, format="table").text.splitlines()[-1] == "3"
    assert (store / "damaged").is_dir()
    workspace.close()


@pytest.mark.slow
def test_statements_of_users_that_can_be_read_are_saved(store: Path) -> None:
    workspace = reopened(store)
    repair = workspace.store.repair()
    assert (repair.saved, repair.is_whole) == (1, True)
    assert sparql_query(workspace, Call(), NOTE).text == "true"
    assert sparql_query(workspace, Call(), FUNCTIONS, format="table").text.splitlines()[-1] == "0"
    workspace.close()
