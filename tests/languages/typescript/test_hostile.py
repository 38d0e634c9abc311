"""Files that nobody should have written: nothing is lost without a diagnostic, and nothing takes long."""

from __future__ import annotations

import pytest

from oxigraph_code.facts import FileFacts
from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.typescript.source import mended, mended_markup, script_of, without_types_of_tags
from oxigraph_code.resolution import resolve


def read(text: str | bytes, path: str) -> FileFacts:
    loader = registry.installed().loader_of(path)
    assert loader is not None
    assert extracts(loader)
    facts = loader.extract(text.encode() if isinstance(text, str) else text, path)
    resolve([facts], loader.semantics)
    return facts


def names(facts: FileFacts) -> list[str]:
    return [definition.qualified_name for definition in facts.definitions]


@pytest.mark.parametrize("path", ["a.ts", "a.tsx", "a.js", "a.mjs", "a.cts", "a.vue", "a.svelte"])
@pytest.mark.parametrize(
    "text", ["", "\n", "\0", "}", "<", "/*", "`${", "\ufeff", "import", "export default", "<script>"]
)
def test_a_fragment_is_read_without_failing(path: str, text: str) -> None:
    read(text, path)


def test_a_byte_order_mark_a_shebang_and_windows_line_ends_are_no_matter() -> None:
    facts = read("\ufeff#!/usr/bin/env node\r\n/** Runs. */\r\nfunction run() {\r\n}\r\n", "a.js")
    (definition,) = facts.definitions
    assert (definition.start_line, definition.end_line, definition.docstring) == (3, 4, "Runs.")
    assert facts.diagnostics == ()


def test_a_broken_file_has_a_diagnostic_and_what_could_be_read() -> None:
    facts = read("class Kept {}\nfunction broken( { {\n", "a.ts")
    assert "Kept" in names(facts)
    assert facts.diagnostics[0].line >= 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("type A = " + "Array<" * 5_000 + "1" + ">" * 5_000, "a.ts"),
        ("const a = " + "<b>" * 5_000 + "</b>" * 5_000, "a.tsx"),
        ("const a = " + "<b>" * 5_000 + "</b>" * 5_000, "a.jsx"),
        ("(" * 5_000 + ")" * 5_000, "a.js"),
        ("a" + ".b()" * 4_000, "a.js"),
        ("a = () => {" * 3_000 + "}" * 3_000, "a.js"),
        ("x = {a: " * 3_000 + "1" + "}" * 3_000, "a.js"),
        ("namespace A { " * 2_000 + "}" * 2_000, "a.ts"),
        ("<in " * 50_000, "a.ts"),
        ("interface A {\n" + "  <A>(a: A): A\n" * 2_000 + "}", "a.ts"),
        ("<script " * 20_000, "a.vue"),
        ("<!--" * 50_000, "a.svelte"),
        ("/**" + "*" * 200_000 + "/ function a() {}", "a.js"),
        ("export " + "@a() " * 5_000 + "class B {}", "a.ts"),
    ],
    ids=lambda value: value[:12] if len(value) > 12 else value,
)
def test_deep_and_repeated_text_takes_seconds_at_most(text: str, path: str) -> None:
    read(text, path)


@pytest.mark.slow
def test_a_generated_file_of_eight_thousand_objects_is_read() -> None:
    text = "".join(f"export const n{n} = {{ a: {n}, f() {{ return {n} }} }};\n" for n in range(8_000))
    facts = read(text, "generated.ts")
    assert len(facts.definitions) == 2 * 8_000
    assert facts.lines == 8_000


def test_what_is_rewritten_for_the_grammar_keeps_its_length_and_lines() -> None:
    for text in (b"interface A<in out B, out C> {\r\n  (): D\n  <E>(): F\n}", b"a\n  <b", b"<in x>"):
        assert len(mended(text)) == len(text)
        assert mended(text).count(b"\n") == text.count(b"\n")
    text = "<template>\u00fc</template>\r\n<script>a()</script>\n<b>".encode()
    assert len(script_of(text)) == len(text)
    assert script_of(text).split() == [b";[", b"];", b"a()"]
    text = b'<template><B @c="d"/><i :e="f;g()"\r\n>{{ h }}</i><B k/></template><script setup>a()</script>'
    assert len(script_of(text)) == len(text)
    assert script_of(text).split() == b";[ {B,_c: d} ,{ e: f|g()} , ( h ), B ,]; a()".split()


