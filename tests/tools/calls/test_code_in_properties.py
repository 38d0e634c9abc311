"""Code in the accessors and delegates of properties is run by these."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.call_paths import find_path
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.calls.impact import impact_analysis
from tests.tools.support import ask

FILES = {
    "page.kt": """\
class Store { fun eager() = 1
  fun read() = 2
  fun late() = 3 }
class Page(val store: Store) {
    val a: Int = store.eager()
    val b: Int get() = store.read()
    val c by lazy { store.late() }
    fun run() = b + c
}
fun main() { Page(Store()).run() }
""",
    "Page.cs": """\
public class Stock { public int Eager() => 1; public int Read() => 2; public int Late() => 3; }
public class Sheet {
  private readonly Stock stock = new Stock();
  public int A { get; } = new Stock().Eager();
  public int B => stock.Read();
  public int C { get { return stock.Late(); } }
  public int Run() { return B + C; }
}
public class Program { public static void Start() { new Sheet().Run(); } }
""",
}


@pytest.mark.parametrize(
    ("symbol", "holder"),
    [
        ("Store.read", "6 at module level, in field Page.b"),
        ("Store.late", "7 at module level, in field Page.c"),
        ("Stock.Read", "5 at module level, in field Sheet.B"),
        ("Stock.Late", "6 at module level, in field Sheet.C"),
    ],
)
def test_a_call_in_a_property_is_shown_with_it_and_counts_once(
    workspace: Workspace, root: Path, symbol: str, holder: str
) -> None:
    found = ask(workspace, root, get_callers, symbol).splitlines()
    assert found[0].startswith("1 caller of ")
    assert "implicitly" not in found[0]  # the call counts once
    assert f"  {holder}" in found


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("main", "Store.read"),
        ("main", "Store.late"),
        ("Program.Start", "Stock.Read"),
        ("Program.Start", "Stock.Late"),
    ],
)
def test_a_path_leads_through_the_code_of_properties(
    workspace: Workspace, root: Path, source: str, target: str
) -> None:
    assert ask(workspace, root, find_path, source, target).startswith("1 shortest path")


def test_readers_of_a_property_depend_on_the_code_that_it_runs(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, impact_analysis, "Stock.Late")
    assert "method Sheet.Run" in found
    assert "method Program.Start" in found
