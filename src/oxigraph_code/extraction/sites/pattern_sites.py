"""The pattern sites of one file: calls, decorators, macros and subscripts selected by name.

For maintainers: a site is selected by its name before anything of it is read, so a file pays only for the names of
interest. Resolution finds the meaning of a site. This module must not know any language, nor any framework.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from typing import Final

from oxigraph_code.extraction.scopes.file_scopes import FileScopes
from oxigraph_code.extraction.sites.argument_reader import ArgumentReader
from oxigraph_code.extraction.sites.passed_routers import PassedRouters
from oxigraph_code.extraction.syntax.capture import Captured
from oxigraph_code.extraction.syntax.captured import (
    CapturedBinding,
    CapturedDefinition,
    CapturedReference,
    CapturedValue,
)
from oxigraph_code.extraction.text.file_text import FileText
from oxigraph_code.extraction.text.spans import Span
from oxigraph_code.extraction.text.text_forms import TextForms
from oxigraph_code.extraction.values.bound_values import BoundValues
from oxigraph_code.facts import Argument, Import, PatternSite, TextConstant
from oxigraph_code.facts.access_paths import scope_of
from oxigraph_code.facts.nesting import outside_of
from oxigraph_code.patterns.frameworks import RouterNames, Selector, SitePatterns, is_among

_MOST: Final = 5_000
_LONGEST_CONSTANT: Final = 200
_LONGEST_NAME: Final = 60
_LONGEST_OBJECT: Final = 4_000
_Selected = tuple[Span, str, str, Span | None, int]
"""A selected site: its text, kind, name, receiver and decorated definition."""

_OPEN: Final = frozenset({"block", "array", "mapping", "object"})
_CALLS: Final = frozenset({"call", "keyed", "passing"})
_UNCHAINED: Final = frozenset({"assignment", "entry", "keyed", "passing"})
_FUNCTIONS: Final = frozenset({"function", "method"})
_HOLDING: Final = frozenset({"variable", "constant"})
_MOST_ROUNDS: Final = 3
_MOST_FIELDS: Final = 20
_NESTED: Final = re.compile(r"\([^(){}]*\)|\{[^(){}]*\}|@\w+|\.\.\.\s*\w*|#[^\n]*")
_FIELD: Final = re.compile(r"(?:\w+\s*:\s*)?([A-Za-z_]\w*)")
_LONGEST_PASSED: Final = 300
_OBJECTS: Final = frozenset({"mapping", "object"})
_NAMED_BEHIND: Final = re.compile(rb"\s*(?:[a-z]+\s+)*([\w$]+)\s*[?!]?:")
"""The parameter behind a call that stands in front of it."""
_ASSIGNED: Final = frozenset({"variable", "field", "constant", "variant", "assignment"})
_CALLEE: Final = re.compile(rb"@?\s*((?:[^\W\d]|\$)[\w$]*(?:\s*(?:\.|::)\s*[\w$]+)*)")
_ADDED: Final = re.compile(rb"\s*\+=\s*(?=[\w\[(])")
_PATH: Final = re.compile(rb"[\w$]+(?:\.[\w$]+)*")
_APPENDED: Final = re.compile(
    rb"(?<![\w$.])([\w$]+(?:\s*\.\s*[\w$]+)*)\s*\.\s*(?:append|extend|insert|push|unshift)\s*\(\s*(?:\d+\s*,\s*)?[\[(]?\s*$"
)
_LAST: Final = re.compile(r"[\w$]+")
_SPACE: Final = re.compile(r"\s+")


class PatternSites:
    """Reads the pattern sites and the constant texts of one file."""

    def __init__(
        self,
        captured: Captured,
        text: FileText,
        forms: TextForms,
        values: BoundValues,
        scopes: FileScopes,
        imports: Sequence[Import],
        drafts: Sequence[CapturedDefinition],
    ) -> None:
        """``drafts`` are the definitions by the numbers that scopes have for them."""
        self._captured = captured
        self._drafts = drafts
        self._imports = imports
        self._text = text
        self._forms = forms
        self._values = values
        self._scopes = scopes
        self._numbers: dict[tuple[int, int], int] = {}
        self._imported = {
            entry.alias: entry.name
            for entry in imports
            if entry.kind == "symbol" and entry.binds and entry.alias and entry.name.isidentifier()
        }
        """The names that imports rename, by their local names."""

    def read(self, patterns: SitePatterns, decorated: dict[int, int]) -> tuple[PatternSite, ...]:
        """Read the pattern sites in the order of the text.

        ``decorated`` are the indexes of definitions by their start.
        """
        decorators = {
            (span.start, span.end): decorated.get(draft.start, -1)
            for draft in self._captured.definitions.values()
            for span in draft.decorators
        } | {
            (entry.decorator.start, entry.decorator.end): self._led(entry.span.end, decorated)
            for entry in self._captured.leading.values()
            if entry.decorator is not None
        }
        chosen: list[_Selected] = []
        for span, definition in decorators.items():
            chosen += self._decorator(Span(*span), definition, patterns)
        for draft in self._captured.references:
            if (selectors := self._selectors(draft, patterns)) and (draft.start, draft.end) not in decorators:
                chosen += self._call(draft, selectors)
        chosen += self._subscripts(patterns)
        chosen += self._members(patterns)
        chosen += self._objects(patterns)
        chosen += self._documents(patterns, decorated)
        chosen += self._assignments(patterns)
        chosen += self._passing(chosen, patterns.routers)
        chosen += self._keyed(chosen, patterns.senders)
        chosen.sort(key=lambda entry: entry[0])
        del chosen[_MOST:]
        for number, (span, kind, *_) in enumerate(chosen):
            if kind not in _UNCHAINED:
                self._numbers[span.start, span.end] = number
        found: list[PatternSite] = []
        chains: dict[int, int] = {}
        for number, (span, kind, name, receiver, definition) in enumerate(chosen):
            found.append(self._site(patterns, span, kind, name, receiver, definition, chains.get(span.start, -1)))
            if kind not in _UNCHAINED:
                chains[span.start] = number
        return tuple(found)

    @cached_property
    def _arguments(self) -> ArgumentReader:
        calls = {
            (draft.start, draft.end): draft for draft in self._captured.references if draft.kind in ("call", "macro")
        }
        return ArgumentReader(self._text, self._forms, self._values.paths, self._scopes, calls, self._numbers)

    def _led(self, end: int, decorated: dict[int, int]) -> int:
        """The definition that something stands in front of which ends at an offset."""
        starts = self._starts
        nth = bisect_right(starts, end)
        return decorated.get(starts[nth], -1) if nth < len(starts) else -1

    @cached_property
    def _starts(self) -> list[int]:
        return sorted(draft.start for draft in self._captured.definitions.values() if draft.kind)

    def _decorator(self, span: Span, definition: int, patterns: SitePatterns) -> Iterator[_Selected]:
        match = self._text.match(_CALLEE, span.start)
        if match is None or match.end() > span.end:
            return
        name = _LAST.findall(match[1].decode(errors="replace"))[-1]
        selectors = patterns.of(
            "decorator", self._imported.get(name, name) if "." not in match[1].decode(errors="replace") else name
        )
        whole = Span(match.start(1), span.end)
        name_end = match.end(1)
        if selectors and self._is_selected(selectors, name_end, span.end, self._last_before(match)):
            name_start = name_end - len(name.encode())
            receiver = Span(match.start(1), name_start) if name_start > match.start(1) else None
            yield whole, "decorator", name, receiver, definition

    def _last_before(self, match: re.Match[bytes]) -> str:
        names = _LAST.findall(match[1].decode(errors="replace"))
        return names[-2] if len(names) > 1 else ""

    def _selectors(self, draft: CapturedReference, patterns: SitePatterns) -> Sequence[Selector]:
        """The conditions under which a call or macro of that name is a site."""
        name = draft.fixed_name or self._text.span(draft.name)
        if not name or draft.kind not in ("call", "macro"):
            return ()
        return patterns.of(draft.kind, name if draft.receiver is not None else self._known_as(patterns, "call", name))

    def _call(self, draft: CapturedReference, selectors: Sequence[Selector]) -> Iterator[_Selected]:
        last = ""
        if draft.receiver is not None:
            start, end = draft.receiver
            last = ["", *_LAST.findall(self._text.piece(max(start, end - _LONGEST_NAME), end))][-1]
        if self._is_selected(selectors, draft.callee_end, draft.end, last):
            name = draft.fixed_name or self._text.span(draft.name)
            yield Span(draft.start, draft.end), draft.kind, name, draft.receiver, -1

    def _is_selected(self, selectors: Sequence[Selector], name_end: int, end: int, receiver: str) -> bool:
        return any(
            (not selector.receivers or is_among(receiver, selector.receivers))
            and (not selector.least or self._reader.count(name_end, end) >= selector.least)
            and self._begins(selector.first, name_end, end)
            for selector in selectors
        )

    def _begins(self, first: str, name_end: int, end: int) -> bool:
        """True if the first arguments are as a selector wants them."""
        if first in ("text", "other"):
            return self._reader.is_text(name_end, end) == (first == "text")
        return first == "any" or self._reader.has_path(name_end, end)

    def _subscripts(self, patterns: SitePatterns) -> Iterator[_Selected]:
        """The subscripts of some names, in code that uses them."""
        matches = _paths_to(patterns.subscripts, rb"(?<![\w$])", rb"\s*(?:\?\.)?\[", self._text.source)
        roots = {start for start, _ in self._captured.roots} if matches else ()
        for match in matches:
            end = self._forms.closing(self._text.source, match.end() - 1, len(self._text.source))
            if match.start() not in roots or end < 0:
                continue
            receiver = Span(match.start(1), match.end(1)) if match[1] else None
            name = match[2].decode()
            if self._is_selected(patterns.of("subscript", name), match.end() - 1, end, ""):
                yield Span(match.start(), end), "subscript", name, receiver, -1

    def _members(self, patterns: SitePatterns) -> Iterator[_Selected]:
        """The uses of members of objects that have one of the names; the argument is the name of the member."""
        matches = _paths_to(patterns.objects, rb"(?<![\w$.])", rb"\s*\??\.\s*[\w$]+", self._text.source)
        starts = {start for start, *_ in (*self._captured.roots, *self._captured.references)} if matches else ()
        for match in matches:
            if match.start() not in starts:
                continue
            receiver = Span(match.start(1), match.end(1)) if match[1] else None
            name, last = match[2].decode(), _LAST.findall(match[1].decode(errors="replace"))[-1:]
            if self._is_selected(patterns.of("member", name), match.end(2), match.end(), last[0] if last else ""):
                yield Span(match.start(), match.end()), "member", name, receiver, -1

    def _objects(self, patterns: SitePatterns) -> Iterator[_Selected]:
        """The objects that have an entry of one of the names; the arguments are their entries."""
        names = [name for name in patterns.entries if name.encode() in self._text.source]
        spans = sorted(span for span, block in self._captured.blocks.items() if block.kind in _OBJECTS) if names else []
        for match in _keys(tuple(names)).finditer(self._text.source) if spans else ():
            around = [span for span in spans[: bisect_right(spans, (match.start(), 0))] if span.end > match.start()]
            if around:
                yield around[-1], "entry", match[1].decode(), None, -1

    def _documents(self, patterns: SitePatterns, numbers: dict[int, int]) -> Iterator[_Selected]:
        """The string literals that begin with one of the words and have fields in braces."""
        words = [word for word in patterns.texts if word.encode() in self._text.source]
        for match in _words(tuple(words)).finditer(self._text.source) if words else ():
            end = self._forms.closing(self._text.source, match.end() - 1, len(self._text.source))
            span = Span(match.start(1), end if end > 0 else match.end())
            yield span, "text", match[1].decode(), None, self._variable_of(span, numbers)

    def _variable_of(self, span: Span, numbers: dict[int, int]) -> int:
        """The variable of the module that a text is assigned to, -1 without one."""
        for draft in self._drafts:
            value = draft.value if draft.kind in _HOLDING else None
            is_around = value is not None and value.start <= span.start and span.end <= value.end
            if is_around and not self._scopes.at(draft.start):
                return numbers.get(draft.start, -1)
        return -1

    def _assignments(self, patterns: SitePatterns) -> Iterator[_Selected]:
        """The values that are assigned to variables of some names, or added to them."""
        for value, name in self._assigned_values if patterns.has_assignments else ():
            if patterns.of("assignment", name.rpartition(".")[2]):
                yield value, "assignment", name, None, -1

    def _passing(self, chosen: Sequence[_Selected], routers: RouterNames) -> Iterator[_Selected]:
        """The calls that pass a router on and are no sites by their name."""
        made = {entry[0]: entry[3] for entry in chosen if entry[1] == "call" and entry[2] in routers.calls}
        receivers = (self._text.span(receiver) for receiver in made.values() if receiver is not None)
        named = {
            _LAST.findall(name)[-1] for name in (*receivers, *map(self._target, made)) if _PATH.fullmatch(name.encode())
        }
        passing = PassedRouters(self._captured.references, self._text, routers).found(made, named, self._imports)
        selected = {entry[0] for entry in chosen}
        for draft in passing:
            span, name = Span(draft.start, draft.end), draft.fixed_name or self._text.span(draft.name)
            if name and span not in selected:
                yield span, "passing", name, draft.receiver, -1

    def _keyed(self, chosen: Sequence[_Selected], senders: frozenset[str]) -> Iterator[_Selected]:
        """The calls with a text of functions that send something under one of their parameters."""
        found: dict[str, None] = {}
        calls = [(span, span.start) for span, kind, name, *_ in chosen if kind == "call" and name in senders]
        for _ in range(_MOST_ROUNDS):
            new = {name for span, start in calls if (name := self._sending(span, start)) and name not in found}
            found |= dict.fromkeys(new)
            named = [draft for draft in self._captured.references if new and self._text.span(draft.name) in new]
            calls = [(Span(draft.callee_end, draft.end), draft.start) for draft in named if draft.kind == "call"]
        selected = {entry[0] for entry in chosen}
        for draft in self._captured.references if found else ():
            span, name = Span(draft.start, draft.end), self._text.span(draft.name)
            if draft.kind == "call" and name in found and span not in selected:
                arguments = Span(draft.callee_end, draft.end)
                if self._reader.has_text(*arguments) or self._sending(arguments, draft.start):
                    yield span, "keyed", name, draft.receiver, -1

    def _sending(self, call: Span, start: int) -> str:
        """The name of the function around a call that has one of its parameters among the arguments."""
        definition = self._scopes.scopes[self._function_at(start)].definition
        draft = self._drafts[definition] if definition >= 0 else None
        if draft is None or draft.scope is None or draft.kind not in _FUNCTIONS:
            return ""
        header = self._text.piece(draft.name.end if draft.name else draft.start, draft.scope.start)
        own = set(_LAST.findall(header)) - {"self"}
        passed = _LAST.findall(self._text.piece(call.start, min(call.end, call.start + _LONGEST_PASSED)))
        return self._text.span(draft.name) if not own.isdisjoint(passed) else ""

    @cached_property
    def _reader(self) -> ArgumentReader:
        """Reads the arguments of sites before all of them are known."""
        return ArgumentReader(self._text, self._forms, self._values.paths, self._scopes, {}, {})

    def _site(
        self,
        patterns: SitePatterns,
        span: Span,
        kind: str,
        name: str,
        receiver: Span | None,
        definition: int,
        before: int,
    ) -> PatternSite:
        written = ""
        if receiver is not None:
            end = receiver.end
            while end > receiver.start and self._text.byte(end - 1) in b" \t\r\n.:":
                end -= 1
            written = self._values.path(Span(receiver.start, end))
        start = receiver.end if receiver is not None else span.start
        arguments: tuple[Argument, ...]
        if kind == "member":
            member = _LAST.findall(self._text.piece(*span))[-1]
            arguments = (Argument("text", member, line=self._text.line_of(span.end - 1)),)
        elif kind in ("assignment", "entry"):
            arguments = (self._arguments.value(*span),)
            arguments = arguments[0].parts if kind == "entry" else arguments
        elif kind == "text":
            fields = _fields_in(self._text.span(span))
            arguments = tuple(Argument("text", name, line=self._text.line_of(span.start)) for name in fields)
        else:
            arguments = self._arguments.behind(self._name_end(span, start, name), span.end)
        begins = self._text.source.find(name.encode(), start, span.end) if kind in _CALLS else span.start
        first, last = self._text.line_of(max(begins, span.start)), self._text.line_of(max(span.start, span.end - 1))
        target = name if kind == "assignment" else "" if kind == "decorator" else self._target(span)
        scope = self._scopes.read_at(span.start)
        known = self._known_as(patterns, kind, name) if not written else name
        alias = name if known != name else ""
        return PatternSite(kind, known, written, scope, first, last, arguments, definition, target, before, alias)

    def _known_as(self, patterns: SitePatterns, kind: str, name: str) -> str:
        """The imported name of a local one, if patterns select it by that."""
        imported = self._imported.get(name, "")
        return imported if imported and patterns.of(kind, imported) else name

    def _name_end(self, span: Span, start: int, name: str) -> int:
        """Behind the name of a site."""
        found = self._text.source.find(name.encode(), start, span.end)
        end = found + len(name.encode()) if found >= 0 else start
        return end + 1 if self._text.byte(end) == b"!" else end

    def _target(self, span: Span) -> str:
        """The path of the assignment that a site is a part of, within the same function."""
        nth = bisect_right(self._value_starts, span.start) - 1
        function = self._function_at(span.start)
        for value, name in reversed(self._assigned_values[max(0, nth - 8) : nth + 1]):
            if value.end >= span.end and self._function_at(max(0, value.start - 1)) == function:
                return name
        if self._text.byte(span.start - 1) == b"@" and (behind := self._text.match(_NAMED_BEHIND, span.end)):
            return behind[1].decode(errors="replace")
        before = _APPENDED.search(self._text.source, max(0, span.start - _LONGEST_NAME), span.start)
        return _SPACE.sub("", before[1].decode(errors="replace")) if before else ""

    def _function_at(self, offset: int) -> int:
        """The scope of the function or class around an offset."""
        return outside_of(self._scopes.scopes, self._scopes.read_at(offset), _OPEN)

    @cached_property
    def _assigned_values(self) -> list[tuple[Span, str]]:
        """The assigned and returned expressions in the order of the text, each with the path of its target."""
        found: list[tuple[Span, str]] = []
        drafts: list[CapturedValue] = [
            *self._captured.definitions.values(),
            *self._captured.bindings,
        ]
        for draft in drafts:
            if draft.value is None and isinstance(draft, CapturedBinding) and (value := self._added(draft)):
                found.append((value, self._text.span(draft.name)))
            if draft.value is None or not draft.kind:
                continue
            if isinstance(draft, CapturedBinding) and draft.kind in ("return", "yield"):
                name = "()"
            elif isinstance(draft, CapturedBinding) and draft.kind == "narrowing":
                continue
            else:
                name = getattr(draft, "fixed_name", "") or self._text.span(draft.name)
                receiver = getattr(draft, "receiver", None)
                name = f"{self._text.span(receiver)}.{name}" if receiver is not None else name
            found.append((draft.value, name if name.isidentifier() else _SPACE.sub("", name)))
        for match in self._forms.result.finditer(self._text.source):
            if self._text.byte(match.end()) in (b"[", b"("):
                end = self._forms.closing(self._text.source, match.end(), len(self._text.source))
                found.append((Span(match.end(), end), "()"))
        return sorted(found)

    def _added(self, draft: CapturedBinding) -> Span | None:
        """The expression that is added to a variable: a list, a call or a path."""
        match = self._text.match(_ADDED, draft.name.end)
        if match is None:
            return None
        start, source = match.end(), self._text.source
        path = self._text.match(_PATH, start)
        end = max(self._values.paths.end(start), path.end() if path else -1)
        if self._text.byte(start) in (b"[", b"("):
            end = self._forms.closing(source, start, len(source))
        return Span(start, end) if end > start else None

    @cached_property
    def _value_starts(self) -> list[int]:
        return [value.start for value, _ in self._assigned_values]

    def constants(self) -> tuple[TextConstant, ...]:
        """Read the texts that are assigned to variables, fields and entries of objects."""
        found: list[TextConstant] = []
        drafts: list[CapturedValue] = [
            *self._captured.definitions.values(),
            *self._captured.bindings,
        ]
        for draft in drafts:
            value = draft.value
            if value is None or draft.name is None or draft.kind not in _ASSIGNED:
                continue
            if self._text.byte(value.start) == b"{":
                found += self._entries(value)
            elif value.end - value.start <= _LONGEST_CONSTANT and self._is_text(value):
                found += self._constant(self._scopes.at(draft.start), self._text.span(draft.name), draft.line, value)
        return tuple(dict.fromkeys(found))

    def _entries(self, value: Span) -> Iterator[TextConstant]:
        """The texts in an object that is written there."""
        scope = self._scopes.at(value.start)
        is_object = self._scopes.scopes[scope].kind == "object" and scope_of(self._values.path(value)) == scope
        if not is_object or value.end - value.start > _LONGEST_OBJECT:
            return
        for entry in self._arguments.value(*value).parts:
            if entry.name and _is_constant(entry):
                yield TextConstant(entry.name, scope, entry.line, entry.value, entry.parts)

    def _is_text(self, value: Span) -> bool:
        return self._forms.literal(self._text.source, value.start, value.end) is not None

    def _constant(self, scope: int, name: str, line: int, value: Span) -> Iterator[TextConstant]:
        constant = self._arguments.value(*value)
        if _is_constant(constant):
            yield TextConstant(name, scope, line, constant.value, constant.parts)


def _paths_to(names: Sequence[str], before: bytes, behind: bytes, source: bytes) -> list[re.Match[bytes]]:
    """The places, between two patterns, of paths that end in one of the names, searched by name first."""
    if not any(name.encode() in source for name in names):
        return []
    of_name, of_path = _patterns_of_names(tuple(names), before, behind)
    return list(of_path.finditer(source)) if of_name.search(source) else []


@cache
def _keys(names: tuple[str, ...]) -> re.Pattern[bytes]:
    """The pattern of the keys of entries; the group is the name."""
    return re.compile(
        rb"(?<![\w$.?\"'])[\"']?(" + b"|".join(re.escape(name.encode()) for name in names) + rb")[\"']?\s*:"
    )


@cache
def _words(words: tuple[str, ...]) -> re.Pattern[bytes]:
    """The pattern of documents up to the first brace; the group is the word that they begin with."""
    any_of = b"|".join(re.escape(word.encode()) for word in words)
    return re.compile(rb"[\"'`]\s*(?:#[^\n]*\s*)*(" + any_of + rb")\b[^{}\"'`;]{0,1500}\{")


def _fields_in(document: str) -> list[str]:
    """The fields at the first level of braces, by their names and not their aliases."""
    inner = document[document.find("{") + 1 :]
    while (outermost := _NESTED.sub(" ", inner)) != inner:
        inner = outermost
    names = [match[1] for match in _FIELD.finditer(inner)]
    return list(dict.fromkeys(names))[:_MOST_FIELDS]


@cache
def _patterns_of_names(
    names: tuple[str, ...], before: bytes, behind: bytes
) -> tuple[re.Pattern[bytes], re.Pattern[bytes]]:
    """The patterns of a name and of a whole path; the groups are the receiver and the name."""
    any_of = b"|".join(re.escape(name.encode()) for name in names)
    path = before + rb"((?:[\w$]++\s*+\.\s*+)*)(" + any_of + rb")" + behind
    return re.compile(rb"(?:" + any_of + rb")" + behind), re.compile(path)


def _is_constant(argument: Argument) -> bool:
    return (
        argument.kind in ("text", "template")
        and "\n" not in argument.value
        and len(argument.value) <= _LONGEST_CONSTANT
    )
