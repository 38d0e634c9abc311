"""Conventions of C#: the kind and visibility of definitions, names, and the text of documentation.

For maintainers: texts in, words out. This module sees neither syntax nodes nor other files.

Source: C# language specification, "Classes", "Access modifiers", "Documentation comments".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from oxigraph_code.extraction.conventions import Conventions, ImportedName
from oxigraph_code.extraction.text.node_kinds import NodeKinds
from oxigraph_code.languages.comments import blanked, without_comments

_ACCESS = ("public", "protected", "private", "internal")
# Definitions that have a keyword or an operator in place of a name.
_NAMES = {"delegate": "Invoke", "[": "this[]", "implicit": "operator implicit", "explicit": "operator explicit"}
_OPERATOR = re.compile(r"[^\w\s@].*|true|false")
# Methods that the language, its collections or conversions run without a call in the text.
_RUN_TEXT = "ToString Equals GetHashCode CompareTo Compare GetEnumerator MoveNext Dispose DisposeAsync Deconstruct Main"
_RUN = frozenset(_RUN_TEXT.split())
_USING = re.compile(r"(?:global\s+)?using\s+(?:static\s+|unsafe\s+)*(?:(@?\w+)\s*=\s*)?(?:global\s*::\s*)?([\w.@\s]+)")
_MENTION = re.compile(r"<(?:see|seealso|paramref|typeparamref)\s+\w+=\"(?:[A-Z]:)?([^\"]*)\"\s*/>")
_NAMED = re.compile(r"<(?:param|typeparam|exception)\s+\w+=\"(?:[A-Z]:)?([^\"]*)\">\s*")
_MARK = re.compile(r"</?[a-z]\w*(?:\s[^<>]*)?/?>")
_ESCAPES = {"&lt;": "<", "&gt;": ">", "&amp;": "&", "&quot;": '"'}
_ESCAPE = re.compile("|".join(_ESCAPES))
# Parts of an expression that do not decide its value, such as type arguments.
_PASSED_OVER = re.compile(
    rb"\bglobal\s*::|(?<=\w)<(?:[\w\s,.?\[\]]|<(?:[\w\s,.?\[\]]|<[\w\s,.?\[\]]*>)*>){0,300}>(?=[.(])"
)
_NODES = NodeKinds(
    texts="string_literal verbatim_string_literal raw_string_literal character_literal interpolated_string_expression",
    computed="interpolation",
    stated=r"nameof\(\s*(?:[\w.]+\.)?(\w+)(?:<[\w, ]*>)?\s*\)",
    named="argument attribute_argument",
    same="parenthesized_expression implicit_array_creation_expression",
    functions="lambda_expression anonymous_method_expression",
    constants="boolean_literal null_literal",
)


class CSharpConventions(Conventions):
    """See ``extraction.conventions.Conventions``."""

    node_kinds = _NODES
    address_makers = "nameof *Join *Parse *Path *Url *Uri"
    instance_word = "this"
    member_kinds = {"function": "method", "variable": "field"}
    rest_type = "%s[]"

    def plain_name(self, written: str) -> str:
        if written in _NAMES:
            return _NAMES[written]
        return f"operator {written}" if _OPERATOR.fullmatch(written) else written.removeprefix("@")

    def path_text(self, source: bytes) -> bytes:
        return _PASSED_OVER.sub(lambda match: blanked(match[0]), source)

    def docstring(self, literal: str) -> str:
        text = _NAMED.sub(r"\1: ", _MENTION.sub(r"\1", literal.removeprefix("///")))
        return _ESCAPE.sub(lambda match: _ESCAPES[match[0]], _MARK.sub("", text)).strip()

    def visibility(self, name: str, enclosing_kind: str, modifiers: Sequence[str]) -> str:
        written = next((word for word in _ACCESS if word in modifiers), "")
        if written or enclosing_kind in ("trait", "enum"):
            return written or "public"
        return "private" if enclosing_kind in ("class", "function") else "internal"

    def modifiers(
        self, kind: str, name: str, decorators: Sequence[str], bases: Sequence[str], canonical: Callable[[str], str]
    ) -> tuple[str, ...]:
        return ("implicit",) if kind == "method" and (name in _RUN or name.startswith("operator ")) else ()

    uncommented = staticmethod(without_comments)

    def annotation(self, text: str) -> str:
        return "" if text == "var" else text

    def import_tree(self, text: str) -> Sequence[ImportedName]:
        match = _USING.match(text)
        if match is None:
            return ()
        alias, path = (match[1] or "").lstrip("@"), "".join(match[2].replace("@", "").split())
        if not alias:
            return (ImportedName("star", path, "", "", 0),)
        package, _, name = path.rpartition(".")
        return (ImportedName("symbol", package, name, alias, 0),)
