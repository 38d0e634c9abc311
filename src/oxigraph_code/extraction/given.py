"""Which of the arguments of calls may be functions: those that are names of the module, of imports or of functions;
and whatever is given to something of the file that calls one of its parameters, or hands one on to what does.

For maintainers: arguments are read off the text behind the name that is called, as far as they are plain, so that no
further node has to be matched for the many that are nothing of the kind. What is not kept here is an argument nobody
knows, and never one that is not there. What is kept, others can see, and an edit of it concerns them: so it is little.
This module must not know any language.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator

from oxigraph_code.extraction.captures import Gathered
from oxigraph_code.extraction.drafts import DefinitionDraft, ReferenceDraft, Span
from oxigraph_code.extraction.scopes import ScopeMap
from oxigraph_code.extraction.text import Text
from oxigraph_code.facts import Import

_PLAIN_ARGUMENTS = re.compile(
    rb"""\s*\(((?:[\w$\s.,=]{1,400}|"[^"\\\n]{0,80}"|'[^'\\\n]{0,80}'|(?<=\w)\([\w$\s.,=]{0,80}\)){1,8})(\)?)"""
)
_TEXT = re.compile(r"""\"[^"]*"|'[^']*'""")
_CALLED = re.compile(r"\([^()]*\)")
_ARGUMENT = re.compile(r"\s*(?:(\w+)\s*=\s*)?((?:[^\W\d]|\$)[\w$]*)((?:\.[\w$]+|\(\))*)\s*")
_MOST_ROUNDS = 3


class Told:
    """What of one file may be a function by its name: what the module binds, what is imported, and functions."""

    def __init__(
        self, drafts: Iterable[DefinitionDraft], imports: Iterable[Import], text: Text, scopes: ScopeMap
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

    def is_function(self, head: str, tail: str) -> bool:
        """Whether the members ``tail`` of something may be a function, or without any that itself."""
        return (tail.rpartition(".")[2] in self._functions) if tail else (head in self._names)

    def is_made(self, name: str, head: str, tail: str) -> bool:
        """Whether something of the file is given an instance of a class of it, made where it is given."""
        return tail == "()" and head in self._classes and (name in self._functions or name in self._classes)


class Given:
    """The arguments of the calls of one file."""

    def __init__(self, told: Told, text: Text, gathered: Gathered) -> None:
        self._told = told
        self._text = text
        self._calling = self._calling_parameters(gathered)

    def to(self, call: ReferenceDraft, name: str) -> tuple[str, ...]:
        """What a call is given that may be a function, each behind its position or its name."""
        if not call.kept or call.name is None:
            return ()
        is_any, is_one = name in self._calling, call.kept == "handed"
        return tuple(
            f"{key}={head}{tail}"
            for key, head, tail in self._arguments(call)
            if is_any
            or (
                self._told.is_function(head, tail)
                if tail[-1:] != ")"
                else is_one and self._told.is_made(name, head, tail)
            )
        )

    def _arguments(self, call: ReferenceDraft) -> Iterator[tuple[str, str, str]]:
        """The plain arguments of a call: position or name, the first name of the path, and what is behind that."""
        match = self._text.match(_PLAIN_ARGUMENTS, call.name.end) if call.name is not None else None
        if match is None:
            return
        written = match[1].decode(errors="replace")
        if "(" in written:
            written = _CALLED.sub("()", written)
        parts = (_TEXT.sub("0", written) if '"' in written or "'" in written else written).split(",")
        if not match[2]:
            parts.pop()  # what it begins is something else
        for position, part in enumerate(parts):
            if argument := _ARGUMENT.fullmatch(part):
                name, head, tail = argument.groups()
                yield name or str(position), head, tail

    def _calling_parameters(self, gathered: Gathered) -> Collection[str]:
        """The names of the functions that call one of their parameters, or hand one on to such a function, and of those
        parameters."""
        if not any(call.kept == "handed" for call in gathered.references):
            return ()
        found: dict[str, None] = {}
        taking: dict[str, list[tuple[Span, str]]] = defaultdict(list)
        for draft in gathered.definitions.values():
            if (body := draft.scope) is None:
                continue
            for parameter in gathered.parameters.get(draft.parameter_list, ()):
                taking[self._text.span(parameter.name)].append((body, self._text.span(draft.name)))
        called = ((call.start, call.name) for call in gathered.references if call.receiver is None and call.name)
        came = [(start, name) for start, span in called if (name := self._text.span(span)) in taking]
        for _ in range(_MOST_ROUNDS):
            new = {
                name: None
                for start, parameter in came
                for span, function in taking[parameter]
                if span.start <= start < span.end
                for name in (function, parameter)
                if name not in found
            }
            found |= new
            came = [
                (call.start, head)
                for call in gathered.references
                if new and call.name is not None and self._text.span(call.name) in new
                for _, head, tail in self._arguments(call)
                if not tail and head in taking
            ]
        return found
