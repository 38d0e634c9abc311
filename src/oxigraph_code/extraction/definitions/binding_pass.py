"""The binding pass: everything that gives a name, a member or a path a value.

For maintainers: the definition pass comes first, since parameters are bound in the bodies of definitions. This module
must not know any language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from oxigraph_code.extraction.definitions.definition_pass import Defined
from oxigraph_code.extraction.syntax.captured import BoundKind, CapturedBinding, CapturedPart
from oxigraph_code.extraction.text.file_text import Span
from oxigraph_code.extraction.values.callable_names import HigherOrderParameters
from oxigraph_code.extraction.values.file_pass import FilePass, ReadFile
from oxigraph_code.facts import (
    Binding,
    Export,
    FileFacts,
    MacroCondition,
    MemberAssignment,
    Metaclass,
    Narrowing,
    Return,
    Spread,
)
from oxigraph_code.facts.access_paths import (
    UNKNOWN,
    CallbackStep,
    FieldStep,
    IndexStep,
    after_unknown,
    extended,
    from_field,
    is_unknown,
)
from oxigraph_code.facts.kinds import BindingKind

_MAX_DEPTH = 12
_MAX_PARTS = 64
_WITH_VALUE = frozenset({"return", "narrowing", "member", "mixin", "copy"})
"""The kinds that are no fact without an access path."""


class BindingPass(FilePass):
    """Makes the bindings of one file, and its returns, narrowings, exports and assignments to members."""

    def __init__(self, file: ReadFile, defined: Defined) -> None:
        super().__init__(file)
        self._definitions = defined.definitions
        self._place = defined.place
        self._destructuring = Destructuring(file)
        self._parameters = HigherOrderParameters(file.captured, file.text, file.values.paths, file.values.annotation)
        self._names = file.names
        self._bindings = list(defined.bindings)
        self._returns: list[Return] = []
        self._narrowings: list[Narrowing] = []
        self._exports: list[Export] = []
        self._assignments: list[MemberAssignment] = []
        self._spreads: list[Spread] = []
        self._metaclasses: list[Metaclass] = []
        self._conditions: list[MacroCondition] = []

    def run(self, facts: FileFacts, recorded: Mapping[Span, str]) -> FileFacts:
        """Add these facts of a file; ``recorded`` are the arguments of calls, with their numbers."""
        self._bind_in_bodies()
        assigned = {draft.name for draft in self._captured.bindings if draft.kind == "assignment"}
        for draft in self._captured.bindings:
            if draft.value is not None or draft.kind != "variable" or draft.name not in assigned:
                self._bind(draft)
        entries = self._values.entries(self._names)
        return facts._replace(
            bindings=(*self._bindings, *entries.bindings),
            returns=tuple(self._returns),
            narrowings=(*self._narrowings, *entries.narrowings),
            named_exports=tuple(self._exports),
            member_assignments=(*self._assignments, *entries.assignments),
            spreads=tuple(self._spreads),
            recorded_arguments=tuple(self._values.arguments(recorded)),
            metaclasses=tuple(self._metaclasses),
            macro_conditions=tuple(self._conditions),
        )

    def _bind_in_bodies(self) -> None:
        """Bind the parameters of functions, and the members that decorators add to classes."""
        for index, scope in enumerate(self._scopes.scopes):
            place = self._place[scope.definition] if scope.definition >= 0 else -1
            if place < 0:
                continue
            definition = self._definitions[place]
            line = definition.start_line
            drafts = self._captured.parameters.get(self._drafts[scope.definition].parameter_list, ())
            values = {
                self._text.span(draft.name): self._values.known_path(draft.default) or self._parameters.path(draft.name)
                for draft in drafts
            }
            for parameter in definition.parameters:
                value, written = values.get(parameter.name, ""), self._conventions.bound_type(parameter)
                # Annotations are read outside.
                self._bindings.append(Binding("parameter", parameter.name, index, line, value, written, scope.parent))
            if definition.decorators and definition.kind == "class":
                made = self._conventions.made_members(definition.decorators, definition.modifiers)
                self._bindings += [Binding("variable", name, index, line) for name in made]

    def _bind(self, draft: CapturedBinding) -> None:
        """Add the fact of one capture."""
        start = draft.value.start if draft.value and draft.value in self._captured.read_in_text else draft.start
        read_in, bound_in = self._scopes.read_at(start), self._scopes.home(draft.start, draft.is_hoisted)
        name = draft.fixed_name or self._conventions.plain_name(self._text.span(draft.name))
        annotation = self._values.annotation(draft.annotation)
        value = self._values.known_path(draft.value, self._values.suffix(draft))
        kind, line = draft.kind, draft.line
        if kind == "parameter" and draft.annotation is not None:
            read_in = self._scopes.read_at(draft.annotation.start)  # a parameter may have the name of its type
        if draft.value is None and draft.name in self._captured.parts:
            value, offset, inside, bound_as, line = self._destructuring.taken(draft.name, draft.line)
            kind = kind if kind == "assignment" else bound_as
            bound_in = bound_in if inside is None else self._scopes.at(inside.start)
            read_in = self._scopes.read_at(offset) if offset >= 0 else bound_in
        elif draft.kind == "parameter" and not value:
            is_receiver = draft.fixed_name and draft.fixed_name == self._conventions.instance_name((), ())
            of_draft = self._parameters.receiver(draft.name.start) if is_receiver else ""
            passed = of_draft or self._parameters.path(draft.name)
            value = extended(passed, self._values.suffix(draft)) if passed else ""
            if draft.member is not None:
                annotation = self._annotation_of_part(draft, annotation, bound_in)
        if draft.kind in ("narrowing", "member", "mixin", "copy"):
            name = self._values.target(draft.name) + draft.name_suffix
        if not value and draft.kind in _WITH_VALUE:
            return
        if draft.kind == "alias":
            value = self._conventions.plain_name(self._text.span(draft.value))
            if draft.fixed_name:
                name, value = self._conventions.alias(value)
        if draft.kind == "submodule":
            value = self._text.line(draft.value)  # a file, not an expression
        self._add(kind, name, bound_in, line, value, annotation, read_in)

    def _add(
        self, kind: BoundKind, name: str, scope: int, line: int, value: str, annotation: str, read_in: int
    ) -> None:
        """Add a fact of a kind that the queries of a language set."""
        match kind:
            case "return" | "yield":
                self._returns.append(Return(kind, scope, line, value, read_in))
            case "narrowing":
                self._narrowings.append(Narrowing(name, scope, line, value, read_in))
            case "member" | "mixin" | "copy":
                self._assignments.append(MemberAssignment(kind, name, scope, line, value, read_in))
            case "export":
                self._exports.append(Export(name, scope, line, value, read_in))
            case "spread":
                self._spreads.append(Spread(name == "last", scope, line, value, read_in))
            case "metaclass":
                self._metaclasses.append(Metaclass(scope, line, value))
            case "condition":
                self._conditions.append(MacroCondition(name, annotation))
            case _:
                self._bindings.append(Binding(kind, name, scope, line, value, annotation, read_in))

    def _annotation_of_part(self, draft: CapturedBinding, annotation: str, scope: int) -> str:
        """Infer the type of a destructured part of a parameter, which may stand in the documentation alone."""
        definition = self._scopes.scopes[scope].definition
        place = self._place[definition] if definition >= 0 else -1
        if not annotation and place >= 0:
            documented = self._conventions.documented_types(self._definitions[place].docstring)
            types = [written for name, written in documented.items() if name not in ("", "()")]
            drafts = sorted(self._captured.parameters.get(self._drafts[definition].parameter_list, ()))
            nth = next((nth for nth, entry in enumerate(drafts) if draft.name.start < entry.whole.end), len(types))
            annotation = types[nth] if nth < len(types) else ""
        return f'({annotation})["{self._text.span(draft.member)}"]' if annotation else ""


# Each level of a pattern is a match of its own; a name is followed outwards to the value. Its path has the steps from
# there to the part.
class Destructured(NamedTuple):
    """The access path to a part of a value, the offset of the value, and the scope that binds the name.

    The path is empty if it is unknown; the offset is -1 if the destructured value does not matter.
    """

    path: str
    offset: int
    scope: Span | None
    kind: BindingKind
    """``variable`` if a statement among others binds it, ``parameter`` if its scope begins with it."""
    line: int


class Destructuring:
    """The patterns of one file."""

    def __init__(self, file: ReadFile) -> None:
        self._parts = file.captured.parts
        self._counted = file.captured.counted
        self._text = file.text
        self._paths = file.values.paths
        self._places: dict[Span, dict[Span, int]] = {}

    def taken(self, span: Span, line: int) -> Destructured:
        """Return the value of a name in a pattern on that line."""
        steps: list[str] = []
        scope: Span | None = None
        kind: BindingKind = "variable"
        for _ in range(_MAX_DEPTH):
            part = self._parts.get(span)
            if part is None:
                break
            steps.append(self._step(span, part))
            scope, kind = part.scope, part.kind
            if part.value is not None:
                path = self._paths.path(*part.value)
                if kind == "variable":
                    # Before its value has been worked out it is not bound.
                    line = self._text.line_of(part.value.end)
                return _joined(path, steps, part.value.start, scope, kind, line)
            if part.pattern is None:
                break
            span = part.pattern
        return _joined(UNKNOWN, steps, -1, scope, kind, line)

    def _step(self, span: Span, part: CapturedPart) -> str:
        place = str(self._place(span, part.pattern)) if part.is_counted and part.pattern is not None else ""
        if place == "-1":
            return UNKNOWN
        name = self._text.span(part.name)
        if part.value is not None and name:
            return str(CallbackStep(name, place or "0"))
        if part.value is not None and place:
            return str(CallbackStep("", place))
        if part.annotation is not None:
            owner = self._paths.path(*part.annotation)
            return str(FieldStep(owner, name or place)) if owner != UNKNOWN else UNKNOWN
        return f"{IndexStep(place)}{part.suffix}" if place else part.suffix

    def _place(self, span: Span, pattern: Span) -> int:
        """Count the place of a part in its pattern; -1 after a part that stands for any number of them."""
        if pattern not in self._places:
            places: dict[Span, int] = {}
            for nth, part in enumerate(sorted(set(self._counted[pattern]))[:_MAX_PARTS]):
                if self._text.span(part).startswith(".."):
                    break
                places[part] = nth
            self._places[pattern] = places
        return self._places[pattern].get(span, -1)


def _joined(path: str, steps: list[str], offset: int, scope: Span | None, kind: BindingKind, line: int) -> Destructured:
    """Join steps that are listed from the inside out; steps before one that names its type may be unknown."""
    whole = path + "".join(reversed(steps))
    if is_unknown(whole):
        return Destructured(from_field(after_unknown(whole)), -1, scope, kind, line)
    return Destructured(whole, offset, scope, kind, line)
