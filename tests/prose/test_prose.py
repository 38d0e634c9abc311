"""Documents, docstrings and comments are in plain English; the faults that are left may only fall."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs import pages
from tests.prose import documents, sentences

ALLOWED = sentences.allowed()


@pytest.mark.parametrize("place", sentences.packages())
def test_the_faults_of_a_package_do_not_grow(place: str) -> None:
    most = ALLOWED.get(place, sentences.NONE)
    for fault, found, limit in zip(most._fields, sentences.counts()[place], most, strict=True):
        assert found <= limit, f"{fault} of {place}: {found}, allowed are {limit}; python -m tests.prose {place}"


@pytest.mark.parametrize("page", list(documents.documents()), ids=pages.name)
def test_a_page_is_in_plain_english(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert documents.bad_beginnings(text) == []
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
    assert set(sentences.class_names_that_exist_twice()) <= set(sentences.allowed_names())


@pytest.mark.parametrize(
    ("docstring", "is_bad"),
    [
        ("What something is.", True),
        ("Which of them.", True),
        ("Whatever is left.", True),
        ("Narrow the known types to the asserted ones.", False),
        ("Wherever it stands.", False),
    ],
)
def test_a_docstring_does_not_begin_with_a_question_word(docstring: str, is_bad: bool) -> None:
    assert sentences.begins_badly(docstring) is is_bad


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("Return the type of a value.", []),
        ("Return the names of the members of the types of a value.", ["chains"]),
        ("Return the name, or that of its type.", ["referring"]),
    ],
)
def test_a_sentence_takes_few_steps(text: str, faults: list[str]) -> None:
    found = sentences.faults(sentences.Docstring(1, text))
    assert [fault for fault, count in found._asdict().items() if count] == faults
