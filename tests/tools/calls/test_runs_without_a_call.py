"""The first line counts every way in which a function without callers may still run."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.callers import get_callers
from tests.tools.support import ask

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
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
