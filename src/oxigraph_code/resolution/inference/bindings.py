"""The values of bindings: definitions, imports, and the right-hand sides of assignments.

For maintainers: the bindings that reach a site have been selected before. This module must not know how a name was
found.
"""

from __future__ import annotations

from typing import Final, final

from oxigraph_code.facts import Binding
from oxigraph_code.resolution.inference.rule import EvaluationRule
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import Site, Value, Values, agreed, union
from oxigraph_code.resolution.program.program import Program

_MAX_BINDINGS: Final = 64
_READ: Final = frozenset({"method", "function"})
_STORED: Final = frozenset({"variable", "field", "constant"})


class BindingValues(EvaluationRule):
    """The values of bindings, evaluated in full."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        self._shadows = self._semantics.binding_model.shadows

    def values(
        self, path: str, meaning: Bindings, receiver: Value | None = None, declared: tuple[Binding, ...] = ()
    ) -> Values:
        """Return the values of the bindings of a name, read through a receiver if there is one."""
        facts = self._program.files[path]
        groups = [self._rules.imports.values(path, entry) for entry in meaning.imports] if meaning.imports else []
        for index in meaning.definitions:
            kind = facts.definitions[index].kind
            if kind == "namespace":
                groups.append((self._program.value("module", path, index),))
            elif kind == "variant":
                enum = facts.scopes[facts.definitions[index].scope].definition
                is_made = self._object_model.has_blocks
                groups.append((self._program.symbol(path, index) if is_made else self._program.instance(path, enum),))
            elif kind in _READ and self._rules.descriptors.is_called_by_reading(path, index):
                value = self._program.symbol(path, index)
                groups.append(
                    self._evaluator.call_result(value, receiver) if receiver and receiver.kind != "symbol" else ()
                )
            elif kind == "constant" and self._object_model.has_blocks:
                constant = facts.definitions[index]
                groups.append(
                    self._evaluator.of_annotation(
                        self._program.place(path, constant.scope), constant.annotation, receiver, -1
                    )
                )
            elif kind not in _STORED:
                groups.append((self._program.symbol(path, index),))
        if meaning.bindings:
            groups.append(self._of_bindings(path, meaning.bindings, declared or meaning.bindings, receiver))
        if self._object_model.assigns_members and not any(groups) and len(meaning.definitions) == 1:
            groups.append((self._program.value("variable", path, meaning.definitions[0]),))
        if self._object_model.has_declarations:
            groups = [self._rules.stubs.defined(value) for group in groups for value in group]
        if self._rules.stubs.source(path):
            groups = [self._rules.stubs.in_source(value) for group in groups for value in group]
        return union(groups) if len(groups) > 1 else groups[0] if groups else ()

    def _of_bindings(
        self, path: str, bindings: tuple[Binding, ...], declared: tuple[Binding, ...], receiver: Value | None
    ) -> Values:
        """Return the assigned values, as far as known; otherwise instances of the declared type."""
        if len(bindings) > _MAX_BINDINGS:
            return ()
        if found := self._rules.stubs.of_bindings(path, bindings, receiver):
            return found
        if any(entry.kind == "type_parameter" for entry in bindings):
            found = union(
                self._evaluator.of_annotation(self._program.place(path, entry.scope), entry.annotation, None, -1)
                for entry in bindings
            )
            return tuple(self._program.as_kind(value, "symbol") for value in found if value.kind == "instance")
        if all(entry.kind == "submodule" for entry in bindings):
            return union(self._rules.module_tree.declared(path, entry) for entry in bindings)
        if len(bindings) == len(declared) == 1:
            found = self._of_binding(path, bindings[0], receiver)
            if found and found[0].kind == "choice" and bindings[0].annotation and bindings[0].kind != "parameter":
                # The declared type is a function type, and the value a known function.
                return self._of_binding(path, bindings[0]._replace(annotation=""), receiver) or found
            return found
        if self._shadows:
            groups = [self._of_binding(path, entry, receiver) for entry in bindings]
            if len({entry.line for entry in bindings}) == 1:
                groups = [group for group in groups if group]  # one of several, all of one type
            return agreed(groups)
        annotated = [entry for entry in declared[:_MAX_BINDINGS] if entry.annotation]
        if annotated and (bindings[0].kind == "field" or len(bindings) == len(declared)):
            return union(self._of_binding(path, entry, receiver) for entry in annotated)
        groups = [self._of_binding(path, entry, receiver) for entry in bindings]
        if annotated and not all(groups):
            groups += [self._of_binding(path, entry, receiver) for entry in annotated]
        return union(groups)

    def _of_binding(self, path: str, binding: Binding, receiver: Value | None) -> Values:
        if binding.kind == "parameter":
            given = self._rules.argument_flow.infer(path, binding)
            if not given and not binding.value and not binding.annotation:
                given = self._rules.injected_parameters.from_outside(path, binding)
                given = given or self._rules.external_members.parameter(path, binding)
            if given:
                return given
        scope = binding.scope if binding.value_scope < 0 else binding.value_scope
        if binding.annotation:
            place = self._program.place(path, scope)
            found = self._evaluator.of_annotation(place, binding.annotation, receiver, binding.scope)
            if found or not (self._shadows or self._is_no_type(place, binding)):
                return found
        if receiver is not None and binding.kind == "field" and binding.value.isidentifier():
            # The declared type of a constructor's parameter, with the type arguments of the receiver.
            names = self._program.names(path)
            meaning = names.in_scope(scope, binding.value)
            bound = meaning.bindings if meaning is not None and not meaning.definitions else ()
            is_given = len(bound) == 1 and bound[0].kind == "parameter" and bound[0].annotation
            if is_given and (receiver.arguments or names.bound.type_parameters(binding.scope)):
                return self._of_binding(path, bound[0], receiver)
        return self._evaluator.read(path, scope, binding.line, binding.value) if binding.value else ()

    def _is_no_type(self, place: Site, binding: Binding) -> bool:
        """Return true if an annotation is a bare qualifier, such as ``Final``: the value has the type."""
        forms = self._library.forms
        if not binding.value or not forms or "[" in binding.annotation:
            return False
        said = self._evaluator.of_path(place, binding.annotation)
        return any(value.kind == "external" and forms.get(value.name) == "first" for value in said)


@final
class BoundSymbols(BindingValues):
    """The symbols that names are bound to, and imports, without the values of variables."""

    def values(
        self, path: str, meaning: Bindings, receiver: Value | None = None, declared: tuple[Binding, ...] = ()
    ) -> Values:
        definitions = self._program.files[path].definitions
        groups = [self._rules.imports.values(path, entry) for entry in meaning.imports]
        for index in meaning.definitions:
            is_namespace = definitions[index].kind == "namespace"
            groups.append((self._program.value("module" if is_namespace else "symbol", path, index),))
        if all(entry.kind == "submodule" for entry in meaning.bindings):
            groups += [self._rules.module_tree.declared(path, entry) for entry in meaning.bindings]
        if self._object_model.has_declarations:
            groups = [self._rules.stubs.defined(value) for group in groups for value in group]
        return union(groups)
