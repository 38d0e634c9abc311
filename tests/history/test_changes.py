"""Changes of commits to files are found."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygit2.enums import FileMode

from oxigraph_code.facts.commits import ChangeFacts
from oxigraph_code.history import open_repository
from tests.history.repositories import Files, Script

LONG = "".join(f"line {number}\n" for number in range(40))


@pytest.fixture
def script(tmp_path: Path) -> Script:
    return Script(tmp_path / "shop")


def changes(script: Script) -> list[ChangeFacts]:
    """Return the changes of the newest commit, which are the same where lines are not counted."""
    repository = open_repository(script.root)
    newest = next(repository.commits(repository.tip("")))
    found = repository.changes(newest)
    without = [change._replace(lines_added=-1, lines_deleted=-1) for change in found]
    assert list(repository.paths_changed(newest)) == without
    return found


def kinds(script: Script) -> list[tuple[str, str, str]]:
    return [(change.kind, change.old_path, change.path) for change in changes(script)]


def test_a_first_commit_adds_its_files(script: Script) -> None:
    script.commit("x", {"a.py": "1\n2\n", "b/c.py": ""})
    assert changes(script) == [ChangeFacts("added", "a.py", "", 2, 0), ChangeFacts("added", "b/c.py", "", 0, 0)]


def test_lines_are_counted_on_both_sides(script: Script) -> None:
    script.commit("x", {"a": "1\n2\n3\n", "b": "1\n"})
    script.commit("y", {"a": "1\n3\n4\n5\n", "b": None})
    assert changes(script) == [ChangeFacts("modified", "a", "", 2, 1), ChangeFacts("deleted", "b", "", 0, 1)]


def test_a_file_that_moved_is_renamed(script: Script) -> None:
    script.commit("x", {"a.py": LONG})
    script.commit("y", {"a.py": None, "b/c.py": LONG + "more\n"})
    assert changes(script) == [ChangeFacts("renamed", "b/c.py", "a.py", 1, 0)]


def test_a_file_that_became_another_is_not_renamed(script: Script) -> None:
    script.commit("x", {"a.py": LONG})
    script.commit("y", {"a.py": None, "b.py": LONG.replace("line", "word")})
    assert kinds(script) == [("deleted", "", "a.py"), ("added", "", "b.py")]


def test_a_copy_is_added(script: Script) -> None:
    script.commit("x", {"a.py": LONG})
    script.commit("y", {"b.py": LONG})
    assert kinds(script) == [("added", "", "b.py")]


def test_of_equal_files_the_one_of_the_same_name_is_the_one_that_moved(script: Script) -> None:
    script.commit("x", {"a/one.py": LONG, "a/two.py": LONG})
    script.commit("y", {"a/one.py": None, "a/two.py": None, "b/one.py": LONG, "b/two.py": LONG})
    assert kinds(script) == [("renamed", "a/one.py", "b/one.py"), ("renamed", "a/two.py", "b/two.py")]


def test_a_unique_name_goes_before_a_greater_likeness(script: Script) -> None:
    script.commit("x", {"a/one.py": LONG, "a/two.py": LONG.replace("9", "8")})
    script.commit("y", {"a/one.py": None, "a/two.py": None, "b/one.py": LONG.replace("3", "x"), "b/2.py": LONG + "x"})
    assert ("renamed", "a/one.py", "b/one.py") in kinds(script)


def test_a_binary_file_has_no_lines(script: Script) -> None:
    script.commit("x", {"a.png": b"\0\1\2" * 50})
    assert changes(script) == [ChangeFacts("added", "a.png")]
    script.commit("y", {"a.png": None, "b.png": b"\0\1\2" * 50})
    assert changes(script) == [ChangeFacts("renamed", "b.png", "a.png")]


def test_a_file_that_becomes_a_link_is_modified(script: Script) -> None:
    script.commit("x", {"a": "1\n2\n"})
    script.commit("y", {"a": "b"}, modes={"a": FileMode.LINK})
    assert changes(script) == [ChangeFacts("modified", "a", "", 1, 2)]


def test_a_file_that_becomes_executable_is_modified(script: Script) -> None:
    script.commit("x", {"a": "1\n"})
    script.commit("y", {"a": "1\n"}, modes={"a": FileMode.BLOB_EXECUTABLE})
    assert changes(script) == [ChangeFacts("modified", "a", "", 0, 0)]


def test_a_file_that_becomes_a_folder_is_deleted(script: Script) -> None:
    script.commit("x", {"a": "1\n"})
    script.commit("y", {"a": None, "a/b": "2\n"})
    assert kinds(script) == [("deleted", "", "a"), ("added", "", "a/b")]


def test_a_submodule_is_a_file_without_lines(script: Script) -> None:
    made = script.commit("x", {"a": "1\n"})
    tree = script.repository.TreeBuilder(script.repository[made].tree)
    tree.insert("lib", made, FileMode.COMMIT)
    who = script.repository[made].author
    script.repository.create_commit("refs/heads/main", who, who, "y", tree.write(), [made])
    assert changes(script) == [ChangeFacts("added", "lib")]


def test_a_merge_has_only_what_it_changed_itself(script: Script) -> None:
    base = script.commit("base", {"a": "1\n", "b": "1\n", "c": "1\n"})
    one = script.commit("one", {"a": "one\n", "c": "one\n"}, branch="one", parents=[base])
    two = script.commit("two", {"b": "two\n", "c": "two\n"}, branch="two", parents=[base])
    script.commit("plain", {"b": "two\n"}, parents=[one, two])
    assert kinds(script) == []
    script.commit("by hand", {"b": "two\n", "c": "both\n", "d": "new\n", "a": "one\n"}, parents=[one, two])
    assert changes(script) == [ChangeFacts("modified", "c"), ChangeFacts("added", "d")]


def test_a_merge_may_add_delete_and_rename_by_itself(script: Script) -> None:
    base = script.commit("base", {b"caf\xe9": "1\n", b"a/b": "1\n", b"c": LONG})
    one = script.commit("one", {"a/b": "2\n"}, branch="one", parents=[base])
    two = script.commit("two", {"d": "2\n"}, branch="two", parents=[base])
    by_hand: Files = {b"caf\xe9": "2\n", "a/b": None, "a": "1\n", "c": None, "e": LONG}
    script.commit("by hand", by_hand, parents=[one, two])
    assert kinds(script) == [
        ("added", "", "a"),
        ("deleted", "", "a/b"),
        ("deleted", "", "c"),
        ("modified", "", "caf\udce9"),
        ("added", "", "e"),
    ]


def test_names_that_are_no_text_keep_their_bytes(script: Script) -> None:
    script.commit("x", {b"caf\xe9.py": "1\n", b"line\nbreak": "1\n"})
    assert [change.path.encode("utf-8", "surrogateescape") for change in changes(script)] == [
        b"caf\xe9.py",
        b"line\nbreak",
    ]


@pytest.mark.slow
def test_a_commit_of_ten_thousand_files_is_read_in_seconds(script: Script) -> None:
    script.commit("x", {f"a/{number}.py": f"{number}\n" * 5 for number in range(10_000)})
    assert len(changes(script)) == 10_000
    script.commit(
        "y", {f"{side}/{n}.py": f"{n}\n" * 5 if side == "b" else None for n in range(10_000) for side in "ab"}
    )
    assert {change.kind for change in changes(script)} == {"renamed"}


@pytest.mark.slow
def test_many_files_of_one_name_are_compared_in_seconds(script: Script) -> None:
    def text(number: int, word: str) -> str:
        return "".join(f"{number} {line}\n" for line in range(30)) + f"{word}\n"

    script.commit("x", {f"a/{number}/mod.rs": text(number, "old") for number in range(500)})
    moved: dict[str | bytes, str | bytes | None] = {f"a/{number}/mod.rs": None for number in range(500)}
    moved.update({f"b/{number}/mod.rs": text(number, "new") for number in range(500)})
    script.commit("y", moved)
    assert {(change.kind, change.old_path[1:]) for change in changes(script)} == {
        ("renamed", f"/{number}/mod.rs") for number in range(500)
    }
