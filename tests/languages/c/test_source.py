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
