"""Names are found in expressions of markup and after paths in configuration, and not as plain words."""

from __future__ import annotations

import pytest

from oxigraph_code.search.named_lines import in_configuration, in_markup, is_configuration, is_markup


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
    assert in_markup(f"<p>\n{text}\n</p>", "total", scripts_are_read=True) == [2]


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
    assert in_markup(f"<p>\n{text}\n</p>", "total", scripts_are_read=True) == []


@pytest.mark.parametrize("text", ["<TotalPrice />", "<TotalPrice>", '<total-price a="b">'])
def test_a_component_is_named_by_its_tag(text: str) -> None:
    assert in_markup(text, "TotalPrice", scripts_are_read=True) == [1]


def test_a_script_counts_only_where_nothing_else_reads_it() -> None:
    text = "<p>\n</p>\n<script>\ntotal()\n</script>"
    assert in_markup(text, "total", scripts_are_read=False) == [4]
    assert in_markup(text, "total", scripts_are_read=True) == []


def test_files_are_markup_by_the_ends_of_their_names() -> None:
    assert [path for path in ("a/b.html", "c.VUE", "d.py", "html", "e.html.py") if is_markup(path)] == [
        "a/b.html",
        "c.VUE",
    ]


@pytest.mark.parametrize(
    ("path", "is_one"),
    [
        ("pyproject.toml", True),
        ("deploy/Dockerfile.web", True),
        ("Procfile", True),
        ("bin/start", True),
        ("compose.yaml", True),
        ("package-lock.json", False),
        ("poetry.lock", False),
        ("src/orders.py", False),
        ("README.md", False),
    ],
)
def test_configuration_is_told_by_the_name_of_the_file(path: str, is_one: bool) -> None:
    assert is_configuration(path) is is_one


@pytest.mark.parametrize(
    "line",
    [
        'mail = "shop.orders:checkout"',
        "CMD celery -A src.shop.orders.checkout worker",
        "handler: shop/orders.checkout",
        'first = "shop:checkout"',
        'mail = "shop.orders:checkout.delay"',
    ],
)
def test_the_path_of_its_module_or_folder_before_its_name_names_a_symbol(line: str) -> None:
    assert in_configuration(f"x\n{line}\n", "src/shop/orders.py", "checkout") == [2]


@pytest.mark.parametrize(
    "line",
    ["checkout = 1", "orders:checkout", "shop.other:checkout", "shop.orders:checkouts", "uses: actions/checkout"],
)
def test_less_than_a_path_names_nothing(line: str) -> None:
    assert in_configuration(line, "src/shop/orders.py", "checkout") == []


def test_a_module_in_no_folder_is_its_whole_path() -> None:
    assert in_configuration("web: gunicorn app:create", "app.py", "create") == [1]


@pytest.mark.parametrize(
    ("before", "lines"),
    [('<mapper namespace="org.shop.OrderDao">', [2]), ('<mapper namespace="org.shop.CartDao">', [])],
)
def test_a_text_with_its_class_names_a_method_by_its_name_in_quotes(before: str, lines: list[int]) -> None:
    text = f'{before}\n<select id="orderOf">\n<select id="orderOfAll">\n'
    assert in_configuration(text, "src/org/shop/OrderDao.java", "OrderDao.orderOf") == lines
