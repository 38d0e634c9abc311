"""Added and removed functions are told apart where nothing else of a file changed for others."""

from __future__ import annotations

import pytest

from oxigraph_code.facts import FileFacts
from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.registry import installed
from oxigraph_code.resolution.incremental.added_functions import came_and_went

BEFORE = """\
import json

state = 1

def first(given):
    return [part.name for part in given]

def _give(action):
    return action()

def last(given):
    return lambda: given.open()
"""
SCRIPT = """\
const table = { read() { return 1; } };
function first() { return () => table.read(); }
"""


def facts_of(text: str, name: str = "file.py") -> FileFacts:
    loader = installed().loader_of(name)
    assert loader is not None
    assert extracts(loader)
    return loader.extract(text.encode(), name)


def with_function(text: str) -> str:
    return BEFORE.replace("def _give", f"{text}\n\ndef _give")


@pytest.mark.parametrize(
    "text",
    [
        "def fresh(given):\n    return [json.loads(part) for part in given]",
        "def fresh(given):\n    def inner():\n        return first(given)\n    return inner",
        "async def fresh(given=first):\n    if given:\n        made = given()\n        return made.name",
    ],
    ids=["with a comprehension", "with a function in it", "with a branch"],
)
def test_a_function_that_came_or_went_anywhere_in_a_module_is_told(text: str) -> None:
    before, now = facts_of(BEFORE), facts_of(with_function(text))
    assert came_and_went(before, now) == came_and_went(now, before) == {"fresh"}


def test_a_function_that_is_called_otherwise_now_came_and_went() -> None:
    before, now = facts_of(BEFORE), facts_of(BEFORE.replace("last", "final"))
    assert came_and_went(before, now) == {"last", "final"}


def test_objects_are_known_by_their_place_among_those_that_stay() -> None:
    now = SCRIPT.replace("const table", "function fresh() { return { open() {} }; }\nconst table")
    assert came_and_went(facts_of(SCRIPT, "file.js"), facts_of(now, "file.js")) in (frozenset(), {"fresh"})


REQUESTING = """\
export class Shop {
  static kind = { name: "goods" };
  load(id) { return fetch(`/goods/${id}`, { method: "POST", done: () => id, body: { kind: Shop.kind } }); }
}
export function first() { const path = "/first"; return [path].map((part) => fetch(part + "/last")); }
"""


def test_a_function_is_told_in_front_of_code_that_asks_others() -> None:
    before, now = (facts_of(text, "shop.js") for text in (REQUESTING, "function fresh() {}\n" + REQUESTING))
    assert before.pattern_sites
    assert before.text_constants
    assert came_and_went(before, now) == came_and_went(now, before) == {"fresh"}


@pytest.mark.parametrize(
    "text",
    [
        "@json.wraps\ndef fresh():\n    pass",
        "def fresh():\n    global state\n    state = json",
        "def fresh():\n    return _give(first)",
        "def fresh():\n    import csv\n    return csv",
        "def fresh():\n    class Inner:\n        def read(self): pass\n    return Inner()",
        "def first(given):\n    return given",
        "class Fresh:\n    pass",
        "fresh = first",
        "def fresh():\n    pass\n\nother = 1",
    ],
    ids=[
        "with a decorator",
        "that binds a variable of the module",
        "that gives something to a private function",
        "that imports",
        "with a class in it",
        "of a name that is there",
        "no function, but a class",
        "no function, but a variable",
        "and something else",
    ],
)
def test_what_more_may_hang_on_is_not_told(text: str) -> None:
    before, now = facts_of(BEFORE), facts_of(with_function(text))
    assert came_and_went(before, now) == came_and_went(now, before) == frozenset()


def test_a_name_that_a_file_has_before_it_is_defined_is_not_told() -> None:
    before = BEFORE.replace("given.open()", "fresh(given)")
    assert not came_and_went(facts_of(before), facts_of(f"{before}\ndef fresh(given):\n    return given\n"))


EXPORTING = """\
export interface Shape { area(): number }
export function first() { return 1; }
"""


def test_an_exported_function_that_came_or_went_is_told_if_the_file_exports_more() -> None:
    before, now = facts_of(EXPORTING, "shapes.ts"), facts_of(EXPORTING + "export function area2() {}\n", "shapes.ts")
    assert came_and_went(before, now) == came_and_went(now, before) == {"area2"}


def test_the_first_export_of_a_file_is_more_than_a_function_that_came() -> None:
    before, now = (
        facts_of("const rate = 2;\n", "rate.ts"),
        facts_of("const rate = 2;\nexport function tax() {}\n", "rate.ts"),
    )
    assert came_and_went(before, now) == came_and_went(now, before) == frozenset()


def test_a_function_that_becomes_the_default_export_is_more_than_one_that_came() -> None:
    before = facts_of(EXPORTING, "shapes.ts")
    now = facts_of(EXPORTING + "export default function area2() {}\n", "shapes.ts")
    assert came_and_went(before, now) == frozenset()
