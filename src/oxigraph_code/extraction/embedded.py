"""Code in places where the grammar sees only marks: the arguments of a macro, read again as expressions.

For maintainers: everything else of the file is blanked and the text is parsed once more, so that offsets and lines stay
what they are and a file costs at most a few parses, however many such places it has. What does not parse there is
something else than expressions, and nothing that holds it is kept; what is defined there may never be, and is not kept
either, nor is anything inside of it. This module must not know any language.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence

from oxigraph_code.extraction.captures import Gathered
from oxigraph_code.extraction.drafts import BindingDraft, DefinitionDraft, Span

_DEEPEST = 3
_BLANK = bytes(byte if byte in b"\r\n" else 32 for byte in range(256))


def read_embedded(source: bytes, gathered: Gathered, read: Callable[[bytes], Gathered]) -> None:
    """Adds what is used in the embedded text of a file to what was gathered from the rest."""
    waiting = gathered.embedded
    for _ in range(_DEEPEST):
        if not waiting:
            break
        found = read(_alone(source, waiting))
        _add(gathered, found)
        waiting = found.embedded


def _alone(source: bytes, spans: Sequence[Span]) -> bytes:
    """The text of some spans with everything else blanked; each is a statement of its own."""
    text = bytearray(source.translate(_BLANK))
    for start, end in spans:
        text[start:end] = source[start:end]
        if source[start : start + 1] == b"{":
            text[start] = text[end - 1] = 32
        if start and text[start - 1] == 32:
            text[start - 1] = 59
    return bytes(text)


def _add(gathered: Gathered, found: Gathered) -> None:
    variables = [draft for draft in found.definitions.values() if draft.kind == "variable" and draft.name is not None]
    others = sorted(
        (draft.start, draft.end) for draft in found.definitions.values() if draft.kind not in ("variable", "")
    )
    errors = sorted(node.start_byte for node in found.errors)
    outermost: list[tuple[int, int]] = []
    for start, end in others:
        if not outermost or start >= outermost[-1][1]:
            outermost.append((start, end))
    starts = [start for start, _ in outermost]

    def is_kept(start: int, end: int) -> bool:
        at = bisect_left(starts, start + 1) - 1
        if at >= 0 and outermost[at][1] > start:
            return False
        at = bisect_left(errors, start)
        return at == len(errors) or errors[at] >= end

    gathered.references += [draft for draft in found.references if is_kept(draft.start, draft.end)]
    gathered.bindings += [draft for draft in found.bindings if is_kept(draft.start, draft.start + 1)]
    gathered.bindings += [_binding(draft) for draft in variables if is_kept(draft.start, draft.end)]
    gathered.blocks += [span for span in found.blocks if is_kept(span.start, span.start + 1)]
    gathered.same += found.same
    gathered.parts.update(found.parts)
    gathered.counted.update(found.counted)
    gathered.handed.update(found.handed)
    gathered.arguments.update(found.arguments)
    gathered.choices.update(found.choices)


def _binding(draft: DefinitionDraft) -> BindingDraft:
    assert draft.name is not None
    return BindingDraft(
        draft.start, draft.end_line, "variable", draft.name, draft.value, draft.value_suffix, False, draft.annotation
    )
