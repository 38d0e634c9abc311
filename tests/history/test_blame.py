"""Lines have the commits that wrote them last."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from oxigraph_code.facts.commits import Blame
from oxigraph_code.history import blame, open_repository
from tests.history.repositories import ANN, BOB, Script

LONG = [f"line {number}" for number in range(1, 41)]


@pytest.fixture
def script(tmp_path: Path) -> Script:
    return Script(tmp_path / "shop")


def blamed(script: Script, lines: Sequence[int], text: str | bytes | None = None) -> Blame:
    """Return the authors of lines in ``a.py``; without ``text``, the file on disk is the committed one."""
    repository = open_repository(script.root)
    tip = repository.tip("")
    data = repository.files(tip).read("a.py", 1_000_000) if text is None else text
    content = data.encode() if isinstance(data, str) else data
    return repository.blame(tip, "a.py", lines, content)


def written(blame: Blame) -> list[tuple[str, int]]:
    return [(commit.subject, commit.lines) for commit in blame.commits]


def text(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_lines_belong_to_the_commit_that_wrote_them_last(script: Script) -> None:
    script.commit("first", {"a.py": "1\n2\n3\n"})
    script.commit("second", {"a.py": "0\n1\ntwo\n3\n"}, author=BOB)
    script.commit("other", {"b.py": "1\n"})
    found = blamed(script, [1, 2, 3, 4])
    assert written(found) == [("first", 2), ("second", 2)] or written(found) == [("second", 2), ("first", 2)]
    assert found.last is not None
    assert (found.last.subject, found.last.author) == ("second", "Bob")
    assert written(blamed(script, [2, 4])) == [("first", 2)]


def test_lines_that_were_taken_away_change_nothing_of_the_others(script: Script) -> None:
    script.commit("first", {"a.py": text(LONG)})
    script.commit("second", {"a.py": text([*LONG[:10], *LONG[20:]])})
    assert written(blamed(script, range(1, 31))) == [("first", 30)]


def test_a_file_is_followed_over_its_renames(script: Script) -> None:
    script.commit("first", {"old.py": text(LONG)})
    script.commit("moved", {"old.py": None, "a.py": text([*LONG, "more"])})
    assert written(blamed(script, range(1, 42))) == [("first", 40), ("moved", 1)]


def test_lines_that_a_merge_brings_in_belong_to_the_merged_commits(script: Script) -> None:
    base = script.commit("base", {"a.py": text(LONG)})
    ours = script.commit("ours", {"a.py": text(["ours", *LONG[1:]])})
    theirs = script.commit("theirs", {"a.py": text([*LONG[:-1], "theirs"])}, parents=[base], branch="side")
    script.commit("merge", {"a.py": text(["ours", *LONG[1:-1], "theirs"])}, parents=[ours, theirs])
    assert sorted(written(blamed(script, range(1, 41)))) == [("base", 38), ("ours", 1), ("theirs", 1)]


def test_lines_that_are_not_committed_are_counted_apart(script: Script) -> None:
    script.commit("first", {"a.py": "1\n2\n3\n"})
    found = blamed(script, [1, 2, 3, 4], "1\nnew\n2\n3\n")
    assert (written(found), found.uncommitted) == ([("first", 3)], 1)


def test_ends_of_lines_that_a_checkout_writes_are_no_change(script: Script) -> None:
    script.commit("first", {"a.py": "1\n2\n"})
    assert blamed(script, [1, 2], b"1\r\n2\r\n").uncommitted == 0


def test_of_a_file_that_is_not_committed_no_line_is(script: Script) -> None:
    script.commit("first", {"b.py": "1\n"})
    assert blamed(script, [1, 2], "1\n2\n") == Blame((), uncommitted=2)


def test_a_person_is_who_the_mailmap_says(script: Script) -> None:
    script.commit("first", {"a.py": "1\n", ".mailmap": "Anna <ann@example.org>\n"}, author=ANN)
    assert [commit.author for commit in blamed(script, [1]).commits] == ["Anna"]


def test_lines_beyond_a_number_of_versions_are_counted(script: Script, monkeypatch: pytest.MonkeyPatch) -> None:
    script.commit("first", {"a.py": "1\n"})
    script.commit("second", {"a.py": "1\n2\n"})
    monkeypatch.setattr(blame, "_MAX_VERSIONS", 1)
    found = blamed(script, [1, 2])
    assert (written(found), found.older) == ([("second", 1)], 1)


def test_lines_beyond_a_number_of_commits_are_counted(script: Script, monkeypatch: pytest.MonkeyPatch) -> None:
    script.commit("first", {"a.py": "1\n"})
    script.commit("second", {"b.py": "1\n"})
    script.commit("third", {"b.py": "2\n"})
    monkeypatch.setattr(blame, "_MAX_COMMITS", 1)
    assert blamed(script, [1]) == Blame((), older=1)


def test_lines_from_before_a_shallow_clone_have_no_commit(script: Script) -> None:
    script.commit("first", {"a.py": "1\n"})
    tip = script.commit("second", {"a.py": "1\n2\n"})
    Path(script.repository.path, "shallow").write_text(f"{tip}\n")
    assert blamed(script, [1, 2]) == Blame((), older=2)


def test_a_shallow_clone_that_was_deepened_tells_more(script: Script) -> None:
    script.commit("first", {"a.py": "1\n"})
    tip = script.commit("second", {"a.py": "1\n2\n"})
    shallow = Path(script.repository.path, "shallow")
    shallow.write_text(f"{tip}\n")
    blamed(script, [1, 2])
    shallow.unlink()
    assert written(blamed(script, [1, 2])) == [("first", 1), ("second", 1)]


def test_what_was_asked_before_is_told_the_same_after_a_commit(script: Script) -> None:
    script.commit("first", {"a.py": "1\n2\n", "b.py": "1\n"})
    script.commit("elsewhere", {"b.py": "2\n"})
    assert written(blamed(script, [1, 2])) == [("first", 2)]
    script.commit("third", {"a.py": "0\n1\n2\n"})
    script.commit("elsewhere", {"b.py": "3\n"})
    assert written(blamed(script, [1, 2, 3])) == [("first", 2), ("third", 1)]


def test_people_are_authors_and_co_authors_without_robots(script: Script) -> None:
    script.commit("first\n\nCo-authored-by: Bob <bob@example.org>", {"a.py": "1\n"})
    script.commit("second", {"a.py": "1\n2\n"}, author=("renovate[bot]", "renovate@example.org"))
    people = {commit.subject: commit.people for commit in blamed(script, [1, 2]).commits}
    assert people == {"first": ("Ann", "Bob"), "second": ()}
