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
_TOKEN = re.compile(r"(?P<blank>\s+|//[^\n]*|/\*.*?\*/)|(?P<mark>::|[{},*])|(?P<name>(?:r#)?\w+|\$\w+)", re.DOTALL)
_MAX_NAMES = 10_000
_LONGEST_PATH = 1_000


class RustConventions(Conventions):
    """See ``extraction.conventions.Conventions``."""

    node_kinds = _NODES
    address_makers = "*join *Url"
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


def names_of(text: str) -> list[ImportedName]:
    """Return each name with its whole path, in the order of the text."""
    return _UseTreeReader().read(text)


class _UseTreeReader:
    def __init__(self) -> None:
        self._found: list[ImportedName] = []
        self._groups: list[str] = []  # the paths before the open brackets
        self._begin()

    def _begin(self) -> None:
        self._path = self._groups[-1] if self._groups else ""
        self._last = self._alias = ""
        self._is_alias_next = False
        self._offset = -1

    def read(self, text: str) -> list[ImportedName]:
        position = 0
        while position < len(text) and len(self._found) < _MAX_NAMES:
            match = _TOKEN.match(text, position)
            if match is None:
                break
            if match.lastgroup != "blank":
                self._take(match[0], position)
            position = match.end()
        self._end()
        return self._found

    def _take(self, token: str, offset: int) -> None:
        if token == "{":  # noqa: S105 - a bracket
            self._groups.append(self._path)
            self._begin()
        elif token == "}":  # noqa: S105
            self._end()
            if self._groups:
                self._groups.pop()
            self._offset = -1  # the group itself is no name
        elif token == ",":  # noqa: S105
            self._end()
            self._begin()
        elif token == "::":  # noqa: S105
            self._path = f"{self._path}::"[-_LONGEST_PATH:]
        elif token == "as" and self._last:  # noqa: S105
            self._is_alias_next = True
        elif self._is_alias_next:
            self._alias = token.removeprefix("r#")
        else:
            self._last = token.removeprefix("r#")
            self._path += self._last
            self._offset = offset

    def _end(self) -> None:
        """Record the name that was read, if any."""
        if self._offset < 0 or not self._last:
            return
        path, name = self._path, self._last
        if name == "*":
            self._found.append(ImportedName("star", path, "", "", self._offset))
        else:
            if name == "self" and path.endswith("::self"):
                path = path.removesuffix("::self")
                name = path.rpartition("::")[2]
            self._found.append(ImportedName("module", path, name, self._alias, self._offset))
        self._offset = -1
