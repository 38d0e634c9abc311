"""What clients see besides the answers of tools: which tools there are, resources, prompts."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from docs.handshake_data import MODERN, handshake

from oxigraph_code.config import load_settings
from oxigraph_code.queries.library import templates
from oxigraph_code.server.handshake import Handshake
from oxigraph_code.server.instructions import instructions
from oxigraph_code.tools import TOOLS, chosen
from oxigraph_code.tools.mcp.prompts import PROMPTS
from oxigraph_code.vocabulary import CLASSES, NAMESPACE, PROPERTIES
from tests.stdio.client import ERAS, SERVER, Session, environment, serving

NAMES = {tool.name for tool in TOOLS}


def listed_tools(tools: str) -> list[dict[str, Any]]:
    """The list of tools that a server with a setting answers first."""
    answers = Handshake(load_settings({}, {"OXIGRAPH_TOOLS": tools}))
    found = [answers.answer(message) for message in handshake(MODERN)]
    (listed,) = (answer["tools"] for answer in found if answer and "tools" in answer)
    return list(listed)


def test_core_is_what_a_small_context_needs(tmp_path: Path) -> None:
    with serving(tmp_path / "store", command=[*SERVER, "--tools", "core"]) as session:
        names = [tool.name for tool in session.tools()]
    assert names == [tool.name for tool in TOOLS if tool.is_core]
    assert 5 <= len(names) <= 12


def test_the_usual_tools_take_little_of_a_context() -> None:
    listed = listed_tools("")
    assert [tool["name"] for tool in listed] == [tool.name for tool in TOOLS if tool.is_core]
    assert len(json.dumps({"tools": listed}, separators=(",", ":"))) <= 13_000


@pytest.mark.parametrize("tools", ["core", "all", "outline"])
def test_instructions_name_the_tools_that_are_offered(tools: str) -> None:
    offered = chosen(TOOLS, tools)
    text = instructions(offered, len(TOOLS))
    more = text.partition("More tools: ")[2].partition(". A symbol")[0]
    assert set(re.findall(r"[a-z]+_[a-z_]+", more)) <= {tool.name for tool in offered}
    assert ("--tools all" in more) is (len(offered) < len(TOOLS))


def test_tools_can_be_chosen_by_their_names() -> None:
    assert [tool["name"] for tool in listed_tools("outline, sparql_query")] == ["sparql_query", "outline"]


@pytest.mark.slow
def test_a_tool_that_is_not_there_cannot_be_chosen(tmp_path: Path) -> None:
    done = subprocess.run(
        [*SERVER, "--tools", "sparql_qery"], env=environment(tmp_path), capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    assert "no tool is called 'sparql_qery'\ndid you mean sparql_query?" in done.stderr


def test_no_more_than_five_tools_are_always_loaded() -> None:
    always = [tool for tool in TOOLS if tool.is_always_loaded]
    assert 1 <= len(always) <= 5
    assert all(tool.is_core for tool in always)


def test_resources_hold_the_vocabulary_the_queries_and_the_status(session: Session) -> None:
    found = session.resources()
    assert found.keys() == {"code://ontology", "code://queries", "code://status"}
    terms = {f"{NAMESPACE}{name}" for name in re.findall(r"^code:(\w+)", found["code://ontology"], re.MULTILINE)}
    assert terms == CLASSES | PROPERTIES
    assert all(template.title in found["code://queries"] for template in templates())
    assert re.match(r"\d+ projects?\b", found["code://status"])


@pytest.mark.parametrize("era", ERAS)
@pytest.mark.quick_cases(1)
def test_the_status_of_an_empty_store_is_a_resource(tmp_path: Path, era: str) -> None:
    with serving(tmp_path / "store", era) as session:
        assert session.resources()["code://status"].startswith("0 projects")


def test_prompts_are_filled_in(session: Session) -> None:
    assert session.prompts() == [prompt.__name__ for prompt in PROMPTS]
    assert "who calls Cart" in session.prompt("write_query", question="who calls Cart")
    assert "since release" in session.prompt("review_change", base="release")


@pytest.mark.parametrize("prompt", PROMPTS, ids=lambda prompt: prompt.__name__)
def test_a_prompt_names_tools_that_are_offered_by_default(prompt: object) -> None:
    text = prompt("x") if callable(prompt) else ""
    named = set(re.findall(r"\b(?:get|find|search|read|impact|type|repo|compare|sparql|index)_\w+", text))
    assert named
    # It says of this one that it may be missing.
    assert named <= {tool.name for tool in chosen(TOOLS, "core")} | {"compare_refs"}
