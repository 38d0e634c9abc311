"""The texts that the resolution compares kinds with are kinds: a misspelt one would never be equal."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import get_args

from oxigraph_code.extraction.syntax import captured
from oxigraph_code.facts import kinds
from oxigraph_code.resolution.model import values

SOURCE = Path(str(files("oxigraph_code")))
MODULES = sorted((SOURCE / "resolution").rglob("*.py"))


def words(vocabulary: object) -> Iterator[str]:
    """Yield the words of a vocabulary, or a union of several."""
    for one in get_args(vocabulary):
        yield from words(one) if get_args(one) else [one]


KINDS = frozenset(
    chain.from_iterable(
        words(value)
        for module in (kinds, values, captured)
        for name, value in vars(module).items()
        if name.endswith(("Kind", "Fact"))
    )
)


def compared(path: Path) -> Iterator[tuple[int, object]]:
    """Yield the texts that a module compares kinds with, also by the name of a set, and their lines."""
    module = "oxigraph_code." + ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Compare) or ast.unparse(node.left).rpartition(".")[2] != "kind":
            continue
        for end in node.comparators:
            if isinstance(end, ast.Name):
                held = getattr(import_module(module.removesuffix(".__init__")), end.id, ())
                yield from ((end.lineno, word) for word in ([held] if isinstance(held, str) else held))
            yield from ((end.lineno, word.value) for word in ast.walk(end) if isinstance(word, ast.Constant))


def test_a_kind_is_compared_with_a_kind() -> None:
    found = [(path, *entry) for path in MODULES for entry in compared(path)]
    assert len(found) > 800
    assert [(path.name, line, word) for path, line, word in found if word and word not in KINDS] == []
