"""Commits are read with any content."""

from __future__ import annotations

import re
from pathlib import Path

import pygit2
import pytest

from oxigraph_code.errors import FileError, HistoryError
from oxigraph_code.facts.commits import CommitFacts, Identity
from oxigraph_code.history import open_repository
from oxigraph_code.history.people import co_authors, date_of, is_robot, read_mailmap
from tests.history.repositories import ANN, BOB, Script


def commits(root: Path, revision: str = "") -> list[CommitFacts]:
    repository = open_repository(root)
    return list(repository.commits(repository.tip(revision)))


@pytest.fixture
def script(tmp_path: Path) -> Script:
    return Script(tmp_path / "shop")


def test_commits_come_newest_first_with_their_parents(script: Script) -> None:
    first, second = script.commit("one", {"a": "1"}), script.commit("two", {"a": "2"})
    assert [(entry.hash, entry.parents) for entry in commits(script.root)] == [(second, (first,)), (first, ())]


def test_a_merge_has_all_its_parents_in_their_order(script: Script) -> None:
    base = script.commit("base", {"a": "1"})
    sides = [script.commit(f"side {name}", {name: name}, branch=name, parents=[base]) for name in "bcd"]
    merge = script.commit("octopus", {name: name for name in "cd"}, parents=sides)
    assert commits(script.root)[0].hash == merge
    assert commits(script.root)[0].parents == tuple(sides)


def test_a_message_is_whole_but_for_line_ends_around_it(script: Script) -> None:
    script.commit('Say "hi"\n\nBecause.\n\tIndented \\ text\n\n')
    assert commits(script.root)[0].message == 'Say "hi"\n\nBecause.\n\tIndented \\ text'


def test_bytes_of_a_message_that_are_no_text_are_replaced(script: Script) -> None:
    script.commit(b"caf\xe9 \xff")
    assert commits(script.root)[0].message == "caf\ufffd \ufffd"


def test_an_empty_message_is_a_message(script: Script) -> None:
    script.commit("")
    assert commits(script.root)[0].message == ""


def test_an_encoding_that_the_commit_names_is_used(script: Script) -> None:
    made = script.commit(b"caf\xe9", author=("Andr\udce9", "a@example.org"))
    text = script.repository.read(made)[1].replace(b"\n\ncaf", b"\nencoding ISO-8859-1\n\ncaf")
    again = script.repository.odb.write(pygit2.enums.ObjectType.COMMIT, text)
    script.repository.references.create("refs/heads/main", again, force=True)
    found = commits(script.root)[0]
    assert (found.message, found.author.name) == ("café", "André")


def test_author_and_committer_are_as_the_commit_has_them(script: Script) -> None:
    script.commit("x", author=('Ann "the one" O\'Neil', "ann@example.org"), committer=BOB)
    found = commits(script.root)[0]
    assert found.author == Identity('Ann "the one" O\'Neil', "ann@example.org")
    assert found.committer == Identity(*BOB)


def test_the_mailmap_of_the_working_tree_joins_identities(script: Script) -> None:
    script.commit("x", author=("annie", "old@example.org"))
    (script.root / ".mailmap").write_text("Ann <ann@example.org> <OLD@example.org>\n")
    found = commits(script.root)[0]
    assert found.author_person == Identity(*ANN)
    assert found.author == Identity("annie", "old@example.org")


def test_the_mailmap_of_a_bare_repository_is_that_of_the_commit(tmp_path: Path) -> None:
    script = Script(tmp_path / "bare.git", bare=True)
    script.commit("x", {".mailmap": "Ann <ann@example.org> <old@example.org>\n"}, author=("annie", "old@example.org"))
    assert commits(script.root)[0].author_person == Identity(*ANN)


def test_a_mailmap_that_is_a_link_is_not_followed(script: Script, tmp_path: Path) -> None:
    script.commit("x", author=("annie", "old@example.org"))
    (tmp_path / "outside").write_text("Ann <ann@example.org> <old@example.org>\n")
    (script.root / ".mailmap").symlink_to(tmp_path / "outside")
    assert commits(script.root)[0].author_person.email == "old@example.org"