def test_type_arguments_of_a_tag_are_blanked_and_what_is_compared_is_not() -> None:
    for text in (b"tag<{\r\n  a: (b: B) => C<D>;\r\n}>`x`", b'f(x)<"a" | "b">`x`', b"a[0]<A & B>`x`"):
        found = without_types_of_tags(text)
        assert len(found) == len(text)
        assert found.count(b"\n") == text.count(b"\n")
        assert b"".join(found.split()) == text[: text.index(b"<")] + b"`x`"
    for text in (
        b"a < b && c >`x`",
        b"a<b || c>`x`",
        b'f("a<b", c>`x`)',
        b"`a<b c=${d}>`",
        b"() => <b>`",
        b"(a<b), c>`x`",
    ):
        assert without_types_of_tags(text) == text


def test_text_that_nests_and_repeats_is_rewritten_in_linear_time() -> None:
    for text in (b"a<" * 50_000 + b">`" * 50_000, b"a<((" * 50_000 + b">`", b"> a&" * 50_000, b'="&' * 50_000):
        assert len(mended(without_types_of_tags(text))) == len(text)


def test_an_ampersand_is_rewritten_in_markup_and_not_in_code() -> None:
    assert mended_markup(b"<T a='?b&c'>A & B &amp; C</T>") == b"<T a='?b+c'>A + B &amp; C</T>"
    for text in (b"a & b", b"type A = B<C> & { d: E }", b"<T>{a > 0 && <B />}</T>", b"<T>&copy; &#169; &#xA9;</T>"):
        assert mended_markup(text) == text


def test_a_signature_is_ended_only_where_nothing_asks_for_more() -> None:
    ended = b"{\n  <A>(): B /* one */\n  // two\n  <C>(): D\n}"
    assert mended(ended) == ended.replace(b"  <C>", b" ;<C>")
    for before in (b"f<", b"a,", b"a |", b"() =>", b"{", b"f<\n  /** one */", b"f<\n  // two"):
        text = before + b"\n  <C>(c: C) => D"
        assert mended(text) == text


def test_a_chain_of_comments_before_a_signature_costs_no_more_than_a_short_one() -> None:
    text = b"a()\n" + b"//\n" * 300_000 + b"  <A>(): B\n"
    assert mended(text) == text


def test_a_guard_in_a_long_condition_holds_in_a_few_of_its_parts() -> None:
    facts = read("const all = " + " && ".join(["isRow(it)"] * 300) + "\n", "a.ts")
    assert len(facts.branches) < 300 * 10


def test_texts_are_cut_from_the_file_and_not_from_what_was_rewritten() -> None:
    facts = read("/** in out A, in b, */\nexport interface Cache<in out A> { a: A }", "a.ts")
    assert facts.diagnostics == ()
    assert facts.definitions[0].docstring == "in out A, in b,"


def test_each_extension_is_read_by_the_language_it_is_of() -> None:
    assert {read("", f"a.{extension}").language for extension in ("ts", "tsx", "mts", "cts", "d.ts")} == {"typescript"}
    assert {read("", f"a.{extension}").language for extension in ("js", "jsx", "mjs", "cjs")} == {"javascript"}


MINIFIED = "function a(t){var e=t(1),n=e.b(t)(2);return n?a(e):function(){return t(n)}}"


