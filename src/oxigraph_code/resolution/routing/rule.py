"""A rule of routing, and everything that all of them read."""

from __future__ import annotations

from typing import NamedTuple

from oxigraph_code.resolution.edges.references import SymbolReferences
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.routing.tables import Tables
from oxigraph_code.resolution.routing.texts import Texts


class RoutedProgram(NamedTuple):
    """A program with the tables of its frameworks, and its texts."""

    evaluator: ProgramEvaluator
    uses: SymbolReferences
    tables: Tables
    texts: Texts


class RoutingRule:
    """A part of routing over one program."""

    def __init__(self, routed: RoutedProgram) -> None:
        self._evaluator = routed.evaluator
        self._program = routed.evaluator.program
        self._uses = routed.uses
        self._tables = routed.tables
        self._texts = routed.texts
