"""Conventions of C: linkage, the spelling of macros, and the text of comments.

For maintainers: texts in, words out. This module sees neither syntax nodes nor other files.

Source: ISO/IEC 9899, "Linkages of identifiers"; the manual of Doxygen, "Documenting the code".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.text.node_kinds import NodeKinds

_NODES = NodeKinds(
    texts="string_literal concatenated_string",
    named="initializer_pair",
    constants="true false null",
    lists="initializer_list",
)
_ACCESS = {"{": "private", "private": "private", "protected": "protected"}
_MARGIN = re.compile(r"^[ \t]*\*+(?!/)[ \t]?", re.MULTILINE)
_LINE = re.compile(r"^[ \t]*//[/!]?<?[ ]?", re.MULTILINE)
_RULER = re.compile(r"^[-=*#~+_ ]{4,}$", re.MULTILINE)


class CConventions(Conventions):
    """See ``extraction.conventions.Conventions``."""

    node_kinds = _NODES
    address_makers = "sprintf *Join *join *Path *URL *Url"
    instance_word = "this"
    has_tags = True

    def docstring(self, literal: str) -> str:
        if literal.startswith("//"):
            return _LINE.sub("", literal).rstrip()
        text = literal.removeprefix("/*").removesuffix("*/").lstrip("*!<").rstrip("*")
        return _RULER.sub("", _MARGIN.sub("", text.replace("\r\n", "\n"))).strip()

    def visibility(self, name: str, enclosing_kind: str, modifiers: Sequence[str]) -> str:
        if enclosing_kind == "class":
            word = modifiers[-1] if modifiers else ""
            return _ACCESS.get(word, "public")
        return "private" if "static" in modifiers else "public"
