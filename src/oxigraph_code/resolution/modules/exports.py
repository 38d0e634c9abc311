"""Exports of modules, in languages where other modules see nothing else.

For maintainers: a name is exported by a statement, by a keyword at its definition, or by re-exporting a whole module;
some modules export one value, whose members can be imported by name. ``imports`` follows exports from file to file.
This module must not know how an import is written.
"""

from __future__ import annotations

from typing import Final

from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import Value, Values, union
from oxigraph_code.resolution.program.inference_rule import InferenceRule
from oxigraph_code.resolution.program.program import Program

WHOLE: Final = "="
"""The export name of the value that stands for the whole module."""

_MAX_STARS: Final = 200


class Exports(InferenceRule):
    """The exports in the files of a program."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        self._default = self._semantics.module_model.default_export

    def as_value(self, module: Value) -> Values:
        """Return the value of a module in an expression: its whole export, and the module for other members."""
        if module.kind != "module" or module.definition >= 0:
            return (module,)
        return union((self._evaluator.memoized(self._stated, module.path, WHOLE), (module,)))

    def exported(self, path: str, name: str) -> Values:
        """Return the values that a module exports under a name."""
        bound = self._program.names(path).bound
        groups = [self._stated(path, name)]
        groups += [self._evaluator.import_values(path, entry) for entry in bound.handed_on.get(name, ())]
        if name not in bound.exports and name not in bound.handed_on and name in self._program.files[path].exports:
            groups.append(self._listed(path, name))
        if not any(groups):
            # Assignments to the module object add exports too.
            groups.append(self._evaluator.assigned_members(self._program.value("module", path), name))
        if not any(groups) and (named := self._documented(path, name)):
            return (named,)
        if found := union(groups):
            return self._or_given_besides(path, name, found) if name in bound.exports else found
        if WHOLE in bound.exports or self._is_plain(path):
            if name == self._default and self._default not in bound.exports:
                return self._evaluator.memoized(self._stated, path, WHOLE) or (self._program.value("module", path),)
            return self._of_whole(path, name)
        return self._through_stars(path, name) if name != self._default else ()

    def _or_given_besides(self, path: str, name: str, found: Values) -> Values:
        """Join the exports of a name into a choice, if several functions are assigned to it."""
        exports = self._program.names(path).bound.exports
        whole = self._of_whole(path, name) if WHOLE in exports and name != WHOLE else ()
        found = union((found, *(value.arguments[0] if value.kind == "choice" else (value,) for value in whole)))
        return self._evaluator.one_of(found) if len(found) > 1 else found

    def _listed(self, path: str, name: str) -> Values:
        """Return the values of a name in the export list of a module.

        The whole export may have another member of that name, which is the one that others see.
        """
        if WHOLE in self._program.names(path).bound.exports and (found := self._of_whole(path, name)):
            return found
        meaning = self._program.names(path).in_scope(0, name)
        return self._evaluator.values_of_bindings(path, meaning) if meaning is not None else ()

    def _of_whole(self, path: str, name: str) -> Values:
        """Return the members of the whole export that have a name."""
        whole = self._evaluator.memoized(self._stated, path, WHOLE)
        itself = self._program.value("module", path)
        return union(self._evaluator.of_member(value, name) for value in whole if value != itself)

    def _documented(self, path: str, name: str) -> Value | None:
        """Return a type alias that only a documentation comment declares, which others may use like an export."""
        facts = self._program.files[path]
        meaning = self._program.names(path).in_scope(0, name)
        if meaning is None or meaning.bindings or meaning.imports or len(meaning.definitions) != 1:
            return None
        definition = facts.definitions[meaning.definitions[0]]
        is_alias = definition.kind == "type_alias" and definition.start_line == definition.end_line
        return self._program.symbol(path, meaning.definitions[0]) if is_alias else None

    def _is_plain(self, path: str) -> bool:
        """Return true if a module has no default export, so that the module itself may be imported as one."""
        bound = self._program.names(path).bound
        return self._default not in self._program.files[path].exports and not bound.handed_stars

    def _stated(self, path: str, name: str) -> Values:
        stated = self._program.names(path).bound.exports.get(name, ())
        return union(self._evaluator.read(path, entry.scope, 0, entry.value) for entry in stated if entry.value)

    def _through_stars(self, path: str, name: str) -> Values:
        """Return the exports of a name by modules that this one re-exports whole."""
        groups = []
        for star in self._program.names(path).bound.handed_stars[:_MAX_STARS]:
            module = self._program.module(path, star.path)
            if module is not None and module.kind == "module":
                groups.append(self._evaluator.of_member(module, name))
        return union(groups)
