"""Symbols that string literals name: by dotted name, path, or argument of a decorator.

For maintainers: a dotted name is looked up like an import of the file, and recorded as a dependency like one. Other
texts are looked up in the index of names of all files by their last part; these lookups are recorded too (see
``name_index``). A text counts only if exactly one symbol has the name. This module must not know what is done with the
symbol.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from oxigraph_code.facts import Target
from oxigraph_code.facts.access_paths import last_name_of
from oxigraph_code.resolution.edges.references import SymbolReferences
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.model.values import Kind, Value, union

_PARTS: Final = re.compile(r"[.:/]")
_METHOD: Final = re.compile(r"([\w./:]*[A-Z]\w*)(?:[@#.]|::?)(\w+)")
_CLASS: Final = re.compile(r"[A-Z]\w*[a-z]\w*")
_FUNCTIONS: Final = frozenset({"function", "method"})
_NAMED: Final = _FUNCTIONS | {"class"}
_MAX_CLASSES: Final = 16
"""The most classes with one name that paths can distinguish."""


class NamedSymbols:
    """The symbols that string literals name; ``definitions`` are the index of ``named_by_texts``."""

    def __init__(
        self, evaluator: ProgramEvaluator, uses: SymbolReferences, definitions: Mapping[str, Sequence[tuple[str, int]]]
    ) -> None:
        self._program = evaluator.program
        self._evaluator = evaluator
        self._uses = uses
        self._definitions = definitions
        self._has_dots = evaluator.program.semantics.dotted_modules
        self._routing = {
            name for _, entry in evaluator.program.semantics.patterns.table("routes") for name in entry.get("names", ())
        }
        has_sides = evaluator.program.semantics.object_model.has_sides
        self._receiver: Kind = "instance" if has_sides else "symbol"
        self.asked: set[str] = set()
        """The names that were looked up in the index, found or not."""

    def of_text(self, path: str, text: str) -> Target | None:
        """Return the one symbol or module that a string literal in a file names."""
        if text[:1] == ".":
            return self._module(path, text)
        parts = _PARTS.split(text)
        found = (self._has_dots and self._imported(path, parts)) or self._decorated(text) or self._under(parts)
        return found[0] if len(found) == 1 else None

    def method(self, text: str) -> Target | None:
        """Return the method that a text names by its class and a mark, also below namespaces or folders."""
        match = _METHOD.fullmatch(text)
        classes = self._under(_PARTS.split(match[1]), is_placed=True) if match is not None else []
        if match is None or len(classes) != 1:
            return None
        instance = self._program.value("instance", *classes[0])
        methods = [value.target for value in self._uses.member(instance, match[2]) if self._is_named(value)]
        return methods[0] if methods else None

    def member(self, path: str, scope: int, name: str) -> Iterator[Target]:
        """Yield the methods of that name in the classes around a scope."""
        scopes = self._program.files[path].scopes
        while scope > 0:
            entry = scopes[scope]
            if entry.kind == "class" and entry.definition >= 0:
                own = self._program.value(self._receiver, path, entry.definition)
                for value in self._uses.member(own, name):
                    if self._program.symbol_kind(value) == "method":
                        yield value.target
            scope = entry.parent

    def _module(self, path: str, name: str) -> Target | None:
        value = self._program.module(path, name)
        is_other = value is not None and value.kind == "module" and value.path != path
        return value.target if is_other and value is not None else None

    def _imported(self, path: str, parts: Sequence[str]) -> list[Target]:
        """Resolve a dotted name to members, from the longest module that its parts begin with."""
        for count in range(len(parts), 0, -1):
            module = self._program.module(path, ".".join(parts[:count]))
            if module is not None and module.kind == "module":
                if count == len(parts):
                    return [module.target] if module.path != path else []
                values: tuple[Value, ...] = (module,)
                for index, name in enumerate(parts[count:], count + 1):
                    members = union([self._uses.member(value, name) for value in values])
                    # A library adds members to functions, so the name is one of the function (``f.delay``).
                    if members or index < len(parts) or not all(map(self._is_function, values)):
                        values = members
                return list(dict.fromkeys(value.target for value in values if self._is_named(value)))
        return []

    def _is_function(self, value: Value) -> bool:
        return self._program.symbol_kind(value) in _FUNCTIONS

    def _is_named(self, value: Value) -> bool:
        return self._program.symbol_kind(value) in _NAMED

    def _decorated(self, text: str) -> list[Target]:
        """Find the definitions that a decorator registers under a text; the path of a route registers none."""
        found = [Target(*entry) for entry in self._by_name(f'"{text}"')]
        return [target for target in found if self._is_registered(target, text)]

    def _is_registered(self, target: Target, text: str) -> bool:
        decorators = self._program.defined(target).decorators
        return any(text in entry and last_name_of(entry.partition("(")[0]) not in self._routing for entry in decorators)

    def _under(self, parts: Sequence[str], *, is_placed: bool = False) -> list[Target]:
        """Find classes by the last part of a dotted name, whose paths have its other parts.

        ``is_placed`` texts stand where a class is expected.
        """
        if (not is_placed and self._has_dots == (len(parts) == 1)) or not _CLASS.fullmatch(parts[-1]):
            return []
        named = self._by_name(f"{parts[-1]}.")
        return (
            [Target(*entry) for entry in named if _has_in_order(entry[0], parts[:-1])]
            if len(named) <= _MAX_CLASSES
            else []
        )

    def _by_name(self, name: str) -> Sequence[tuple[str, int]]:
        self.asked.add(name)
        return self._definitions.get(name, ())


def _has_in_order(path: str, names: Sequence[str]) -> bool:
    """Return true if the parts of a path contain names in order."""
    parts = iter(path.rpartition(".")[0].split("/"))
    return all(name in parts for name in names)
