"""What we say of a small program, under the names that the suite has for things.

For maintainers: calls are those of ``code:calls`` with what is outside; the class that a call constructs is not among
them, since the suite has its constructor only.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from oxigraph_code.config import load_settings
from oxigraph_code.facts import FileFacts
from oxigraph_code.indexing.discovery import discover
from oxigraph_code.indexing.reading import read_all
from oxigraph_code.languages.registry import installed


def calls(root: Path) -> frozenset[tuple[str, str]]:
    """The calls of the program in a folder."""
    registry = installed()
    with tempfile.TemporaryDirectory() as copy:  # away from the project that it is kept in
        shutil.copytree(root, copy, dirs_exist_ok=True)
        files = discover(Path(copy), registry)
        found = read_all(files, registry, load_settings({"workers": 1}), lambda stage, done, total: None)

    def all_calls() -> Iterator[tuple[str, str]]:
        for path, resolved in found.resolved.items():
            facts = found.facts[path]
            for site, link in zip(facts.references, resolved.links, strict=True):
                caller = _name(facts, facts.function_around(site.scope))
                for target in link.targets:
                    callee = found.facts[target.path]
                    if callee.definitions[target.definition].kind != "class":
                        yield caller, _name(callee, target.definition)
                if link.external:
                    yield caller, link.external

    return frozenset(all_calls())


def _name(facts: FileFacts, definition: int) -> str:
    module = facts.path.rpartition(".")[0].removesuffix("/__init__").removesuffix("/index").replace("/", ".")
    return module if definition < 0 else f"{module}.{facts.definitions[definition].qualified_name}"
