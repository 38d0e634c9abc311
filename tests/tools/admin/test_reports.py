"""Coverage names the tests that ran a line until the file changes."""

from __future__ import annotations

import json
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.errors import FileError
from oxigraph_code.indexing.runs.drop import drop_project
from oxigraph_code.reports.coverage import MAX_LINE, lines_in, ranges
from oxigraph_code.tools import Answer, Call, Workspace, tool_called
from oxigraph_code.tools.admin.reports import load_report
from oxigraph_code.tools.calls.impact import impact_analysis
from oxigraph_code.tools.sparql.endpoint import load_rdf
from tests.indexing.support import index, write
from tests.ontology.conformance import violations
from tests.tools.support import ask

CART = """\
def mark(function):
    return function


@mark
def total(
    items=(),
):
    if items:
        return sum(items)
    return 0


def tax():
    return total() * 2
"""
FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "shop/__init__.py": "",
    "shop/cart.py": CART,
    "tests/test_cart.py": (
        "from shop.cart import tax, total\n\n\ndef test_total():\n    assert total([1]) == 1\n\n\n"
        "class TestTax:\n    def test_tax(self):\n        assert tax() == 0\n"
    ),
}
CONTEXTS = {
    "5": [""],
    "6": ["", "tests/test_cart.py::test_import|run"],
    "9": ["tests/test_cart.py::test_total[a|b]|run", "tests/test_cart.py::TestTax::test_tax|run"],
    "10": ["tests/test_cart.py::test_total[a|b]|run"],
    "11": ["tests/test_cart.py::TestTax::test_tax|run"],
    "15": ["test_cart.TestTax.test_tax", "tests/test_other.py::TestMore::test_tax|run"],
}

NESTED = '{"name": "a", "components": [' * 50_000 + "]}" * 50_000


def coverage_json(contexts: dict[str, list[str]] = CONTEXTS, path: str = "shop/cart.py") -> str:
    file = {"executed_lines": [*map(int, contexts)], "missing_lines": [], "contexts": contexts}
    return json.dumps({"meta": {"branch_coverage": False, "format": 3}, "files": {path: file}})


def lcov(path: str) -> str:
    return f"TN:\nSF:{path}\nDA:9,1\nDA:10,0\nDA:11,1\nDA:15,0\nend_of_record\n"


@pytest.fixture
def root(tmp_path: Path, workspace: Workspace) -> Path:
    made = write(tmp_path / "shop", FILES)
    for path in made.rglob("*.py"):
        os.utime(path, (1_700_000_000, 1_700_000_000))
    index(workspace, made)
    return made


@pytest.fixture
def workspace(tmp_path: Path) -> Any:
    from oxigraph_code.settings.config import load_settings

    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    yield opened
    opened.close()


def load(workspace: Workspace, root: Path, text: str, name: str = "coverage.json") -> str:
    (root / name).write_text(text)
    return ask(workspace, root, load_report, str(root / name))


def ran_by(workspace: Workspace, root: Path, symbol: str) -> set[str]:
    found = json.loads(ask(workspace, root, impact_analysis, symbol, format="json"))
    return {f"{row['path']} {name}" for row in found.get("tests_that_ran", ()) for name in row["names"]}


def first_line(workspace: Workspace, root: Path, symbol: str) -> str:
    return ask(workspace, root, impact_analysis, symbol).partition("\n")[0]


def test_impact_names_the_tests_that_ran_a_line_behind_the_header(workspace: Workspace, root: Path) -> None:
    load(workspace, root, coverage_json())
    of_cart = {"tests/test_cart.py test_total", "tests/test_cart.py TestTax.test_tax"}
    assert ran_by(workspace, root, "total") == of_cart
    assert "run by 2 tests, by coverage.json" in first_line(workspace, root, "total")


def test_a_test_that_the_index_has_not_keeps_its_name(workspace: Workspace, root: Path) -> None:
    said = load(workspace, root, coverage_json())
    assert "5 tests by name, 3 of them in the index" in said
    assert ran_by(workspace, root, "tax") == {
        "tests/test_cart.py TestTax.test_tax",
        "tests/test_other.py TestMore.test_tax",
    }


