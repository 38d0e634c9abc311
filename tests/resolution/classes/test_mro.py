"""The method resolution order is the C3 linearization, and ends where a class is unknown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from oxigraph_code.facts import FileFacts, Import
from oxigraph_code.resolution.incremental.dependencies import mark
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.model.values import Value
from tests.resolution.by_hand import classes, evaluator

UNKNOWN = "?"
DIAMOND = {"A": (), "B": ("A",), "C": ("A",), "D": ("B", "C")}


def symbol(of: ProgramEvaluator, name: str, path: str = "file") -> Value:
    names = [entry.name for entry in of.program.files[path].definitions]
    return of.program.symbol(path, names.index(name))


def order(of: ProgramEvaluator, name: str, path: str = "file") -> list[str]:
    """Return the names of an MRO; external classes by their qualified names."""
    return [
        of.program.definition(entry).name if entry.kind == "symbol" else entry.name or UNKNOWN
        for entry in of.hierarchy.order(symbol(of, name, path))
    ]


def order_in(bases: Mapping[str, Sequence[str]], name: str, imports: Sequence[Import] = ()) -> list[str]:
    return order(evaluator(classes(bases, imports=imports)), name)


def imported(path: str, name: str) -> Import:
    return Import("symbol", path, name, "", 0, 1)


def test_a_class_comes_before_its_bases_and_a_shared_ancestor_after_all_of_them() -> None:
    assert order_in(DIAMOND, "D") == ["D", "B", "C", "A"]


def test_bases_keep_the_order_in_which_they_are_declared() -> None:
    assert order_in({**DIAMOND, "D": ("C", "B")}, "D") == ["D", "C", "B", "A"]


def test_bases_that_contradict_one_another_make_the_rest_unknown() -> None:
    bases = {"A": (), "B": (), "X": ("A", "B"), "Y": ("B", "A"), "Z": ("X", "Y")}
    assert order_in(bases, "Z") == ["Z", "X", "Y", UNKNOWN]


@pytest.mark.parametrize(
    ("declared", "expected"),
    [
        (("Missing", "A"), ["B", UNKNOWN]),
        (("A", "Missing"), ["B", "A", UNKNOWN]),
    ],
)
def test_nothing_is_certain_after_an_unknown_base(declared: tuple[str, ...], expected: list[str]) -> None:
    assert order_in({"A": (), "B": declared}, "B") == expected


def test_an_external_base_keeps_its_place_and_its_qualified_name() -> None:
    bases = {"A": (), "B": ("Base", "A"), "C": ("B",)}
    assert order_in(bases, "C", [imported("library", "Base")]) == ["C", "B", "library.Base", "A"]


def test_a_class_that_inherits_from_itself_has_an_unknown_ancestor() -> None:
    found = order_in({"A": ("B",), "B": ("A",)}, "A")
    assert found[0] == "A"
    assert found[-1] == UNKNOWN


@pytest.mark.parametrize("first", ["A", "B"])
def test_the_order_of_a_circle_does_not_depend_on_which_class_is_asked_for_first(first: str) -> None:
    bases = {"A": ("B",), "B": ("A",), "C": ("A",)}
    alone = order_in(bases, "C")
    of = evaluator(classes(bases))
    order(of, first)
    assert order(of, "C") == alone


def test_a_variable_is_no_base() -> None:
    assert order_in({"A": (), "B": ("library",)}, "B", [Import("module", "library", "", "", 0, 1)])[0] == "B"


def test_a_long_line_of_inheritance_ends_in_an_unknown_class() -> None:
    line = {"C0": (), **{f"C{number}": (f"C{number - 1}",) for number in range(1, 100)}}
    found = order_in(line, "C99")
    assert found[:2] == ["C99", "C98"]
    assert found[-1] == UNKNOWN
    assert len(found) < 100


def test_a_class_with_very_many_bases_has_unknown_ones() -> None:
    bases = {f"C{number}": () for number in range(33)}
    assert order_in({**bases, "D": tuple(bases)}, "D") == ["D", UNKNOWN]
    del bases["C32"]
    assert order_in({**bases, "D": tuple(bases)}, "D") == ["D", *bases]


def three_files() -> list[FileFacts]:
    return [
        classes({"A": ()}, path="a"),
        classes({"B": ("A",)}, path="b", imports=[imported("a", "A")]),
        classes({"C": ("B",)}, path="c", imports=[imported("b", "B")]),
    ]


def test_ancestors_are_found_across_files() -> None:
    assert order(evaluator(*three_files()), "C", "c") == ["C", "B", "A"]


@pytest.mark.parametrize("asked", [1, 2])
def test_an_order_depends_on_the_files_of_all_ancestors_also_when_it_is_stored(asked: int) -> None:
    of = evaluator(*three_files(), classes({"Apart": ()}, path="d"))
    of.hierarchy.order(symbol(of, "C", "c"))
    seen = of.program.seen
    for _ in range(asked):
        seen.start()
        of.hierarchy.order(symbol(of, "C", "c"))
    assert [bool(seen.files.marks & mark(number)) for number in range(4)] == [True, True, True, False]
