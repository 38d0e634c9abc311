"""The drafts of one file, put together to facts: which of them are definitions, and where those belong.

For maintainers: drafts are spans, facts are text and indexes; here the one becomes the other, and ``descriptions`` and
``sites`` cut out the texts. Everything is bounded, and nothing looks at all of one kind for each of another: a file is
whatever somebody wrote. This module must not know any language.
"""

from __future__ import annotations

from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.definitions.descriptions import Descriptions
from oxigraph_code.extraction.definitions.wrapping import once_each, wrapped_parameters
from oxigraph_code.extraction.scopes.file_scopes import FileScopes
from oxigraph_code.extraction.scopes.implementations import TYPES, prefix_of_members
from oxigraph_code.extraction.sites.expected_types import ExpectedTypes
from oxigraph_code.extraction.sites.passed_values import PassedValues
from oxigraph_code.extraction.sites.pattern_sites import PatternSites
from oxigraph_code.extraction.sites.references import canonical_names, inline_imports, read_imports, read_references
from oxigraph_code.extraction.sites.string_literals import named_texts
from oxigraph_code.extraction.sites.uses import FileUses
from oxigraph_code.extraction.syntax.capture import Captured
from oxigraph_code.extraction.syntax.captured import CapturedBinding, CapturedDefinition
from oxigraph_code.extraction.text.source_text import SourceText
from oxigraph_code.extraction.text.spans import Span
from oxigraph_code.extraction.values.bound_values import BoundValues
from oxigraph_code.extraction.values.callable_names import CallableNames
from oxigraph_code.extraction.values.destructuring import Destructuring
from oxigraph_code.extraction.values.higher_order import HigherOrderParameters
from oxigraph_code.extraction.values.path_reader import PathReader
from oxigraph_code.facts import (
    Binding,
    Definition,
    Diagnostic,
    Export,
    FileFacts,
    MacroCondition,
    MemberAssignment,
    Metaclass,
    Narrowing,
    Return,
    Scope,
    Spread,
)
from oxigraph_code.facts.access_paths import extended
from oxigraph_code.frameworks import SitePatterns

_LONGEST_NAME = 1_000  # qualified
_PENDING = -2
_VALUED = frozenset({"return", "narrowing", "member", "mixin", "copy"})  # nothing without an access path