@pytest.mark.parametrize(
    ("seconds", "offset", "expected"),
    [
        (1_700_000_000, 0, "2023-11-14T22:13:20Z"),
        (1_700_000_000, 90, "2023-11-14T23:43:20+01:30"),
        (1_700_000_000, -480, "2023-11-14T14:13:20-08:00"),
        (1_700_000_000, 99 * 60, "2023-11-14T22:13:20Z"),
        (-1, 0, "1969-12-31T23:59:59Z"),
        (2**62, 0, "9999-12-31T23:59:59Z"),
        (2**62, 120, "9999-12-31T23:59:59Z"),
        (-(2**62), -60, "0001-01-01T00:00:00Z"),
    ],
)
def test_a_date_is_one_that_xsd_allows(seconds: int, offset: int, expected: str) -> None:
    assert date_of(seconds, offset) == expected


def test_an_absurd_timestamp_in_a_commit_is_a_date(script: Script) -> None:
    script.commit("x", time=99_999_999_999_999)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", commits(script.root)[0].date)


@pytest.mark.parametrize("revision", ["main", "refs/heads/main", "v1", "main~0", "HEAD", ""])
def test_any_revision_will_do(script: Script, revision: str) -> None:
    made = script.commit("x")
    who = pygit2.Signature(*ANN)
    script.repository.create_tag("v1", made, pygit2.enums.ObjectType.COMMIT, who, "the first")
    assert open_repository(script.root).tip(revision) == made


def test_a_hash_and_the_start_of_one_are_revisions(script: Script) -> None:
    made = script.commit("x")
    assert open_repository(script.root).tip(made) == open_repository(script.root).tip(made[:8]) == made


def test_a_detached_head_is_a_head(script: Script) -> None:
    first = script.commit("one")
    script.commit("two")
    script.repository.set_head(pygit2.Oid(hex=first))
    assert open_repository(script.root).tip("") == first


def test_an_unknown_branch_is_answered_with_those_that_come_near(script: Script) -> None:
    script.commit("x", branch="feature/login")
    with pytest.raises(HistoryError) as caught:
        open_repository(script.root).tip("feature/logon")
    assert "'feature/logon' names no commit" in str(caught.value)
    assert "did you mean feature/login?" in str(caught.value)


@pytest.mark.parametrize("revision", ["main:a", "a..b", "", "\0", "x" * 5000, "@{u}", "^{/}"])
def test_what_is_no_commit_is_an_error_and_never_another_one(script: Script, revision: str) -> None:
    script.commit("x", {"a": "1"})
    script.repository.set_head("refs/heads/none")
    if revision:
        with pytest.raises(HistoryError):
            open_repository(script.root).tip(revision)
    else:
        assert open_repository(script.root).tip(revision) == ""


def test_an_empty_repository_has_no_tip(script: Script) -> None:
    assert open_repository(script.root).tip("") == ""
    assert open_repository(script.root).branches() == []


def test_a_folder_that_is_no_repository_is_an_error_with_a_hint(tmp_path: Path) -> None:
    with pytest.raises(HistoryError, match="not a git repository") as caught:
        open_repository(tmp_path)
    assert caught.value.hint


def test_a_path_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="No such file"):
        open_repository(tmp_path / "none")


def test_a_file_or_folder_inside_stands_for_its_repository(script: Script) -> None:
    made = script.commit("x", {"src/a.py": "1"})
    script.check_out()
    assert open_repository(script.root / "src").tip("") == open_repository(script.root / "src/a.py").tip("") == made


def test_a_linked_worktree_has_its_own_head(script: Script, tmp_path: Path) -> None:
    first = script.commit("one")
    script.repository.branches.local.create("other", script.repository[first])  # type: ignore[arg-type]
    second = script.commit("two")
    script.repository.add_worktree("other", str(tmp_path / "other"), script.repository.references["refs/heads/other"])
    assert open_repository(tmp_path / "other").tip("") == first
    assert open_repository(script.root).tip("") == second