@pytest.mark.parametrize("table", ["line_bits", "arc"])
def test_the_database_says_the_same_as_its_json(workspace: Workspace, root: Path, table: str) -> None:
    with sqlite3.connect(root / ".coverage") as made:
        made.execute("CREATE TABLE file (id INTEGER PRIMARY KEY, path TEXT)")
        made.execute("CREATE TABLE context (id INTEGER PRIMARY KEY, context TEXT)")
        made.execute("CREATE TABLE line_bits (file_id INTEGER, context_id INTEGER, numbits BLOB)")
        made.execute("CREATE TABLE arc (file_id INTEGER, context_id INTEGER, fromno INTEGER, tono INTEGER)")
        made.execute("INSERT INTO file VALUES (1, ?)", (str(root / "shop/cart.py"),))
        made.execute("INSERT INTO context VALUES (7, 'test_cart.test_total')")
        if table == "arc":
            made.execute("INSERT INTO arc VALUES (1, 7, 9, 10), (1, 7, 10, -6)")
        else:
            made.execute("INSERT INTO line_bits VALUES (1, 7, ?)", (bytes([0, 0b110]),))
    made.close()
    ask(workspace, root, load_report, str(root / ".coverage"))
    assert ran_by(workspace, root, "total") == {"tests/test_cart.py test_total"}


@pytest.mark.parametrize("name", ["lcov.info", "coverage.xml"])
def test_a_format_without_contexts_counts_lines(workspace: Workspace, root: Path, name: str) -> None:
    lines = "".join(f'<line number="{n}" hits="{hits}"/>' for n, hits in ((9, 1), (10, 0), (11, 1), (15, 0)))
    xml = (
        '<?xml version="1.0" ?><!DOCTYPE coverage SYSTEM "http://example.org/coverage-04.dtd">'
        f'<coverage><class filename="cart.py"><lines>{lines}</lines></class></coverage>'
    )
    load(workspace, root, xml if name.endswith("xml") else lcov("/ci/work/shop/shop/cart.py"), name)
    assert f"2 of 3 lines run, by {name}, which names no test for them" in first_line(workspace, root, "total")
    assert f"no line of it run, by {name}" in first_line(workspace, root, "tax")


@pytest.mark.parametrize("below", ["{root}/shop", "/build/shop", "/build"])
def test_paths_of_cobertura_are_below_its_source_folder(workspace: Workspace, root: Path, below: str) -> None:
    write(root, {"cart.py": "def other():\n    return 1\n", "more/cart.py": CART})
    index(workspace, root)
    path = "cart.py" if below.endswith("shop") else "shop/cart.py"
    text = f'<coverage><sources><source>{below.format(root=root)}</source></sources><class filename="{path}">'
    load(workspace, root, f'{text}<lines><line number="15" hits="1"/></lines></class></coverage>', "cobertura.xml")
    assert "1 line run" not in first_line(workspace, root, "cart.py:other")
    assert "1 lines run, by cobertura.xml" in first_line(workspace, root, "shop/cart.py:tax")


def test_only_reports_that_name_tests_stand_behind_their_number(workspace: Workspace, root: Path) -> None:
    load(workspace, root, coverage_json())
    load(workspace, root, lcov("shop/cart.py"), "lcov.info")
    assert "run by 2 tests, by coverage.json ·" in first_line(workspace, root, "total")


def test_coverage_of_a_changed_file_is_left_out_and_counted(workspace: Workspace, root: Path) -> None:
    load(workspace, root, coverage_json())
    (root / "shop/cart.py").write_text(f"# new\n{CART}")
    assert ran_by(workspace, root, "total") == set()
    assert "changed since coverage was measured: 1 file" in first_line(workspace, root, "total")
    (root / "shop/cart.py").write_text(CART)
    assert len(ran_by(workspace, root, "total")) == 2


def test_a_file_written_after_the_report_is_left_out(workspace: Workspace, root: Path) -> None:
    (root / "coverage.json").write_text(coverage_json())
    os.utime(root / "coverage.json", (1_600_000_000, 1_600_000_000))
    assert "left out, written after the report: shop/cart.py" in ask(
        workspace, root, load_report, str(root / "coverage.json")
    )


def test_a_new_report_replaces_the_one_of_its_name(workspace: Workspace, root: Path) -> None:
    load(workspace, root, coverage_json())
    load(workspace, root, coverage_json({"10": ["test_cart.test_total"]}))
    assert ran_by(workspace, root, "total") == {"tests/test_cart.py test_total"}


