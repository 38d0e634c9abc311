"""Conventions of Kotlin: the kind and visibility of definitions, names and the text of comments.

For maintainers: texts in, words out. This module sees neither syntax nodes nor other files.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from oxigraph_code.extraction.conventions import Conventions, ImportedName
from oxigraph_code.extraction.text.node_kinds import NodeKinds
from oxigraph_code.languages.comments import documentation_in, without_comments

_ACCESS = ("public", "protected", "private", "internal")
_NAMES = {"object": "Companion"}
# Methods that the language, its collections or conversions run without a call in the text.
_OPERATORS = "get set invoke plus minus times div rem contains rangeTo not inc dec getValue setValue provideDelegate"
_RUN = frozenset(
    (
        *("toString", "equals", "hashCode", "compareTo", "compare", "iterator", "close", "run", "finalize"),
        *_OPERATORS.split(),
    )
)
_IMPORT = re.compile(r"import\s+(?:([\w.`\s]+)\s*\.\s*)?(\*|[\w`]+)(?:\s+as\s+([\w`]+))?")
_NODES = NodeKinds(
    texts="string_literal multiline_string_literal character_literal",
    computed="interpolation",
    marked=r"\$([^\W\d]\w*)",
    named="value_argument",
    same="parenthesized_expression",
    spread="spread_expression",
    functions="lambda_literal anonymous_function",
    behind="annotated_lambda",
)


class KotlinConventions(Conventions):
    """See ``extraction.conventions.Conventions``."""

    node_kinds = _NODES
    address_makers = "format *join *Path *URL *Url *URI *Uri"
    instance_word = "this"
    member_kinds = {"function": "method", "variable": "field"}
    run_methods = _RUN
    access = _ACCESS
    rest_type = "%s[]"

    def plain_name(self, written: str) -> str:
        return _NAMES.get(written, written.strip("`"))

    docstring = staticmethod(documentation_in)

    uncommented = staticmethod(without_comments)

    def import_tree(self, text: str) -> Sequence[ImportedName]:
        match = _IMPORT.match(text)
        if match is None:
            return ()
        path, name, alias = ("".join((part or "").replace("`", "").split()) for part in match.groups())
        if name == "*":
            return (ImportedName("star", path, "", "", 0),)
        return (ImportedName("symbol", path, name, alias, 0),)
