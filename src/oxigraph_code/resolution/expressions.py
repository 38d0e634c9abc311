"""The parts of access paths, and what is known of a path by the branch that it stands in.

For maintainers: here a path is taken apart from its end; what a step leads to is asked of the evaluation. Each path is
worked out once at each place where it differs. This module must not know what a call site is.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, final

from oxigraph_code.resolution.memory import Memory, Question
from oxigraph_code.resolution.objects import ELEMENT
from oxigraph_code.resolution.outside import Handed
from oxigraph_code.resolution.program import Program
from oxigraph_code.resolution.values import Place, Value, Values, union

if TYPE_CHECKING:
    from oxigraph_code.resolution.evaluation import Evaluation

STEP = re.compile(r"(?:(.*)(\.|::))?([^.:()\[\]]+)$", re.DOTALL)
"""The last step of an access path: what it is taken from, how, and its name."""
_SUFFIX = re.compile(r"(\((?:#?\w*|\d+:\d*)\)|\[[^\[\]]*\])$")


@final
class _Expression(Question):
    """What an access path denotes at a place."""

    __slots__ = ("_expressions", "_path", "_place")

    def __init__(self, expressions: Expressions, place: Place, path: str) -> None:
        super().__init__()
        self._expressions = expressions
        self._place = place
        self._path = path

    def work_out(self) -> Values:
        return self._expressions.worked_out(self._place, self._path)


@final
class Expressions:
    """The access paths of a program, each at the places where it differs."""

    def __init__(self, program: Program, evaluation: Evaluation, memory: Memory) -> None:
        self._program = program
        self._semantics = program.semantics
        self._evaluation = evaluation
        self._memory = memory
        self._known: dict[Place, dict[str, _Expression]] = {}

    def of_settled(self, place: Place, path: str) -> Values:
        """What a path denotes at a place that is settled for it, or for one that begins with it."""
        expressions = self._known.get(place)
        if expressions is None:
            expressions = self._known[place] = {}
        head = self._evaluation.places.deciding(place, path)
        if head and not self._denoted(expressions, place, head):
            return ()
        return self._denoted(expressions, place, path)

    def _denoted(self, expressions: dict[str, _Expression], place: Place, path: str) -> Values:
        expression = expressions.get(path)
        if expression is None:
            expression = expressions[path] = _Expression(self, place, path)
        return self._memory.answer(expression)

    def worked_out(self, place: Place, path: str) -> Values:
        """What an access path denotes at a place that is settled for it, worked out anew."""
        if "|" in path:
            return union(self._evaluation.of_path(place, part) for part in path.split("|"))
        if narrowings := self._program.names(place.path).narrowings.get(path):
            known = self._evaluation.sight.flow(place.path).narrowed(path, narrowings, place)
            if values := union(self._evaluation.read(place.path, entry.scope, 0, entry.value) for entry in known):
                return self._narrowed(place, path, values)
        return self._of_text(place, path)

    def _narrowed(self, place: Place, path: str, values: Values) -> Values:
        """What something is of which all that was asked is whether it is one of some values: what is known to be one of
        those that are outside stays known."""
        outside = {value.name for value in values if value.kind == "outside-instance" and value.name}
        if any(value.kind != "outside-instance" for value in values):
            return values
        known = [value for value in self._of_text(place, path) if value.kind == "instance"]
        # What has a base that nobody knows may be one of anything.
        kept = [value for value in known if self._evaluation.ancestry.outside(value) & (outside | {""})]
        return tuple(kept) or values

    def _of_text(self, place: Place, path: str) -> Values:
        evaluation = self._evaluation
        if path[0] in "{<" and path[-1] in "}>":
            return evaluation.objects.whole(place, path)
        if path in self._semantics.scoping.module_paths and evaluation.objects.is_module(place, path):
            return evaluation.imports.as_value(self._program.value("module", place.path))
        if path.isidentifier() and not evaluation.places.is_of_parent(path):
            return evaluation.of_name(place, path)
        if suffix := _SUFFIX.search(path):
            return self._behind(place, path, path[: suffix.start()], suffix[0])
        step = STEP.match(path)
        if step is None:
            return ()
        if not step[2]:
            parent = self._semantics.parent_class(path)
            return (
                evaluation.of_name(place, step[3])
                if parent is None
                else evaluation.receivers.parent(place, path, parent)
            )
        if step[2] == "::":
            owners = evaluation.of_scope(place, step[1])
            return union([evaluation.of_member(value, step[3], is_value=False) for value in owners])
        receivers = evaluation.of_receiver(place, step[1])
        return union([evaluation.of_member(value, step[3], is_value=step[2] == ".") for value in receivers])

    def _behind(self, place: Place, path: str, inner: str, suffix: str) -> Values:
        """What a path denotes that ends in brackets, by what stands before them."""
        evaluation = self._evaluation
        if suffix.startswith("[="):
            return evaluation.results.narrowed(place, suffix, self.of_settled(place, inner) if inner else ())
        if suffix.startswith("(") and ":" in suffix:
            return evaluation.callbacks.handed(evaluation.called(place, inner), suffix)
        if not suffix.startswith("("):
            return union([self._within(value, suffix) for value in self.of_settled(place, inner)])
        if suffix.startswith("(#"):
            return evaluation.results.of_calls(evaluation.called(place, inner), Handed(place.path, suffix[2:-1]))
        parent = self._semantics.parent_class(path)
        return self._call(place, inner) if parent is None else evaluation.receivers.parent(place, inner, parent)

    def _within(self, value: Value, step: str) -> Values:
        """What a subscript of something denotes: by a name, the member that has a symbol for its name, if any."""
        if not step[1:-1].isidentifier():
            return self._evaluation.results.element(value, step)
        return self._evaluation.of_member(value, step) or self._evaluation.results.element(value, ELEMENT)

    def _call(self, place: Place, callee: str) -> Values:
        """What a call of an access path gives."""
        head, _, name = callee.rpartition(".")
        if head and name in self._semantics.library.copies:
            return self.of_settled(place, head)
        return self._evaluation.results.of_calls(self._evaluation.called(place, callee))
