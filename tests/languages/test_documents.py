"""Documents of any content are read, whatever their authors meant by it."""

from __future__ import annotations

import random

import pytest

from oxigraph_code.languages.document_loader import DocumentLoader
from oxigraph_code.languages.markdown import LOADER as MARKDOWN
from oxigraph_code.languages.restructuredtext import LOADER as RESTRUCTURED

LOADERS = pytest.mark.parametrize("loader", [MARKDOWN, RESTRUCTURED], ids=["markdown", "restructuredtext"])
HOSTILE = {
    "nothing": b"",
    "one line end": b"\n",
    "front matter alone": b"---\ntitle: Carts\n---\n",
    "zeros": b"\0" * 10_000,
    "bytes": random.Random(1).randbytes(200_000),
    "titles": b"Carts\n=====\n" * 20_000,
    "titles with lines above": b"=====\nCarts\n=====\n" * 20_000,
    "a level for each mark": b"".join(b"Carts\n%c%c%c%c%c\n" % ((mark,) * 5) for mark in b"=-~^#*+:.<>_" * 1_000),
    "marks without titles": b"===\n" * 100_000,
    "open code": b"`" * 300_000,
    "open roles": b":func:`" * 40_000,
    "open targets": b"`a <" * 80_000 + b">`__",
    "open directives": b".. code-block:: sh\n" * 20_000,
    "a directive in each other": b"\n".join(b" " * depth + b"x::" for depth in range(1_000)),
    "commands": b".. code-block:: sh\n\n   make all\n\n" * 20_000,
    "one long line": b"a.b() " * 300_000,
    "fields": b":status: " * 50_000,
}


@LOADERS
@pytest.mark.parametrize("source", HOSTILE.values(), ids=HOSTILE.keys())
def test_any_content_is_read_within_its_lines(loader: DocumentLoader, source: bytes) -> None:
    facts = loader.extract(source, "docs/x")
    assert len(facts.remarks) <= 3_001
    last = source.count(b"\n") + source.count(b"\r") + 1
    assert all(1 <= entry.start_line <= entry.end_line <= last for entry in facts.definitions)
    assert all(1 <= remark.line <= last for remark in facts.remarks)


def test_directives_read_no_other_file() -> None:
    text = ".. include:: /etc/passwd\n.. raw:: html\n   :file: /etc/passwd\n.. literalinclude:: ../../secret\n\nEnd\n"
    facts = RESTRUCTURED.extract(text.encode(), "docs/x.rst")
    assert (facts.definitions, facts.remarks) == ((), ())


@LOADERS
def test_lines_are_those_of_editors(loader: DocumentLoader) -> None:
    facts = loader.extract("One\u2028line\x0c\n\nCarts\n=====\n\n``a.b``\n".encode(), "docs/x")
    assert facts.lines == 6
    assert [(entry.name, entry.start_line) for entry in facts.definitions] == [("Carts", 3)]
    assert [(remark.value, remark.line) for remark in facts.remarks] == [("a.b", 6)]
