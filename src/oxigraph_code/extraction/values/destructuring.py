"""The values of names in patterns: ``Some((key, value))`` takes two parts out of a value.

For maintainers: each level of a pattern is a match of its own; a name is followed outwards to the value. Its path has
the steps from there to the part. This module must not know any language.
"""

from __future__ import annotations

from typing import NamedTuple

from oxigraph_code.extraction.syntax.capture import Captured
from oxigraph_code.extraction.syntax.captured import CapturedPart
from oxigraph_code.extraction.text.file_text import FileText, Span
from oxigraph_code.extraction.values.path_reader import PathReader
from oxigraph_code.facts.access_paths import (
    UNKNOWN,
    CallbackStep,
    FieldStep,
    IndexStep,
    after_unknown,
    from_field,
    is_unknown,
)
from oxigraph_code.facts.kinds import BindingKind

_MAX_DEPTH = 12
_MAX_PARTS = 64


class Destructured(NamedTuple):
    """The access path to a part of a value, the offset of the value, and the scope that binds the name.

    The path is empty if it is unknown; the offset is -1 if the destructured value does not matter.
    """

    path: str
    offset: int
    scope: Span | None
    kind: BindingKind
    """``variable`` if a statement among others binds it, ``parameter`` if its scope begins with it."""
    line: int


class Destructuring:
    """The patterns of one file."""

    def __init__(self, captured: Captured, text: FileText, paths: PathReader) -> None:
        self._parts = captured.parts
        self._counted = captured.counted
        self._text = text
        self._paths = paths
        self._places: dict[Span, dict[Span, int]] = {}

    def taken(self, span: Span, line: int) -> Destructured:
        """Return the value of a name in a pattern on that line."""
        steps: list[str] = []
        scope: Span | None = None
        kind: BindingKind = "variable"
        for _ in range(_MAX_DEPTH):
            part = self._parts.get(span)
            if part is None:
                break
            steps.append(self._step(span, part))
            scope, kind = part.scope, part.kind
            if part.value is not None:
                path = self._paths.path(*part.value)
                if kind == "variable":
                    # Before its value has been worked out it is not bound.
                    line = self._text.line_of(part.value.end)
                return _joined(path, steps, part.value.start, scope, kind, line)
            if part.pattern is None:
                break
            span = part.pattern
        return _joined(UNKNOWN, steps, -1, scope, kind, line)

    def _step(self, span: Span, part: CapturedPart) -> str:
        place = str(self._place(span, part.pattern)) if part.is_counted and part.pattern is not None else ""
        if place == "-1":
            return UNKNOWN
        name = self._text.span(part.name)
        if part.value is not None and name:
            return str(CallbackStep(name, place or "0"))
        if part.value is not None and place:
            return str(CallbackStep("", place))
        if part.annotation is not None:
            owner = self._paths.path(*part.annotation)
            return str(FieldStep(owner, name or place)) if owner != UNKNOWN else UNKNOWN
        return f"{IndexStep(place)}{part.suffix}" if place else part.suffix

    def _place(self, span: Span, pattern: Span) -> int:
        """Count the place of a part in its pattern; -1 after a part that stands for any number of them."""
        if pattern not in self._places:
            places: dict[Span, int] = {}
            for nth, part in enumerate(sorted(set(self._counted[pattern]))[:_MAX_PARTS]):
                if self._text.span(part).startswith(".."):
                    break
                places[part] = nth
            self._places[pattern] = places
        return self._places[pattern].get(span, -1)


def _joined(path: str, steps: list[str], offset: int, scope: Span | None, kind: BindingKind, line: int) -> Destructured:
    """Join steps that are listed from the inside out; steps before one that names its type may be unknown."""
    whole = path + "".join(reversed(steps))
    if is_unknown(whole):
        return Destructured(from_field(after_unknown(whole)), -1, scope, kind, line)
    return Destructured(whole, offset, scope, kind, line)
