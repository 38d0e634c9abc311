"""Conventions of Rust: the meaning of attributes, keywords and comment marks, and of use trees.

For maintainers: texts in, words out. This module sees neither syntax nodes nor other files.

Source: The Rust Reference, chapters "Visibility and privacy", "Comments", "Attributes", "Conditional compilation".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from oxigraph_code.extraction.conventions import Conventions, ImportedName
from oxigraph_code.extraction.text.node_kinds import NodeKinds
from oxigraph_code.languages.rust.attributes import derived_traits, passed_in_attribute
from oxigraph_code.languages.rust.use_tree import names_of

_CFG_TEST = re.compile(r"cfg\s*\(\s*(?:test\s*\)|all\s*\((?:[^()]*,)?\s*test\s*[,)])")
_CFG = re.compile(r"cfg\s*\(")
_STAR_MARGIN = re.compile(r"^[ \t]*\*(?!/)[ \t]?", re.MULTILINE)
_ESCAPE = re.compile(r"\\(n|t|r|0|\\|\"|'|\r?\n\s*)")
_ESCAPED = {"n": "\n", "t": "\t", "r": "\r", "0": "", "\\": "\\", '"': '"', "'": "'"}
_RAW = re.compile(r"r(#*)\"(.*)\"\1$", re.DOTALL)

_NODES = NodeKinds(
    texts="string_literal raw_string_literal char_literal",
    named="field_initializer shorthand_field_initializer",
    same="await_expression",
    functions="closure_expression",
    constants="boolean_literal",
)


class RustConventions(Conventions):
    """See ``extraction.conventions.Conventions``."""

    node_kinds = _NODES
    adding_methods = frozenset({"push", "extend", "insert", "append"})
    passed_in_annotation = staticmethod(passed_in_attribute)

    def docstring(self, literal: str) -> str:
        if literal.startswith(("///", "//!")):
            return literal[3:].removeprefix(" ").rstrip()
        if literal.startswith(("/**", "/*!")):
            text = literal[3:].removesuffix("*/").replace("\r\n", "\n")
            lines = _STAR_MARGIN.sub("", text).split("\n")
            return "\n".join(line.rstrip() for line in [lines[0].removeprefix(" "), *lines[1:]]).strip("\n")
        if raw := _RAW.match(literal):
            return raw[2].removeprefix(" ")
        text = _ESCAPE.sub(lambda match: _ESCAPED.get(match[1], ""), literal[1:-1])
        return text.removeprefix(" ")

    def visibility(self, name: str, enclosing_kind: str, modifiers: Sequence[str]) -> str:
        written = next((word for word in modifiers if word.startswith(("pub", "crate"))), "")
        if "exported" in modifiers:
            return "public"
        if written in ("", "pub(self)"):
            # Variants and trait items are as visible as their enum or trait.
            return "public" if enclosing_kind in ("trait", "enum") else "private"
        return "public" if written == "pub" else "internal"

    def modifiers(
        self, kind: str, name: str, decorators: Sequence[str], bases: Sequence[str], canonical: Callable[[str], str]
    ) -> tuple[str, ...]:
        found: list[str] = []
        for decorator in decorators:
            path = re.split(r"[(\[{=\s]", decorator, maxsplit=1)[0]
            if path.rpartition("::")[2] == "test" or _CFG_TEST.match(decorator):
                found.append("test")
            elif path == "macro_export":
                found.append("exported")
            elif _CFG.match(decorator):
                found.append("conditional")
        return tuple(found)

    def derived_traits(self, decorators: Sequence[str]) -> Sequence[str]:
        return derived_traits(decorators)

    def import_tree(self, text: str) -> Sequence[ImportedName]:
        return names_of(text)
