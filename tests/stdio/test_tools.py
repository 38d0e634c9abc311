"""Every tool through a real client, in both eras of the protocol."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from oxigraph_code.tools import TOOLS
from tests.history.repositories import Script
from tests.stdio.client import Session

LOADERS = {tool.name for tool in TOOLS if tool.language}
CALLERS = """
SELECT ?caller ?line WHERE {
  ?site code:callee/code:qualifiedName "Cart.tax" ; code:caller/code:qualifiedName ?caller ; code:startLine ?line
}
"""


def rows(text: str) -> list[dict[str, str]]:
    return [{name: term["value"] for name, term in row.items()} for row in json.loads(text)["results"]["bindings"]]


def test_the_list_of_tools_is_the_list_of_tools(any_session: Session) -> None:
    assert [tool.name for tool in any_session.tools()] == [tool.name for tool in TOOLS]


def test_descriptions_have_four_parts_and_fit(session: Session) -> None:
    for tool in session.tools():
        description = tool.description or ""
        if tool.name in LOADERS:
            assert re.fullmatch(r"Index the \w+ files of a project alone, as load_code does\.", description)
            continue
        assert len(description) <= 420, tool.name
        assert re.match(r"\w+.*\.\n", description), tool.name
        assert all(f"\n{part}: " in description for part in ("Use when", "Not for", "Returns")), tool.name


def test_annotations_are_true(session: Session) -> None:
    hints = {tool.name: tool.annotations for tool in session.tools()}
    writing = {name for name, hint in hints.items() if hint is not None and not hint.read_only_hint}
    loading = {name for name in hints if name.startswith("load_")}
    assert writing == {*loading, "sparql_update", "drop_snapshot", "drop_project"}
    assert [name for name, hint in hints.items() if hint is not None and hint.destructive_hint] == [
        "sparql_update",
        "drop_snapshot",
        "drop_project",
    ]
    assert not any(hint.open_world_hint for hint in hints.values() if hint is not None)


def test_schemas_have_types_and_leave_it_to_the_tool_to_refuse_other_arguments(session: Session) -> None:
    for tool in session.tools():
        assert "additionalProperties" not in tool.input_schema
        assert all(entry.keys() <= {"type", "description"} for entry in tool.input_schema["properties"].values())


def test_the_start_of_the_instructions_stands_alone(any_session: Session) -> None:
    instructions = any_session.client.instructions or ""
    start = instructions[:247]
    assert all(
        name in start for name in ("get_context", "search_code", "get_callers", "impact_analysis", "sparql_query")
    )
    assert len(instructions) < 2000


def test_a_project_is_loaded_and_its_calls_are_there(any_session: Session, shop: Path) -> None:
    said = any_session.answer("load_code", path=str(shop))
    assert said.startswith("indexed shop: 2 files (2 python)")
    assert rows(any_session.answer("sparql_query", query=CALLERS)) == [{"caller": "Cart.total", "line": "10"}]


def test_loading_tells_how_far_it_is(any_session: Session, shop: Path) -> None:
    heard: list[str] = []
    any_session.call("load_code", path=str(shop), full=True, told=heard.append)
    assert any("reading files" in message for message in heard)


@pytest.mark.slow
def test_loading_again_changes_nothing(session: Session, shop: Path) -> None:
    session.answer("load_python_code", path=str(shop))
    assert "nothing had changed" in session.answer("load_python_code", path=str(shop)).partition("\n")[0]


def test_a_single_file_can_be_loaded(session: Session, tmp_path: Path) -> None:
    file = tmp_path / "alone.py"
    file.write_text("def f(): return g()\ndef g(): pass\n")
    assert session.answer("load_python_code", path=str(file)).startswith("indexed ")
    pattern = '?f code:name "f" ; code:calls/code:name "g" ; code:definedIn/code:relativePath "alone.py"'
    query = f"ASK {{ {pattern} }}"
    assert session.answer("sparql_query", query=query) == "true"


@pytest.mark.slow
@pytest.mark.quick_cases(1)
def test_history_is_loaded_and_joined_with_code(session: Session, tmp_path: Path) -> None:
    root = tmp_path / "past"
    script = Script(root)
    script.commit("Begin", {"pyproject.toml": '[project]\nname = "past"\n', "old.py": "def f(): pass\n" * 5})
    script.commit("Move", {"old.py": None, "new.py": "def f(): pass\n" * 5})
    script.check_out()
    first = session.answer("load_git_history", path=str(root), max_commits=1)
    assert "1 commits added, 0 already there" in first
    assert f"load_code path={root} indexes it" in first
    assert "raise max_commits=1" in first
    session.answer("load_code", path=str(root))
    heard: list[str] = []
    said = session.call("load_git_history", path=str(root), branch="main", told=heard.append).text
    assert "1 commits added, 1 already there" in said
    assert "linked: 1 modules of <https://ds-labs.org/code#project/past>" in said
    assert any("reading commits" in message for message in heard)
    query = """SELECT ?old ?message { ?change code:affectsModule/code:name "new" ; code:oldFilePath ?old .
      ?commit code:hasChange ?change ; code:message ?message }"""
    assert rows(session.answer("sparql_query", query=query)) == [{"old": "old.py", "message": "Move"}]


def test_a_repository_without_commits_is_an_answer(session: Session, tmp_path: Path) -> None:
    said = session.answer("load_git_history", path=str(Script(tmp_path / "new").root))
    assert said.startswith("0 commits: ")


def test_status_lists_what_is_indexed(session: Session, shop: Path) -> None:
    session.answer("load_code", path=str(shop))
    said = session.answer("index_status")
    assert str(shop) in said
    assert "shop 1.2" in said


@pytest.mark.parametrize(
    ("query", "start"),
    [
        ("SELECT ?s WHERE { ?s ?p ?o } LIMIT 1", '{"head":{"vars":["s"]},"results":'),
        ("ASK { ?s ?p ?o }", "true"),
        ("CONSTRUCT { ?s <x:p> 1 } WHERE { ?s ?p ?o } LIMIT 1", "<"),
        ("DESCRIBE <x:s>", "<x:s> <x:p> "),
    ],
)
def test_each_form_of_query_has_its_form_of_answer(any_session: Session, query: str, start: str) -> None:
    any_session.answer("sparql_update", update="INSERT DATA { <x:s> <x:p> <x:o> }")
    assert any_session.answer("sparql_query", query=query).startswith(start)


def test_rows_come_as_a_table_on_request(session: Session) -> None:
    said = session.answer("sparql_query", query="SELECT ?s WHERE { VALUES ?s { 1 } }", format="table")
    assert said == "1 row\ns\n1\n"


def test_a_query_can_be_put_to_a_named_graph(session: Session) -> None:
    session.answer("sparql_update", update="INSERT DATA { GRAPH <x:here> { <x:a> <x:in> 1 } }")
    query = "ASK { <x:a> <x:in> 1 }"
    assert session.answer("sparql_query", query=query) == "false"
    assert session.answer("sparql_query", query=query, default_graph="x:here") == "true"


def test_what_a_client_adds_to_all_arguments_is_none_of_ours(session: Session) -> None:
    assert session.answer("sparql_query", query="ASK {}", wait_for_previous=True) == "true"


def test_a_null_argument_is_one_left_out(session: Session) -> None:
    assert session.answer("sparql_query", query="ASK {}", default_graph=None) == "true"


def test_a_long_answer_is_cut_at_a_row_and_says_so(session: Session) -> None:
    values = " ".join(f'"{"x" * 90}{number}"' for number in range(1500))
    said = session.call("sparql_query", query=f"SELECT ?x WHERE {{ VALUES ?x {{ {values} }} }}")
    text, notice = said.blocks
    assert 0 < len(json.loads(text)["results"]["bindings"]) < 1500
    assert len(text.encode()) <= 18000
    assert "of 1,500 rows" in notice


def test_an_update_says_what_changed(any_session: Session) -> None:
    said = any_session.answer("sparql_update", update="INSERT DATA { GRAPH <x:notes> { <x:n1> <x:p> 1 , 2 } }")
    assert "INSERT DATA" in said
    assert "x:notes: 0 → 2 triples (2 inserted, 0 deleted)" in said


@pytest.mark.slow
@pytest.mark.parametrize(
    ("format", "text"),
    [
        ("turtle", "<x:t> <x:p> 1 , 2 ."),
        ("ntriples", '<x:nt> <x:p> "1" .\n<x:nt> <x:p> "2" .'),
        ("application/n-quads", "<x:nq> <x:p> <x:1> <x:g> .\n<x:nq> <x:p> <x:2> ."),
        ("trig", "<x:g> { <x:tg> <x:p> 1 , 2 }"),
        (
            "rdfxml",
            '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:x="x:">'
            '<rdf:Description rdf:about="x:rx"><x:p>1</x:p><x:q>2</x:q></rdf:Description></rdf:RDF>',
        ),
        (".n3", "<x:n3> <x:p> 1 , 2 ."),
        ("jsonld", '{"@id": "x:jl", "x:p": [1, 2]}'),
        ("", "<x:fallback> <x:p> 1 , 2 ."),
    ],
)
def test_every_format_loads_and_counts(session: Session, format: str, text: str) -> None:
    said = session.answer("load_rdf", input=text, format=format)
    assert said.startswith("loaded 2 ")
    names_graphs = any(name in said for name in ("(N-Quads)", "(TriG)", "(JSON-LD)"))
    where = "the graphs that they name, else into " if names_graphs else ""
    assert said.endswith(f" into {where}the default graph")


def test_a_file_is_loaded_by_its_extension_into_a_graph(session: Session, tmp_path: Path) -> None:
    file = tmp_path / "data.nt"
    file.write_text("<x:file> <x:p> <x:o> .\n")
    said = session.answer("load_rdf", input=str(file), graph="x:loaded")
    assert said.startswith("loaded 1 triple (N-Triples)")
    assert session.answer("sparql_query", query="ASK { GRAPH <x:loaded> { <x:file> ?p ?o } }") == "true"


def test_graphs_are_listed_with_default_first(session: Session) -> None:
    session.answer("sparql_update", update="INSERT DATA { <x:s> <x:p> 1 . GRAPH <x:listed> { <x:s> <x:p> 1 } }")
    graphs = json.loads(session.answer("list_graphs"))
    assert graphs[0] == "default"
    assert "x:listed" in graphs


@pytest.mark.slow
def test_a_ref_is_loaded_queried_and_dropped(session: Session, tmp_path: Path) -> None:
    script = Script(tmp_path / "past")
    script.commit("Begin", {"pyproject.toml": '[project]\nname = "past"\n', "old.py": "def f(): pass\n"})
    script.commit("Begin anew", {"old.py": "def g(): pass\n"})
    script.check_out()
    root = str(script.root)
    said = session.answer("load_code", path=root, ref="main~1")
    assert said.startswith(f"snapshot: main~1 is at commit {script.commits[0][:7]}; indexed\ngraph of past: <")
    graph = re.search(r'default_graph="([^"]+)"', said).group(1)  # type: ignore[union-attr]
    query = "SELECT ?name { ?f a code:Function ; code:name ?name }"
    assert rows(session.answer("sparql_query", query=query, default_graph=graph)) == [{"name": "f"}]
    assert "nothing to do" in session.answer("load_code", path=root, ref="main~1")
    assert session.answer("drop_snapshot", path=root, ref="main~1").startswith(f"dropped <{graph}>")
    assert session.answer("drop_snapshot", path=root, ref="main~1").startswith("nothing dropped")
    assert "leave language out" in session.error("load_code", path=root, ref="main", language="python")