class FactsBuilder:
    """The drafts of one file on their way to being facts."""

    def __init__(self, source: bytes, captured: Captured, conventions: Conventions, selected: SitePatterns) -> None:
        self._selected = selected
        self._text = SourceText(source, conventions.uncommented)
        awaits = b"await" in source
        self._paths = PathReader(self._text.piece, keeps_keys=conventions.keeps_keys, awaits=awaits)
        self._captured = captured
        self._conventions = conventions
        drafts = sorted(captured.definitions.values(), key=lambda draft: draft.start)
        self._drafts = once_each([draft for draft in drafts if draft.kind and (draft.name is not None or draft.naming)])
        self._scopes = FileScopes(self._drafts, captured, self._text)
        self._values = BoundValues(captured, self._text, conventions, self._paths, self._scopes)
        self._imports = read_imports(captured, self._text, self._scopes, conventions)
        self._paths.know(
            self._scopes.literals(captured) | inline_imports(captured, self._imports),
            captured.choices,
            captured.wholes,
            captured.operators,
            self._values.casts(),
            captured.holders,
        )
        self._handed: dict[Span, str] = {}
        self._told = CallableNames(self._drafts, self._imports, self._text, self._scopes)
        places = (self._scopes, self._paths, self._told, self._handed)
        expected = ExpectedTypes(captured.expected, captured.anonymous, self._text, self._values.annotation)
        self._references, self._calls = read_references(captured, self._text, *places, conventions, expected)
        self._descriptions = Descriptions(captured, self._text, conventions, canonical_names(self._imports))
        self._positions: dict[int, int] = {}
        self._patterns = Destructuring(captured, self._text, self._paths)
        self._implemented: dict[int, dict[str, None]] = {}
        self._bindings: list[Binding] = []
        self._returns: list[Return] = []
        self._narrowings: list[Narrowing] = []
        self._exports: list[Export] = []
        self._assignments: list[MemberAssignment] = []
        self._spreads: list[Spread] = []
        self._metaclasses: list[Metaclass] = []
        self._conditions: list[MacroCondition] = []
        self._definitions: list[Definition] = []
        # Where each draft went: to a definition, or to none because it is a binding.
        self._place = [_PENDING] * len(self._drafts)
        self._ordinals: dict[str, int] = {}
        self._defined: set[tuple[int, str]] = set()

    def facts(
        self, language: str, path: str, digest: str, lines: int, diagnostics: tuple[Diagnostic, ...]
    ) -> FileFacts:
        for index in range(len(self._drafts)):
            self._put(index)
        self._define_in_comments()
        for index, implemented in self._implemented.items():
            self._definitions[index] = self._definitions[index]._replace(implements=tuple(implemented))
        self._bind()
        place = [*self._place, -1]  # of -1, which is none
        scopes = tuple(
            Scope(kind, parent, place[definition], place[implementation])
            for kind, parent, definition, implementation in self._scopes.scopes
        )
        facts = FileFacts(
            language=language,
            path=path,
            digest=digest,
            lines=lines,
            docstring=self._descriptions.docstring(self._captured.docs),
            definitions=tuple(self._definitions),
            scopes=scopes,
            bindings=tuple(self._bindings),
            returns=tuple(self._returns),
            narrowings=tuple(self._narrowings),
            named_exports=tuple(self._exports),
            member_assignments=tuple(self._assignments),
            spreads=tuple(self._spreads),
            recorded_arguments=tuple(self._values.arguments(self._handed)),
            metaclasses=tuple(self._metaclasses),
            macro_conditions=tuple(self._conditions),
            references=self._references,
            imports=self._imports,
            branches=tuple(self._captured.branches),
            exports=tuple(dict.fromkeys(self._text.span(span) for span in sorted(self._captured.exports))),
            diagnostics=diagnostics,
        )
        forms = self._conventions.text_forms
        sites = PatternSites(self._captured, self._text, forms, self._values, self._scopes, self._imports)
        decorated = {draft.start: place for draft, place in zip(self._drafts, self._place, strict=True) if place >= 0}
        uses = FileUses(facts, self._captured, self._text, self._scopes, self._values, self._conventions)
        passed = PassedValues(self._captured, self._text, self._scopes, self._drafts, self._place, self._calls)
        texts = named_texts(self._captured, self._text, self._scopes) if self._conventions.names_in_texts else []
        wrapped = wrapped_parameters(facts, self._captured, self._text, self._scopes)
        return facts._replace(
            wrapped_parameters=tuple(wrapped) if self._conventions.wrapping is not None else (),
            uses=uses.read(),
            passed=passed.read(uses.path_to_symbol, texts),
            pattern_sites=sites.read(self._selected, decorated),
            text_constants=sites.constants(),
        )

    def _put(self, index: int) -> None:
        """Find the place of a draft, after those it stands in: a type may come after what implements it."""
        waiting = [index]
        while waiting:
            index = waiting[-1]
            scope = self._scopes.scopes[self._scopes.at(self._drafts[index].start)]
            around = (scope.definition, scope.implementation)
            pending = [
                entry for entry in around if entry >= 0 and self._place[entry] == _PENDING and entry not in waiting
            ]
            waiting += pending
            if not pending:
                waiting.pop()
                if self._place[index] == _PENDING:
                    self._place[index] = self._define(index)

    def _define(self, index: int) -> int:
        """The place of a draft: its definition, -1 where it is none."""
        draft = self._drafts[index]
        scope_index = self._scopes.home(draft.start, draft.is_hoisted)
        enclosing = self._scopes.scopes[scope_index]
        name = self._descriptions.name(draft)
        if enclosing.definition >= 0 and self._place[enclosing.definition] < 0:
            return -1  # in what was left out
        if draft.naming == "position":
            name = str(self._positions.get(scope_index, 0))
            self._positions[scope_index] = int(name) + 1
        if draft.kind == "field" and (draft.receiver is not None or enclosing.kind != "class"):
            return self._define_instance_field(draft, name, scope_index)
        if draft.kind in ("variable", "field", "constant"):
            value = self._values.of(draft.value, self._values.suffix(draft))
            annotation = self._values.annotation(draft.annotation) or self._descriptions.documented_type(draft)
            if enclosing.kind in ("function", "block") and draft.kind != "constant":
                self._bindings += self._values.variable(draft, name, scope_index, annotation)
                return -1
            value = value or ("" if scope_index else self._values.key(draft.value))
            kind = "field" if enclosing.kind == "class" else "variable"
            binding = Binding(kind, name, scope_index, draft.line, value, annotation)
            # What is declared, and not assigned, is a symbol each time.
            if self._repeats(binding) and draft.kind == "variable":
                return -1
        if draft.receiver is not None and (class_scope := self._class_around(draft, scope_index)) >= 0:
            return self._append(draft, name, class_scope, "class", self._owner(class_scope))
        return self._append(draft, name, scope_index, enclosing.kind, self._owner(scope_index))

    def _define_instance_field(self, draft: CapturedDefinition, name: str, scope_index: int) -> int:
        """``self.x = …`` in a method, or a parameter that says so, defines a field of the method's class."""
        class_scope = self._class_around(draft, scope_index)
        if class_scope < 0:
            return -1
        value = self._values.of(draft.value, draft.value_suffix)
        annotation = self._values.annotation(draft.annotation) or self._descriptions.documented_type(draft)
        if self._repeats(Binding("field", name, class_scope, draft.line, value, annotation, scope_index)):
            return -1
        return self._append(draft, name, class_scope, "class", self._owner(class_scope))

    def _repeats(self, binding: Binding) -> bool:
        """Keep an assignment to a variable or field, and tell whether the name has a symbol: what is assigned again is
        not another one."""
        self._bindings.append(binding)
        return (binding.scope, binding.name) in self._defined

    def _class_around(self, draft: CapturedDefinition, scope_index: int) -> int:
        """The class of the innermost method around, through blocks and functions in it that do not rebind the receiver
        that something is set on; -1 where there is none."""
        receiver = self._text.span(draft.receiver)
        while scope_index > 0:
            scope = self._scopes.scopes[scope_index]
            place = self._place[scope.definition] if scope.definition >= 0 else -1
            if scope.kind == "class":
                break
            if scope.kind == "function" and self._scopes.scopes[scope.parent].kind == "class":
                method = self._definitions[place] if place >= 0 else None
                own = self._conventions.instance_name(method.parameters, method.decorators) if method else None
                return scope.parent if own is not None and receiver in ("", own) else -1
            parameters = self._definitions[place].parameters if place >= 0 else ()
            if scope_index in self._scopes.rebound or any(entry.name == receiver for entry in parameters):
                break
            scope_index = scope.parent
        return -1

    def _owner(self, scope_index: int) -> Definition | None:
        """The definition whose body a scope lies in, looking through blocks."""
        while scope_index > 0:
            scope = self._scopes.scopes[scope_index]
            if scope.definition >= 0:
                return self._definitions[self._place[scope.definition]]
            scope_index = scope.parent
        return None

    def _append(
        self, draft: CapturedDefinition, name: str, scope_index: int, enclosing_kind: str, owner: Definition | None
    ) -> int:
        prefix = prefix_of_members(owner)
        path = self._scopes.path_to(name, scope_index)
        qualified = f"{prefix}.{path}" if prefix else path
        if len(qualified) > _LONGEST_NAME:
            return -1
        ordinal = self._ordinals[qualified] = self._ordinals.get(qualified, 0) + 1
        if draft.kind not in ("type_alias", "trait"):  # a variable of that name is another symbol
            self._defined.add((scope_index, name))
        placed = Definition(draft.kind, name, qualified, ordinal, scope_index, draft.line, draft.end_line, "")
        definition = self._descriptions.describe(draft, placed, enclosing_kind, self._seen_from(scope_index), owner)
        self._tell_type(draft, definition.implements)
        self._definitions.append(definition)
        return len(self._definitions) - 1

    def _tell_type(self, draft: CapturedDefinition, implements: tuple[str, ...]) -> None:
        """That the type an implementation is for implements what that does."""
        if draft.kind != "implementation" or draft.scope is None or not implements:
            return
        body = self._scopes.scopes[self._scopes.at(draft.scope.start)]
        place = self._type_of(body.definition)
        if place >= 0:
            self._implemented.setdefault(place, {}).update(dict.fromkeys(implements))

    def _type_of(self, draft_index: int) -> int:
        if draft_index < 0 or self._drafts[draft_index].kind not in TYPES:
            return -1
        self._put(draft_index)
        return self._place[draft_index]

    def _seen_from(self, scope_index: int) -> str:
        """The kind of scope or type that a name is bound in, as visibility knows it."""
        scope = self._scopes.scopes[scope_index]
        if scope.implementation >= 0:
            return "trait" if self._drafts[scope.implementation].implements else "implementation"
        return self._drafts[scope.definition].kind if scope.definition >= 0 else scope.kind

    def _bind(self) -> None:
        handed = HigherOrderParameters(self._captured, self._text, self._paths, self._values.annotation)
        for index, scope in enumerate(self._scopes.scopes):
            place = self._place[scope.definition] if scope.definition >= 0 else -1
            if place >= 0:
                definition = self._definitions[place]
                line = definition.start_line
                drafts = self._captured.parameters.get(self._drafts[scope.definition].parameter_list, ())
                values = {
                    self._text.span(draft.name): self._values.of(draft.default) or handed.path(draft.name)
                    for draft in drafts
                }
                for parameter in definition.parameters:
                    value, written = values.get(parameter.name, ""), self._conventions.bound_type(parameter)
                    # Annotations are read outside.
                    self._bindings.append(
                        Binding("parameter", parameter.name, index, line, value, written, scope.parent)
                    )
                if definition.decorators and definition.kind == "class":
                    made = self._conventions.made_members(definition.decorators, definition.modifiers)
                    self._bindings += [Binding("variable", name, index, line) for name in made]
        assigned = {draft.name for draft in self._captured.bindings if draft.kind == "assignment"}
        for draft in self._captured.bindings:
            if draft.value is None and draft.kind == "variable" and draft.name in assigned:
                continue  # it is bound elsewhere
            start = draft.value.start if draft.value and draft.value in self._captured.read_in_text else draft.start
            read_in, bound_in = self._scopes.read_at(start), self._scopes.home(draft.start, draft.is_hoisted)
            name = draft.fixed_name or self._text.span(draft.name)
            annotation = self._values.annotation(draft.annotation)
            value = self._values.of(draft.value, self._values.suffix(draft))
            kind, line = draft.kind, draft.line
            if draft.value is None and draft.name in self._captured.parts:
                value, offset, inside, bound_as, line = self._patterns.taken(draft.name, draft.line)
                kind = kind if kind == "assignment" else bound_as
                bound_in = bound_in if inside is None else self._scopes.at(inside.start)
                read_in = self._scopes.read_at(offset) if offset >= 0 else bound_in
            elif draft.kind == "parameter" and not value:
                given = handed.path(draft.name)
                value = extended(given, self._values.suffix(draft)) if given else ""
                if draft.member is not None:
                    annotation = self._annotation_of_part(draft, annotation, bound_in)
            if draft.kind in ("narrowing", "member", "mixin", "copy"):
                name = self._values.target(draft.name) + draft.name_suffix
            if not value and draft.kind in _VALUED:
                continue
            if draft.kind == "submodule":
                value = self._text.line(draft.value)  # a file, not an expression
            self._state(kind, name, bound_in, line, value, annotation, read_in)
        entries = self._values.entries(self._told)
        self._bindings += entries.bindings
        self._assignments += entries.assignments
        self._narrowings += entries.narrowings

    def _state(self, kind: str, name: str, scope: int, line: int, value: str, annotation: str, read_in: int) -> None:
        """Add the fact of a kind that the queries of a language know."""
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
        """The type of what is taken out of a parameter, whose own type may only be in the documentation."""
        definition = self._scopes.scopes[scope].definition
        place = self._place[definition] if definition >= 0 else -1
        if not annotation and place >= 0:
            said = self._conventions.documented_types(self._definitions[place].docstring)
            types = [written for name, written in said.items() if name not in ("", "()")]
            drafts = sorted(self._captured.parameters.get(self._drafts[definition].parameter_list, ()))
            nth = next((nth for nth, entry in enumerate(drafts) if draft.name.start < entry.whole.end), len(types))
            annotation = types[nth] if nth < len(types) else ""
        return f'({annotation})["{self._text.span(draft.member)}"]' if annotation else ""

    def _define_in_comments(self) -> None:
        """The names that comments give to types."""
        for line, span in self._captured.comments:
            for name, written in self._conventions.documented_aliases(self._text.span(span)):
                if (0, name) not in self._defined:
                    self._defined.add((0, name))
                    ordinal = self._ordinals[name] = self._ordinals.get(name, 0) + 1
                    placed = Definition("type_alias", name, name, ordinal, 0, line, line, "public", annotation=written)
                    self._definitions.append(placed)
