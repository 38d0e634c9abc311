"""Candidate targets: functions that calls in other files pass to a parameter.

For maintainers: such calls are found by the name of the callee (see ``name_candidates``), since finding all callers
would mean reading every file. There may be others, so these are candidates and never certain; see ``argument_flow`` for
calls in the same file. The line of a call in its file does not count, and neither do local variables around it, whose
changes other files do not see. This module must not know call sites. See decision 0060.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from oxigraph_code.facts import Reference, Target
from oxigraph_code.resolution.inference.program_rules import ProgramRules
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import Site

_MAX_CALLS: Final = 8
"""The most such calls of one name; more of them are no hint."""
_MAX_NAMED: Final = 64
"""The most calls that are distinguished by file."""


@final
class CrossFileArguments:
    """The calls of all files with functions as arguments, ``calls``, by name; see ``indexed_names``."""

    def __init__(self, evaluator: ProgramRules, calls: Mapping[str, Sequence[tuple[str, int]]]) -> None:
        self._program = evaluator.program
        self._evaluator = evaluator
        self._calls = calls
        self.asked: set[str] = set()
        """The names that were looked up, found or not."""

    def passed(self, path: str, meaning: Bindings) -> tuple[Target, ...]:
        """Return the functions that other files pass to the parameter that a name means, if it means one."""
        binding = meaning.bindings[0] if meaning.count == 1 and meaning.bindings else None
        if binding is None or binding.kind != "parameter":
            return ()
        parameter = self._evaluator.argument_flow.parameter(path, binding)
        if parameter is None:
            return ()
        name = f"{parameter.called_as}("
        self.asked.add(name)
        found: dict[Target, None] = {}
        named = self._calls.get(name, ())
        calls = [entry for entry in named if entry[0] != path] if len(named) <= _MAX_NAMED else []
        sites = map(self._site, calls) if len(calls) <= _MAX_CALLS else ()
        for place, argument in self._evaluator.argument_flow.arguments(parameter, sites):
            if argument and self._is_seen(place, argument):
                values = self._evaluator.of_path(place, argument)
                found.update(
                    (value.target, None) for value in values if self._evaluator.argument_flow.is_function(value)
                )
        return tuple(found)

    def _site(self, call: tuple[str, int]) -> tuple[Site, Reference]:
        site = self._program.files[call[0]].references[call[1]]
        return self._program.place(call[0], site.scope), site

    def _is_seen(self, place: Site, argument: str) -> bool:
        """Return true if other files see the head of an argument: a module name, or the receiver of a method."""
        names = self._program.names(place.path)
        head = self._program.access.parse(argument).head
        if head is None:
            return False
        return head.text in names.receivers or names.lookup(place.scope, head.text).scope <= 0
