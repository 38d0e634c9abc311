"""The drafts of one file, put together to facts.

For maintainers: drafts are spans, facts are text and indexes; here the one becomes the other. Everything is bounded,
and nothing looks at all of one kind for each of another: a file is whatever somebody wrote. This module must not know
any language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oxigraph_code.extraction.access_path import UNKNOWN, AccessPaths, separator
from oxigraph_code.extraction.captures import DefinitionDraft, Gathered, Span
from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.regions import Regions
from oxigraph_code.extraction.text import Text
from oxigraph_code.facts import Binding, Definition, Diagnostic, FileFacts, Import, Parameter, Reference

_LONGEST_TEXT = 200_000
_LONGEST_NAME = 1_000  # qualified


class Assembly:
    """The drafts of one file on their way to being facts."""

    def __init__(self, source: bytes, gathered: Gathered, conventions: Conventions) -> None:
        self._text = Text(source)
        self._paths = AccessPaths(self._text.piece)
        self._gathered = gathered
        self._conventions = conventions
        self._drafts = sorted(gathered.definitions.values(), key=lambda draft: draft.start)
        self._drafts = [draft for draft in self._drafts if draft.kind and draft.name is not None]
        self._scopes = Regions(self._drafts, gathered, self._text)
        self._bindings: list[Binding] = []
        self._definitions: list[Definition] = []
        # Where each draft went: to a definition, or to none because it is a binding.
        self._place: list[int] = []
        self._ordinals: dict[str, int] = {}
        self._defined: set[tuple[int, str]] = set()

    def facts(
        self, language: str, path: str, digest: str, lines: int, diagnostics: tuple[Diagnostic, ...]
    ) -> FileFacts:
        references = self._references()
        imports = self._imports()
        self._canonical = _canonical(imports)
        for draft in self._drafts:
            self._define(draft)
        self._bind()
        scopes = tuple(
            scope if scope.definition < 0 else scope._replace(definition=self._place[scope.definition])
            for scope in self._scopes.scopes
        )
        return FileFacts(
            language=language,
            path=path,
            digest=digest,
            lines=lines,
            docstring=self._docstring(self._gathered.doc),
            definitions=tuple(self._definitions),
            scopes=scopes,
            bindings=tuple(self._bindings),
            references=references,
            imports=imports,
            exports=tuple(dict.fromkeys(self._text.span(span) for span in sorted(self._gathered.exports))),
            diagnostics=diagnostics,
        )

    def _references(self) -> tuple[Reference, ...]:
        drafts = self._gathered.references
        # Innermost first, so that the path of a receiver can be put together from the calls inside it.
        found = []
        for draft in sorted(drafts, key=lambda draft: draft.end):
            receiver = self._paths.path(*draft.receiver) if draft.receiver is not None else ""
            name = draft.fixed_name or self._text.span(draft.name)
            whole = receiver or name
            if draft.name is not None and draft.receiver is not None:
                whole = f"{receiver}{separator(self._text.piece(draft.receiver.end, draft.name.start))}{name}"
            argument = self._path(self._gathered.arguments.get(Span(draft.start, draft.end)))
            self._paths.add_call(draft.start, draft.end, whole, argument)
            scope = self._scopes.at(draft.start)
            found.append((draft.start, Reference(draft.kind, name, receiver, whole, scope, draft.line)))
        found.sort(key=lambda item: item[0])
        return tuple(reference for _, reference in found)

    def _imports(self) -> tuple[Import, ...]:
        regions = sorted(self._gathered.regions, reverse=True)
        ends: dict[str, int] = {}  # regions nest or follow one another, so the furthest end tells
        found = []
        for draft in sorted(self._gathered.imports, key=lambda draft: draft.start):
            while regions and regions[-1][0].start <= draft.start:
                span, modifier = regions.pop()
                ends[modifier] = max(span.end, ends.get(modifier, 0))
            found.append(
                Import(
                    draft.kind,
                    draft.fixed_source or "".join(self._text.span(draft.source).split()),
                    draft.fixed_name or self._text.span(draft.name),
                    self._text.span(draft.alias),
                    self._scopes.at(draft.start),
                    draft.line,
                    (
                        *(entry if isinstance(entry, str) else self._text.span(entry) for entry in draft.modifiers),
                        *(modifier for modifier, end in ends.items() if draft.start < end),
                    ),
                    draft.binds,
                )
            )
        return tuple(found)

    def _define(self, draft: DefinitionDraft) -> None:
        scope_index = self._scopes.home(draft.start, draft.is_hoisted)
        enclosing = self._scopes.scopes[scope_index]
        name = self._text.span(draft.name)
        if enclosing.definition >= 0 and self._place[enclosing.definition] < 0:
            self._place.append(-1)  # in what was left out
            return
        if draft.kind == "field":
            self._define_instance_field(draft, name, scope_index)
            return
        if draft.kind == "variable":
            value = self._value(draft.value)
            annotation = self._text.line(draft.annotation)
            if enclosing.kind in ("function", "block"):
                self._bindings.append(Binding("variable", name, scope_index, draft.line, value, annotation))
                self._place.append(-1)
                return
            kind = "field" if enclosing.kind == "class" else "variable"
            binding = Binding(kind, name, scope_index, draft.line, value, annotation)
            if self._repeats(binding):
                return
        self._append(draft, name, scope_index, enclosing.kind, self._owner(scope_index))

    def _define_instance_field(self, draft: DefinitionDraft, name: str, scope_index: int) -> None:
        """``self.x = …`` in a method defines a field of the method's class."""
        receiver = self._text.span(draft.receiver)
        method, method_scope = self._method_around(scope_index, receiver)
        known_as = self._conventions.instance_name(method.parameters, method.decorators) if method else ""
        if method is None or (draft.receiver is not None and known_as != receiver):
            self._place.append(-1)
            return
        class_scope = self._scopes.scopes[method_scope].parent
        value = self._value(draft.value)
        annotation = self._text.line(draft.annotation)
        if self._repeats(Binding("field", name, class_scope, draft.line, value, annotation, scope_index)):
            return
        self._append(draft, name, class_scope, "class", self._owner(class_scope))

    def _repeats(self, binding: Binding) -> bool:
        """Keep an assignment to a variable or field, and tell whether the name has a symbol: what is assigned again is
        not another one."""
        self._bindings.append(binding)
        repeats = (binding.scope, binding.name) in self._defined
        if repeats:
            self._place.append(-1)
        return repeats

    def _method_around(self, scope_index: int, receiver: str) -> tuple[Definition | None, int]:
        """The innermost method around a scope, through blocks and functions in it that do not rebind its receiver."""
        while scope_index > 0:
            scope = self._scopes.scopes[scope_index]
            if scope.kind == "class":
                break
            if scope.kind == "function" and self._scopes.scopes[scope.parent].kind == "class":
                place = self._place[scope.definition] if scope.definition >= 0 else -1
                return (self._definitions[place] if place >= 0 else None), scope_index
            if scope_index in self._scopes.rebound:
                break
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
    ) -> None:
        path = self._scopes.path_to(name, scope_index)
        qualified = f"{owner.qualified_name}.{path}" if owner else path
        if len(qualified) > _LONGEST_NAME:
            self._place.append(-1)
            return
        parameters, shown = self._parameters(draft.parameter_list)
        decorators = tuple(map(self._text.line, sorted(draft.decorators)))
        bases = tuple(map(self._text.line, sorted(draft.bases)))
        annotation = self._text.line(draft.annotation)
        returns = self._text.line(draft.returns)
        kind = self._conventions.kind(draft.kind, enclosing_kind, owner.modifiers if owner else (), annotation, name)
        modifiers = (
            *map(self._text.span, draft.modifiers),
            *draft.words,
            *self._conventions.modifiers(
                kind, name, decorators, (*bases, *map(self._text.line, draft.keywords)), self._canonical
            ),
        )
        if kind == "type_alias" and draft.value is not None:
            annotation = self._text.line(draft.value)
        ordinal = self._ordinals[qualified] = self._ordinals.get(qualified, 0) + 1
        signature = f"({', '.join(shown)}){' -> ' + returns if returns else ''}" if draft.parameter_list >= 0 else ""
        self._defined.add((scope_index, name))
        self._place.append(len(self._definitions))
        self._definitions.append(
            Definition(
                kind=kind,
                name=name,
                qualified_name=qualified,
                ordinal=ordinal,
                scope=scope_index,
                start_line=draft.line,
                end_line=draft.end_line,
                visibility=self._conventions.visibility(name, enclosing_kind, self._text.line(draft.visibility)),
                signature=signature,
                parameters=parameters,
                returns=returns,
                annotation=annotation,
                docstring=self._docstring(draft.doc),
                decorators=decorators,
                bases=bases,
                modifiers=tuple(dict.fromkeys(modifiers)),
                implements=tuple(map(self._text.line, draft.implements)),
            )
        )

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
                for parameter in self._definitions[place].parameters:
                    self._bindings.append(
                        Binding(
                            "parameter",
                            parameter.name,
                            index,
                            line,
                            "",
                            parameter.annotation if parameter.kind == "positional" else "",
                            scope.parent,  # annotations are read outside
                        )
                    )
        for draft in self._gathered.bindings:
            read_in = self._scopes.at(draft.start)
            bound_in = self._scopes.home(draft.start, draft.is_hoisted)
            name = draft.fixed_name or self._text.span(draft.name)
            value = self._value(draft.value, draft.value_suffix)
            annotation = self._text.line(draft.annotation)
            self._bindings.append(Binding(draft.kind, name, bound_in, draft.line, value, annotation, read_in))

    def _docstring(self, span: Span | None) -> str:
        text = "" if span is None else self._conventions.docstring(self._text.span(span))
        return text if len(text) <= _LONGEST_TEXT else text[: _LONGEST_TEXT - 1] + "…"

    def _path(self, span: Span | None) -> str:
        return "" if span is None else self._paths.path(*span)

    def _value(self, span: Span | None, suffix: str = "") -> str:
        """The access path of a value, empty where it is anything else."""
        path = self._path(span)
        return path + suffix if path and UNKNOWN not in path else ""


def _canonical(imports: Sequence[Import]) -> Callable[[str], str]:
    """From a name as the file uses it to the full name of what was imported under it."""
    full = {}
    for entry in imports:
        if entry.kind == "symbol":
            full[entry.alias or entry.name] = f"{entry.path}.{entry.name}"
        elif entry.kind == "module" and entry.alias:
            full[entry.alias] = entry.path

    def canonical(name: str) -> str:
        head, dot, rest = name.partition(".")
        return full.get(head, head) + dot + rest

    return canonical
