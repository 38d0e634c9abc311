"""Extraction and resolution of any .java file end soon, and keep all that could be read."""

from __future__ import annotations

from functools import partial

import pytest

from tests.languages.looking import look_at, names

PATH = "src/main/java/shop/A.java"
look = partial(look_at, "java", PATH)


def test_types_that_inherit_from_themselves() -> None:
    _, links = look(
        "class A extends B.X { class Y { } void f() { g(); } }\nclass B extends A.Y { class X { } }\n"
        "interface I extends J { }\ninterface J extends I { }\nclass C extends C implements I { void h() { g(); } }\n"
        "class D<T extends D<T>> extends E<D<D<T>>> { T own; void i() { own.i(); } }\nclass E<T> extends D<E<T>> { }\n"
    )
    assert [link.reason for link in links[:2]] == ["undefined", "undefined"]


def test_calls_nested_a_thousand_deep() -> None:
    _, links = look("class A { int f(int a) { return " + "f(" * 1_000 + "1" + ")" * 1_000 + "; } }\n")
    assert len(links) == 1_000
    assert links[-1].targets


@pytest.mark.slow
def test_a_chain_of_three_thousand_calls_is_followed_to_its_bound() -> None:
    _, links = look("class A { A f(int a) { return this" + ".f(1)" * 3_000 + "; } }\n")
    assert links[0].targets


@pytest.mark.slow
def test_a_sum_of_three_thousand_operands() -> None:
    _, links = look(
        "class A { void f(String a) { f(" + '"a" + b() + ' * 1_500 + '"c"); } String b() { return ""; } }\n'
    )
    assert links[0].targets


def test_generics_nested_three_thousand_deep() -> None:
    facts, _ = look("class A { " + "List<" * 3_000 + "A" + ">" * 3_000 + " x; }\nclass After { }\n")
    assert "After" in names(facts)


def test_classes_and_lambdas_nested_thousands_deep_are_few_scopes() -> None:
    facts, _ = look("class A { " * 2_000 + "void f() { f(); }" + "}" * 2_000)
    assert len(facts.scopes) <= 105
    facts, _ = look("class A { Runnable r = " + "() -> " * 2_000 + "f(); void f() { } }\nclass After { }\n")
    assert len(facts.scopes) <= 110


@pytest.mark.slow
def test_a_thousand_overloads_called_a_thousand_times() -> None:
    overloads = "".join(f"void f(T{nth} a) {{ }} class T{nth} {{ }}\n" for nth in range(1_000))
    calls = "".join(f"f(new T{nth}());\n" for nth in range(1_000))
    _, links = look(f"class A {{ {overloads} void run() {{ {calls} }} }}\n")
    assert links[1].targets


def test_a_class_that_implements_a_thousand_interfaces() -> None:
    interfaces = "".join(f"interface I{nth} {{ void f{nth}(); }}\n" for nth in range(1_000))
    named = ", ".join(f"I{nth}" for nth in range(1_000))
    look(f"{interfaces} abstract class A implements {named} {{ void run() {{ f1(); f999(); }} }}\n")
