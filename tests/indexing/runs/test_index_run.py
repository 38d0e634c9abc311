"""A run replaces the statements about its files only, and many runs end in the same graph as one."""

from __future__ import annotations

import random
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from oxigraph_code.settings.config import Settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.sparql.endpoint import sparql_update
from tests.indexing import hostile_loader
from tests.indexing.support import holds, index, load, rows, triples, write
from tests.ontology import conformance

SHOP = {
    "pyproject.toml": '[project]\nname = "shop"\nversion = "1.0"\ndependencies = ["httpx"]\n',
    "shop/__init__.py": "",
    "shop/cart.py": '''"""Carts."""

from shop.tax import rate


class Cart:
    def total(self):
        return self.sum() * rate()

    def sum(self):
        return len(self.items)
''',
    "shop/tax.py": "import os\n\n\ndef rate():\n    return int(os.environ['RATE'])\n",
    "tools/build.py": "from shop.cart import Cart\n\n\ndef build():\n    return Cart().total()\n",
}

NOTES = """
PREFIX my: <x:my/>
INSERT DATA {
  %(function)s my:learned "slow" ; a my:Hot ; rdfs:seeAlso <x:doc> .
  <x:mine> <x:about> %(function)s .
  <x:mine> code:name "not the index's" .
  GRAPH <x:notes> { %(function)s code:docstring "a note" }
}
"""
KEPT = """
%(function)s <x:my/learned> "slow" ; a <x:my/Hot> ; rdfs:seeAlso <x:doc> .
<x:mine> <x:about> %(function)s ; code:name "not the index's" .
GRAPH <x:notes> { %(function)s code:docstring "a note" }
"""


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    return write(tmp_path / "shop", SHOP)


def functions(workspace: Workspace, project: str = "?project") -> set[str]:
    query = f"SELECT ?n {{ ?f a code:Function ; code:name ?n ; code:definedIn/code:partOf {project} }}"
    return {name for (name,) in rows(workspace, query)}


def projects(workspace: Workspace) -> dict[str, str]:
    """Return the projects by their roots."""
    found = rows(workspace, "SELECT ?root ?p { ?p a code:Project ; code:rootPath ?root }")
    return {row[0]: row[1] for row in found}


def test_two_roots_of_one_name_are_two_projects(workspace: Workspace, shop: Path, tmp_path: Path) -> None:
    other = shutil.copytree(shop, tmp_path / "worktree")
    index(workspace, shop)
    index(workspace, other)
    (first, second) = (projects(workspace)[str(root)] for root in (shop, other))
    assert first == "https://ds-labs.org/code#project/shop"
    assert re.fullmatch(re.escape(first) + "~[0-9a-f]{6}", second)
    (other / "shop/tax.py").write_text("def duty(): pass\n")
    index(workspace, other)
    assert "rate" in functions(workspace, f"<{first}>")
    assert functions(workspace, f"<{second}>") >= {"duty", "build"}
    assert "rate" not in functions(workspace, f"<{second}>")
    (shop / "shop/tax.py").unlink()
    index(workspace, shop)
    assert "duty" in functions(workspace, f"<{second}>")


@pytest.mark.parametrize(
    "size", [pytest.param(3, id="small change"), pytest.param(5_000, id="built anew", marks=pytest.mark.slow)]
)
def test_what_others_wrote_survives_a_run(workspace: Workspace, shop: Path, tmp_path: Path, size: int) -> None:
    neighbour = write(tmp_path / "neighbour", {"shop.py": "def near(): pass\n"})
    index(workspace, neighbour)
    large = shop / "large.py"
    large.write_text("".join(f"def f{number}(): pass\n" for number in range(size)))
    index(workspace, shop)
    ((function,),) = rows(workspace, 'SELECT ?f { ?f a code:Function ; code:name "rate" }')
    names = {"function": f"<{function}>"}
    sparql_update(workspace, Call(), NOTES % names)
    others = {line for line in triples(workspace) if "project/shop" not in line}
    large.write_text("".join(f"def g{number}(): pass\n" for number in range(size)))
    (removed,) = re.findall(r"([\d,]+) removed", index(workspace, shop))
    assert (int(removed.replace(",", "")) > 20_000) is (size > 1_000)
    assert holds(workspace, KEPT % names)
    assert {line for line in triples(workspace) if "project/shop" not in line} == others
    assert f"f{size - 1}" not in functions(workspace)
    assert {f"g{size - 1}", "near"} <= functions(workspace)


