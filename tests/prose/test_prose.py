"""Docstrings and comments are in plain English: the faults that are left may only fall."""

from __future__ import annotations

import pytest

from tests.prose import sentences

COUNTED = sentences.counts()
ALLOWED = sentences.allowed()


@pytest.mark.parametrize("place", sorted(COUNTED))
def test_the_faults_of_a_package_do_not_grow(place: str) -> None:
    most = ALLOWED.get(place, sentences.Counts(0, 0, 0))
    for fault, found, limit in zip(most._fields, COUNTED[place], most, strict=True):
        assert found <= limit, f"{fault} of {place}: {found}, allowed are {limit}; python -m tests.prose {place}"


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
