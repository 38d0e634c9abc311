"""Rewrite valid Rust that the grammar cannot parse.

For maintainers: a rewriting keeps lengths and line ends, so that offsets and lines stay valid for the file; texts are
always cut from the original. The loader calls it only for files with syntax errors, so most are never scanned. Tokens
only; this module must not know nodes of the grammar.

Source: The Rust Reference, chapters "Tokens", "Macros By Example", "Patterns". See decision 0068.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from oxigraph_code.languages.comments import blanked
from oxigraph_code.languages.rust.rules import PRIMITIVES

_LONGEST: Final = 2_000_000
_TOKEN: Final = re.compile(
    rb"""(?P<skipped>\s+|//[^\n]*)
    |(?P<comment>/\*)
    |(?P<raw>(?:br|cr|r)(?P<marks>\#*)")
    |(?P<literal>[bc]?"(?:[^"\\]|\\.)*(?:"|\\?\Z)|b?'(?:[^'\\\n]|[\xc0-\xff][\x80-\xbf]{1,3}|\\[^\n][^'\n]{0,10})')
    |(?P<code>'\w+|(?:r\#)?[^\W\d]\w*|\d\w*|[^\w\s])
    """,
    re.VERBOSE | re.DOTALL,
)
_OPENING: Final = {b"(": b")", b"[": b"]", b"{": b"}"}
_CLOSING: Final = frozenset(_OPENING.values())
_COMMENT_MARK: Final = re.compile(rb"/\*|\*/")
_PRIMITIVES: Final = frozenset(name.encode() for name in PRIMITIVES)
_MACRO_RULES: Final = b"macro_rules"
_MAX_TOKENS: Final = 128
"""Longer lists of type parameters or bounds are not scanned: only a hostile file has them."""
_END: Final = (b"", 0)

_Token = tuple[bytes, int]


class _Open(NamedTuple):
    """An open bracket with the attributes directly in it.

    ``kind`` is ``tree`` (of macro tokens), ``parameters`` (of a function), ``fields`` (of a type), or empty.
    """

    bracket: bytes
    kind: str
    attributes: list[tuple[int, int]]


def mended(text: bytes) -> bytes:
    """Rewrite the constructs that the grammar is known not to parse."""
    return _Mending(text).done() if len(text) <= _LONGEST else text


class _Mending:
    """The rewriting of one text. Comments and literals are no tokens; each sign is one."""

    def __init__(self, text: bytes) -> None:
        self._text = text
        self._new = bytearray(text)
        self._tokens = list(_tokens(text))
        self._open: list[_Open] = []
        self._kinds: dict[int, str] = {}
        """The kinds of brackets that are known before they open, by the number of the token."""

    def done(self) -> bytes:
        for nth, (token, start) in enumerate(self._tokens):
            is_tree = bool(self._open) and self._open[-1].kind == "tree"
            if token in _OPENING:
                is_tree = is_tree or self._is_of_macro(nth)
                self._open.append(_Open(token, "tree" if is_tree else self._kinds.get(nth, ""), []))
            elif token in _CLOSING:
                self._close(nth)
            elif is_tree:
                self._in_tree(nth, token, start)
            else:
                self._in_code(nth, token, start)
        return bytes(self._new)

    def _at(self, nth: int) -> _Token:
        return self._tokens[nth] if 0 <= nth < len(self._tokens) else _END

    def _texts(self, first: int, count: int) -> list[bytes]:
        return [self._at(nth)[0] for nth in range(first, first + count)]

    def _is_of_macro(self, nth: int) -> bool:
        """Return true if a bracket begins the arguments or the rules of a macro."""
        before = self._texts(nth - 3, 3)
        return (before[2] == b"!" and _is_name(before[1])) or before[:2] == [_MACRO_RULES, b"!"]

    def _close(self, nth: int) -> None:
        if not self._open or _OPENING[self._open[-1].bracket] != self._tokens[nth][0]:
            return
        closed = self._open.pop()
        start, following = self._tokens[nth][1], self._texts(nth + 1, 2)
        is_pattern = following[0] == b"=" and following[1] != b"=" and closed.bracket == b"{"
        for span in closed.attributes if is_pattern else ():
            self._blank(*span)
        if self._open and closed.bracket == b"[" and closed.kind != "tree":
            self._end_attribute(start + 1)

    def _in_tree(self, nth: int, token: bytes, start: int) -> None:
        """Rewrite signs that only the tokens of a macro may contain."""
        following, at = self._at(nth + 1)
        is_variable = (_is_name(following) and at == start + 1) or following == b"("
        if token == b"~" or (token == b"$" and not is_variable):
            self._new[start : start + 1] = b"-"
        self._rename(nth, token, start)

    def _in_code(self, nth: int, token: bytes, start: int) -> None:
        self._rename(nth, token, start)
        match token:
            case b"fn":
                self._kinds[self._behind_name(nth + 1)] = "parameters"
            case b"struct":
                behind = self._behind_name(nth + 1)
                self._kinds[behind] = "fields"
                self._without_bounds(behind)
            case b"dyn":
                lifetime, at = self._at(nth + 1)
                sign, end = self._at(nth + 2)
                if lifetime[:1] == b"'" and sign == b"+":
                    self._blank(at, end + 1)
            case b"type":
                # The grammar parses a type of a foreign module without visibility only.
                if self._at(nth - 1)[0] == b"pub" and self._at(nth + 2)[0] == b";":
                    self._blank(self._at(nth - 1)[1], start)
            case b"#":
                if self._open and self._at(nth + 1)[0] == b"[":
                    self._begin_attribute(start)
            case _:
                self._name_field(nth, token, start)

    def _rename(self, nth: int, token: bytes, start: int) -> None:
        """Rename macros and variables with the name of a primitive type; join a macro's name and its mark."""
        following = self._texts(nth + 1, 2)
        is_called = following[0] == b"!" and following[1] in _OPENING
        if token in _PRIMITIVES and (is_called or following[0] == b"@"):
            self._new[start : start + len(token)] = b"_" * len(token)
        elif token == _MACRO_RULES and following[0] == b"!":
            name, mark = start + len(token), self._at(nth + 1)[1]
            if mark > name and b"\n" not in self._text[name:mark]:
                self._new[name : mark + 1] = b"!" + b" " * (mark - name)
            if following[1] in _PRIMITIVES:
                at = self._at(nth + 2)[1]
                self._new[at : at + len(following[1])] = b"_" * len(following[1])

    def _name_field(self, nth: int, token: bytes, start: int) -> None:
        """Rename the numbers that name a tuple's fields in a pattern."""
        is_first = self._at(nth - 1)[0] in (b"{", b",")
        is_named = self._at(nth + 1)[0] == b":" != self._at(nth + 2)[0]
        around = self._open[-1] if self._open else None
        if token.isdigit() and is_first and is_named and around and around[:2] == (b"{", ""):
            self._new[start : start + len(token)] = b"n" * len(token)

    def _behind_name(self, nth: int) -> int:
        """Return the number of the token after a name and its type parameters."""
        nth += _is_name(self._at(nth)[0])
        depth, last = 0, nth + _MAX_TOKENS
        while nth < last and (token := self._at(nth)[0]) and (token == b"<" or depth):
            if token == b"<":
                depth += 1
            elif token == b">" and self._at(nth - 1)[0] not in (b"-", b"="):
                depth -= 1
            elif token in (b";", b"{"):
                return nth
            nth += 1
            if not depth:
                break
        return nth

    def _without_bounds(self, nth: int) -> None:
        """Blank the bounds of a struct without fields."""
        token, start = self._at(nth)
        last = nth + _MAX_TOKENS if token == b"where" else nth
        while nth < last and (token := self._at(nth)[0]) and token not in (b"{", b";"):
            nth += 1
        if token == b";":
            self._blank(start, self._at(nth)[1])

    def _begin_attribute(self, start: int) -> None:
        self._open[-1].attributes.append((start, start))

    def _end_attribute(self, end: int) -> None:
        """Record the end of an attribute. Of a parameter's attributes, the grammar parses only one."""
        attributes = self._open[-1].attributes
        if not attributes or attributes[-1][1] != attributes[-1][0]:
            return
        start = attributes[-1][0]
        attributes[-1] = (start, end)
        before = attributes[-2] if len(attributes) > 1 else None
        if self._open[-1].kind == "parameters" and before is not None and not self._text[before[1] : start].strip():
            self._blank(*before)

    def _blank(self, start: int, end: int) -> None:
        self._new[start:end] = blanked(bytes(self._new[start:end]))


def _tokens(text: bytes) -> Iterator[_Token]:
    """Yield the tokens of a text that are code, with their offsets."""
    at = 0
    while match := _TOKEN.match(text, at):
        at = match.end()
        if match["code"] is not None:
            yield match["code"], match.start()
        elif match["comment"] is not None:
            at = _end_of_comment(text, at)
        elif match["raw"] is not None:
            end = text.find(b'"' + match["marks"], at)
            at = end + 1 + len(match["marks"]) if end >= 0 else len(text)


def _end_of_comment(text: bytes, at: int) -> int:
    """Return the end of a comment, which may contain others."""
    depth = 1
    for match in _COMMENT_MARK.finditer(text, at):
        depth += 1 if match[0] == b"/*" else -1
        if not depth:
            return match.end()
    return len(text)


def _is_name(token: bytes) -> bool:
    return token[:1].isalpha() or token[:1] == b"_"
