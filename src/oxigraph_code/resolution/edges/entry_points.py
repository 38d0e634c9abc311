"""Entry points and tests: definitions that run without a call from the program.

For maintainers: test runners and frameworks find them by names, decorators and base classes. The language decides; this
module tells it the base classes from other files. This module must not know any framework.
"""

from __future__ import annotations

from oxigraph_code.facts import FileFacts, Role
from oxigraph_code.resolution.inference.program_rules import ProgramRules
from oxigraph_code.resolution.language.semantics import Lineage


def roles_in(facts: FileFacts, evaluator: ProgramRules) -> list[Role]:
    """Return the roles of a file and its definitions, each once."""

    def lineage(definition: int) -> Lineage:
        order = evaluator.hierarchy.order(evaluator.program.symbol(facts.path, definition))[1:]
        return Lineage(
            tuple(entry.name for entry in order if entry.kind == "external" and entry.name),
            tuple(entry.definition for entry in order if entry.kind == "symbol" and entry.path == facts.path),
        )

    return sorted(set(evaluator.program.semantics.roles(facts, lineage)))
