"""Conventions of both languages: kinds of definitions by name and place, and the text of comments.

For maintainers: texts in, words out. This module sees neither syntax nodes nor other files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from oxigraph_code.extraction.conventions import Conventions, ImportedName, Wrapping
from oxigraph_code.extraction.text.node_kinds import NodeKinds
from oxigraph_code.languages.comments import documentation_in
from oxigraph_code.languages.typescript.comments import RESULT, aliases_in, imports_in, type_in, types_in

_COMMENT = re.compile(r"""("[^"\n]*"|'[^'\n]*'|`[^`]*`)|//[^\n]*|/\*(?:[^*]|\*(?!/))*\*/""")
# Methods that conversions to text, numbers or JSON run, and that ``await`` runs.
_RUN = frozenset({"toString", "toLocaleString", "valueOf", "toJSON", "then"})
_NODES = NodeKinds(
    texts="string template_string",
    computed="template_substitution",
    named="pair method_definition shorthand_property_identifier",
    same="await_expression as_expression satisfies_expression non_null_expression type_assertion",
    spread="spread_element",
    functions="arrow_function function_expression generator_function method_definition",
    constants="true false null undefined regex",
)
# A name in capitals is a constant. A function that only imports a module is an argument of a lazy loader.
_WRAPPING = Wrapping(
    re.compile(r"(?![A-Z][A-Z0-9_$]+$)[A-Za-z_$]"), re.compile(r"(?:=>|\breturn\b|\bawait\b)\s*\(?\s*import\(")
)
_ACCESS = ("public", "protected", "private")


class ScriptConventions(Conventions):
    """See ``extraction.conventions.Conventions``. In JavaScript, comments state the types."""

    def __init__(self, *, types_in_comments: bool = False) -> None:
        self._types_in_comments = types_in_comments

    node_kinds = _NODES
    address_makers = "format url *join *Join *Path *URL *Url *URI *Uri"
    instance_word = "this"
    access = _ACCESS
    member_kinds = {"function": "method", "variable": "field"}
    adding_methods = frozenset({"push", "unshift"})
    names_in_texts = True
    classes_in_texts = True
    decided_methods = frozenset({"map", "flatMap", "then", "resolve", "all"})
    wrapping = _WRAPPING

    docstring = staticmethod(documentation_in)

    def visibility(self, name: str, enclosing_kind: str, modifiers: Sequence[str]) -> str:
        return "private" if name.startswith("#") else super().visibility(name, enclosing_kind, modifiers)

    def modifiers(
        self, kind: str, name: str, decorators: Sequence[str], bases: Sequence[str], canonical: Callable[[str], str]
    ) -> tuple[str, ...]:
        return ("implicit",) if kind == "method" and (name in _RUN or name.startswith("[Symbol.")) else ()

    def uncommented(self, text: str) -> str:
        is_comment = text.startswith("/*") or ("//" not in text and "/*" not in text)
        return text if is_comment else _COMMENT.sub(_text_alone, text)

    def annotation(self, text: str) -> str:
        return type_in(text) if text.startswith("/*") else text

    def documented_types(self, documentation: str, modifiers: Sequence[str] = ()) -> Mapping[str, str]:
        said = types_in(documentation) if self._types_in_comments and "@" in documentation else {}
        return {RESULT: said[""], **said} if "get" in modifiers and "" in said else said

    def documented_aliases(self, comment: str) -> Sequence[tuple[str, str]]:
        return aliases_in(comment) if self._types_in_comments else ()

    def import_tree(self, text: str) -> Sequence[ImportedName]:
        return imports_in(text)


def _text_alone(match: re.Match[str]) -> str:
    """Return a string literal as it is, and a blank for a comment."""
    return match[1] or " "
