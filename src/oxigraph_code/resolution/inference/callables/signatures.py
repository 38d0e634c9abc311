"""Call signatures: members without a name that declare the result of a call or construction.

For maintainers: if several signatures differ, there is no evidence. This module must not know call sites.
"""

from __future__ import annotations

from oxigraph_code.resolution.inference.rule import EvaluationRule
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import Value, Values, agreed
from oxigraph_code.resolution.program.program import Program


class Signatures(EvaluationRule):
    """The call signatures of the types of a program."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        self._names = self._library.signatures

    def result(self, value: Value) -> Values:
        """Return the result of calling a value, by the first kind of signature that it has."""
        return next(filter(None, (self._said(value, name) for name in self._names)), ())

    def construct(self, values: Values, made: Value) -> bool:
        """Return true if one of several values constructs instances of a type."""
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
            self._evaluator.values_of_bindings(found.path, found.meaning.only(bindings=(entry,)), value)
            for entry in found.meaning.bindings
        ]
        return agreed(groups)
