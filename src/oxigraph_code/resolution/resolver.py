"""Resolve the files of a program: the entry of this package.

For maintainers: the rules are put together here, in the order of their dependencies. This module must not know how any
of them works.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from itertools import chain
from typing import Any, Final, TypeVar

from oxigraph_code.facts import Basis, FileFacts, Link, Relation, Resolved
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.processes import logs
from oxigraph_code.resolution.binding.name_index import indexed_names
from oxigraph_code.resolution.calls.implicit_calls import ImplicitCalls
from oxigraph_code.resolution.calls.indexed_sites import IndexLinks
from oxigraph_code.resolution.calls.macros import Macros
from oxigraph_code.resolution.calls.may_call.library_overrides import LibraryOverrides, SubclassTargets, derived_types
from oxigraph_code.resolution.calls.may_call.name_candidates import NameCandidates
from oxigraph_code.resolution.calls.may_call.stored_functions import CrossFileArguments, StoredFunctions
from oxigraph_code.resolution.calls.member_calls import MemberCalls
from oxigraph_code.resolution.calls.site_forms import sites_form
from oxigraph_code.resolution.calls.trait_methods import TraitMethods
from oxigraph_code.resolution.calls.traits_in_scope import TraitsInScope
from oxigraph_code.resolution.calls.used_members import UsedMembers
from oxigraph_code.resolution.edges.exported_symbols import ExportedSymbols, roles_in
from oxigraph_code.resolution.edges.handovers import Handovers
from oxigraph_code.resolution.edges.named_symbols import NamedSymbols
from oxigraph_code.resolution.edges.references import SymbolReferences
from oxigraph_code.resolution.edges.type_relations import TypeRelations
from oxigraph_code.resolution.incremental.dependencies import ModuleQuery, outlines
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.inference.wrapped_values import WrappedValues
from oxigraph_code.resolution.language.semantics import Modules, Semantics
from oxigraph_code.resolution.model.values import Related
from oxigraph_code.resolution.modules.module_tree import candidates
from oxigraph_code.resolution.program.packages import declared_names
from oxigraph_code.resolution.program.program import Program
from oxigraph_code.resolution.routing.listed_routes import LISTS, has_lists
from oxigraph_code.resolution.routing.mounts import MOUNTS, has_mounts
from oxigraph_code.resolution.routing.router import Routing
from oxigraph_code.resolution.routing.tables import tables_of

_Result = TypeVar("_Result")
_FAILED: Final = Link("unresolved", reason="failed")

_RELATION: Final[Callable[[Related], Relation]] = partial(tuple.__new__, Relation)
"""Makes a relation as the class itself does, at a fifth of the cost."""


class Resolution:
    """The resolution of a program, file by file.

    ``files`` are by path, sorted, and are read only when needed; ``aliases`` are the module names of manifests.
    ``methods`` are the methods of all files by name; they, the ``numbers`` of the files, the ``modules`` and the
    ``shared`` names are passed if they are known without reading all files.
    """

    def __init__(
        self,
        files: Mapping[str, FileFacts],
        semantics: Semantics,
        aliases: Sequence[Alias] = (),
        methods: Mapping[str, Sequence[tuple[str, int]]] | None = None,
        numbers: Mapping[str, int] | None = None,
        modules: Modules | None = None,
        shared: Mapping[str, Sequence[tuple[str, int]]] | None = None,
    ) -> None:
        if shared is None:
            shared = _by_name(files.values(), partial(said_for_others, semantics=semantics))
        self._program = Program(files, semantics, aliases, numbers, modules, shared)
        self._evaluator = ProgramEvaluator(self._program)
        self._members = MemberCalls(self._evaluator)
        self._subclass_targets = SubclassTargets(self._evaluator, self._members.link)
        self._macros = Macros(self._evaluator)
        methods = _by_name(files.values(), indexed_names) if methods is None else methods
        self._relations = TypeRelations(self._evaluator, methods)
        self._wrapped = WrappedValues(self._evaluator)
        self._uses = SymbolReferences(self._evaluator, self._relations, self._macros, self._wrapped)
        self._exported = ExportedSymbols(self._evaluator, self._uses)
        named = NamedSymbols(self._evaluator, self._uses, methods)
        self._handovers = Handovers(self._evaluator, self._uses, named)
        self._guesses = NameCandidates(methods, semantics)
        self._used_members = UsedMembers(self._evaluator, methods)
        self._givers = CrossFileArguments(self._evaluator, methods)
        self._stored = StoredFunctions(self._evaluator, methods, self._givers)
        self._traits = TraitsInScope(self._evaluator, methods)
        self._trait_methods = TraitMethods(self._evaluator)
        self._overrides = LibraryOverrides(self._evaluator, self._relations.bases)
        self._sites = sites_form(semantics)
        self._indexed = IndexLinks(self._program)
        self._implicit = ImplicitCalls(self._evaluator, self._members, self._trait_methods)
        self._routing = Routing(self._evaluator, self._uses, tables_of(semantics), methods, named)
        self._looked_at_for_all = self._program.seen.intern(outlines(self._program.seen.files.marks))

    def new_module_answers(self) -> Mapping[ModuleQuery, str]:
        """Return the queries about module names since the last call of this method, with their answers."""
        return self._program.modules.new_answers()

    def of_file(self, path: str) -> Resolved:
        """Resolve the references and the symbols of a file."""
        seen = self._program.seen
        seen.start()
        seen.add(self._looked_at_for_all)
        self._guesses.asked = set()
        self._used_members.asked = set()
        self._givers.asked = set()
        self._relations.asked = set()
        self._handovers.start()
        self._routing.joins.asked = set()
        facts = self._program.files[path]
        links = self._links(facts)
        used, unresolved = _or_else(([], []), self._uses.of_file, facts)
        found = (
            _or_else([], self._relations.of_file, facts),
            used,
            _or_else([], lambda: list(self._exported.of_file(facts))),
            _or_else([], lambda: list(self._implicit.of_file(facts, links))),
            _or_else([], lambda: list(self._evaluator.injected_parameters.relations(facts))),
            _or_else([], lambda: list(self._indexed.uses(facts))) if facts.indexed else (),
        )
        relations = list(map(_RELATION, dict.fromkeys(chain.from_iterable(found))))
        roles = _or_else([], roles_in, facts, self._evaluator)
        handovers = _or_else((), self._handovers.of_file, facts, links)
        routes, requests = _or_else(([], []), self._routing.of_file, facts)
        joins = _or_else([], self._routing.joins.of_file, facts)
        joins += (side for route in routes for side in route.named)
        has_declarations = self._program.semantics.object_model.has_declarations
        declared = _or_else([], lambda: list(self._evaluator.stubs.declared(facts))) if has_declarations else ()
        asked = (
            self._guesses.asked
            | self._used_members.asked
            | self._givers.asked
            | self._handovers.asked
            | self._relations.asked
            | self._routing.joins.asked
        )
        basis = Basis(seen.files.marks, frozenset(asked))
        return Resolved(links, relations, roles, basis, handovers, routes, requests, unresolved, joins, declared)

    def calls_of_file(self, path: str) -> list[Link]:
        """Resolve the references of a file alone, which is a part of its result."""
        self._program.seen.start()
        return self._links(self._program.files[path])

    def _links(self, facts: FileFacts) -> list[Link]:
        found_by = (
            self._members,
            self._guesses,
            self._overrides,
            self._used_members,
            self._macros,
            self._traits,
            self._subclass_targets,
            self._givers,
        )
        rules = (*found_by, self._trait_methods, self._wrapped, self._stored)
        link = self._sites(facts, self._evaluator, *rules).link
        links = [_or_else(_FAILED, link, site) for site in facts.references]
        return _or_else(links, self._indexed.links, facts, links) if facts.indexed else links


def _or_else(result: Any, rule: Callable[..., _Result], *arguments: object) -> _Result:
    """Return the result of a rule, or ``result`` if a fault of the rule ends it.

    So a fault costs a part of one file and not the run.
    """
    try:
        return rule(*arguments)
    except Exception as error:
        _report(type(error).__name__, logs.raised_at(error))
        nothing: _Result = result
        return nothing


@cache
def _report(error: str, place: str) -> None:
    """Log a fault once: the sites that it costs are counted in the graph."""
    logs.event("resolution failed", logging.ERROR, error=error, place=place)


def said_for_others(facts: FileFacts, semantics: Semantics) -> Iterable[tuple[str, int]]:
    """Yield the names that other files look up: ambient, in the package, marks of mounts and lists."""
    yield from semantics.shared(facts)
    yield from derived_types(facts, semantics)
    yield from declared_names(facts, semantics)
    if facts.pattern_sites and has_mounts(facts, tables_of(semantics)):
        yield MOUNTS, 0
    if has_lists(facts, semantics):
        yield LISTS, 0


def _by_name(
    files: Iterable[FileFacts], named: Callable[[FileFacts], Iterable[tuple[str, int]]]
) -> dict[str, list[tuple[str, int]]]:
    """Return definitions of files by name, each by its file and its number there."""
    found: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for facts in files:
        for name, index in named(facts):
            found[name].append((facts.path, index))
    return found


def resolve(files: Iterable[FileFacts], semantics: Semantics, aliases: Sequence[Alias] = ()) -> dict[str, Resolved]:
    """Resolve files together; the results are by path."""
    by_path = {facts.path: facts for facts in files}
    resolution = Resolution(by_path, semantics, aliases)
    return {path: resolution.of_file(path) for path in by_path}


def submodules(facts: FileFacts, semantics: Semantics, is_there: Callable[[str], bool]) -> list[str]:
    """List the paths of submodules that a file declares; of alternatives the first that exists."""
    found = []
    declared = [binding for binding in facts.bindings if binding.kind == "submodule"]
    placed = {(binding.scope, binding.name, binding.line) for binding in declared if binding.value}
    for binding in dict.fromkeys(entry._replace(annotation="") for entry in declared):
        if not binding.value and (binding.scope, binding.name, binding.line) in placed:
            continue
        found += [path for path in candidates(facts, semantics, binding) if is_there(path)][:1]
    return found
