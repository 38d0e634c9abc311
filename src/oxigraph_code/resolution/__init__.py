"""From the facts of files to what their references mean. No input, no output, no syntax."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from oxigraph_code.facts import FileFacts, Link
from oxigraph_code.resolution.calls import CallResolver
from oxigraph_code.resolution.evaluation import Evaluation
from oxigraph_code.resolution.paths import candidates
from oxigraph_code.resolution.program import Program
from oxigraph_code.resolution.semantics import Semantics

__all__ = ["Semantics", "resolve", "submodules"]


def resolve(files: Iterable[FileFacts], semantics: Semantics) -> dict[str, list[Link]]:
    """One link for each reference of each file, by the file's path."""
    evaluation = Evaluation(Program(files, semantics))
    links = {}
    for facts in evaluation.program.files.values():
        resolver = CallResolver(facts, evaluation)
        links[facts.path] = [resolver.link(index) for index in range(len(facts.references))]
    return links


def submodules(facts: FileFacts, semantics: Semantics, is_there: Callable[[str], bool]) -> list[str]:
    """The paths of the modules that a file declares; of those that may hold one, the first that is there."""
    found = []
    declared = [binding for binding in facts.bindings if binding.kind == "submodule"]
    placed = {(binding.scope, binding.name, binding.line) for binding in declared if binding.value}
    for binding in dict.fromkeys(entry._replace(annotation="") for entry in declared):
        if not binding.value and (binding.scope, binding.name, binding.line) in placed:
            continue
        found += [path for path in candidates(facts, semantics, binding) if is_there(path)][:1]
    return found
