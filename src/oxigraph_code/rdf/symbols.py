"""The symbol of a place in a module, and the IRIs of symbols.

For maintainers: Facts know files by their path from the root of the run, the graph knows them by project: ``Places`` is
the border.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.facts import NO_MARKS, Definition, FileFacts, FileMarks, Target
from oxigraph_code.facts.nesting import definition_around

_SEPARATOR = re.compile(r"::|\.")


class SymbolIris:
    """The IRIs of the symbols that the facts of one file, and the links from them, are about."""

    def __init__(self, facts: FileFacts, files: Mapping[str, FileFacts], places: Places) -> None:
        self._facts = facts
        self._files = files
        self._places = places
        place = places(facts.path)
        self._project_iri, self.module = place.project_iri, place.module_iri

    def own(self, definition: int) -> str:
        """Return a symbol of the file, or the module itself."""
        return self.module if definition < 0 else symbol_iri(self.module, self._facts.definitions[definition])

    def iri(self, target: Target) -> str:
        """Return a symbol of any file, or its module."""
        module_iri = self._places(target.path).module_iri
        if target.definition < 0:
            return module_iri
        return symbol_iri(module_iri, self._files[target.path].definitions[target.definition])

    def name(self, target: Target) -> str:
        """Return the name of a symbol, or of a module's file."""
        if target.definition < 0:
            return target.path.rpartition("/")[2]
        return self._files[target.path].definitions[target.definition].name

    def owner(self, target: Target) -> Target:
        """Return the IRI of the module or symbol that defines a symbol."""
        facts = self._files[target.path]
        return Target(target.path, definition_around(facts.scopes, facts.definitions[target.definition].scope))

    def kind(self, target: Target) -> str:
        """Return the kind of a symbol."""
        return self._files[target.path].definitions[target.definition].kind

    def external(self, qualified_name: str) -> str:
        """Return a symbol outside, as the project of the file knows it."""
        return identity.external_symbol(self._project_iri, qualified_name)


def last_part(qualified_name: str) -> str:
    """Return the last part of a name with dots or double colons."""
    return _SEPARATOR.split(qualified_name)[-1]


def symbol_iri(module_iri: str, definition: Definition) -> str:
    """Return the IRI of a symbol of a module."""
    return _symbol_iri(module_iri, definition.qualified_name, definition.ordinal)


# By the parts of the IRI: to hash a whole definition takes longer than to make its IRI.
_symbol_iri = lru_cache(maxsize=65_536)(identity.symbol)


class Place(NamedTuple):
    """The place of a file in the graph.

    It has the project, the path relative to the project's folder, the IRI of the module, and the marks of the file.
    """

    project_iri: str
    path: str
    module_iri: str
    marks: FileMarks = NO_MARKS


Places = Callable[[str], Place]
"""The place of the file at a path relative to the root of the run."""


def place_in(project_iri: str, path: str, marks: FileMarks = NO_MARKS) -> Place:
    """Return the place of a file at a path relative to the folder of its project."""
    return Place(project_iri, path, identity.module(project_iri, path), marks)


def one_project(project_iri: str) -> Places:
    """Return the places of one project's files; its folder is the root of the run."""
    return cache(lambda path: place_in(project_iri, path))
