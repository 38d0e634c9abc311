"""The base of the rules of inference.

For maintainers: a rule knows the program, and asks the evaluator for everything above its own layer. This module must
not know any rule.
"""

from __future__ import annotations

from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.program.program import Program


class InferenceRule:
    """A rule for the files of a program, with the models of their language."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        self._program = program
        self._evaluator = evaluator
        self._semantics = program.semantics
        self._library = program.semantics.library
        self._object_model = program.semantics.object_model
