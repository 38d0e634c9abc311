"""The code of a notebook is read with the lines of its file."""

from __future__ import annotations

from oxigraph_code.languages.python import LOADER

NOTEBOOK = r"""{
 "cells": [
  {"cell_type": "markdown",
   "source": [
    "# Not code()\n"
   ]
  },
  {
   "cell_type": "code",
   "outputs": [{"text": [
    "def printed(): pass\n"
   ]}],
   "source": [
    "%matplotlib inline\n",
    "from shop import total\n",
    "def rounded(x):\n",
    "    return total(\"é\", x)"
   ]
  }
 ]
}
"""


def test_cells_of_code_are_read_at_their_lines() -> None:
    facts = LOADER.extract(NOTEBOOK.encode(), "docs/demo.ipynb")
    assert [(entry.name, entry.start_line) for entry in facts.definitions if entry.kind == "function"] == [
        ("rounded", 16)
    ]
    assert any("total" in str(reference) for reference in facts.references if reference.line == 17)
    assert not facts.diagnostics
    assert facts.lines == NOTEBOOK.count("\n")


def test_nothing_imports_a_notebook() -> None:
    assert not LOADER.semantics.modules(["demo.ipynb"]).find("other.py", "demo")


def test_what_is_no_notebook_has_no_code() -> None:
    for text in (
        b"",
        b"{",
        b'{"cells": [{"cell_type": "code", "source": ["x = 1"]}]}',
        b'"source": [\n"\\ud800",\n"a\\nb"\n',
    ):
        assert LOADER.extract(text, "a.ipynb").definitions == ()
