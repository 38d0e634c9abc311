"""The shortest ways between two symbols are found, and where none is known, where the graph stops."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.call_paths import find_path
from tests.tools.support import ask

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "web.py": (
        "from cart import first, second, longer\n\n\ndef view():\n    longer()\n    return first() + second()\n\n\n"
        "class Handler:\n    def get(self):\n        return view()\n"
    ),
    "cart.py": (
        "from store import save\n\n\ndef first():\n    save()\n    return save()\n\n\n"
        "def second():\n    return save()\n\n\n"
        "def longer():\n    return first()\n"
    ),
    "store.py": (
        "class Base:\n    def write(self): ...\n\n\n"
        "class File(Base):\n    def write(self):\n        return flush()\n\n\n"
        "def flush(): ...\n\n\ndef save():\n    return Base().write()\n\n\n"
        "def send(given):\n    return given.transmit()\n\n\n"
        "class Wire:\n    def transmit(self):\n        return flush()\n"
    ),
}


FILES["rates.py"] = """\
from typing import overload


@overload
def rate(of: int) -> int: ...
@overload
def rate(of: str) -> str: ...
def rate(of):
    return of


def rated():
    return rate(3)
"""


FILES["registry.py"] = (
    "REGISTRY = {}\n\n\ndef register(name):\n    def wrap(function):\n        REGISTRY[name] = function\n"
    "        return function\n\n    return wrap\n\n\ndef run(name, *args):\n    return REGISTRY[name](*args)\n"
)
FILES["cleaning.py"] = "from registry import register\n\n\n@register('clean-files')\ndef clean(path): ...\n"
FILES["nightly.py"] = (
    "from registry import run\n\n\ndef nightly():\n    run('clean-files', '/tmp')\n\n\n"
    "def any_of(name):\n    run(name)\n"
)


def said(workspace: Workspace, root: Path, source: str, target: str, **more: Any) -> str:
    return ask(workspace, root, find_path, source, target, **more)


def found(workspace: Workspace, root: Path, source: str, target: str) -> dict[str, Any]:
    return dict(json.loads(said(workspace, root, source, target, format="json")))


def test_all_shortest_paths_are_told_with_the_lines_of_the_calls(workspace: Workspace, root: Path) -> None:
    text = said(workspace, root, "view", "save")
    assert text.splitlines()[:7] == [
        text.splitlines()[0],
        "path 1:",
        "  web.py:4 function view · calls at 6",
        "  cart.py:4 function first · calls at 5, 6",
        "  store.py:13 function save",
        "path 2:",
        "  web.py:4 function view · calls at 6",
    ]
    assert text.startswith("2 shortest paths of 2 calls from web.py:4 function view to store.py:13 function save · ")


def test_the_lines_of_the_calls_are_shown_where_they_are_asked_for(workspace: Workspace, root: Path) -> None:
    text = said(workspace, root, "longer", "save", code=True)
    assert "cart.py:13 function longer · calls at 14\n    14     return first()\n" in text


def test_the_functions_on_the_way_are_shown_on_request(workspace: Workspace, root: Path) -> None:
    text = said(workspace, root, "longer", "save", bodies=True)
    assert (
        "cart.py:4 function first · calls at 5, 6\n    4 def first():\n    5     save()\n    6     return save()\n"
        in text
    )
    assert "store.py:13 function save\n    13 def save():\n    14     return Base().write()" in text


def test_what_is_nested_in_a_class_is_the_class(workspace: Workspace, root: Path) -> None:
    assert found(workspace, root, "Handler", "Base")["calls"] == 4
    assert found(workspace, root, "Handler", "Handler.get")["calls"] == 0


def test_a_path_is_one_of_calls_that_the_graph_has(workspace: Workspace, root: Path) -> None:
    for way in found(workspace, root, "Handler", "Base.write")["paths"]:
        for caller, callee in pairwise(way):
            query = f"ASK {{ <{caller}> <https://ds-labs.org/code#calls> <{callee}> }}"
            assert workspace.store.query(query).text == "true"


def test_where_no_path_is_known_the_other_direction_and_the_furthest_are_told(workspace: Workspace, root: Path) -> None:
    text = said(workspace, root, "save", "view")
    assert text.startswith(
        "no path of calls, handovers, joins or requests is known "
        "from store.py:13 function save to web.py:4 function view · "
    )
    assert "but view reaches save by 2 calls" in text
    assert "furthest from save:\n  1 step: store.py:1 class Base\n  1 step: store.py:2 method Base.write" in text


def test_an_override_is_a_step_where_no_other_path_is_known(workspace: Workspace, root: Path) -> None:
    text = said(workspace, root, "save", "flush")
    assert ", 1 of them to an override that may run instead from store.py:13 function save" in text.splitlines()[0]
    assert "method Base.write · may run it, which overrides it\n" in text


def test_a_name_alone_bridges_a_gap_and_makes_no_path(workspace: Workspace, root: Path) -> None:
    bridges = found(workspace, root, "send", "flush")["bridges"]
    assert bridges[0]["how"] == "may call"
    assert bridges[0]["to"].endswith("/Wire.transmit")


def test_ways_through_all_definitions_of_one_symbol_are_one(workspace: Workspace, root: Path) -> None:
    lines = said(workspace, root, "rated", "rate").splitlines()
    assert lines[0].startswith("1 shortest path of 1 call from rates.py:12 function rated")
    assert sum("rates.py" in line for line in lines[1:]) == 2


FILES["jobs.py"] = """\
from queues import queue
from store import save


