"""Extraction and resolution of any .rb file end soon, and keep all that could be read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from oxigraph_code import facts as f
from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.ruby.rails_routes import routes
from oxigraph_code.languages.ruby.templates import ruby_in_haml
from oxigraph_code.resolution import resolve, resolver
from oxigraph_code.resolution.binding.name_index import indexed_names
from tests.extraction.support import read
from tests.languages.looking import look_at

PATH = "lib/shop/a.rb"
look = partial(look_at, "ruby", PATH)


class Looks(tuple[f.Definition, ...]):
    """Definitions that count how often one is looked at."""

    looked_at = 0

    def __getitem__(self, key: Any) -> Any:
        self.looked_at += 1
        return super().__getitem__(key)

    def __iter__(self) -> Iterator[f.Definition]:
        for entry in super().__iter__():
            self.looked_at += 1
            yield entry


def test_types_that_inherit_from_and_extend_themselves() -> None:
    _, links = look(
        "class A < B::X\n extend B::Y\n class Y; end\n def f; g; end\nend\n"
        "class B < A::Y\n extend A::Z\n class X; end\n def self.h; i; end\nend\n"
        "module M\n include M\n extend self\n extend N\n def j; k; end\nend\n"
        "module N\n include M\n extend M\n def self.included(base); base.extend N; base.include M; end\n"
        " def l; self.class.m; end\nend\n"
    )
    assert not any(link.targets for link in links if link.reason)


def test_calls_nested_a_thousand_deep() -> None:
    _, links = look("class A\n def f(a); " + "f(" * 500 + "1" + ")" * 500 + "; end\nend\n")
    assert links[-1].targets


def test_a_chain_of_a_thousand_calls() -> None:
    look("class A\n def f(a); self" + ".f(1)" * 1_000 + "; end\nend\n")


def test_a_class_that_a_thousand_places_reopen() -> None:
    _, links = look("".join(f"class A\n def f{nth}; f{nth + 1}; end\nend\n" for nth in range(1_000)))
    assert len(links) == 1_000


def test_a_class_with_a_thousand_mixins() -> None:
    modules = "".join(f"module M{nth}\n def f{nth}; end\nend\n" for nth in range(1_000))
    included = "".join(f" include M{nth}\n extend M{nth}\n" for nth in range(1_000))
    look(f"{modules}class A\n{included} def run; f1; f999; end\nend\n")


def test_a_thousand_methods_behind_a_thousand_visibilities() -> None:
    facts, _ = look("class A\n" + "".join(f" private\n def f{nth}; end\n public\n" for nth in range(300)) + "end\n")
    assert {entry.visibility for entry in facts.definitions if entry.kind == "method"} == {"private"}


def test_blocks_and_modules_nested_thousands_deep_are_few_scopes() -> None:
    facts, _ = look("module A\n" * 2_000 + "end\n" * 2_000)
    assert len(facts.scopes) <= 105
    facts, _ = look("f { " * 1_000 + "}" * 1_000)
    assert len(facts.scopes) <= 105


def test_constants_that_are_one_another() -> None:
    look("A = B\nB = A\nC = C::D\nclass D < A; include B; extend C; def f; A.g; B.h; C.i; end; end\n")


def test_routes_nested_and_joined_by_concerns_end_soon() -> None:
    nested = "resources :a do\n" * 60 + "end\n" * 60
    concerns = "".join(f"concern :c{nth} do\n concerns :c{nth + 1}, :c{nth}\nend\n" for nth in range(200))
    source = f"draw do\n{nested}{concerns}resources :b, only: %i[index], concerns: %i[c1 c2]\nend\n"
    loader = registry.installed().loader("ruby")
    assert extracts(loader)
    facts = loader.extract(source.encode(), "config/routes.rb")
    assert resolve([facts], loader.semantics)["config/routes.rb"].routes


def test_templates_keep_their_lines_and_end_soon() -> None:
    loader = registry.installed().loader("ruby")
    assert extracts(loader)
    facts = loader.extract(b"<p>\n<%= f(1) %>\n" + b"<% if x %>" * 2_000 + b"<%" * 200 + b"\xff%>", "a.html.erb")
    assert facts.references[0].line == 2


def test_aliases_that_mean_one_another_cost_no_other_call(monkeypatch: pytest.MonkeyPatch) -> None:
    faults: list[str] = []
    monkeypatch.setattr(resolver, "_report", lambda error, place: faults.append(error))
    _, links = look("class A\n  alias a b\n  alias b a\n  def go\n    a\n    help\n  end\n  def help; end\nend\n")
    assert faults == []
    assert sum(len(link.targets) for link in links) == 1


def test_names_of_aliases_are_listed_by_one_look_at_the_definitions() -> None:
    facts, _ = look("class A\n" + "".join(f"  def m{i}; end\n  alias n{i} m{i}\n" for i in range(500)) + "end\n")
    looks = Looks(facts.definitions)
    assert ("n499", 500) in list(indexed_names(facts._replace(definitions=looks)))
    assert looks.looked_at < 5_000


def test_concerns_that_have_one_another_end() -> None:
    names = ", ".join(f":c{number}" for number in range(40))
    each = "".join(f"concern :c{number} do\n  concerns {names}\nend\n" for number in range(40))
    facts = read(
        f"Rails.application.routes.draw do\n{each}resources :posts, concerns: [:c1]\nend\n", "config/routes.rb"
    )
    assert {route.path for route in routes(facts)} >= {"/posts", "/posts/:id"}


def test_lines_of_haml_that_never_close_are_blanked() -> None:
    for text in (b"%a{" * 20_000, b".a" * 20_000 + b"{", b"- if x,\n" * 20_000, b"#{" * 20_000, b"{=\n" * 500):
        assert len(ruby_in_haml(text)) == len(text)
        assert ruby_in_haml(text).count(b"\n") == text.count(b"\n")
