"""The names in a file that may denote a function or class.

For maintainers: a name decides, since nothing is resolved here. This module must not know any language.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Collection, Iterable
from functools import partial

from oxigraph_code.extraction.scopes.file_scopes import ScopeMap
from oxigraph_code.extraction.syntax.capture import Captured
from oxigraph_code.extraction.syntax.captured import CapturedCallback, CapturedDefinition
from oxigraph_code.extraction.text.file_text import FileText, Span
from oxigraph_code.extraction.values.path_reader import PathReader, of_type
from oxigraph_code.facts import Import
from oxigraph_code.facts.access_paths import RECEIVER, UNKNOWN, MemberStep, ParameterStep, alternatives, choice

_MADE = re.compile(rb"(\w+)\(")
_NAMED_AS_FUNCTION = re.compile(
    r"(?:[A-Z](?:\w*[a-z]\w*)?|f|fn|func|function|cb|callback|handler|target|view|view_func|method|wrapped|inner|component)$"
)
"""The usual names of parameters that receive functions or classes."""


class CallableNames:
    """The names in one file that may denote functions: of the module, imported, or of functions."""

    def __init__(
        self, drafts: Iterable[CapturedDefinition], imports: Iterable[Import], text: FileText, scopes: ScopeMap
    ) -> None:
        drafts = [draft for draft in drafts if draft.name is not None]
        functions = {text.span(draft.name) for draft in drafts if draft.kind == "function"}
        self._functions: Collection[str] = functions
        self._classes = {text.span(draft.name) for draft in drafts if draft.kind == "class"}
        self._names: Collection[str] = (
            functions
            | {text.span(draft.name) for draft in drafts if not scopes.at(draft.start)}
            | {entry.alias or entry.name for entry in imports if entry.kind == "symbol" and entry.binds}
        )
        self._imported = {entry.alias or entry.name for entry in imports if entry.kind == "symbol" and entry.binds}
        self._modules = {entry.alias or entry.path for entry in imports if entry.kind == "module" and entry.binds}
        self._fields = [draft for draft in drafts if draft.kind == "field" and draft.value is not None]
        self._text = text
        self._instances: Collection[str] | None = None

    def is_function(self, head: str, tail: str) -> bool:
        """Return true if the members ``tail`` of a name may be a function, or without any the name itself."""
        return (tail.rpartition(".")[2] in self._functions) if tail else (head in self._names)

    def may_be_wrapped(self, head: str, tail: str, names: re.Pattern[str]) -> bool:
        """Return true if a path may be a function or class that the result of a call stands for."""
        name = tail.rpartition(".")[2] or head
        if not names.match(name):
            return False
        if tail:
            return name in self._functions or head in self._modules or head in self._classes
        is_named_so = _NAMED_AS_FUNCTION.match(head) is not None
        return head in self._functions or head in self._classes or head in self._imported or is_named_so

    def is_made(self, name: str, head: str, tail: str) -> bool:
        """Return true if an argument may be an instance of a class of the file.

        The instance is made in the argument, or the argument is a field with such an instance.
        """
        if tail == "()":
            return head in self._classes and (name in self._functions or name in self._classes)
        return name in self._classes and tail.rpartition(".")[2] in self._made_for_fields()

    def _made_for_fields(self) -> Collection[str]:
        """Return the names of fields that are assigned a new instance of a class in the file."""
        if self._instances is None:
            made = ((draft, self._text.match(_MADE, draft.value.start)) for draft in self._fields if draft.value)
            self._instances = {
                self._text.span(draft.name) for draft, match in made if match and match[1].decode() in self._classes
            }
        return self._instances


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
