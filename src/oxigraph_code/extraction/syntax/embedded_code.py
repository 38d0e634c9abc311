"""Code in text without a grammar: the arguments of macros, parsed again as expressions or definitions.

For maintainers: the parser reads those places alone, all of a file at once, so that offsets and lines stay the same,
however many there are. Text that does not parse there is no code: no use around it is kept, and no definition in the
whole place. Where expressions are expected, a definition may never exist, and is left out with everything in it. A
pattern looks like a call and is none: it is parsed apart, behind text that makes it a pattern. A template is code only
if all of it parses with names in its placeholders; its definitions are no symbols, but the code of its functions is
read. This module must not know any language. See decision 0010.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from oxigraph_code.extraction.syntax.capture import Captured
from oxigraph_code.extraction.syntax.captured import CapturedBinding, CapturedBlock, CapturedDefinition, CapturedPattern
from oxigraph_code.extraction.text.file_text import Span, Spans

_MAX_DEPTH = 3
_HOLD_CODE = frozenset({"function", "implementation", "namespace", "trait"})
"""The definitions in a template whose code is read; a namespace has its own and imported names."""
_BLANK, _SEMICOLON, _BRACE, _LETTER = b" ;{_"
_VISIBLE = re.compile(rb"[^\n]")


def read_embedded(source: bytes, captured: Captured, read: Callable[[bytes, Sequence[Span]], Captured]) -> None:
    """Add the captures in a file's embedded text to the captures of the rest."""
    outer, waiting = captured, captured.embedded
    for _ in range(_MAX_DEPTH):
        if not waiting:
            break
        source, definitions = _filled(source, outer), outer.embedded_definitions
        whole = {span: definitions[span] for span in _innermost(definitions, definitions)}
        patterns = {span: outer.embedded_patterns[span] for span in waiting if span in outer.embedded_patterns}
        ends = {span: span.end for span in outer.embedded_templates}
        ends |= {span: draft.start + 1 for span, draft in patterns.items()}
        found = read(*_alone(source, _innermost(waiting, whole), whole, ends))
        addition = _Addition(captured, found, whole, outer.embedded_templates, waiting)
        addition.add()
        waiting = addition.embedded()
        if patterns:
            matched = read(*_matched(source, patterns))
            for span, draft in patterns.items():
                matched.definitions.pop(draft.begin, None)  # a name alone is that of a constant
                matched.blocks[Span(draft.start, span.end)] = CapturedBlock("block", None)
            _Addition(captured, matched, {}).add()
            waiting += matched.embedded
            found.embedded_patterns.update(matched.embedded_patterns)
        outer = found


def _filled(source: bytes, captured: Captured) -> bytes:
    """Return the text with names for the placeholders of templates, and without their repetitions."""
    if not captured.embedded_templates:
        return source
    text = bytearray(source)
    for start in captured.embedded_places:
        text[start] = _LETTER
    for start, end in captured.embedded_repetitions:
        text[start:end] = _VISIBLE.sub(b" ", text[start:end])
    return bytes(text)


def _innermost(spans: Iterable[Span], definitions: Mapping[Span, Span | None]) -> list[Span]:
    """Keep the spans without definitions in a part: the text around such a part is no code."""
    starts = sorted(start for start, _ in definitions)

    def is_whole(span: Span) -> bool:
        at = bisect_right(starts, span.start)
        return at == len(starts) or starts[at] >= span.end

    return [span for span in spans if is_whole(span)]


def _alone(
    source: bytes, spans: Sequence[Span], whole: Collection[Span], ends: Mapping[Span, int]
) -> tuple[bytes, list[Span]]:
    """Make statements of some spans, and return the text with the parts to parse, some up to an end."""
    text = bytearray(source)
    parts: list[Span] = []
    follows_items = True
    for span in sorted(set(spans)):
        start, end = span.start, ends.get(span, span.end)
        if text[start] == _BRACE or span in ends:
            # An item that ends in braces would not be one if a semicolon came behind it.
            text[start] = _BLANK if follows_items and span in whole else _SEMICOLON
            text[end - 1] = _SEMICOLON if span in ends else _BLANK
        elif start:
            start -= 1
            text[start] = _SEMICOLON
        follows_items = span in whole
        if not parts or parts[-1].end <= start:
            parts.append(Span(start, end))
    return bytes(text), parts


def _matched(source: bytes, patterns: Mapping[Span, CapturedPattern]) -> tuple[bytes, list[Span]]:
    """Rewrite patterns so that they parse, each before its statements; return text and parts to parse."""
    text = bytearray(source)
    parts = []
    for span, draft in sorted(patterns.items()):
        text[draft.begin : draft.start + 1] = draft.before
        for separator in draft.behind:
            text[separator.start : separator.end] = b";".ljust(separator.end - separator.start)
        text[span.end - 1] = _SEMICOLON
        parts.append(Span(draft.begin, span.end))
    return bytes(text), parts