@pytest.mark.parametrize("part", ["shop", "shop/tax.py"])
def test_a_run_over_a_part_leaves_the_rest(workspace: Workspace, shop: Path, part: str) -> None:
    index(workspace, shop)
    before = triples(workspace)
    (shop / "shop/tax.py").write_text("def duty(): pass\n")
    (shop / "tools/build.py").write_text("def destroy(): pass\n")
    index(workspace, shop / part, full=True)
    assert functions(workspace) >= {"duty", "build"}
    assert not functions(workspace) & {"rate", "destroy"}
    assert {line for line in before if "tools/build.py" in line.partition(" ")[0]} <= triples(workspace)


@pytest.mark.slow
def test_a_run_of_one_language_leaves_the_others(
    workspace: Workspace, shop: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(hostile_loader.install(tmp_path / "loader")))
    (shop / "words.hostile").write_text("first")
    load(workspace, shop)
    before = triples(workspace)
    (shop / "words.hostile").write_text("second")
    (shop / "shop/tax.py").write_text("def duty(): pass\n")
    load(workspace, shop, "hostile")
    assert "rate" in functions(workspace)
    assert {line for line in before if ".py" in line.partition(" ")[0]} <= triples(workspace)
    load(workspace, shop, "python")
    assert "rate" not in functions(workspace)
    assert "duty" in functions(workspace)


@pytest.mark.slow
def test_an_unchanged_file_of_a_loader_without_facts_costs_no_run(
    workspace: Workspace, shop: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(hostile_loader.install(tmp_path / "loader")))
    (shop / "words.hostile").write_text("first")
    load(workspace, shop)
    generation = workspace.store.size().generation
    assert "nothing had changed" in load(workspace, shop)
    assert workspace.store.size().generation == generation
    use_another_rate(shop)
    assert "1 changed" in load(workspace, shop)
    assert "duty" in functions(workspace)
    (shop / "words.hostile").write_text("second")
    load(workspace, shop)
    assert rows(workspace, "SELECT ?w { ?s <x:said> ?w } ORDER BY ?w")[-1] == ("second",)
    module = '?m code:relativePath "words.hostile" ; a code:Module ; code:contentHash ?h ; code:lineCount 1'
    assert holds(workspace, f"{module} FILTER(STRLEN(?h) = 64)")


def use_another_rate(root: Path) -> None:
    (root / "shop/tax.py").write_text("def duty(): pass\n")


@pytest.mark.slow
def test_a_loader_that_fails_to_describe_the_project_is_a_problem_of_every_run(
    workspace: Workspace, shop: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(hostile_loader.install(tmp_path / "loader")))
    write(shop, {"words.hostile": "first", "hostile.manifest": ""})
    told = "metadata by the hostile loader: the loader failed: ValueError: out of order"
    assert told in load(workspace, shop)
    assert told in load(workspace, shop)
    assert holds(workspace, f'?d a code:Diagnostic ; code:diagnosticMessage ?t FILTER(CONTAINS(?t, "{told}"))')


def test_what_a_file_says_is_defined_in_that_file_and_no_other(workspace: Workspace, shop: Path) -> None:
    index(workspace, shop)
    owners = rows(workspace, "SELECT ?s (COUNT(?m) AS ?n) { ?s code:definedIn ?m } GROUP BY ?s")
    assert {count for _, count in owners} == {"1"}
    assert len(owners) > 4
    below = "?s ?p ?o FILTER(CONTAINS(STR(?s), '.py/') || CONTAINS(STR(?s), '.py?'))"
    owned = "?s code:definedIn|code:caller|code:handoverSource|code:usedBy|^code:hasImport ?owner"
    assert not holds(workspace, f"{below} FILTER NOT EXISTS {{ {owned} }}")
    assert not holds(workspace, "?s code:definedIn ?m FILTER(!STRSTARTS(STR(?s), STR(?m)))")


def rename_function(root: Path) -> None:
    edit(root / "shop/tax.py", "def rate", "def duty")


def use_the_new_name(root: Path) -> None:
    edit(root / "shop/cart.py", "rate", "duty")


def move_module(root: Path) -> None:
    (root / "shop/tax.py").rename(root / "shop/duties.py")
    edit(root / "shop/cart.py", "shop.tax", "shop.duties")


