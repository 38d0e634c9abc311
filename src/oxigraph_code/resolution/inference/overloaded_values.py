"""Values in languages that tell methods apart by their parameters: the rules that differ.

For maintainers: the package ``overloads`` has the rules; this module puts them in the places of the general ones. It
must not know how an overload is chosen.
"""

from __future__ import annotations

from typing import NamedTuple

from oxigraph_code.facts import Import
from oxigraph_code.facts.access_paths import PATH_MARK, LiteralStep, NumberedStep, parse_step
from oxigraph_code.resolution.inference.expressions import ExpressionEvaluator
from oxigraph_code.resolution.inference.member_values import ClassMembers, members_form
from oxigraph_code.resolution.inference.names import FileNames, names_form
from oxigraph_code.resolution.inference.rule import rules_of
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.access_paths import AccessPath
from oxigraph_code.resolution.model.values import Site, Value, Values
from oxigraph_code.resolution.modules.import_forms import imports_form
from oxigraph_code.resolution.modules.imports import Imports


class OverloadedNames(FileNames):
    """Names where the body of a class sees all its members."""

    def of_name(self, place: Site, name: str, *, is_part: bool = False) -> Values:
        return self._rules.overloads.names.values(place, name)


class OverloadedImports(Imports):
    """Imports of types and of their static members by qualified names."""

    def values(self, path: str, entry: Import) -> Values:
        return rules_of(self._evaluator).overloads.names.imported(path, entry)


class OverloadedMembers(ClassMembers):
    """Members in languages where several methods may have one name."""

    def member(self, receiver: Value, name: str, *, is_value: bool = True) -> Values:
        return self._rules.overloads.member(receiver, name, is_value=is_value)


class OverloadedExpressions(ExpressionEvaluator):
    """Access paths in which the arguments of a call decide its callee."""

    def element(self, value: Value, step: str) -> Values:
        return self._rules.overloads.element(value)

    def _of_text(self, place: Site, path: AccessPath) -> Values:
        step = parse_step(path.text) if path.form == "whole" else None
        if isinstance(step, NumberedStep):
            return self._rules.overloads.numbered(place.path, step.number)
        if isinstance(step, LiteralStep):
            made = self._rules.dynamic_members.literal(place.path, step.scope)
            # The body of an anonymous class makes an instance of it.
            instance = self._rules.overloads.names.instance
            return tuple(instance(value) if value.kind == "symbol" else value for value in made)
        if path.form == "member" and path.mark == PATH_MARK:
            return self._rules.overloads.referred(place.path, place.scope, place.line, path.text)
        return super()._of_text(place, path)

    def _behind(self, place: Site, path: AccessPath) -> Values:
        return self._rules.overloads.step(place, path.before, parse_step(path.last))


class Forms(NamedTuple):
    """The classes of the rules that differ between object and module models."""

    names: type[FileNames]
    imports: type[Imports]
    members: type[ClassMembers]
    expressions: type[ExpressionEvaluator]


def forms(semantics: Semantics) -> Forms:
    """Choose the forms of a language; one with overloads has the forms in this module."""
    if semantics.object_model.has_overloads:
        return Forms(OverloadedNames, OverloadedImports, OverloadedMembers, OverloadedExpressions)
    return Forms(names_form(semantics), imports_form(semantics), members_form(semantics), ExpressionEvaluator)
