"""The shape of a file is another where others may see something else of it, and else the same."""

from __future__ import annotations

import pytest

from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.registry import installed
from oxigraph_code.resolution.incremental.interface_digest import InterfaceDigest, interface_digest

PYTHON = """\
import json

def made(given):
    first = given.open()
    second = first.read()
    return second

def told(given):
    if given:
        print(given)
"""
SCRIPT = """\
export function made(given) {
    let first = given.open();
    const tell = () => first.read();
    return tell;
}
"""


WRITTEN = """\
def tax(): pass

def toll(): pass

def chosen():
    return hand_on

def hand_on(rule):
    return rule

def handed(call):
    call(tax)

handed(hand_on)
chosen()(tax)
rules = {"tax": tax}
def clean():
    rules.get("tax")
"""


def shape_of(text: str, name: str = "file.py") -> InterfaceDigest:
    loader = installed().loader_of(name)
    assert loader is not None
    assert extracts(loader)
    return interface_digest(loader.extract(text.encode(), name), loader.semantics.library.mutators)


@pytest.mark.parametrize(
    "edit",
    [
        ("print(given)", "print(given)\n        last = json.loads(given)\n        last.close()"),
        ("print(given)", "print(given)\n    for part in given:\n        part.close()"),
        ("print(given)", "part = given.open()\n        if isinstance(part, int):\n            print(part)"),
        ("print(given)", "print(given)\n    else:\n        given.close()"),
    ],
    ids=["a variable", "a loop", "what is known of a variable", "a branch"],
)
def test_what_a_function_keeps_for_itself_is_no_part_of_the_shape(edit: tuple[str, str]) -> None:
    assert shape_of(PYTHON.replace(*edit)) == shape_of(PYTHON)


@pytest.mark.parametrize(
    "edit",
    [
        ("given.open()", "json.open()"),
        ("    second =", "    first = json\n    second ="),
        ("    second =", "    if given:\n        first = given.close()\n    second ="),
        ("    if given", "    global made\n    made = json\n    if given"),
        ("def told(given):", "def told(given):\n    class Inner:\n        field = given\n    return Inner"),
    ],
    ids=["its value", "another value", "a value on a branch", "a variable of the module", "a field"],
)
def test_what_a_result_rests_on_is_a_part_of_the_shape(edit: tuple[str, str]) -> None:
    assert shape_of(PYTHON.replace(*edit)) != shape_of(PYTHON)


@pytest.mark.parametrize(
    "edit",
    [
        ("given.open()", "given.close()"),
        ("    return", "    first = given;\n    return"),
        ("let first", "shared = 1; let first"),
    ],
    ids=["the value of a variable that a closure reads", "an assignment to that", "a name that nothing declares"],
)
def test_what_others_may_read_through_a_closure_or_the_module_is_a_part_of_the_shape(edit: tuple[str, str]) -> None:
    assert shape_of(SCRIPT.replace(*edit), "file.js") != shape_of(SCRIPT, "file.js")


@pytest.mark.parametrize(
    "edit",
    [("chosen()(tax)", "chosen()(toll)"), ("call(tax)", "call(toll)"), ("rules.get", "rules.pop")],
    ids=["what is computed", "what is handed over", "what moves what is written"],
)
def test_calls_that_say_what_others_are_given_are_a_part_of_the_shape(edit: tuple[str, str]) -> None:
    assert shape_of(WRITTEN.replace(*edit)) != shape_of(WRITTEN)


def test_other_calls_are_no_part_of_the_shape() -> None:
    assert shape_of(WRITTEN.replace("rules.get", "rules.keys")) == shape_of(WRITTEN)
