"""Parameter values of functions that are passed to calls, or have declared types.

For maintainers: only the paths are put together here; resolution evaluates them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from functools import partial

from oxigraph_code.extraction.syntax.capture import Captured
from oxigraph_code.extraction.syntax.captured import CapturedCallback
from oxigraph_code.extraction.text.file_text import FileText
from oxigraph_code.extraction.text.spans import Span
from oxigraph_code.extraction.values.path_reader import PathReader, of_type
from oxigraph_code.facts.access_paths import RECEIVER, UNKNOWN, MemberStep, ParameterStep, alternatives, choice


class HigherOrderParameters:
    """The parameters of one file that receive a value from a callee."""

    def __init__(
        self, captured: Captured, text: FileText, paths: PathReader, annotation: Callable[[Span | None], str]
    ) -> None:
        self._text = text
        self._paths = paths
        self._annotation = annotation
        found = []
        self._receivers: dict[int, str] = {}
        for draft in captured.callbacks:
            before, step = self._around(draft)
            for nth, parameter in enumerate(sorted(captured.parameters.get(draft.parameter_list, ()))):
                path = choice(f"{part}{step(str(nth))}" for part in before)
                found.append((parameter.whole.start, parameter.whole.end, path))
            self._receivers[draft.parameter_list] = choice(f"{part}{step(RECEIVER)}" for part in before)
        self._found = sorted(entry for entry in found if entry[2])

    def receiver(self, start: int) -> str:
        """Return the path to a function's receiver, by the start of its parameters; or empty."""
        return self._receivers.get(start, "")

    def path(self, name: Span | None) -> str:
        """Return the path of a parameter's value, by its name or the name of a part; empty if unknown."""
        nth = bisect_right(self._found, (name.start + 1,)) - 1 if name is not None else -1
        return self._found[nth][2] if nth >= 0 and name is not None and name.end <= self._found[nth][1] else ""

    def _around(self, draft: CapturedCallback) -> tuple[list[str], Callable[[str], ParameterStep]]:
        """Return the paths that receive a function, and the step from there to its parameter at a position."""
        whole = of_type(self._annotation(draft.annotation)) if draft.annotation else self._paths.callee(draft.call_end)
        if draft.target is not None:
            whole = self._paths.path(*draft.target)
        parts = alternatives(whole) if UNKNOWN not in whole else []
        if draft.target is not None:
            return parts, ParameterStep
        if draft.annotation is None and draft.member is None:
            return parts, partial(ParameterStep, draft.position)
        if draft.annotation is None:
            parts = [f"{part}{ParameterStep(draft.position)}" for part in parts]
        member = str(MemberStep(self._text.span(draft.member))) if draft.member is not None else ""
        return [part + member for part in parts], ParameterStep
