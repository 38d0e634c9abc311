"""The arguments of calls that may decide their results.

For maintainers: nothing at a call tells that its callee passes an argument on, so the first few arguments are recorded
for each call whose value is used, as far as they are names, calls or literals. For frequent calls, they are recorded
only if one may be a function: the value may stand for it. They are read off the text, so that no further node has to be
matched. This module must not know any language.
"""

from __future__ import annotations

import re

from oxigraph_code.extraction.conventions import Conventions, Wrapping
from oxigraph_code.extraction.scopes.file_scopes import ScopeMap
from oxigraph_code.extraction.syntax.captured import CapturedReference
from oxigraph_code.extraction.text.file_text import FileText, Span
from oxigraph_code.extraction.values.callable_names import CallableNames
from oxigraph_code.extraction.values.path_reader import PathReader
from oxigraph_code.facts.access_paths import scope_of

_MAX_ARGUMENTS = 3
_OPENING = re.compile(rb"\s*\(\s*")
_NEXT = re.compile(rb"()\s*(?:,\s*(\))?|(\)))")
_PLAIN = re.compile(
    rb"""(?:[A-Za-z_$][\w$]*+(?:\.[\w$#]++)*+|[\d.]++|"[^"\\\n]{0,80}"|'[^'\\\n]{0,80}')""" + _NEXT.pattern
)
_GOES_ON = re.compile(rb"\s*(?:\?\.|[.\[(!])")
_TAKING = ("=", "=>", "||", "?")
_TAKING_WORDS = ("return", "await", "yield", "default")
_WORD = re.compile(rf"\b(?:{'|'.join(_TAKING_WORDS)})$")
_KEY = re.compile(r"[\w\"'\])]\s*:$")
_BEFORE_ARGUMENT = re.compile(r"[\w$>\])]\($")
_CALLED = re.compile(rb"\(")
_PATH = re.compile(r"((?:[^\W\d]|\$)[\w$]*)((?:\.[\w$#]+)*)$")
_LONGEST_BEFORE = 40
_LONGEST_PATH = 100
_LONGEST_LOADING = 400


class DispatchArguments:
    """The recorded arguments of one file.

    Member calls count only for the decided methods, or with an argument that may be a function. In a language without
    decided methods, only such arguments count.
    """

    def __init__(
        self,
        text: FileText,
        paths: PathReader,
        scopes: ScopeMap,
        names: CallableNames,
        conventions: Conventions,
    ) -> None:
        self._text = text
        self._paths = paths
        self._scopes = scopes
        self._methods = conventions.decided_methods
        self._names = names
        self._wrapping = conventions.wrapping
        self._with_functions: set[int] = set()
        """The ends of calls with an argument that may be a function."""

    def arguments(self, call: CapturedReference) -> list[Span]:
        """Return the first arguments of a call, up to the first unknown one."""
        called = call.name or call.receiver
        opening = self._text.match(_OPENING, called.end) if called is not None else None
        if opening is None:
            return []
        found = self._first(opening.end())
        # These tests come last, since most calls have no argument of these forms.
        if not found or not ((is_used := self._is_used(call)) or (self._wrapping and self._is_argument(call))):
            return []
        if self._wrapping is not None and any(self._may_be_function(span, self._wrapping) for span in found):
            self._with_functions.add(call.end)
            return found
        return found if is_used and self._decides(call) else []

    def _first(self, start: int) -> list[Span]:
        """Return the first arguments, from an offset on, that are names, calls or literals."""
        found: list[Span] = []
        while len(found) < _MAX_ARGUMENTS:
            end = self._paths.end(start)
            after = self._text.match(_PLAIN, start) if end < 0 else self._text.match(_NEXT, end)
            if after is None:
                break  # it continues, and is more than this expression
            found.append(Span(start, after.end(1)))
            if after[2] or after[3]:
                break
            start = after.end()
        return found

    def _decides(self, call: CapturedReference) -> bool:
        """Return true if all arguments of a call count."""
        if not self._methods or call.name is None:
            return False
        return call.receiver is None or self._text.span(call.name) in self._methods

    def _may_be_function(self, argument: Span, wrapping: Wrapping) -> bool:
        """Return true if the call may stand for the argument.

        The argument may be a function by its name, a function literal that is a symbol or loads a module, or the result
        of a call with such an argument.
        """
        if argument.end in self._with_functions:
            return True
        is_text = self._paths.end(argument.start) < 0
        if not is_text and (literal := scope_of(self._paths.path(*argument))) >= 0:
            scope = self._scopes.scopes[literal]
            is_symbol = scope.definition >= 0 and scope.kind in ("function", "class")
            return is_symbol or wrapping.loading.search(self._text.span(argument)[:_LONGEST_LOADING]) is not None
        path = _PATH.match(self._text.span(argument)) if argument.end - argument.start < _LONGEST_PATH else None
        return path is not None and self._names.may_be_wrapped(path[1], path[2], wrapping.names)

    def _is_used(self, call: CapturedReference) -> bool:
        """Return true if the value of a call is bound or returned, or a member of it is used."""
        if self._text.match(_GOES_ON, call.end) is not None:
            return True
        before = self._text.piece(max(0, call.start - _LONGEST_BEFORE), call.start).rstrip()
        if before.endswith(":"):
            return _KEY.search(before) is not None
        return before.endswith(_TAKING) or (before.endswith(_TAKING_WORDS) and _WORD.search(before) is not None)

    def _is_argument(self, call: CapturedReference) -> bool:
        """Return true if a call is the first argument of another one, or is itself called."""
        if self._text.match(_CALLED, call.end) is not None:
            return True
        if self._text.byte(call.start - 1) not in (b"(", b"\n"):
            return False
        return _BEFORE_ARGUMENT.search(self._text.piece(max(0, call.start - _LONGEST_BEFORE), call.start)) is not None
