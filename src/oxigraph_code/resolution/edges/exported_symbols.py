"""Exported symbols of a module: its own, and all that it exports again.

For maintainers: a name is exported if the file states so. Where nothing does, all public names are visible, which needs
no edge. Entry points and tests run without a call from the program; the language finds them by names, decorators and
base classes, and takes the bases from other files. This module must not know how an export is written.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oxigraph_code.facts import FileFacts, Import, Role
from oxigraph_code.resolution.edges.references import SymbolReferences
from oxigraph_code.resolution.inference.program_rules import ProgramRules
from oxigraph_code.resolution.language.semantics import Lineage
from oxigraph_code.resolution.model.values import Related

_MAX_FILES: Final = 200


class ExportedSymbols:
    """The exports of the files of a program."""

    def __init__(self, evaluator: ProgramRules, uses: SymbolReferences) -> None:
        self._program = evaluator.program
        self._imports = evaluator.imports
        self._uses = uses
        self._model = evaluator.program.semantics.module_model

    def of_file(self, facts: FileFacts) -> Iterator[Related]:
        """Yield the symbols that a file exports, and the modules that it exports under a name."""
        module = self._program.value("module", facts.path)
        for name in self._names(facts.path, set()):
            for value in self._uses.member(module, name):
                if value.kind in ("symbol", "module") and value.target != module.target:
                    yield "exports", -1, value.target, ""

    def _names(self, path: str, seen: set[str]) -> dict[str, None]:
        """Return the names that a file states as exported; ``seen`` are the files on the way."""
        seen.add(path)
        names = dict.fromkeys(self._program.files[path].exports)
        if self._model.exports_public:
            names.update(dict.fromkeys(self._public(path)))
        known = self._program.names(path)
        for entry in self._program.files[path].imports:
            if entry.kind != "star" and entry.scope == 0 and entry.is_offered:
                names[entry.alias or entry.name] = None
        for star in (*known.bound.handed_stars, *(entry for entry in known.stars(0) if entry.is_offered)):
            names.update(dict.fromkeys(self._starred(path, star, seen)))
        names.pop("", None)
        return names

    def _starred(self, path: str, star: Import, seen: set[str]) -> Iterator[str]:
        for module in (*self._program.modules_of(path, star.path), *self._imports.values(path, star)):
            if module is None or module.kind != "module" or module.path in seen or len(seen) >= _MAX_FILES:
                continue
            stated = self._names(module.path, seen)
            yield from (name for name in stated if name != self._model.default_export)
            if not self._model.exports_only:
                yield from self._public(module.path)

    def _public(self, path: str) -> Iterator[str]:
        """Yield the names of the public definitions of a file."""
        top = (entry for entry in self._program.files[path].definitions if entry.scope == 0)
        return (entry.name for entry in top if entry.visibility == "public")


def roles_in(facts: FileFacts, evaluator: ProgramRules) -> list[Role]:
    """Return the roles of a file and its definitions, each once."""

    def lineage(definition: int) -> Lineage:
        order = evaluator.hierarchy.order(evaluator.program.symbol(facts.path, definition))[1:]
        return Lineage(
            tuple(entry.name for entry in order if entry.kind == "external" and entry.name),
            tuple(entry.definition for entry in order if entry.kind == "symbol" and entry.path == facts.path),
        )

    return sorted(set(evaluator.program.semantics.roles(facts, lineage)))
