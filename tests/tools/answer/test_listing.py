"""A listing states its content, keeps to its budget, and every row of it can be had."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given, strategies as st

from oxigraph_code.errors import ArgumentError
from oxigraph_code.settings.config import Settings
from oxigraph_code.tools.answer.listing import Listing, Page, Row, Section, answer

WORDS = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Zl", "Zp"]), min_size=1, max_size=90)


def listing(*lengths: int) -> Listing:
    sections = [
        Section(
            f"part{number}", [Row(f"{number}.{row} " + "x" * 30, {"id": f"{number}.{row}"}) for row in range(length)]
        )
        for number, length in enumerate(lengths)
    ]
    return Listing("things", sections, ["fresh"], next_step="ask more", narrower="path=src")


def paged(whole: Listing, form: str, room: int) -> list[str]:
    """Return the rows of all pages, one after the other."""
    found: list[str] = []
    offset = 0
    while True:
        text = answer(whole, Page.from_arguments(Settings(), offset, room, form)).text
        assert len(text) <= room
        if form == "json":
            said = json.loads(text)
            found += [row["id"] for key, rows in said.items() if key.startswith("part") for row in rows]
            last = said["next"]
        else:
            found += re.findall(r"^(\d\.\d+) ", text, re.MULTILINE)
            last = text.splitlines()[-1]
        more = re.search(r"more: offset=(\d+)", last)
        if more is None:
            assert last == "ask more"
            return found
        assert int(more[1]) > offset
        offset = int(more[1])


@pytest.mark.parametrize("form", ["text", "json"])
@given(lengths=st.lists(st.integers(0, 60), max_size=4), room=st.integers(500, 3000))
def test_pages_hold_every_row_once_and_keep_to_their_room(form: str, lengths: list[int], room: int) -> None:
    whole = listing(*lengths)
    expected = [f"{number}.{row}" for number, length in enumerate(lengths) for row in range(length)]
    assert paged(whole, form, room) == expected


def test_the_first_line_says_how_much_is_shown_and_the_last_how_to_get_the_rest() -> None:
    said = answer(listing(100), Page.from_arguments(Settings(), 10, 600)).text.splitlines()
    assert said[0] == f"things (11 to {10 + len(said) - 2} shown of 100) · fresh"
    assert said[-1] == f"{100 - 10 - len(said) + 2} left out; more: offset={10 + len(said) - 2} · narrow: path=src"


def test_a_row_that_is_longer_than_the_answer_is_cut_rather_than_left_out() -> None:
    long = Listing("one thing", [Section("things", [Row("y" * 5000, {})])])
    text = answer(long, Page.from_arguments(Settings(), 0, 600)).text
    assert len(text) <= 600
    assert text.splitlines()[1].endswith("y…")


def test_no_answer_is_longer_than_every_client_takes() -> None:
    whole = listing(2000)
    assert 39_000 < len(answer(whole, Page.from_arguments(Settings(), 0, 1_000_000)).text) <= 40_000


@pytest.mark.parametrize(("argument", "value"), [("format", "xml"), ("offset", -1), ("max_chars", -1)])
def test_a_value_that_cannot_be_used_is_refused(argument: str, value: int | str) -> None:
    with pytest.raises(ArgumentError) as refused:
        Page.from_arguments(Settings(), **{argument: value})  # type: ignore[arg-type]
    assert refused.value.argument == argument


def test_a_json_page_too_small_for_a_row_shows_that_row_and_goes_on() -> None:
    rows = [Row(f"{number}", {"id": str(number), "text": "x" * 900}) for number in range(3)]
    whole = Listing("things", [Section("part", rows)])
    offsets = []
    offset = 0
    while True:
        page = json.loads(answer(whole, Page.from_arguments(Settings(), offset, 500, "json")).text)
        assert page["shown"] == 1
        assert "max_chars=500" in page["notes"][0]
        offsets.append(offset)
        if not (more := re.search(r"more: offset=(\d+)", page["next"])):
            break
        offset = int(more[1])
    assert offsets == [0, 1, 2]
