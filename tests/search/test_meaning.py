"""Search by meaning, with and without the extra that has the vectors."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from oxigraph_code.search import meaning
from oxigraph_code.search.file import opened
from oxigraph_code.search.finding import Filters

NAMES = {"delete_account": "Remove a user.", "draw_circle": "Draw a round shape.", "send_mail": "Send a letter."}


@pytest.fixture
def database(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with opened(tmp_path) as found:
        found.execute("INSERT INTO module VALUES (1, 'm', 'p', 'shop.py', 'python', '')")
        for number, (name, doc) in enumerate(NAMES.items(), 1):
            row = (number, 1, name, " function ", name, name, f" {name.replace('_', ' ')}", name, "", 1, 2, "", "", doc)
            found.execute(f"INSERT INTO symbol VALUES ({', '.join('?' * 14)}, 0, 1, 0.0)", row)
            found.execute("INSERT INTO words (rowid, name, docs) VALUES (?, ?, ?)", (number, name, doc))
        yield found


@pytest.mark.skipif(find_spec("wordllama") is None, reason="the extra meaning is not installed")
def test_a_symbol_without_a_word_of_the_question_is_found_by_meaning(database: sqlite3.Connection) -> None:
    meaning.put_vectors(database)
    assert not meaning.lacks_vectors(database)
    (first, *_) = meaning.nearest_by_meaning(database, "erase somebody's membership", Filters(), 2)
    assert first.name == "delete_account"


@pytest.mark.skipif(find_spec("wordllama") is None, reason="the extra meaning is not installed")
@pytest.mark.parametrize("kind", ["section", "route", "field", "variable"])
def test_what_is_no_function_and_no_type_has_no_meaning(database: sqlite3.Connection, kind: str) -> None:
    database.execute("UPDATE symbol SET kinds = ? WHERE name = 'delete_account'", (f" {kind} ",))
    meaning.put_vectors(database)
    found = meaning.nearest_by_meaning(database, "erase somebody's membership", Filters(), 3)
    assert sorted(entry.name for entry in found) == ["draw_circle", "send_mail"]


def test_without_the_extra_nothing_is_made_and_nothing_found(
    database: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meaning, "_model", lambda: None)
    meaning.put_vectors(database)
    assert database.execute("SELECT COUNT(*) FROM meaning").fetchone() == (0,)
    assert meaning.nearest_by_meaning(database, "erase", Filters(), 2) == []
