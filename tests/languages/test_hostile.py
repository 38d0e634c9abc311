"""A broken, strange or marked file of any language is read as far as it can be."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.languages.looking import look_at, names


class Broken(NamedTuple):
    """A file with a syntax error at a line, 0 for any, and definitions that are read all the same."""

    language: str
    path: str
    source: str
    read: tuple[str, ...]
    line: int = 0


BROKEN = [
    Broken(
        "go",
        "shop/a.go",
        "package a\nfunc before() {}\nfunc broken( {\n}\ntype After struct { x int }\n",
        ("before", "After", "After.x"),
        3,
    ),
    Broken(
        "java",
        "src/main/java/shop/A.java",
        "class A { void before() { } }\nclass B { void broken( { } }\nclass After { int x; }\n",
        ("A.before", "After.x"),
        2,
    ),
    Broken(
        "rust",
        "src/lib.rs",
        "fn before() {}\nfn broken( {\n}\nstruct After { x: u8 }\n",
        ("before", "After", "After.x"),
        2,
    ),
    Broken(
        "ruby",
        "lib/shop/a.rb",
        "class A\n  def before; end\nend\nclass B\n  def broken(\n  end\nend\nclass After\n  def x; end\nend\n",
        ("A.before",),
    ),
    Broken(
        "php",
        "src/A.php",
        "<?php class A { function before() {} }\nclass B { function broken( { }\nclass After {}\n",
        ("A.before",),
    ),
    Broken(
        "csharp",
        "src/Shop/A.cs",
        "class A {\n    void Before() { }\n}\nclass C { void After() { } }\nclass B { void Broken( {\n",
        ("A.Before", "C.After"),
    ),
    Broken(
        "kotlin",
        "src/main/kotlin/shop/A.kt",
        "class A {\n    fun before() {}\n}\nfun after() {}\nclass B { fun broken( {\n",
        ("A.before", "after"),
    ),
]
MARKED = [
    ("go", "shop/a.go", "// Package a.\npackage a\n\n// One.\n// Two.\nfunc a() { b() }\nfunc b() {}\n"),
    (
        "java",
        "src/main/java/shop/A.java",
        "package shop;\n/** One.\n * Two. */\nclass A {\n void a() { b(1); }\n void b(int c) { }\n}\n",
    ),
    ("rust", "src/lib.rs", "/// One.\n/// Two.\n#[test]\nfn a() { b() }\nfn b() {}\n"),
    ("ruby", "lib/shop/a.rb", "# One.\n# Two.\nclass A\n  def a; b(1); end\n  def b(c); end\nend\n"),
]


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.language)
def test_a_syntax_error_is_placed_and_the_rest_is_read(broken: Broken) -> None:
    facts, _ = look_at(broken.language, broken.path, broken.source)
    assert set(broken.read) <= set(names(facts))
    assert facts.diagnostics[0].severity == "error"
    assert broken.line in (0, facts.diagnostics[0].line)


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.language)
def test_bytes_of_no_language_are_read(broken: Broken) -> None:
    opening = b"<?php " if broken.language == "php" else b""
    facts, _ = look_at(broken.language, broken.path, opening + bytes(range(256)) * 50)
    assert facts.diagnostics


@pytest.mark.parametrize(("language", "path", "text"), MARKED)
def test_a_byte_order_mark_and_carriage_returns_change_nothing(language: str, path: str, text: str) -> None:
    plain, _ = look_at(language, path, text)
    marked, links = look_at(language, path, b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert marked._replace(digest="") == plain._replace(digest="")
    assert links[0].targets
