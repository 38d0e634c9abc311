"""Comments and docstrings of all languages state owners, states, goals, tasks and links in one form."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code import rdf
from oxigraph_code.facts import FileFacts
from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.languages.registry import installed
from oxigraph_code.patterns.link_kinds import links_in
from tests.ontology.conformance import violations

BLOCK = """@knowgraph
type: service
description: Takes money
owner: platform-team
status: Stable
tags: [auth, security]
context:
  business_goal: Retention
  funnelStage: checkout
  revenue_impact: critical
dependencies:
  services: [mail]
links:
  - type: notion
    url: https://notion.so/pay
    title: Design"""
STATED = {
    ("annotation", "type: service"),
    ("description", "Takes money"),
    ("owner", "platform-team"),
    ("status", "stable"),
    ("tag", "auth"),
    ("tag", "security"),
    ("business goal", "Retention"),
    ("funnel stage", "checkout"),
    ("revenue impact", "critical"),
    ("annotation", "dependencies.services: mail"),
    ("link", "https://notion.so/pay"),
}


def facts(text: str, path: str = "pay.py") -> FileFacts:
    loader = installed().loader_of(path)
    assert isinstance(loader, TreeSitterLoader)
    return loader.extract(text.encode(), path)


def stated(text: str, path: str = "pay.py") -> dict[str, set[tuple[str, str]]]:
    """Return the remarks by the name of their symbol, empty for the module."""
    found: dict[str, set[tuple[str, str]]] = {}
    read = facts(text, path)
    for remark in read.remarks:
        name = read.definitions[remark.definition].name if remark.definition >= 0 else ""
        found.setdefault(name, set()).add((remark.kind, remark.value))
    return found


def commented(mark: str) -> str:
    return "\n".join(f"{mark} {line}" for line in BLOCK.splitlines())


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("pay.py", f'def pay():\n    """Pay.\n\n{BLOCK}\n    """\n'),
        ("pay.py", f"{commented('#')}\ndef pay(): ...\n"),
        ("pay.ts", f"/**\n{commented(' *')}\n */\nexport function pay() {{}}\n"),
        ("pay.ts", f"/**\n{commented(' *')}\n */\nexport const pay = () => 1\n"),
        ("pay.go", f"package pay\n\n{commented('//')}\nfunc pay() {{}}\n"),
        ("pay.rs", f"{commented('///')}\n#[inline]\npub fn pay() {{}}\n"),
        ("Pay.java", f"class Pay {{\n/**\n{commented(' *')}\n */\nvoid pay() {{}}\n}}\n"),
        ("pay.rb", f"{commented('#')}\ndef pay\nend\n"),
    ],
)
def test_a_block_is_read_in_comments_of_each_language(path: str, text: str) -> None:
    assert stated(text, path) == {"pay": STATED}


def test_a_block_of_the_first_docstring_is_about_the_module() -> None:
    assert stated(f'"""Pay.\n\n{BLOCK}\n\nProse: behind a blank line, is no part of it.\n"""\n') == {"": STATED}


@pytest.mark.parametrize(
    ("path", "text", "status"),
    [
        ("a.py", 'def f():\n    """Add.\n\n    .. deprecated:: 2.0\n    """\n', True),
        ("a.py", "@typing_extensions.deprecated('x')\ndef f(): ...\n", True),
        ("a.ts", "/** @deprecated use g */\nexport function f() {}\n", True),
        ("a.go", "package a\n\n// f adds.\n//\n// Deprecated: use g.\nfunc f() {}\n", True),
        ("a.rs", "#[deprecated]\nfn f() {}\n", True),
        ("A.java", "class A { @Deprecated void f() {} }\n", True),
        ("a.py", 'def f():\n    """Warn, as ``@deprecated`` does.\n\n    @deprecated_names\n    """\n', False),
        ("a.ts", "export function f() {\n  // @deprecated is what g is\n  g()\n}\n", False),
        (
            "a.py",
            'def f():\n    """So:\n\n    Use it so:\n\n        @deprecated\n        def g(): ...\n    """\n',
            False,
        ),
    ],
)
def test_what_is_deprecated_says_so_about_itself(path: str, text: str, *, status: bool) -> None:
    assert ("status", "deprecated") in stated(text, path).get("f", set()) or not status
    assert status or ("status", "deprecated") not in {entry for found in stated(text, path).values() for entry in found}


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("a.py", "old = 1  # @deprecated\nnew = 2\n"),
        ("a.py", "def old():  # @deprecated\n    new = 2\n"),
        ("a.ts", "interface A {\n  old: 1; // @deprecated\n  new: 2;\n}\n"),
        ("a.ts", "function f(/** @deprecated */ x) {}\nfunction old() {} /* @deprecated */\nfunction none() {}\n"),
        ("a.go", "package a\n\ntype A struct {\n\told int // Deprecated: no\n\tnew int\n}\n"),
    ],
)
def test_a_tag_behind_code_is_about_its_own_line(path: str, text: str) -> None:
    assert [name for name, said in stated(text, path).items() if ("status", "deprecated") in said] == ["old"]


def test_a_tag_at_a_key_says_nothing_of_the_whole_object() -> None:
    text = "const env = z.object({\n  /** @deprecated */\n  old: 1,\n  older: 2, // @deprecated\n});\n"
    assert stated(text, "a.ts") == {}


def test_plain_tags_are_facts_of_the_symbol() -> None:
    text = "/**\n * @owner @shop/pay, ann\n * @since 2.1\n * @see Cart.total\n * @internal\n */\nexport class Pay {}\n"
    assert stated(text, "a.ts")["Pay"] == {
        ("owner", "@shop/pay"),
        ("owner", "ann"),
        ("since", "2.1"),
        ("see", "Cart.total"),
        ("tag", "internal"),
    }


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("A.svelte", "<script>\n  export const pay = 1\n</script>\n<!-- @component @deprecated */ -->\n<p/>\n"),
        ("A.svelte", "<!--\n  @component\n\n  @deprecated use B\n-->\n<script>\n  const pay = () => 1\n</script>\n"),
        ("A.vue", "<!-- @deprecated -->\n<template><p>{{ pay }}</p></template>\n<script setup>\nlet pay\n</script>\n"),
        ("a.blade.php", "{{-- @deprecated --}}\n<p>{{ pay($x) }}</p>\n"),
        ("a.twig", "{# @deprecated: path('pay') #}\n<p>{{ path('pay') }}</p>\n"),
        ("a.html.erb", "<%# @deprecated %>\n<%= pay %>\n"),
        ("a.ts", "// (c) Shop\n\n/**\n * @packageDocumentation\n * @deprecated\n */\nexport const pay = 1\n"),
    ],
)
def test_a_comment_of_a_template_or_of_a_whole_file_is_about_the_file(path: str, text: str) -> None:
    assert stated(text, path) == {"": {("status", "deprecated")}}


def test_a_comment_before_code_of_a_template_hides_none_of_it() -> None:
    read = facts("<%#\n  Pay.\nTODO(ann): round\n%>\n<%# b %><%= pay %>\n", "a.html.erb")
    assert [(entry.value, entry.detail, entry.line) for entry in read.remarks] == [("round", "ann", 3)]
    assert [site.line for site in read.references] == [5]


def test_a_task_has_its_author_and_stands_in_its_function() -> None:
    text = 'def pay():\n    x = "TODO: no"\n    # TODO(ann): round\n    return x  # FIXME: slow\n\n\n# The TODO app\n'
    read = facts(text)
    assert [(entry.kind, entry.value, entry.detail, entry.system) for entry in read.remarks] == [
        ("task", "round", "ann", "TODO"),
        ("task", "slow", "", "FIXME"),
    ]
    assert {read.definitions[entry.definition].name for entry in read.remarks} == {"pay"}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("see https://github.com/o/r/issues/7.", [("issue", "https://github.com/o/r/issues/7")]),
        ("(https://en.wikipedia.org/wiki/A_(b))", [("page", "https://en.wikipedia.org/wiki/A_(b)")]),
        ("[x](https://linear.app/shop/issue/SHOP-1)", [("linear", "https://linear.app/shop/issue/SHOP-1")]),
        ("https://shop.atlassian.net/browse/SHOP-1", [("jira", "https://shop.atlassian.net/browse/SHOP-1")]),
        ("https://code.djangoproject.com/ticket/123", [("issue", "https://code.djangoproject.com/ticket/123")]),
        ("https://trello.com/c/PjRE1A0G/2-x", [("trello", "https://trello.com/c/PjRE1A0G/2-x")]),
        ("Refs #12, fixes SHOP-3", [("issue", "#12"), ("issue", "SHOP-3")]),
        ("see RFC-2822 and UTF-8, number #3", []),
        ("http://localhost:8000/a https://api.example.com/x http://127.0.0.1/a", []),
        ("http://www.apache.org/licenses/LICENSE-2.0", []),
    ],
)
def test_a_link_has_the_kind_of_its_address(text: str, found: list[tuple[str, str]]) -> None:
    assert list(links_in(text)) == found


@pytest.mark.parametrize(
    ("message", "found"),
    [
        ("Merge pull request #12 from shop/x", [("pull request", "#12")]),
        ("Round totals (#12)\n\nFixes #13", [("pull request", "#12"), ("issue", "#13")]),
        ("Round totals (#12) again", [("issue", "#12")]),
    ],
)
def test_a_number_behind_a_pull_request_is_one(message: str, found: list[tuple[str, str]]) -> None:
    assert list(links_in(message, is_commit=True)) == found


@pytest.mark.parametrize(
    ("block", "line", "column", "fault"),
    [
        ("owner: [a, b\ntags: x", 5, 5, "is not YAML"),
        ("a: &x [1]\nb: *x", 5, 4, "has an alias"),
        ("a: " + "[" * 30 + "]" * 30, 4, 12, "is nested deeper"),
        ("a: " + "x" * 9_000, 3, 1, "is longer than"),
        ("just a text", 3, 1, "has no keys"),
        ("a: !!python/object/apply:os.system [x]", 0, 0, ""),
    ],
)
def test_a_hostile_block_is_a_diagnostic_with_its_place(block: str, line: int, column: int, fault: str) -> None:
    read = facts(f'def f():\n    """Add.\n@knowgraph\n{block}\n"""\n')
    assert [entry.message for entry in read.diagnostics if fault not in entry.message] == []
    assert [entry.line for entry in read.diagnostics] == [line] * bool(fault)
    assert all(entry.column >= min(column, 1) for entry in read.diagnostics)


def test_the_triples_of_remarks_keep_to_the_vocabulary() -> None:
    read = facts(f'"""Pay.\n\n{BLOCK}\n"""\n# TODO(ann): see #12.\n# TODO(bob): see #12.\n@deprecated\ndef f(): ...\n')
    lines = rdf.structure_lines(read, "pay", rdf.one_project("https://ds-labs.org/code#project/a"), Path("/a"))
    assert len(lines) == len(set(lines))
    assert violations("\n".join(lines) + "\n", complete=False) == []
