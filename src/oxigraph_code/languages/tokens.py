"""Token streams, and a recursive-descent reader of types for the languages to derive from.

For maintainers: a language defines its tokens and the forms of its types; this module must not know any syntax beyond
brackets.
"""

from __future__ import annotations

import re
from typing import ClassVar

from oxigraph_code.resolution.language.type_model import TypeExpr

NOTHING = TypeExpr("")
CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}
_ENDS = (",", *CLOSING.values())
_MAX_DEPTH = 24


class Tokens:
    """A stream of tokens. Reading past its end raises ``IndexError``."""

    def __init__(self, tokens: list[str]) -> None:
        self._tokens = tokens
        self._at = 0

    @property
    def is_done(self) -> bool:
        return self._at == len(self._tokens)

    def _next(self) -> str:
        self._at += 1
        return self._tokens[self._at - 1]

    def _sees(self, *tokens: str) -> bool:
        return self._at < len(self._tokens) and self._tokens[self._at] in tokens

    def _starts(self, *beginnings: str) -> bool:
        return not self.is_done and self._tokens[self._at].startswith(beginnings)

    def _takes(self, *tokens: str) -> bool:
        if self._at < len(self._tokens) and self._tokens[self._at] in tokens:
            self._at += 1
            return True
        return False

    def _expect(self, token: str) -> None:
        if self._next() != token:
            raise IndexError

    def _pass(self, token: str) -> None:
        while self._next() != token:
            pass

    def _skip(self) -> None:
        """Skip to the bracket that closes the opening bracket just read."""
        waiting = [CLOSING[self._tokens[self._at - 1]]]
        while waiting:
            token = self._next()
            if token == waiting[-1]:
                waiting.pop()
            elif token in CLOSING:
                waiting.append(CLOSING[token])


class TypeReader(Tokens):
    """Parse a type. A subclass defines ``token`` (the first group), ``joints`` and ``_one``."""

    token: ClassVar[re.Pattern[str]]
    joints: ClassVar[tuple[str, ...]]
    absent: ClassVar[TypeExpr]
    """The type that adds no members to the types that it is joined with."""

    @classmethod
    def read(cls, text: str, level: int = 0) -> TypeExpr | None:
        """Parse the type that a text denotes; ``None`` if it is no type."""
        tokens, at, end = [], 0, len(text := text.rstrip())
        while at < end:
            match = cls.token.match(text, at)
            if match is None:
                return None
            tokens.append(match[1])
            at = match.end()
        reader = cls(tokens)
        try:
            found = reader.type(level)
        except (IndexError, RecursionError):
            return None
        return found if reader.is_done else None

    def type(self, level: int) -> TypeExpr:
        """Parse one type, or several that are joined."""
        if level > _MAX_DEPTH:
            raise RecursionError
        parts = [self._one(level)]
        while self._takes(*self.joints) and not (self.is_done or self._sees(*_ENDS)):
            parts.append(self._one(level))
        if len(parts) > 1:
            parts = [part for part in parts if not self._adds_nothing(part)] or parts[:1]
        return parts[0] if len(parts) == 1 else TypeExpr("", tuple(parts))

    def _type_arguments(self, level: int) -> tuple[TypeExpr, ...]:
        """Parse types up to the closing bracket, or to the end of a truncated text; none in an open type."""
        found: list[TypeExpr] = []
        while not self._takes(">"):
            if found and self.is_done:
                break
            if not self._takes(","):
                found.append(self.type(level + 1))
        return tuple(found)

    def _adds_nothing(self, part: TypeExpr) -> bool:
        """Return true if one of several joined types adds no members to the others."""
        return part == self.absent

    def _one(self, level: int) -> TypeExpr:
        raise NotImplementedError
