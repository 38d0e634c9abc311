"""The definitions that an index in SCIP has for a file of a language without a grammar.

For maintainers: names and kinds are read from the symbols, whose descriptors lead from the file inwards, and lines from
the ranges around. Parameters and local symbols are left out. See decision 0163.

Source: the grammar of symbols in scip.proto of sourcegraph/scip.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from oxigraph_code.facts import Definition, Scope
from oxigraph_code.reports.scip import Document, ScipIndex, in_line

_DESCRIPTOR: Final = re.compile(r"(?:`((?:[^`]|``)+)`|([\w+$-]+))(/|#|!|\.|:|\([\w+$-]*\)\.)")
_KINDS: Final = {"#": "class", "!": "macro", ".": "variable", ")": "function"}
_IN_TYPES: Final = {"variable": "field", "function": "method"}


def definitions_in(
    index: ScipIndex, document: Document, text: Sequence[str]
) -> tuple[tuple[Definition, ...], tuple[Scope, ...]]:
    """Return the definitions of a document, and their scopes: one for the file and for each type."""
    found: list[Definition] = []
    scopes = [Scope("module", -1, -1)]
    scope_of: dict[str, int] = {}
    seen: Counter[str] = Counter()
    places = (place for place in index.occurrences(document) if place.is_definition and place.line < len(text))
    for place in sorted(places, key=lambda place: (place.line, place.start)):
        parts = _DESCRIPTOR.findall(place.symbol)
        kind = _kind(parts[-1][2]) if parts and place.symbol.endswith(parts[-1][2]) else ""
        name, _ = in_line(text[place.line], place, document.encoding)
        if place.symbol.startswith("local ") or not kind or not name:
            continue
        owners = [quoted or plain for quoted, plain, end in parts[:-1] if end == "#"]
        around = ".".join(owners)
        qualified = f"{around}.{name}" if around else name
        seen[qualified] += 1
        kind = _IN_TYPES.get(kind, kind) if around else kind
        first, last = place.around or (place.line, place.line)
        scope = scope_of.get(around, 0)
        if kind == "class":
            scope_of.setdefault(qualified, len(scopes))
            scopes.append(Scope("class", scope, len(found)))
        found.append(Definition(kind, name, qualified, seen[qualified], scope, first + 1, last + 1, "public"))
    return tuple(found), tuple(scopes)


def _kind(end: str) -> str:
    return _KINDS.get(end[:1] if end[0] != "(" else ")", "")
