"""A file is parsed once for its content in any project, and a run over a part knows the files around."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from oxigraph_code.indexing.extract import worker_pool
from oxigraph_code.indexing.extract.facts_cache import FILE_NAME
from oxigraph_code.indexing.model.report import IndexReport
from oxigraph_code.indexing.process.job import IndexJob
from oxigraph_code.indexing.runs.index_run import index as run_index
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.languages.registry import installed
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore
from oxigraph_code.tools import Call, Workspace
from tests.indexing.support import holds, index, rows, triples, write

SHOP = {
    "pyproject.toml": '[project]\nname = "shop"\nversion = "1.0"\n',
    "a.py": "from pkg.b import pay\nfrom pkg.c import Cart\n\n\ndef buy():\n    pay()\n    Cart().total()\n",
    "pkg/__init__.py": "",
    "pkg/b.py": "def pay():\n    return 1\n",
    "pkg/c.py": "class Cart:\n    def total(self):\n        return 2\n",
}
CALLED_BY_A = "SELECT ?called { ?caller code:definedIn/code:relativePath 'a.py' ; code:calls ?called } ORDER BY ?called"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(store_path=tmp_path / "store", cache_path=tmp_path / "cache", workers=1)


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    return write(tmp_path / "shop", SHOP)


def run(settings: Settings, path: Path, *languages: str) -> IndexReport:
    return run_index(
        path, languages, RunContext(installed(), LocalStore(settings), settings, Call().progress), full=True
    )


def counts_apart(settings: Settings, path: Path) -> tuple[int, int]:
    """Return the same of a run in a process of its own, which finds loaders again."""
    report = IndexJob(path, (), settings, full=True).run(Call().progress)
    return report.parsed, report.from_cache


def counts(settings: Settings, path: Path, *languages: str) -> tuple[int, int]:
    """Count the files that are read from disk, and those that are known."""
    report = run(settings, path, *languages)
    return report.parsed, report.from_cache


def test_what_does_not_change_is_read_once(settings: Settings, shop: Path) -> None:
    assert counts(settings, shop) == (4, 0)
    assert counts(settings, shop) == (0, 4)


def test_the_same_content_in_another_project_is_not_read_again(settings: Settings, shop: Path, tmp_path: Path) -> None:
    run(settings, shop)
    other = write(tmp_path / "other", {"deep/one.py": SHOP["pkg/b.py"], "two.py": "x = 1\n"})
    assert counts(settings, other) == (1, 1)


def test_a_second_worktree_costs_no_parsing(settings: Settings, shop: Path, tmp_path: Path) -> None:
    run(settings, shop)
    assert counts(settings, shutil.copytree(shop, tmp_path / "worktree")) == (0, 4)


def test_what_changed_is_read_anew_and_what_changed_back_is_known(settings: Settings, shop: Path) -> None:
    run(settings, shop)
    write(shop, {"pkg/b.py": "def pay(): return 3\n"})
    assert counts(settings, shop) == (1, 3)
    write(shop, SHOP)
    assert counts(settings, shop) == (0, 4)


@pytest.mark.slow
def test_the_same_content_under_another_extension_is_other_facts(settings: Settings, tmp_path: Path) -> None:
    text = "const shown = <string>value;\n"
    assert counts(settings, write(tmp_path / "one", {"a.ts": text})) == (1, 0)
    assert counts(settings, write(tmp_path / "two", {"a.tsx": text})) == (1, 0)
    assert counts(settings, write(tmp_path / "three", {"b.ts": text, "b.tsx": text})) == (0, 2)


def test_two_extensions_select_what_is_read(workspace: Workspace, tmp_path: Path) -> None:
    text = "<p>{{ label($a) }}</p>\n"
    sources = {"page.blade.php": text, "page.php": text, "helpers.php": "<?php\nfunction label($a) {}\n"}
    index(workspace, write(tmp_path / "one", sources))
    assert rows(workspace, "SELECT ?path { ?module code:calls ?f ; code:relativePath ?path }") == [("page.blade.php",)]


def test_with_and_without_a_cache_the_graph_is_the_same(settings: Settings, workspace: Workspace, shop: Path) -> None:
    run(replace(workspace.settings, cache_path=None), shop)
    without = triples(workspace)
    for number in range(2):
        cached = Workspace.open(replace(settings, store_path=settings.store_path.with_name(f"cached_{number}")))
        index(cached, shop)
        assert triples(cached) == without
        cached.close()


TOY = """
from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.languages.python import LOADER as PYTHON
import tree_sitter_python
from toy.inner.conventions import ToyConventions

LOADER = TreeSitterLoader(
    language_id="toy",
    file_extensions=("toy",),
    grammar=tree_sitter_python.language,
    query_files=("definitions.scm",),
    package="toy",
    conventions=ToyConventions,
    semantics=lambda: PYTHON.semantics,
    manifests=(),
    read_project=lambda folder, root, tree: None,
)
"""
DEFINITIONS = '((function_definition name: (identifier) @name) @definition (#set! kind "function"))'
CONVENTIONS = """
from oxigraph_code.languages.python.conventions import PythonConventions

