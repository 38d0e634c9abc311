"""Rust's types, as text.

For maintainers: a small reader of paths, what they are given, references, tuples, slices and bounds. References and
pointers are what they point to, since a method is looked for there, too. What has no name in Rust has one in braces
here. It is bounded by the length that extraction gives annotations.

Source: The Rust Reference, chapter "Types".
"""

from __future__ import annotations

import re
from functools import lru_cache

from oxigraph_code.resolution.semantics import TypeText

TUPLE, SLICE, FUNCTION = "{tuple}", "{slice}", "{fn}"
_TOKEN = re.compile(
    r"\s*(->|::|'\w+|\"[^\"]*\"|(?:r#)?[^\W\d]\w*|\d\w*|[<>(),;=&*!?+\[\]{}:-]|\S)",
)
_ATTRIBUTE = re.compile(r"^\s*(?:(?://[^\n]*\n|#\[[^\]]*\]|pub(?:\([^)]*\))?)\s*)+")
_DEEPEST = 12
_FUNCTIONS = frozenset({"Fn", "FnMut", "FnOnce", "fn"})
# What bounds add that has no methods a call could mean.
_MARKERS = frozenset({"Send", "Sync", "Unpin", "Sized", "Copy", "'static"})
_NOTHING = TypeText("")


@lru_cache(maxsize=16_384)
def read_annotation(text: str) -> TypeText | None:
    """The type that a text names; ``None`` where it is something else."""
    tokens = _TOKEN.findall(text)
    reader = _Reader(tokens)
    try:
        # Bounds are kept with the colon before them.
        if tokens[:1] == [":"]:
            reader.next()
        found = reader.bounds(0)
    except (IndexError, RecursionError):
        return None
    return found if reader.is_done else None


def part_of_variant(annotation: str, name: str) -> str:
    """The type of one field of a variant, of which the annotation is all that stands in its brackets."""
    fields = [_ATTRIBUTE.sub("", field).strip() for field in _parts(annotation.strip()[1:-1])]
    if name.isdigit():
        return fields[int(name)] if int(name) < len(fields) else ""
    for field in fields:
        head, colon, rest = field.partition(":")
        if colon and head.split()[-1:] == [name]:
            return rest.strip()
    return ""


def _parts(text: str) -> list[str]:
    """What stands between the commas outside of brackets."""
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


class _Reader:
    def __init__(self, tokens: list[str]) -> None:
        self._tokens = tokens
        self._at = 0

    @property
    def is_done(self) -> bool:
        return self._at == len(self._tokens)

    def next(self) -> str:
        self._at += 1
        return self._tokens[self._at - 1]

    def _sees(self, *tokens: str) -> bool:
        return not self.is_done and self._tokens[self._at] in tokens

    def _takes(self, *tokens: str) -> bool:
        if self._sees(*tokens):
            self._at += 1
            return True
        return False

    def bounds(self, level: int) -> TypeText:
        """One type, or several traits that something has at once."""
        parts = [self._bound(level)]
        while self._takes("+"):
            if self.is_done or self._sees(",", ">", ")"):
                break
            parts.append(self._bound(level))
        parts = [part for part in parts if part.name not in _MARKERS and part != _NOTHING]
        return parts[0] if len(parts) == 1 else TypeText("", tuple(parts))

    def _bound(self, level: int) -> TypeText:
        if self._takes("?", "~"):
            self.one(level)
            return _NOTHING
        if not self.is_done and self._tokens[self._at].startswith("'"):
            self.next()
            return _NOTHING
        return self.one(level)

    def one(self, level: int) -> TypeText:
        if level > _DEEPEST:
            raise RecursionError
        while self._takes("&", "*"):
            if not self.is_done and self._tokens[self._at].startswith("'"):
                self.next()
            self._takes("mut", "const")
        if self._takes("dyn", "impl"):
            return self.bounds(level + 1)
        if self._takes("for"):
            self._skip_brackets()
            return self.one(level + 1)
        while self._sees("unsafe", "extern") or (not self.is_done and self._tokens[self._at].startswith('"')):
            self.next()
        if self._takes("!"):
            return _NOTHING
        if self._takes("("):
            return self._tuple(level)
        if self._takes("["):
            element = self.bounds(level + 1)
            while not self._takes("]"):
                self.next()
            return TypeText(SLICE, (element,))
        if self._takes("<"):
            return self._qualified(level)
        return self._path(self.next().removeprefix("r#"), level)

    def _tuple(self, level: int) -> TypeText:
        parts = []
        has_comma = False
        while not self._takes(")"):
            parts.append(self.bounds(level + 1))
            has_comma = self._takes(",") or has_comma
        return parts[0] if len(parts) == 1 and not has_comma else TypeText(TUPLE, tuple(parts))

    def _qualified(self, level: int) -> TypeText:
        """``<T as Trait>::Name``: a member of the type."""
        inner = self.bounds(level + 1)
        if self._takes("as"):
            self.bounds(level + 1)
        if not self._takes(">"):
            raise IndexError
        if not self._takes("::"):
            return inner
        return self._path(f"{inner.name}::{self.next()}", level)

    def _path(self, name: str, level: int) -> TypeText:
        if name == "::":
            name = f"::{self.next()}"
        if not re.match(r"(?:::|<|\{)?[^\W\d]|\d+$", name):
            raise IndexError
        arguments: tuple[TypeText, ...] = ()
        while True:
            if self._takes("::") and not self._sees("<"):
                name = f"{name}::{self.next()}"
                continue
            if self._takes("<"):
                arguments = self._arguments(level)
            elif self._sees("(") and name.rpartition("::")[2] in _FUNCTIONS:
                return self._function(level)
            else:
                return TypeText("" if name == "_" else name, arguments)

    def _function(self, level: int) -> TypeText:
        self.next()
        taken = []
        while not self._takes(")"):
            if self._tokens[self._at + 1 : self._at + 2] == [":"]:
                self._at += 2
            taken.append(self.bounds(level + 1))
            self._takes(",")
        given = self.one(level + 1) if self._takes("->") else _NOTHING
        return TypeText(FUNCTION, (*taken, given))

    def _arguments(self, level: int) -> tuple[TypeText, ...]:
        found = []
        while not self._takes(">"):
            token = self._tokens[self._at]
            if token.startswith("'"):
                self.next()
            elif token == "{":  # noqa: S105 - a bracket
                self._skip_braces()
                found.append(_NOTHING)
            elif token == "-":  # noqa: S105
                self.next()
                found.append(_NOTHING)
            else:
                entry = self.bounds(level + 1)
                if self._takes("=", ":"):
                    entry = self.bounds(level + 1)
                found.append(entry)
            self._takes(",")
        return tuple(found)

    def _skip_brackets(self) -> None:
        while not self._takes(">"):
            self.next()

    def _skip_braces(self) -> None:
        while not self._takes("}"):
            self.next()
