"""Resolve the files of a program: the entry of this package.

For maintainers: the rules are put together here, in the order of their dependencies. This module must not know how any
of them works.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import chain
from typing import Any, Final, TypeVar

from oxigraph_code.facts import Basis, FileFacts, Import, IndexedSite, Link, Relation, Resolved, Role, Target
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.processes import logs
from oxigraph_code.resolution.binding.name_index import indexed_names
from oxigraph_code.resolution.calls.call_resolver import CallRules
from oxigraph_code.resolution.calls.implicit_calls import ImplicitCalls
from oxigraph_code.resolution.calls.macros import Macros
from oxigraph_code.resolution.calls.may_call.library_overrides import LibraryOverrides, SubclassTargets, derived_types
from oxigraph_code.resolution.calls.may_call.name_candidates import NameCandidates
from oxigraph_code.resolution.calls.may_call.stored_functions import CrossFileArguments, StoredFunctions
from oxigraph_code.resolution.calls.member_calls import MemberCalls
from oxigraph_code.resolution.calls.site_forms import sites_form
from oxigraph_code.resolution.calls.trait_methods import TraitMethods
from oxigraph_code.resolution.calls.traits_in_scope import TraitsInScope
from oxigraph_code.resolution.calls.used_members import UsedMembers
from oxigraph_code.resolution.edges.handovers import Handovers
from oxigraph_code.resolution.edges.named_symbols import NamedSymbols
from oxigraph_code.resolution.edges.references import SymbolReferences
from oxigraph_code.resolution.edges.type_relations import TypeRelations
from oxigraph_code.resolution.incremental.dependencies import ModuleQuery, TrackedMemo, outlines
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.inference.wrapped_values import WrappedValues
from oxigraph_code.resolution.language.semantics import Lineage, Modules, Semantics
from oxigraph_code.resolution.model.values import Related
from oxigraph_code.resolution.modules.module_tree import candidates
from oxigraph_code.resolution.program.packages import declared_names
from oxigraph_code.resolution.program.program import Program
from oxigraph_code.resolution.routing.mounts import MOUNTS, has_mounts
from oxigraph_code.resolution.routing.router import Routing
from oxigraph_code.resolution.routing.tables import tables_of

_MAX_FILES: Final = 200
RULE: Final = "scip"
_CALLED: Final = frozenset({"function", "method", "class", "trait", "enum", "variant", "macro"})
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
        members = MemberCalls(self._evaluator)
        methods = _by_name(files.values(), indexed_names) if methods is None else methods
        self._relations = TypeRelations(self._evaluator, methods)
        givers = CrossFileArguments(self._evaluator, methods)
        self._calls = calls = CallRules(
            self._evaluator,
            members,
            NameCandidates(methods, semantics),
            LibraryOverrides(self._evaluator, self._relations.bases),
            UsedMembers(self._evaluator, methods),
            Macros(self._evaluator),
            TraitsInScope(self._evaluator, methods),
            SubclassTargets(self._evaluator, members.link),
            givers,
            TraitMethods(self._evaluator),
            WrappedValues(self._evaluator),
            StoredFunctions(self._evaluator, methods, givers),
        )
        self._uses = SymbolReferences(self._evaluator, self._relations, calls.macros, calls.wrapped)
        self._exported = ExportedSymbols(self._evaluator, self._uses)
        named = NamedSymbols(self._evaluator, self._uses, methods)
        self._handovers = Handovers(self._evaluator, self._uses, named)
        self._sites = sites_form(semantics)
        self._indexed = IndexLinks(self._program)
        self._implicit = ImplicitCalls(self._evaluator, members, calls.trait_methods)
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
        asking = self._calls.guesses, self._calls.used_members, self._calls.givers, self._relations, self._routing.joins
        for rule in asking:
            rule.asked = set()
        self._handovers.start()
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
        asked = self._handovers.asked.union(*(rule.asked for rule in asking))
        basis = Basis(seen.files.marks, frozenset(asked))
        return Resolved(links, relations, roles, basis, handovers, routes, requests, unresolved, joins, declared)

    def _links(self, facts: FileFacts) -> list[Link]:
        link = self._sites(facts, self._calls).link
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
    """Yield the names that other files look up: ambient, in the package, a mark of mounts."""
    yield from semantics.shared(facts)
    yield from derived_types(facts, semantics)
    yield from declared_names(facts, semantics)
    if facts.pattern_sites and has_mounts(facts, tables_of(semantics)):
        yield MOUNTS, 0


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


# The last rule, and never against another one. An index has a definition by its qualified name, so that one that is
# gone, or is no function or type any more, gives nothing.
class IndexLinks:
    """The links and uses of a program by the indexes of other tools."""

    def __init__(self, program: Program) -> None:
        self._files = program.files
        self._numbers = TrackedMemo(self._numbers_in, program.seen)

    def links(self, facts: FileFacts, links: Sequence[Link]) -> list[Link]:
        """Return the links of a file, with a target where the rules have none and an index has one.

        In a language without references all sites are of the index.
        """
        is_alone = any(site.is_alone for site in facts.indexed)
        is_open = [is_alone or bool(link.reason and not link.targets and not link.external) for link in links]
        places = {(site.line, site.name) for site, still in zip(facts.references, is_open, strict=True) if still}
        targets: dict[tuple[int, str], set[Target | None]] = defaultdict(set)
        for indexed in facts.indexed:
            if (indexed.line, indexed.name) in places:
                target = self._target(indexed)
                is_called = (
                    target is not None and self._files[target.path].definitions[target.definition].kind in _CALLED
                )
                targets[indexed.line, indexed.name].add(target if is_called else None)
        found = []
        for site, link, still in zip(facts.references, links, is_open, strict=True):
            meant = targets.get((site.line, site.name), ()) if still else ()
            target = next(iter(meant), None) if len(meant) == 1 else None
            found.append(Link(RULE, (target,)) if target else link)
        return found

    def uses(self, facts: FileFacts) -> Iterator[Relation]:
        """Yield the uses of symbols without a call, in a language whose files have no references of their own."""
        for site in (site for site in facts.indexed if site.is_alone and not site.is_call):
            target = self._target(site)
            source = self._number(facts.path, site.caller, 1)
            if target and target != (facts.path, source):
                yield Relation("references", source, target)

    def _target(self, site: IndexedSite) -> Target | None:
        """Find the definition that an index has for a site."""
        number = self._number(site.path, site.qualified_name, site.ordinal)
        return Target(site.path, number) if number >= 0 else None

    def _number(self, path: str, qualified_name: str, ordinal: int) -> int:
        """Return the number of a definition in its file; -1 if the file, or the definition, is gone."""
        return self._numbers.compute(path).get((qualified_name, ordinal), -1) if path in self._files else -1

    def _numbers_in(self, path: str) -> Mapping[tuple[str, int], int]:
        definitions = enumerate(self._files[path].definitions)
        return {(entry.qualified_name, entry.ordinal): number for number, entry in definitions}


# A name is exported if the file states so. Where nothing does, all public names are visible, which needs no edge.
# Entry points and tests run without a call from the program; the language finds them by names, decorators and base
# classes, and takes the bases from other files.
class ExportedSymbols:
    """The exports of the files of a program."""

    def __init__(self, evaluator: ProgramEvaluator, uses: SymbolReferences) -> None:
        self._program = evaluator.program
        self._imports = evaluator.imports
        self._uses = uses
        self._model = evaluator.program.semantics.module_model

    def of_file(self, facts: FileFacts) -> Iterator[Related]:
        """Yield the symbols that a file exports, and the modules that it exports under a name."""
        module = self._program.value("module", facts.path)
        for name in self._names(facts.path, set()):
            for value in self._uses.member(module, name):
                if value.kind in ("symbol", "module") and value.target != module.target:
                    yield "exports", -1, value.target, ""

    def _names(self, path: str, seen: set[str]) -> dict[str, None]:
        """Return the names that a file states as exported; ``seen`` are the files on the way."""
        seen.add(path)
        names = dict.fromkeys(self._program.files[path].exports)
        if self._model.exports_public:
            names.update(dict.fromkeys(self._public(path)))
        known = self._program.names(path)
        for entry in self._program.files[path].imports:
            if entry.kind != "star" and entry.scope == 0 and entry.is_offered:
                names[entry.alias or entry.name] = None
        for star in (*known.bound.handed_stars, *(entry for entry in known.stars(0) if entry.is_offered)):
            names.update(dict.fromkeys(self._starred(path, star, seen)))
        names.pop("", None)
        return names

    def _starred(self, path: str, star: Import, seen: set[str]) -> Iterator[str]:
        for module in (*self._program.modules_of(path, star.path), *self._imports.values(path, star)):
            if module is None or module.kind != "module" or module.path in seen or len(seen) >= _MAX_FILES:
                continue
            stated = self._names(module.path, seen)
            yield from (name for name in stated if name != self._model.default_export)
            if not self._model.exports_only:
                yield from self._public(module.path)

    def _public(self, path: str) -> Iterator[str]:
        """Yield the names of the public definitions of a file."""
        top = (entry for entry in self._program.files[path].definitions if entry.scope == 0)
        return (entry.name for entry in top if entry.visibility == "public")


def roles_in(facts: FileFacts, evaluator: ProgramEvaluator) -> list[Role]:
    """Return the roles of a file and its definitions, each once."""

    def lineage(definition: int) -> Lineage:
        order = evaluator.hierarchy.order(evaluator.program.symbol(facts.path, definition))[1:]
        return Lineage(
            tuple(entry.name for entry in order if entry.kind == "external" and entry.name),
            tuple(entry.definition for entry in order if entry.kind == "symbol" and entry.path == facts.path),
        )

    return sorted(set(evaluator.program.semantics.roles(facts, lineage)))
