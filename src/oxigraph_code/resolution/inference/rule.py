"""The base of the rules that ask one another.

For maintainers: a rule asks the program's rules for another one when it needs it, so no constructor hands rules on. The
rules are named for type checkers alone, since ``program_rules`` imports them all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.program.inference_rule import InferenceRule
from oxigraph_code.resolution.program.program import Program

if TYPE_CHECKING:
    from oxigraph_code.resolution.inference.program_rules import ProgramRules


class EvaluationRule(InferenceRule):
    """A rule that evaluates expressions, with the other rules of its program."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        self._rules = cast("ProgramRules", evaluator)
