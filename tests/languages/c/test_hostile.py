"""Broken, deep and long text costs no other file, and rewriting keeps every offset."""

from __future__ import annotations

import pytest

from oxigraph_code.languages.c import LOADER
from oxigraph_code.languages.c.source import mended

HOSTILE = {
    "unclosed": "int f( {\n" * 50,
    "deep": "int f(void) { return " + "(" * 20_000 + ";",
    "braces": "int f(void) " + "{" * 20_000,
    "conditionals": "#if A\n" * 5_000 + "int f(void);\n",
    "capitals": "A_B " * 20_000 + "\nint f(",
    "macro": "#define M " + "f(1) \\\n" * 20_000 + "\n",
    "arguments": "  FOO(" * 5_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_is_read_and_rewritten_in_place(name: str) -> None:
    text = HOSTILE[name].encode()
    assert len(mended(text)) == len(text)
    assert mended(text).count(b"\n") == text.count(b"\n")
    assert LOADER.extract(text, "shop.c").path == "shop.c"


def test_attributes_and_branches_are_left_out_of_what_does_not_parse() -> None:
    text = b"int ZEXPORT f(void) {\n#ifdef A\n  if (a) {\n#else\n  if (b) {\n#endif\n  }\n  return 1;\n}\n"
    facts = LOADER.extract(text, "shop.c")
    assert [(entry.name, entry.end_line) for entry in facts.definitions] == [("f", 9)]
    assert facts.diagnostics == ()
