"""Handovers: functions and classes that are passed, stored, returned or decorated, not called.

For maintainers: names are bound as for references, which end at the symbol itself; the receiver of an argument is known
from the links of the calls. The language knows which callees only inspect their arguments. This module must not know
any library. See decision 0069.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from oxigraph_code.facts import Definition, FileFacts, Handover, Link, Reference, Target
from oxigraph_code.facts.access_paths import PATH_MARK
from oxigraph_code.facts.nesting import definition_around
from oxigraph_code.resolution.calls.constructors import Decorators
from oxigraph_code.resolution.edges.named_symbols import NamedSymbols
from oxigraph_code.resolution.edges.references import SymbolReferences
from oxigraph_code.resolution.incremental.interface_digest import kept_locals
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator

_HANDED: Final = frozenset({"function", "method", "class"})
_FUNCTIONS: Final = frozenset({"function", "method"})
_TEXTS: Final = frozenset({"name", "member"})
_DECORATOR: Final = re.compile(r"[\w.:$]+")


class _Receiver(NamedTuple):
    """The receiver of a symbol: its text, the symbols it means, or an external qualified name."""

    text: str
    targets: tuple[Target, ...] = ()
    external: str = ""


_Key = tuple[str, int, Target, _Receiver]


class Handovers:
    """The handovers of the files of a program."""

    def __init__(self, evaluator: ProgramEvaluator, uses: SymbolReferences, named: NamedSymbols) -> None:
        self._evaluator = evaluator
        self._program = evaluator.program
        self._semantics = evaluator.program.semantics
        self._uses = uses
        self._wrappers = Decorators(evaluator)
        self._named = named

    @property
    def asked(self) -> set[str]:
        """The names that were looked up in the index of names, found or not."""
        return self._named.asked

    def start(self) -> None:
        """Forget the names that were looked up."""
        self._named.asked = set()

    def of_file(self, facts: FileFacts, links: Sequence[Link]) -> tuple[Handover, ...]:
        """Return the handovers of a file, grouped by source, symbol and receiver, with their lines."""
        lines: dict[_Key, dict[int, None]] = {}
        found = (self._passed(facts, links), self._called_on(facts, links), self._decorated(facts))
        for group in found:
            for key, line in group:
                lines.setdefault(key, {})[line] = None
        return tuple(
            Handover(kind, source, target, *receiver, tuple(sorted(at)))
            for (kind, source, target, receiver), at in lines.items()
        )

    def _passed(self, facts: FileFacts, links: Sequence[Link]) -> Iterator[tuple[_Key, int]]:
        """Yield arguments of calls, stored and returned values, and symbols that string literals name."""
        for kind, path, scope, line, source, text, call in facts.passed:
            receiver = self._receiver(facts.references[call], links[call]) if call >= 0 else _Receiver(text)
            if receiver is None:
                continue
            if kind == "through":
                for target in self._through(facts.path, scope, line, path, text):
                    yield ("argument", source, target, receiver), line
                continue
            if kind in _TEXTS:
                named = "replaced" if self._semantics.replaces(receiver.external or receiver.text) else "name"
                for target in self._named_by(facts.path, kind, scope, path):
                    if target != Target(facts.path, source):
                        yield (named, source, target, receiver), line
                continue
            for target in self._symbols(facts.path, scope, line, path):
                # A function that is written where it is passed is passed by the one around it.
                is_there = target == Target(facts.path, source) and facts.definitions[source].start_line == line
                passing = definition_around(facts.scopes, facts.definitions[source].scope) if is_there else source
                yield ("stored" if kind == "field" else kind, passing, target, receiver), line

    def _named_by(self, path: str, kind: str, scope: int, text: str) -> Iterator[Target]:
        """Resolve a string literal to the symbol or module it names, but not to properties of the own class."""
        if kind == "name":
            target = self._named.of_text(path, text)
            if target is not None and (target.definition < 0 or self._definition(target) is not None):
                yield target
            return
        for target in self._named.member(path, scope, text):
            if self._definition(target) is not None:
                yield target

    def _receiver(self, site: Reference, link: Link) -> _Receiver | None:
        """Return the receiver of the arguments of a call; ``None`` if the callee only inspects them."""
        if not link.targets and self._semantics.only_inspects(link.external or site.text):
            return None
        return _Receiver(site.text, link.targets, link.external)

    def _symbols(self, path: str, scope: int, line: int, access_path: str) -> Iterator[Target]:
        """Resolve a path to functions and classes; a member of a function (``f.delay``) leads to the function."""
        last, before = self._uses.symbols(path, scope, line, access_path)
        if not last and self._semantics.object_model.has_flat_namespaces and PATH_MARK in access_path:
            head, _, rest = access_path.partition(PATH_MARK)
            is_type = any(e.kind != "module" for e in self._evaluator.of_path(self._program.place(path, scope), head))
            if not is_type and not self._semantics.builtin(head):
                yield from self._symbols(path, scope, line, rest)
                return
        for target in last:
            if (definition := self._definition(target)) is not None and definition.kind in _HANDED:
                yield target
        for target in before if not last else ():
            if (definition := self._definition(target)) is not None and definition.kind in _FUNCTIONS:
                yield target

    def _through(self, path: str, scope: int, line: int, access_path: str, method: str) -> Iterator[Target]:
        """Yield the functions that a path means, or classes if a method of theirs makes a function."""
        makes_function = self._semantics.makes_function(method)
        for target in self._uses.symbols(path, scope, line, access_path)[0]:
            definition = self._definition(target)
            if definition is not None and (
                definition.kind in _FUNCTIONS or (makes_function and definition.kind == "class")
            ):
                yield target

    def _definition(self, target: Target) -> Definition | None:
        """Return the definition of a symbol; ``None`` if reading its name runs it, as with a property."""
        if target.definition < 0:
            return None
        definition = self._program.defined(target)
        return None if self._semantics.is_called_by_access(definition) else definition

    def _called_on(self, facts: FileFacts, links: Sequence[Link]) -> Iterator[tuple[_Key, int]]:
        """Yield the functions whose members are called, as in ``f.delay(1)``, unless that runs them."""
        functions = self._program.names(facts.path).functions
        named = self._functions_named(facts)
        if not named:
            return
        for site, link in zip(facts.references, links, strict=True):
            targets = named.get((functions[site.scope], site.receiver)) if site.receiver else None
            if targets is None or self._semantics.only_inspects(site.name):
                continue
            for target in targets:
                if target not in link.targets:
                    receiver = _Receiver(site.text, link.targets, link.external)
                    yield ("argument", functions[site.scope], target, receiver), site.line

    def _functions_named(self, facts: FileFacts) -> Mapping[tuple[int, str], list[Target]]:
        """Return the functions that paths mean which are used as values, by the function around and the path."""
        functions = self._program.names(facts.path).functions
        found: dict[tuple[int, str], list[Target]] = {}
        for path, scope, line, is_write, runs in facts.uses:
            if is_write or runs:
                continue
            for target in self._uses.symbols(facts.path, scope, line, path)[0]:
                definition = self._definition(target)
                if definition is not None and definition.kind in _FUNCTIONS:
                    found.setdefault((functions[scope], path), []).append(target)
        return found

    def _decorated(self, facts: FileFacts) -> Iterator[tuple[_Key, int]]:
        """Yield the definitions that are passed to their decorators."""
        for index, definition in enumerate(facts.definitions):
            if definition.decorators and definition.kind in _HANDED:
                source = definition_around(facts.scopes, definition.scope)
                for text in definition.decorators:
                    receiver = self._decorator(facts.path, index, definition, text)
                    if receiver is not None:
                        yield ("decorator", source, Target(facts.path, index), receiver), definition.start_line

    def _decorator(self, path: str, index: int, definition: Definition, text: str) -> _Receiver | None:
        """Return the meaning of a decorator; ``None`` if it only describes or wraps the definition."""
        name = _DECORATOR.match(text)
        if name is None or not self._semantics.registers(name[0]):
            return None
        if not self._program.semantics.applies_decorators:
            return _Receiver(name[0])
        place = self._program.place(path, definition.scope, definition.start_line)
        called = self._evaluator.called(place, self._program.access.parse(name[0]))
        external = next((value.name for value, _ in called if value.is_external), "")
        if external and not self._semantics.registers(external):
            return None
        if self._is_wrapped(path, index, text):
            return None
        targets = tuple(dict.fromkeys(value.target for value, _ in called if value.kind == "symbol"))
        return _Receiver(name[0], targets, external)

    def _is_wrapped(self, path: str, index: int, decorator: str) -> bool:
        """Return true if a decorator only replaces the definition by a function of its own body."""
        wrappers = self._wrappers.wrapper_by(self._program.symbol(path, index), decorator)
        for wrapper in wrappers:
            if wrapper.kind != "symbol":
                return False
            facts = self._program.files[wrapper.path]
            if facts.definitions[wrapper.definition].name in kept_locals(facts):
                return False
        return bool(wrappers)
