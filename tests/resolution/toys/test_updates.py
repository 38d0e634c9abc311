"""A change of one file of a toy makes the files dirty whose links it changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.facts import FileFacts
from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.resolution import Resolution
from tests.languages.cases import Case
from tests.resolution.dirty import dirty
from tests.resolution.toys.test_toys import CASES, TOYS


def links(facts: dict[str, FileFacts], loader: TreeSitterLoader) -> dict[str, str]:
    """Resolve all files; a text of the links and relations by path."""
    whole = Resolution({path: facts[path] for path in sorted(facts)}, loader.semantics)
    return {path: repr(whole.of_file(path)._replace(basis=None)) for path in sorted(facts)}  # type: ignore[arg-type]


@pytest.mark.parametrize("case", CASES, ids=lambda path: path.parent.parent.name)
def test_a_file_whose_links_change_is_resolved_again(case: Path) -> None:
    loader, leader = TOYS[case.parent.parent.name]
    files = Case(case.name, case.read_text(encoding="utf-8"), leader).files
    before = {path: loader.extract(text.encode(), path) for path, text in files.items()}
    known = links(before, loader)
    for gone in files:
        now = before | {gone: loader.extract(b"", gone)}
        found = links(now, loader)
        changed = {path for path in known if found[path] != known[path]}
        assert changed - {gone} <= dirty(before.values(), now.values(), loader.semantics)
