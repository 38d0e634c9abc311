"""Conventions of Go: the names of packages, visibility by capital letters, and the text of comments.

For maintainers: texts in, words out. This module sees neither syntax nodes nor other files.

Source: The Go Programming Language Specification, chapters "Exported identifiers", "Import declarations"; Go Doc
Comments.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from oxigraph_code.extraction.conventions import Conventions, ImportedName
from oxigraph_code.extraction.text.node_kinds import NodeKinds
from oxigraph_code.languages.go.modules import package_name

_NODES = NodeKinds(
    texts="interpreted_string_literal raw_string_literal rune_literal",
    named="keyed_element",
    same="literal_element",
    spread="variadic_argument",
    functions="func_literal",
    constants="true false",
)
_DIRECTIVE = re.compile(r"//(?:[a-z0-9]+:[a-z0-9]|line |extern |export | \+build)")
_STAR_MARGIN = re.compile(r"^[ \t]*\*(?!/)[ \t]?", re.MULTILINE)


class GoConventions(Conventions):
    """See ``extraction.conventions.Conventions``."""

    node_kinds = _NODES
    address_makers = "Sprintf *Join *Parse *Path *URL *Url *URI *Route"
    rest_type = "...%s"

    def docstring(self, literal: str) -> str:
        if literal.startswith("//"):
            return "" if _DIRECTIVE.match(literal) else literal[2:].removeprefix(" ").rstrip()
        text = literal.removeprefix("/*").removesuffix("*/").replace("\r\n", "\n")
        return "\n".join(line.rstrip() for line in _STAR_MARGIN.sub("", text).split("\n")).strip("\n")

    def visibility(self, name: str, enclosing_kind: str, modifiers: Sequence[str]) -> str:
        return "public" if name[:1].isupper() else "internal"

    def import_tree(self, text: str) -> Sequence[ImportedName]:
        return [ImportedName("module", text, "", package_name(text), 0)]
