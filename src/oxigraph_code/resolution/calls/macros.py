"""Resolve macro invocations: textual scope, the package around, then paths and imports.

For maintainers: macros have a namespace of their own. An exported macro is at the root of its package, wherever it is
defined. Others are visible in the text after them, in any file; that order is unknown here, so a name resolves only if
the package has a single macro of it. This module must not know expansions. See decision 0051.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from oxigraph_code.facts import Import, Link, Reference, Target
from oxigraph_code.facts.access_paths import PATH_MARK
from oxigraph_code.resolution.calls.member_calls import outside, unresolved
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.model.values import Site, Value

_MAX_DEPTH: Final = 8


class Macros:
    """The macros of a program with closed namespaces."""

    def __init__(self, evaluator: ProgramEvaluator) -> None:
        self._program = evaluator.program
        self._semantics = evaluator.program.semantics
        self._evaluator = evaluator
        self._of_package: dict[tuple[str, str], list[Target]] = defaultdict(list)
        self._handed_out: dict[tuple[str, str], list[Target]] = defaultdict(list)
        self.names: set[str] = set()
        """The names of all of them."""
        if self._semantics.module_model.is_closed:
            for facts in self._program.files.values():
                for index, definition in enumerate(facts.definitions):
                    if definition.kind == "macro":
                        key = self._root(facts.path), definition.name
                        self._of_package[key].append(Target(facts.path, index))
                        self.names.add(definition.name)
                        if definition.visibility == "public":
                            self._handed_out[key].append(Target(facts.path, index))

    def link(self, site: Reference, place: Site) -> Link:
        """Resolve an invocation by textual scope."""
        if site.receiver:
            return self._by_path(site, place) or unresolved("elsewhere")
        names = self._program.names(place.path)
        found = names.macro(site.scope, site.name)
        if found.scope >= 0:
            targets = [Target(place.path, index) for index in found.definitions]
            return self._certain("lexical", targets) or unresolved("ambiguous")
        if imports := names.lookup(site.scope, site.name).imports:
            return self._imported(place.path, imports) or unresolved("elsewhere")
        if link := self._certain("lexical", self._of_package.get((self._root(place.path), site.name), ())):
            return link
        if link := self._by_star(place.path, names.scopes_until(site.scope, -1), site.name):
            return link
        builtin = self._semantics.builtin(f"{site.name}!")
        is_hidden = not builtin or self._evaluator.imports.is_hidden(place)
        return unresolved("elsewhere") if is_hidden else outside(builtin)

    def imported(self, path: str, entry: Import) -> tuple[Target, ...]:
        """Return the macros of the program that an import in a file brings in."""
        link = self._imported(path, (entry,))
        return link.targets if link is not None else ()

    def _root(self, path: str) -> str:
        return self._evaluator.module_tree.root(path).path

    def _certain(self, rule: str, targets: Sequence[Target]) -> Link | None:
        """Return a link to the one macro that may be meant, or to alternatives for different builds."""
        definitions = [self._program.defined(target) for target in targets]
        are_alternatives = len(targets) == 1 or all("conditional" in entry.modifiers for entry in definitions)
        return Link(rule, tuple(targets)) if targets and are_alternatives else None

    def _by_path(self, site: Reference, place: Site) -> Link | None:
        """Resolve the last part of a path; the macro itself states its package."""
        for value in self._evaluator.of_scope(place, self._program.access.parse(site.receiver)):
            if link := self._of_module(value, site.name):
                return link
        return None

    def _imported(self, path: str, imports: Iterable[Import], depth: int = 0) -> Link | None:
        for entry in imports:
            head, _, name = entry.path.rpartition(PATH_MARK)
            if not head:
                found = self._program.names(path).macro(entry.scope, name).definitions
                targets = [Target(path, index) for index in found]
                link = self._certain("imported", targets or self._of_package.get((self._root(path), name), ()))
                if link:
                    return link
                continue
            place = self._program.place(path, entry.scope)
            for value in self._evaluator.memoized(self._evaluator.module_tree.imported, place, head):
                if link := self._of_module(value, name, depth + 1):
                    return link
        return None

    def _by_star(self, path: str, scopes: Iterable[int], name: str, depth: int = 0) -> Link | None:
        """Resolve a name through glob imports from known modules."""
        names = self._program.names(path)
        for scope in scopes if names.has_star_import else ():
            for star in names.stars(scope):
                for value in self._evaluator.imports.values(path, star):
                    if value.kind == "module" and (link := self._of_module(value, name, depth + 1)):
                        return link
        return None

    def _of_module(self, module: Value, name: str, depth: int = 0) -> Link | None:
        """Resolve a name in a module: its own macro or a re-export."""
        if module.kind == "external":
            return outside(f"{module.name}{self._semantics.separator}{name}!")
        if module.kind != "module" or depth > _MAX_DEPTH:
            return None
        is_root = module.definition < 0 and self._root(module.path) == module.path
        if is_root and (link := self._certain("imported", self._handed_out.get((module.path, name), ()))):
            return link
        names = self._program.names(module.path)
        scope = 0 if module.definition < 0 else names.body.get(module.definition, -1)
        meaning = names.in_scope(scope, name) if scope >= 0 else None
        if meaning is not None and (link := self._imported(module.path, meaning.imports, depth)):
            return link
        return self._by_star(module.path, (scope,), name, depth) if scope >= 0 else None
