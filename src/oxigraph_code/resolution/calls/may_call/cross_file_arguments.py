"""The functions that the calls of other files give to the parameters of a function: each may be called there.

For maintainers: those calls are found by the name that the function is called by, see ``name_candidates``: to know who
calls a function, one would have to look at all files. Others may call it, too, so none of this is a fact; see
``argument_flow`` for what the calls of its own file say. Where a call stands among the lines of its file does not
matter here, and neither does what a function there keeps for itself, since others do not see that change. This module
must not know call sites.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from oxigraph_code.facts import Reference, Target
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import Site

_MOST: Final = 8
"""Where more calls of a name in other files are given functions, they say nothing."""
_MOST_NAMED: Final = 64
"""So many are not even told apart by their files."""


@final
class CrossFileArguments:
    """The calls of all files that are given functions. ``calls`` are those by name; see ``indexed_names``."""

    def __init__(self, evaluator: ProgramEvaluator, calls: Mapping[str, Sequence[tuple[str, int]]]) -> None:
        self._program = evaluator.program
        self._evaluator = evaluator
        self._calls = calls
        self.asked: set[str] = set()
        """The names that were looked for, found or not."""

    def given(self, path: str, meaning: Bindings) -> tuple[Target, ...]:
        """The functions that others give to the parameter which a name of a file means, if it means one."""
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
        calls = [entry for entry in named if entry[0] != path] if len(named) <= _MOST_NAMED else []
        sites = map(self._site, calls) if len(calls) <= _MOST else ()
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
        """Whether others see what an argument begins with: the module has it, or it is the receiver of a method."""
        names = self._program.names(place.path)
        head = self._program.access.of(argument).head
        if head is None:
            return False
        return head.text in names.receivers or names.lookup(place.scope, head.text).scope <= 0
