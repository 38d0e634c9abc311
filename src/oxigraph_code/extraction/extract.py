"""From the bytes of one file to its facts.

For maintainers: parse once, match once, put the drafts together. Everything that depends on the language is either in the
query or asked of its conventions. This module knows no RDF and no other file.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence

from tree_sitter import Node, Parser, QueryCursor

from oxigraph_code.extraction.access_path import UNKNOWN, AccessPaths
from oxigraph_code.extraction.captures import DefinitionDraft, Gathered, Span, gather
from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.query import LanguageQuery
from oxigraph_code.extraction.scopes import ScopeMap
from oxigraph_code.extraction.source import read_source
from oxigraph_code.facts import Binding, Definition, Diagnostic, FileFacts, Import, Parameter, Reference

_MOST_ERRORS = 5
_LONGEST_TEXT = 16_384
_LONGEST_LINE = 500


def extract(content: bytes, path: str, query: LanguageQuery, conventions: Conventions) -> FileFacts:
    """Everything a file says. ``path`` is relative to the project root. Broken text yields what could be read of it."""
    source = read_source(content, conventions.encoding(content))
    root = Parser(query.grammar).parse(source.text).root_node
    gathered = gather(QueryCursor(query.query).matches(root), query)
    return _Assembly(source.text, gathered, conventions).facts(
        language=query.language_id,
        path=path,
        digest=hashlib.sha256(content).hexdigest(),
        lines=source.text.count(b"\n") + (not source.text.endswith(b"\n") and bool(source.text)),
        diagnostics=(*source.diagnostics, *_syntax_errors(gathered.errors)),
    )


class _Assembly:
    """The drafts of one file on their way to being facts."""

    def __init__(self, source: bytes, gathered: Gathered, conventions: Conventions) -> None:
        self._text = _slicer(source)
        self._gathered = gathered
        self._conventions = conventions
        self._drafts = sorted(gathered.definitions.values(), key=lambda draft: draft.start)
        self._drafts = [draft for draft in self._drafts if draft.kind and draft.name is not None]
        self._scopes = ScopeMap(
            [
                (draft.scope, "class" if draft.kind == "class" else "function", index)
                for index, draft in enumerate(self._drafts)
                if draft.scope is not None
            ]
            + [(span, "block", -1) for span in gathered.blocks]
        )
        self._bindings: list[Binding] = []
        self._definitions: list[Definition] = []
        # Where each draft went: to a definition, or to none because it is a binding.
        self._place: list[int] = []
        self._ordinals: dict[str, int] = {}

    def facts(self, language: str, path: str, digest: str, lines: int, diagnostics: tuple[Diagnostic, ...]) -> FileFacts:
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
        doc = self._gathered.doc
        return FileFacts(
            language=language,
            path=path,
            digest=digest,
            lines=lines,
            docstring=self._docstring(doc),
            definitions=tuple(self._definitions),
            scopes=scopes,
            bindings=tuple(self._bindings),
            references=references,
            imports=imports,
            exports=tuple(dict.fromkeys(self._span(span) for span in sorted(self._gathered.exports))),
            diagnostics=diagnostics,
        )

    def _references(self) -> tuple[Reference, ...]:
        drafts = self._gathered.references
        # Innermost first, so that the path of a receiver can be put together from the calls inside it.
        self._paths = paths = AccessPaths(self._text)
        text = self._text
        found = []
        for draft in sorted(drafts, key=lambda draft: draft.end):
            receiver = paths.path(*draft.receiver) if draft.receiver is not None else ""
            if draft.name is None:
                name, whole = "", receiver
            else:
                name = text(*draft.name)
                if draft.receiver is None:
                    whole = name
                else:
                    whole = f"{receiver}{text(draft.receiver.end, draft.name.start).strip()}{name}"
            paths.add_call(draft.start, draft.end, whole)
            found.append((draft.start, Reference(draft.kind, name, receiver, whole, self._scopes.at(draft.start), draft.line)))
        found.sort(key=lambda item: item[0])
        return tuple(reference for _, reference in found)

    def _imports(self) -> tuple[Import, ...]:
        found = []
        for draft in sorted(self._gathered.imports, key=lambda draft: draft.start):
            name = self._span(draft.name)
            source = draft.fixed_source or "".join(self._span(draft.source).split())
            modifiers = tuple(
                dict.fromkeys(
                    modifier for span, modifier in self._gathered.regions if span.start <= draft.start < span.end
                )
            )
            found.append(
                Import(
                    draft.kind, source, name, self._span(draft.alias), self._scopes.at(draft.start), draft.line, modifiers
                )
            )
        return tuple(found)

    def _define(self, draft: DefinitionDraft) -> None:
        scope_index = self._scopes.at(draft.start)
        enclosing = self._scopes.scopes[scope_index]
        name = self._span(draft.name)
        if draft.kind == "field":
            self._define_instance_field(draft, name, scope_index)
            return
        if draft.kind == "variable":
            value = self._value(draft.value)
            annotation = self._line(draft.annotation)
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
        method, method_scope = self._method_around(scope_index)
        if method is None or self._conventions.instance_name(method.parameters, method.decorators) != self._span(draft.receiver):
            self._place.append(-1)
            return
        class_scope = self._scopes.scopes[method_scope].parent
        value = self._value(draft.value)
        annotation = self._line(draft.annotation)
        if self._repeats(Binding("field", name, class_scope, draft.line, value, annotation, scope_index)):
            return
        self._append(draft, name, class_scope, "class", self._owner(class_scope))

    def _repeats(self, binding: Binding) -> bool:
        """Keep an assignment to a variable or field, and tell whether it has a symbol already: what is assigned again is
        not another one."""
        self._bindings.append(binding)
        owner = self._owner(binding.scope)
        repeats = (f"{owner.qualified_name}.{binding.name}" if owner else binding.name) in self._ordinals
        if repeats:
            self._place.append(-1)
        return repeats

    def _method_around(self, scope_index: int) -> tuple[Definition | None, int]:
        """The innermost method around a scope, through functions and blocks inside it."""
        while scope_index > 0:
            scope = self._scopes.scopes[scope_index]
            if scope.kind == "class":
                break
            if scope.kind == "function" and self._scopes.scopes[scope.parent].kind == "class":
                place = self._place[scope.definition]
                return (self._definitions[place] if place >= 0 else None), scope_index
            scope_index = scope.parent
        return None, 0

    def _owner(self, scope_index: int) -> Definition | None:
        """The definition whose body a scope lies in, looking through blocks."""
        while scope_index > 0:
            scope = self._scopes.scopes[scope_index]
            if scope.definition >= 0:
                place = self._place[scope.definition]
                return self._definitions[place] if place >= 0 else None
            scope_index = scope.parent
        return None

    def _append(
        self, draft: DefinitionDraft, name: str, scope_index: int, enclosing_kind: str, owner: Definition | None
    ) -> None:
        parameters, shown = self._parameters(draft.parameter_list)
        decorators = tuple(map(self._line, sorted(draft.decorators)))
        bases = tuple(map(self._line, sorted(draft.bases)))
        annotation = self._line(draft.annotation)
        returns = self._line(draft.returns)
        kind = self._conventions.kind(draft.kind, enclosing_kind, owner.modifiers if owner else (), annotation, name)
        modifiers = (
            *map(self._span, draft.modifiers),
            *self._conventions.modifiers(kind, name, decorators, (*bases, *map(self._line, draft.keywords)), self._canonical),
        )
        qualified = f"{owner.qualified_name}.{name}" if owner else name
        ordinal = self._ordinals[qualified] = self._ordinals.get(qualified, 0) + 1
        signature = f"({', '.join(shown)}){' -> ' + returns if returns else ''}" if draft.parameter_list >= 0 else ""
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
                visibility=self._conventions.visibility(name, enclosing_kind),
                signature=signature,
                parameters=parameters,
                returns=returns,
                annotation=annotation,
                docstring=self._docstring(draft.doc),
                decorators=decorators,
                bases=bases,
                modifiers=tuple(dict.fromkeys(modifiers)),
            )
        )

    def _parameters(self, parameter_list: int) -> tuple[tuple[Parameter, ...], list[str]]:
        drafts = sorted(self._gathered.parameters.get(parameter_list, ()), key=lambda draft: draft.start)
        named = tuple(
            Parameter(self._span(draft.name), self._line(draft.annotation), self._line(draft.default), draft.kind)
            for draft in drafts
            if draft.name is not None
        )
        return named, [self._line(draft.whole) for draft in drafts]

    def _bind(self) -> None:
        for index, scope in enumerate(self._scopes.scopes):
            place = self._place[scope.definition] if scope.definition >= 0 else -1
            if place >= 0:
                line = self._definitions[place].start_line
                for parameter in self._definitions[place].parameters:
                    self._bindings.append(
                        Binding("parameter", parameter.name, index, line, "", parameter.annotation if parameter.kind == "positional" else "")
                    )
        for draft in self._gathered.bindings:
            self._bindings.append(
                Binding(draft.kind, self._span(draft.name), self._scopes.at(draft.start), draft.line, self._value(draft.value))
            )

    def _span(self, span: Span | None) -> str:
        return "" if span is None else self._text(*span)

    def _line(self, span: Span | None) -> str:
        """A piece of text on one line, of bounded length."""
        if span is None:
            return ""
        text = self._text(span.start, min(span.end, span.start + 4 * _LONGEST_LINE))
        if "\n" in text or "  " in text:
            text = " ".join(text.split())
        return text if len(text) <= _LONGEST_LINE else text[: _LONGEST_LINE - 1] + "…"

    def _docstring(self, span: Span | None) -> str:
        return "" if span is None else self._conventions.docstring(self._span(span))[:_LONGEST_TEXT]

    def _value(self, span: Span | None) -> str:
        """The access path of a value, empty where it is anything else."""
        if span is None:
            return ""
        path = self._paths.path(*span)
        return "" if UNKNOWN in path else path


def _slicer(source: bytes) -> Callable[[int, int], str]:
    if source.isascii():
        text = source.decode("ascii")  # offsets of bytes are offsets of characters
        return lambda start, end: text[start:end]
    # A parser that gave up may cut inside a character.
    return lambda start, end: source[start:end].decode(errors="replace")


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


def _syntax_errors(nodes: Sequence[Node]) -> list[Diagnostic]:
    found = []
    outermost: list[Node] = []
    for node in sorted(nodes, key=lambda node: (node.start_byte, -node.end_byte)):
        if not outermost or node.start_byte >= outermost[-1].end_byte:
            outermost.append(node)
    for node in outermost[:_MOST_ERRORS]:
        row, column = node.start_point
        what = f"{node.type} is missing" if node.is_missing else "does not parse"
        found.append(Diagnostic("error", f"syntax error: {what}", row + 1, column + 1))
    if len(outermost) > _MOST_ERRORS:
        found.append(Diagnostic("error", f"{len(outermost) - _MOST_ERRORS} more syntax errors"))
    return found
