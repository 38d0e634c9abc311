"""Resolution ends, whatever the facts say, and its cost grows with the sites and no faster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from oxigraph_code.facts import Link
from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts
from oxigraph_code.resolution import resolve
from oxigraph_code.resolution.binding.reaching_bindings import ReachingBindings
from oxigraph_code.resolution.binding.scopes import ScopeTree
from oxigraph_code.resolution.incremental.memo import MemoTable, Query
from oxigraph_code.resolution.model.symbols import Bindings, ScopeEntry
from oxigraph_code.resolution.model.values import Values
from tests.extraction.support import read


def links(source: str) -> list[Link]:
    loader = registry.installed().loader_of("a.py")
    assert loader is not None
    assert extracts(loader)
    facts = read(source)
    return resolve([facts], loader.semantics)[facts.path].links


def test_every_reference_has_one_link_in_order() -> None:
    found = links("def f(): pass\nf()\ng()\nx.y.z()\n[]()\n")
    assert [link.reason or link.rule for link in found] == ["lexical", "undefined", "unknown-receiver", "dynamic"]
    assert all(bool(link.targets or link.external) != bool(link.reason) for link in found)


def test_thousands_of_classes_in_a_line_of_inheritance() -> None:
    source = "class C0:\n    def f(self): pass\n" + "".join(f"class C{n}(C{n - 1}): pass\n" for n in range(1, 3_000))
    near, far = links(source + "C9.f()\nC2999.f()\n")
    assert near.rule == "inherited"
    assert far.reason == "elsewhere"


def test_a_module_declared_a_hundred_times_hides_no_base_behind_it() -> None:
    loader = registry.installed().loader_of("a.rb")
    assert loader is not None
    assert extracts(loader)
    first = "class Base\n  def go\n  end\nend\nclass Job < Base\n  include Top\nend\nJob.new.go\n"
    facts = [read(first, "a.rb"), *(read("module Top\nend\n", f"top{n}.rb") for n in range(100))]
    assert resolve(facts, loader.semantics)["a.rb"].links[-1].rule == "inherited"


def test_thousands_of_classes_each_before_its_base() -> None:
    source = "".join(f"class C{n}(C{n + 1}): pass\n" for n in range(3_000))
    assert links(source + "C0.f()\n")[0].reason == "elsewhere"


def test_a_class_with_thousands_of_bases_has_unknown_ones() -> None:
    source = "".join(f"class C{n}: pass\n" for n in range(2_000))
    source += f"class D({', '.join(f'C{n}' for n in range(2_000))}): pass\nD.f()\n"
    assert links(source)[0].reason == "elsewhere"


def test_a_name_with_many_definitions_is_no_evidence() -> None:
    few, many = (links("if x:\n    def f(): pass\n" * times + "f()\n")[0] for times in (32, 33))
    assert len(few.targets) == 32
    assert many.reason == "ambiguous"


def test_a_variable_assigned_very_often_has_no_type() -> None:
    source = "class C:\n    def f(self): pass\n"
    few, many = (links(source + "if x:\n    c = C()\n" * times + "c.f()\n")[-1] for times in (64, 65))
    assert few.rule == "member"
    assert many.reason == "unknown-receiver"


def test_variables_that_are_given_one_another_in_a_circle() -> None:
    assert links("a = b\nb = c\nc = a\na.f()\n")[0].reason == "unknown-receiver"


def test_of_a_circle_each_part_is_worked_out_a_few_times_for_each_that_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worked_out = 0
    original = MemoTable._worked_out

    def counted(self: MemoTable, question: Query) -> Values:
        nonlocal worked_out
        worked_out += 1
        return original(self, question)

    monkeypatch.setattr(MemoTable, "_worked_out", counted)
    names = [f"f{n}" for n in range(10)]
    returns = {name: "".join(f"    if x: return {other}()\n" for other in names if other != name) for name in names}
    source = "class C:\n    def go(self): pass\n" + "".join(f"def {name}():\n{returns[name]}" for name in names)
    found = links(source + "    return C()\n" + "".join(f"{name}().go()\n" for name in names))
    assert all(link.targets for link in found if link.rule == "member")
    assert [link.rule for link in found].count("member") == len(names)
    assert worked_out < 30 * len(names) ** 2


def test_a_long_chain_of_variables_is_given_up() -> None:
    source = "class C:\n    def f(self): pass\nv0 = C()\n" + "".join(f"v{n} = v{n - 1}\n" for n in range(1, 50))
    assert links(source + "v2.f()\n")[-1].rule == "member"
    assert links(source + "v49.f()\n")[-1].reason == "unknown-receiver"


@pytest.mark.parametrize("calls", [500, 1_000])
def test_the_meaning_of_a_name_is_worked_out_once(calls: int, monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out = 0
    original = ScopeTree._meaning

    def counted(self: ScopeTree, home: ScopeEntry) -> Bindings | None:
        nonlocal worked_out
        worked_out += 1
        return original(self, home)

    monkeypatch.setattr(ScopeTree, "_meaning", counted)
    links("def f(): pass\n" + "f()\n" * calls)
    assert worked_out < 5


def test_the_same_facts_give_the_same_links() -> None:
    source = "class A:\n    def f(self): pass\nclass B(A): pass\nb = B()\nb.f()\nB().f()\n"
    assert links(source) == links(source)


@pytest.mark.parametrize(
    ("text", "work"),
    [
        ("x = c.get()\nx.go()\n", ReachingBindings._is_of_function),
        ("if isinstance(c, C):\n    c.go()\n", ReachingBindings._innermost),
    ],
)
def test_a_name_that_is_bound_again_and_again_is_looked_at_once(
    text: str, work: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    worked = 0

    def counted(self: ReachingBindings, asked: object) -> object:
        nonlocal worked
        worked += 1
        return work(self, asked)

    monkeypatch.setattr(ReachingBindings, work.__name__, counted)
    links(text * 500)
    assert worked < 500 * 8


def test_what_is_denied_again_and_again_is_asked_for_a_bounded_number_of_times(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = 0
    narrowed = ReachingBindings.narrowed

    def counted(*given: Any) -> object:
        nonlocal asked
        asked += 1
        return narrowed(*given)

    monkeypatch.setattr(ReachingBindings, "narrowed", counted)
    links("def f(c: A | B):\n" + "".join(f"    if isinstance(c, C{n}): return\n    c.go()\n" for n in range(300)))
    assert asked < 300 * 40


class Walked(tuple[Any, ...]):
    """The facts of one kind in a file, with the number of walks through all."""

    walks = 0

    def __iter__(self) -> Iterator[Any]:
        Walked.walks += 1
        return super().__iter__()


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("test_a.py", "import pytest\n@pytest.fixture\ndef own{n}(): return 1\ndef test_{n}(own{n}): own{n}.go()\n"),
        ("a.py", "def f(): pass\nmoved{n} = [f, f]\nmoved{n}.sort()\nmoved{n}[0]()\n"),
        ("a.py", "class C{n}:\n    def m(self, x): x.m()\nC{n}().m(C{n}())\n"),
        ("a.js", "const run{n} = (given) => given()\nfunction go{n}() {{}}\nrun{n}(go{n})\n"),
        ("a.js", "const moved{n} = [() => 1]\nmoved{n}.sort()\nmoved{n}[0]()\n"),
        ("a.ts", "type T{n} = {{ go(): T{n} }}\nfunction f{n}(t: T{n}) {{ t.go().go() }}\n"),
        ("a.rs", "struct S{n};\nimpl S{n} {{ fn m(&self) {{ m!() }} }}\nmacro_rules! m {{ () => {{ f() }} }}\n"),
    ],
)
def test_no_site_makes_anybody_walk_through_a_whole_file(path: str, text: str) -> None:
    loader = registry.installed().loader_of(path)
    assert loader is not None
    assert extracts(loader)

    def walks(times: int) -> int:
        facts = read("".join(text.format(n=n) for n in range(times)), path)
        said = facts._asdict().items()
        many: dict[str, Any] = {name: Walked(value) for name, value in said if isinstance(value, tuple)}
        Walked.walks = 0
        resolve([facts._replace(**many)], loader.semantics)
        return Walked.walks

    assert walks(60) == walks(30)
