"""String literals that may name a symbol or module: dotted names, paths of files, methods.

For maintainers: they are found by one search over the bytes, so a file without any costs next to nothing; comments,
documentation and the sources of imports are left out. Resolution finds the symbol of that name, if there is one. This
module must not know any language.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from oxigraph_code.extraction.scopes.file_scopes import ScopeMap
from oxigraph_code.extraction.syntax.capture import Captured
from oxigraph_code.extraction.values.file_pass import ReadFile
from oxigraph_code.facts.kinds import PassedKind
from oxigraph_code.facts.nesting import outside_of

_QUOTED = re.compile(
    rb"""(?P<quote>["'`])(?:
        (?P<name>[A-Za-z_][\w$-]{0,60}(?:[.:][A-Za-z_][\w$-]{0,60}){1,10})
      | (?P<path>\.{1,2}/[\w$./@-]{1,120})
      | (?P<word>[A-Za-z_]\w{2,60})
    )(?P=quote)""",
    re.VERBOSE,
)
_COMPOUND = re.compile(rb"[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)+")
_UNDER_A_KEY = re.compile(rb"[\w$\"'\]]\s*:\s*$")
_COMMENTED = re.compile(rb"(?:^|\s)(?:#|//|/?\*)(?=\s|\*)")
_FILE_ENDINGS = frozenset(
    [
        *(b"cfg", b"com", b"conf", b"css", b"csv", b"gif", b"gz", b"html", b"ini", b"io", b"ipynb", b"jpg", b"json"),
        *(b"lock", b"log", b"md", b"net", b"org", b"pdf", b"png", b"rst", b"scss", b"sh", b"sql", b"svg", b"toml"),
        *(b"txt", b"xml", b"yaml", b"yml", b"zip"),
    ]
)
"""The endings of names of files and hosts, which no symbol has."""

_MAX_LITERALS = 2_000
_OPEN = frozenset({"block", "object"})


class NamedText(NamedTuple):
    """A text and its start: a ``name`` of a symbol or file, or of a ``member`` in the enclosing class."""

    start: int
    kind: PassedKind
    text: str

    @property
    def is_word(self) -> bool:
        """True for the bare name of a class, which is one only as a value."""
        return self.kind == "name" and self.text.isidentifier()


def named_texts(file: ReadFile) -> list[NamedText]:
    """Return the texts of a file that may name something, in their order.

    In some languages also words under a key, such as ``name: "SendMail"``, which may be names of classes.
    """
    if not file.conventions.names_in_texts:
        return []
    captured, text, names_classes = file.captured, file.text, file.conventions.classes_in_texts
    methods = {text.span(draft.name) for draft in captured.definitions.values() if draft.kind == "function"}
    left_out = sorted(_not_values(captured))
    found = []
    for match in text.search_all(_QUOTED):
        start = match.start()
        if (word := match["word"]) is not None:
            kind: PassedKind = "member"
            named = word
            if word.decode() not in methods or not _is_in_class(file.scopes, start):
                is_keyed = names_classes and _COMPOUND.fullmatch(word) and _UNDER_A_KEY.search(text.line_before(start))
                if not is_keyed:
                    continue
                kind = "name"
        else:
            kind, named = "name", match["name"] or match["path"]
            if named.rpartition(b".")[2] in _FILE_ENDINGS:
                continue
        at = bisect_right(left_out, (start + 1,)) - 1
        if (at >= 0 and start < left_out[at][1]) or _COMMENTED.search(text.line_before(start)):
            continue
        found.append(NamedText(start, kind, named.decode()))
        if len(found) == _MAX_LITERALS:
            break
    return found


def _not_values(captured: Captured) -> Iterator[tuple[int, int]]:
    """Return the spans that are no values: documentation, and the sources of imports."""
    yield from captured.docs
    for draft in captured.definitions.values():
        yield from draft.docs
    for entry in captured.imports:
        if entry.source is not None:
            yield entry.source.start - 1, entry.source.end + 1


def _is_in_class(scopes: ScopeMap, offset: int) -> bool:
    """Return true if a text stands in the body of a class, in none of its methods."""
    scope = outside_of(scopes.scopes, scopes.read_at(offset), _OPEN)
    return scopes.scopes[scope].kind == "class"
