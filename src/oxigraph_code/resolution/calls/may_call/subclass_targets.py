"""What a class calls on itself and has not, and those of its file have that inherit from it: one of them may be meant.

For maintainers: a class like that is written for others to inherit from. Which of them calls, nobody tells, and others
may come; so all of this is what may be called. Those of other files are found by names alone, see ``name_candidates``:
to know who inherits from a class, one would have to look at all files. This module must not know call sites.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final, final

from oxigraph_code.facts import Target
from oxigraph_code.resolution.calls.member_calls import MemberCalls
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.model.values import Value, Values

_MOST: Final = 16
_MOST_HEIRS: Final = 64
_OWN: Final = frozenset({"instance", "symbol"})


@final
class SubclassTargets:
    """The classes of a program by those of their file that they inherit from."""

    def __init__(self, evaluation: ProgramEvaluator, members: MemberCalls) -> None:
        self._program = evaluation.program
        self._ancestry = evaluation.ancestry
        self._members = members
        self._of_file = TrackedMemo(self._read, evaluation.program.seen)

    def having(self, receivers: Values, name: str) -> tuple[Target, ...]:
        """What may be called under a name on receivers whose classes have it not; nothing where that is a lot."""
        found: dict[Target, None] = {}
        for receiver in receivers:
            heirs = self._of_file.of(receiver.path).get(receiver.definition, ()) if receiver.kind in _OWN else ()
            for heir in heirs if len(heirs) <= _MOST_HEIRS else ():
                link = self._members.link((self._program.as_kind(heir, receiver.kind),), name)
                found.update(dict.fromkeys(link.targets))
        return tuple(found) if len(found) <= _MOST else ()

    def _read(self, path: str) -> Mapping[int, Sequence[Value]]:
        """The classes of a file by those of it that they inherit from."""
        found: dict[int, list[Value]] = defaultdict(list)
        for index, definition in enumerate(self._program.files[path].definitions):
            if definition.kind == "class" and definition.bases:
                heir = self._program.symbol(path, index)
                for entry in self._ancestry.order(heir)[1:]:
                    if entry.path == path:
                        found[entry.definition].append(heir)
        return dict(found)
