"""The questions of the page, asked of a real server over a real graph."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.view.questions import readme_sentence
from tests.indexing.support import index, write


def asked(visitor: httpx.Client, question: str, **arguments: object) -> Any:
    return visitor.post(f"/api/{question}", json=arguments).json()


def symbol(visitor: httpx.Client, name: str) -> str:
    return str(asked(visitor, "get_symbol", symbol=name)["answer"]["symbol"]["iri"])


def test_the_map_has_the_files_with_their_facts(visitor: httpx.Client) -> None:
    found = asked(visitor, "map")
    facts = dict(zip(found["path"], zip(found["language"], found["aside"], strict=True), strict=True))
    assert facts["shop/cart.py"] == ("python", "")
    assert facts["tests/test_cart.py"] == ("python", "test")
    assert (found["name"], found["sentence"]) == ("shop", "A shop that takes orders.")


def test_the_sentence_of_a_readme_keeps_names_and_drops_markup(tmp_path: Path) -> None:
    text = "shop\n====\n\nVariants of `@lru_cache`_ and :func:`open`, *memoizing* my_name.\n"
    root = write(tmp_path / "kept", {"README.rst": text, "a.py": "x = 1\n"})
    scope = QuestionScope(root, {}, "", "")
    assert readme_sentence(scope) == "Variants of @lru_cache and open, memoizing my_name."


def test_dependencies_are_counted_between_files(visitor: httpx.Client) -> None:
    found = asked(visitor, "dependencies")
    edges = {(found["paths"][user], found["paths"][used]): count for user, used, count in found["edges"]}
    assert edges["shop/cart.py", "shop/tax.py"] >= 1
    assert edges["shop/tax.py", "shop/cart.py"] >= 1
    assert ("shop/cart.py", "shop/web.py") not in edges


def test_a_name_of_very_many_symbols_has_them_as_choices(
    workspace: Workspace, visitor: httpx.Client, tmp_path: Path
) -> None:
    files = {f"part{number}.py": "def once():\n    pass\n" for number in range(9)}
    index(workspace, write(tmp_path / "many", {"pyproject.toml": '[project]\nname = "many"\n', **files}))
    found = asked(visitor, "get_symbol", symbol="once", project="many")["answer"]
    assert found["summary"].startswith("9 symbols are called once")
    assert found["choices"][0] == {"iri": "part0.py:once", "path": "part0.py", "name": "once", "note": ""}


def test_coverage_counts_the_functions_that_tests_reach(visitor: httpx.Client) -> None:
    found = asked(visitor, "coverage")["files"]
    assert found["shop/web.py"] == [0, 1]
    assert found["shop/tax.py"] == [1, 1]


def test_a_text_that_names_a_symbol_is_no_dependency(
    workspace: Workspace, visitor: httpx.Client, tmp_path: Path
) -> None:
    root = write(
        tmp_path / "post",
        {
            "pyproject.toml": '[project]\nname = "post"\n',
            "post/settings.py": 'JOBS = ["post.mail.send"]\n',
            "post/mail.py": "from post.tax import rate\n\n\ndef send():\n    return rate()\n",
            "post/tax.py": "def rate(): ...\n",
        },
    )
    index(workspace, root)
    found = asked(visitor, "dependencies", project=str(root))
    assert found["paths"] == ["post/mail.py", "post/tax.py"]


def test_an_import_of_a_package_leads_to_the_files_that_are_used(
    workspace: Workspace, visitor: httpx.Client, tmp_path: Path
) -> None:
    root = write(
        tmp_path / "till",
        {
            "go.mod": "module till\n",
            "main.go": 'package main\n\nimport "till/tax"\n\nfunc main() { tax.Rate() }\n',
            "tax/rate.go": "package tax\n\nfunc Rate() {}\n",
            "tax/other.go": "package tax\n\nfunc Other() {}\n",
        },
    )
    index(workspace, root)
    found = asked(visitor, "dependencies", project=str(root))
    assert found["paths"] == ["main.go", "tax/rate.go"]


def test_a_route_has_its_handlers(visitor: httpx.Client) -> None:
    (row,) = asked(visitor, "route", route="GET /pay")["rows"]
    assert [handler["name"] for handler in row["handlers"]] == ["pay"]


def test_tests_have_a_command_line(visitor: httpx.Client) -> None:
    assert asked(visitor, "test_command", paths="tests/test_cart.py")["line"] == "pytest tests/test_cart.py"


def test_routes_lead_to_their_handlers(visitor: httpx.Client) -> None:
    (route,) = asked(visitor, "routes")["routes"]
    assert (route["name"], route["path"], route["iri"]) == ("GET /pay", "shop/web.py", symbol(visitor, "pay"))


def test_heat_counts_the_commits_of_files(visitor: httpx.Client) -> None:
    assert asked(visitor, "heat") == {
        "commits": 1,
        "files": {"shop/cart.py": 1, "shop/tax.py": 1, "shop/web.py": 1, "tests/test_cart.py": 1},
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
    assert asked(visitor, "map", project=str(other))["path"] == ["bank.py"]
    assert "bank.py" not in asked(visitor, "map")["path"]
    roots = {project["root"] for project in asked(visitor, "index_status")["answer"]["projects"]}
    assert str(other) in roots


def test_an_unknown_project_is_a_problem_with_a_sentence(visitor: httpx.Client) -> None:
    assert asked(visitor, "map", project="nowhere")["problem"].startswith("no project or folder is called nowhere")
