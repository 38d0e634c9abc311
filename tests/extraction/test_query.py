"""A query file that is wrong says so when its language loads, with file, row and column."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.errors import QueryFileError
from tests.extraction.support import query_of

GOOD = "; a comment with @nonsense\n((identifier) @name)\n"


def error_of(folder: Path, **files: str) -> QueryFileError:
    with pytest.raises(QueryFileError) as caught:
        query_of(folder, **files)
    assert caught.value.language == "toy"
    return caught.value


def place(error: QueryFileError) -> tuple[str, int, int]:
    return error.path, error.row, error.column


def test_an_unknown_capture_is_placed(tmp_path: Path) -> None:
    error = error_of(tmp_path, first=GOOD, second=";\n((identifier) @nmae)\n")
    assert place(error) == ("second.scm", 2, 16)
    assert "'nmae'" in error.message
    assert "name" in error.hint


def test_an_unknown_setting_is_placed(tmp_path: Path) -> None:
    error = error_of(tmp_path, first='((identifier) @name\n  (#set! knid "x"))')
    assert place(error) == ("first.scm", 2, 10)
    assert "'knid'" in error.message


@pytest.mark.parametrize("capture", ["binding", "definition"])
def test_an_unknown_kind_is_placed(tmp_path: Path, capture: str) -> None:
    error = error_of(tmp_path, first=GOOD, second=f';\n((identifier) @{capture}\n  (#set! kind "vraiable"))')
    assert (error.path, error.row) == ("second.scm", 2)
    assert "'vraiable'" in error.message
    assert "variable" in error.hint


def test_a_predicate_that_does_not_hold_is_refused(tmp_path: Path) -> None:
    error = error_of(tmp_path, first='((identifier) @name\n  (#not-any-of? @name "a" "b"))')
    assert place(error) == ("first.scm", 2, 4)
    assert "#not-match?" in error.hint


def test_an_unknown_node_type_is_placed(tmp_path: Path) -> None:
    error = error_of(tmp_path, first=GOOD, second="\n\n ((idnetifier) @name)")
    assert place(error) == ("second.scm", 3, 4)
    assert error.message == "second.scm:3:4: Invalid node type: idnetifier"


def test_an_unknown_field_is_placed(tmp_path: Path) -> None:
    assert place(error_of(tmp_path, first="((call func: (_) @name))"))[:2] == ("first.scm", 1)


def test_a_bracket_too_few_is_an_error_of_its_file(tmp_path: Path) -> None:
    assert error_of(tmp_path, first=GOOD, second="((identifier) @name").path == "second.scm"


def test_private_captures_and_strings_may_say_anything(tmp_path: Path) -> None:
    query_of(tmp_path, first='((identifier) @_mine (#eq? @_mine "@nobody #set! nothing"))')


def test_what_patterns_set_is_known_by_their_number(tmp_path: Path) -> None:
    query = query_of(tmp_path, first=GOOD, second='((call) @reference (#set! kind "call"))')
    assert query.whole.settings[:2] == ({}, {"kind": "call"})
