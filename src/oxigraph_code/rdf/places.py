"""The place of a file in the graph: its project, and its path in there.

For maintainers: facts and links know files by their path from the root of the run, because resolution goes across
projects; the graph knows them by project. This is the one border between the two. This module must not know how a
project is found.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.facts import NO_MARKS, FileMarks


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
