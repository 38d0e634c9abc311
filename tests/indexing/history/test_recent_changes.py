"""Recent changes are reported with lines of the files as they are now."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.errors import HistoryError
from oxigraph_code.facts.commits import RecentChanges, TouchedFile
from oxigraph_code.indexing.history import recent_changes as recent
from oxigraph_code.indexing.history.recent_changes import recent_changes
from tests.history.repositories import Script

TEXT = "".join(f"line {number}\n" for number in range(1, 21))


@pytest.fixture
def script(tmp_path: Path) -> Script:
    made = Script(tmp_path / "shop")
    made.commit("first", {"a.py": TEXT, "b.py": "1\n"})
    return made


def found(script: Script, most: int = 20, within: str = "", since: str = "") -> RecentChanges:
    return recent_changes(script.root, most, within, since, 1_000_000)


def told(changes: RecentChanges) -> dict[str, tuple[TouchedFile, ...]]:
    return {commit.subject: commit.touched for commit in changes.commits}


def test_lines_of_a_commit_are_told_where_they_are_now(script: Script) -> None:
    changed = TEXT.replace("line 5\n", "five\n")
    script.commit("second", {"a.py": changed})
    script.commit("third", {"a.py": f"new\nnew\n{changed}"})
    script.check_out()
    touched = told(found(script))
    assert touched["second"] == (TouchedFile("a.py", "modified", ((7, 7),)),)
    assert touched["third"] == (TouchedFile("a.py", "modified", ((1, 2),)),)


def test_lines_that_were_written_over_later_are_those_of_the_later_commit(script: Script) -> None:
    script.commit("second", {"a.py": TEXT.replace("line 5\n", "five\n")})
    script.commit("third", {"a.py": TEXT.replace("line 5\n", "cinq\n")})
    script.check_out()
    touched = told(found(script))
    assert touched["second"][0].lines == ()
    assert touched["third"][0].lines == ((5, 5),)


def test_where_lines_were_taken_away_the_place_is_told(script: Script) -> None:
    script.commit("second", {"a.py": TEXT.replace("line 5\n", "")})
    script.check_out()
    assert told(found(script))["second"][0].lines == ((5, 4),)


def test_a_renamed_file_is_told_by_the_name_that_it_has_now(script: Script) -> None:
    script.commit("second", {"a.py": TEXT.replace("line 5\n", "five\n")})
    script.commit("third", {"a.py": None, "c.py": TEXT.replace("line 5\n", "five\n")})
    script.check_out()
    assert told(found(script))["second"] == (TouchedFile("c.py", "modified", ((5, 5),)),)
    assert [commit.subject for commit in found(script, within="c.py").commits] == ["third", "second", "first"]


def test_what_is_not_committed_is_told_also_of_files_that_git_does_not_track(script: Script) -> None:
    script.commit("ignore", {".gitignore": "*.log\n", "gone.py": "1\n"})
    script.check_out()
    for name, text in {"a.py": TEXT.replace("line 5\n", "five\n"), "new/c.py": "1\n", "x.log": "1\n"}.items():
        (script.root / name).parent.mkdir(exist_ok=True)
        (script.root / name).write_text(text)
    (script.root / "gone.py").unlink()
    assert found(script).uncommitted == (
        TouchedFile("a.py", "modified", ((5, 5),)),
        TouchedFile("gone.py", "deleted"),
        TouchedFile("new/c.py", "added", ((1, 1),)),
    )


def test_nothing_that_the_repository_names_is_run(script: Script, tmp_path: Path) -> None:
    script.commit("second", {".gitattributes": "*.py filter=evil diff=evil\n"})
    script.check_out()
    mark = tmp_path / "ran"
    for key in ("filter.evil.clean", "filter.evil.smudge", "diff.evil.command", "diff.evil.textconv", "core.fsmonitor"):
        script.repository.config[key] = f"touch {mark}"
    script.repository.config["diff.external"] = f"touch {mark}"
    (script.root / "a.py").write_text(TEXT.replace("line 5\n", "five\n"))
    assert found(script).uncommitted[0].lines == ((5, 5),)
    assert not mark.exists()


def test_of_a_commit_with_very_many_files_only_their_number_is_told(script: Script) -> None:
    script.commit("bulk", {f"files/{number}.py": "1\n" for number in range(31)})
    script.check_out()
    (bulk, _) = found(script).commits
    assert (bulk.files, bulk.touched) == (31, ())


def test_a_merge_is_no_change_of_its_own(script: Script) -> None:
    base = script.commits[0]
    theirs = script.commit("theirs", {"b.py": "2\n"}, parents=[base], branch="side")
    ours = script.commit("ours", {"c.py": "1\n"})
    script.commit("merge", {"b.py": "2\n"}, parents=[ours, theirs])
    script.check_out()
    assert [commit.subject for commit in found(script).commits] == ["ours", "theirs", "first"]


def test_only_commits_since_a_revision_are_told(script: Script) -> None:
    base = script.commits[0]
    script.commit("second", {"b.py": "2\n"})
    script.commit("third", {"a.py": "1\n"})
    script.check_out()
    assert [commit.subject for commit in found(script, most=1, since=base).commits] == ["third", "second"]
    with pytest.raises(HistoryError, match="names no commit"):
        found(script, since="nothing")


def test_as_many_commits_as_are_asked_for_are_told_that_touch_a_folder(script: Script) -> None:
    script.commit("inside", {"src/a.py": "1\n"})
    script.commit("beside", {"srcs.py": "1\n"})
    script.check_out()
    assert [commit.subject for commit in found(script, within="src").commits] == ["inside"]
    assert [commit.subject for commit in found(script, most=1).commits] == ["beside"]


def test_a_root_below_that_of_its_repository_has_its_own_files_only(script: Script) -> None:
    script.commit("inside", {"src/a.py": "1\n2\n"})
    script.commit("edit", {"src/a.py": "1\n3\n"})
    script.check_out()
    changes = recent_changes(script.root / "src", 20, "", "", 1_000_000)
    assert told(changes)["edit"] == (TouchedFile("a.py", "modified", ((2, 2),)),)
    assert changes.start == "src/"
    assert "first" not in told(changes)


def test_of_a_file_that_was_added_the_lines_are_told_that_nobody_wrote_over(script: Script) -> None:
    script.commit("second", {"c.py": TEXT})
    script.commit("third", {"c.py": TEXT.replace("line 5\n", "five\n")})
    script.check_out()
    assert told(found(script, within="c.py"))["second"] == (TouchedFile("c.py", "added", ((1, 4), (6, 20))),)


def test_what_a_merge_brings_is_told_of_the_commits_that_did_it(script: Script) -> None:
    ours = script.commit("ours", {"a.py": TEXT.replace("line 5\n", "five\n")})
    theirs = script.commit("theirs", {"a.py": TEXT.replace("line 15\n", "fifteen\n")}, parents=[script.commits[0]])
    both = TEXT.replace("line 5\n", "five\n").replace("line 15\n", "fifteen\n")
    script.commit("merge", {"a.py": both}, parents=[ours, theirs])
    script.check_out()
    assert {subject: files[0].lines for subject, files in told(found(script, within="a.py")).items()} == {
        "ours": ((5, 5),),
        "theirs": ((15, 15),),
        "first": (),
    }


def test_commits_since_a_revision_are_counted_as_git_does(script: Script) -> None:
    base = script.commits[0]
    side = script.commit("side", {"b.py": "2\n"}, parents=[base], branch="side")
    ours = script.commit("ours", {"c.py": "1\n"})
    script.commit("merge", {"b.py": "2\n"}, parents=[ours, side])
    script.commit("empty")
    script.check_out()
    changes = found(script, since=base)
    assert (changes.reachable, changes.merges, [commit.subject for commit in changes.commits]) == (
        4,
        1,
        ["ours", "side"],
    )


def test_bounds_are_numbers_and_are_told(script: Script, monkeypatch: pytest.MonkeyPatch) -> None:
    base = script.commits[0]
    for number in range(4):
        script.commit(f"edit {number}", {"a.py": TEXT.replace(f"line {number + 5}\n", "x\n"), f"{number}.py": "1\n"})
    script.check_out()
    monkeypatch.setattr(recent, "_MAX_SINCE", 3)
    monkeypatch.setattr(recent, "_MAX_VERSIONS", 2)
    monkeypatch.setattr(recent, "_MAX_DIFFERING", 2)
    changes = found(script, since=base)
    assert (changes.reachable, changes.compared, changes.is_complete, changes.unread) == (4, 3, False, 3)
    assert [commit.has_lines for commit in changes.commits] == [True, False, False]


def test_files_that_differ_from_a_revision_are_compared_with_it(script: Script) -> None:
    base = script.commits[0]
    script.commit("edit", {"a.py": TEXT.replace("line 5\n", "five\n"), "gone.py": "1\n"})
    script.commit("undo", {"a.py": TEXT.replace("line 6\n", "six\n"), "gone.py": None, "b.py": None})
    bulk = {f"files/{number}.py": "1\n" for number in range(31)}
    script.commit("bulk", bulk)
    script.check_out()
    differing = {file.path: (file.kind, file.lines) for file in found(script, since=base).differing}
    assert differing.pop("a.py") == ("modified", ((6, 6),))
    assert differing.pop("b.py") == ("deleted", ())
    assert differing == dict.fromkeys(bulk, ("added", ((1, 1),)))


def test_a_file_that_was_renamed_since_a_revision_is_compared_with_what_it_was(script: Script) -> None:
    base = script.commits[0]
    script.commit("move", {"a.py": None, "c.py": TEXT})
    script.commit("edit", {"c.py": TEXT.replace("line 5\n", "five\n")})
    script.check_out()
    (script.root / "c.py").write_text(f"new\n{TEXT}".replace("line 5\n", "five\n"))
    assert found(script, since=base).differing == (TouchedFile("c.py", "renamed", ((6, 6),)),)


def test_a_branch_is_compared_with_where_it_left_the_other(script: Script) -> None:
    base = script.commits[0]
    script.commit("theirs", {"b.py": "2\n"}, branch="other", parents=[base])
    script.commit("ours", {"a.py": TEXT.replace("line 5\n", "five\n")})
    script.check_out()
    changes = found(script, since="other")
    assert changes.differing == (TouchedFile("a.py", "modified", ((5, 5),)),)
    assert (changes.base, found(script, since=base).base) == (base, "")


def test_lines_that_were_written_again_are_those_of_the_commit_that_did(script: Script) -> None:
    without = TEXT.replace("line 5\n", "")
    script.commit("take", {"a.py": without})
    script.commit("give", {"a.py": TEXT})
    script.check_out()
    touched = told(found(script))
    assert touched["give"][0].lines == ((5, 5),)
    assert touched["take"][0].lines == ()


def test_asking_again_gives_the_same_answer(script: Script) -> None:
    base = script.commits[0]
    for number in range(4):
        script.commit(f"edit {number}", {"a.py": TEXT.replace(f"line {number + 5}\n", "x\n")})
    script.check_out()
    assert found(script, most=1).commits == found(script).commits[:1]
    assert found(script, since=base) == found(script, since=base)


def test_lines_are_compared_of_the_files_that_are_named_alone(script: Script) -> None:
    script.commit("both", {"a.py": TEXT.replace("line 5\n", "five\n"), "b.py": "2\n"})
    script.check_out()
    changes = recent_changes(script.root, 1, "", "", 1_000_000, ["a.py"])
    assert told(changes)["both"] == (TouchedFile("a.py", "modified", ((5, 5),)), TouchedFile("b.py", "modified"))
