from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.errors import QueryRefused
from oxigraph_code.store import FORMATS, find_format, format_of


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("turtle", "turtle"),
        ("TTL", "turtle"),
        (".nt", "ntriples"),
        ("N-Triples", "ntriples"),
        ("application/n-quads", "nquads"),
        ("text/turtle; charset=utf-8", "turtle"),
        ("rdf/xml", "rdfxml"),
        ("application/rdf+xml", "rdfxml"),
        ("owl", "rdfxml"),
        ("json-ld", "jsonld"),
        ("application/ld+json", "jsonld"),
        ("n3", "n3"),
        (" trig ", "trig"),
    ],
)
def test_a_format_has_many_names(text: str, name: str) -> None:
    assert find_format(text).name == name


def test_no_name_means_two_formats() -> None:
    names = [name for entry in FORMATS for name in {entry.name, *entry.names, *entry.media_types, *entry.extensions}]
    assert len(names) == len(set(names))


def test_an_unknown_format_lists_the_known_ones() -> None:
    with pytest.raises(QueryRefused, match="'docx'") as caught:
        find_format("docx")
    assert all(entry.name in caught.value.hint for entry in FORMATS)


@pytest.mark.parametrize(
    ("path", "name", "expected"),
    [("a.nq", "", "nquads"), ("a.nq", "turtle", "turtle"), ("a.unknown", "", "turtle"), (None, "", "turtle")],
)
def test_the_name_wins_over_the_extension_and_turtle_is_the_last_resort(
    path: str | None, name: str, expected: str
) -> None:
    assert format_of(Path(path) if path else None, name).name == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('<a:b> <c:d> "x" .', "turtle"),
        ('<?xml version="1.0"?><rdf:RDF/>', "rdfxml"),
        ('<rdf:RDF xmlns:rdf="x">', "rdfxml"),
        ('<x:Cart xmlns:x="x"\n rdf:about="y">', "rdfxml"),
        ('{"@id": "x"}', "jsonld"),
        ('[{"@id": "x"}]', "jsonld"),
        ("[] a <x:y> .", "turtle"),
        ('<a:b> <c:d> "x"@en <g:g> .\n', "nquads"),
        ('# a\n_:a <c:d> "x{" _:g .', "nquads"),
        ("<x:g> { <a:b> <c:d> 1 }", "trig"),
        ("{ <a:b> <c:d> 1 }", "trig"),
        ('<a:b> <c:d> "{" . # {', "turtle"),
        ("<a:b> <c:d> <e:f> {| <g:h> 1 |} .", "turtle"),
        ('<a:b> <c:d> """ {\n } """ .', "turtle"),
    ],
)
def test_the_format_of_a_text_is_told_from_its_content(tmp_path: Path, text: str, expected: str) -> None:
    file = tmp_path / "data"
    file.write_text(text)
    assert format_of(None, text=text).name == expected
    assert format_of(file).name == expected