def mail():
    save()


def report():
    save()


HANDLERS = {"mail": mail}


def start():
    queue.add(mail)


def dispatch(name):
    pick(HANDLERS, name)


class Job:
    def run(self):
        report()


"""
FILES["main.py"] = "from jobs import Job\nfrom queues import queue\n\nqueue.register(Job)\n"


def test_where_calls_lead_nowhere_handovers_are_steps_and_shown_as_such(workspace: Workspace, root: Path) -> None:
    lines = said(workspace, root, "start", "save").splitlines()
    assert lines[0].startswith("1 shortest path of 2 steps (1 of them no call) from jobs.py:16 function start to ")
    assert lines[1:4] == [
        "  jobs.py:16 function start · hands it over at 17, passed to queue.add (queues.queue.add)",
        "  jobs.py:5 function mail · calls at 6",
        "  store.py:13 function save",
    ]


def test_a_table_of_handlers_leads_from_its_readers_to_what_is_in_it(workspace: Workspace, root: Path) -> None:
    lines = said(workspace, root, "dispatch", "jobs.py:mail").splitlines()
    assert [line.partition(" · ")[2] for line in lines[1:3]] == ["reads it", "hands it over at 13, stored in HANDLERS"]


def test_a_file_is_an_end_and_a_class_that_is_handed_over_leads_to_its_methods(
    workspace: Workspace, root: Path
) -> None:
    registered = "  main.py module · hands over its class at 4, passed to queue.register (queues.queue.register)"
    assert registered in said(workspace, root, "main.py", "Job.run").splitlines()


def test_longer_paths_and_paths_around_something_are_found_where_they_are_asked_for(
    workspace: Workspace, root: Path
) -> None:
    assert said(workspace, root, "view", "save", k=3).startswith("3 paths of 2 to 3 calls from web.py:4 function view")
    around = json.loads(said(workspace, root, "view", "save", avoid="first, store.py:flush", format="json"))
    assert [[iri.rpartition("/")[2] for iri in way] for way in around["paths"]] == [["view", "second", "save"]]
    assert said(workspace, root, "view", "save", avoid="cart.py").startswith(
        "no path of calls, handovers, joins or requests that avoids them is known from web.py:4 function view"
    )


def test_a_key_of_a_table_of_functions_on_the_way_is_a_bridge(workspace: Workspace, root: Path) -> None:
    first, _, bridge, *_ = said(workspace, root, "nightly", "clean").splitlines()
    assert "; a key that clean is registered under is in a string on the way; may run it by " in first
    assert bridge == "  nightly.py:5 function nightly has 'clean-files', the key of @register('clean-files')"


def test_a_computed_call_on_the_way_may_run_a_function_that_is_handed_over(workspace: Workspace, root: Path) -> None:
    first = said(workspace, root, "any_of", "clean").splitlines()[0]
    assert "; may run it by REGISTRY[" in first
    assert "whose function is computed" not in said(workspace, root, "any_of", "flush").splitlines()[0]
