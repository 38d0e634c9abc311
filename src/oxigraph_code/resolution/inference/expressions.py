"""Evaluation of access paths, step by step from the end, with narrowing by branches.

For maintainers: a path is split at its last step, and the rule for that step asks the evaluator for the rest. Each path
is evaluated once at each canonical site. This module must not know what a call site is. See decision 0012.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from oxigraph_code.facts import Narrowing
from oxigraph_code.facts.access_paths import (
    CHOICE,
    EACH,
    PATH_MARK,
    CallStep,
    FieldStep,
    ParameterStep,
    VariableKeyStep,
    alternatives,
    parse_step,
)
from oxigraph_code.resolution.incremental.memo import Query
from oxigraph_code.resolution.inference.narrowing import EXCLUDED, TOLD
from oxigraph_code.resolution.inference.rule import EvaluationRule
from oxigraph_code.resolution.model.access_paths import AccessPath
from oxigraph_code.resolution.model.evaluator import CallArguments, Evaluator
from oxigraph_code.resolution.model.values import BY_NAME, Site, Value, Values, union
from oxigraph_code.resolution.program.program import Program

WrapResult = Callable[[Site, AccessPath, str, Values], Values]
"""A function from a call's site, callee, argument count and known values to its values."""

_MAX_TOLD: Final = 16
"""The longest chain of earlier narrowings at a site, so that long files stay linear."""


@final
class _Expression(Query):
    """The query for an access path at a site."""

    __slots__ = ("_expressions", "_path", "_place")

    def __init__(self, expressions: ExpressionEvaluator, place: Site, path: AccessPath) -> None:
        super().__init__()
        self._expressions = expressions
        self._place = place
        self._path = path

    def work_out(self) -> Values:
        return self._expressions.worked_out(self._place, self._path)


@final
class _Denoted:
    """The queries for one path, by site; most paths have one canonical site only."""

    __slots__ = ("_first", "_others", "_place")

    def __init__(self, place: Site, first: _Expression) -> None:
        self._place = place
        self._first = first
        self._others: dict[Site, _Expression] | None = None

    def at(self, place: Site) -> _Expression | None:
        """Return the query at a site, if there is one."""
        if place is self._place:
            return self._first
        return self._others.get(place) if self._others is not None else None

    def ask(self, place: Site, expression: _Expression) -> _Expression:
        """Store a query for another site."""
        if self._others is None:
            self._others = {}
        self._others[place] = expression
        return expression