def test_its_graph_conforms_to_the_ontology_and_outlives_runs_until_the_project_goes(
    workspace: Workspace, root: Path
) -> None:
    load(workspace, root, coverage_json())
    index(workspace, root, full=True)
    graph = "https://ds-labs.org/code#report/shop/coverage.json"
    assert graph in workspace.store.graphs()
    query = f"CONSTRUCT {{ ?s ?p ?o }} WHERE {{ GRAPH <{graph}> {{ ?s ?p ?o }} }}"
    assert violations(workspace.store.query(query).text, complete=False) == []
    drop_project("shop", root, workspace.store, workspace.settings, Call().progress)
    assert graph not in workspace.store.graphs()


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("bomb.xml", '<!DOCTYPE coverage [<!ENTITY a "aaa"><!ENTITY b "&a;&a;">]><coverage>&b;</coverage>', "entities"),
        ("cut.xml", "<coverage><class>", "no element found"),
        ("odd.info", "SF:a.py\nDA:x,1\n", "no line of lcov"),
        ("odd.json", '{"meta": {"branch_coverage": true}, "files": {"a.py": []}}', "no report of coverage.py"),
        ("unmarked.json", '{"files": {"a.py": {"executed_lines": [1]}}}', "no report of coverage.py without meta"),
        ("empty.json", '{"meta": {"branch_coverage": true}}', "no report of coverage.py without files"),
        ("notes.txt", "hello", "no report of a known format"),
        (".coverage", "SQLite format 3\0 broken", "database"),
    ],
)
def test_a_faulty_report_is_refused(workspace: Workspace, root: Path, name: str, text: str, fault: str) -> None:
    with pytest.raises(FileError, match=fault):
        load(workspace, root, text, name)


def test_a_bill_nested_too_deeply_is_refused(workspace: Workspace, root: Path) -> None:
    text = f'{{"bomFormat": "CycloneDX", "components": [{NESTED}]}}'
    with pytest.raises(FileError, match="nested too deeply"):
        load(workspace, root, text, "bom.json")
    with pytest.raises(FileError, match="nested too deeply"):
        load_rdf(workspace, Call(), str(root / "bom.json"))


def test_coverage_without_its_mark_is_not_loaded_as_rdf_of_nothing(workspace: Workspace, root: Path) -> None:
    (root / "unmarked.json").write_text('{"files": {"a.py": {"executed_lines": [1]}}}')
    with pytest.raises(FileError, match="without meta"):
        load_rdf(workspace, Call(), str(root / "unmarked.json"))


def test_a_view_of_a_database_is_not_read(workspace: Workspace, root: Path) -> None:
    endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS id, x AS path FROM n"
    with sqlite3.connect(root / "v.db") as made:
        made.execute(f"CREATE VIEW file AS {endless}")
        made.execute("CREATE TABLE context (id INTEGER, context TEXT)")
    made.close()
    with pytest.raises(FileError, match=r"no database of coverage\.py"):
        ask(workspace, root, load_report, str(root / "v.db"))


def test_paths_of_a_report_are_only_compared(workspace: Workspace, root: Path) -> None:
    said = load(workspace, root, coverage_json(path="../../../etc/passwd"))
    assert "left out: 1 path that no file of the index has" in said


def test_load_rdf_tells_a_report_by_its_content(
    workspace: Workspace, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(root)
    (root / "any.name").write_text(lcov("shop/cart.py"))
    answer: Answer = load_rdf(workspace, Call(), "any.name")
    assert answer.text.startswith("lcov: 1 file with coverage")
    assert load_rdf(workspace, Call(), "<x:a> <x:b> 1 .").text.startswith("loaded 1 triple")


@pytest.mark.parametrize("name", ["load_report", "load_coverage"])
def test_its_names_answer_unlisted(name: str) -> None:
    found = tool_called(name)
    assert found is not None
    assert found.function.__doc__


def test_ranges_say_the_same_lines() -> None:
    lines = {1, 2, 3, 7, 9, 10}
    assert ranges(lines) == "1-3 7 9-10"
    assert lines_in(ranges(lines)) == lines
    assert max(lines_in(f"1-{10**12}")) == MAX_LINE
