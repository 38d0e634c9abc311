"""The rules of a program, as call sites, edges and routes use them.

For maintainers: ``program_evaluator`` puts the rules together; all others name this interface. A rule that only
evaluates takes ``model.evaluator`` instead. This module must not know call sites.
"""

from __future__ import annotations

from abc import abstractmethod

from oxigraph_code.resolution.classes.descriptors import Descriptors
from oxigraph_code.resolution.classes.member_lookup import MemberLookup
from oxigraph_code.resolution.classes.mro import ClassHierarchy
from oxigraph_code.resolution.classes.receivers import Receivers
from oxigraph_code.resolution.classes.specializations import Specializations
from oxigraph_code.resolution.incremental.memo import MemoTable
from oxigraph_code.resolution.inference.annotations import Annotations
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
from oxigraph_code.resolution.inference.subscripts import SubscriptKeys, Subscripts
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.modules.ambient_declarations import AmbientDeclarations
from oxigraph_code.resolution.modules.imports import Imports
from oxigraph_code.resolution.modules.module_tree import ModuleTree
from oxigraph_code.resolution.modules.stubs import Stubs
from oxigraph_code.resolution.overloads.calls import OverloadedCalls
from oxigraph_code.resolution.program.canonical_sites import CanonicalSites
from oxigraph_code.resolution.program.program import Program
from oxigraph_code.resolution.program.visible_bindings import VisibleBindings


class ProgramRules(Evaluator):
    """The evaluation of access paths in a program, with the rules that it consists of."""

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

    @abstractmethod
    def declarations_only(self) -> ProgramRules:
        """Make a variant that ends at the symbols of names and members, without the values of variables.

        Receivers and types are evaluated in full.
        """

    @abstractmethod
    def with_wrapped_results(self, wrap_result: WrapResult) -> ProgramRules:
        """Make a variant that passes the results of calls with arguments through a function."""
