"""What the signatures of something without a body say that calling it, or constructing by it, gives.

For maintainers: a signature is a member without a name of its own. What several say differently is no evidence. This
module must not know call sites.
"""

from __future__ import annotations

from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import Value, Values
from oxigraph_code.resolution.program.program import Program


class Signatures:
    """The signatures of the types of a program."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        self._names = program.semantics.library.signatures
        self._evaluator = evaluator

    def given(self, value: Value) -> Values:
        """What something gives by the first of its kinds of signatures."""
        return next(filter(None, (self._said(value, name) for name in self._names)), ())

    def construct(self, values: Values, made: Value) -> bool:
        """Whether one of several things constructs what has a certain type."""
        return any(
            entry.target == made.target
            for value in values
            if value.kind == "instance"
            for name in self._names[-1:]
            for entry in self._said(value, name)
        )

    def _said(self, value: Value, name: str) -> Values:
        if value.kind == "record":
            return self._evaluator.of_member(value, name)
        found = self._evaluator.find_member(value, name)
        if found is None or found.meaning is None:
            return ()
        groups = [
            self._evaluator.values_of_bindings(found.owner.path, found.meaning.only(bindings=(entry,)), value)
            for entry in found.meaning.bindings
        ]
        return groups[0] if groups and all(group == groups[0] for group in groups) else ()
