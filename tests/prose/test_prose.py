"""Documents, docstrings and comments are in plain English."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs import pages
from tests.prose import documents, sentences


@pytest.mark.parametrize("place", sentences.packages())
def test_a_package_is_in_plain_english(place: str) -> None:
    assert sentences.found().get(place, []) == []


@pytest.mark.parametrize("page", list(documents.documents()), ids=pages.name)
def test_a_page_is_in_plain_english(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert documents.bad_beginnings(text) == []
    # Releases keep their notes.
    assert page.name == "CHANGELOG.md" or documents.references_back(text) == []
    assert documents.excess_of_banned_words(text) <= 0


@pytest.mark.parametrize(
    ("text", "is_bad"),
    [
        ("# Where to look\n", True),
        ("It is known. What is left, is not.\n", True),
        ("- Which files\n  are read.\n", True),
        ("Who calls it?\n", False),
        ("```text\nWhat is quoted\n```\n\n| What | Who |\n|---|---|\n", False),
        ("`What` is a name, and so is [one](who.md).\n", False),
    ],
)
def test_a_sentence_of_a_page_that_begins_with_a_question_word_asks_something(text: str, is_bad: bool) -> None:
    assert bool(documents.bad_beginnings(text)) is is_bad


def test_a_class_name_exists_once() -> None:
    assert sentences.class_names_that_exist_twice() == []


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("What something is.", ["begins with a question word"]),
        ("Whatever is left.", ["begins with a question word"]),
        ("Wherever it stands.", []),
        ("Narrow the known types to the asserted ones, the types of a value.", []),
        ("Return the names of the members of the types of a value.", ['more than 2 "of" in a sentence']),
        ("Return the name, or that of its type.", ['refers by "that of"']),
        ("Return ``that of`` a type.", []),
        (f"Return {'the type ' * 12}.", ["a first line over 100 characters"]),
    ],
)
def test_a_sentence_takes_few_steps(text: str, faults: list[str]) -> None:
    assert sentences.faults(text) == faults