class ToyConventions(PythonConventions):
    pass
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an installed package with a language in it."""
    folder = tmp_path / "site"
    write(
        folder,
        {
            "toy-1.dist-info/METADATA": "Metadata-Version: 2.1\nName: toy\nVersion: 1\n",
            "toy-1.dist-info/entry_points.txt": "[oxigraph_code.languages]\ntoy = toy:LOADER\n",
            "toy/__init__.py": TOY,
            "toy/definitions.scm": DEFINITIONS,
            "toy/inner/__init__.py": "",
            "toy/inner/conventions.py": CONVENTIONS,
        },
    )
    monkeypatch.setenv("PYTHONPATH", str(folder))
    return folder / "toy"


@pytest.mark.slow
@pytest.mark.parametrize("source", ["definitions.scm", "__init__.py", "inner/conventions.py"])
@pytest.mark.quick_cases(1)
def test_another_version_of_what_reads_a_file_reads_it_anew(
    settings: Settings, tmp_path: Path, toy: Path, source: str
) -> None:
    root = write(tmp_path / "root", {"a.toy": "def f(): pass\n", "b.py": "def g(): pass\n"})
    assert counts_apart(settings, root) == (2, 0)
    assert counts_apart(settings, root) == (0, 2)
    with (toy / source).open("a") as file:
        file.write("\n")
    assert counts_apart(settings, root) == (1, 1)


@pytest.mark.slow
def test_a_loader_without_facts_reads_its_files_in_every_run(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.indexing import hostile_loader

    monkeypatch.setenv("PYTHONPATH", str(hostile_loader.install(tmp_path / "loader")))
    root = write(tmp_path / "root", {"a.hostile": "word", "b.py": ""})
    assert counts_apart(settings, root) == (2, 0)
    assert counts_apart(settings, root) == (1, 1)


@pytest.mark.parametrize("off", [{"max_cache_mb": 0}, {"cache_path": None}])
def test_a_cache_that_is_switched_off_is_not_made(tmp_path: Path, shop: Path, off: dict[str, int | None]) -> None:
    values = {"store_path": tmp_path / "store", "cache_path": tmp_path / "cache", **off}
    settings = Settings(**values)  # type: ignore[arg-type]
    assert counts(settings, shop) == (4, 0)
    assert counts(settings, shop) == (4, 0)
    assert not (tmp_path / "cache").exists()


@pytest.fixture
def mounted(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own, of 1 MB."""
    folder = tmp_path / "disk"
    folder.mkdir()
    try:
        command = ["mount", "-t", "tmpfs", "-o", "size=1m", "none", str(folder)]
        done = subprocess.run(command, check=False, capture_output=True).returncode == 0
    except OSError:
        done = False
    if not done:
        pytest.skip("no permission to mount a small disk")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.mark.slow
def test_a_full_disk_costs_no_run(mounted: Path, tmp_path: Path, shop: Path) -> None:
    (mounted / "filler").write_bytes(b"x" * 900_000)
    many = {f"m{number}.py": f"def f{number}():\n    '''{'words ' * number}'''\n" for number in range(300)}
    write(shop, many)
    settings = Settings(store_path=tmp_path / "store", cache_path=mounted / "cache")
    assert [run(settings, shop).counts["function"] for _ in range(2)] == [302, 302]
    (mounted / "filler").unlink()
    run(settings, shop)
    assert counts(settings, shop) == (0, 304)


@pytest.mark.parametrize("is_warm", [True, False])
def test_a_folder_that_may_only_be_read_costs_no_run(mounted: Path, tmp_path: Path, shop: Path, is_warm: bool) -> None:
    settings = Settings(store_path=tmp_path / "store", cache_path=mounted / "cache")
    if is_warm:
        run(settings, shop)
    for idle in worker_pool._idle:
        idle.kill()  # a fork keeps what this process has mapped
    subprocess.run(["mount", "-o", "remount,ro", str(mounted)], check=True)
    assert run(settings, shop).counts["function"] == 2


def test_a_broken_cache_costs_no_run(settings: Settings, shop: Path) -> None:
    run(settings, shop)
    assert settings.cache_path is not None
    (settings.cache_path / FILE_NAME).write_bytes(b"nonsense" * 5_000)
    assert counts(settings, shop) == (4, 0)
    assert counts(settings, shop) == (0, 4)