ROLLUP = (
    "(function (global, factory) {\n  typeof exports === 'object' && typeof module !== 'undefined' ? factory() : 0;\n"
)
WEBPACK = "/******/ (function(modules) { // webpackBootstrap\n"
WEBPACK_CHUNK = '(window["webpackJsonp"] = window["webpackJsonp"] || []).push([["vendor"],{\n'
ESBUILD = '"use strict";\nvar Tools = (() => {\n  var __defProp = Object.defineProperty;\n'
UMD = '( function( global, factory ) {\n\tif ( typeof module === "object" && typeof module.exports === "object" ) {\n'
AMD = "(function (factory) {\n  if (typeof define === 'function' && define.amd) {\n"
WRITTEN = "function add(first, second) {\n  return first + second;\n}\n"


def test_translations_of_qt_are_no_script() -> None:
    facts = read('<?xml version="1.0"?>\n<!DOCTYPE TS>\n<TS version="2.1"><message>f()</message></TS>\n', "de.ts")
    assert [entry.message for entry in facts.diagnostics] == ["XML; nothing in it is read"]
    assert not facts.references


@pytest.mark.parametrize(
    ("text", "is_read"),
    [
        ("\n".join([MINIFIED] * 2_000), False),
        (ROLLUP + WRITTEN * 2_000, False),
        (WEBPACK + WRITTEN * 2_000, False),
        (WEBPACK_CHUNK + WRITTEN * 2_000, False),
        (ESBUILD + WRITTEN * 2_000, False),
        (UMD + WRITTEN * 2_000, False),
        (AMD + WRITTEN * 2_000, False),
        ("/*! a library, MIT */\n" + WRITTEN * 20_000, False),
        ("/*! a library, MIT */\n" + WRITTEN * 2_000, True),
        (ROLLUP + WRITTEN * 20, True),
        (WRITTEN * 2_000, True),
        ("const rows = [\n" + '  ["a/long/name/of/a/file", 1],\n' * 4_000 + "];\n", True),
    ],
    ids=[
        "broken lines",
        "rollup",
        "webpack",
        "chunk of webpack",
        "esbuild",
        "UMD",
        "AMD",
        "licence on a megabyte",
        "licence",
        "small",
        "written",
        "data",
    ],
)
def test_of_a_bundle_nothing_is_read_and_that_is_said(text: str, is_read: bool) -> None:
    facts = read(text, "library.standalone.js")
    assert ("a bundle; nothing in it is read" in [entry.message for entry in facts.diagnostics]) is not is_read
    assert bool(facts.definitions) is is_read


@pytest.mark.parametrize(
    ("text", "is_read"),
    [
        ("/*! a licence */\n" + MINIFIED * 400, False),
        ("\n".join([MINIFIED * 7] * 40), False),
        ("\n".join([MINIFIED] * 400), True),
        (MINIFIED, True),
        ("function kept() {}\nconst icon = '" + "iVBORw0KGgo" * 4_000 + "';\n", True),
        ("var data = {" + ",".join(f'"key{nth}":{nth}' for nth in range(3_000)) + "};", True),
        ("function kept() {}\n" * 4_000 + MINIFIED * 400, True),
        ("!function(e){var d='" + "M0 1" * 400_000 + "';" + "f(1);" * 11_000 + "}({});", False),
    ],
    ids=[
        "one line",
        "lines of some hundred characters",
        "short lines",
        "small",
        "an image",
        "data",
        "a small part",
        "calls between data",
    ],
)
def test_of_what_is_minified_nothing_is_read_and_that_is_said(text: str, is_read: bool) -> None:
    facts = read(text, "bundle.js")
    assert [entry.message for entry in facts.diagnostics] == ([] if is_read else ["minified; nothing in it is read"])
    assert bool(facts.definitions) is is_read
    assert facts.lines == text.count("\n") + (not text.endswith("\n"))


def test_type_aliases_that_name_one_another_in_many_ways_are_followed_to_a_limit() -> None:
    aliases = [
        f"type A{level}<T> = " + " | ".join([f"A{level + 1}<T>", f"A{level + 1}<T[]>"] * 20) for level in range(9)
    ]
    text = "\n".join(["class Foo { run() {} }", *aliases, "type A9<T> = string", "function f<T>(x: A0<T>): T {}"])
    assert "f" in names(read(f"{text}\nf(new Foo()).run();\n", "a.ts"))
