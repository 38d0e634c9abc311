"""The uses of one file: paths that may lead to symbols without a call, once for each function.

For maintainers: most names are locals, which are no symbols. They are left out here by a lookup in a dictionary, which
costs less than resolving each. This module must not know any language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.syntax.captured import CapturedBinding, CapturedReference, CapturedValue
from oxigraph_code.extraction.text.file_text import FileText, Span, Spans
from oxigraph_code.extraction.values.file_pass import FilePass, ReadFile
from oxigraph_code.extraction.values.path_reader import LONGEST, of_type
from oxigraph_code.facts import FileFacts, Use
from oxigraph_code.facts.access_paths import (
    EACH,
    PATH_MARK,
    UNKNOWN,
    KeywordsStep,
    after_unknown,
    alternatives,
    head_of,
    members_in,
    of_unknown,
    without_keywords,
    without_subscripts,
)
from oxigraph_code.facts.nesting import functions_of

_DOTTED = re.compile(r"[^\W\d]\w*(?:\.[^\W\d]\w*)*")
_MAX_KEYWORDS = 12
_LONGEST_ARGUMENTS = 1_000
_ARGUMENT = re.compile(
    r"""[(\[{][^()\[\]{}"']*[)\]}]|([()\[\]{}])|(\w[\w.]*)(\s*=(?!=))?|(["'])((?:[^"'\\\n]|\\.){0,80})\4"""
)
_CONSTRUCTED = "constructed"
_CONDITION = "condition"
_NAMED = "named row"
_LISTED = frozenset({"listed row", "listed"})
_NAMED_MEMBER = "named member"
_WRITING = frozenset({_CONSTRUCTED, _NAMED_MEMBER, "written row", *_LISTED})
_ROWS = frozenset({"row", "written row", _NAMED, "listed row"})
_OBJECT = re.compile(rb"\s*([^\W\d]\w*(?:\.\w+)*)\s*,\s*(?=[\"'])")
# A name may lead to nothing known; to members, if its type is known; to a symbol.
_OPAQUE, _TYPED, _SYMBOL = range(3)
_BINDING = frozenset({"variable", "parameter", "type_parameter"})
# The scopes whose names are reached by member access only.
_REACHED = frozenset({"object", "array", "mapping"})

_NAME = rb"[A-Za-z_$#\x80-\xff][\w$\x80-\xff]*"
_MARK = rb"!?\s*(?:\.|::|\?\.|->)\s*"
_TAIL = re.compile(rb"(?:%b[\w$#\x80-\xff]+|!?(?:\?\.)?\[[^\[\]\n]*\])+" % _MARK)
_LAST_STEP = re.compile(rb"(?:%b%b|(?:\?\.)?\[[\"']%b[\"']\])$" % (_MARK, _NAME, _NAME))
_GOES_ON = frozenset(bytes([byte]) for byte in b"!.:?-[ \t\n\r\f\v")  # the first bytes of a tail
_QUOTED_END = 2  # the length of the end of a subscript behind its name
_PLAIN = re.compile(r"[\w$#]+(?:(?:\.|::)[\w$#]+)*")
_WORD = re.compile(r"[\w$#]+")
_HEADS = re.compile(rb"[\w$\x80-\xff]+")


class FileUses(FilePass):
    """The uses of one file; ``marked`` has dots for members alone."""

    def __init__(self, file: ReadFile, facts: FileFacts, marked: FileText) -> None:
        super().__init__(file)
        self._facts = facts
        self._marked = marked
        self._instance = file.values.instance
        self._called = {draft.name.end for draft in file.captured.references if draft.name is not None}
        self._names: dict[tuple[int, str], int] = {}
        self._elsewhere: set[tuple[int, str]] = set()
        self._functions = functions_of(facts.scopes)
        self._leads: dict[tuple[int, str], tuple[int, int]] = {}
        has_star = any(entry.kind == "star" and entry.binds for entry in facts.imports)
        self._is_open = has_star or bool(facts.package) or file.conventions.shares_names
        """True if other files may bind names for this one."""
        self._found: dict[tuple[int, int, str, str | bool], Use] = {}
        self._seen: set[tuple[int, str, str | bool]] = set()
        self._unknown = UnknownMembers(self._functions)
        self._bind()
        self._leading = {name for (_, name), lead in self._names.items() if lead != _OPAQUE}

    def read(self) -> tuple[Use, ...]:
        """Read all of them, in the order of the text."""
        captured, text, values = self._captured, self._text, self._values
        whole = set()
        anonymous = Spans(captured.anonymous)
        for (start, end), kind, owner, runs in captured.uses:
            if runs:
                if not anonymous.hold(start):  # the function around knows nothing of it
                    self._add_run(Span(start, end), runs)
            elif owner is not None:
                held = "[]" if kind == "element" else ""
                made = f"{of_type(values.annotation(owner))}{held}"
                self._add(f"{made}.{text.piece(start, end)}", start, is_write=kind in ("write", "element"))
            elif kind == "type":
                self._add_type(start, values.annotation(Span(start, end)))
            else:
                self._add_path(start, end, is_write=True)
                if kind == "write":
                    whole.add((start, end))
        defined = captured.definitions.values()
        parts = {span.start for draft in defined for span in (*draft.bases, *filter(None, [draft.name]))}
        for start, end in captured.roots:
            lead = self._lead_at(start, end)
            if start in parts:  # its name and its bases are no uses of a definition
                continue
            path_end = self._end_of_path(end)
            if lead == _OPAQUE:
                if path_end > end:
                    self._add_unknown(text.piece(end, path_end), start)
                continue
            if (path_end > end or lead == _SYMBOL) and (start, path_end) not in whole:
                self._add_path(start, path_end)
        bound: list[CapturedValue] = [*captured.bindings, *captured.definitions.values()]
        for draft in bound:
            if draft.member is None:
                continue
            if draft.value is not None:
                for path in filter(None, alternatives(values.known_path(draft.value, values.suffix(draft)))):
                    self._add(path, draft.member.start)
            elif isinstance(draft, CapturedBinding):
                made = of_type(values.annotation(draft.annotation)) if draft.annotation is not None else ""
                self._add_member(f"{made}{values.suffix(draft)}", draft.member.start)
        for call in captured.references:
            end = self._end_of_path(call.end)
            if end > call.end and (call.start, end) not in whole:
                self._add_path(call.start, end)
            if keywords := keywords_of(call, text, self._conventions):
                self._add_keywords(keywords)
        return tuple(sorted((*self._found.values(), *self._unknown.uses()), key=lambda use: use.line))

    def path_to_symbol(self, span: Span) -> str:
        """Read the path of an expression whose first name may lead to a symbol; empty for any other."""
        head = self._text.match(_HEADS, span.start)
        if head is None:  # a literal may name a symbol
            written = self._text.span(span)
            if written.startswith((PATH_MARK, "[")):
                return self._values.path(span)
            plain = self._conventions.plain_name(written)
            return plain if plain != written else ""
        end = head.end()
        is_path = end < span.end
        lead = _SYMBOL if is_path and self._text.byte(end) == b":" else self._lead_at(span.start, end)
        if lead == _SYMBOL or (is_path and lead != _OPAQUE):
            path = self._text.piece(*span)
            return path if len(path) <= LONGEST and _PLAIN.fullmatch(path) else self._values.path(span)
        return ""

    def _bind(self) -> None:
        facts, names = self._facts, self._names
        typed = {
            (index, facts.definitions[scope.definition].parameters[0].name)
            for index, scope in enumerate(facts.scopes)
            if scope.definition >= 0 and scope.kind == "function" and facts.scopes[scope.parent].kind == "class"
            if facts.definitions[scope.definition].parameters
        }
        receiving = {site.name for site in facts.references for entry in site.arguments if entry[-1:] == ")"}
        typed.update(
            (index, parameter.name)
            for index, scope in enumerate(facts.scopes if receiving else ())
            if scope.definition >= 0 and facts.definitions[scope.definition].name in receiving
            for parameter in facts.definitions[scope.definition].parameters
        )
        self._elsewhere.update(
            (entry.scope, entry.name) for entry in facts.bindings if entry.kind in ("global", "nonlocal")
        )
        for binding in facts.bindings:
            key = (binding.scope, binding.name)
            if key in self._elsewhere:
                self._write(binding.kind == "variable", *key, binding.line)
            elif binding.kind in _BINDING and facts.scopes[binding.scope].kind not in _REACHED:
                is_typed = bool(binding.value or binding.annotation) or key in typed
                names[key] = max(names.get(key, _OPAQUE), _TYPED if is_typed else _OPAQUE)
            elif binding.kind == "submodule":
                names[key] = _SYMBOL
        for definition in facts.definitions:
            names[definition.scope, definition.name] = _SYMBOL
        for entry in facts.imports:
            if name := entry.alias or entry.name or entry.path.partition(".")[0]:
                names[entry.scope, name] = _SYMBOL
        for binding in facts.bindings:
            if binding.kind == "assignment":
                lead, _ = self._lead(binding.value_scope, binding.name)
                self._write(lead == _SYMBOL, binding.value_scope, binding.name, binding.line)

    def _write(self, is_symbol: bool, scope: int, name: str, line: int) -> None:
        """Add a write to a name that an enclosing scope binds."""
        if is_symbol:
            key = (self._functions[scope], -1, name, True)
            self._found.setdefault(key, Use(name, scope, line, is_write=True))

    def _lead(self, scope: int, name: str) -> tuple[int, int]:
        """Return the kind of value that a name may lead to, and the scope that binds it."""
        key = (scope, name)
        if key not in self._leads:
            while scope >= 0 and (scope, name) not in self._names:
                scope = 0 if (scope, name) in self._elsewhere and scope > 0 else self._facts.scopes[scope].parent
            self._leads[key] = (self._names.get((scope, name), _SYMBOL if self._is_open else _OPAQUE), scope)
        return self._leads[key]

    def _lead_at(self, start: int, end: int) -> int:
        """Return the kind of value that a path with that head may lead to."""
        head = self._text.piece(start, end)
        if head == self._instance:
            return _TYPED
        if head not in self._leading and not self._is_open:
            return _SYMBOL if PATH_MARK in head else _OPAQUE
        return self._lead(self._scopes.read_at(start), head)[0] if PATH_MARK not in head else _SYMBOL

    def _end_of_path(self, end: int) -> int:
        """Return the end of a path that continues at an offset, without a called last step."""
        if self._text.byte(end) not in _GOES_ON or (tail := self._marked.match(_TAIL, end)) is None:
            return end
        is_called = not self._called.isdisjoint((tail.end(), tail.end() - _QUOTED_END))
        if is_called and (last := _LAST_STEP.search(tail[0])):
            return end + last.start()
        return tail.end()

    def _add_type(self, start: int, written: str) -> None:
        """Record the type of a local; types of symbols are a part of their definitions."""
        names = set(_WORD.findall(written))
        is_local = self._functions[self._scopes.read_at(start)] >= 0
        if is_local and (self._is_open or not names.isdisjoint(self._leading)):
            self._add(of_type(written), start)

    def _add_path(self, start: int, end: int, *, is_write: bool = False) -> None:
        """Record the path that an expression is."""
        path = self._values.paths.text(start, end)
        if len(path) > LONGEST or not _PLAIN.fullmatch(path):
            path = self._values.path(Span(start, end))
        if not path:
            self._add_unknown(self._text.piece(start, min(end, start + LONGEST)), start)
        for part in alternatives(path) if path else ():
            if UNKNOWN not in part:
                self._add(without_subscripts(part), start, is_write=is_write)
            else:
                self._add_unknown(after_unknown(part), start)

    def _add_member(self, path: str, start: int) -> None:
        """Add a member of a typed value, or of an unknown value if the path begins with the member."""
        if path.startswith(".") or UNKNOWN in path:
            self._add_unknown(path, start)
        else:
            self._add(path, start)

    def _add_unknown(self, path: str, start: int) -> None:
        """Record the members in a path that begins with something unknown."""
        self._unknown.add_path(path, self._scopes.read_at(start), self._text.line_of(start))

    def _add_keywords(self, keywords: KeywordMembers) -> None:
        start = keywords.holder.start
        path = self._values.path(keywords.holder)
        is_unknown = keywords.is_row and (not path or UNKNOWN in path or self._lead_of(path, start) == _OPAQUE)
        if keywords.is_open or is_unknown:
            names = [name.partition(".")[0] for name in keywords.members]
            self._unknown.add(names, self._scopes.read_at(start), self._text.line_of(start))
            return
        for part in alternatives(path):
            if part and UNKNOWN not in part:
                for whole in keywords.paths(part):
                    self._add(whole, start, is_write=keywords.is_write)

    def _lead_of(self, path: str, start: int) -> int:
        """Return the kind of value that a path may lead to at an offset."""
        head = head_of(path)
        if not head or head == self._instance:
            return _TYPED
        return self._lead(self._scopes.read_at(start), head)[0]

    def _add_run(self, span: Span, runs: str) -> None:
        """Add the paths of an expression on which the language runs a method."""
        for path in filter(None, alternatives(self._values.path(span))):
            if UNKNOWN not in path:
                self._add(path, span.start, runs=runs)

    def _add(self, path: str, start: int, *, is_write: bool = False, runs: str = "") -> None:
        """Record a path that may lead to a symbol."""
        scope = self._scopes.read_at(start)
        known = (scope, path, runs or is_write)
        if known in self._seen:
            return
        self._seen.add(known)
        bound_in = -1
        head = head_of(path)
        if head:
            lead, bound_in = self._lead(scope, head)
            is_word = path.startswith(PATH_MARK, len(head)) or head == self._instance
            is_local = head == path and not runs
            if lead != _SYMBOL and (is_local or (lead == _OPAQUE and not is_word)):
                if not is_local and not runs:
                    self._add_unknown(without_keywords(path.removeprefix(head))[0], start)
                return
        key = (self._functions[scope], bound_in, path, runs or is_write)
        if key not in self._found:
            self._found[key] = Use(path, scope, self._text.line_of(start), is_write, runs)


class UnknownMembers:
    """The names of members of unknown things in one file; ``functions`` are by scope."""

    def __init__(self, functions: Sequence[int]) -> None:
        self._functions = functions
        self._found: dict[int, tuple[tuple[int, int], dict[str, None]]] = {}
        """By function, where it first uses such a member, and the names of all of them."""

    def add_path(self, path: str, scope: int, line: int) -> None:
        """Record the members in a path that begins with something unknown."""
        self.add(members_in(path), scope, line)

    def add(self, names: Iterable[str], scope: int, line: int) -> None:
        for name in names:
            place = (scope, line)
            self._found.setdefault(self._functions[scope], (place, {}))[1][name] = None

    def uses(self) -> Iterator[Use]:
        """Yield one use for each function, with the names of all such members."""
        for (scope, line), names in self._found.values():
            yield Use(of_unknown(names), scope, line)


# The language decides which calls these are; this module finds their keywords in the text, as far as they stand
# between the brackets of the call itself.
class KeywordMembers(NamedTuple):
    """The members that the keywords of one call name.

    They belong to the rows of its receiver, to the constructed object, or, if it ``is_open``, to anything.
    """

    holder: Span
    is_row: bool
    is_write: bool
    is_open: bool
    members: tuple[str, ...]

    def paths(self, holder: str) -> Iterator[str]:
        """Yield the paths of uses for the owner's path, each with a few keywords."""
        for first in range(0, len(self.members), _MAX_KEYWORDS):
            keywords = KeywordsStep(self.members[first : first + _MAX_KEYWORDS])
            yield f"{holder}{EACH if self.is_row else ''}{keywords}"


def keywords_of(call: CapturedReference, text: FileText, conventions: Conventions) -> KeywordMembers | None:
    """Return the members that the keywords of a call name, if the language says that they name any."""
    if call.name is None or not (kind := conventions.keyword_use(text.span(call.name))):
        return None
    is_row = kind in _ROWS
    holder = call.receiver
    if kind in (_CONSTRUCTED, _CONDITION):
        holder = Span((call.receiver or call.name).start, call.name.end)
    elif kind == _NAMED_MEMBER:
        first = text.match(_OBJECT, call.name.end + 1)
        holder = Span(*first.span(1)) if first is not None and call.receiver is None else None
    if holder is None:
        return None
    found = map(conventions.member_path, _written(text, call.name.end, call.end, kind))
    members = tuple(name for name in dict.fromkeys(found) if _DOTTED.fullmatch(name))[
        : 1 if kind == _NAMED_MEMBER else None
    ]
    return KeywordMembers(holder, is_row, kind in _WRITING, kind == _CONDITION, members) if members else None


def _written(text: FileText, start: int, end: int, kind: str) -> Iterator[str]:
    """Yield the keywords of a call, and where texts name members, the texts or those in a list or mapping."""
    if text.byte(start) != b"(":
        return
    written = text.piece(start + 1, min(end, start + _LONGEST_ARGUMENTS))
    is_named, is_listed = kind in (_NAMED, _NAMED_MEMBER), kind in _LISTED
    if not (is_named or is_listed) and "=" not in written:
        return
    depth = 1
    for bracket, name, equals, _, literal in _ARGUMENT.findall(written):
        if bracket:
            depth += 1 if bracket in "([{" else -1
        elif depth == 1 and ((equals and kind != "listed") or (literal and is_named)):
            yield name or literal
        elif depth == 2 and literal and is_listed:
            yield literal