class _Addition:
    def __init__(
        self,
        captured: Captured,
        found: Captured,
        definitions: Mapping[Span, Span | None],
        templates: Sequence[Span] = (),
        parsed: Iterable[Span] = (),
    ) -> None:
        self._captured, self._found, self._definitions = captured, found, definitions
        self._ends = Spans(parsed)
        self._errors = sorted(node.start_byte for node in found.errors)
        self._wholes = Spans([span for span in definitions if self._is_clean(*span)])
        broken = [span for span in templates if not self._is_clean(*span)]
        self._broken = Spans(broken)
        self._templates = Spans(templates)
        self._namespaces = Spans(
            [
                draft.scope
                for start, draft in found.definitions.items()
                if draft.kind == "namespace" and draft.scope is not None and self._templates.hold(start)
            ]
        )
        self._left_out = Spans(
            [
                Span(draft.start, draft.end)
                for draft in found.definitions.values()
                if draft.kind not in ("variable", "")
                and not self._wholes.hold(draft.start)
                and not (draft.kind in _HOLD_CODE and self._templates.hold(draft.start))
            ]
            + broken
        )

    def _is_clean(self, start: int, end: int) -> bool:
        at = bisect_left(self._errors, start)
        return at == len(self._errors) or self._errors[at] >= end

    def _is_kept(self, start: int, end: int) -> bool:
        return self._is_clean(start, end) and not self._left_out.hold(start)

    def embedded(self) -> list[Span]:
        """Return the spans to parse next."""
        return [span for span in self._found.embedded if not self._broken.hold(span.start)]

    def add(self) -> None:
        captured, found = self._captured, self._found
        captured.references += [draft for draft in found.references if self._is_kept(draft.start, draft.end)]
        captured.uses += [draft for draft in found.uses if self._is_kept(*draft.span)]
        captured.roots += [root for root in found.roots if self._is_kept(*root)]
        captured.passed += [draft for draft in found.passed if self._is_kept(*draft.span)]
        captured.decisions += [start for start in found.decisions if self._is_kept(start, start + 1)]
        captured.annotations += [span for span in found.annotations if self._is_kept(*span)]
        captured.bindings += [draft for draft in found.bindings if self._is_kept(draft.start, draft.start + 1)]
        blocks = {span: block for span, block in found.blocks.items() if self._is_kept(span.start, span.start + 1)}
        # A statement without an end in its text goes on in the text that is parsed after it.
        blocks = {
            span: block
            for span, block in blocks.items()
            if (around := self._ends.around(span.start)) is None or span.end <= around[1]
        }
        captured.blocks = blocks | captured.blocks
        for start, draft in found.definitions.items():
            if self._wholes.hold(start):
                captured.definitions.setdefault(start, draft)
            elif draft.kind == "variable" and draft.name is not None and self._is_kept(draft.start, draft.end):
                captured.bindings.append(_binding(draft, draft.name))
            elif self._templates.hold(start) and not self._broken.hold(start):
                self._add_hidden(draft)
        captured.parameters.update({at: known for at, known in found.parameters.items() if self._wholes.hold(at)})
        captured.leading.update({at: known for at, known in found.leading.items() if self._wholes.hold(at)})
        for imported in found.imports:
            if (around := self._wholes.around(imported.start)) is not None:
                captured.imports.append(imported)
                condition = self._definitions[Span(*around)]
                conditions = [*found.conditions.get(imported.start, ()), *([condition] if condition else ())]
                captured.conditions[imported.start] = conditions
            elif self._namespaces.hold(imported.start) and not self._broken.hold(imported.start):
                captured.imports.append(imported)
        captured.regions += [region for region in found.regions if self._wholes.hold(region[0].start)]
        captured.same += found.same
        captured.nodes.update(found.nodes)
        captured.trees += found.trees
        captured.parts.update(found.parts)
        captured.counted.update(found.counted)
        captured.recorded.update(found.recorded)
        captured.arguments.update(found.arguments)
        captured.expected.update(found.expected)
        captured.anonymous += found.anonymous
        captured.choices.update(found.choices)
        captured.wholes.update(found.wholes)
        captured.casts.update(found.casts)
        captured.holders.update(found.holders)
        captured.named_literals.update(found.named_literals)

    def _add_hidden(self, draft: CapturedDefinition) -> None:
        """Bind an unknown name for a definition of a template, and take a function in it for a block."""
        captured = self._captured
        if draft.name is not None:
            captured.bindings.append(CapturedBinding(draft.start, draft.line, "variable", "", draft.name, None, ""))
        if draft.scope is None or self._left_out.hold(draft.start):
            return
        if draft.kind == "namespace":
            captured.blocks.setdefault(draft.scope, CapturedBlock("namespace", None))
        if draft.kind != "function":
            return
        captured.blocks.setdefault(draft.scope, CapturedBlock("block", None))
        for entry in self._found.parameters.get(draft.parameter_list, ()):
            if entry.name is not None:
                parameter = CapturedBinding(
                    draft.scope.start + 1, draft.line, "parameter", "", entry.name, None, "", entry.annotation
                )
                captured.bindings.append(parameter)


def _binding(draft: CapturedDefinition, name: Span) -> CapturedBinding:
    return CapturedBinding(
        draft.start, draft.end_line, "variable", "", name, draft.value, draft.value_suffix, draft.annotation
    )
