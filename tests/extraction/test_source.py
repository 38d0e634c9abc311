"""A file in any encoding is read as well as it can be, and has a diagnostic for guesses."""

from __future__ import annotations

import codecs

import pytest

from oxigraph_code.extraction.text.source import read_source
from tests.extraction.support import read

TEXT = "größe = 1\n"


@pytest.mark.parametrize(
    "content",
    [
        TEXT.encode(),
        codecs.BOM_UTF8 + TEXT.encode(),
        TEXT.encode("utf-16"),
        codecs.BOM_UTF16_BE + TEXT.encode("utf-16-be"),
        TEXT.encode("utf-32"),
    ],
    ids=["utf-8", "utf-8 with mark", "utf-16", "utf-16 big endian", "utf-32"],
)
def test_unicode_is_read_without_a_word(content: bytes) -> None:
    assert read_source(content) == (TEXT.encode(), ())


def test_a_declared_encoding_is_believed() -> None:
    assert read_source(TEXT.encode("latin-1"), "iso-8859-15") == (TEXT.encode(), ())


def test_a_byte_order_mark_is_believed_before_what_is_declared() -> None:
    assert read_source(codecs.BOM_UTF8 + TEXT.encode(), "latin-1").text == TEXT.encode()


def test_undeclared_latin_1_is_read_with_a_warning_where_it_begins() -> None:
    source = read_source(b"a = 1\n" + TEXT.encode("latin-1"))
    assert source.text == b"a = 1\n" + TEXT.encode()
    assert [(entry.severity, entry.line) for entry in source.diagnostics] == [("warning", 2)]


def test_an_encoding_nobody_knows_is_named() -> None:
    source = read_source(TEXT.encode("latin-1"), "klingon")
    assert source.text == TEXT.encode()
    assert "'klingon'" in source.diagnostics[0].message


@pytest.mark.parametrize("codec", ["hex", "zip", "rot13", "idna", "undefined"])
def test_a_codec_that_is_no_encoding_of_text_is_not_run(codec: str) -> None:
    assert read_source(b"a = 1\n", codec).text == b"a = 1\n"


def test_what_does_not_decode_as_declared_is_read_all_the_same() -> None:
    source = read_source("größe".encode("latin-1"), "shift_jis_2004")
    assert source.text
    assert read_source(b"a\xff\xfe", "utf-16").diagnostics[0].severity == "warning"


def test_half_a_character_of_utf_16_is_read_all_the_same() -> None:
    assert read_source(codecs.BOM_UTF16_LE + b"a\0b").diagnostics[0].severity == "warning"


def test_nul_bytes_keep_every_offset_and_are_reported() -> None:
    source = read_source(b"a = 1\nb\0= 2\n")
    assert source.text == b"a = 1\nb = 2\n"
    assert [(entry.severity, entry.line) for entry in source.diagnostics] == [("error", 2)]


@pytest.mark.parametrize("content", [b"", b"\xef\xbb\xbf", b"\xff\xfe", b"\0"])
def test_an_empty_file_is_a_file(content: bytes) -> None:
    assert read(content).definitions == ()


def test_a_file_declares_its_encoding_in_its_own_syntax() -> None:
    content = "# -*- coding: latin-1 -*-\ndef größe(): pass\n".encode("latin-1")
    assert [entry.name for entry in read(content).definitions] == ["größe"]
    assert read(content).diagnostics == ()


def test_an_encoding_declared_after_code_is_not_declared() -> None:
    content = b"a = 1\n# coding: klingon\n"
    assert read(content).diagnostics == ()
