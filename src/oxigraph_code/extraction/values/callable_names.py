"""The names in a file that may denote a function or class.

For maintainers: a name decides, since nothing is resolved here. This module must not know any language.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from oxigraph_code.extraction.scopes.scope_map import ScopeMap
from oxigraph_code.extraction.syntax.captured import CapturedDefinition
from oxigraph_code.extraction.text.file_text import FileText
from oxigraph_code.facts import Import

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
