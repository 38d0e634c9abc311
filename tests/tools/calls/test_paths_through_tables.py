"""Paths lead through functions that a program stores in tables, by the calls that look there."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.call_paths import find_path
from tests.tools.support import ask

FILES = {
    "table.h": "struct command { const char *name; int (*run)(int); };\nstruct shell { struct command *commands; };\n",
    "table.c": """\
#include "table.h"
static int add(int rate) { return rate; }
static int drop(int rate) { return rate; }
static int apart(int rate) { return rate; }
static struct command all[] = {{"add", add}, {"drop", drop}};
static void setup(struct shell *shell) { shell->commands = all; }
static int by_table(int i) { return all[i].run(1); }
""",
    "shell.c": """\
#include "table.h"
int by_field(struct shell *shell, int i) { return shell->commands[i].run(1); }
int main(void) { struct shell shell; return by_field(&shell, 1); }
""",
}


@pytest.mark.parametrize(
    ("source", "target", "step"),
    [
        ("by_table", "add", "hands it over at 5"),
        ("by_field", "drop", "may run it at 2, which is stored where the call looks"),
        ("main", "add", "may run it at 2, which is stored where the call looks"),
    ],
)
def test_a_path_leads_to_a_function_in_a_table(
    workspace: Workspace, root: Path, source: str, target: str, step: str
) -> None:
    text = ask(workspace, root, find_path, source, target)
    assert text.startswith("1 shortest path")
    assert step in text


def test_the_first_line_says_that_a_computed_call_only_may_run_it(workspace: Workspace, root: Path) -> None:
    first = ask(workspace, root, find_path, "by_field", "add").splitlines()[0]
    assert "1 of them no call), 1 of them a computed call that may run it" in first


def test_no_path_leads_to_a_function_in_no_table(workspace: Workspace, root: Path) -> None:
    assert ask(workspace, root, find_path, "by_field", "apart").startswith("no path")
