"""Known types are narrowed to those that the asserted types allow, and never to nothing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.model.values import Values
from tests.resolution.by_hand import classes, evaluator

BASES = {"Animal": (), "Dog": ("Animal",), "Puppy": ("Dog",), "Cat": ("Animal",), "Stone": ()}


@pytest.fixture(scope="module")
def program() -> ProgramEvaluator:
    return evaluator(classes(BASES))


def instances(of: ProgramEvaluator, names: Sequence[str]) -> Values:
    return tuple(of.program.instance("file", list(BASES).index(name)) for name in names)


def names_of(of: ProgramEvaluator, values: Values) -> list[str]:
    return [of.program.definition(value).name for value in values]


@pytest.mark.parametrize(
    ("known", "asserted", "expected"),
    [
        (["Dog", "Cat"], ["Dog"], ["Dog"]),
        (["Puppy", "Cat", "Dog"], ["Dog"], ["Puppy", "Dog"]),
        (["Dog", "Cat", "Stone"], ["Animal"], ["Dog", "Cat"]),
        (["Dog", "Cat", "Stone"], ["Cat", "Stone"], ["Cat", "Stone"]),
        (["Cat", "Stone"], ["Dog"], ["Dog"]),
        (["Animal"], ["Dog"], ["Dog"]),
        ([], ["Dog"], ["Dog"]),
    ],
    ids=[
        "the asserted type",
        "its subclasses",
        "subclasses of one base",
        "one of several",
        "no known type derives from it",
        "one known type",
        "no known type",
    ],
)
def test_an_assertion_keeps_the_known_types_that_derive_from_it(
    program: ProgramEvaluator, known: list[str], asserted: list[str], expected: list[str]
) -> None:
    kept = program.narrowing.narrow(instances(program, known), instances(program, asserted))
    assert names_of(program, kept) == expected


@pytest.mark.parametrize(
    ("known", "excluded", "expected"),
    [
        (["Dog", "Cat"], ["Dog"], ["Cat"]),
        (["Puppy", "Cat"], ["Dog"], ["Cat"]),
        (["Animal", "Dog"], ["Dog"], ["Animal"]),
        (["Dog", "Puppy"], ["Animal"], ["Dog", "Puppy"]),
    ],
    ids=["the excluded class", "its subclasses", "not its base", "but never all"],
)
def test_a_negative_test_removes_instances_of_the_excluded_class(
    program: ProgramEvaluator, known: list[str], excluded: list[str], expected: list[str]
) -> None:
    classes = tuple(map(program.program.class_of, instances(program, excluded)))
    assert names_of(program, program.narrowing.exclude(instances(program, known), classes)) == expected


def test_a_negative_test_removes_instances_of_external_classes_by_name(program: ProgramEvaluator) -> None:
    text, number = map(program.program.external_instance, ("str", "int"))
    assert program.narrowing.exclude((text, number), (program.program.external("str"),)) == (number,)


def test_a_function_without_a_result_type_is_no_type_guard(program: ProgramEvaluator) -> None:
    assert program.narrowing.asserted(program.program.symbol("file", 0)) == ()
