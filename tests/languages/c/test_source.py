"""Rewriting keeps the conditions of directives, so that the branch behind them stays a statement."""

from __future__ import annotations

from oxigraph_code.languages.c.source import mended

TEXT = b"""\
int get(struct item *it) {
#ifdef EXTSTORE
    if (it->flags) {
        return 1;
    }
#endif
    return 0;
}

int ZEXPORT put(int key);
"""


def test_the_condition_of_a_directive_is_no_attribute_of_what_follows() -> None:
    found = mended(TEXT)
    assert b"#ifdef EXTSTORE\n    if (it->flags)" in found
    assert b"int         put(int key);" in found
    assert len(found) == len(TEXT)


def test_a_statement_behind_a_condition_is_no_attribute() -> None:
    text = b"int put(int key) {\n  if (key > 1)\n    FATAL(key);\n}\nint get(int key)\n    NORETURN;\n"
    found = mended(text)
    assert b"FATAL(key);" in found
    assert b"NORETURN" not in found


def test_a_type_is_an_argument_of_a_macro_at_the_start_of_a_line() -> None:
    assert mended(b"DEFINE_FLAG(int, size, 8);\n") == b"DEFINE_FLAG(INT, size, 8);\n"
