"""Extraction of any file ends, in memory that grows with the file, and keeps all that could be read."""

from __future__ import annotations

import pytest

from oxigraph_code import facts as f
from tests.extraction.support import read


def names(facts: f.FileFacts) -> list[str]:
    return [entry.qualified_name for entry in facts.definitions]


def size(facts: f.FileFacts) -> int:
    return len(f.encode(facts))


def test_a_syntax_error_is_placed_and_the_rest_is_read() -> None:
    facts = read("def before(): pass\n\ndef broken(:\n    pass\n\nclass After:\n    def method(self): pass\n")
    assert {"before", "After", "After.method"} <= set(names(facts))
    assert [(entry.severity, entry.line) for entry in facts.diagnostics] == [("error", 3)]
    assert facts.diagnostics[0].column > 1


def test_of_many_syntax_errors_the_first_are_placed_and_the_others_counted() -> None:
    facts = read("def f(: pass\nx = 1\n" * 40)
    assert 1 <= len(facts.diagnostics) <= 6


def test_bytes_of_no_language_are_read() -> None:
    facts = read(bytes(range(256)) * 50)
    assert facts.diagnostics


def test_three_thousand_nested_brackets() -> None:
    facts = read("x = " + "(" * 3_000 + "f()" + ")" * 3_000 + "\ndef after(): pass\n")
    assert "after" in names(facts)


def test_a_ruler_of_hash_signs_behind_a_text_is_passed_once() -> None:
    facts = read(f"mode = 'query'\n{'#' * 79}\ndef after(): pass\n")
    assert "after" in names(facts)


@pytest.mark.slow
def test_a_thousand_nested_calls() -> None:
    facts = read("f(" * 1_000 + ")" * 1_000 + "\n")
    assert len(facts.references) == 1_000


def test_thousands_of_nested_lambdas_are_few_scopes() -> None:
    facts = read("x = " + "lambda: " * 5_000 + "f()\n")
    assert len(facts.scopes) <= 101


@pytest.mark.slow
def test_a_line_of_five_megabytes() -> None:
    facts = read("x = [" + f"'{'a' * 40}'," * 120_000 + "]\ndef after(): pass\n")
    assert names(facts) == ["x", "after"]
    assert size(facts) < 2_000


def test_a_name_of_a_megabyte_defines_nothing() -> None:
    name = "a" * 1_000_000
    facts = read(f"class {name}:\n" + "    def f(self): pass\n" * 100 + "def after(): pass\n")
    assert names(facts) == ["after"]


def test_deeply_nested_classes_have_names_of_bounded_length() -> None:
    depth = 400
    facts = read("".join(f"{' ' * level}class C{level}:\n" for level in range(depth)) + " " * depth + "x = 1\n")
    assert "C0.C1.C2" in names(facts)
    assert max(map(len, names(facts))) <= 1_000
    assert size(facts) < 500_000


def test_text_of_annotations_and_decorators_is_cut_visibly() -> None:
    facts = read(f"@deco({'1,' * 9_000})\ndef f(x: A[{'b,' * 9_000}]): pass\n")
    (definition,) = facts.definitions
    assert definition.decorators[0].endswith("…")
    assert len(definition.decorators[0]) == 2_000
    assert len(definition.parameters[0].annotation) == 500


@pytest.mark.parametrize(
    "unit",
    [
        "# a comment\n",
        "import a\n",
        "if TYPE_CHECKING:\n    import a\n",
        "x = 1\n",
        "def f(): pass\n",
        "f()\n",
        "class A(A): pass\n",
        "with a as b: pass\n",
        "__all__ += ['a']\n",
    ],
)
@pytest.mark.quick_cases(4)
def test_what_is_said_grows_with_the_text_and_no_faster(unit: str) -> None:
    once, twice = size(read(unit * 2_000)), size(read(unit * 4_000))
    assert twice < 2.2 * once + 100


def test_a_file_without_a_line_end_has_its_last_line() -> None:
    assert [read(text).lines for text in ("", "a", "a\n", "a\nb")] == [0, 1, 1, 2]


def test_facts_do_not_depend_on_the_path() -> None:
    assert read("x = 1", "a.py")._replace(path="") == read("x = 1", "b/c.py")._replace(path="")
