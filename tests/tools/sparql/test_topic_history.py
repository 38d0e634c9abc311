"""The history of a topic: the commits and people of the files in whose paths its words stand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.admin.load_history import load_git_history
from oxigraph_code.tools.sparql.ask import ask
from tests.history.repositories import Script
from tests.indexing.support import index
from tests.tools.support import ask as asked, indexed

BO = ("Bo", "bo@example.org")


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    folder = tmp_path_factory.mktemp("topics")
    script = Script(folder / "shop")
    script.commit(
        "Begin the shop",
        {"shop/cart.py": "def total(): ...\n", "shop/loader.py": "def load(): ...\n", "shop/main.py": ""},
    )
    script.commit("Add users", {"shop/users/names.py": "NAMES = ()\n", "shop/pages/users/card.html": "<p>\n"})
    joined = "Find faces\n\nCo-authored-by: Bo <bo@example.org>\n"
    script.commit(joined, {"shop/face_detector.py": "def find(): ...\n"}, author=BO)
    script.commit("Find them faster", {"shop/face_detector.py": "def find():\n    return 1\n"}, author=BO)
    script.commit("Make faces optional", {"shop/face_detector.py": "def find():\n    return 2\n"})
    script.check_out()
    yield from indexed(script.root, {})


@pytest.mark.parametrize(
    "question",
    [
        "Who wrote the face detector, and when?",
        "Who has worked most on the face detector code?",
        "Who are the main authors of the face detector code?",
        "What changed in the face detector last?",
        "Since when is there a face detector?",
        "Why is there a face detector?",
    ],
)
def test_the_first_line_has_the_number_and_the_ends_of_the_history(shop: tuple[Workspace, Path], question: str) -> None:
    first = asked(*shop, ask, question).splitlines()[0]
    assert "3 commits of the 1 file with 'face' and 'detector' in its path, the first on " in first
    assert " by Bo, the last on " in first


def test_people_come_first_where_they_are_asked_for(shop: tuple[Workspace, Path]) -> None:
    assert asked(*shop, ask, "Who wrote the face detector?").splitlines()[1:3] == ["people:", "Bo · 2 commits"]


def test_the_oldest_commits_come_first_where_a_beginning_is_asked_for(shop: tuple[Workspace, Path]) -> None:
    lines = asked(*shop, ask, "Why is there a face detector?").splitlines()
    assert [line.rpartition(" · ")[2] for line in lines[2:5]] == [
        "Find faces",
        "Find them faster",
        "Make faces optional",
    ]


def test_commits_that_were_not_read_are_told(shop: tuple[Workspace, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oxigraph_code.tools.sparql.histories.topic_history.MAX_COMMITS", 2)
    first = asked(*shop, ask, "Who wrote the face detector?").splitlines()[0]
    assert first.startswith("of the last 2 commits: 2 commits of the 1 file with ")


def test_a_topic_without_a_file_is_refused(shop: tuple[Workspace, Path]) -> None:
    assert asked(*shop, ask, "Who wrote the calendar?").startswith("no query of the library fits")


def test_a_word_that_no_path_has_is_named(shop: tuple[Workspace, Path]) -> None:
    first = asked(*shop, ask, "Since when is there a face detector for videos?").splitlines()[0]
    assert "without regard to 'videos'" in first


def test_the_first_of_two_questions_is_answered_and_the_second_named(shop: tuple[Workspace, Path]) -> None:
    first = asked(*shop, ask, "Which functions are there in face_detector.py and how often do they run?").splitlines()[
        0
    ]
    assert first.startswith("the first part alone, without 'and how often do they run'")


def test_the_commits_tell_who_owns_a_topic_that_no_file_of_owners_covers(shop: tuple[Workspace, Path]) -> None:
    first = asked(*shop, ask, "Who owns the face detector?").splitlines()[0]
    assert "with 'face' and 'detector' in its path" in first
    assert "no line of a CODEOWNERS file covers these files" in first


def test_a_folder_that_is_named_as_one_is_the_topic(shop: tuple[Workspace, Path]) -> None:
    first = asked(*shop, ask, "Who wrote the users app?").splitlines()[0]
    assert first.startswith("1 commit in shop/pages/users and shop/users, ")
    inside = asked(*shop, ask, "Who wrote the card users app?").splitlines()[0]
    assert inside.startswith("1 commit of the 1 file with 'card' and 'shop' and 'pages' and 'users' in its path")


def test_a_folder_has_its_commits_to_files_that_are_gone_too(tmp_path: Path) -> None:
    script = Script(tmp_path / "shop")
    script.commit("Begin the shop", {"shop/main.py": "", "docs/start.md": "Start\n", "docs/old.md": "Old\n"})
    script.commit("Drop the old page", {"docs/old.md": None}, author=BO)
    script.check_out()
    for workspace, root in indexed(script.root, {}):
        owned = asked(workspace, root, ask, "Who are the top contributors to docs?").splitlines()
        assert owned[0].startswith("2 commits in docs, ")
        assert owned[2:4] == ["Bo · 1 commit", "Ann · 1 commit"]
        changed = asked(workspace, root, ask, "What changed in the last month in docs?").splitlines()
        assert changed[0].startswith("2 commits since ")


def test_no_commit_in_a_period_tells_the_last_before_it(shop: tuple[Workspace, Path]) -> None:
    first = asked(*shop, ask, "What changed in the face detector since 2026-01-01?").splitlines()[0]
    assert first.startswith("0 commits since 2026-01-01 of the 1 file ")
    assert ", the last before on 2023-11-18 by Ann" in first


@pytest.mark.parametrize("time", ["the last month", "the last 30 days of history"])
def test_a_time_after_all_commits_is_counted_from_the_last_one(shop: tuple[Workspace, Path], time: str) -> None:
    counted = "since 2023-10-19, counted from the last commit on 2023-11-18"
    first = asked(*shop, ask, f"What changed in the face detector in {time}?").splitlines()[0]
    assert first.startswith(f"3 commits {counted} of the 1 file")
    assert asked(*shop, ask, f"Which commits were made in {time}?").startswith(
        f"5 commits: the newest commits ({counted})"
    )


@pytest.mark.parametrize(
    "question", ["Who are the main contributors besides Ann?", "Who wrote the face detector, apart from Ann?"]
)
def test_people_are_told_without_one_who_is_named(shop: tuple[Workspace, Path], question: str) -> None:
    first, *rows = asked(*shop, ask, question).splitlines()
    assert "without people named Ann" in first
    assert next(row for row in rows if row.startswith(("Ann ·", "Bo ·"))).startswith("Bo · 2 commits")
    assert not any(row.startswith("Ann ·") for row in rows)


def test_a_setting_begins_with_the_first_commit_that_writes_its_name(tmp_path: Path) -> None:
    script = Script(tmp_path / "shop")
    script.commit("Begin the shop", {"shop/main.py": "", "README.md": "SHOP_PORT_RANGE is another\n"})
    script.commit("Serve at a port", {"shop/main.py": "PORT = get('SHOP_PORT')\n"}, author=BO)
    script.commit("Tell of the port", {"README.md": "SHOP_PORT is the port\n"})
    script.check_out()
    for workspace, root in indexed(script.root, {}):
        answer = asked(workspace, root, ask, "When was the SHOP_PORT setting introduced, and by whom?").splitlines()
        assert answer[0].startswith("SHOP_PORT was added on ")
        assert " by Bo: the first commit that writes it into one of the 2 files that have it now" in answer[0]
        assert answer[1].endswith("Serve at a port")
        assert answer[2] == "    shop/main.py"


def test_files_of_a_kind_are_told_by_their_changes_in_a_time(shop: tuple[Workspace, Path]) -> None:
    added = asked(*shop, ask, "How many user pages were added in 2023?").splitlines()
    assert added[0].startswith(
        "1 file with 'user' and 'pages' in their paths added since 2023-01-01, before 2024-01-01"
    )
    assert added[1].startswith("shop/pages/users/card.html · 2023-11-")
    alone = asked(*shop, ask, "Which files were not changed since 2024?").splitlines()[0]
    assert alone.startswith("6 files not changed since 2024-01-01")
    # A gem is no file, and neither is a function.
    assert asked(*shop, ask, "Which gems were updated in 2023?").startswith("no query of the library fits")


def test_a_part_of_a_name_of_code_is_no_topic(shop: tuple[Workspace, Path]) -> None:
    found = asked(*shop, ask, "When was the FACE_DETECTOR_DEFAULT setting introduced?")
    assert found.startswith("no query of the library fits")


def test_a_symbol_older_than_the_loaded_commits_begins_with_its_first_commit(
    tmp_path: Path, shop: tuple[Workspace, Path]
) -> None:
    settings = load_settings({"store_path": tmp_path / "store", "cache_path": tmp_path / "cache.db"})
    workspace = Workspace.open(settings)
    index(workspace, shop[1])
    load_git_history(workspace, Call(), str(shop[1]), 1)
    answer = asked(workspace, shop[1], ask, "When was the function find added?")
    assert answer.splitlines()[1].endswith("Find faces")
    workspace.close()


def test_a_question_about_commits_loads_those_before_the_loaded_ones(
    tmp_path: Path, shop: tuple[Workspace, Path]
) -> None:
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store", "cache_path": tmp_path / "cache.db"}))
    index(workspace, shop[1])
    load_git_history(workspace, Call(), str(shop[1]), 1)
    assert "by the 5 commits loaded" in asked(workspace, shop[1], ask, "Who are the authors?").splitlines()[0]
    workspace.close()


def test_commits_that_name_what_was_added_belong_to_its_history(shop: tuple[Workspace, Path]) -> None:
    first, _, oldest, *_ = asked(*shop, ask, "When was the optional face introduced?").splitlines()
    assert first.startswith("'optional face' is named first on 2023-11-18 by Ann in ")
    assert "1 commit with 'optional' and 'face' in their messages, the first on " in first
    assert oldest.endswith("Make faces optional")
    both = asked(*shop, ask, "Why was the users page added?").splitlines()[0]
    assert "1 commit of the 1 file with 'users' and 'page' in its path" in both


def test_a_beginning_has_the_reason_of_its_message_or_says_that_there_is_none(tmp_path: Path) -> None:
    script = Script(tmp_path / "shop")
    script.commit("Begin", {"shop/main.py": "def run(): ...\n", "shop/mail.py": "def send(): ...\n"})
    script.commit("Use mails for plugins", {"shop/mail.py": "def send():\n    return 1\n"})
    script.commit("Added plugin support\n\nShops have wishes of their own.\n", {"shop/plugins/load.py": "A = 1\n"})
    script.commit("Move the plugins", {"shop/plugins/load.py": None, "shop/plugin.py": "A = 1\n"}, author=BO)
    script.commit("Count plugins", {"shop/plugin.py": "A = 2\n"}, author=BO)
    script.check_out()
    for workspace, root in indexed(script.root, {}):
        told = asked(workspace, root, ask, "Why was the plugin system added?").splitlines()
        assert told[0].startswith("'plugin' was added on 2023-11-16 by Ann in ")
        assert "'Added plugin support'; an earlier commit names it; the rest of its message is below · " in told[0]
        assert told[3] == "    Shops have wishes of their own."
        file = asked(workspace, root, ask, "When was shop/plugin.py added and by whom?").splitlines()[0]
        assert file.startswith("shop/plugin.py was added on 2023-11-16 by Ann in ")
        assert "no message gives a reason" in asked(workspace, root, ask, "Why was shop/main.py added?")


def test_owners_of_a_file_without_a_line_of_owners_are_people_of_its_commits(shop: tuple[Workspace, Path]) -> None:
    first = asked(*shop, ask, "Who owns shop/face_detector.py?").splitlines()[0]
    assert first.startswith("3 commits of the 1 file")
    assert "no line of a CODEOWNERS file covers these files, so by commits" in first


def test_a_thing_that_several_commits_name_before_is_not_said_to_be_added_later(tmp_path: Path) -> None:
    script = Script(tmp_path / "shop")
    for number, subject in enumerate(("Try mails", "Fix mails", "Sort mails", "Add mails")):
        script.commit(subject, {f"shop/{'mails' if number == 3 else 'main'}.py": f"A = {number}\n"})
    script.commit("Use a dark mode", {"shop/main.py": "A = 9\n"})
    script.check_out()
    for workspace, root in indexed(script.root, {}):
        mails = asked(workspace, root, ask, "When were mails added?").splitlines()[0]
        assert mails.startswith("'mails' is named first on 2023-11-14 by Ann in ")
        mode = asked(workspace, root, ask, "Why was the dark mode added?").splitlines()[0]
        assert mode.startswith("'dark mode' is named first on 2023-11-18 by Ann in ")


def test_commits_that_rename_or_touch_files_are_listed(shop: tuple[Workspace, Path]) -> None:
    assert asked(*shop, ask, "Which files were renamed?").startswith("0 rows: the files that commits renamed")
    touched = asked(*shop, ask, "Which commits touched shop/users since 2023?")
    assert touched.startswith("1 commit since 2023-01-01 in shop/users, ")
