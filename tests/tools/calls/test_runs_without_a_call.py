"""The first line counts every way in which a function without callers may still run."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.callers import get_callers
from tests.tools.support import ask

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "tables.py": """\
HOOKS = []
HANDLERS = {}


def run_all(name):
    HANDLERS[name]()
    for hook in HOOKS:
        hook()
""",
    "hooks.py": """\
from tables import HANDLERS, HOOKS


def polish(): ...


def pack(): ...


HOOKS.append(polish)
HANDLERS["pack"] = pack
""",
    "go.mod": "module example.org/shop\n",
    "steps.go": """\
package shop

var steps []func(int)

func init() { steps = append(steps, weigh) }

func init() { steps = append(steps, label) }

func weigh(n int) {}

func label(n int) {}

func all() {
	for _, step := range steps {
		step(1)
	}
}
""",
    "views.py": """\
class Base:
    def __init__(self, at):
        self.at = at


class Left(object):
    def __init__(self):
        self.at = 1

    def forgotten(self):
        return 1


class Details(Base):
    pass


def show(kind: type[Base]):
    return kind


show(Details)
show(lambda: 1)


def unused():
    return 1


def imported():
    return 1
""",
    "main.py": """\
import views
from views import imported

views.show(1)


def loaded():
    return 1
""",
    "panel.js": """\
export class Panel extends HTMLElement {
  connectedCallback() { return 1; }
}
""",
    "routes.js": """\
import { Panel } from "./panel";
export const pages = [{ load() { return Panel; } }, { drop: () => 2 }];
export function dropped() { return 1; }
""",
    "app/Observers/Cart.php": "<?php\nclass CartObserver { public function saved($cart) { return 1; } }\n",
    "app.js": 'import { pages } from "./routes";\nconsole.log(pages);\n',
}


@pytest.mark.parametrize(
    ("symbol", "fact"),
    [
        ("Base.__init__", "its class or a subtype used in "),
        ("Panel.connectedCallback", "its type derives from HTMLElement, which may run it"),
        ("main.py:loaded", "no import of its file, which another program may load"),
        ("imported", "imported by 1 file"),
        ("load", "an object holds it, and any user of the object may run it"),
        ("drop", "an object holds it, and any user of the object may run it"),
        ("CartObserver.saved", "an entry point (task), which runs without a call of the program"),
    ],
)
def test_a_way_to_run_it_is_in_the_first_line(workspace: Workspace, root: Path, symbol: str, fact: str) -> None:
    first = ask(workspace, root, get_callers, symbol).splitlines()[0]
    assert first.startswith("no callers found of ")
    assert f" · {fact}" in first


@pytest.mark.parametrize("symbol", ["Left.__init__", "Left.forgotten", "unused", "dropped"])
def test_a_function_without_any_has_only_reflection(workspace: Workspace, root: Path, symbol: str) -> None:
    assert "only reflection" in ask(workspace, root, get_callers, symbol)


@pytest.mark.parametrize(
    ("symbol", "holder", "reader"),
    [
        ("polish", "HOOKS", "tables.py:7 function run_all"),
        ("pack", "HANDLERS", "tables.py:6 function run_all"),
        ("weigh", "steps", "steps.go:14 function all"),
    ],
)
def test_a_loop_over_the_list_that_keeps_a_function_is_named(
    workspace: Workspace, root: Path, symbol: str, holder: str, reader: str
) -> None:
    found = ask(workspace, root, get_callers, symbol)
    assert f" · kept in {holder}, which 1 other place reads" in found.splitlines()[0]
    assert f"  {reader} reads {holder}\n" in found
