"""Extraction and resolution of any .php file end soon, and keep all that could be read."""

from __future__ import annotations

from functools import partial

import pytest

from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts
from tests.extraction.support import read
from tests.languages.looking import look_at, names

PATH = "src/A.php"
look = partial(look_at, "php", PATH)


def test_text_around_code_is_no_code() -> None:
    facts, links = look("<p>f()</p>\n<?php function f() {} f(); ?>\n<b>f()</b>")
    assert names(facts) == ["f"]
    assert len(links) == 1


def test_calls_nested_a_thousand_deep() -> None:
    _, links = look("<?php function f($a) {} " + "f(" * 500 + "1" + ")" * 500 + ";")
    assert links[-1].targets


def test_a_chain_of_a_thousand_calls() -> None:
    look("<?php class A { function f(): static { return $this" + "->f()" * 1_000 + "; } }")


def test_types_that_inherit_from_and_use_themselves() -> None:
    look(
        "<?php class A extends B { use T, U; function f() { $this->g(); parent::f(); } } class B extends A {}\n"
        "trait T { use U; } trait U { use T; T::a as b; } interface I extends J {} interface J extends I {}\n"
        "class C implements I { function f(): static { return self::f()->g(); } }"
    )


def test_a_class_with_a_thousand_traits() -> None:
    traits = "".join(f"trait T{nth} {{ function f{nth}() {{}} }}\n" for nth in range(1_000))
    used = "".join(f" use T{nth};\n" for nth in range(1_000))
    look(f"<?php {traits}class A {{\n{used} function run() {{ $this->f1(); $this->f999(); }} }}")


def test_a_documented_type_without_an_end() -> None:
    look("<?php /** @param " + "array<" * 5_000 + " $a\n@return (" + "(|" * 5_000 + " */ function f($a) { $a->b(); }")


def test_a_type_as_deep_as_the_text() -> None:
    look("<?php function f(" + "?" * 3_000 + "A $a, " + "(" * 2_000 + "A" + ")" * 2_000 + " $b) { $b->c(); }")


@pytest.mark.parametrize("text", ["{{", "@if (", "@if (a((", "{% a('", "@include('"])
@pytest.mark.parametrize("path", ["a.blade.php", "a.html.twig"])
def test_templates_without_an_end(text: str, path: str) -> None:
    loader = registry.installed().loader("php")
    assert extracts(loader)
    loader.extract((text * 20_000).encode(), path)


def test_a_long_comment_of_a_template_is_no_code() -> None:
    loader = registry.installed().loader("php")
    assert extracts(loader)
    facts = loader.extract(b"{{-- " + b"<b>{{ f() }}</b>\n" * 300 + b"--}}{{ g() }}", "a.blade.php")
    assert [entry.name for entry in facts.references] == ["g"]
    assert not facts.diagnostics


@pytest.mark.parametrize(
    "text",
    [
        "a: &a [*a]",
        "[" * 20_000,
        "services: &s {x: *s}",
        "services: {a: !php/object x}\x85b: {",
        "\u2028\u2028a: {path: /x}",
        "? [a]\n: 1",
        "a: 1\n---\nb: 2",
        "\0",
    ],
)
def test_yaml_of_no_routes_gives_none(text: str) -> None:
    assert read(text, "config/routes.yaml").references == ()


def test_a_text_in_yaml_ends_no_text_of_code() -> None:
    facts = read('a: {path: "/x\'); evil(\'", controller: "A\\\\B::c\');"}', "config/routes.yaml")
    assert [site.name for site in facts.references] == ["parseRoute"]
