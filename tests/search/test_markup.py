"""Names in the expressions of markup, and not in its words."""

from __future__ import annotations

import pytest

from oxigraph_code.search.markup import is_markup, lines_that_name


@pytest.mark.parametrize(
    "text",
    [
        "<p>{{ total }}</p>",
        "<p>{{ cart.total | money }}</p>",
        "{% if cart.total %}",
        "<%= total %>",
        "<b>{total(cart)}</b>",
        "{#if total}yes{/if}",
        '<b (click)="total()">x</b>',
        '<b [text]="total">x</b>',
        '<b *ngIf="total">x</b>',
        "<b @click='total'>x</b>",
        '<b :text="total">x</b>',
        '<b v-if="total > 1">x</b>',
        '<b x-on:click="total()">x</b>',
        '<b onclick="total()">x</b>',
        "<b use:total>x</b>",
        "@if (total(cart)) { <b>x</b> }",
    ],
)
def test_a_name_in_an_expression_is_found(text: str) -> None:
    assert lines_that_name(f"<p>\n{text}\n</p>", "total", scripts_are_read=True) == [2]


@pytest.mark.parametrize(
    "text",
    [
        "<p>the total of it</p>",
        '<p class="total" id="total" title="total">x</p>',
        "<!-- {{ total }} -->",
        "{# {{ total }} #}",
        "<style>.a { total: 1 }</style>",
        "<p>{{ totals }} {{ sub_total }}</p>",
        "<total></total>",
        "mail total@example.org (total)",
    ],
)
def test_a_name_that_is_a_word_or_a_part_of_another_is_not_found(text: str) -> None:
    assert lines_that_name(f"<p>\n{text}\n</p>", "total", scripts_are_read=True) == []


@pytest.mark.parametrize("text", ["<TotalPrice />", "<TotalPrice>", '<total-price a="b">'])
def test_a_component_is_named_by_its_tag(text: str) -> None:
    assert lines_that_name(text, "TotalPrice", scripts_are_read=True) == [1]


def test_a_script_counts_only_where_nothing_else_reads_it() -> None:
    text = "<p>\n</p>\n<script>\ntotal()\n</script>"
    assert lines_that_name(text, "total", scripts_are_read=False) == [4]
    assert lines_that_name(text, "total", scripts_are_read=True) == []


def test_files_are_markup_by_the_ends_of_their_names() -> None:
    assert [path for path in ("a/b.html", "c.VUE", "d.py", "html", "e.html.py") if is_markup(path)] == [
        "a/b.html",
        "c.VUE",
    ]
