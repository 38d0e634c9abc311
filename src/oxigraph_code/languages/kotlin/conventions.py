"""Conventions of Kotlin: the kind and visibility of definitions, names and the text of comments.

For maintainers: texts in, words out. This module sees neither syntax nodes nor other files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from oxigraph_code.extraction.conventions import Conventions, ImportedName
from oxigraph_code.extraction.text.node_kinds import NodeKinds
from oxigraph_code.facts import Parameter
from oxigraph_code.languages.comments import documentation_in, without_comments

_ACCESS = ("public", "protected", "private", "internal")
_MEMBER_KINDS = {"function": "method", "variable": "field"}
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
    named="value_argument",
    same="parenthesized_expression",
    spread="spread_expression",
    functions="lambda_literal anonymous_function",
    behind="annotated_lambda",
)


class KotlinConventions(Conventions):
    """See ``extraction.conventions.Conventions``."""

    node_kinds = _NODES

    def plain_name(self, written: str) -> str:
        return _NAMES.get(written, written.strip("`"))

    docstring = staticmethod(documentation_in)

    def visibility(self, name: str, enclosing_kind: str, modifiers: Sequence[str]) -> str:
        return next((word for word in modifiers if word in _ACCESS), "public")

    def instance_name(self, parameters: Sequence[Parameter], decorators: Sequence[str]) -> str:
        return "this"

    def kind(
        self, kind: str, enclosing_kind: str, enclosing_modifiers: Sequence[str], annotation: str, name: str
    ) -> str:
        return _MEMBER_KINDS.get(kind, kind) if enclosing_kind == "class" else kind

    def modifiers(
        self, kind: str, name: str, decorators: Sequence[str], bases: Sequence[str], canonical: Callable[[str], str]
    ) -> tuple[str, ...]:
        return ("implicit",) if kind == "method" and name in _RUN else ()

    uncommented = staticmethod(without_comments)

    def bound_type(self, parameter: Parameter) -> str:
        return f"{parameter.annotation}[]" if parameter.kind == "rest" else parameter.annotation

    def import_tree(self, text: str) -> Sequence[ImportedName]:
        match = _IMPORT.match(text)
        if match is None:
            return ()
        path, name, alias = ("".join((part or "").replace("`", "").split()) for part in match.groups())
        if name == "*":
            return (ImportedName("star", path, "", "", 0),)
        return (ImportedName("symbol", path, name, alias, 0),)
