"""Parse Rust's types.

For maintainers: a small reader of paths, type arguments, references, tuples, slices and bounds. References and pointers
are read as the type that they point to, since method lookup dereferences them. Types without a name in Rust get one in
braces. The work is bounded by the length that extraction allows for annotations.

Source: The Rust Reference, chapter "Types".
"""

from __future__ import annotations

import re
from functools import lru_cache

from oxigraph_code.languages.tokens import CLOSING, NOTHING, TypeReader
from oxigraph_code.resolution.language.type_model import TypeExpr

TUPLE, SLICE, FUNCTION = "{tuple}", "{slice}", "{fn}"
_ATTRIBUTE = re.compile(r"^\s*(?:(?://[^\n]*\n|#\[[^\]]*\]|pub(?:\([^)]*\))?)\s*)+")
# Marker traits, and the captured parameters in `use<T>`: bounds that add no methods.
_MARKERS = frozenset({"Send", "Sync", "Unpin", "Sized", "Copy", "use"})
_FUNCTIONS = frozenset({"Fn", "FnMut", "FnOnce", "fn"})


@lru_cache(maxsize=16_384)
def read_annotation(text: str) -> TypeExpr | None:
    """Read the type that a text denotes; ``None`` if it is no type. A bound keeps the colon before it."""
    plain = text.lstrip()
    if plain[:1] != ":" or plain[:2] == "::":
        return _RustTypeReader.read(plain)
    bound = _RustTypeReader.read(plain[1:])
    return NOTHING if bound is not None and bound.name in _MARKERS else bound


def part_of_variant(annotation: str, name: str) -> str:
    """Return the type of one field of an enum variant, by the text in the variant's brackets."""
    fields = [_ATTRIBUTE.sub("", field).strip() for field in _parts(annotation.strip()[1:-1])]
    if name.isdigit():
        return fields[int(name)] if int(name) < len(fields) else ""
    for field in fields:
        head, colon, rest = field.partition(":")
        if colon and head.split()[-1:] == [name]:
            return rest.strip()
    return ""


def _parts(text: str) -> list[str]:
    """Return the parts of a text between the commas outside of brackets."""
    found, depth, start = [], 0, 0
    for at, character in enumerate(text):
        if character in "<([{":
            depth += 1
        elif character in ")]}" or (character == ">" and text[at - 1] != "-"):
            depth -= 1
        elif character == "," and depth == 0:
            found.append(text[start:at])
            start = at + 1
    return [*found, text[start:]]


class _RustTypeReader(TypeReader):
    token = re.compile(
        r"\s*(->|::|'\w+|\"[^\"]*\"|(?:r#)?[^\W\d]\w*|\d\w*|[<>(),;=&*!?+\[\]{}:-]|\S)",
    )
    joints = ("+",)
    absent = NOTHING

    def _one(self, level: int) -> TypeExpr:
        """Parse a type, or one bound of it."""
        if self._takes("?", "~"):
            self._plain(level)
            return NOTHING
        if self._starts("'"):
            self._next()
            return NOTHING
        return self._plain(level)

    def _adds_nothing(self, part: TypeExpr) -> bool:
        return part.name in _MARKERS or part == NOTHING

    def _plain(self, level: int) -> TypeExpr:
        while self._takes("&", "*"):
            if self._starts("'"):
                self._next()
            self._takes("mut", "const")
        if self._takes("dyn", "impl"):
            return self.type(level + 1)
        if self._takes("for"):
            self._pass(">")
            return self._plain(level + 1)
        while self._sees("unsafe", "extern") or self._starts('"'):
            self._next()
        if self._takes("!"):
            return NOTHING
        if self._takes("="):
            return TypeExpr(self._value(), form="value")
        if self._takes("("):
            return self._tuple(level)
        if self._takes("["):
            element = self.type(level + 1)
            self._pass("]")
            return TypeExpr(SLICE, (element,))
        if self._takes("<"):
            return self._qualified(level)
        return self._path(self._next().removeprefix("r#"), level)

    def _tuple(self, level: int) -> TypeExpr:
        parts = []
        has_comma = False
        while not self._takes(")"):
            parts.append(self.type(level + 1))
            has_comma = self._takes(",") or has_comma
        return parts[0] if len(parts) == 1 and not has_comma else TypeExpr(TUPLE, tuple(parts))

    def _value(self) -> str:
        """Read an element of a tuple or array as an access path, in place of its type."""
        start = self._at
        while not self._sees(",", ")", "]"):
            if self._next() in CLOSING:
                self._skip()
        return "".join(self._tokens[start : self._at])

    def _qualified(self, level: int) -> TypeExpr:
        """Parse ``<T as Trait>::Name``, an associated type."""
        inner = self.type(level + 1)
        if self._takes("as"):
            self.type(level + 1)
        self._expect(">")
        if not self._takes("::"):
            return inner
        return self._path(f"{inner.name}::{self._next()}", level)

    def _path(self, name: str, level: int) -> TypeExpr:
        if name == "::":
            name = f"::{self._next()}"
        if not re.match(r"(?:::|<|\{)?[^\W\d]|\d+$", name):
            raise IndexError
        arguments: tuple[TypeExpr, ...] = ()
        names: tuple[str, ...] = ()
        while True:
            if self._takes("::") and not self._sees("<"):
                name = f"{name}::{self._next()}"
                continue
            if self._takes("<"):
                arguments, names = self._arguments(level)
            elif self._sees("(") and name.rpartition("::")[2] in _FUNCTIONS:
                return self._function(level)
            elif self._takes("!"):
                return self._made()
            else:
                return TypeExpr("" if name == "_" else name, arguments, members=names)

    def _made(self) -> TypeExpr:
        """Return the unknown type that a macro with any tokens in its brackets expands to."""
        opening = self._next()
        if opening not in CLOSING:
            raise IndexError
        closing, depth = CLOSING[opening], 1
        while depth:
            token = self._next()
            depth += (token == opening) - (token == closing)
        return NOTHING

    def _function(self, level: int) -> TypeExpr:
        self._next()
        taken = []
        while not self._takes(")"):
            if self._tokens[self._at + 1 : self._at + 2] == [":"]:
                self._at += 2
            taken.append(self.type(level + 1))
            self._takes(",")
        given = self._plain(level + 1) if self._takes("->") else NOTHING
        return TypeExpr(FUNCTION, (*taken, given))

    def _arguments(self, level: int) -> tuple[tuple[TypeExpr, ...], tuple[str, ...]]:
        """Return the arguments between angle brackets and their names, if any has one."""
        found: list[TypeExpr] = []
        names: list[str] = []
        while not self._takes(">"):
            token = self._tokens[self._at]
            name = ""
            if token.startswith("'"):
                self._next()
            elif token == "{":  # noqa: S105 - a bracket
                self._pass("}")
                found.append(NOTHING)
            elif token == "-":  # noqa: S105
                self._next()
                found.append(NOTHING)
            else:
                entry = self.type(level + 1)
                if self._takes("=", ":"):
                    name = entry.name
                    entry = self.type(level + 1)
                found.append(entry)
            names += [name] * (len(found) - len(names))
            self._takes(",")
        return tuple(found), tuple(names) if any(names) else ()
