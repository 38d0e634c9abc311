"""The scopes of one file.

For maintainers: a scope is the body of a definition or a block. Here are also the prefixes of the names in a scope, the
scopes of hoisted names, and the functions that rebind the receiver. The bodies of implementation blocks are scopes of
the type if the file defines it, by that plain name and around the block; else of the block itself. Scopes nest, so the
text falls into segments that each have one innermost scope, found by bisection. This module must not know any language.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Literal

from oxigraph_code.extraction.syntax.capture import Captured
from oxigraph_code.extraction.syntax.captured import CapturedBinding, CapturedDefinition
from oxigraph_code.extraction.text.file_text import FileText, Span
from oxigraph_code.facts import Definition, Scope
from oxigraph_code.facts.access_paths import PATH_MARK, LiteralStep
from oxigraph_code.facts.kinds import ScopeKind
from oxigraph_code.facts.nesting import outside_of

_BLOCK = frozenset({"block"})
_LOCAL = frozenset({"block", "function"})
_BOUND = frozenset({"variable", "parameter"})
_OPEN = frozenset({"block", "array", "mapping", "object"})
TYPES = frozenset({"class", "trait", "enum"})
# Deeper scopes are merged with the last, so that a walk outwards is short; no hand-written code is so deep.
_MAX_DEPTH = 100
_WRITTEN = frozenset({"array", "mapping"})
"""The scopes that expressions in them are not evaluated in."""


class ScopeMap:
    """The scopes of one file, outermost first. Scope 0 is the module."""

    def __init__(self, spans: Sequence[tuple[Span, ScopeKind | Literal["outer"], int]]) -> None:
        """Create the scopes besides the module from their spans, kinds and definitions.

        A span of the kind ``outer`` is no scope: its text belongs to the scope around the one that it is in.
        """
        order = sorted(range(len(spans)), key=lambda index: _place(*spans[index]))
        self.scopes = [Scope("module", -1, -1)]
        self._starts = [0]
        self._owners = [0]
        self._readers = [0]
        open_scopes: list[tuple[int, int]] = []  # end, index
        for index in order:
            span, kind, definition = spans[index]
            self._close(open_scopes, span.start)
            if len(open_scopes) == _MAX_DEPTH:
                continue
            parent = open_scopes[-1][1] if open_scopes else 0
            if kind == "outer":
                open_scopes.append((span.end, max(self.scopes[parent].parent, 0)))
                self._segment(span.start, open_scopes[-1][1])
                continue
            self.scopes.append(Scope(kind, parent, definition))
            open_scopes.append((span.end, len(self.scopes) - 1))
            self._segment(span.start, len(self.scopes) - 1)
        self._close(open_scopes, None)

    def _close(self, open_scopes: list[tuple[int, int]], before: int | None) -> None:
        while open_scopes and (before is None or open_scopes[-1][0] <= before):
            end, _ = open_scopes.pop()
            self._segment(end, open_scopes[-1][1] if open_scopes else 0)

    def _segment(self, start: int, owner: int) -> None:
        self._starts.append(start)
        self._owners.append(owner)
        self._readers.append(outside_of(self.scopes, owner, _WRITTEN))

    def at(self, offset: int) -> int:
        """Return the innermost scope around a byte offset."""
        return self._owners[bisect_right(self._starts, offset) - 1]

    def read_at(self, offset: int) -> int:
        """Read the innermost scope in which names at an offset are looked up, which is no literal's."""
        return self._readers[bisect_right(self._starts, offset) - 1]


def _place(span: Span, kind: str, definition: int) -> tuple[int, int, bool]:
    """Sort the outermost scope first, and a scope before ``outer`` text with the same span."""
    return span.start, -span.end, kind != "outer"


