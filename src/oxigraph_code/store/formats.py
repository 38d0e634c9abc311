"""The RDF formats that can be loaded, with all their names.

For maintainers: the short name crosses process borders; only ``reading`` and ``writer`` turn it into the engine's own
object, so that this module can load in the process of an editor.

Source: the IANA media type registrations, and the W3C recommendation of each format.
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from oxigraph_code.errors import QueryRefused


class RdfFormat(NamedTuple):
    """One format, with its other names; ``datasets`` is True if it can name graphs."""

    name: str
    label: str
    media_types: tuple[str, ...]
    extensions: tuple[str, ...]
    names: tuple[str, ...]
    datasets: bool


FORMATS: tuple[RdfFormat, ...] = (
    RdfFormat("turtle", "Turtle", ("text/turtle", "application/x-turtle"), ("ttl", "turtle"), (), False),
    RdfFormat("ntriples", "N-Triples", ("application/n-triples", "text/plain"), ("nt",), ("n-triples",), False),
    RdfFormat("nquads", "N-Quads", ("application/n-quads", "text/x-nquads"), ("nq",), ("n-quads",), True),
    RdfFormat("trig", "TriG", ("application/trig", "application/x-trig"), ("trig",), (), True),
    RdfFormat(
        "rdfxml",
        "RDF/XML",
        ("application/rdf+xml", "application/xml", "text/xml"),
        ("rdf", "xml", "owl"),
        ("rdf/xml", "rdf-xml", "rdf_xml"),
        False,
    ),
    RdfFormat("n3", "Notation3", ("text/n3", "text/rdf+n3"), ("n3",), ("notation3",), True),
    RdfFormat(
        "jsonld",
        "JSON-LD",
        ("application/ld+json", "application/json"),
        ("jsonld", "json"),
        ("json-ld", "json_ld"),
        True,
    ),
)

FALLBACK = FORMATS[0]

_HEAD = 65_536
"""The number of characters that are read to recognize a format."""
_XML = re.compile(r"\ufeff?\s*<(?:\?xml\b|!--|!DOCTYPE\b|(?:[\w.-]+:)?RDF[\s>]|[\w.:-]+\s[^<>]*\bxmlns\b)")
_JSON = re.compile(r"""\ufeff?\s*(?:\{\s*["}]|\[\s*\{)""")
_TERM = r"""(?:<[^<>\s]*>|_:[\w.-]+|"(?:[^"\\\n]|\\.)*"(?:@[\w-]+|\^\^<[^<>\s]*>)?)"""
_NODE = r"(?:<[^<>\s]*>|_:[\w.-]+)"
_QUAD = re.compile(rf"(?:\s|#[^\n]*\n)*{_NODE}[ \t]*<[^<>\s]*>[ \t]*{_TERM}[ \t]*{_NODE}[ \t]*\.[ \t]*(?:\n|\Z)")
# Annotations of RDF 1.2 have brackets of their own.
_NO_SYNTAX = re.compile(
    r"""\"{3}.*?(?:\"{3}|\Z)|'{3}.*?(?:'{3}|\Z)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|<[^<>\s]*>|\#[^\n]*|\{\||\|\}""",
    re.DOTALL,
)

_BY_NAME = {
    name: entry for entry in FORMATS for name in (entry.name, *entry.names, *entry.media_types, *entry.extensions)
}


def known_formats() -> str:
    """Return the short names, for messages."""
    return ", ".join(entry.name for entry in FORMATS)


def find_format(text: str) -> RdfFormat:
    """Find a format by short name, media type (without parameters) or extension, in any case."""
    wanted = text.partition(";")[0].strip().lower()
    found = _BY_NAME.get(wanted) or _BY_NAME.get(wanted.removeprefix("."))
    if found is None:
        raise QueryRefused(
            f"no RDF format is called {text!r}",
            hint=f"known formats: {known_formats()}; a MIME type or a file extension will do as well",
        )
    return found


def format_of(path: Path | None, name: str = "", text: str = "") -> RdfFormat:
    """Choose the format by name, else by file extension, else by the beginning of the text, else Turtle."""
    if name:
        return find_format(name)
    if path is not None and (known := _BY_NAME.get(path.suffix.lower().removeprefix("."))):
        return known
    if path is not None:
        # The load itself reports a file that cannot be read.
        with suppress(OSError), path.open(encoding="utf-8", errors="replace") as file:
            text = file.read(_HEAD)
    return _by_content(text[:_HEAD])


def _by_content(text: str) -> RdfFormat:
    """Recognize the format by the first characters, and by signs outside of strings, IRIs and comments.

    N-Triples is read as Turtle. N3 is recognized by its name only.
    """
    if _XML.match(text):
        return _BY_NAME["rdfxml"]
    if _JSON.match(text):
        return _BY_NAME["jsonld"]
    if _QUAD.match(text):
        return _BY_NAME["nquads"]
    return _BY_NAME["trig"] if "{" in _NO_SYNTAX.sub(" ", text) else FALLBACK
