"""Read ``pom.xml``, with the values that it inherits from parents in folders above.

For maintainers: text only; Maven never runs, and no repository is asked. A parent is read if it is inside of the root
of the run. Properties are filled in where they are known; any other stays as it is written.

Source: Maven, "POM Reference" and "Introduction to the Dependency Mechanism".
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Final

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.languages.folder import ProjectFolder, shown
from oxigraph_code.languages.jvm.manifests import POM
from oxigraph_code.languages.jvm.manifests.xml_text import Element, XmlError, read_xml

_MAX_DEPENDENCIES: Final = 10_000
_MAX_PARENTS: Final = 8
_MAX_ROUNDS: Final = 4
_LONGEST: Final = 1_000
_PROPERTY: Final = re.compile(r"\$\{([^${}]{1,200})\}")
_AT_RUN_TIME: Final = frozenset({"", "compile", "runtime"})


def read_pom(path: Path, root: Path | None, tree: FileTree | None) -> ProjectFacts | None:
    """Read the facts of the manifest of a folder; ``None`` without one."""
    folder = ProjectFolder(path, tree)
    if POM not in folder.names():
        return None
    chain = list(_with_parents(folder, path, root, tree))
    own = chain[0]
    properties = _properties(chain)
    versions = dict(_managed(chain, properties))
    found = tuple(dict.fromkeys(islice(_dependencies(chain, properties, versions), _MAX_DEPENDENCIES)))
    for entry in found:
        if "${" in entry.version:
            folder.report(POM, f"{entry.name}: the version {shown(entry.version)} has an unknown property")
    return ProjectFacts(
        language="java",
        name=_filled(own.value("artifactId"), properties),
        version=_filled(own.value("version") or own.value("parent", "version"), properties),
        description=" ".join(_filled(own.value("description"), properties).split()),
        dependencies=found,
        diagnostics=folder.diagnostics(),
    )


def _with_parents(folder: ProjectFolder, path: Path, root: Path | None, tree: FileTree | None) -> Iterator[Element]:
    """Yield the project's own document, then its parents', the nearest first."""
    document = _read(folder)
    yield document
    for _ in range(_MAX_PARENTS):
        parent = document.child("parent")
        if not parent.children:
            return
        written = parent.value("relativePath") or f"../{POM}"
        above = Path(os.path.normpath(path / written))
        above = above.parent if above.name.endswith(".xml") else above
        if root is None or not above.is_relative_to(root) or above == path:
            return
        reader = ProjectFolder(above, tree)
        if not reader.has_file(POM):
            return
        document, path = _read(reader), above
        if document.value("artifactId") != parent.value("artifactId"):
            return
        yield document


def _read(folder: ProjectFolder) -> Element:
    text = folder.read_manifest(POM)
    try:
        return read_xml(text) if text is not None else Element("")
    except XmlError as error:
        folder.report(POM, str(error), error.line, severity="error")
        return Element("")


def _properties(chain: list[Element]) -> Mapping[str, str]:
    """Return the properties of a project by name, with the coordinates of the project and its parent."""
    own = chain[0]
    found: dict[str, str] = {}
    for document in reversed(chain):
        found |= {entry.name: entry.text.strip() for entry in document.child("properties").children}
    for name in ("groupId", "artifactId", "version"):
        parent = own.value("parent", name)
        value = own.value(name) or parent
        found |= {f"{prefix}{name}": value for prefix in ("project.", "pom.", "")}
        found[f"project.parent.{name}"] = parent
    return found


def _filled(text: str, properties: Mapping[str, str]) -> str:
    """Return a text with the values of known properties."""
    for _ in range(_MAX_ROUNDS):
        filled = _PROPERTY.sub(lambda match: properties.get(match[1]) or match[0], text)
        if filled == text or len(filled) > _LONGEST:
            break
        text = filled
    return text[:_LONGEST]


def _managed(chain: list[Element], properties: Mapping[str, str]) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield the managed versions and scopes by the names of dependencies, parents first."""
    for document in reversed(chain):
        for entry in document.child("dependencyManagement", "dependencies").children:
            version, scope = (_filled(entry.value(name), properties) for name in ("version", "scope"))
            yield _name(entry, properties), (version, scope)


def _dependencies(
    chain: list[Element], properties: Mapping[str, str], managed: Mapping[str, tuple[str, str]]
) -> Iterator[Dependency]:
    for document in chain:
        for entry in document.child("dependencies").children:
            name = _name(entry, properties)
            version, scope = managed.get(name, ("", ""))
            scope = _filled(entry.value("scope"), properties) or scope
            if name != ":":
                yield Dependency(
                    name=name,
                    version=_filled(entry.value("version"), properties) or version,
                    group="" if scope in _AT_RUN_TIME else scope,
                    optional=entry.value("optional") == "true",
                )


def _name(entry: Element, properties: Mapping[str, str]) -> str:
    return ":".join(_filled(entry.value(name), properties) for name in ("groupId", "artifactId"))