class FileScopes(ScopeMap):
    """The scopes of one file."""

    def __init__(self, drafts: Sequence[CapturedDefinition], captured: Captured, text: FileText) -> None:
        self._read = drafts, captured, text
        self._variables: set[tuple[int, str]] | None = None
        bodies = {draft.scope for draft in drafts}
        blocks = {span: block for span, block in captured.blocks.items() if span not in bodies}
        super().__init__(
            [(draft.scope, _kind(draft.kind), index) for index, draft in enumerate(drafts) if draft.scope is not None]
            + [(span, block.kind, -1) for span, block in blocks.items()]
            + [(span, "outer", -1) for span in captured.outer]
        )
        self._expressions = [
            *(draft.scope for draft in drafts if draft.scope is not None and _kind(draft.kind) == "function"),
            *(span for span, block in blocks.items() if block.kind in ("function", "object", "array", "mapping")),
        ]
        adopt(self, drafts, captured.bindings, text.span)
        self._prefixes = {
            self.at(span.start): text.line(block.name) for span, block in blocks.items() if block.name is not None
        }
        self.rebound = {
            self.at(draft.start) for draft in captured.bindings if draft.fixed_name and draft.kind == "parameter"
        }
        """The scopes that bind the name of a method's receiver to another value."""

    def is_variable(self, name: str, offset: int) -> bool:
        """Return true if a parameter or variable in the function around an offset has a name."""
        scope, variables = self.at(offset), self._variables
        if variables is None:
            variables = self._variables = self._find_variables()
        while scope > 0 and self.scopes[scope].kind in _LOCAL:
            if (scope, name) in variables:
                return True
            scope = self.scopes[scope].parent
        return (scope, name) in variables

    def _find_variables(self) -> set[tuple[int, str]]:
        drafts, captured, text = self._read
        bound = [(entry.start, entry.name) for entry in captured.bindings if entry.kind in _BOUND]
        bound += [(entry.start, entry.name) for entry in drafts if entry.kind == "variable" and entry.name is not None]
        found = {(self.at(start), text.span(name)) for start, name in bound}
        for index, scope in enumerate(self.scopes):
            around = drafts[scope.definition].parameter_list if scope.definition >= 0 else -1
            found |= {(index, text.span(entry.name)) for entry in captured.parameters.get(around, ())}
        return found

    def literals(self, captured: Captured) -> dict[int, tuple[int, str]]:
        """Return the literals, functions and constants of a file by their start, each with its end and path."""
        found = {span.start: (span.end, path) for span, path in captured.named_literals.items()}
        for span, inside in [*((span, span) for span in self._expressions), *captured.literals]:
            found[span.start] = (span.end, str(LiteralStep(self.at(inside.start))))
        return found

    def home(self, offset: int, is_hoisted: bool) -> int:
        """Return the scope that binds a name at an offset; a hoisted name is not bound by blocks."""
        scope = self.at(offset)
        return outside_of(self.scopes, scope, _BLOCK) if is_hoisted else scope

    def function_at(self, offset: int) -> int:
        """Find the scope of the function or class around an offset."""
        return outside_of(self.scopes, self.read_at(offset), _OPEN)

    def path_to(self, name: str, scope: int) -> str:
        """Return a name with the prefixes of its scopes, up to the next enclosing definition."""
        parts = [name]
        while scope > 0 and self.scopes[scope].definition < 0:
            if prefix := self._prefixes.get(scope):
                parts.append(prefix)
            scope = self.scopes[scope].parent
        return ".".join(reversed(parts))


def _kind(kind: str) -> ScopeKind:
    """Return the kind of scope that the body of a definition is."""
    if kind in TYPES or kind in ("implementation", "type_alias", "field"):
        return "class"
    return "namespace" if kind == "namespace" else "function"


def adopt(
    scopes: ScopeMap,
    drafts: Sequence[CapturedDefinition],
    bindings: Sequence[CapturedBinding],
    text: Callable[[Span | None], str],
) -> None:
    """Make the bodies of implementations scopes of the types they are for."""
    bodies = {scope.definition: index for index, scope in enumerate(scopes.scopes)}
    implementations = [index for index, draft in enumerate(drafts) if draft.kind == "implementation"]
    if not implementations:
        return
    types: dict[tuple[int, str], int] = {}
    for index, draft in enumerate(drafts):
        if draft.kind in TYPES:
            types.setdefault((scopes.at(draft.start), text(draft.name)), index)
    parameters = {(draft.start, text(draft.name)) for draft in bindings if draft.kind == "type_parameter"}
    for index in implementations:
        draft, body = drafts[index], bodies.get(index)
        if body is None:
            continue
        name = text(draft.name)
        is_parameter = draft.scope is not None and (draft.scope.start, name) in parameters
        found = -1 if not name or is_parameter else _around(scopes, scopes.at(draft.start), name, types)
        owner = index if found < 0 else found
        scopes.scopes[body] = scopes.scopes[body]._replace(definition=owner, implementation=index)


def prefix_of_members(owner: Definition | None) -> str:
    """Return the prefix for qualified names of members: of an implementation, its type without arguments."""
    if owner is None or owner.kind != "implementation":
        return owner.qualified_name if owner else ""
    around = owner.qualified_name.removesuffix(owner.name)
    plain = (owner.annotation.partition("<")[0] or owner.annotation).rpartition(PATH_MARK)[2]
    return around + plain


def _around(scopes: ScopeMap, scope: int, name: str, types: dict[tuple[int, str], int]) -> int:
    """Return the type of that name in a scope or around it, as far as names are seen through."""
    while scope >= 0:
        if (scope, name) in types:
            return types[scope, name]
        if scopes.scopes[scope].kind == "namespace":
            break
        scope = scopes.scopes[scope].parent
    return -1
