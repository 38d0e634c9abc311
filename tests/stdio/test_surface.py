"""Clients see tools, resources and prompts."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from docs.handshake_data import MODERN, handshake

from oxigraph_code.queries.library import templates
from oxigraph_code.server.handshake import INSTRUCTIONS, Handshake, instructions
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import TOOLS, Tool, chosen
from oxigraph_code.tools.mcp.prompts import PROMPTS
from oxigraph_code.vocabulary import NAMESPACE, TERMS
from tests.stdio.client import ERAS, SERVER, Session, environment, serving

NAMES = {tool.name for tool in TOOLS}
SPECIFIED = {
    *("sparql_query", "sparql_update", "load_rdf", "list_graphs", "load_code"),
    *("load_rust_code", "load_python_code", "load_ts_code", "load_git_history"),
}


def listed_tools(tools: str) -> list[dict[str, Any]]:
    """Return the list of tools that a server with a setting answers first."""
    answers = Handshake(load_settings({}, {"OXIGRAPH_TOOLS": tools}))
    found = [answers.answer(message) for message in handshake(MODERN)]
    (listed,) = (answer["tools"] for answer in found if isinstance(answer, dict) and "tools" in answer)
    return list(listed)


def test_the_usual_list_has_the_tools_of_the_specification_and_every_tool_for_questions() -> None:
    listed = {tool["name"] for tool in listed_tools("")}
    assert listed >= SPECIFIED
    assert NAMES - listed == {"check_rules", "drop_snapshot", "drop_project"}


def test_the_usual_list_takes_at_most_16000_bytes_of_a_context(tmp_path: Path) -> None:
    with serving(tmp_path / "store", OXIGRAPH_TOOLS="") as session:
        listed = [tool.model_dump(mode="json", by_alias=True, exclude_none=True) for tool in session.tools()]
    assert [tool["name"] for tool in listed] == [tool.name for tool in TOOLS if tool.is_core]
    assert len(json.dumps({"tools": listed}, separators=(",", ":"), ensure_ascii=False).encode()) <= 16_000


def test_no_sentence_is_in_two_descriptions() -> None:
    sentences = [
        sentence
        for tool in TOOLS
        if not tool.language
        for sentence in (*re.split(r"[.\n]\s*", tool.description), *_own_meanings(tool))
        if len(sentence) > 20
    ]
    assert len(sentences) == len(set(sentences))


def _own_meanings(tool: Tool) -> list[str]:
    return [parameter.meaning for parameter in tool.parameters.values() if not parameter.is_by_name]


def test_an_argument_of_many_tools_is_explained_once() -> None:
    listed = listed_tools("")
    shared = {"symbol", "project", "ref", "depth", "offset", "max_chars"}
    for tool in listed:
        for name in shared & tool["inputSchema"]["properties"].keys():
            assert tool["inputSchema"]["properties"][name].keys() == {"type"}, tool["name"]
    assert all(re.search(rf"\b{name} ", INSTRUCTIONS) for name in (*shared, "path", "format"))


@pytest.mark.parametrize("tools", ["core", "all", "outline", "get_context,ask"])
def test_instructions_name_the_tools_that_are_listed(tools: str) -> None:
    listed = {tool.name for tool in chosen(TOOLS, tools)}
    text = instructions(listed, NAMES)
    assert NAMES & set(re.findall(r"[a-z]+_[a-z_]+", text)) <= listed
    assert text.startswith("Code graph of this project")
    assert (text == INSTRUCTIONS) is (tools in ("core", "all"))


@pytest.mark.slow
def test_a_tool_answers_that_is_not_listed(tmp_path: Path) -> None:
    (tmp_path / "shop").mkdir()
    (tmp_path / "shop" / "main.go").write_text("package main\n", encoding="utf-8")
    with serving(tmp_path / "store", OXIGRAPH_TOOLS="outline") as session:
        assert [listed.name for listed in session.tools()] == ["outline"]
        assert session.answer("index_status").startswith("0 projects")
        assert session.answer("load_go_code", path=str(tmp_path / "shop")).startswith("indexed shop: 1 file")


def test_the_error_for_an_unknown_tool_has_the_nearest_names(session: Session) -> None:
    assert session.error("get_caller") == "no tool is called 'get_caller'\ncall get_callers or get_callees"
    assert "call load_python_code" in session.error("load_pyton_code", path=".")
    assert "call one of get_context, sparql_query" in session.error("xyzzy")


def test_tools_can_be_chosen_by_their_names() -> None:
    assert [tool["name"] for tool in listed_tools("outline, sparql_query")] == ["sparql_query", "outline"]


@pytest.mark.slow
def test_a_tool_that_is_not_there_cannot_be_chosen(tmp_path: Path) -> None:
    done = subprocess.run(
        [*SERVER, "--tools", "sparql_qery"], env=environment(tmp_path), capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    assert "no tool that can be listed is called 'sparql_qery'\ndid you mean sparql_query?" in done.stderr


def test_no_more_than_five_tools_are_always_loaded() -> None:
    always = [tool for tool in TOOLS if tool.is_always_loaded]
    assert 1 <= len(always) <= 5
    assert all(tool.is_core for tool in always)


def test_resources_hold_the_vocabulary_the_queries_and_the_status(any_session: Session) -> None:
    found = any_session.resources()
    assert found.keys() == {"code://ontology", "code://queries", "code://status"}
    terms = {f"{NAMESPACE}{name}" for name in re.findall(r"^code:(\w+)", found["code://ontology"], re.MULTILINE)}
    assert terms == TERMS
    assert all(template.title in found["code://queries"] for template in templates())
    assert re.match(r"\d+ projects?\b", found["code://status"])


@pytest.mark.slow
@pytest.mark.parametrize("era", ERAS)
@pytest.mark.quick_cases(1)
def test_the_status_of_an_empty_store_is_a_resource(tmp_path: Path, era: str) -> None:
    with serving(tmp_path / "store", era) as session:
        assert session.resources()["code://status"].startswith("0 projects")


def test_prompts_are_filled_in(any_session: Session) -> None:
    assert any_session.prompts() == [prompt.__name__ for prompt in PROMPTS]
    assert "who calls Cart" in any_session.prompt("write_query", question="who calls Cart")
    assert "since release" in any_session.prompt("review_change", base="release")
