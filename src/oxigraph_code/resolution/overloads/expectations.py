"""The places of calls that expect a type: arguments of other calls, and values of declared variables.

For maintainers: a call is known by the number of its recorded arguments. Facts only; the expected types are evaluated
by ``calls``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from oxigraph_code.resolution.program.program import Program

_ENDS_IN_CALL: Final = re.compile(r"[({]#(\d+)[)}]$")


class Expectation(NamedTuple):
    """The place of a call: an argument of the call ``number``, or a value of the type ``declared``."""

    scope: int
    line: int
    number: str = ""
    position: int = 0
    declared: str = ""


class Expectations:
    """The places of the calls of a program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._by_file: dict[str, Mapping[str, Expectation]] = {}

    def find(self, path: str, number: str) -> Expectation | None:
        """Return the place of a call of a file, if it decides anything."""
        known = self._by_file.get(path)
        if known is None:
            known = self._by_file[path] = self._read(path)
        return known.get(number)

    def _read(self, path: str) -> dict[str, Expectation]:
        facts = self._program.files[path]
        found: dict[str, Expectation] = {}
        for argument in facts.recorded_arguments:
            if match := _ENDS_IN_CALL.search(argument.value):
                outer, _, position = argument.number.partition(".")
                if not position or position.isdigit():
                    found[match[1]] = Expectation(argument.scope, argument.line, outer, int(position or 0))
        for binding in facts.bindings:
            if binding.annotation and (match := _ENDS_IN_CALL.search(binding.value)):
                found.setdefault(match[1], Expectation(binding.scope, binding.line, declared=binding.annotation))
        return found
