"""The words of names and texts."""

from __future__ import annotations

import pytest

from oxigraph_code.search.words import parts


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("getUserName", ["get", "user", "name"]),
        ("SQLCompiler", ["sql", "compiler"]),
        ("user_id", ["user", "id"]),
        ("allowedURLs", ["allowed", "urls"]),
        ("IDs of users", ["ids", "of", "users"]),
        ("URLsByName", ["urls", "by", "name"]),
    ],
)
def test_a_name_is_split_at_case_but_not_before_a_plural_s(name: str, words: list[str]) -> None:
    assert parts(name) == words
