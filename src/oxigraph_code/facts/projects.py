"""The facts of manifests, and problems in files."""

from __future__ import annotations

from typing import NamedTuple

from oxigraph_code.facts.aliases import Alias


class Diagnostic(NamedTuple):
    """A problem of a file, for readers of the graph; ``severity`` is ``error`` or ``warning``."""

    severity: str
    message: str
    line: int = 0
    column: int = 0


class Dependency(NamedTuple):
    """A package that a project declares.

    ``version`` is the constraint as written; ``group`` is empty for a dependency at run time.
    """

    name: str
    version: str = ""
    group: str = ""
    extras: tuple[str, ...] = ()
    optional: bool = False
    marker: str = ""


class ProjectFacts(NamedTuple):
    """The facts of the manifests of a project; ``name`` is empty if none gives one."""

    language: str
    name: str = ""
    version: str = ""
    description: str = ""
    edition: str = ""
    dependencies: tuple[Dependency, ...] = ()
    diagnostics: tuple[tuple[str, Diagnostic], ...] = ()  # relative path of the manifest, what is wrong
    features: tuple[str, ...] = ()
    aliases: tuple[Alias, ...] = ()


class FileMarks(NamedTuple):
    """The kinds that set a file apart, such as ``generated``, and its owners as written."""

    kinds: tuple[str, ...] = ()
    owners: tuple[str, ...] = ()


NO_MARKS = FileMarks()
