"""The definition pass: decide which captures are definitions, and which scopes they belong to.

For maintainers: a definition is placed after those around it, which may come later in the text: a type may follow its
implementation. Each definition is placed once, with a lookup for each scope around it, since a file may hold anything.
This module must not know any language.
"""

from __future__ import annotations

from typing import NamedTuple

from oxigraph_code.extraction.definitions.descriptions import Descriptions
from oxigraph_code.extraction.scopes.file_scopes import TYPES, prefix_of_members
from oxigraph_code.extraction.syntax.captured import CapturedDefinition
from oxigraph_code.extraction.values.file_pass import FilePass, ReadFile
from oxigraph_code.facts import DECLARATION, Binding, Definition
from oxigraph_code.facts.access_paths import PATH_MARK
from oxigraph_code.facts.kinds import BindingKind
from oxigraph_code.facts.nesting import definition_around

_LONGEST_NAME = 1_000  # qualified
_PENDING = -2


class Defined(NamedTuple):
    """The definitions of a file, with the bindings of its variables and fields."""

    definitions: list[Definition]
    bindings: list[Binding]
    place: list[int]
    """The number of the definition that each capture became, -1 for a capture that is a binding only."""


class DefinitionPass(FilePass):
    """Makes the definitions of one file."""

    def __init__(self, file: ReadFile, descriptions: Descriptions) -> None:
        super().__init__(file)
        self._descriptions = descriptions
        self._place = [_PENDING] * len(file.drafts)
        self._definitions: list[Definition] = []
        self._bindings: list[Binding] = []
        self._implemented: dict[int, dict[str, None]] = {}
        """The traits in a type's implementations, by the type's number."""
        self._positions: dict[int, int] = {}
        """The next position of a definition that is named by it, by scope."""
        self._ordinals: dict[str, int] = {}
        self._defined: set[tuple[int, str]] = set()
        has_declarations = any(DECLARATION in draft.words for draft in file.drafts)
        self._stated = {
            (draft.kind, self._text.span(draft.owner) if draft.owner else "", descriptions.name(draft))
            for draft in (file.drafts if has_declarations else ())
            if DECLARATION not in draft.words and not file.scopes.at(draft.start)
        }
        """The definitions in the scope of a file with declarations."""

    def run(self) -> Defined:
        """Place all candidates."""
        for index in range(len(self._drafts)):
            self._settle(index)
        self._define_in_comments()
        for index, implemented in self._implemented.items():
            definition = self._definitions[index]
            implements = tuple(dict.fromkeys((*definition.implements, *implemented)))
            self._definitions[index] = definition._replace(implements=implements)
        return Defined(self._definitions, self._bindings, self._place)

    def _settle(self, index: int) -> None:
        """Place a candidate, after those around it: a type may come after its implementation."""
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
        """Return the place of a draft: its definition, -1 where it is none."""
        draft = self._drafts[index]
        scope_index = self._scopes.home(draft.start, draft.is_hoisted)
        enclosing = self._scopes.scopes[scope_index]
        name = self._descriptions.name(draft)
        if enclosing.definition >= 0 and self._place[enclosing.definition] < 0:
            return -1  # in a candidate that is no definition
        if draft.naming == "position":
            name = str(self._positions.get(scope_index, 0))
            self._positions[scope_index] = int(name) + 1
        if draft.kind == "field" and (draft.receiver is not None or enclosing.kind != "class"):
            return self._define_instance_field(draft, name, scope_index)
        if DECLARATION in draft.words and enclosing.kind in ("function", "block"):
            return -1  # it means one outside
        is_member = enclosing.kind == "class" and enclosing.definition >= 0
        owner = self._text.span(self._drafts[enclosing.definition].name) if is_member else ""
        if DECLARATION in draft.words and (draft.kind, owner, name) in self._stated:
            return -1  # the file has the definition, too
        if draft.kind in ("variable", "field", "constant"):
            value = self._values.known_path(draft.value, self._values.suffix(draft))
            annotation = self._descriptions.stated_type(draft, self._values.annotation(draft.annotation))
            if enclosing.kind in ("function", "block") and draft.kind != "constant":
                self._bindings += self._values.variable(draft, name, scope_index, annotation)
                return -1
            value = value or ("" if scope_index else self._values.key(draft.value))
            kind: BindingKind = "field" if enclosing.kind == "class" else "variable"
            body = self._scopes.at(draft.scope.start) if draft.scope is not None else -1
            binding = Binding(kind, name, scope_index, draft.line, value, annotation, body)
            # A declaration without a value is a symbol each time.
            if self._repeats(binding) and draft.kind == "variable":
                return -1
        if draft.receiver is not None and (class_scope := self._class_around(draft, scope_index)) >= 0:
            return self._append(draft, name, class_scope, "class", self._owner(class_scope))
        if draft.owner is not None and (written := self._text.span(draft.owner)) != owner:
            of_type = self._conventions.plain_name(written)
            around = self._owner(scope_index) if draft.kind in TYPES and not written.startswith(PATH_MARK) else None
            within = prefix_of_members(around)
            return self._append(draft, name, scope_index, "class", None, f"{within}.{of_type}" if within else of_type)
        return self._append(draft, name, scope_index, enclosing.kind, self._owner(scope_index))

    def _define_instance_field(self, draft: CapturedDefinition, name: str, scope_index: int) -> int:
        """Define a field of the class for ``self.x = …`` in a method, or for a parameter that declares one."""
        class_scope = self._class_around(draft, scope_index)
        if class_scope < 0:
            return -1
        value = self._values.known_path(draft.value, draft.value_suffix)
        annotation = self._descriptions.stated_type(draft, self._values.annotation(draft.annotation))
        if self._repeats(Binding("field", name, class_scope, draft.line, value, annotation, scope_index)):
            return -1
        return self._append(draft, name, class_scope, "class", self._owner(class_scope))

    def _repeats(self, binding: Binding) -> bool:
        """Add an assignment to a variable or field; true if the name has a symbol already."""
        self._bindings.append(binding)
        return (binding.scope, binding.name) in self._defined

    def _class_around(self, draft: CapturedDefinition, scope_index: int) -> int:
        """Return the class of the innermost method around, -1 if there is none.

        The search goes through blocks and functions that do not rebind the receiver of the assignment.
        """
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
        """Return the definition with the body that a scope is in, through blocks."""
        index = definition_around(self._scopes.scopes, scope_index)
        return self._definitions[self._place[index]] if index >= 0 else None

    def _append(
        self,
        draft: CapturedDefinition,
        name: str,
        scope_index: int,
        enclosing_kind: str,
        owner: Definition | None,
        receiver_type: str = "",
    ) -> int:
        prefix = receiver_type or prefix_of_members(owner)
        path = self._scopes.path_to(name, scope_index)
        qualified = f"{prefix}.{path}" if prefix else path
        if len(qualified) > _LONGEST_NAME:
            return -1
        ordinal = self._ordinals[qualified] = self._ordinals.get(qualified, 0) + 1
        # A variable of the name of a type is another symbol.
        apart = TYPES if self._conventions.has_tags else ("type_alias", "trait")
        if draft.kind not in apart and not receiver_type:
            self._defined.add((scope_index, name))
        placed = Definition(
            draft.kind or "variable",
            name,
            qualified,
            ordinal,
            scope_index,
            draft.line,
            draft.end_line,
            "",
            receiver_type=receiver_type,
        )
        seen_from = "class" if receiver_type else self._seen_from(scope_index)
        definition = self._descriptions.describe(draft, placed, enclosing_kind, seen_from, owner)
        self._add_implemented(draft, definition)
        if draft.scope is not None and definition.docstring and definition.kind in TYPES:
            body = self._scopes.at(draft.scope.start)
            for field, stated in self._conventions.documented_fields(definition.docstring):
                self._bindings.append(Binding("field", field, body, definition.start_line, "", stated))
        self._definitions.append(definition)
        return len(self._definitions) - 1

    def _add_implemented(self, draft: CapturedDefinition, definition: Definition) -> None:
        """Add the traits of an implementation to its type."""
        if draft.kind != "implementation" or draft.scope is None or "negative" in definition.modifiers:
            return
        body = self._scopes.scopes[self._scopes.at(draft.scope.start)]
        place = self._type_of(body.definition)
        if place >= 0:
            self._implemented.setdefault(place, {}).update(dict.fromkeys(definition.implements))

    def _type_of(self, draft_index: int) -> int:
        if draft_index < 0 or self._drafts[draft_index].kind not in TYPES:
            return -1
        self._settle(draft_index)
        return self._place[draft_index]

    def _seen_from(self, scope_index: int) -> str:
        """Return the kind of scope or type that a name is bound in, as visibility knows it."""
        scope = self._scopes.scopes[scope_index]
        if scope.implementation >= 0:
            return "trait" if self._drafts[scope.implementation].implements else "implementation"
        return self._drafts[scope.definition].kind if scope.definition >= 0 else scope.kind

    def _define_in_comments(self) -> None:
        """Record the names that comments give to types."""
        for line, span in self._captured.comments:
            for name, written in self._conventions.documented_aliases(self._text.span(span)):
                if (0, name) not in self._defined:
                    self._defined.add((0, name))
                    ordinal = self._ordinals[name] = self._ordinals.get(name, 0) + 1
                    placed = Definition("type_alias", name, name, ordinal, 0, line, line, "public", annotation=written)
                    self._definitions.append(placed)
