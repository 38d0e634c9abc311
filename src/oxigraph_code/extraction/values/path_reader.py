"""A reader of access paths off source text.

For maintainers: ``Model.objects.filter(name="x")[0].save()`` has the receiver ``Model.objects.filter()[]``. A path is
put together from the calls inside it, and each call is a separate match, so a chain of a thousand calls costs as much
as a thousand calls. The form of paths is in ``facts.access_paths``. This module must not know any grammar; the
separators below belong to all grammars together.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Mapping, Set

from oxigraph_code.extraction.syntax.captured import CapturedOperator
from oxigraph_code.extraction.text.file_text import Span
from oxigraph_code.facts.access_paths import (
    AWAIT,
    CALL,
    ELEMENT,
    SLICE,
    UNKNOWN,
    CallStep,
    CastStep,
    IndexStep,
    MemberStep,
    NumberedStep,
    VariableKeyStep,
    choice,
    extended,
)

LONGEST = 200
LONGEST_KEY = 60
"""No longer subscript is looked at for its key, nor a longer literal for being one."""
_LONGEST_NUMBERED = 120
"""Longer paths of calls are replaced by their numbers, so that members after them fit in."""
_LONGEST_BRACKETED = 20_000
_MAX_DEPTH = 12
_AWAIT = "await "
_AWAITED = MemberStep(AWAIT)

_PLAIN = re.compile(r"(?:[^\W\d]|[$@\\])[\w$@\\]*(?:\.[\w$#]+)*")
_BETWEEN = r"[^\[\]]*(?:\[[^\[\]]*\][^\[\]]*)*"  # the text in a subscript, which may contain other subscripts
_TAIL = re.compile(rf"(?:!?\s*(?:\.|::|\?\.|->)\s*[\w$#]+|!?\s*(?:\?\.)?\[{_BETWEEN}\])*!?")
_HEAD_AND_TAIL = re.compile(r"(?:::)?(?:[^\W\d]|[$@\\])[\w$@\\]*" + _TAIL.pattern)
_SUBSCRIPT = re.compile(rf"(?:\?\.)?\[{_BETWEEN}\]")
_KEY = re.compile(r"\[\s*(?:(\d{1,4})|([\"'])([^\W\d][\w-]*)\2)\s*\]")
_BOUND = r"(?:[^\[\](){}\"':]|\([^()]*\)|\[[^\[\]]*\])*"  # of a part that is taken out of something
_SLICE = re.compile(rf"\[{_BOUND}:{_BOUND}(?::{_BOUND})?\]")
_PART = re.compile(r"\[(\d{0,2}):(\d{0,2})\]")
_NAMED = re.compile(r"\[\s*([^\W\d]\w*)\s*\]$")
_ASSERTED = re.compile(r"!(?=[.\[?]|$)")
_SEPARATOR = re.compile(r"\?\.|\.|::|->")
_SPACE = re.compile(r"\s+")
_BRACKET = re.compile(r"[()]")


class PathReader:
    """The access paths of one file. Calls must be added innermost first: by their ends, ascending."""

    def __init__(self, text: Callable[[int, int], str], *, keeps_keys: bool = False, awaits: bool = True) -> None:
        """``awaits`` where anything may be awaited in the text."""
        self.text = text
        """Reads the text between two offsets as paths are written, which may differ from the source."""
        self._awaits = awaits
        self._key = _keyed_text if keeps_keys else ELEMENT
        self._known: dict[int, list[tuple[int, str]]] = {}  # by where they start: where they end, ascending
        self._literals: Mapping[int, tuple[int, str]] = {}
        self._choices: Mapping[Span, list[Span]] = {}
        self._wholes: Mapping[Span, list[Span]] = {}
        self._casts: Mapping[Span, str] = {}
        self._composed: Set[tuple[int, int]] = frozenset()
        self._callees: dict[int, str] = {}
        self._operators: Mapping[int, CapturedOperator] = {}
        self._holders: Mapping[Span, str] = {}

    def know(
        self,
        literals: Mapping[int, tuple[int, str]],
        choices: Mapping[Span, list[Span]],
        wholes: Mapping[Span, list[Span]],
        operators: Mapping[int, CapturedOperator],
        casts: Mapping[Span, str],
        holders: Mapping[Span, str],
    ) -> None:
        """Add the expressions whose paths do not follow from their text.

        ``literals`` have a path of their own, by their start with their end; ``choices`` are one of several, ``wholes``
        contain others; ``operators`` have the value of either operand, by their end; ``casts`` have declared types;
        ``holders`` are the types of containers whose brackets do not tell them.
        """
        self._literals = literals
        self._choices = choices
        self._wholes = wholes
        self._operators = operators
        self._casts = casts
        self._holders = holders
        self._composed = {*choices, *wholes, *casts}

    def add_call(self, start: int, end: int, callee: str, argument: str = "", *, is_numbered: bool = False) -> None:
        """Add a call with the path of its callee; ``argument`` is kept if it decides the result.

        If it ``is_numbered``, a path that is too long or unknown is replaced by the number of the call.
        """
        if start in self._literals and self._literals[start][0] == end:
            self.add(start, *self._literals[start])
            return
        if self._is_awaited(start):
            start += len(_AWAIT)  # the await is not a part of the call
        path = extended(callee, str(CallStep(argument)) if argument else CALL)
        if is_numbered and argument and (len(path) > _LONGEST_NUMBERED or UNKNOWN in path):
            path = str(NumberedStep(argument[1:]))
        self.add(start, end, path)

    def add(self, start: int, end: int, path: str) -> None:
        """Add an expression with this path in place of its text."""
        self._known.setdefault(start, []).append((end, path))

    def add_callee(self, end: int, path: str) -> None:
        """Add the path of the callee of the call with that end."""
        self._callees.setdefault(end, path)

    def computed(self, start: int, end: int) -> str:
        """Return the path of a computed callee, with the name of a variable that holds its key."""
        path = self.path(start, end)
        is_any = path.endswith(ELEMENT)
        name = named_key(self.text(max(start, end - LONGEST_KEY), end)) if is_any else ""
        return f"{path.removesuffix(ELEMENT)}{VariableKeyStep(name)}" if name else path

    def mark(self, start: int, end: int) -> str:
        """Return the mark between a receiver and a member."""
        return separator(self.text(start, end))

    def callee(self, end: int) -> str:
        """Return the path of the callee of the innermost call with that end."""
        return self._callees.get(end, UNKNOWN)

    def end(self, start: int) -> int:
        """Return the end of the longest known expression at an offset, -1 if there is none."""
        while start not in self._known and start not in self._literals and self._is_awaited(start):
            start += len(_AWAIT)
        known = self._known.get(start)
        literal = self._literals.get(start, (-1, ""))[0]
        return max(known[-1][0], literal) if known else literal

    def _is_awaited(self, start: int) -> bool:
        return self._awaits and self.text(start, start + len(_AWAIT)) == _AWAIT

    def path(self, start: int, end: int, depth: int = 0) -> str:
        """Return the path of an expression, of at most 200 characters; a longer one is ``UNKNOWN``."""
        if depth == _MAX_DEPTH:
            return UNKNOWN
        span = Span(start, end) if (start, end) in self._composed else None
        literal = self._literals.get(start)
        if span is not None and span in self._choices:
            return self._one_of(self._choices[span], depth)
        if end in self._operators and self._operators[end].right.start > start:
            if literal is not None and literal[0] == end:
                return literal[1]
            return self._one_of(self._sides(start, self._operators[end]), depth)
        if span is not None:
            return self._whole(span, depth) if span in self._wholes else of_type(self._casts[span])
        if literal is not None and literal[0] == end:
            return literal[1]
        if self._awaits and start + len(_AWAIT) < end and self._is_awaited(start):
            path = self.path(start + len(_AWAIT), end, depth + 1)
            return path if path == UNKNOWN else extended(path, str(_AWAITED))
        known = self._known.get(start)
        if known is not None and known[0][0] <= end:
            inner_end, head = known[-1] if known[-1][0] <= end else known[bisect_right(known, end, key=_end) - 1]
        elif literal is not None and literal[0] <= end:
            inner_end, head = literal
        else:
            return self._written(start, end, depth)
        return self._with_tail(head, inner_end, end)

    def _sides(self, start: int, operator: CapturedOperator) -> list[Span]:
        left = self.text(max(start, operator.left_end - LONGEST), operator.left_end) if operator.left_end > 0 else ""
        left_end = operator.left_end - (len(left) - len(left.rstrip()))
        return [Span(start, left_end), operator.right] if left else [operator.right]

    def _one_of(self, parts: list[Span], depth: int) -> str:
        paths = [self.path(*part, depth + 1) for part in parts]
        path = choice(dict.fromkeys(part for part in paths if UNKNOWN not in part)) or UNKNOWN
        return path if len(path) <= LONGEST else UNKNOWN

    def _whole(self, span: Span, depth: int) -> str:
        """Read a container as a cast to its type; type arguments are paths of elements, each after ``=``."""
        paths = [self.path(*element, depth + 1) for element in self._wholes[span]]
        if span in self._holders:
            return of_type(f"{self._holders[span]}<{'_' if UNKNOWN in paths[0] else f'={paths[0]},'}>")
        if all(UNKNOWN in path for path in paths):
            return UNKNOWN
        elements = "".join("_," if UNKNOWN in path else f"={path}," for path in paths)
        return of_type(f"{self.text(span.start, span.start + 1)}{elements}{self.text(span.end - 1, span.end)}")

    def _written(self, start: int, end: int, depth: int) -> str:
        """Return the path of an expression that is not put together from calls, or is in brackets."""
        if end - start > 4 * LONGEST:
            is_bracketed = self.text(start, start + 1) == "("
            return self._bracketed(start, end, depth) if is_bracketed else UNKNOWN
        text = self.text(start, end).strip()
        if (text.isascii() and text.isidentifier()) or _PLAIN.fullmatch(text):
            return text if len(text) <= LONGEST else UNKNOWN
        if text[:1] == "(":
            return self._bracketed(start, end, depth)
        return self._with_tail("", start, end) if _HEAD_AND_TAIL.fullmatch(text) else UNKNOWN

    def _bracketed(self, start: int, end: int, depth: int) -> str:
        text = self.text(start, min(end, start + _LONGEST_BRACKETED))
        if not text.isascii():
            return UNKNOWN
        opened = 0
        last = -1
        for bracket in _BRACKET.finditer(text):
            opened += 1 if bracket[0] == "(" else -1
            if opened == 0:
                last = bracket.start()
                break
        if last < 0:
            return UNKNOWN
        inside = text[1:last]
        first = start + 1 + len(inside) - len(inside.lstrip())
        head = self.path(first, start + 1 + len(inside.rstrip()), depth + 1)
        return UNKNOWN if head == UNKNOWN else self._with_tail(head, start + last + 1, end)

    def _with_tail(self, head: str, start: int, end: int) -> str:
        """Return a path with the members and subscripts that are written behind it."""
        if end - start > 4 * LONGEST:
            return UNKNOWN
        tail = self.text(start, end).rstrip() if start < end else ""
        if head and (not tail or (tail[0] == "." and tail.isascii() and tail[1:].isidentifier())):
            path = extended(head, tail)
            return path if len(path) <= LONGEST else UNKNOWN
        if head and not _TAIL.fullmatch(tail):
            return UNKNOWN
        tail = _SPACE.sub("", _SUBSCRIPT.sub(self._key, tail)).replace("->", ".")
        if "?" in tail or "!" in tail:
            tail = _ASSERTED.sub("", tail.replace("?.", "."))
        path = extended(head, tail)
        return path if len(path) <= LONGEST else UNKNOWN


def _keyed_text(subscript: re.Match[str]) -> str:
    return keyed(subscript[0])


def keyed(subscript: str) -> str:
    """Read the subscript of a path: a literal key or position, or a slice with its literal bounds."""
    key = _KEY.fullmatch(subscript)
    if key is None:
        is_part = ":" in subscript and _SLICE.fullmatch(subscript)
        return ELEMENT if not is_part else subscript if _PART.fullmatch(subscript) else SLICE
    return str(IndexStep(key[1] or key[3]))


def named_key(written: str) -> str:
    """Return the name in the subscript at the end of a text, empty for any other key."""
    return named[1] if (named := _NAMED.search(written)) else ""


def key_of(literal: str) -> str:
    """Return the subscript that a literal is as a key, empty where it is none."""
    return str(IndexStep(key[1] or key[3])) if (key := _KEY.fullmatch(f"[{literal}]")) else ""


def of_type(written: str) -> str:
    """Return the path of a value of a declared type."""
    return str(CastStep(written)) if len(written) < LONGEST - 2 else UNKNOWN


def _end(entry: tuple[int, str]) -> int:
    return entry[0]


def separator(between: str) -> str:
    """Return the separator between a receiver and a member, without line ends and comments around it."""
    plain = between.strip()
    if not _SEPARATOR.fullmatch(plain):
        match = _SEPARATOR.match(plain) or _SEPARATOR.search(plain, max(0, len(plain) - 2)) or _SEPARATOR.search(plain)
        plain = match[0] if match else "."
    return "." if plain in ("?.", "->") else plain
