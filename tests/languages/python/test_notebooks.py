"""The code of a notebook is read with the lines of its file."""

from __future__ import annotations

import pytest

from oxigraph_code.languages.python import LOADER
from oxigraph_code.resolution import resolve

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


TOLD = r"""{"cells": [
 {"cell_type": "markdown",
  "source": [
   "# Total\n",
   "\n",
   "Read `Cart.total` and [the guide](../guide.md).\n",
   "## See `shop.tax`"
 ]},
 {
  "cell_type": "code",
  "source": [
   "class Total: pass\n",
   "Total()\n",
   "print(See)"
  ]
 },
 {
  "cell_type": "markdown",
  "source": [
   "## End"
  ]
 }
]}
"""


def test_cells_of_text_are_sections_of_a_document() -> None:
    facts = LOADER.extract(NOTEBOOK.encode(), "docs/demo.ipynb")
    assert [(entry.name, entry.start_line) for entry in facts.definitions if entry.kind == "section"] == [
        ("Not code()", 5)
    ]
    facts = LOADER.extract(TOLD.encode(), "docs/told.ipynb")
    assert facts.is_document
    assert facts.docstring == "Read Cart.total and the guide."
    assert [(entry.kind, entry.qualified_name, entry.ordinal, entry.start_line) for entry in facts.definitions] == [
        ("class", "Total", 1, 12),
        ("section", "Total", 2, 4),
        ("section", "Total > See shop.tax", 1, 7),
        ("section", "Total > End", 1, 20),
    ]
    assert [(remark.value, facts.definitions[remark.definition].name, remark.line) for remark in facts.remarks] == [
        ("Cart.total", "Total", 6),
        ("../guide.md", "Total", 6),
        ("shop.tax", "See shop.tax", 7),
    ]
    resolved = resolve([facts], LOADER.semantics)[facts.path]
    made = next(link for link in resolved.links if link.targets)
    assert [target.definition for target in made.targets] == [0]


@pytest.mark.parametrize(
    ("magic", "names"), [("%%bash", ["after"]), ("%%SQL db", ["after"]), ("%%time", ["inside", "after"])]
)
def test_a_cell_in_another_language_is_no_python(magic: str, names: list[str]) -> None:
    cell = '  {{\n   "cell_type": "code",\n   "source": [\n{}\n   ]\n  }}'
    cells = [[magic, "def inside():", "    return grep (1)"], ["def after(): ..."]]
    texts = [cell.format(",\n".join(f'    "{line}\\n"' for line in lines)) for lines in cells]
    notebook = "\n".join(['{"cells": [', ",\n".join(texts), "]}"])
    facts = LOADER.extract(notebook.encode(), "a.ipynb")
    assert [entry.name for entry in facts.definitions] == names
    assert not facts.diagnostics


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
