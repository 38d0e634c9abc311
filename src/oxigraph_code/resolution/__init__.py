"""From the facts of files to what their references mean. No input, no output, no syntax."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from oxigraph_code.facts import Alias, FileFacts, Resolved
from oxigraph_code.resolution.calls import CallResolver
from oxigraph_code.resolution.evaluation import Evaluation
from oxigraph_code.resolution.guesses import Guesses
from oxigraph_code.resolution.paths import candidates
from oxigraph_code.resolution.program import Program
from oxigraph_code.resolution.relations import Relations
from oxigraph_code.resolution.semantics import Semantics

__all__ = ["Semantics", "resolve", "submodules"]


def resolve(
    files: Iterable[FileFacts],
    semantics: Semantics,
    aliases: Sequence[Alias] = (),
    wanted: Collection[str] | None = None,
) -> dict[str, Resolved]:
    """What the references and the symbols of each file mean, by the file's path; of those at some paths or of all.

    ``aliases`` are what manifests say of the names of modules.
    """
    evaluation = Evaluation(Program(files, semantics, aliases))
    relations, guesses = Relations(evaluation), Guesses(evaluation.program)
    resolved = {}
    for facts in evaluation.program.files.values():
        if wanted is not None and facts.path not in wanted:
            continue
        resolver = CallResolver(facts, evaluation)
        links = [guesses.of_site(site, resolver.link(site)) for site in facts.references]
        resolved[facts.path] = Resolved(links, relations.of_file(facts))
    return resolved


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
