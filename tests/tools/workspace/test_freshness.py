"""A question is about one project, and its answer about the files as they are now."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.errors import FileError
from oxigraph_code.indexing.process.job import Job
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.admin.load_code import load_code
from oxigraph_code.tools.overview.outline import outline
from oxigraph_code.tools.overview.status import index_status
from oxigraph_code.tools.review.review import review_change
from oxigraph_code.tools.sparql.endpoint import sparql_query
from oxigraph_code.tools.workspace.freshness import Freshness, fresh
from tests.history.repositories import Script
from tests.indexing.support import holds, index, write

_LONG = {"freshness_s": 600}


@pytest.fixture(scope="module")
def workspace(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workspace]:
    opened = Workspace.open(load_settings({"store_path": tmp_path_factory.mktemp("store") / "store", **_LONG}))
    yield opened
    opened.close()


def project(root: Path, name: str = "") -> Path:
    root = root.resolve()
    manifest = f'[project]\nname = "{name or root.name}"\n'
    return write(root, {"pyproject.toml": manifest, "cart.py": "def total():\n    return 1\n"})


def ask(workspace: Workspace, about: Path | str) -> Freshness:
    return fresh(workspace, Call(), str(about))


def defined(workspace: Workspace, name: str) -> bool:
    return holds(workspace, f'?symbol code:name "{name}" ; code:definedIn ?module')


def test_what_is_not_indexed_yet_is_indexed_now(tmp_path: Path, workspace: Workspace) -> None:
    root = project(tmp_path / "brandnew")
    told: list[str] = []
    found = fresh(workspace, Call(lambda stage, done, total: told.append(stage)), str(root))
    assert (found.root, found.newer, found.words) == (root, 0, "index fresh")
    assert list(found.projects.values()) == [root]
    assert defined(workspace, "total")


def test_a_key_that_is_no_setting_is_said_in_every_answer(tmp_path: Path, workspace: Workspace) -> None:
    root = write(project(tmp_path / "newer"), {".oxigraph-code.toml": "of_a_later_version = 1\n"})
    words = ".oxigraph-code.toml:1:1: ignored 'of_a_later_version': no setting of a project is called so"
    for answer in (
        load_code(workspace, Call(), str(root)).text,
        outline(workspace, Call(), "cart.py", project=str(root)).text,
        index_status(workspace, Call()).text,
    ):
        assert words in answer


def test_an_edit_is_in_the_graph_before_the_next_answer(tmp_path: Path, workspace: Workspace) -> None:
    root = project(tmp_path / "edited")
    ask(workspace, root)
    pid = workspace.keeper.pid
    (root / "cart.py").write_text("def summed_up():\n    return 1\n", encoding="utf-8")
    assert ask(workspace, root).words == "index fresh"
    assert defined(workspace, "summed_up")
    generation = workspace.store.generation()
    ask(workspace, root)
    assert workspace.store.generation() == generation
    assert workspace.keeper.pid == pid, "the process that makes runs is kept"


def test_a_review_starts_no_process_besides_the_one_that_makes_runs(
    tmp_path: Path, workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = Script(project(tmp_path / "reviewed"))
    script.commit("First", {"cart.py": "def total():\n    return 2\n"})
    script.check_out()
    ask(workspace, script.root)
    with monkeypatch.context() as patch:
        patch.setattr(Job, "__init__", lambda *_: pytest.fail("another process"))
        found = review_change(workspace, Call(), "HEAD", "", str(script.root))
    assert "no difference in symbols or calls" in found.text


def test_the_commit_is_said(tmp_path: Path, workspace: Workspace) -> None:
    root = project(tmp_path / "committed")
    commit = Script(root).commit(files={"cart.py": "def total():\n    return 1\n"})
    found = ask(workspace, root)
    assert (found.words, found.commit) == (f"index fresh at {commit[:7]}", commit)


@pytest.mark.slow
def test_a_run_that_is_killed_is_made_again(tmp_path: Path, workspace: Workspace) -> None:
    root = project(tmp_path / "killed")
    ask(workspace, root)
    os.kill(workspace.keeper.pid, signal.SIGKILL)
    (root / "cart.py").write_text("def after_death():\n    return 1\n", encoding="utf-8")
    died = ask(workspace, root)
    assert died.newer <= 1
    assert ask(workspace, root).words == "index fresh"
    assert defined(workspace, "after_death")


def test_what_does_not_come_in_time_is_said(tmp_path: Path, workspace: Workspace) -> None:
    root = project(tmp_path / "late")
    ask(workspace, root)
    hasty = Workspace.open(load_settings({"store_path": workspace.settings.store_path, "freshness_s": 0}))
    try:
        (root / "cart.py").write_text("def late():\n    return 1\n", encoding="utf-8")
        found = fresh(hasty, Call(), str(root))
        assert found.newer == 1
        assert found.words == f"1 file newer than the index, being indexed by pid {hasty.keeper.pid}"
    finally:
        hasty.close()


def test_what_another_process_has_indexed_is_not_indexed_again(tmp_path: Path, workspace: Workspace) -> None:
    root = project(tmp_path / "shared")
    ask(workspace, root)
    (root / "cart.py").write_text("def by_another():\n    return 1\n", encoding="utf-8")
    index(workspace, root)
    generation = workspace.store.generation()
    assert ask(workspace, root).words == "index fresh"
    assert workspace.store.generation() == generation


def test_the_status_says_what_is_newer_and_indexes_nothing(tmp_path: Path, workspace: Workspace) -> None:
    root = project(tmp_path / "looked-at")
    ask(workspace, root)

    def line() -> str:
        return next(line for line in index_status(workspace, Call()).text.splitlines() if line.startswith(root.name))

    assert " · fresh · " in line()
    (root / "notes.txt").write_text("no loader reads this", encoding="utf-8")
    assert " · fresh · " in line()
    (root / "cart.py").write_text("def newer():\n    return 1\n", encoding="utf-8")
    assert " · 1 file newer than the index · " in line()
    assert not defined(workspace, "newer")


def test_a_project_is_known_by_name_path_and_iri(tmp_path: Path, workspace: Workspace) -> None:
    root = project(tmp_path / "manynames")
    found = ask(workspace, root)
    (iri,) = found.projects
    assert ask(workspace, "manynames") == ask(workspace, iri) == ask(workspace, root / "cart.py") == found


def test_names_of_several_projects_and_of_none_are_answers(tmp_path: Path, workspace: Workspace) -> None:
    first, second = project(tmp_path / "one/twin", "twin"), project(tmp_path / "two/twin", "twin")
    assert ask(workspace, first).root != ask(workspace, second).root
    # It is the key of the first, and the name of both.
    assert ask(workspace, "twin").root == first
    third, fourth = project(tmp_path / "three", "other twin"), project(tmp_path / "four", "other twin")
    ask(workspace, third)
    ask(workspace, fourth)
    several = ask(workspace, "other twin")
    assert not several.projects
    assert several.words.startswith("2 projects are called other twin")
    assert str(third) in several.words
    unknown = ask(workspace, "twinn")
    assert not unknown.projects
    assert "Did you mean twin?" in unknown.words
    assert str(first) in unknown.words


def test_a_question_is_about_all_projects_of_the_root(tmp_path: Path, workspace: Workspace) -> None:
    root = project(tmp_path / "mono")
    package = project(root / "parts/api", "mono-api")
    assert sorted(ask(workspace, root).projects.values()) == [root, package]
    assert ask(workspace, package) == ask(workspace, "mono-api") == ask(workspace, root)


@pytest.mark.slow
def test_a_folder_that_nothing_says_is_a_project_is_indexed_only_when_it_is_named(tmp_path: Path) -> None:
    root = write(tmp_path / "downloads", {"script.py": "def run():\n    pass\n"}).resolve()
    settings = {"store_path": tmp_path / "store", **_LONG}
    before = Path.cwd()
    os.chdir(root)
    opened = Workspace.open(load_settings(settings))
    try:
        found = fresh(opened, Call())
        assert not found.projects
        assert found.words.startswith(f"{root} is in no project")
        assert opened.store.generation() == 0
    finally:
        os.chdir(before)
        opened.close()
    named = Workspace.open(load_settings({**settings, "root": root}))
    try:
        assert fresh(named, Call()).root == root
    finally:
        named.close()


@pytest.mark.parametrize(
    ("loaded", "inside", "is_known"),
    [
        ("script.py", ".", True),
        ("script.py", "deep", False),
        ("script.py", "..", False),
        (".", "deep", True),
        (".", "..", True),
    ],
)
@pytest.mark.quick_cases(2)
def test_a_folder_without_a_mark_is_a_root_where_it_is_indexed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, loaded: str, inside: str, is_known: bool
) -> None:
    files = {"script.py": "def run():\n    pass\n", "deep/other.py": "def other(): ...\n"}
    root = write(tmp_path / "downloads", files).resolve()
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store", **_LONG}))
    try:
        index(opened, root / loaded)
        monkeypatch.chdir(root / inside)
        found = fresh(opened, Call())
        assert found.root == (root if is_known else Path())
        assert ("is in no project" in found.words) is not is_known
    finally:
        opened.close()


def test_a_root_that_is_gone_is_answered_about_as_it_was(tmp_path: Path, workspace: Workspace) -> None:
    root = project(tmp_path / "vanished")
    (iri,) = ask(workspace, root).projects
    root.rename(tmp_path / "elsewhere")
    found = ask(workspace, iri)
    assert list(found.projects) == [iri]
    assert found.words.endswith("which no longer exists")


def test_what_cannot_be_indexed_at_all_is_an_error(tmp_path: Path) -> None:
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store", "root": tmp_path / "nowhere"}))
    try:
        with pytest.raises(FileError):
            fresh(opened, Call())
    finally:
        opened.close()


def test_a_query_is_answered_from_the_files_as_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = project(tmp_path / "queried")
    monkeypatch.chdir(root)
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store", **_LONG}))
    index(workspace, root)
    (root / "cart.py").write_text("def summed_up():\n    return 1\n", encoding="utf-8")
    query = 'SELECT ?f { ?f a code:Function ; code:name "summed_up" }'
    answer = sparql_query(workspace, Call(), query, format="table")
    assert answer.text.startswith("1 row\n")
    assert not answer.notice
    other = project(tmp_path / "other")
    monkeypatch.chdir(other)
    notice = sparql_query(workspace, Call(), 'SELECT ?f { ?f code:name "nothing" }').notice
    assert notice.splitlines()[-1] == f"{other} is not in the graph: load_code indexes it"
    workspace.close()