def test_a_broken_head_is_an_error(script: Script) -> None:
    script.commit("x")
    (script.root / ".git/refs/heads/main").write_text("0" * 39 + "1\n")
    with pytest.raises(HistoryError):
        open_repository(script.root).tip("")


def test_where_a_shallow_clone_ends_nothing_is_claimed(script: Script) -> None:
    script.commit("one", {"a": "1"})
    second, third = script.commit("two", {"b": "2"}), script.commit("three", {"c": "3"})
    (script.root / ".git/shallow").write_text(f"{second}\n")
    repository = open_repository(script.root)
    found = {entry.hash: entry for entry in repository.commits(third)}
    assert found.keys() == {second, third}
    assert found[second].is_cut
    assert not found[third].is_cut
    assert repository.changes(found[second]) == []
    assert [change.path for change in repository.changes(found[third])] == ["c"]


def test_what_no_reference_leads_to_is_not_reachable(script: Script) -> None:
    first, second = script.commit("one"), script.commit("two")
    other = script.commit("rewritten", parents=[first])
    repository = open_repository(script.root)
    assert repository.reachable([first, second, other, "0" * 40]) == {first, other}
    script.repository.references.create("refs/tags/keep", second)
    assert repository.reachable([second]) == {second}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Ann <old@x>", {("", "old@x"): Identity("Ann", "")}),
        ("<ann@x> <Old@x>", {("", "old@x"): Identity("", "ann@x")}),
        ("Ann <ann@x> <old@x>", {("", "old@x"): Identity("Ann", "ann@x")}),
        ("Ann <ann@x> Annie <old@x>  # since 2020", {("annie", "old@x"): Identity("Ann", "ann@x")}),
        ("# Ann <ann@x> <old@x>", {}),
        ("Ann", {}),
        ("<only@x>", {}),
        ("", {}),
    ],
)
def test_every_form_of_a_line_of_a_mailmap_is_read(line: str, expected: dict[tuple[str, str], Identity]) -> None:
    assert read_mailmap(line) == expected


def test_a_commit_that_is_missing_is_counted_and_the_others_are_read(script: Script) -> None:
    base = script.commit("base")
    one, two = script.commit("one", branch="one", parents=[base]), script.commit("two", branch="two", parents=[base])
    merge = script.commit("merge", parents=[one, two])
    (script.root / ".git/objects" / one[:2] / one[2:]).unlink()
    repository = open_repository(script.root)
    assert [commit.hash for commit in repository.commits(merge)] == [merge, two, base]
    assert repository.unreadable == 1
    assert repository.reachable([base, two, merge]) == {base, two, merge}


@pytest.mark.parametrize(
    ("name", "email", "expected"),
    [
        ("renovate[bot]", "29139614+renovate[bot]@users.noreply.github.com", True),
        ("github-actions[bot]", "41898282+github-actions[bot]@users.noreply.github.com", True),
        ("dependabot-preview[bot]", "x@example.org", True),
        ("pre-commit-ci", "x@example.org", True),
        ("Hosted Weblate", "hosted@weblate.org", True),
        ("GitHub", "noreply@github.com", True),
        ("shop-bot", "x@example.org", True),
        ("Ann", "1234+ann@users.noreply.github.com", False),
        ("Jan Bot", "jan@example.org", False),
        ("Abbott", "abbott@example.org", False),
        ("Claude Renoir", "claude@example.org", False),
        ("Claude", "noreply@anthropic.com", True),
        ("", "", False),
    ],
)
def test_robots_are_known_by_name_or_address(name: str, email: str, expected: bool) -> None:
    assert is_robot(Identity(name, email)) == expected


def test_trailers_name_co_authors_at_the_beginning_of_a_line() -> None:
    message = (
        "Fix\n\nsays Co-authored-by: No <no@example.org>\nCO-AUTHORED-BY: Ann  <ann@example.org>\nCo-authored-by: <>\n"
    )
    assert co_authors(message) == [Identity("Ann", "ann@example.org")]
    assert len(co_authors("Co-authored-by: A <a@example.org>\n" * 1_000)) == 20
