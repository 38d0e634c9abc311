"""Which of the arguments of calls may be functions: those that are names of the module, of imports or of functions.

For maintainers: arguments are read off the text behind the name that is called, as far as they are plain, so that no
further node has to be matched for the many that are nothing of the kind. What is not kept here is an argument nobody
knows, and never one that is not there. This module must not know any language.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from oxigraph_code.extraction.drafts import DefinitionDraft, ReferenceDraft
from oxigraph_code.extraction.scopes import ScopeMap
from oxigraph_code.extraction.text import Text
from oxigraph_code.facts import Import

_PLAIN_ARGUMENTS = re.compile(rb"""\s*\(((?:[\w$\s.,=]{1,400}|"[^"\\\n]{0,80}"|'[^'\\\n]{0,80}'){1,8})(\)?)""")
_TEXT = re.compile(r"""\"[^"]*"|'[^']*'""")
_ARGUMENT = re.compile(r"\s*(?:(\w+)\s*=\s*)?((?:[^\W\d]|\$)[\w$]*)((?:\.[\w$]+)*)\s*")


class Told:
    """What of one file may be a function by its name: what the module binds, what is imported, and functions."""

    def __init__(
        self, drafts: Iterable[DefinitionDraft], imports: Iterable[Import], text: Text, scopes: ScopeMap
    ) -> None:
        drafts = [draft for draft in drafts if draft.name is not None]
        functions = {text.span(draft.name) for draft in drafts if draft.kind == "function"}
        self._functions: Collection[str] = functions
        self._names: Collection[str] = (
            functions
            | {text.span(draft.name) for draft in drafts if not scopes.at(draft.start)}
            | {entry.alias or entry.name for entry in imports if entry.kind == "symbol" and entry.binds}
        )

    def is_function(self, head: str, tail: str) -> bool:
        """Whether the members ``tail`` of something may be a function, or without any that itself."""
        return (tail.rpartition(".")[2] in self._functions) if tail else (head in self._names)


class Given:
    """The arguments of the calls of one file."""

    def __init__(self, told: Told, text: Text) -> None:
        self._told = told
        self._text = text

    def to(self, call: ReferenceDraft) -> tuple[str, ...]:
        """What a call is given that may be a function, each behind its position or its name."""
        if not call.keeps_arguments or call.name is None:
            return ()
        match = self._text.match(_PLAIN_ARGUMENTS, call.name.end)
        if match is None:
            return ()
        written = match[1].decode(errors="replace")
        parts = (_TEXT.sub("0", written) if '"' in written or "'" in written else written).split(",")
        if not match[2]:
            parts.pop()  # what it begins is something else
        found = []
        for position, part in enumerate(parts):
            argument = _ARGUMENT.fullmatch(part)
            if argument is None:
                continue
            name, head, tail = argument.groups()
            if self._told.is_function(head, tail):
                found.append(f"{name or position}={head}{tail}")
        return tuple(found)
