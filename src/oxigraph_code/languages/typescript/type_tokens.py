"""The tokens of a type, and a place among them.

For maintainers: comments and the space between tokens are left out; names keep their dots. What stands for a type
is for ``annotations`` to tell.
"""

from __future__ import annotations

import re

_TOKEN = re.compile(
    r"""\s*(?:/\*.*?\*/\s*)*(
        (?:[^\W\d]|\$)[\w$]*(?:\s*\.\s*(?:[^\W\d]|\$)[\w$]*)*
        | "(?:[^"\\]|\\.)*" | '(?:[^'\\]|\\.)*' | `(?:[^`\\]|\\.)*` | -?\d[\w.]*
        | => | \.\.\. | [][<>(){}|&,:;?=+\-#*!.]
    )""",
    re.VERBOSE,
)
CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}


def tokens_of(text: str) -> list[str] | None:
    """The tokens of a text, ``None`` where it is no type."""
    tokens, at, end = [], 0, len(text)
    while at < end:
        match = _TOKEN.match(text, at)
        if match is None:
            return None
        tokens.append(match[1])
        at = match.end()
    return tokens


class Tokens:
    """Tokens that are read one after another; behind the last of them an ``IndexError`` is raised."""

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
        return not self.is_done and self._tokens[self._at] in tokens

    def _expect(self, token: str) -> None:
        if self._next() != token:
            raise IndexError

    def _skip(self) -> None:
        """What an opening bracket that was just read belongs to, up to the one that closes it."""
        waiting = [CLOSING[self._tokens[self._at - 1]]]
        while waiting:
            token = self._next()
            if token == waiting[-1]:
                waiting.pop()
            elif token in CLOSING:
                waiting.append(CLOSING[token])
