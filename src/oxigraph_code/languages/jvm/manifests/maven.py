"""Read ``pom.xml``, with the values that it inherits from parents in folders above.

For maintainers: text only; Maven never runs, and no repository is asked. A parent is read if it is inside of the root
of the run. Properties are filled in where they are known; any other stays as it is written. The reader of XML resolves
nothing: expat reads entities only if they are declared, and declarations are refused, so that no text grows. Depth and
number of elements are bounded.

Source: Maven, "POM Reference" and "Introduction to the Dependency Mechanism".
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Final
from xml.parsers import expat

from oxigraph_code.facts import Dependency, ProjectFacts
from oxigraph_code.file_tree import FileTree
from oxigraph_code.languages.folder import ProjectFolder, shown
from oxigraph_code.languages.jvm.manifests import POM

_MAX_DEPENDENCIES: Final = 10_000
_MAX_PARENTS: Final = 8
_MAX_ROUNDS: Final = 4
_LONGEST: Final = 1_000
_PROPERTY: Final = re.compile(r"\$\{([^${}]{1,200})\}")
_AT_RUN_TIME: Final = frozenset({"", "compile", "runtime"})
_MAX_ELEMENTS: Final = 200_000
_MAX_DEPTH: Final = 64


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


class XmlError(Exception):
    """A text that is not read, with the line of the fault."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line


class Element:
    """An element with its text and its children; attributes and namespaces are left out."""

    __slots__ = ("children", "name", "text")

    def __init__(self, name: str) -> None:
        self.name = name
        self.text = ""
        self.children: list[Element] = []

    def child(self, *names: str) -> Element:
        """Return the first child along a path of names; an empty element without one."""
        found = self
        for name in names:
            found = next((entry for entry in found.children if entry.name == name), _EMPTY)
        return found

    def value(self, *names: str) -> str:
        """Return the text of the first child along a path of names; empty without one."""
        return self.child(*names).text.strip()


_EMPTY: Final = Element("")


def read_xml(text: str) -> Element:
    """Read the root element of a document.

    Raises ``XmlError`` for malformed text, a document type, and more elements than a manifest has.
    """
    parser = expat.ParserCreate()
    document = Element("")
    opened = [document]
    count = 0

    def start(name: str, _: object) -> None:
        nonlocal count
        count += 1
        if count > _MAX_ELEMENTS or len(opened) > _MAX_DEPTH:
            raise XmlError("too many elements; not read", parser.CurrentLineNumber)
        element = Element(name.rpartition(":")[2])
        opened[-1].children.append(element)
        opened.append(element)

    def end(_: str) -> None:
        opened.pop()

    def characters(part: str) -> None:
        opened[-1].text += part

    def refuse(*_: object) -> None:
        raise XmlError("a document type is declared; not read", parser.CurrentLineNumber)

    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = characters
    parser.StartDoctypeDeclHandler = refuse
    parser.EntityDeclHandler = refuse
    parser.buffer_text = True
    try:
        parser.Parse(text.encode(), True)
    except expat.ExpatError as error:
        raise XmlError(f"not well-formed: {expat.ErrorString(error.code)}", error.lineno) from None
    return document.children[0] if document.children else document
