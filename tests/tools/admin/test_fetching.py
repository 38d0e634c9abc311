"""Loading code by the address of a git repository."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygit2
import pytest

from oxigraph_code.errors import ConfigError, HistoryError
from oxigraph_code.processes import logs
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import TOOLS, Call, Workspace
from oxigraph_code.tools.admin import load_code as under_test
from oxigraph_code.tools.admin.load_code import load_code
from tests.history.repositories import Script

pytestmark = pytest.mark.slow

FILES = {"pyproject.toml": '[project]\nname = "shop"\n', "a.py": "def first(): ...\n"}
SUBMODULES = '[submodule "evil"]\n\tpath = evil\n\turl = ext::sh -c touch% hacked\n'


@pytest.fixture
def script(tmp_path: Path) -> Script:
    made = Script(tmp_path / "origin")
    made.commit("first", {**FILES, ".gitmodules": SUBMODULES})
    made.commit("other", {"b.py": "def other(): ...\n"}, branch="dev", parents=[made.commits[0]])
    made.repository.references.create("refs/heads/--upload-pack=touch-hacked", made.commits[0])
    return made


@pytest.fixture
def workspace(tmp_path: Path) -> Iterator[Workspace]:
    settings = {"store_path": tmp_path / "store", "cache_path": tmp_path / "cache", "allow_network": True}
    opened = Workspace.open(load_settings(settings), waits=True)
    yield opened
    opened.close()


def url(script: Script) -> str:
    return script.root.as_uri()


def load(workspace: Workspace, address: str, ref: str = "") -> str:
    return load_code(workspace, Call(), address, ref=ref).text


def clone(tmp_path: Path) -> Path:
    (folder,) = (tmp_path / "cache" / "clones").iterdir()
    return folder


def test_an_address_is_refused_where_the_network_is_not_allowed(script: Script, tmp_path: Path) -> None:
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store", "cache_path": tmp_path / "cache"}))
    try:
        with pytest.raises(ConfigError, match="allow_network"):
            load(opened, url(script))
        assert not (tmp_path / "cache").exists()
    finally:
        opened.close()


def test_a_repository_is_cloned_and_indexed(script: Script, workspace: Workspace, tmp_path: Path) -> None:
    said = load(workspace, url(script))
    assert said.startswith("indexed shop: 1 file (1 python)")
    assert f"{url(script)} was cloned into {clone(tmp_path)}" in said
    assert f"revision: {script.commits[0]}" in said


def test_a_second_load_fetches_what_is_new_even_where_history_was_rewritten(
    script: Script, workspace: Workspace, tmp_path: Path
) -> None:
    load(workspace, url(script))
    (clone(tmp_path) / "a.py").write_text("def edited_here(): ...\n")
    new = script.commit("rewritten", {**FILES, "c.py": "def third(): ...\n"}, parents=[])
    said = load(workspace, url(script))
    assert "was fetched again" in said
    assert f"revision: {new}" in said
    assert (clone(tmp_path) / "a.py").read_text() == FILES["a.py"]
    assert "def third" in (clone(tmp_path) / "c.py").read_text()


def test_a_branch_of_the_repository_is_loaded_as_a_snapshot(script: Script, workspace: Workspace) -> None:
    said = load(workspace, url(script), ref="dev")
    assert said.startswith(f"snapshot: dev is at commit {script.commits[1][:7]}; indexed")
    newer = script.commit("newer", {"b.py": "def newest(): ...\n"}, branch="dev")
    assert load(workspace, url(script), ref="dev").startswith(f"snapshot: dev is at commit {newer[:7]}; indexed")


def test_a_clone_takes_no_submodules_hooks_or_programs(script: Script, workspace: Workspace, tmp_path: Path) -> None:
    load(workspace, url(script))
    made = clone(tmp_path)
    assert not (made / "evil").exists()
    assert [path.name for path in (made / ".git" / "hooks").glob("*") if path.suffix != ".sample"] == []
    assert not list(tmp_path.rglob("hacked"))


def test_a_default_branch_that_moved_is_followed(script: Script, workspace: Workspace, tmp_path: Path) -> None:
    load(workspace, url(script))
    script.repository.references.create("refs/heads/trunk", script.commits[1])
    script.repository.set_head("refs/heads/trunk")
    script.repository.references.delete("refs/heads/main")
    said = load(workspace, url(script))
    assert f"branch: trunk; revision: {script.commits[1]}" in said


def test_a_clone_that_was_cut_off_is_made_anew(script: Script, workspace: Workspace, tmp_path: Path) -> None:
    load(workspace, url(script))
    (clone(tmp_path) / ".git" / "HEAD").unlink()
    assert "was cloned into" in load(workspace, url(script))


def test_what_is_no_repository_is_an_error_without_credentials(workspace: Workspace, tmp_path: Path) -> None:
    with pytest.raises(HistoryError, match="cannot be fetched") as failed:
        load(workspace, f"file://ann:secret@localhost{tmp_path}/nothing")
    assert "secret" not in str(failed.value)
    assert not list((tmp_path / "cache" / "clones").iterdir())


def test_a_fetch_ends_at_its_bound(script: Script, workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(under_test, "_MAX_SECONDS", 0.0)
    with pytest.raises(HistoryError, match="was not fetched in 0 s"):
        load(workspace, url(script))


def test_credentials_are_written_nowhere(script: Script, workspace: Workspace, tmp_path: Path) -> None:
    tool = next(tool for tool in TOOLS if tool.name == "load_code")
    logs.start(tmp_path / "store", "info", on_stderr="off")
    address = url(script).replace("file://", "file://ann:s3cr3t@localhost")
    said = tool.run(workspace, Call(), path=address).text
    assert "s3cr3t" not in said
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert [path for path in files if b"load_code" in path.read_bytes()]
    assert not [path for path in files if b"s3cr3t" in path.read_bytes()]


def test_a_clone_is_a_repository_of_its_address(script: Script, workspace: Workspace, tmp_path: Path) -> None:
    load(workspace, url(script))
    assert pygit2.Repository(str(clone(tmp_path))).remotes["origin"].url == url(script)
