"""Conventions of Java: the kind and visibility of definitions, and the text of comments.

For maintainers: texts in, words out. This module sees neither syntax nodes nor other files.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.text.node_kinds import NodeKinds
from oxigraph_code.languages.comments import documentation_in, without_comments

_ACCESS = ("public", "protected", "private")
# Methods that the language, its collections or conversions run without a call in the text.
_RUN = frozenset({"toString", "equals", "hashCode", "compareTo", "compare", "iterator", "close", "run", "finalize"})
_BOUND = re.compile(r"extends\s+")
_NODES = NodeKinds(
    texts="string_literal character_literal",
    named="element_value_pair",
    same="array_creation_expression",
    functions="lambda_expression",
    constants="true false null_literal",
)


class JavaConventions(Conventions):
    """See ``extraction.conventions.Conventions``."""

    node_kinds = _NODES
    address_makers = "format *join *Path *URL *Url *URI *Uri"
    instance_word = "this"
    member_kinds = {"function": "method", "variable": "field"}
    run_methods = _RUN
    rest_type = "%s[]"

    docstring = staticmethod(documentation_in)

    def visibility(self, name: str, enclosing_kind: str, modifiers: Sequence[str]) -> str:
        written = next((word for word in modifiers if word in _ACCESS), "")
        return written or ("public" if enclosing_kind == "trait" else "internal")

    uncommented = staticmethod(without_comments)

    def annotation(self, text: str) -> str:
        if text == "var":
            return ""
        return _BOUND.sub("", text, count=1) if text.startswith("extends") else text
