"""The arguments of calls that may be functions.

These are names that the module, an import or a function binds, and all arguments for functions in the file that call a
parameter or pass one on to such a function.

For maintainers: arguments are read off the text behind the name of the callee, as far as they are plain, so that no
further node has to be matched for the many others. A missing argument is unknown, not absent. Recorded arguments are
visible to other files, which an edit of them concerns: so they are few. Nothing at a call tells that its callee passes
an argument on, so the first few arguments are recorded for each call whose value is used; for frequent calls, only if
one may be a function. This module must not know any language.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterator

from oxigraph_code.extraction.conventions import Wrapping
from oxigraph_code.extraction.syntax.capture import Captured
from oxigraph_code.extraction.syntax.captured import CapturedReference
from oxigraph_code.extraction.text.file_text import Span
from oxigraph_code.extraction.values.file_pass import ReadFile
from oxigraph_code.extraction.values.path_reader import LONGEST_KEY, key_of, named_key
from oxigraph_code.facts.access_paths import scope_of

_PLAIN_ARGUMENTS = re.compile(
    rb"""\s*\(((?:[\w$\s.,=]{1,400}|"[^"\\\n]{0,80}"|'[^'\\\n]{0,80}'|(?<=\w)\([\w$\s.,=]{0,80}\)){1,8})(\)?)"""
)
_TEXT = re.compile(r"""\"[^"]*"|'[^']*'""")
_CALLED = re.compile(r"\([^()]*\)")
_ARGUMENT = re.compile(r"\s*(?:(\w+)\s*=\s*)?((?:[^\W\d]|\$)[\w$]*)((?:\.[\w$]+|\(\))*)\s*")
_LITERAL = re.compile(r"""\s*(?:(\w+)\s*=\s*)?(\d{1,4}|"[^"]*"|'[^']*')\s*""")
_MAX_ROUNDS = 3
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
_OPENED = re.compile(rb"\(")
_PATH = re.compile(r"((?:[^\W\d]|\$)[\w$]*)((?:\.[\w$#]+)*)$")
_LONGEST_BEFORE = 40
_LONGEST_PATH = 100
_LONGEST_LOADING = 400


class CallableArguments:
    """The arguments of the calls of one file."""

    def __init__(self, file: ReadFile) -> None:
        self._names = file.names
        self._text = file.text
        self._taking = self._parameters(file.captured)
        self._calling = self._calling_parameters(file.captured)
        self._keyed = self._taking_keys(file.captured)

    def to(self, call: CapturedReference, name: str) -> tuple[str, ...]:
        """Return the arguments of a call that may be functions, each behind its position or its name."""
        if call.kept not in ("functions", "handed"):
            return ()
        is_any, is_one, is_key = name in self._calling, call.kept == "handed", name in self._keyed
        return tuple(
            f"{key}={head}{tail}"
            for key, head, tail in self._arguments(call, are_keys=is_key)
            if is_any
            or (is_key and not head)
            or (tail[-1:] != ")" and self._names.is_function(head, tail))
            or (is_one and tail and self._names.is_made(name, head, tail))
        )

    def _arguments(self, call: CapturedReference, *, are_keys: bool = False) -> Iterator[tuple[str, str, str]]:
        """Yield the plain arguments of a call: position or name, the head of the path, and its steps.

        With ``are_keys`` also the literals that may be keys.
        """
        called = call.name or call.receiver
        match = self._text.match(_PLAIN_ARGUMENTS, called.end) if called is not None else None
        if match is None:
            return
        written = match[1].decode(errors="replace")
        if "(" in written:
            written = _CALLED.sub("()", written)
        if '"' in written or "'" in written:
            written = _TEXT.sub(lambda literal: literal[0] if are_keys and key_of(literal[0]) else "0", written)
        parts = written.split(",")
        if not match[2]:
            parts.pop()  # the last part is the beginning of another expression
        for position, part in enumerate(parts):
            if argument := _ARGUMENT.fullmatch(part):
                name, head, tail = argument.groups()
                yield name or str(position), head, tail
            elif are_keys and (key := _LITERAL.fullmatch(part)) and (step := key_of(key[2])):
                yield key[1] or str(position), "", step

    def _parameters(self, captured: Captured) -> dict[str, list[tuple[Span, str]]]:
        """Return the bodies and names of the functions with a parameter, by the name of the parameter.

        Empty if the language does not keep such arguments.
        """
        found: dict[str, list[tuple[Span, str]]] = defaultdict(list)
        if any(call.kept == "handed" for call in captured.references):
            for draft in captured.definitions.values():
                if draft.scope is not None:
                    for parameter in captured.parameters.get(draft.parameter_list, ()):
                        found[self._text.span(parameter.name)].append((draft.scope, self._text.span(draft.name)))
        return found

    def _taking_keys(self, captured: Captured) -> Collection[str]:
        """Return the names of functions that call the element at a key of a parameter."""
        computed = (call for call in captured.references if call.name is None and call.kept)
        ends = ((call.start, call.receiver) for call in computed if call.receiver)
        named = (
            (start, named_key(self._text.piece(max(called.start, called.end - LONGEST_KEY), called.end)))
            for start, called in ends
        )
        return {
            function
            for start, name in named
            for span, function in self._taking.get(name, ())
            if span.start <= start < span.end
        }

    def _calling_parameters(self, captured: Captured) -> Collection[str]:
        """Return the names of functions that call a parameter or pass one on to such a function, and of these."""
        found: dict[str, None] = {}
        taking = self._taking
        called = ((call.start, call.name) for call in captured.references if call.receiver is None and call.name)
        came = [(start, name) for start, span in called if (name := self._text.span(span)) in taking]
        for _ in range(_MAX_ROUNDS):
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
                for call in captured.references
                if new and call.name is not None and self._text.span(call.name) in new
                for _, head, tail in self._arguments(call)
                if not tail and head in taking
            ]
        return found


class DispatchArguments:
    """The recorded arguments of one file.

    Member calls count only for the decided methods, or with an argument that may be a function. In a language without
    decided methods, only such arguments count.
    """

    def __init__(self, file: ReadFile) -> None:
        self._text = file.text
        self._paths = file.values.paths
        self._scopes = file.scopes
        self._methods = file.conventions.decided_methods
        self._names = file.names
        self._wrapping = file.conventions.wrapping
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
        if self._text.match(_OPENED, call.end) is not None:
            return True
        if self._text.byte(call.start - 1) not in (b"(", b"\n"):
            return False
        return _BEFORE_ARGUMENT.search(self._text.piece(max(0, call.start - _LONGEST_BEFORE), call.start)) is not None
