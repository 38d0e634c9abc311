"""The RDF formats that can be loaded, under every name a user may give them.

For maintainers: the short name is what travels; only ``reading`` and ``writer`` turn it into the engine's own object,
so that this module loads in the process that talks to an editor.

Source: the IANA media type registrations, and the W3C recommendation of each format.
"""

from __future__ import annotations

from pathlib import PurePath
from typing import NamedTuple

from oxigraph_code.errors import QueryRefused


class RdfFormat(NamedTuple):
    """One format. ``names`` are what else it is called; ``datasets`` is true where it can name graphs."""

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

_BY_NAME = {
    name: entry for entry in FORMATS for name in (entry.name, *entry.names, *entry.media_types, *entry.extensions)
}


def known_formats() -> str:
    """The short names, for messages."""
    return ", ".join(entry.name for entry in FORMATS)


def find_format(text: str) -> RdfFormat:
    """The format a user means by a short name, a media type (parameters ignored) or an extension, in any case."""
    wanted = text.partition(";")[0].strip().lower()
    found = _BY_NAME.get(wanted) or _BY_NAME.get(wanted.removeprefix("."))
    if found is None:
        raise QueryRefused(
            f"no RDF format is called {text!r}",
            hint=f"known formats: {known_formats()}; a MIME type or a file extension will do as well",
        )
    return found


def format_of(path: PurePath | None, name: str = "") -> RdfFormat:
    """The format by name, else by the file's extension, else Turtle."""
    if name:
        return find_format(name)
    return (_BY_NAME.get(path.suffix.lower().removeprefix(".")) if path is not None else None) or FALLBACK
