"""A reader of XML that resolves nothing: a document type or an entity is refused.

For maintainers: expat reads entities only if they are declared, and declarations are refused, so that no text grows.
Depth and number of elements are bounded.
"""

from __future__ import annotations

from typing import Final
from xml.parsers import expat

_MAX_ELEMENTS: Final = 200_000
_MAX_DEPTH: Final = 64


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
