"""The evaluator of a program: it builds the rules of inference and dispatches to them.

For maintainers: every step either has evidence or ends the evaluation. This module alone knows how the rules are put
together; rules of lower layers know it by ``model.evaluator``, and rules of this layer by ``rule``. It must not know
call sites.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

from oxigraph_code.facts import Binding, Import
from oxigraph_code.facts.access_paths import PATH_MARK
from oxigraph_code.resolution.classes.descriptors import Descriptors
from oxigraph_code.resolution.classes.hierarchies import hierarchy_form
from oxigraph_code.resolution.classes.member_lookup import MemberLookup, lookup_form
from oxigraph_code.resolution.classes.mro import ClassHierarchy
from oxigraph_code.resolution.classes.receivers import Receivers
from oxigraph_code.resolution.classes.specializations import Specializations
from oxigraph_code.resolution.classes.trait_impls import TraitImplementations, gathered
from oxigraph_code.resolution.incremental.memo import MemoTable
from oxigraph_code.resolution.inference.annotations import Annotations
from oxigraph_code.resolution.inference.bindings import BindingValues, BoundSymbols
from oxigraph_code.resolution.inference.callables.argument_flow import ArgumentFlow
from oxigraph_code.resolution.inference.callables.callback_parameters import CallbackParameters
from oxigraph_code.resolution.inference.callables.class_factories import ClassFactories
from oxigraph_code.resolution.inference.callables.generics import Generics
from oxigraph_code.resolution.inference.callables.injected_parameters import InjectedParameters
from oxigraph_code.resolution.inference.callables.return_types import ReturnTypes
from oxigraph_code.resolution.inference.callables.signatures import Signatures
from oxigraph_code.resolution.inference.dynamic_members import DynamicMembers
from oxigraph_code.resolution.inference.expressions import WrapResult
from oxigraph_code.resolution.inference.external.members import ExternalMembers
from oxigraph_code.resolution.inference.external.types import ExternalTypeRules
from oxigraph_code.resolution.inference.literals import Literals
from oxigraph_code.resolution.inference.member_values import ClassMembers
from oxigraph_code.resolution.inference.narrowing import NarrowingRules
from oxigraph_code.resolution.inference.overloaded_values import forms
from oxigraph_code.resolution.inference.subscripts import SubscriptKeys, Subscripts
from oxigraph_code.resolution.model.access_paths import AccessPath
from oxigraph_code.resolution.model.evaluator import CallArguments, Evaluator
from oxigraph_code.resolution.model.symbols import Bindings, Member
from oxigraph_code.resolution.model.values import HAVE_MEMBERS, Site, TypeArguments, Value, Values, union
from oxigraph_code.resolution.modules.ambient_declarations import AmbientDeclarations
from oxigraph_code.resolution.modules.imports import Imports
from oxigraph_code.resolution.modules.module_tree import ModuleTree
from oxigraph_code.resolution.modules.stubs import Stubs
from oxigraph_code.resolution.overloads.calls import OverloadedCalls
from oxigraph_code.resolution.overloads.methods import Methods
from oxigraph_code.resolution.overloads.supertypes import Supertypes
from oxigraph_code.resolution.program.canonical_sites import CanonicalSites
from oxigraph_code.resolution.program.program import Program
from oxigraph_code.resolution.program.visible_bindings import VisibleBindings, visible_bindings


@final
class ProgramEvaluator(Evaluator):
    """The values of access paths in the files of a program.

    A variant answers some questions differently: see ``declarations_only`` and ``with_wrapped_results``. It shares the
    rules of its ``full`` evaluator, but for those that are affected. ``implementations`` are the trait implementations
    of the program; without them they are collected here.
    """

    program: Program
    visible_bindings: VisibleBindings
    sites: CanonicalSites
    stubs: Stubs
    ambient: AmbientDeclarations
    module_tree: ModuleTree
    imports: Imports
    hierarchy: ClassHierarchy
    members: MemberLookup
    receivers: Receivers
    descriptors: Descriptors
    callback_parameters: CallbackParameters
    literals: Literals
    narrowing: NarrowingRules
    external_members: ExternalMembers
    external_types: ExternalTypeRules
    dynamic_members: DynamicMembers
    subscripts: Subscripts
    class_factories: ClassFactories
    signatures: Signatures
    return_types: ReturnTypes
    argument_flow: ArgumentFlow
    injected_parameters: InjectedParameters
    members_of_values: ClassMembers
    overloads: OverloadedCalls
    memo: MemoTable
    specializations: Specializations
    annotations: Annotations
    generics: Generics
    keys: SubscriptKeys

    def __init__(
        self,
        program: Program,
        implementations: TraitImplementations | None = None,
        *,
        full: ProgramEvaluator | None = None,
    ) -> None:
        self.program = program
        self._semantics = program.semantics
        self._form = forms(program.semantics)
        if full is None:
            self._build(implementations)
        else:
            self._share(full)

    def _build(self, implementations: TraitImplementations | None) -> None:
        program = self.program
        self.visible_bindings = visible_bindings(program)
        self.sites = CanonicalSites(program)
        self.stubs = Stubs(program, self)
        supertypes = Supertypes(program, self)
        self._methods = Methods(program, self, supertypes)
        self._build_modules()
        found = implementations or gathered(program, lambda none: ProgramEvaluator(program, none).of_path)
        self.hierarchy = hierarchy_form(program.semantics)(program, self, self.ambient, found, self.memo)
        self.members = lookup_form(program.semantics)(program, self.hierarchy, self.stubs)
        self.receivers = Receivers(program, self, self.hierarchy)
        self.callback_parameters = CallbackParameters(program, self)
        self.signatures = Signatures(program, self)
        self._build_library()
        self._build_objects()
        self._build_results()
        self.argument_flow = ArgumentFlow(program, self)
        self.injected_parameters = InjectedParameters(program, self)
        self.annotations = Annotations(
            program,
            self.overloads.names.type_path if self._semantics.object_model.has_overloads else self.of_path,
            lambda value, name: self.members_of_values.of_type(value, name),
            self.subscripts.one_like,
        )
        self._build_evaluation(BindingValues)

    def _share(self, full: ProgramEvaluator) -> None:
        """Take over all rules that some variant does not build."""
        self.visible_bindings = full.visible_bindings
        self.sites = full.sites
        self.stubs = full.stubs
        self._methods = full._methods
        self.hierarchy = full.hierarchy
        self.members = full.members
        self.receivers = full.receivers
        self.callback_parameters = full.callback_parameters
        self.signatures = full.signatures
        self.literals = full.literals
        self.narrowing = full.narrowing
        self.external_members = full.external_members
        self.external_types = full.external_types
        self.subscripts = full.subscripts
        self.return_types = full.return_types
        self.argument_flow = full.argument_flow
        self.injected_parameters = full.injected_parameters
        self.annotations = full.annotations

    def declarations_only(self) -> ProgramEvaluator:
        """Make a variant that ends at the symbols of names and members, without the values of variables.

        Receivers and types are evaluated in full.
        """
        variant = ProgramEvaluator(self.program, full=self)
        variant._build_modules()
        variant._build_objects()
        variant._build_evaluation(BoundSymbols)
        return variant

    def with_wrapped_results(self, wrap_result: WrapResult) -> ProgramEvaluator:
        """Make a variant that passes the results of calls with arguments through a function."""
        variant = ProgramEvaluator(self.program, full=self)
        variant._build_modules()
        variant._build_library()
        variant._build_objects()
        variant._build_results()
        variant._build_evaluation(BindingValues, wrap_result)
        return variant

    def _build_modules(self) -> None:
        """Build the rules of modules, with a memo of their own."""
        program, memo = self.program, MemoTable(self.program.seen)
        self.memo = memo
        self.overloads = OverloadedCalls(program, self, self.sites, self._methods)
        self.ambient = AmbientDeclarations(program, self)
        self.module_tree = ModuleTree(program, self)
        self.imports = self._form.imports(program, self, memo, self.module_tree, self.ambient, self.stubs)

    def _build_library(self) -> None:
        """Build the rules of literals, narrowing and external types."""
        self.literals = Literals(self.program, self)
        self.narrowing = NarrowingRules(self.program, self)
        self.external_members = ExternalMembers(self.program, self)
        self.external_types = ExternalTypeRules(self.program, self)

    def _build_objects(self) -> None:
        """Build the rules of members that assignments and functions add."""
        self.descriptors = Descriptors(self.program, self, self.hierarchy)
        self.dynamic_members = DynamicMembers(self.program, self)
        self.class_factories = ClassFactories(self.program, self)

    def _build_results(self) -> None:
        """Build the rules of elements and calls."""
        self.subscripts = Subscripts(self.program, self)
        self.generics = Generics(self.program, self)
        self.return_types = ReturnTypes(self.program, self)

    def _build_evaluation(self, rules_of_bindings: type[BindingValues], wrap_result: WrapResult | None = None) -> None:
        """Build the rules that evaluate members, names, bindings and expressions."""
        program = self.program
        self.specializations = Specializations(program, self.members, self.receivers)
        self.keys = SubscriptKeys(program, self)
        self.members_of_values = self._form.members(program, self)
        self._names = self._form.names(program, self)
        self._bindings = rules_of_bindings(program, self)
        self._expressions = self._form.expressions(program, self, wrap_result)

    def values_of_bindings(
        self, path: str, meaning: Bindings, receiver: Value | None = None, declared: tuple[Binding, ...] = ()
    ) -> Values:
        return self._bindings.values(path, meaning, receiver, declared)

    def of_path(self, place: Site, path: str) -> Values:
        return self.read(place.path, place.scope, place.line, path)

    def read(self, path: str, scope: int, line: int, text: str) -> Values:
        access = self.program.access.parse(text)
        return self.at_canonical_site(self.sites.of_file(path).settled(scope, line, access), access)

    def at_canonical_site(self, place: Site, path: AccessPath) -> Values:
        return self._expressions.at_canonical_site(place, path)

    def memoized(self, work: Callable[..., Values], *asked: object) -> Values:
        return self.memo.memoized(work, asked)

    def of_scope(self, place: Site, path: AccessPath) -> Values:
        """Return the modules and types that the owner in ``owner::name`` means, at its canonical site."""
        if self._semantics.object_model.has_namespaces:
            return self.of_receiver(place, path)
        if any(bracket in path.text for bracket in "()[]."):
            found = self.at_canonical_site(place, path)
        else:
            found = self.memoized(self.module_tree.follow, place, path.text)
        named = union(self.receivers.aliased(value) for value in found)
        kind = self.program.symbol_kind
        return tuple(value for value in named if value.kind in ("module", "external") or kind(value) in HAVE_MEMBERS)

    def of_receiver(self, place: Site, path: AccessPath) -> Values:
        found = self.at_canonical_site(place, path)
        for value in found:
            if value.kind == "symbol":
                return union(self.decorated(self.receivers.made(entry)) for entry in found)
        return found

    def decorated(self, value: Value) -> Values:
        """Return the results of the decorators of a function; any other value itself."""
        is_any = self._semantics.applies_decorators and value.kind == "symbol"
        if not is_any or not self.program.definition(value).decorators:
            return (value,)
        return self.memoized(self.return_types.decorated, value) or (value,)

    def called(self, place: Site, callee: AccessPath) -> list[tuple[Value, Value | None]]:
        """Return the callees that a call of an access path may have, each with its receiver."""
        if callee.form != "member":
            return [(value, None) for value in self.at_canonical_site(place, callee)]
        if callee.mark == PATH_MARK:
            return [
                (value, receiver if receiver.kind != "module" else None)
                for receiver in self.of_scope(place, callee.before)
                for value in self.of_member(receiver, callee.last, is_value=False)
            ]
        return [
            (value, receiver)
            for receiver in self.of_receiver(place, callee.before)
            for value in self.of_member(receiver, callee.last, is_value=False)
        ]

    def of_name(self, place: Site, name: str, *, is_part: bool = False) -> Values:
        return self._names.of_name(place, name, is_part=is_part)

    def of_annotation(
        self, place: Site, text: str, receiver: Value | None, inner_scope: int, known: TypeArguments = ()
    ) -> Values:
        own = (receiver,) if receiver is not None else self.receivers.own_type(place)
        return self.memoized(self.annotations.values, place, text, own, inner_scope, known)

    def find_member(self, receiver: Value, name: str, *, is_value: bool = False) -> Member | None:
        return self.members_of_values.find(receiver, name, is_value=is_value)

    def of_member(self, receiver: Value, name: str, *, is_value: bool = True) -> Values:
        return self.members_of_values.member(receiver, name, is_value=is_value)

    def external_bases(self, instance: Value) -> Values:
        """View an instance as instances of its external base classes, with type arguments."""
        if not self.hierarchy.outside(instance):
            return ()
        found = self.memoized(self.annotations.external_bases, instance)
        return self.external_members.with_arguments(found, instance.arguments) if instance.arguments else found

    def is_of_class(self, value: Value) -> bool:
        """Return true if member lookup on a value goes through a class of the program."""
        return self.members_of_values.is_of_class(value)

    def import_values(self, path: str, entry: Import) -> Values:
        return self.imports.values(path, entry)

    def module_part(self, module: Value, name: str) -> Values:
        return self.imports.part(module, name)

    def sees_builtins(self, place: Site, name: str) -> bool:
        return self.imports.leaves(place, name)

    def assigned_members(self, owner: Value, name: str) -> Values:
        return self.dynamic_members.added(owner, name)

    def unaliased(self, value: Value) -> Values:
        return self.receivers.aliased(value)

    def external_attribute(self, value: Value, receiver: Value) -> Values:
        return self.external_members.attribute(value, receiver)

    def call_result(self, callee: Value, receiver: Value | None, arguments: CallArguments | None = None) -> Values:
        return self.return_types.of_call(callee, receiver, arguments)

    def call_results(
        self, called: Sequence[tuple[Value, Value | None]], arguments: CallArguments | None = None
    ) -> Values:
        return self.return_types.of_calls(called, arguments)

    def element(self, value: Value, step: str) -> Values:
        """Return the values of a subscript, such as ``[0]``, or the elements of a container, ``[*]``."""
        return self._expressions.element(value, step)

    def one_of(self, values: Values, *, is_all: bool = True) -> Values:
        return self.subscripts.one_of(values, is_all=is_all)
