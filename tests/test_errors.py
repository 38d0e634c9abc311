"""Errors carry data and a hint across processes, and the tree in the module's text is the real one."""

from __future__ import annotations

import dataclasses
import json
import re
from typing import Any

import pytest

from oxigraph_code import errors
from oxigraph_code.errors import OxigraphCodeError, from_wire, to_wire


def tree(kind: type[OxigraphCodeError]) -> list[type[OxigraphCodeError]]:
    return [kind, *(below for child in kind.__subclasses__() for below in tree(child))]


KINDS = tree(OxigraphCodeError)
every_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)


def example(kind: type[OxigraphCodeError]) -> OxigraphCodeError:
    values: dict[str, Any] = {"str": "text", "int": 3, "float": 1.5}
    return kind(**{field.name: values[str(field.type)] for field in dataclasses.fields(kind)})


def drawn() -> dict[str, str]:
    """Return each class in the drawing, with the one it hangs on."""
    parents: dict[str, str] = {}
    above: list[str] = []
    for line in (errors.__doc__ or "").splitlines():
        if match := re.match(r"    ([│├└─ ]*)([A-Z]\w+)(?:  |$)", line):
            depth = len(match[1]) // 4
            above[depth:] = [match[2]]
            parents[match[2]] = above[depth - 1] if depth else ""
    return parents


def test_the_tree_is_drawn_as_it_is() -> None:
    real = {
        kind.__name__: kind.__base__.__name__ if kind is not OxigraphCodeError else ""
        for kind in KINDS
        if kind.__base__
    }
    assert drawn() == real


@every_kind
def test_an_error_is_the_same_after_a_journey(kind: type[OxigraphCodeError]) -> None:
    error = example(kind)
    arrived = from_wire(json.loads(json.dumps(to_wire(error))))
    assert type(arrived) is kind
    assert dataclasses.asdict(arrived) == dataclasses.asdict(error)


@every_kind
def test_every_error_says_what_it_means(kind: type[OxigraphCodeError]) -> None:
    assert (kind.__doc__ or "").rstrip().endswith(".")


def test_the_hint_stands_below_the_message() -> None:
    assert str(OxigraphCodeError("no store", hint="make one")) == "no store\nmake one"
    assert str(OxigraphCodeError("no store")) == "no store"


def test_an_error_of_a_newer_version_is_still_an_error() -> None:
    error = from_wire({"error": "StoreMelted", "message": "too hot", "hint": "cool it", "degrees": 90})
    assert type(error) is OxigraphCodeError
    assert error.message == "too hot"


def test_errors_are_compared_by_identity() -> None:
    assert OxigraphCodeError("a") != OxigraphCodeError("a")


def test_a_failure_of_the_system_keeps_its_words() -> None:
    error = errors.FileError.from_os_error(PermissionError(13, "Permission denied"), "/a", hint="ask")
    assert (error.message, error.path, error.hint) == ("/a: Permission denied", "/a", "ask")
