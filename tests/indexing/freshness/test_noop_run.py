"""A check without a run reports as a run that finds nothing; a run is made wherever one is needed."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from oxigraph_code.indexing.freshness.noop_run import report_if_unchanged
from oxigraph_code.indexing.model.report import IndexReport
from oxigraph_code.indexing.process.job import IndexJob
from oxigraph_code.indexing.runs.index_run import index as run
from oxigraph_code.tools import Call, Workspace
from tests.history.repositories import Script
from tests.indexing.support import index, run_context

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "shop/tax.py": "def rate():\n    return 1\n",
    "shop/cart.py": "from shop.tax import rate\n\n\ndef total():\n    return rate()\n",
    "docs/read.me": "text",
}


@pytest.fixture
def shop(tmp_path: Path, workspace: Workspace) -> Script:
    script = Script(tmp_path / "shop")
    script.commit("Begin", FILES)
    script.check_out()
    Script(script.root / "parts").commit("Theirs", {"theirs.py": "def theirs(): ...\n"})
    index(workspace, script.root)
    return script


def said(report: IndexReport | None) -> IndexReport | None:
    return report and msgspec.structs.replace(report, seconds=0.0)


def test_it_says_what_a_run_that_finds_nothing_says(workspace: Workspace, shop: Script) -> None:
    looked = report_if_unchanged(shop.root, workspace.settings)
    made = run(shop.root, (), run_context(workspace))
    assert looked is not None
    assert said(looked) == said(made) == said(report_if_unchanged(shop.root, workspace.settings))
    assert said(report_if_unchanged(shop.root / "shop/tax.py", workspace.settings)) == said(looked)


def test_no_process_is_started_for_nothing(workspace: Workspace, shop: Script, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oxigraph_code.processes.child.Child", None)
    assert IndexJob(shop.root, (), workspace.settings).run(Call().progress).changes["unchanged"] == 2


def rewrite_unseen(script: Script) -> None:
    file = script.root / "shop/tax.py"
    status = file.stat()
    file.write_text(file.read_text().replace("rate", "rake"))
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))


CHANGES: dict[str, Callable[[Script], object]] = {
    "a file is written in the same moment": rewrite_unseen,
    "a file comes": lambda script: (script.root / "shop/new.py").write_text(""),
    "a file goes": lambda script: (script.root / "shop/tax.py").unlink(),
    "a file moves": lambda script: (script.root / "shop/tax.py").rename(script.root / "shop/levy.py"),
    "a manifest is written": lambda script: (script.root / "pyproject.toml").write_text('[project]\nname = "s"\n'),
    "files are ignored": lambda script: (script.root / "shop/.gitignore").write_text("tax.py\n"),
    "a commit is made": lambda script: script.commit("More", {"a.py": ""}),
    "a folder is a repository no more": lambda script: shutil.rmtree(script.root / "parts/.git"),
    "a folder becomes a repository": lambda script: Script(script.root / "shop"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_where_anything_may_have_changed_a_run_is_made(
    workspace: Workspace, shop: Script, change: Callable[[Script], object]
) -> None:
    change(shop)
    assert report_if_unchanged(shop.root, workspace.settings) is None


def test_what_it_cannot_tell_a_run_tells(workspace: Workspace, shop: Script, tmp_path: Path) -> None:
    assert report_if_unchanged(shop.root / "docs", workspace.settings) is None
    assert report_if_unchanged(shop.root / "missing", workspace.settings) is None
    assert report_if_unchanged(shop.root / "parts", workspace.settings) is None
    assert report_if_unchanged(shop.root, replace(workspace.settings, max_file_bytes=10)) is None
    workspace.store.update("INSERT DATA { <http://me> <http://me/note> 1 }")
    assert report_if_unchanged(shop.root, workspace.settings) is None