@pytest.mark.parametrize("is_warm", [True, False], ids=["warm", "cold"])
@pytest.mark.parametrize("part", ["a.py", "pkg/b.py", "pkg", "python"])
def test_a_run_over_a_part_keeps_what_leads_out_of_it(
    workspace: Workspace, shop: Path, part: str, is_warm: bool
) -> None:
    write(shop, {"pkg/b.py": "from a import buy\n\n\ndef pay():\n    return 1\n\n\ndef again():\n    buy()\n"})
    index(workspace, shop)
    before = triples(workspace)
    assert len(rows(workspace, CALLED_BY_A)) == 2
    again = workspace.settings if is_warm else replace(workspace.settings, cache_path=None)
    if part == "python":
        run(again, shop, part)
    else:
        run(again, shop / part)
    # Only its number of files is new.
    assert {line for line in before ^ triples(workspace) if "?run> " not in line} == set()


def test_a_run_over_one_project_keeps_what_leads_into_another(workspace: Workspace, tmp_path: Path) -> None:
    root = write(
        tmp_path / "many",
        {
            ".git/HEAD": "",
            "one/pyproject.toml": '[project]\nname = "one"\n',
            "one/a.py": "from two.b import pay\n\n\ndef buy():\n    pay()\n",
            "two/pyproject.toml": '[project]\nname = "two"\n',
            "two/__init__.py": "",
            "two/b.py": "def pay(): pass\n",
        },
    )
    index(workspace, root)
    before = rows(workspace, CALLED_BY_A)
    assert [called.rpartition("project/")[2] for (called,) in before] == ["two/b.py/pay"]
    for part in ("one", "one/a.py"):
        index(workspace, root / part)
        assert rows(workspace, CALLED_BY_A) == before


def test_what_a_part_leads_to_is_never_a_project_of_another_root(workspace: Workspace, tmp_path: Path) -> None:
    manifest = '[project]\nname = "two"\n'
    files = {"two/pyproject.toml": manifest, "two/__init__.py": "", "two/b.py": "def pay(): pass\n"}
    caller = "from two.b import pay\n\n\ndef buy():\n    pay()\n"
    other = write(tmp_path / "other", {"pyproject.toml": manifest, "b.py": "def pay(): pass\n"})
    root = write(tmp_path / "many", {".git/HEAD": "", "a.py": caller, **files})
    index(workspace, other)
    index(workspace, root / "a.py")
    called = rows(workspace, CALLED_BY_A)
    assert len(called) == 1
    assert not holds(workspace, f"<{called[0][0]}> ?p ?o")
    index(workspace, root)
    assert rows(workspace, CALLED_BY_A) == called
    assert holds(workspace, f"<{called[0][0]}> code:name 'pay'")


@pytest.mark.slow
def test_a_run_of_one_language_keeps_what_leads_into_another(workspace: Workspace, tmp_path: Path) -> None:
    called = "SELECT ?called { ?caller code:definedIn/code:language 'typescript' ; code:calls ?called }"
    files = {
        "app.ts": "import { pay } from './lib';\nexport function buy() { pay(); }\n",
        "lib.js": "export function pay() {}\n",
    }
    root = write(tmp_path / "web", {"package.json": '{"name": "web"}', **files})
    index(workspace, root)
    before = rows(workspace, called)
    assert len(before) == 1
    index(workspace, root, "typescript")
    assert rows(workspace, called) == before


def test_a_first_run_over_one_file_finds_what_it_calls(workspace: Workspace, shop: Path) -> None:
    index(workspace, shop / "a.py")
    called = [called.rpartition("shop/")[2] for (called,) in rows(workspace, CALLED_BY_A)]
    assert called == ["pkg/b.py/pay", "pkg/c.py/Cart.total"]
    assert rows(workspace, "SELECT ?path { ?m a code:Module ; code:relativePath ?path }") == [("a.py",)]


def test_a_file_that_was_named_in_a_plain_folder_sees_its_neighbours(workspace: Workspace, tmp_path: Path) -> None:
    files = {path: text for path, text in SHOP.items() if path != "pyproject.toml"}
    index(workspace, write(tmp_path / "plain", files) / "a.py")
    assert len(rows(workspace, CALLED_BY_A)) == 2


def test_the_report_of_a_part_counts_the_part(settings: Settings, shop: Path) -> None:
    write(shop, {"broken.py": "def (:\n", "other.js": "f();\n"})
    report = run(settings, shop / "a.py")
    assert (report.languages, report.problem_count) == ({"python": 1}, 0)
    assert (report.counts["function"], report.counts["call"], report.counts.get("class", 0)) == (1, 3, 0)
    assert (report.parsed, report.from_cache) == (5, 0)
    assert (run(settings, shop / "pkg").from_cache, report.skipped) == (5, {})


def test_what_is_around_a_part_is_read_in_the_languages_of_the_part_only(settings: Settings, shop: Path) -> None:
    write(shop, {"web/app.js": "f();\n", "web/more.js": "g();\n"})
    assert counts(settings, shop / "web/app.js") == (2, 0)
    assert counts(settings, shop, "python") == (4, 0)
