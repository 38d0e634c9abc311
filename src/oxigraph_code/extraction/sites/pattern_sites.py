"""The pattern sites of one file: calls, decorators, macros and subscripts selected by name.

For maintainers: a site is selected by its name before anything of it is read, so a file pays only for the names of
interest. Resolution finds the meaning of a site. This module must not know any language, nor any framework.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from tree_sitter import Node

from oxigraph_code.extraction.sites.argument_reader import ArgumentReader, brackets_of
from oxigraph_code.extraction.sites.assigned_values import AssignedValues
from oxigraph_code.extraction.sites.compared_paths import ComparedPath, comparisons_of
from oxigraph_code.extraction.sites.passed_routers import passing_calls
from oxigraph_code.extraction.sites.references import BY_NAME
from oxigraph_code.extraction.sites.site_texts import (
    address_calls,
    closing_brace,
    documents_after,
    keys_of_entries,
    paths_to,
)
from oxigraph_code.extraction.syntax.captured import CapturedReference, CapturedValue
from oxigraph_code.extraction.text.file_text import Span
from oxigraph_code.extraction.values.file_pass import FilePass, ReadFile
from oxigraph_code.facts import Argument, Parameter, PatternSite, TextConstant
from oxigraph_code.facts.access_paths import scope_of
from oxigraph_code.facts.kinds import PatternSiteKind
from oxigraph_code.patterns.documents import fields_in
from oxigraph_code.patterns.frameworks import RouterNames, SitePatterns
from oxigraph_code.patterns.rows import PatternRow, is_among

_MAX_SITES: Final = 5_000
_MAX_CONSTANT: Final = 200
_MAX_NAME: Final = 60
_MAX_OBJECT: Final = 4_000
_ASSIGNS: Final = "="
_REST: Final = b"/"
"""The end of a name that stands for all keys that begin with it."""
_WRITTEN_MEMBER: Final = "written member"
_OPERATION: Final = "operation"
_DEFINITION: Final = "definition"
_COMPARISON: Final = "comparison"
_UNCHAINED: Final = frozenset({"assignment", _COMPARISON, "entry", "keyed", _DEFINITION, _OPERATION, "passing"})
_FUNCTIONS: Final = frozenset({"function", "method"})
_HOLDING: Final = frozenset({"variable", "constant"})
_MAX_ROUNDS: Final = 3
_MAX_PASSED: Final = 300
_ASSIGNED: Final = frozenset({"variable", "field", "constant", "variant", "assignment"})
_CALLEE: Final = re.compile(rb"@?\s*((?:[^\W\d]|\$)[\w$]*(?:\s*(?:\.|::)\s*[\w$]+)*)")
_QUOTED: Final = re.compile(rb"[A-Za-z$@]{0,3}#*[\"'`]")
_PATH: Final = re.compile(r"[\w$]+(?:\.[\w$]+)*")
_LAST: Final = re.compile(r"[\w$]+")
_TAKEN: Final = re.compile(rb"[{,]\s*([A-Za-z_$][\w$]*)")
"""The names of members that an assignment takes out of an object."""


class _Selected(NamedTuple):
    """A selected site; ``line`` is its line if that is not the first of its text."""

    span: Span
    kind: PatternSiteKind
    name: str
    receiver: Span | None
    node: Node
    definition: int = -1
    line: int = 0


class PatternSites(FilePass):
    """Reads the pattern sites and the constant texts of one file."""

    def __init__(self, file: ReadFile) -> None:
        super().__init__(file)
        self._file = file
        self._kinds = file.conventions.node_kinds
        self._assigned = AssignedValues(file)
        self._numbers: dict[tuple[int, int], int] = {}
        self._imported = {
            entry.alias: entry.name
            for entry in file.imports
            if entry.kind == "symbol" and entry.binds and entry.alias and entry.name.isidentifier()
        }
        """The names that imports rename, by their local names."""
        self._contained: dict[tuple[str, ...], bool] = {(): True}
        self._comparisons: dict[Span, ComparedPath] = {}
        self._reader = ArgumentReader(file.text, self._kinds, file.values.paths, file.scopes, {}, {})
        """Reads the arguments of sites before all of them are known."""
        self._known: ArgumentReader | None = None
        self._starts: list[int] = []

    def read(self, patterns: SitePatterns, decorated: dict[int, int]) -> tuple[PatternSite, ...]:
        """Read the pattern sites in the order of the text.

        ``decorated`` are the indexes of definitions by their start.
        """
        if not patterns.kinds:
            return ()
        if not self._reader.may_have_methods():
            patterns = patterns.without_methods
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
        for draft in self._captured.operations:
            if patterns.conditions(_OPERATION, draft.fixed_name):
                chosen.append(self._called(draft, _OPERATION))
        chosen += self._defined(patterns, decorated) if _DEFINITION in patterns.kinds else ()
        chosen += self._subscripts(patterns)
        chosen += self._members(patterns)
        chosen += self._compared(patterns)
        chosen += self._objects(patterns)
        chosen += self._documents(patterns, decorated)
        if "assignment" in patterns.kinds:
            values = self._assigned.assigned_to(lambda name: patterns.conditions("assignment", name))
            chosen += (_Selected(Span(*node.byte_range), "assignment", name, None, node) for node, name in values)
        chosen += self._passing(chosen, patterns.routers)
        chosen += self._keyed(chosen, patterns.senders)
        chosen.sort(key=lambda entry: entry.span)
        del chosen[_MAX_SITES:]
        for number, entry in enumerate(chosen):
            if entry.kind not in _UNCHAINED:
                self._numbers[entry.span] = number
        found: list[PatternSite] = []
        chains: dict[int, int] = {}
        for number, entry in enumerate(chosen):
            found.append(self._site(patterns, entry, chains.get(entry.span.start, -1)))
            if entry.kind not in _UNCHAINED:
                chains[entry.span.start] = number
        return tuple(found)

    def _arguments(self) -> ArgumentReader:
        if self._known is not None:
            return self._known
        calls = {
            (draft.start, draft.end): draft for draft in self._captured.references if draft.kind in ("call", "macro")
        }
        self._known = ArgumentReader(self._text, self._kinds, self._values.paths, self._scopes, calls, self._numbers)
        return self._known

    def _led(self, end: int, decorated: dict[int, int]) -> int:
        """Return the definition that starts next behind an offset, if it is decorated; else -1."""
        starts = self._starts
        if not starts:
            starts = self._starts = sorted(d.start for d in self._captured.definitions.values() if d.kind)
        nth = bisect_right(starts, end)
        return decorated.get(starts[nth], -1) if nth < len(starts) else -1

    def _decorator(self, span: Span, definition: int, patterns: SitePatterns) -> Iterator[_Selected]:
        match = self._text.match(_CALLEE, span.start)
        if match is None or match.end() > span.end:
            return
        written = match[1].decode(errors="replace")
        *before, name = _LAST.findall(written)
        selectors = patterns.conditions("decorator", name if "." in written else self._imported.get(name, name))
        name_end, node = match.end(1), self._captured.nodes[span]
        if selectors and self._is_selected(selectors, node, before[-1] if before else ""):
            name_start = name_end - len(name.encode())
            receiver = Span(match.start(1), name_start) if name_start > match.start(1) else None
            yield _Selected(Span(match.start(1), span.end), "decorator", name, receiver, node, definition)

    def _defined(self, patterns: SitePatterns, decorated: dict[int, int]) -> Iterator[_Selected]:
        """Yield the functions and methods with any of the names."""
        for draft in self._drafts:
            if draft.kind not in _FUNCTIONS or draft.name is None:
                continue
            name = self._text.span(draft.name)
            is_chosen = any(self._contains(row.containing) for row in patterns.conditions(_DEFINITION, name))
            if is_chosen and (node := self._captured.node_at(*draft.name)) is not None:
                yield _Selected(draft.name, _DEFINITION, name, None, node, decorated.get(draft.start, -1), draft.line)

    def _contains(self, words: tuple[str, ...]) -> bool:
        """Return true if the file has one of the texts, or none is asked for."""
        if words not in self._contained:
            self._contained[words] = any(word.encode() in self._text.source for word in words)
        return self._contained[words]

    def _selectors(self, draft: CapturedReference, patterns: SitePatterns) -> Sequence[PatternRow]:
        """Return the conditions under which a call or macro of that name is a site."""
        name = draft.fixed_name or self._text.span(draft.name)
        is_bare = draft.kind == BY_NAME and not self._scopes.is_variable(name, draft.start)
        if not name or not (is_bare or draft.kind in ("call", "macro")):
            return ()
        return patterns.conditions(
            "call" if is_bare else draft.kind,
            name if draft.receiver is not None else self._known_as(patterns, "call", name),
        )

    def _call(self, draft: CapturedReference, selectors: Sequence[PatternRow]) -> Iterator[_Selected]:
        start, end = draft.receiver or (0, 0)
        if self._is_selected(selectors, draft.node, _last_name(self._text.piece(max(start, end - _MAX_NAME), end))):
            yield self._called(draft, "macro" if draft.kind == "macro" else "call")

    def _called(self, draft: CapturedReference, kind: PatternSiteKind) -> _Selected:
        name = draft.fixed_name or self._text.span(draft.name)
        return _Selected(Span(draft.start, draft.end), kind, name, draft.receiver, draft.node, line=draft.line)

    def _is_selected(self, selectors: Sequence[PatternRow], node: Node, receiver: str) -> bool:
        return any(
            (not selector.receivers or is_among(receiver, selector.receivers))
            and self._begins(selector.first, node)
            and (not selector.least or self._reader.count(node) >= selector.least)
            and self._contains(selector.containing)
            for selector in selectors
        )

    def _begins(self, first: str, node: Node) -> bool:
        """Return true if the first arguments are as a selector wants them."""
        if first in ("text", "other"):
            return self._reader.is_text(node) == (first == "text")
        return first == "any" or (self._reader.has_path if first == "path" else self._reader.has_method)(node)

    def _subscripts(self, patterns: SitePatterns) -> Iterator[_Selected]:
        """Find the subscripts with any of the names, in code that uses them."""
        matches = paths_to(patterns.names_read("subscript"), rb"(?<![\w$])", rb"\s*(?:\?\.)?\[", self._text.source)
        roots = {start for start, _ in self._captured.roots} if matches else ()
        for match in matches:
            node, name = self._path_node(match, roots), match[2].decode()
            is_written = node is not None and _is_assigned(node, match.end())
            kind: PatternSiteKind = "written subscript" if is_written else "subscript"
            if node is not None and self._is_selected(patterns.conditions(kind, name), node, ""):
                yield _Selected(Span(*node.byte_range), kind, name, _receiver(match, node), node)

    def _members(self, patterns: SitePatterns) -> Iterator[_Selected]:
        """Find the uses of members of the named objects; the argument is the name of the member."""
        matches = paths_to(patterns.names_read("member"), rb"(?<![\w$.])", rb"\s*\??\.\s*[\w$]+", self._text.source)
        starts = {start for start, _ in self._captured.roots} if matches else set()
        starts |= {draft.start for draft in self._captured.references} if matches else set()
        for match in matches:
            node, name = self._path_node(match, starts), match[2].decode()
            if node is not None:
                receiver = _receiver(match, node)
                last = _last_name(self._text.span(receiver)) if receiver is not None else ""
                kind: PatternSiteKind = _WRITTEN_MEMBER if _is_assigned(node, match.end()) else "member"
                if self._is_selected(patterns.conditions(kind, name), node, last):
                    yield _Selected(Span(node.start_byte, match.end()), kind, name, receiver, node)
        for match in paths_to(
            patterns.names_read("member"), rb"\}\s*=\s*", rb"(?!\s*\??[.\[(]|[\w$])", self._text.source
        ):
            opening = self._text.source.rfind(b"{", 0, match.start())
            for taken in _TAKEN.finditer(self._text.source, opening, match.start()):
                node, receiver = self._captured.node_at(*taken.span(1)), Span(match.start(1), match.end(1))
                last = _last_name(self._text.span(receiver))
                name = match[2].decode()
                if node is not None and self._is_selected(patterns.conditions("member", name), node, last):
                    yield _Selected(Span(*taken.span(1)), "member", name, receiver if last else None, node)

    def _compared(self, patterns: SitePatterns) -> Iterator[_Selected]:
        """Yield the comparisons of paths with any of the names, whose branches hand a variable on."""
        rows = {name: patterns.conditions(_COMPARISON, name) for name in patterns.names_read(_COMPARISON)}
        names = [name for name, own in rows.items() if any(self._contains(row.containing) for row in own)]
        for match in paths_to(names, rb"(?<![\w$.])", rb"(?![\w$]|\s*\??[.\[(])", self._text.source):
            node, name = self._captured.node_at(*match.span()), match[2].decode()
            last = _last_name((match[1] or b"").decode(errors="replace"))
            if node is None or not any(is_among(last, row.receivers) for row in rows[name]):
                continue
            for found in comparisons_of(node, self._is_handing):
                span = Span(*found.place.byte_range)
                self._comparisons[span] = found
                yield _Selected(span, _COMPARISON, name, _receiver(match, node), found.place)

    def _is_handing(self, call: Node) -> bool:
        """Return true if a call has a variable among its arguments."""
        return any(self._scopes.is_variable(name, call.start_byte) for name in self._passed_words(call))

    def _passed_words(self, call: Node) -> list[str]:
        arguments = brackets_of(call)
        end = min(arguments.end_byte, arguments.start_byte + _MAX_PASSED)
        return _LAST.findall(self._text.piece(arguments.start_byte, end))

    def _path_node(self, match: re.Match[bytes], starts: Collection[int]) -> Node | None:
        """Find the node of a path at a captured start; its text may go on to the left, into a comment."""
        node = self._captured.node_at(match.start(2), match.end())
        if node is not None and match.start() <= node.start_byte and node.start_byte in starts:
            return node
        return None

    def _objects(self, patterns: SitePatterns) -> Iterator[_Selected]:
        """Yield the objects that have an entry of one of the names; the arguments are their entries."""
        names = [name for name in patterns.entries if name.rstrip("*").encode() in self._text.source]
        seen: set[int] = set()
        for match in keys_of_entries(tuple(names)).finditer(self._text.source) if names else ():
            node = self._captured.node_at(match.start(), match.end(1))
            while node is not None and node.type not in self._kinds.named and node.start_byte == match.start():
                node = node.parent
            if node is not None and node.start_byte == match.start() and (around := node.parent) is not None:
                if match[1].endswith(_REST):
                    if around.start_byte in seen:
                        continue
                    seen.add(around.start_byte)
                yield _Selected(Span(*around.byte_range), "entry", match[1].decode(), None, around)

    def _documents(self, patterns: SitePatterns, numbers: dict[int, int]) -> Iterator[_Selected]:
        """Yield the string literals that begin with one of the words and have fields in braces."""
        words = [word for word in patterns.names_read("text") if word.encode() in self._text.source]
        for match in documents_after(tuple(words)).finditer(self._text.source) if words else ():
            span = Span(match.start(1), closing_brace(self._text.source, match.end() - 1))
            if (node := self._captured.node_at(*span)) is not None:
                yield _Selected(span, "text", match[1].decode(), None, node, self._variable_of(span, numbers))

    def _variable_of(self, span: Span, numbers: dict[int, int]) -> int:
        """Return the variable of the module that a text is assigned to, -1 without one."""
        for draft in self._drafts:
            value = draft.value if draft.kind in _HOLDING else None
            is_around = value is not None and value.start <= span.start and span.end <= value.end
            if is_around and not self._scopes.at(draft.start):
                return numbers.get(draft.start, -1)
        return -1

    def _passing(self, chosen: Sequence[_Selected], routers: RouterNames) -> Iterator[_Selected]:
        """Yield the calls that pass a router on and are no sites by their name."""
        made = [entry for entry in chosen if entry.kind == "call" and entry.name in routers.calls]
        receivers = (self._text.span(entry.receiver) for entry in made if entry.receiver is not None)
        targets = (self._assigned.target(entry.node) for entry in made)
        named = {name.rpartition(".")[2] for name in (*receivers, *targets) if _PATH.fullmatch(name)}
        nodes = [entry.node for entry in made]
        passing = passing_calls(self._file, routers, nodes, named)
        selected = {entry.span for entry in chosen}
        for entry in (self._called(draft, "passing") for draft in passing):
            if entry.name and entry.span not in selected:
                yield entry

    def _keyed(self, chosen: Sequence[_Selected], senders: frozenset[str]) -> Iterator[_Selected]:
        """Yield the calls with a text of functions that send something under one of their parameters."""
        found: dict[str, None] = {}
        calls = [entry.node for entry in chosen if entry.kind == "call" and entry.name in senders]
        for _ in range(_MAX_ROUNDS):
            new = {name for call in calls if (name := self._sending(call)) and name not in found}
            found |= dict.fromkeys(new)
            named = [draft for draft in self._captured.references if new and self._text.span(draft.name) in new]
            calls = [draft.node for draft in named if draft.kind == "call"]
        selected = {entry.span for entry in chosen}
        for draft in self._captured.references if found else ():
            is_one = draft.kind == "call" and self._text.span(draft.name) in found
            is_new = is_one and (draft.start, draft.end) not in selected
            if is_new and (self._reader.has_text(draft.node) or self._sending(draft.node)):
                yield self._called(draft, "keyed")

    def _sending(self, call: Node) -> str:
        """Name the function around a call that has one of its parameters among the arguments."""
        definition = self._scopes.scopes[self._scopes.function_at(call.start_byte)].definition
        draft = self._drafts[definition] if definition >= 0 else None
        if draft is None or draft.kind not in _FUNCTIONS:
            return ""
        parameters = [
            Parameter(self._text.span(entry.name), kind=entry.kind)
            for entry in self._captured.parameters.get(draft.parameter_list, ())
        ]
        own = {entry.name for entry in parameters}
        if self._scopes.scopes[self._scopes.at(draft.start)].kind == "class":
            own.discard(self._conventions.instance_name(parameters, ()))
        return self._text.span(draft.name) if not own.isdisjoint(self._passed_words(call)) else ""

    def _site(self, patterns: SitePatterns, entry: _Selected, before: int) -> PatternSite:
        span, kind, name, receiver, node, definition, line = entry
        line_of = self._text.line_of
        written = ""
        if receiver is not None:
            end = receiver.end
            while end > receiver.start and self._text.byte(end - 1) in b" \t\r\n.:":
                end -= 1
            written = self._values.path(Span(receiver.start, end))
        arguments: tuple[Argument, ...]
        if kind in ("member", _WRITTEN_MEMBER):
            arguments = (Argument("text", _last_name(self._text.piece(*span)), line=line_of(span.end - 1)),)
        elif kind in ("assignment", "entry"):
            arguments = (self._arguments().value(node),)
            arguments = arguments[0].parts if kind == "entry" else arguments
        elif kind == "text":
            fields = fields_in(self._text.span(span))
            arguments = tuple(Argument("text", name, line=line_of(span.start)) for name in fields)
        elif kind == _COMPARISON:
            arguments = tuple(self._compared_with(self._comparisons[span]))
        elif kind == _OPERATION:
            operand = self._captured.node_at(*receiver) if receiver is not None else None
            arguments = (self._arguments().value(operand),) if operand is not None else ()
        else:
            arguments = self._arguments().read(node) if kind != _DEFINITION else ()
        last = line_of(max(span.start, span.end - 1))
        target = (
            name if kind == "assignment" else "" if kind in ("decorator", _DEFINITION) else self._assigned.target(node)
        )
        scope = self._scopes.read_at(span.start)
        known = self._known_as(patterns, kind, name) if not written else name
        alias = name if known != name else ""
        return PatternSite(
            kind, known, written, scope, line or line_of(span.start), last, arguments, definition, target, before, alias
        )

    def _compared_with(self, found: ComparedPath) -> Iterator[Argument]:
        """Read the value of a comparison, other values by the names compared with them, and the calls."""
        yield self._arguments().value(found.value)
        for left, right in found.others:
            name = _last_name(self._text.piece(*left.byte_range))
            yield self._arguments().value(right)._replace(name=name)
        yield from (self._arguments().value(call) for call in found.calls)

    def _known_as(self, patterns: SitePatterns, kind: str, name: str) -> str:
        """Return the imported name of a local one, if patterns select it by that."""
        imported = self._imported.get(name, "")
        selecting = (row for row in patterns.conditions(kind, imported) if row.first != "method") if imported else ()
        return imported if any(selecting) else name

    def constants(self) -> tuple[TextConstant, ...]:
        """Read the texts that variables, fields and entries are assigned, and the addresses that are returned."""
        return tuple(dict.fromkeys([*self._assigned_texts(), *self._returned_addresses()]))

    def _assigned_texts(self) -> Iterator[TextConstant]:
        for draft in self._assigned.drafts:
            if draft.value is None or draft.name is None or draft.kind not in _ASSIGNED:
                continue
            if self._text.byte(draft.value.start) == b"{":
                yield from self._entries(draft.value)
            elif self._may_be_constant(draft.value):
                yield from self._constant(draft, self._text.span(draft.name), self._captured.nodes.get(draft.value))

    def _returned_addresses(self) -> Iterator[TextConstant]:
        for draft in self._assigned.drafts:
            value = draft.value if draft.kind == "return" else None
            if value is not None and self._may_be_constant(value) and "/" in self._text.span(value):
                yield from self._constant(draft, "", self._captured.node_at(*value))

    def _may_be_constant(self, value: Span) -> bool:
        is_text = self._text.match(_QUOTED, value.start) is not None or self._makes_address(value)
        return is_text and value.end - value.start <= _MAX_CONSTANT

    def _makes_address(self, value: Span) -> bool:
        return self._text.match(address_calls(self._conventions.address_makers), value.start) is not None

    def _constant(self, draft: CapturedValue, name: str, node: Node | None) -> Iterator[TextConstant]:
        if node is None or draft.value is None:
            return
        constant = self._arguments().value(node)
        is_made = constant.kind == "call" and bool(constant.parts or constant.site >= 0)
        parts = (constant,) if is_made and self._makes_address(draft.value) else constant.parts
        if parts or _is_constant(constant):
            yield TextConstant(name, self._scopes.at(draft.start), draft.line, constant.value, parts)

    def _entries(self, value: Span) -> Iterator[TextConstant]:
        """Read the texts in an object that is written there."""
        node = self._captured.nodes.get(value)
        scope = self._scopes.at(value.start)
        is_object = self._scopes.scopes[scope].kind == "object" and scope_of(self._values.path(value)) == scope
        if node is None or not is_object or value.end - value.start > _MAX_OBJECT:
            return
        for entry in self._arguments().value(node).parts:
            if entry.name and _is_constant(entry):
                yield TextConstant(entry.name, scope, entry.line, entry.value, entry.parts)


def _is_assigned(node: Node, end: int) -> bool:
    """Return true if a value is assigned to the path of a node, which goes on to at least an offset."""
    inner: Node | None = node
    while inner is not None and inner.start_byte == node.start_byte:
        after = inner.next_sibling
        if inner.end_byte >= end and after is not None and after.type == _ASSIGNS:
            return True
        inner = inner.parent
    return False


def _receiver(match: re.Match[bytes], path: Node) -> Span | None:
    return Span(path.start_byte, match.end(1)) if match[1] and path.start_byte < match.end(1) else None


def _last_name(text: str) -> str:
    names: list[str] = _LAST.findall(text)
    return names[-1] if names else ""


def _is_constant(argument: Argument) -> bool:
    return argument.kind in ("text", "template") and "\n" not in argument.value and len(argument.value) <= _MAX_CONSTANT
