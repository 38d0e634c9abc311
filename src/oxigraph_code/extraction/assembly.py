"""The drafts of one file, put together to facts.

For maintainers: drafts are spans, facts are text and indexes; here the one becomes the other. Everything is bounded,
and nothing looks at all of one kind for each of another: a file is whatever somebody wrote. This module must not know
any language.
"""

from __future__ import annotations

from collections.abc import Sequence

from oxigraph_code.extraction.access_path import UNKNOWN, AccessPaths
from oxigraph_code.extraction.captures import Gathered
from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.drafts import DefinitionDraft, Span
from oxigraph_code.extraction.implementations import TYPES, adopt
from oxigraph_code.extraction.leading import Leading
from oxigraph_code.extraction.patterns import Patterns
from oxigraph_code.extraction.scopes import ScopeMap
from oxigraph_code.extraction.sites import canonical_names, read_imports, read_references
from oxigraph_code.extraction.text import Text
from oxigraph_code.facts import Binding, Definition, Diagnostic, FileFacts, Parameter

_LONGEST_TEXT = 200_000
_LONGEST_NAME = 1_000  # qualified
_PENDING = -2
_DEEPEST_CHOICE = 4
_MOST_ALTERNATIVES = 16


class Assembly:
    """The drafts of one file on their way to being facts."""

    def __init__(self, source: bytes, gathered: Gathered, conventions: Conventions) -> None:
        self._text = Text(source)
        self._paths = AccessPaths(self._text.piece)
        self._gathered = gathered
        self._conventions = conventions
        self._drafts = sorted(gathered.definitions.values(), key=lambda draft: draft.start)
        self._drafts = [draft for draft in self._drafts if draft.kind and (draft.name is not None or draft.naming)]
        self._leading = Leading(gathered.leading, self._text.piece)
        bodies = {draft.scope for draft in self._drafts}
        self._scopes = ScopeMap(
            [
                (draft.scope, _scope_kind(draft.kind), index)
                for index, draft in enumerate(self._drafts)
                if draft.scope is not None
            ]
            + [(span, "block", -1) for span in gathered.blocks if span not in bodies]
        )
        adopt(self._scopes, self._drafts, gathered.bindings, self._text.span)
        self._positions: dict[int, int] = {}
        self._handed: dict[Span, int] = {}
        self._patterns = Patterns(gathered, self._text, self._paths)
        self._implemented: dict[int, dict[str, None]] = {}
        self._bindings: list[Binding] = []
        self._definitions: list[Definition] = []
        # Where each draft went: to a definition, or to none because it is a binding.
        self._place = [_PENDING] * len(self._drafts)
        self._ordinals: dict[str, int] = {}
        self._defined: set[tuple[int, str]] = set()

    def facts(
        self, language: str, path: str, digest: str, lines: int, diagnostics: tuple[Diagnostic, ...]
    ) -> FileFacts:
        references = read_references(self._gathered, self._text, self._scopes, self._paths, self._handed)
        imports = read_imports(self._gathered, self._text, self._scopes, self._conventions)
        self._canonical = canonical_names(imports)
        for index in range(len(self._drafts)):
            self._put(index)
        for place, implemented in self._implemented.items():
            self._definitions[place] = self._definitions[place]._replace(implements=tuple(implemented))
        self._bind()
        scopes = tuple(
            scope._replace(
                definition=scope.definition if scope.definition < 0 else self._place[scope.definition],
                implementation=scope.implementation if scope.implementation < 0 else self._place[scope.implementation],
            )
            for scope in self._scopes.scopes
        )
        return FileFacts(
            language=language,
            path=path,
            digest=digest,
            lines=lines,
            docstring=self._docstring(self._gathered.docs),
            definitions=tuple(self._definitions),
            scopes=scopes,
            bindings=tuple(self._bindings),
            references=references,
            imports=imports,
            branches=tuple(self._gathered.branches),
            exports=tuple(dict.fromkeys(self._text.span(span) for span in sorted(self._gathered.exports))),
            diagnostics=diagnostics,
        )

    def _put(self, index: int) -> None:
        """Find the place of a draft, after those it stands in: a type may come after what implements it."""
        waiting = [index]
        while waiting:
            index = waiting[-1]
            scope = self._scopes.scopes[self._scopes.at(self._drafts[index].start)]
            around = [entry for entry in (scope.definition, scope.implementation) if entry >= 0 and entry != index]
            pending = [entry for entry in around if self._place[entry] == _PENDING and entry not in waiting]
            waiting += pending
            if not pending:
                waiting.pop()
                if self._place[index] == _PENDING:
                    self._place[index] = self._define(index)

    def _define(self, index: int) -> int:
        """The place of a draft: its definition, -1 where it is none."""
        draft = self._drafts[index]
        scope_index = self._scopes.at(draft.start)
        enclosing = self._scopes.scopes[scope_index]
        name = self._text.span(draft.name)
        if enclosing.definition >= 0 and self._place[enclosing.definition] < 0:
            return -1  # in what was left out
        if draft.naming == "position":
            name = str(self._positions.get(scope_index, 0))
            self._positions[scope_index] = int(name) + 1
        if draft.kind == "field" and draft.receiver is not None:
            return self._define_instance_field(draft, name, scope_index)
        if draft.kind in ("variable", "field", "constant"):
            value = self._value(draft.value, draft.value_suffix)
            annotation = self._text.line(draft.annotation)
            if enclosing.kind in ("function", "block") and draft.kind != "constant":
                self._bind_variable(draft, name, scope_index, annotation)
                return -1
            kind = "field" if enclosing.kind == "class" else "variable"
            binding = Binding(kind, name, scope_index, draft.line, value, annotation)
            # What is declared, and not assigned, is a symbol each time.
            if self._repeats(binding) and draft.kind == "variable":
                return -1
        return self._append(draft, name, scope_index, enclosing.kind, self._owner(scope_index))

    def _bind_variable(self, draft: DefinitionDraft, name: str, scope_index: int, annotation: str) -> None:
        """A local variable, which is not itself before what it is given has been worked out."""
        parts: dict[int, list[Span]] = {}
        for span in self._alternatives(draft.value, 0):
            parts.setdefault(self._scopes.at(span.start), []).append(span)
        if draft.value not in self._gathered.choices or set(parts) <= {scope_index}:
            value = self._value(draft.value, draft.value_suffix)
            self._bindings.append(Binding("variable", name, scope_index, draft.end_line, value, annotation))
            return
        values = {
            read_in: "|".join(filter(None, (self._value(span, draft.value_suffix) for span in spans)))
            for read_in, spans in parts.items()
        }
        for read_in, value in values.items():
            if value or (read_in == next(iter(values)) and not any(values.values())):
                self._bindings.append(
                    Binding("variable", name, scope_index, draft.end_line, value, annotation, read_in)
                )

    def _alternatives(self, span: Span | None, depth: int) -> list[Span]:
        """The expressions that one may turn out to be."""
        if span is None or span not in self._gathered.choices or depth == _DEEPEST_CHOICE:
            return [span] if span is not None else []
        return [part for choice in self._gathered.choices[span] for part in self._alternatives(choice, depth + 1)][
            :_MOST_ALTERNATIVES
        ]

    def _define_instance_field(self, draft: DefinitionDraft, name: str, scope_index: int) -> int:
        """``self.x = …`` in a method defines a field of the method's class."""
        receiver = self._text.span(draft.receiver)
        method, method_scope = self._method_around(scope_index, receiver)
        if method is None or self._conventions.instance_name(method.parameters, method.decorators) != receiver:
            return -1
        class_scope = self._scopes.scopes[method_scope].parent
        value = self._value(draft.value, draft.value_suffix)
        annotation = self._text.line(draft.annotation)
        if self._repeats(Binding("field", name, class_scope, draft.line, value, annotation, scope_index)):
            return -1
        return self._append(draft, name, class_scope, "class", self._owner(class_scope))

    def _repeats(self, binding: Binding) -> bool:
        """Keep an assignment to a variable or field, and tell whether the name has a symbol: what is assigned again is
        not another one."""
        self._bindings.append(binding)
        return (binding.scope, binding.name) in self._defined

    def _method_around(self, scope_index: int, receiver: str) -> tuple[Definition | None, int]:
        """The innermost method around a scope, through blocks and functions in it that do not rebind its receiver."""
        while scope_index > 0:
            scope = self._scopes.scopes[scope_index]
            if scope.kind == "class":
                break
            if scope.kind == "function" and self._scopes.scopes[scope.parent].kind == "class":
                place = self._place[scope.definition]
                return (self._definitions[place] if place >= 0 else None), scope_index
            if scope.definition >= 0 and any(
                parameter.name == receiver for parameter in self._definitions[self._place[scope.definition]].parameters
            ):
                break
            scope_index = scope.parent
        return None, 0

    def _owner(self, scope_index: int) -> Definition | None:
        """The definition whose body a scope lies in, looking through blocks."""
        while scope_index > 0:
            scope = self._scopes.scopes[scope_index]
            if scope.definition >= 0:
                return self._definitions[self._place[scope.definition]]
            scope_index = scope.parent
        return None

    def _append(
        self, draft: DefinitionDraft, name: str, scope_index: int, enclosing_kind: str, owner: Definition | None
    ) -> int:
        annotation = self._text.line(draft.annotation)
        implements = tuple(map(self._text.line, draft.implements))
        if draft.kind == "implementation":
            name = " ".join((draft.naming, *(f"{entry} for" for entry in implements), annotation))
        prefix = self._prefix(owner)
        qualified = f"{prefix}.{name}" if prefix else name
        if len(qualified) > _LONGEST_NAME:
            return -1
        leading = self._leading.before(
            draft.start if draft.visibility is None else min(draft.visibility.start, draft.start)
        )
        parameters, shown = self._parameters(draft.parameter_list)
        spans = [*draft.decorators, *(piece.decorator for piece in leading if piece.decorator is not None)]
        decorators = tuple(map(self._text.line, sorted(spans)))
        bases = tuple(map(self._text.line, sorted(draft.bases)))
        returns = self._text.line(draft.returns)
        kind = self._conventions.kind(draft.kind, enclosing_kind, owner.modifiers if owner else (), annotation, name)
        modifiers = (
            *map(self._text.line, sorted(draft.modifiers)),
            *draft.words,
            *self._conventions.modifiers(
                kind, name, decorators, (*bases, *map(self._text.line, draft.keywords)), self._canonical
            ),
        )
        if kind == "type_alias" and draft.value is not None:
            annotation = self._text.line(draft.value)
        ordinal = self._ordinals[qualified] = self._ordinals.get(qualified, 0) + 1
        signature = ""
        if draft.parameter_list >= 0 and kind != "type_alias":
            signature = f"{self._text.line(draft.generics)}({', '.join(shown)}){' -> ' + returns if returns else ''}"
        self._defined.add((scope_index, name))
        self._tell_type(draft, implements)
        self._definitions.append(
            Definition(
                kind=kind,
                name=name,
                qualified_name=qualified,
                ordinal=ordinal,
                scope=scope_index,
                start_line=min([draft.line, *(piece.line for piece in leading if piece.decorator is not None)]),
                end_line=draft.end_line,
                visibility=""  # nobody uses it by a name
                if draft.kind == "implementation"
                else self._conventions.visibility(
                    name, self._seen_from(scope_index), (*modifiers, self._text.line(draft.visibility))
                ),
                signature=signature,
                parameters=parameters,
                returns=returns,
                annotation=annotation,
                docstring=self._docstring(
                    [*(piece.doc for piece in leading if piece.doc is not None), *dict.fromkeys(draft.docs)]
                ),
                decorators=decorators,
                bases=bases,
                modifiers=tuple(dict.fromkeys(modifiers)),
                implements=implements,
            )
        )
        return len(self._definitions) - 1

    def _prefix(self, owner: Definition | None) -> str:
        """What the qualified name of a member begins with: of an implementation's, the type without its arguments."""
        if owner is None or owner.kind != "implementation":
            return owner.qualified_name if owner else ""
        around = owner.qualified_name.removesuffix(owner.name)
        plain = (owner.annotation.partition("<")[0] or owner.annotation).rpartition("::")[2]
        return around + plain

    def _tell_type(self, draft: DefinitionDraft, implements: tuple[str, ...]) -> None:
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

    def _parameters(self, parameter_list: int) -> tuple[tuple[Parameter, ...], list[str]]:
        drafts = sorted(self._gathered.parameters.get(parameter_list, ()), key=lambda draft: draft.start)
        named = tuple(
            Parameter(
                self._text.span(draft.name),
                self._text.line(draft.annotation),
                self._text.line(draft.default),
                draft.kind,
            )
            for draft in drafts
            if draft.name is not None
        )
        return named, [self._text.line(draft.whole) for draft in drafts]

    def _bind(self) -> None:
        for index, scope in enumerate(self._scopes.scopes):
            place = self._place[scope.definition] if scope.definition >= 0 else -1
            if place >= 0:
                line = self._definitions[place].start_line
                drafts = self._gathered.parameters.get(self._drafts[scope.definition].parameter_list, ())
                defaults = {self._text.span(draft.name): draft.default for draft in drafts}
                for parameter in self._definitions[place].parameters:
                    self._bindings.append(
                        Binding(
                            "parameter",
                            parameter.name,
                            index,
                            line,
                            self._value(defaults.get(parameter.name)),
                            parameter.annotation if parameter.kind == "positional" else "",
                            scope.parent,  # annotations are read outside
                        )
                    )
        for draft in self._gathered.bindings:
            read_in = bound_in = self._scopes.at(draft.start)
            while draft.is_hoisted and self._scopes.scopes[bound_in].kind == "block":
                bound_in = self._scopes.scopes[bound_in].parent
            name = self._text.span(draft.name)
            value = self._value(draft.value, draft.value_suffix)
            kind, line = draft.kind, draft.line
            if draft.value is None and draft.name in self._gathered.parts:
                value, offset, inside, kind, line = self._patterns.taken(draft.name, draft.line)
                bound_in = bound_in if inside is None else self._scopes.at(inside.start)
                read_in = self._scopes.at(offset) if offset >= 0 else bound_in
            if draft.kind == "narrowing":
                name = self._path(draft.name)
            if not value and draft.kind in ("return", "narrowing"):
                continue
            if draft.kind == "submodule":
                value = self._text.line(draft.value)  # a file, not an expression
            annotation = self._text.line(draft.annotation)
            self._bindings.append(Binding(kind, name, bound_in, line, value, annotation, read_in))
        for span, number in self._handed.items():
            at = self._scopes.at(span.start)
            line = self._text.line_of(span.start)
            self._bindings += [
                Binding("argument", str(number), at, line, self._value(part), "", self._scopes.at(part.start))
                for part in self._alternatives(span, 0)
            ]

    def _docstring(self, spans: Sequence[Span]) -> str:
        text = "\n".join(self._conventions.docstring(self._text.span(span)) for span in spans).strip("\n")
        return text if len(text) <= _LONGEST_TEXT else text[: _LONGEST_TEXT - 1] + "…"

    def _path(self, span: Span | None) -> str:
        return "" if span is None else self._paths.path(*span)

    def _value(self, span: Span | None, suffix: str = "") -> str:
        """The access path of a value, empty where it is anything else."""
        if span in self._gathered.choices:
            paths = [self._value(part, suffix) for part in self._gathered.choices[span]]
            return "|".join(path for path in paths if path)
        path = self._path(span)
        return path + suffix if path and UNKNOWN not in path else ""


def _scope_kind(kind: str) -> str:
    if kind in TYPES or kind == "implementation":
        return "class"
    return "namespace" if kind == "namespace" else "function"
