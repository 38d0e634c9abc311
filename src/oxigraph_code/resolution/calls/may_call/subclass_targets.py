"""Candidate targets of ``self.name()`` in a class without such a member: methods of its subclasses.

For maintainers: such a class is written to be subclassed, and any subclass may be the receiver, so these are candidates
and never certain. Only subclasses in the same file are found here; methods in other files are found by name alone (see
``name_candidates``), since finding them all would mean reading every file. This module must not know call sites.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Final, final

from oxigraph_code.facts import Link, Target
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.inference.program_rules import ProgramRules
from oxigraph_code.resolution.model.values import Value, Values

MAX_TARGETS: Final = 16
MAX_SUBCLASSES: Final = 64
_OWN: Final = frozenset({"instance", "symbol"})


@final
class SubclassTargets:
    """The subclasses of each class, within a file."""

    def __init__(self, evaluator: ProgramRules, member_call: Callable[[Values, str], Link]) -> None:
        self._program = evaluator.program
        self._ancestry = evaluator.hierarchy
        self._member_call = member_call
        self._of_file = TrackedMemo(self._read, evaluator.program.seen)

    def overrides_in_subclasses(self, receivers: Values, name: str) -> tuple[Target, ...]:
        """Return the overrides of a member in subclasses of the receivers' classes; none if there are many."""
        found: dict[Target, None] = {}
        for receiver in receivers:
            subclasses = (
                self._of_file.compute(receiver.path).get(receiver.definition, ()) if receiver.kind in _OWN else ()
            )
            for subclass in subclasses if len(subclasses) <= MAX_SUBCLASSES else ():
                link = self._member_call((self._program.as_kind(subclass, receiver.kind),), name)
                found.update(dict.fromkeys(link.targets))
        return tuple(found) if len(found) <= MAX_TARGETS else ()

    def _read(self, path: str) -> Mapping[int, Sequence[Value]]:
        """Map each class of a file to its subclasses there, by the number of its definition."""
        found: dict[int, list[Value]] = defaultdict(list)
        for index, definition in enumerate(self._program.files[path].definitions):
            if definition.kind == "class" and definition.bases:
                subclass = self._program.symbol(path, index)
                for entry in self._ancestry.order(subclass)[1:]:
                    if entry.path == path:
                        found[entry.definition].append(subclass)
        return dict(found)
