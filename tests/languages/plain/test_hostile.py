"""Every plain language reads any bytes, keeps what it can, and says that it reads no calls."""

from __future__ import annotations

import pytest

from oxigraph_code.languages.loader import extras_of
from oxigraph_code.languages.plain import PLAIN, PlainLoader
from oxigraph_code.resolution import resolve
from tests.languages.test_cases import CASES

each_loader = pytest.mark.parametrize("loader", PLAIN, ids=lambda loader: loader.language_id)


def names(loader: PlainLoader, text: str | bytes) -> list[str]:
    source = text if isinstance(text, bytes) else text.encode()
    facts = loader.extract(source, "a.x")
    resolve([facts], loader.semantics)
    return [definition.name for definition in facts.definitions]


def loader_of(language: str) -> PlainLoader:
    return next(loader for loader in PLAIN if loader.language_id == language)


@each_loader
def test_every_language_has_a_case(loader: PlainLoader) -> None:
    endings = {path.name.rpartition(".")[2] for path in CASES if path.parent.parent.name == "plain"}
    assert endings & set(loader.file_extensions)


@each_loader
def test_any_bytes_are_read(loader: PlainLoader) -> None:
    for source in (b"", b"\0" * 50, bytes(range(256)) * 40, b"\xff\xfea\0b\0", b"{[(<'\"" * 2_000, b"a" * 100_000):
        names(loader, source)


@each_loader
def test_a_byte_order_mark_and_carriage_returns_change_nothing(loader: PlainLoader) -> None:
    case = next(path for path in CASES if path.name.rpartition(".")[2] in loader.file_extensions)
    text = case.read_text(encoding="utf-8")
    assert names(loader, b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()) == names(loader, text)


@each_loader
def test_no_language_claims_to_read_calls(loader: PlainLoader) -> None:
    assert not extras_of(loader).reads_calls


def test_a_lock_file_of_a_megabyte_has_no_symbols_and_says_so() -> None:
    loader = loader_of("yaml")
    facts = loader.extract(b"packages:\n" + b"  key: 1\n" * 120_000, "lock.yaml")
    assert facts.definitions == ()
    assert "larger than 60,000 bytes" in facts.diagnostics[0].message


def test_the_text_after_a_fault_is_read() -> None:
    assert "after" in names(loader_of("lua"), "function before() end\nfunction (\nfunction after() end\n")
    assert "After" in names(loader_of("swift"), "class Before {}\nclass {\n}\nclass After {}\n")