class ExpressionEvaluator(EvaluationRule):
    """The access paths of a program, evaluated at their canonical sites."""

    def __init__(self, program: Program, evaluator: Evaluator, wrap_result: WrapResult | None) -> None:
        super().__init__(program, evaluator)
        self._wrap_result = wrap_result
        self._is_method_of_class = bool(self._object_model.construction)
        self._known: list[_Denoted | None] = []
        """The queries of each path, by its number."""

    def element(self, value: Value, step: str) -> Values:
        """Evaluate a step from a value to its elements."""
        return self._rules.subscripts.element(value, step)

    def at_canonical_site(self, place: Site, path: AccessPath) -> Values:
        """Evaluate a path at its canonical site, or at the site of a longer path that begins with it."""
        head = path.deciding
        if head is not None and not place.line and not self._denoted(place, head):
            return ()
        return self._denoted(place, path)

    def _denoted(self, place: Site, path: AccessPath) -> Values:
        number = path.number
        if number >= len(self._known):
            self._known += [None] * (2 * number + 1 - len(self._known))
        known = self._known[number]
        if known is None:
            known = self._known[number] = _Denoted(place, _Expression(self, place, path))
        return self._rules.memo.answer(known.at(place) or known.ask(place, _Expression(self, place, path)))

    def worked_out(self, place: Site, path: AccessPath) -> Values:
        """Evaluate a path at its canonical site, without the memo."""
        if path.head is None and CHOICE in path.text:
            groups = {part: self._evaluator.of_path(place, part) for part in alternatives(path.text)}
            parts = union(groups.values())
            if not self._semantics.object_model.assigns_members:
                return parts
            given = [group for part, group in groups.items() if part not in self._semantics.absent_values]
            is_all = all(group and all(map(self._rules.subscripts.is_called, group)) for group in given)
            return self._evaluator.one_of(parts, is_all=is_all)
        if narrowings := self._program.names(place.path).narrowings.get(path.text):
            return self._where_narrowed(place, path, narrowings)
        return self._of_text(place, path) or self._of_class_named(place, path)

    def _of_class_named(self, place: Site, path: AccessPath) -> Values:
        """Return an instance of the visible class that a variable or a call is named after, by convention."""
        name = path.last if path.form == "name" else path.before.last if path.form == "call" else ""
        named = self._semantics.class_named_after(name) if name else ""
        found = self._evaluator.of_name(place, named) if named else ()
        classes = [value for value in found if value.kind == "symbol"]
        if named and not classes:
            declared = self._program.packages.declarations("", place.path, named)
            classes = [self._program.value("symbol", *entry) for entry in declared]
        if len(classes) != 1 or self._program.definition(classes[0]).kind != "class":
            return ()
        around = {value.target for value in self._rules.receivers.around(place.path, place.scope)}
        if classes[0].target in around and self._program.names(place.path).lookup(place.scope, name).scope < 0:
            return ()  # a field of that class itself holds what it wraps
        return (self._program.value("instance", classes[0].path, classes[0].definition, BY_NAME),)

    def _where_narrowed(self, place: Site, path: AccessPath, narrowings: Sequence[Narrowing]) -> Values:
        """Evaluate a path that is narrowed in some branches."""
        before = 0
        excluded: list[Narrowing] = []
        for _ in range(_MAX_TOLD):
            known = self._rules.visible_bindings.narrowed(place, path.text, narrowings, before)
            if not known:
                break
            excluded += (entry for entry in known if entry.value.endswith(EXCLUDED))
            known = [entry for entry in known if not entry.value.endswith(EXCLUDED)]
            if not known:
                before = excluded[-1].line
                continue
            groups = [self._evaluator.read(place.path, entry.scope, 0, entry.value) for entry in known if entry.value]
            values = union(groups)
            if not known[0].value.endswith(TOLD):
                if values and not self._is_moved_since(known[0].line, place, path):
                    return self._narrowed(place, path, values)
                if path.form == "part":
                    return ()  # an unknown value was assigned
                break
            if values and (all(groups) or known[0].value.endswith(TOLD[0])):
                return self._rules.narrowing.narrow(self._of_text(place, path), values)
            before = known[0].line  # what was asked there tells nothing
        found = self._of_text(place, path)
        if len(found) < 2 or not excluded:
            return found
        classes = [(entry, entry.value.removesuffix(EXCLUDED)) for entry in excluded]
        return self._rules.narrowing.exclude(
            found, union(self._evaluator.read(place.path, entry.scope, 0, text) for entry, text in classes)
        )

    def _is_moved_since(self, line: int, place: Site, path: AccessPath) -> bool:
        """Return true if an element may have changed its position since a line."""
        if path.form != "part":
            return False
        written = self._rules.literals
        return written.is_moved_between(place.path, path.before.text, line, place.line)

    def _narrowed(self, place: Site, path: AccessPath, values: Values) -> Values:
        """Narrow by a test for external types: keep known instances of their subclasses."""
        outside = {value.name for value in values if value.kind == "external_instance" and value.name}
        if any(value.kind != "external_instance" for value in values):
            return values
        known = [value for value in self._of_text(place, path) if value.kind == "instance"]
        # A class with an unknown base may derive from anything.
        kept = [value for value in known if self._rules.hierarchy.outside(value) & (outside | {""})]
        return tuple(kept) or values

    def _of_text(self, place: Site, path: AccessPath) -> Values:
        evaluator = self._rules
        if path.form == "whole":
            return self._rules.dynamic_members.whole(place, path.text)
        if path.is_of_module and self._rules.dynamic_members.is_module(place, path.text):
            return self._rules.imports.as_value(self._program.value("module", place.path))
        if path.form == "name":
            if path.parent is None:
                return evaluator.of_name(place, path.text)
            return self._rules.receivers.parent(place, path.text, path.parent)
        if path.form != "member":
            return self._behind(place, path) if path.form else ()
        if path.mark == PATH_MARK:
            if not path.before.text:
                return evaluator.of_scope(place, path)
            owners = evaluator.of_scope(place, path.before)
            return union([evaluator.of_member(value, path.last, is_value=False) for value in owners])
        receivers = evaluator.of_receiver(place, path.before)
        return union([evaluator.of_member(value, path.last) for value in receivers])

    def _behind(self, place: Site, path: AccessPath) -> Values:
        """Evaluate a path that ends in brackets: a call, a subscript or a variant's field."""
        evaluator = self._rules
        inner, step = path.before, parse_step(path.last)
        if isinstance(step, FieldStep):
            return self._rules.return_types.narrowed(
                place, step, self.at_canonical_site(place, inner) if inner.text else ()
            )
        if path.form == "part":
            holders = self.at_canonical_site(place, inner)
            steps = (
                self._rules.keys.steps(place, step.name)
                if isinstance(step, VariableKeyStep) and holders
                else (path.last,)
            )
            groups = [self._rules.subscripts.under(value, step) for step in steps for value in holders]
            found = union(groups) if len(groups) == len(holders) or all(groups) else ()
            if len(groups) > len(holders) or (len(holders) > 1 and inner.form == "part" and inner.last != EACH):
                found = evaluator.one_of(found)  # nobody tells of which
            # The receiver of a function may have more elements than the literal around it.
            is_own = inner.text == self._semantics.own_type
            return tuple(value for value in found if value.kind != "choice") if is_own else found
        if path.parent is not None:
            return self._rules.receivers.parent(place, inner.text, path.parent)
        if isinstance(step, ParameterStep):
            return self._rules.callback_parameters.infer(evaluator.called(place, inner), step)
        if inner.mark == "." and inner.last in self._semantics.library.copies:
            return self.at_canonical_site(place, inner.before)
        if inner.mark == "." and inner.last == self._semantics.library.class_member and self._is_method_of_class:
            return self.at_canonical_site(place, inner)
        if isinstance(step, CallStep) and (number := step.number):
            found = evaluator.call_results(evaluator.called(place, inner), CallArguments(place.path, number))
            wrap_result = self._wrap_result
            return found if wrap_result is None else wrap_result(place, inner, number, found)
        given = evaluator.call_results(evaluator.called(place, inner))
        if not given and inner.mark == "." and inner.last in self._semantics.library.invoking:
            functions = filter(self._rules.subscripts.is_function, self.at_canonical_site(place, inner.before))
            return evaluator.call_results([(value, None) for value in functions])
        return given
