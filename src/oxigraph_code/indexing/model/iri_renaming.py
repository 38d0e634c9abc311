"""What is said of the files of one root, as it is said of the same files at another.

For maintainers: a second worktree says the same of its files, but for the IRIs of its projects and the folder that it
lies in. So what is said is kept under the names by which it was said first, and turned into other names as text, which
costs a tenth of finding it out. What only looks like an IRI, in the text of a literal, stays. This module must not know
where what is said is kept.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path

import msgspec

from oxigraph_code import identity, rdf

_PROJECT = f"<{re.escape(identity.BASE)}project/"
_MENTIONED = re.compile(f"{_PROJECT}[^/?>]*")
_IN_LITERAL = re.compile(f'"[^\n]*{_PROJECT}')


class Names(msgspec.Struct, array_like=True, frozen=True):
    """The folder of a root, and the IRIs of its projects by their folders below it."""

    root: bytes
    projects: dict[bytes, str]

    @classmethod
    def of(cls, root: Path, projects: Mapping[str, str]) -> Names:
        """``projects`` are by folder."""
        return cls(os.fsencode(root), {os.fsencode(folder): iri for folder, iri in projects.items()})


class Renaming:
    """Statements under some names as statements under others, of which none is among the first."""

    def __init__(self, before: Names, now: Names) -> None:
        self._is_none = before == now
        self._roots = Path(os.fsdecode(before.root)), Path(os.fsdecode(now.root))
        self._iris = {f"<{iri}": f"<{now.projects[folder]}" for folder, iri in before.projects.items()}

    def __call__(self, text: str, path: str) -> str:
        """Statements about the file at a path of the root, as lines with their ends."""
        if self._is_none:
            return text
        if _IN_LITERAL.search(text) is None:
            text = self._renamed(text)
        else:
            lines = (line.partition('"') for line in text.split("\n"))
            text = "\n".join(self._renamed(terms) + mark + literal for terms, mark, literal in lines)
        before, now = (rdf.file_path_part(root, path) for root in self._roots)
        return text.replace(before, now, 1)

    def _renamed(self, text: str) -> str:
        return _MENTIONED.sub(lambda found: self._iris.get(found[0], found[0]), text)
