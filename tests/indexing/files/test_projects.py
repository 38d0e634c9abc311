"""A run finds the projects of a repository, gives each file to the nearest, and removes former ones."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygit2
import pytest

from oxigraph_code import identity
from oxigraph_code.indexing.files.discovery import discover
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.languages.registry import installed
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.overview.status import index_status
from tests.history.repositories import Script
from tests.indexing import hostile_loader
from tests.indexing.support import holds, index, load, rows, triples, write
from tests.ontology import conformance

PYTHON = '[project]\nname = "%s"\nversion = "1.0"\n'
CRATE = '[package]\nname = "%s"\nversion.workspace = true\n[dependencies]\n'
SHOP = {
    "pyproject.toml": PYTHON % "shop",
    "shop.py": "def total(): pass\n",
    "tools/build.py": "def build(): pass\n",
    "packages/pay/pyproject.toml": PYTHON % "pay",
    "packages/pay/src/pay/__init__.py": "def pay(): pass\n",
    "packages/pay/docs/requirements.txt": "sphinx\n",
    "packages/pay/docs/conf.py": "def conf(): pass\n",
    "crates/Cargo.toml": '[workspace]\nmembers = ["*"]\n[workspace.package]\nversion = "3.1"\n',
    "crates/cart/Cargo.toml": f'{CRATE % "cart"}line = {{ path = "../line" }}\n',
    "crates/cart/src/lib.rs": "mod item;\nfn add() { item::new() }\n",
    "crates/cart/src/item.rs": "pub fn new() {}\n",
    "crates/line/Cargo.toml": CRATE % "line",
    "crates/line/src/lib.rs": '#[path = "../../cart/src/item.rs"]\nmod item;\n',
}
HOMES = {
    "shop": {"shop.py", "tools/build.py"},
    "pay": {"src/pay/__init__.py", "docs/conf.py"},
    "cart": {"src/lib.rs", "src/item.rs"},
    "line": {"src/lib.rs"},
}


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    pygit2.init_repository(str(tmp_path / "shop"))
    return write(tmp_path / "shop", SHOP)


@pytest.fixture
def fresh(tmp_path: Path) -> Callable[[Path], set[str]]:
    """Index a folder into an empty store and return its triples."""

    def graph(root: Path) -> set[str]:
        opened = Workspace.open(load_settings({"store_path": tmp_path / f"fresh-{time.monotonic_ns()}"}))
        index(opened, root)
        found = triples(opened)
        opened.close()
        return found

    return graph


def homes(workspace: Workspace) -> dict[str, set[str]]:
    """Return the paths of the modules of each project."""
    found: dict[str, set[str]] = {
        iri.removeprefix(identity.project("")): set() for (iri,) in rows(workspace, "SELECT ?p { ?p a code:Project }")
    }
    query = "SELECT ?p ?path { ?m a code:Module ; code:partOf ?p ; code:relativePath ?path }"
    for iri, path in rows(workspace, query):
        found[iri.removeprefix(identity.project(""))].add(path)
    return found


def folders(path: Path) -> list[tuple[str, str]]:
    return [(project.folder, project.name) for project in Projects(discover(path, installed()), installed()).all]


def test_every_file_belongs_to_the_nearest_folder_whose_manifest_names_a_project(
    workspace: Workspace, shop: Path
) -> None:
    summary = index(workspace, shop)
    assert homes(workspace) == HOMES
    assert "indexed 4 projects: 7 files (4 python, 3 rust)" in summary
    assert f"projects at {shop}: cart (2 files), pay (2 files), shop (2 files), line (1 file)" in summary
    found = rows(workspace, "SELECT ?n ?root { ?p a code:Project ; code:name ?n ; code:rootPath ?root }")
    assert sorted(found) == [
        ("cart", str(shop / "crates/cart")),
        ("line", str(shop / "crates/line")),
        ("pay", str(shop / "packages/pay")),
        ("shop", str(shop)),
    ]
    pay = identity.module(identity.project("pay"), "src/pay/__init__.py")
    assert holds(workspace, f'<{pay}> code:name "pay" ; code:filePath "{shop}/packages/pay/src/pay/__init__.py"')
    lines = workspace.store.query("CONSTRUCT { ?s ?p ?o } { ?s ?p ?o }", max_bytes=0).text
    assert conformance.violations(lines) == []


def test_a_manifest_with_any_name_names_the_project_of_its_folder(tmp_path: Path) -> None:
    pygit2.init_repository(str(tmp_path))
    write(tmp_path, {"Shop.sln": "", "src/Web/Web.csproj": "<Project/>", "src/Web/Pages/Cart.cs": "class Cart { }"})
    assert folders(tmp_path) == [("", "Shop"), ("src/Web", "Web")]
    assert folders(tmp_path / "src/Web/Pages/Cart.cs") == [("src/Web", "Web")]


def test_a_member_of_a_workspace_takes_what_it_leaves_to_that_and_has_its_own_modules(
    workspace: Workspace, shop: Path
) -> None:
    index(workspace, shop / "crates/cart")
    assert holds(workspace, '?p code:name "cart" ; code:version "3.1" ; code:hasDependency/code:version "@ ../line"')
    index(workspace, shop)
    cart, line = (identity.project(name) for name in ("cart", "line"))
    assert holds(workspace, f"<{cart}/src/lib.rs> code:hasModule <{cart}/src/item.rs>")
    assert holds(workspace, f"<{line}/src/lib.rs> code:hasModule <{cart}/src/item.rs>")


@pytest.mark.parametrize(
    "part", ["packages/pay", "packages/pay/docs", "crates/cart", "crates/cart/src/lib.rs", "shop.py", "crates"]
)
@pytest.mark.quick_cases(2)
def test_a_run_over_a_part_makes_what_a_run_over_all_makes_of_it(
    workspace: Workspace, shop: Path, fresh: Callable[[Path], set[str]], part: str
) -> None:
    whole = fresh(shop)
    assert {line for line in fresh(shop / part) if "fileCount" not in line and "enclosing" not in line} <= whole
    index(workspace, shop)
    index(workspace, shop / part)
    assert {line for line in triples(workspace) ^ whole if "fileCount" not in line} == set()


def test_a_project_knows_the_nearest_around_it(workspace: Workspace, shop: Path) -> None:
    write(shop, {"packages/pay/bank/pyproject.toml": PYTHON % "bank"})
    index(workspace, shop)
    query = "SELECT ?n ?o { ?p code:enclosingProject/code:name ?o ; code:name ?n }"
    around = {("bank", "pay"), ("pay", "shop"), ("cart", "shop"), ("line", "shop")}
    assert set(rows(workspace, query)) == around
    index(workspace, shop / "packages/pay")
    assert set(rows(workspace, query)) == around


def test_a_root_that_holds_only_projects_is_none(workspace: Workspace, shop: Path) -> None:
    for name in ("pyproject.toml", "shop.py", "tools/build.py"):
        (shop / name).unlink()
    index(workspace, shop)
    assert homes(workspace) == {name: paths for name, paths in HOMES.items() if name != "shop"}
    assert not holds(workspace, "?p code:enclosingProject ?other")


def test_a_name_in_a_manifest_comes_before_that_of_a_folder(workspace: Workspace, tmp_path: Path) -> None:
    pygit2.init_repository(str(tmp_path / "cart"))
    write(tmp_path / "cart", {"a.py": "", "cart/pyproject.toml": PYTHON % "cart", "cart/b.py": ""})
    index(workspace, tmp_path / "cart")
    assert homes(workspace).pop("cart") == {"b.py"}


def test_two_projects_of_one_name_are_two_whichever_was_there_first(
    workspace: Workspace, shop: Path, fresh: Callable[[Path], set[str]]
) -> None:
    write(shop, {"other/pay/pyproject.toml": PYTHON % "pay", "other/pay/b.py": ""})
    index(workspace, shop / "packages/pay")
    index(workspace, shop)
    (first,) = [name for name, paths in homes(workspace).items() if paths == {"b.py"}]
    (second,) = [name for name, paths in homes(workspace).items() if paths == HOMES["pay"]]
    assert (first, second[:4]) == ("pay", "pay~")
    assert triples(workspace) == fresh(shop)


@pytest.mark.parametrize("count", [1, 3])
def test_manifests_that_disagree_are_believed_by_the_language_of_most_files(
    workspace: Workspace, shop: Path, count: int
) -> None:
    files = {f"crates/cart/m{number}.py": "" for number in range(count)}
    write(shop, {**files, "crates/cart/pyproject.toml": f'{PYTHON % "cart-py"}dependencies = ["httpx"]\n'})
    index(workspace, shop / "crates/cart/src/lib.rs")
    index(workspace, shop)
    name, version = ("cart", "3.1") if count == 1 else ("cart-py", "1.0")
    assert holds(workspace, f'?p code:name "{name}" ; code:version "{version}"')
    assert "cart" not in {*homes(workspace)} - {name}
    assert holds(workspace, f'?p code:name "{name}" ; code:hasDependency/code:name "httpx", "line"')


def add_a_manifest(root: Path) -> None:
    write(root, {"tools/pyproject.toml": PYTHON % "tools"})


def remove_a_manifest(root: Path) -> None:
    (root / "packages/pay/pyproject.toml").unlink()


def take_away_its_name(root: Path) -> None:
    (root / "packages/pay/pyproject.toml").write_text("[tool.black]\n")


def rename_a_project(root: Path) -> None:
    (root / "packages/pay/pyproject.toml").write_text(PYTHON % "payment")


def move_a_project(root: Path) -> None:
    (root / "packages/pay").rename(root / "pay")


def take_the_name_of_another(root: Path) -> None:
    write(root, {"a/pyproject.toml": PYTHON % "pay", "a/a.py": ""})


def empty_the_root(root: Path) -> None:
    for name in ("pyproject.toml", "shop.py", "tools/build.py"):
        (root / name).unlink()


EDITS = [
    add_a_manifest, remove_a_manifest, take_away_its_name, rename_a_project, move_a_project, take_the_name_of_another,
    empty_the_root,
]  # fmt: skip


@pytest.mark.parametrize("change", EDITS, ids=lambda change: change.__name__)
@pytest.mark.quick_cases(2)
def test_a_whole_run_after_projects_came_or_went_is_indexing_from_nothing(
    workspace: Workspace, shop: Path, fresh: Callable[[Path], set[str]], change: Callable[[Path], None]
) -> None:
    index(workspace, shop)
    change(shop)
    index(workspace, shop)
    assert triples(workspace) == fresh(shop)


@pytest.mark.parametrize("part", ["tools", "tools/build.py"])
def test_a_file_of_a_part_is_in_one_project_only(workspace: Workspace, shop: Path, part: str) -> None:
    index(workspace, shop)
    add_a_manifest(shop)
    index(workspace, shop / part, full=True)
    assert (homes(workspace)["tools"], homes(workspace)["shop"]) == ({"build.py"}, {"shop.py"})
    (shop / "tools/pyproject.toml").unlink()
    index(workspace, shop / part, full=True)
    assert homes(workspace)["shop"] == HOMES["shop"]
    assert not homes(workspace).get("tools")


def test_a_part_leaves_the_projects_beside_it(workspace: Workspace, shop: Path) -> None:
    index(workspace, shop)
    before = {line for line in triples(workspace) if not line.startswith(f"<{identity.project('pay')}")}
    (shop / "packages/pay/src/pay/__init__.py").unlink()
    shutil.rmtree(shop / "crates/line")
    index(workspace, shop / "packages", full=True)
    assert homes(workspace) == {**HOMES, "pay": {"docs/conf.py"}}
    assert before <= triples(workspace)


def test_projects_of_other_repositories_below_the_root_are_not_forgotten(workspace: Workspace, shop: Path) -> None:
    (shop / ".gitignore").write_text("worktrees/\n")
    for name in ("vendored", "worktrees/one"):
        pygit2.init_repository(str(shop / name))
        write(shop / name, {"pyproject.toml": PYTHON % name[-3:], "x.py": ""})
        index(workspace, shop / name)
    index(workspace, shop)
    assert homes(workspace) == {**HOMES, "red": {"x.py"}, "one": {"x.py"}}
    shutil.rmtree(shop / "vendored")
    index(workspace, shop)
    assert homes(workspace) == {**HOMES, "one": {"x.py"}}


def test_a_run_of_one_language_leaves_the_projects_of_others(
    workspace: Workspace, shop: Path, fresh: Callable[[Path], set[str]]
) -> None:
    index(workspace, shop, "rust")
    assert homes(workspace) == {name: HOMES[name] for name in ("cart", "line")}
    index(workspace, shop, "python")
    assert homes(workspace) == HOMES
    (shop / "crates/cart/src/item.rs").unlink()
    (shop / "shop.py").unlink()
    index(workspace, shop, "rust")
    assert homes(workspace) == {**HOMES, "cart": {"src/lib.rs"}}
    index(workspace, shop)
    assert triples(workspace) == fresh(shop)


def test_a_manifest_that_is_ignored_makes_no_project(shop: Path) -> None:
    (shop / ".gitignore").write_text("build/\n")
    for folder in ("node_modules/x", "build", ".venv/x", "crates/cart/target/x"):
        write(shop, {f"{folder}/pyproject.toml": PYTHON % "no", f"{folder}/x.py": ""})
    assert [name for _, name in folders(shop)] == ["shop", "cart", "line", "pay"]
    for folder in ("node_modules/x", ".venv/x"):
        assert [name for _, name in folders(shop / folder / "x.py")] == ["shop"]


def test_without_a_repository_the_nearest_folder_with_a_manifest_is_the_root(tmp_path: Path) -> None:
    write(tmp_path, SHOP)
    assert folders(tmp_path / "packages/pay/docs/conf.py")[-1] == ("", "docs")
    assert folders(tmp_path / "packages/pay/src") == [("", "pay")]
    assert [name for _, name in folders(tmp_path)] == ["shop", "cart", "line", "pay"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need privileges there")
def test_a_manifest_that_is_no_regular_file_makes_no_project(shop: Path, tmp_path: Path) -> None:
    outside = write(tmp_path / "outside", {"pyproject.toml": PYTHON % "outside"})
    for name in ("linked", "folder", "empty", "broken", "closed", "virtual"):
        write(shop, {f"{name}/a.py": ""})
    (shop / "linked/pyproject.toml").symlink_to(outside / "pyproject.toml")
    (shop / "folder/pyproject.toml").mkdir()
    write(shop, {"empty/pyproject.toml": '[project]\nname = " "\n', "broken/pyproject.toml": "[project"})
    write(shop, {"closed/pyproject.toml": PYTHON % "closed", "virtual/Cargo.toml": "[workspace]\n"})
    (shop / "closed/pyproject.toml").write_bytes(b"\0" * 2_000_000)
    known = [name for _, name in folders(shop)]
    assert known == ["shop", "cart", "line", "pay"]
    assert [name for _, name in folders(shop / "linked/a.py")] == ["shop"]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["@scope/pay", "a b", "../..", "~", "?run", "ä😀", "pay/cart", "%2F", "<x>"])
def test_a_name_of_any_characters_is_a_key(workspace: Workspace, shop: Path, name: str) -> None:
    write(shop, {"packages/pay/pyproject.toml": PYTHON % name})
    index(workspace, shop)
    index(workspace, shop / "packages/pay/docs")
    key = identity.project_key(name)
    assert homes(workspace) == {**{other: HOMES[other] for other in HOMES if other != "pay"}, key: HOMES["pay"]}
    lines = workspace.store.query("CONSTRUCT { ?s ?p ?o } { ?s ?p ?o }", max_bytes=0).text
    assert conformance.violations(lines) == []


@pytest.mark.skipif(sys.platform != "linux", reason="other systems refuse such names")
def test_folders_whose_names_are_no_text_are_projects_of_their_own(
    workspace: Workspace, shop: Path, fresh: Callable[[Path], set[str]]
) -> None:
    for byte in (b"\xfe", b"\xff"):
        folder = Path(os.fsdecode(os.fsencode(shop) + b"/" + byte))
        write(folder, {"pyproject.toml": PYTHON % "bytes", "a.py": ""})
    for _ in range(2):
        index(workspace, shop)
        assert len([name for name in homes(workspace) if name.startswith("bytes")]) == 2
    assert triples(workspace) == fresh(shop)


@pytest.mark.slow
def test_a_loader_without_facts_reads_the_files_of_every_project(
    workspace: Workspace, shop: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(hostile_loader.install(tmp_path / "loader")))
    write(shop, {"words.hostile": "one", "packages/pay/words2.hostile": "two"})
    load(workspace, shop)
    assert rows(workspace, "SELECT ?w { ?s <x:said> ?w } ORDER BY ?w") == [("one",), ("two",)]


@pytest.mark.slow
def test_many_projects_are_written_at_once_and_shown_in_part(workspace: Workspace, tmp_path: Path) -> None:
    root = tmp_path / "many"
    pygit2.init_repository(str(root))
    for number in range(300):
        folder = f"packages/p{number}"
        write(root, {f"{folder}/pyproject.toml": PYTHON % f"p{number % 290}", f"{folder}/a.py": "def f(): f()\n" * 9})
    summary = index(workspace, root)
    assert "indexed 300 projects: 300 files" in summary
    assert "and 290 more" in summary
    assert len(summary) < 1_500
    assert workspace.store.size().generation == 1
    assert len(homes(workspace)) == 300
    first, *lines, coverage, last = index_status(workspace, Call()).text.splitlines()
    shown = [line for line in lines if line.startswith("p")]
    assert first.startswith(f"300 projects ({len(shown)} shown)")
    assert coverage == "  2,700 python calls: 100% resolved (2,700 lexical); 0% unresolved"
    narrower = "narrow: repo_map project=NAME shows one"
    assert last == f"{300 - len(shown)} left out; more: offset={len(shown)} · {narrower}"
    shutil.rmtree(root / "packages/p7")
    index(workspace, root)
    assert len(homes(workspace)) == 299


def _repository(outer: Path, inner: Path) -> None:
    pygit2.init_repository(str(inner))


def _submodule(outer: Path, inner: Path) -> None:
    """As git keeps one: its repository is among the objects of the outer one, which knows its commit."""
    kept = outer / ".git/modules/inner"
    Script(kept, bare=True).commit("Begin", {"inner.py": "def inner(): pass\n"})
    (kept / "config").write_text(f"[core]\n\tbare = false\n\tworktree = {inner}\n")
    write(inner, {".git": f"gitdir: {os.path.relpath(kept, inner)}\n"})
    write(outer, {".gitmodules": '[submodule "inner"]\n\tpath = inner\n\turl = ../inner\n'})
    repository = pygit2.Repository(str(outer))
    head = pygit2.Repository(str(kept)).revparse_single("refs/heads/main").id
    repository.index.add(pygit2.IndexEntry("inner", head, pygit2.enums.FileMode.COMMIT))
    repository.index.write()


def _worktree(outer: Path, inner: Path) -> None:
    shutil.rmtree(inner)
    pygit2.Repository(str(outer)).add_worktree("inner", str(inner))


@pytest.mark.slow
@pytest.mark.parametrize("kind", [_repository, _submodule, _worktree])
@pytest.mark.parametrize("ignored", [False, True], ids=["seen", "ignored"])
@pytest.mark.quick_cases(2)
def test_what_has_a_repository_of_its_own_belongs_to_itself(
    workspace: Workspace, tmp_path: Path, kind: Callable[[Path, Path], None], ignored: bool
) -> None:
    script = Script(tmp_path / "outer")
    script.commit("Begin", {"pyproject.toml": PYTHON % "outer", "outer.py": "def outer(): pass\n"})
    script.check_out()
    inner = write(script.root / "inner", {"pyproject.toml": PYTHON % "inner", "inner.py": "def inner(): pass\n"})
    kind(script.root, inner)
    if ignored:
        write(script.root, {".gitignore": "inner/\n"})
    files = {f"{inner}/{path.name}" for path in inner.glob("*.py")}
    index(workspace, script.root)
    alone = triples(workspace)
    assert not any(str(inner) in line for line in alone)
    index(workspace, inner)
    both = triples(workspace)
    query = "SELECT ?file { ?module a code:Module ; code:filePath ?file }"
    assert {file for (file,) in rows(workspace, query)} == {f"{script.root}/outer.py", *files}
    assert not holds(workspace, "?project code:enclosingProject ?other")
    for root in (script.root, inner):
        index(workspace, root, full=True)
        index(workspace, root)
        assert triples(workspace) == both
    shutil.rmtree(inner)
    assert "removed, because the project is gone: <" in index(workspace, script.root)
    assert {file for (file,) in rows(workspace, query)} == {f"{script.root}/outer.py"}
