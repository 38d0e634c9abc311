"""The questions of the page, asked of a real server over a real graph."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from oxigraph_code.tools import Workspace
from tests.indexing.support import index, write


def asked(visitor: httpx.Client, question: str, **arguments: object) -> Any:
    return visitor.post(f"/api/{question}", json=arguments).json()


def symbol(visitor: httpx.Client, name: str) -> str:
    found = asked(visitor, "map")
    return str(found["base"] + found["iri"][found["name"].index(name)])


def test_the_map_has_files_and_symbols_with_positions(visitor: httpx.Client) -> None:
    found = asked(visitor, "map")
    assert {"shop/cart.py", "Cart", "Cart.total", "checkout", "rate"} <= set(found["name"])
    assert {len(found[column]) for column in ("iri", "kind", "name", "path", "line", "x", "y")} == {len(found["name"])}


def test_dependencies_between_files_say_whether_they_are_part_of_a_cycle(visitor: httpx.Client) -> None:
    found = asked(visitor, "map")
    edges = {(found["path"][user], found["path"][used]): is_cycle for user, used, _, is_cycle in found["edges"]}
    assert edges["shop/cart.py", "shop/tax.py"] == edges["shop/tax.py", "shop/cart.py"] == 1
    assert edges["shop/web.py", "shop/cart.py"] == 0


def test_the_matrix_has_the_files_of_a_folder(visitor: httpx.Client) -> None:
    found = asked(visitor, "matrix", folder="shop")
    assert [part["name"] for part in found["parts"]] == ["web.py", "cart.py", "tax.py"]


def test_routes_lead_to_their_handlers(visitor: httpx.Client) -> None:
    (route,) = asked(visitor, "routes")["routes"]
    assert (route["name"], route["path"], route["iri"]) == ("GET /pay", "shop/web.py", symbol(visitor, "pay"))


def test_heat_counts_the_commits_of_files(visitor: httpx.Client) -> None:
    assert asked(visitor, "heat") == {
        "commits": 1,
        "files": {"shop/cart.py": 1, "shop/tax.py": 1, "shop/web.py": 1},
    }


def test_a_tool_answers_with_its_json(visitor: httpx.Client) -> None:
    found = asked(visitor, "get_callers", symbol=symbol(visitor, "checkout"))
    assert {caller["name"] for caller in found["answer"]["callers"]} >= {"pay"}


def test_a_query_answers_with_rows(visitor: httpx.Client) -> None:
    found = asked(visitor, "sparql_query", query="SELECT ?n { ?c a code:Class ; code:name ?n }")
    assert {row["n"]["value"] for row in found["answer"]["results"]["bindings"]} == {"Cart", "Gift"}


def test_an_update_is_refused(visitor: httpx.Client) -> None:
    assert "error" in asked(visitor, "sparql_query", query="DELETE WHERE { ?s ?p ?o }")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({}, "needs the argument 'symbol'"),
        ({"symbol": 1}, "symbol has a value of the wrong type"),
        ({"symbol": "x", "depht": 2}, "has no argument 'depht'"),
    ],
)
def test_a_wrong_argument_is_named(visitor: httpx.Client, arguments: dict[str, object], problem: str) -> None:
    assert problem in asked(visitor, "get_callers", **arguments)["error"]


def test_a_map_is_that_of_one_project(visitor: httpx.Client, workspace: Workspace, tmp_path: Path) -> None:
    other = write(tmp_path / "bank", {"pyproject.toml": '[project]\nname = "bank"\n', "bank.py": "def lend(): ...\n"})
    index(workspace, other)
    assert set(asked(visitor, "map", project=str(other))["name"]) == {"bank.py", "lend"}
    assert "lend" not in asked(visitor, "map")["name"]
    roots = {project["root"] for project in asked(visitor, "index_status")["answer"]["projects"]}
    assert str(other) in roots


def test_an_unknown_project_is_a_problem_with_a_sentence(visitor: httpx.Client) -> None:
    assert asked(visitor, "map", project="nowhere")["problem"].startswith("no project or folder is called nowhere")
