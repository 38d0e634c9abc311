"""Python's annotations, as text.

For maintainers: a small reader of names, subscripts and unions; whatever else an annotation is says nothing here. It is
bounded by the length that extraction gives annotations.

Source: The Python typing specification, "Type annotations".
"""

from __future__ import annotations

import re

from oxigraph_code.resolution.semantics import TypeText

_TOKEN = re.compile(r"\s*([^\W\d]\w*(?:\s*\.\s*[^\W\d]\w*)*|\.\.\.|[\[\],|]|\"[^\"]*\"|'[^']*'|[-\w.]+)")
_DEEPEST = 12


def read_annotation(text: str) -> TypeText | None:
    """The types an annotation names; ``None`` where it is something else. ``None`` in a union is left out."""
    return _read(text, 0)


def _read(text: str, depth: int) -> TypeText | None:
    tokens = _tokens(text)
    if tokens is None or depth > _DEEPEST:
        return None
    reader = _Reader(tokens, depth)
    try:
        found = reader.union()
    except (IndexError, RecursionError):
        return None
    return found if reader.is_done else None


def _tokens(text: str) -> list[str] | None:
    tokens, at = [], 0
    while at < len(text.rstrip()):
        match = _TOKEN.match(text, at)
        if match is None:
            return None
        tokens.append(match[1])
        at = match.end()
    return tokens


_ABSENT = TypeText("None")


class _Reader:
    def __init__(self, tokens: list[str], depth: int) -> None:
        self._tokens = tokens
        self._at = 0
        self._depth = depth

    @property
    def is_done(self) -> bool:
        return self._at == len(self._tokens)

    def _next(self) -> str:
        self._at += 1
        return self._tokens[self._at - 1]

    def _sees(self, token: str) -> bool:
        return not self.is_done and self._tokens[self._at] == token

    def union(self, level: int = 0) -> TypeText:
        parts = [self._one(level)]
        while self._sees("|"):
            self._next()
            parts.append(self._one(level))
        parts = [part for part in parts if part != _ABSENT] or [_ABSENT]
        return parts[0] if len(parts) == 1 else TypeText("", tuple(parts))

    def _one(self, level: int) -> TypeText:
        if level > _DEEPEST:
            raise RecursionError
        token = self._next()
        if token == "[":  # noqa: S105 - the parameters of a callable
            self._list(level)
            return TypeText("")
        if token.startswith(('"', "'")):
            return _read(token[1:-1], self._depth + 1) or TypeText("")
        if token in ("]", ",", "|"):
            raise IndexError
        name = "".join(token.split())
        if not self._sees("["):
            return TypeText(name)
        self._next()
        return TypeText(name, self._list(level))

    def _list(self, level: int) -> tuple[TypeText, ...]:
        """What stands before a closing bracket."""
        found = []
        while not self._sees("]"):
            found.append(self.union(level + 1))
            if self._sees(","):
                self._next()
        self._next()
        return tuple(found)
