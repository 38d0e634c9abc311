"""Implicit calls: methods run by statements or members, applied decorators, generated accessors.

For maintainers: the language states with each use the methods that a statement runs; they are resolved as in a call.
External and unresolved ones are left out, because no text shows a call there. This module must not know any statement.
See decisions 0050 and 0041.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import Final

from oxigraph_code.facts import FileFacts, Link, Target
from oxigraph_code.facts.access_paths import split_members
from oxigraph_code.resolution.calls.member_calls import MemberCalls
from oxigraph_code.resolution.calls.trait_methods import TraitMethods
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.model.values import Related, Values, union

_MADE: Final = "()"
_MADE_HERE: Final = frozenset({"instance", "object"})
_KIND: Final = "runs"
_FIELD: Final = "field"


class ImplicitCalls:
    """The implicit calls of a program."""

    def __init__(self, evaluator: ProgramEvaluator, members: MemberCalls, trait_methods: TraitMethods) -> None:
        self._evaluator = evaluator
        self._program = evaluator.program
        self._access = evaluator.program.access
        self._members = members
        self._called = members.constructions.called
        self._wrapped = members.constructions.wrapped
        self._trait_methods = trait_methods
        self._conversions = evaluator.program.semantics.library.conversions
        self._invoking = evaluator.program.semantics.library.invoking
        self._applies_decorators = evaluator.program.semantics.applies_decorators

    def of_file(self, facts: FileFacts, links: Sequence[Link]) -> Iterator[Related]:
        """Yield the implicit calls by a file and by its functions, some more than once.

        ``links`` are the resolved references of the file.
        """
        running = [use for use in facts.uses if use.runs]
        made = {use.path.removesuffix(_MADE) for use in running if use.path.endswith(_MADE)}
        outside = _called_outside(facts, links, made) if made else frozenset()
        functions = self._program.names(facts.path).functions
        places = self._evaluator.sites.of_file(facts.path)
        for use in running:
            text, scope, line, _, runs = use
            if runs in self._conversions:
                made_by = self._trait_methods.handing_on(facts, use)
                if made_by is not None:
                    yield _KIND, functions[scope], made_by, ""
            elif not text.endswith(_MADE) or (scope, text.removesuffix(_MADE)) not in outside:
                path = self._access.parse(text)
                values = self._evaluator.of_receiver(places.settled(scope, line, path), path)
                for target in self._run(values, runs):
                    yield _KIND, functions[scope], target, ""
        for site in facts.references if self._invoking else ():
            if site.name in self._invoking and site.receiver:
                path = self._access.parse(site.receiver)
                values = self._evaluator.at_canonical_site(places.settled(site.scope, site.line, path), path)
                for target in self._targets(tuple(filter(self._evaluator.subscripts.is_function, values))):
                    yield _KIND, functions[site.scope], target, ""
        if self._applies_decorators:
            yield from self._decorating(facts, functions)
        if self._wrapped:
            yield from self._wrapping(facts, links, functions)
        yield from self._accessing(facts, links, functions)

    def _accessing(self, facts: FileFacts, links: Sequence[Link], functions: Sequence[int]) -> Iterator[Related]:
        """Yield the fields that calls of generated methods read or write."""
        files, sets = self._program.files, self._program.semantics.sets
        for site, link in zip(facts.references, links, strict=True):
            for target in link.targets:
                if target.definition >= 0 and files[target.path].definitions[target.definition].kind == _FIELD:
                    yield "writes" if sets(site.name) else "references", functions[site.scope], target, ""

    def _run(self, values: Values, runs: str) -> Iterator[Target]:
        """Yield the targets among values that a use runs."""
        if runs == _MADE:
            yield from self._targets(tuple(value for value in values if self._is_class(value.kind, value.target)))
            return
        of_program = tuple(value for value in values if value.kind in _MADE_HERE)
        for chain in runs.split() if of_program else ():
            *before, name = split_members(chain)
            receivers = of_program
            for step in before:
                receivers = self._results(receivers, step)
            if receivers:
                yield from self._members.link(receivers, name).targets

    def _is_class(self, kind: str, target: Target) -> bool:
        return kind == "symbol" and self._program.defined(target).kind == "class"

    def _results(self, receivers: Values, name: str) -> Values:
        """Return the instances and the written objects of the program that a method gives."""
        given = union(
            self._evaluator.call_result(method, receiver)
            for receiver in receivers
            for method in self._evaluator.of_member(receiver, name, is_value=False)
        )
        return tuple(value for value in given if value.kind in _MADE_HERE)

    def _targets(self, values: Values) -> tuple[Target, ...]:
        link = self._called(_KIND, values) if values else None
        return link.targets if link is not None else ()

    def _decorating(self, facts: FileFacts, functions: Sequence[int]) -> Iterator[Related]:
        """Yield calls of decorators where the decorated definitions are bound."""
        places = self._evaluator.sites.of_file(facts.path)
        known: dict[tuple[int, str], tuple[Target, ...]] = {}
        for definition in facts.definitions:
            for text in definition.decorators:
                path = self._access.parse(text.partition("(")[0])
                place = places.settled(definition.scope, definition.start_line, path)
                key = (place.number, text)
                targets = known.get(key)
                if targets is None:
                    targets = known[key] = self._targets(self._evaluator.return_types.decorator(place, text))
                for target in targets:
                    yield _KIND, functions[definition.scope], target, ""

    def _wrapping(self, facts: FileFacts, links: Sequence[Link], functions: Sequence[int]) -> Iterator[Related]:
        """Yield the wrappers of decorated functions that are called by their names.

        The wrapped function itself is no implicit callee: a parameter of that name may hold it.
        """
        names = self._program.names(facts.path)
        for site, link in zip(facts.references, links, strict=True):
            wrapped = self._wrapped.get(site.name)
            if wrapped is not None and (site.receiver or not names.lookup(site.scope, site.name).bindings):
                for target in link.targets:
                    for run in self._targets(wrapped.get(target, ())):
                        yield _KIND, functions[site.scope], run, ""


def _called_outside(facts: FileFacts, links: Sequence[Link], texts: Set[str]) -> Set[tuple[int, str]]:
    """Return the scopes and callees of external calls with one of the texts.

    Their results are no instances of the program, and most context managers are such results.
    """
    sites = zip(facts.references, links, strict=True)
    return {
        (site.scope, site.text) for site, link in sites if site.text in texts and link.external and not link.targets
    }
