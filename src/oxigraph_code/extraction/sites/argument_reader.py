"""A reader of the arguments of a call off the bytes behind its name.

For maintainers: the reader looks at brackets and quotes and at no syntax node. The end of an expression that the query
matched is known, so the bodies of functions are skipped. Depth and number are bounded; anything beyond is ``other``.
This module must not know any language, nor the purpose of the arguments.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from oxigraph_code.extraction.scopes.scope_map import ScopeMap
from oxigraph_code.extraction.syntax.captured import CapturedReference
from oxigraph_code.extraction.text.file_text import FileText
from oxigraph_code.extraction.text.spans import Span
from oxigraph_code.extraction.text.text_forms import UNKNOWN, QuotedText, TextForms
from oxigraph_code.extraction.values.path_reader import PathReader
from oxigraph_code.facts import Argument
from oxigraph_code.facts.access_paths import is_import, is_literal, is_made, is_unknown, member, scope_of

_DEEPEST: Final = 6
_MOST: Final = 200  # arguments of one call, or elements of one list
_COUNTED: Final = 4
_LONGEST_TEXT: Final = 500
_LITERAL: Final = re.compile(rb"-?\d[\w.]*$|(?:True|False|None|true|false|null|undefined)$")
_KEY: Final = re.compile(rb"(?:async\s+|get\s+|set\s+|\*\s*)*([^\W\d][\w$]*|\$[\w$]*)\s*(:(?!:)|\(|$)")
_ROOTED: Final = re.compile(rb"[&*]?(?:[\w.:]+!?\(\s*)?[a-z]{0,2}[\"'`](?:/|\$?\{)")
_ADDED: Final = re.compile(rb"\s*\+\s*")


class ArgumentReader:
    """The arguments of the calls of one file. All calls must be known to ``paths``."""

    def __init__(
        self,
        text: FileText,
        forms: TextForms,
        paths: PathReader,
        scopes: ScopeMap,
        calls: Mapping[tuple[int, int], CapturedReference],
        sites: Mapping[tuple[int, int], int],
    ) -> None:
        """``calls`` and ``sites`` are by where they start and end."""
        self._text = text
        self._source = text.source
        self._forms = forms
        self._paths = paths
        self._scopes = scopes
        self._calls = calls
        self._sites = sites

    def behind(self, start: int, end: int) -> tuple[Argument, ...]:
        """The arguments that stand in the first brackets between two offsets."""
        opening = self._opening(start, end)
        return self._within(opening, end, 0) if opening >= 0 else ()

    def count(self, start: int, end: int) -> int:
        """How many arguments there are, as far as that matters."""
        opening = self._opening(start, end)
        return len(list(self._split(opening + 1, end - 1, most=_COUNTED))) if opening >= 0 else 0

    def is_text(self, start: int, end: int) -> bool:
        """True if the first argument behind an offset begins with a string literal."""
        opening = self._opening(start, end)
        first = self._skip(opening + 1, end) if opening >= 0 else -1
        return first >= 0 and self._forms.literal(self._source, first, end) is not None

    def has_text(self, start: int, end: int) -> bool:
        """True if one of the first arguments is a string literal."""
        opening = self._opening(start, end)
        parts = self._split(opening + 1, end - 1, most=_COUNTED - 1) if opening >= 0 else ()
        return any(self._forms.literal(self._source, *part) is not None for part in parts)

    def has_path(self, start: int, end: int) -> bool:
        """True if one of the first arguments may be a path from the root, also one that is formatted."""
        opening = self._opening(start, end)
        parts = self._split(opening + 1, end - 1, most=_COUNTED - 1) if opening >= 0 else ()
        return any(_ROOTED.match(self._source, *part) for part in parts)

    def value(self, start: int, end: int) -> Argument:
        """One expression."""
        return self._read(start, end, 0)

    def _opening(self, start: int, end: int) -> int:
        """The bracket that opens the arguments behind a name, which may have types between."""
        position = start
        if self._source[position : position + 1] in b"<:?!.":
            depth = 0
            while position < end:
                byte = self._source[position : position + 1]
                if byte == b"(" and depth <= 0:
                    break
                depth += (byte == b"<") - (byte == b">" and self._source[position - 1 : position] != b"=")
                position += 1
        position = self._skip(position, end)
        return position if self._source[position : position + 1] in (b"(", b"[", b"{") else -1

    def _skip(self, start: int, end: int) -> int:
        """Behind the space and the comments that stand at an offset."""
        match = self._forms.comment.match(self._source, start, end)
        return match.end() if match else start

    def _within(self, opening: int, end: int, depth: int) -> tuple[Argument, ...]:
        """The arguments between the bracket at an offset and the one that ends in front of ``end``."""
        if depth > _DEEPEST:
            return ()
        return tuple(self._read(*part, depth) for part in self._split(opening + 1, end - 1))

    def _split(self, start: int, end: int, most: int = _MOST) -> Iterator[tuple[int, int]]:
        """The offsets of the parts between commas, without space and comments around."""
        position = self._skip(start, end)
        found = 0
        while position < end and found < most:
            begun = position
            position = self._end_of_expression(position, end)
            while (match := self._forms.mark.search(self._source, position, end)) and match[0] != b",":
                position = self._behind(match, end)
            stop = match.start() if match else end
            yield begun, self._trimmed(begun, stop)
            found += 1
            position = self._skip(stop + 1, end)

    def _end_of_expression(self, start: int, end: int) -> int:
        """The end of the matched expression that begins at an offset, else that offset."""
        known = self._paths.end(start)
        if start < known <= end:
            return known
        match = self._forms.expression.match(self._source, start, end)
        match = match or self._forms.function.match(self._source, start, end)
        return match.end() if match else start

    def _behind(self, match: re.Match[bytes], end: int, *, is_jumped: bool = True) -> int:
        """The offset behind the literal or brackets at a mark; with ``is_jumped`` behind the expression."""
        if match["text"] is not None:
            literal = self._forms.literal(self._source, match.start(), end)
            return literal.end if literal is not None else match.end()
        if match[0] in (b"(", b"[", b"{"):
            known = self._paths.end(match.start()) if is_jumped else -1
            closing = known if match.start() < known <= end else self._forms.closing(self._source, match.start(), end)
            return closing if closing > 0 else end
        return match.end()

    def _trimmed(self, start: int, end: int) -> int:
        while end > start and self._source[end - 1 : end].isspace():
            end -= 1
        return end

    def _read(self, start: int, end: int, depth: int, name: str = "") -> Argument:
        """The argument between two offsets."""
        if not name and self._forms.named and (match := self._forms.named.match(self._source, start, end)):
            name, start = match[1].decode(errors="replace"), match.end()
        last = self._text.line_of(max(start, end - 1))
        found = Argument("other", name=name, line=self._text.line_of(start), end_line=last)
        if start >= end or depth > _DEEPEST:
            return found
        if match := self._forms.spread.match(self._source, start, end):
            return found._replace(kind="spread", parts=(self._read(self._skip(match.end(), end), end, depth + 1),))
        while match := self._forms.ignored.match(self._source, start, end):
            start = self._skip(match.end(), end)
        if (match := self._forms.claimed.search(self._source, max(start, end - 80), end)) and match.end() == end:
            end = self._trimmed(start, match.start())
        return self._expression(start, end, depth, found)

    def _expression(self, start: int, end: int, depth: int, found: Argument) -> Argument:
        path = self._paths.path(start, end)
        scope = self._function(start, end, path)
        if scope >= -1:
            return found._replace(kind="function", scope=scope)
        terms = self._terms(start, end)
        if any(isinstance(term, QuotedText) for term in terms):
            return self._text_of(terms, depth, found)
        if len(terms) > 1:
            parts = tuple(self._read(*term, depth + 1) for term in terms if isinstance(term, Span))
            return found._replace(kind="sum", parts=parts)
        if match := self._forms.expression.match(self._source, start, end):
            return found._replace(kind="literal", value=match[0].decode(errors="replace")[:_LONGEST_TEXT])
        if is_import(path):
            return found._replace(kind="path", value=path)
        if called := self._calls.get((start, end)):
            site = self._sites.get((start, end), -1)
            parts = () if site >= 0 else self._arguments_of(called, end, depth + 1)
            return found._replace(kind="call", value=self._callee(called), site=site, parts=parts)
        if _LITERAL.match(self._source[start : min(end, start + 40)]):
            return found._replace(kind="literal", value=self._text.piece(start, min(end, start + 40)))
        bracket = self._source[start : start + 1]
        if bracket in (b"[", b"{", b"(") and self._closes(start, end):
            return self._bracketed(bracket, start, end, depth, found)
        if path and not is_unknown(path) and not is_literal(path):
            return found._replace(kind="path", value=path, parts=self._fields(path, start, end, depth))
        return found

    def _fields(self, path: str, start: int, end: int, depth: int) -> tuple[Argument, ...]:
        """The fields of a literal of a type, as in ``Operation{Path: "/x"}``."""
        opening = self._source.find(b"{", start, end) if is_made(path) else -1
        if opening < 0 or not self._closes(opening, end):
            return ()
        return tuple(self._entry(*part, depth + 1) for part in self._split(opening + 1, end - 1))

    def _closes(self, start: int, end: int) -> bool:
        return self._forms.closing(self._source, start, end) == end

    def _bracketed(self, bracket: bytes, start: int, end: int, depth: int, found: Argument) -> Argument:
        if bracket == b"{":
            parts = tuple(self._entry(*part, depth + 1) for part in self._split(start + 1, end - 1))
            has_keys = not parts or any(part.name for part in parts)
            return found._replace(kind="mapping" if has_keys else "list", parts=parts)
        parts = self._within(start, end, depth + 1)
        if bracket == b"(" and len(parts) == 1 and self._source[self._before(end - 1)] not in b",":
            return parts[0]._replace(name=found.name)
        return found._replace(kind="list", parts=parts)

    def _before(self, end: int) -> int:
        """The offset of the last byte in front of another that is no space."""
        end -= 1
        while end > 0 and self._source[end : end + 1].isspace():
            end -= 1
        return end

    def _entry(self, start: int, end: int, depth: int) -> Argument:
        """An entry of a mapping: under a key, or one that is a name itself."""
        if literal := self._forms.literal(self._source, start, end):
            mark = self._skip(literal.end, end)
            if self._source[mark : mark + 1] == b":":
                key = "".join(piece.text or UNKNOWN for piece in literal.pieces)
                return self._read(self._skip(mark + 1, end), end, depth, key or UNKNOWN)
            return self._read(start, end, depth)
        match = _KEY.match(self._source, start, end)
        if match is None:
            return self._read(start, end, depth)
        key = match[1].decode(errors="replace")
        if match[2] == b"(":
            line, end_line = self._text.line_of(start), self._text.line_of(max(start, end - 1))
            return Argument("function", name=key, line=line, end_line=end_line, scope=self._scopes.at(end - 1))
        return self._read(self._skip(match.end() if match[2] else start, end), end, depth, key)

    def _callee(self, call: CapturedReference) -> str:
        """The access path of the callee of a matched call."""
        receiver = self._paths.path(*call.receiver) if call.receiver is not None else ""
        return member(receiver, call.fixed_name or self._text.span(call.name))

    def _arguments_of(self, call: CapturedReference, end: int, depth: int) -> tuple[Argument, ...]:
        opening = self._opening(call.callee_end, end) if call.callee_end >= 0 else -1
        return self._within(opening, end, depth) if opening >= 0 else ()

    def _function(self, start: int, end: int, path: str) -> int:
        """The scope of an anonymous function, -1 where it has none, -2 where the expression is no function."""
        if (scope := scope_of(path)) >= 0:
            return scope if self._scopes.scopes[scope].kind == "function" else -2
        if self._forms.function.match(self._source, start, end):
            scope = self._scopes.at(max(start, end - 1))
            return scope if scope != self._scopes.at(max(0, start - 1)) else -1
        return -2

    def _text_of(self, terms: Sequence[QuotedText | Span], depth: int, found: Argument) -> Argument:
        """A text that is put together from texts and others."""
        pieces: list[Argument] = []
        for term in terms:
            if isinstance(term, QuotedText):
                pieces += self._pieces(term, depth)
            else:
                pieces.append(self._term(*term, depth))
        value = "".join(piece.value if piece.kind == "text" else UNKNOWN for piece in pieces)[:_LONGEST_TEXT]
        if all(piece.kind == "text" for piece in pieces):
            return found._replace(kind="text", value=value)
        return found._replace(kind="template", value=value, parts=tuple(pieces))

    def _terms(self, start: int, end: int) -> list[QuotedText | Span]:
        """The operands of a sum, or adjacent string literals; empty for any other expression."""
        found: list[QuotedText | Span] = []
        position = start
        while position < end:
            if literal := self._forms.literal(self._source, position, end):
                found.append(literal)
                position = literal.end
            else:
                stop = self._end_of_term(position, end)
                if stop == end and not found:
                    return []
                found.append(Span(position, self._trimmed(position, stop)))
                position = stop
            behind = self._skip(position, end)
            if match := _ADDED.match(self._source, behind, end):
                position = self._skip(match.end(), end)
            elif behind < end and self._forms.literal(self._source, behind, end) is None:
                return []
            else:
                position = behind
        return found

    def _end_of_term(self, start: int, end: int) -> int:
        """The offset of the next ``+`` that joins texts."""
        known = self._paths.end(start)
        position = known if start < known < end else start
        while match := self._forms.mark.search(self._source, position, end):
            if match[0] == b"+":
                return match.start()
            position = self._behind(match, end, is_jumped=False)
        return end

    def _pieces(self, literal: QuotedText, depth: int) -> Iterator[Argument]:
        for piece in literal.pieces:
            if piece.start < 0:
                yield Argument("text", piece.text[:_LONGEST_TEXT])
            else:
                yield self._term(piece.start, piece.end, depth)
        if not literal.pieces:
            yield Argument("text", "")

    def _term(self, start: int, end: int, depth: int) -> Argument:
        """A part of a text that is computed."""
        start = self._skip(start, end)
        return self._read(start, self._trimmed(start, end), depth + 1)._replace(line=0, end_line=0)