def delete_module(root: Path) -> None:
    (root / "tools/build.py").unlink()


def add_module(root: Path) -> None:
    write(
        root, {"shop/discount.py": "from shop.cart import Cart\n\n\nclass Sale(Cart):\n    pass\n\n\nSale().total()\n"}
    )


def replace_package(root: Path) -> None:
    (root / "shop/__init__.py").write_text("from shop.cart import Cart\n\n__all__ = ['Cart']\n")


def break_syntax(root: Path) -> None:
    edit(root / "shop/cart.py", "def sum(self):", "def sum(self:")


def make_too_large(root: Path) -> None:
    (root / "shop/cart.py").write_text("#" * 5_000_000)


def restore(root: Path) -> None:
    write(root, SHOP)


def change_manifest(root: Path) -> None:
    edit(root / "pyproject.toml", '["httpx"]', '["anyio>=4"]')


def rename_project(root: Path) -> None:
    edit(root / "pyproject.toml", '"shop"', '"store"')


def drop_manifest(root: Path) -> None:
    (root / "pyproject.toml").unlink()
    write(root, {"setup.cfg": "[metadata]\nname = shop\nversion = 2\n"})


def twice_the_same(root: Path) -> None:
    (root / "shop/tax.py").write_text("def rate(): pass\n\n\ndef rate(): return rate()\n")


def edit(file: Path, old: str, new: str) -> None:
    if file.exists():
        file.write_text(file.read_text().replace(old, new))


EDITS: list[Callable[[Path], None]] = [
    rename_function, use_the_new_name, move_module, delete_module, add_module, replace_package, break_syntax, restore,
    change_manifest, rename_project, twice_the_same, make_too_large, drop_manifest,
]  # fmt: skip


@pytest.fixture(scope="module")
def kept_up(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    """A project with a store and a cache that have seen it all."""
    folder = tmp_path_factory.mktemp("kept")
    opened = Workspace.open(Settings(store_path=folder / "store", cache_path=folder / "cache"))
    root = write(folder / "shop", SHOP)
    index(opened, root)
    yield opened, root
    opened.close()


@pytest.fixture
def from_nothing(tmp_path: Path) -> Callable[[Path], set[str]]:
    """Index a folder with neither a graph nor a cache and return its graph."""

    def graph(root: Path) -> set[str]:
        opened = Workspace.open(Settings(store_path=Path(tempfile.mkdtemp(dir=tmp_path))))
        index(opened, root)
        found = triples(opened)
        opened.close()
        return found

    return graph


@pytest.mark.parametrize("change", EDITS, ids=lambda change: change.__name__)
@pytest.mark.quick_cases(5)
def test_indexing_again_after_an_edit_is_indexing_from_nothing(
    kept_up: tuple[Workspace, Path], from_nothing: Callable[[Path], set[str]], change: Callable[[Path], None]
) -> None:
    long_lived, root = kept_up
    change(root)
    index(long_lived, root)
    assert triples(long_lived) == from_nothing(root)


def test_indexing_again_after_many_edits_in_any_order_is_indexing_from_nothing(
    workspace: Workspace, shop: Path, from_nothing: Callable[[Path], set[str]]
) -> None:
    order = random.Random(3)
    for _ in range(2):
        for change in order.sample([edit for edit in EDITS if edit is not move_module], 4):
            change(shop)
        index(workspace, shop)
        assert triples(workspace) == from_nothing(shop)


@pytest.mark.needs_sources
@pytest.mark.parametrize(
    "part",
    ["src/oxigraph_code/resolution/binding", pytest.param("src/oxigraph_code/tools", marks=pytest.mark.slow)],
)
def test_the_graph_of_this_repository_keeps_to_its_ontology(workspace: Workspace, tmp_path: Path, part: str) -> None:
    repository = Path(__file__).resolve().parents[3]
    # As a root of its own: a part has links to symbols outside of the graph.
    shutil.copytree(repository / part, tmp_path / "root" / part)
    shutil.copy(repository / "pyproject.toml", tmp_path / "root")
    index(workspace, tmp_path / "root")
    graph = triples(workspace)
    assert len(graph) > 4_000
    lines = workspace.store.query("CONSTRUCT { ?s ?p ?o } { ?s ?p ?o }", max_bytes=0).text
    assert conformance.violations(lines) == []
