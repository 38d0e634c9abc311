"""The base of the rules that ask one another.

For maintainers: a rule asks the program's rules for another one when it needs it, so no constructor hands rules on. The
evaluator is named for type checkers alone, since ``program_evaluator`` imports all rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.program.inference_rule import InferenceRule
from oxigraph_code.resolution.program.program import Program

if TYPE_CHECKING:
    from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator


def rules_of(evaluator: Evaluator) -> ProgramEvaluator:
    """Return the rules that an evaluator consists of, which no lower layer may name."""
    return cast("ProgramEvaluator", evaluator)


class EvaluationRule(InferenceRule):
    """A rule that evaluates expressions, with the other rules of its program."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        self._rules = rules_of(evaluator)
