"""The scripted model speaks each API, and the findings about clients match the messages."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from benchmarks.clients import guide, tap
from benchmarks.clients.apis.completions import Completions
from benchmarks.clients.apis.contents import Contents
from benchmarks.clients.apis.messages import Messages
from benchmarks.clients.apis.responses import Responses
from benchmarks.clients.catalogue import CLIENTS
from benchmarks.clients.conversation import Api, Called, Heard, Offered, Received
from benchmarks.clients.findings import shown
from benchmarks.clients.model import Model
from benchmarks.clients.recording import recordings
from benchmarks.clients.script import DONE, MISSING, Script, Step

_PROMPT = "What is called?"
_SCHEMA = {"type": "object", "properties": {"symbol": {"type": "string"}}}
_STEP = Step("callers", "get_callers", {"symbol": "f"})
_OTHER = Step("search", "search_code", {"query": "f"})
_TOOL = Offered("mcp__server__get_callers", "Who calls", _SCHEMA)


def _messages(call: Called | None, result: str) -> dict[str, Any]:
    said: list[dict[str, Any]] = [{"role": "user", "content": _PROMPT}]
    if call:
        used = {"type": "tool_use", "id": "toolu_1", "name": call.tool.name, "input": dict(call.arguments)}
        block = {"type": "tool_result", "tool_use_id": "toolu_1", "content": [{"type": "text", "text": result}]}
        said += [{"role": "assistant", "content": [used]}, {"role": "user", "content": [block]}]
    tool = {"name": _TOOL.name, "description": _TOOL.description, "input_schema": _SCHEMA}
    return {"system": [{"type": "text", "text": "Rules."}], "messages": said, "tools": [tool], "stream": True}


def _responses(call: Called | None, result: str) -> dict[str, Any]:
    given: list[dict[str, Any]] = [{"role": "user", "content": [{"type": "input_text", "text": _PROMPT}]}]
    if call:
        given += [{"type": "function_call", "call_id": call.id}]
        given += [{"type": "function_call_output", "call_id": call.id, "output": result}]
    tool = {"type": "function", "name": _TOOL.name, "description": _TOOL.description, "parameters": _SCHEMA}
    return {"instructions": "Rules.", "input": given, "tools": [tool], "stream": True}


def _completions(call: Called | None, result: str) -> dict[str, Any]:
    said: list[dict[str, Any]] = [{"role": "system", "content": "Rules."}, {"role": "user", "content": _PROMPT}]
    if call:
        said += [{"role": "assistant", "tool_calls": []}, {"role": "tool", "content": result}]
    function = {"name": _TOOL.name, "description": _TOOL.description, "parameters": _SCHEMA}
    return {"messages": said, "tools": [{"type": "function", "function": function}], "stream": True}


def _contents(call: Called | None, result: str) -> dict[str, Any]:
    said: list[dict[str, Any]] = [{"role": "user", "parts": [{"text": _PROMPT}]}]
    if call:
        answered = {"functionResponse": {"name": call.tool.name, "response": {"output": result}}}
        said += [{"role": "model", "parts": [{"functionCall": {}}]}, {"role": "user", "parts": [answered]}]
    declared = {"name": _TOOL.name, "description": _TOOL.description, "parametersJsonSchema": _SCHEMA}
    rules = {"parts": [{"text": "Rules."}]}
    return {"systemInstruction": rules, "contents": said, "tools": [{"functionDeclarations": [declared]}]}


def _called_in_messages(events: Sequence[Mapping[str, Any]]) -> tuple[str, Any]:
    block, delta = events[1]["content_block"], events[2]["delta"]
    assert [event["type"] for event in events][::5] == ["message_start", "message_stop"]
    return block["name"], json.loads(delta["partial_json"])


def _called_in_responses(events: Sequence[Mapping[str, Any]]) -> tuple[str, Any]:
    assert [event["sequence_number"] for event in events] == list(range(len(events)))
    (item,) = events[-1]["response"]["output"]
    return item["name"], json.loads(item["arguments"])


def _called_in_completions(events: Sequence[Mapping[str, Any]]) -> tuple[str, Any]:
    (call,) = events[0]["choices"][0]["delta"]["tool_calls"]
    assert events[1]["choices"][0]["finish_reason"] == "tool_calls"
    return call["function"]["name"], json.loads(call["function"]["arguments"])


def _called_in_contents(events: Sequence[Mapping[str, Any]]) -> tuple[str, Any]:
    call = events[0]["candidates"][0]["content"]["parts"][0]["functionCall"]
    return call["name"], call["args"]


_Asks = Callable[[Called | None, str], dict[str, Any]]
_Reads = Callable[[Sequence[Mapping[str, Any]]], tuple[str, Any]]
_APIS: list[tuple[Api, str, _Asks, _Reads]] = [
    (Messages(), "/v1/messages?beta=true", _messages, _called_in_messages),
    (Responses(), "/v1/responses", _responses, _called_in_responses),
    (Completions(), "/v1/chat/completions", _completions, _called_in_completions),
    (Contents(), "/v1beta/models/m:streamGenerateContent?alt=sse", _contents, _called_in_contents),
]

_NAMES = [type(api).__name__ for api, *_ in _APIS]


@pytest.mark.parametrize(("api", "path", "asks", "reads"), _APIS, ids=_NAMES)
def test_the_model_calls_a_tool_and_hears_the_result_in_every_api(
    api: Api, path: str, asks: _Asks, reads: _Reads
) -> None:
    with Model(api, _PROMPT, Script([_STEP])) as model:
        assert reads(_streamed(_posted(model.address + path, asks(None, "")))) == (_TOOL.name, _STEP.arguments)
        last = _posted(model.address + path, asks(model.conversation.script.made[0].call, "3 callers"))
    assert DONE in last
    heard = model.conversation.heard[-1]
    assert heard.context.split() == ["Rules.", *_PROMPT.split()]
    assert heard.tools == (_TOOL,)
    assert model.conversation.script.received(heard) == [(_STEP, Received("3 callers"))]


@pytest.mark.parametrize(("api", "path", "asks", "reads"), _APIS, ids=_NAMES)
def test_a_request_without_tools_is_answered_and_not_counted(api: Api, path: str, asks: _Asks, reads: _Reads) -> None:
    with Model(api, _PROMPT, Script([_STEP])) as model:
        assert DONE in _posted(model.address + path, {**asks(None, ""), "tools": []})
    assert not model.conversation.heard
    assert len(model.conversation.requests) == 1


def test_whoever_asks_the_model_for_another_host_is_refused_and_noted() -> None:
    with Model(Messages(), _PROMPT) as model:
        proxy = urllib.request.ProxyHandler({"https": model.address})
        with pytest.raises(OSError, match="403"):
            urllib.request.build_opener(proxy).open("https://telemetry.example.org/", timeout=30)
    assert model.conversation.hosts == ["telemetry.example.org:443"]


def test_a_deferred_tool_is_offered_once_a_search_has_referred_to_it() -> None:
    body = _messages(None, "")
    body["tools"][0]["defer_loading"] = True
    heard = Messages().heard("/v1/messages", body)
    assert heard is not None
    assert not heard.tools
    found = {"type": "tool_result", "content": [{"type": "tool_reference", "tool_name": _TOOL.name}]}
    body["messages"].append({"role": "user", "content": [found]})
    heard = Messages().heard("/v1/messages", body)
    assert heard is not None
    assert heard.tools == (_TOOL,)


def test_the_tools_of_a_namespace_and_of_a_search_are_offered() -> None:
    listed = {"type": "namespace", "name": "mcp__server", "tools": [{"type": "function", "name": "get_callers"}]}
    body = {"input": [{"type": "tool_search_output", "call_id": "call_1", "tools": [listed]}]}
    heard = Responses().heard("/v1/responses", body)
    assert heard is not None
    assert heard.tools == (Offered("get_callers", "", {}, "mcp__server"),)


def test_a_tool_that_is_not_offered_is_searched_for() -> None:
    search, script = Offered("ToolSearch", "", {}), Script([_STEP])
    said = script.says(Heard("", (search,)))
    assert isinstance(said, Called)
    assert (said.tool, said.arguments) == (search, {"query": "get_callers"})
    said = script.says(Heard("", (search, _TOOL), (Received("found"),)))
    assert isinstance(said, Called)
    assert said.tool == _TOOL


def test_a_tool_that_stays_out_of_the_list_is_called_through_the_bridge() -> None:
    tools, script = (Offered("tool_search", "", {}), Offered("tool_call", "", {})), Script([_STEP])
    script.says(Heard("", tools))
    said = script.says(Heard("", tools, (Received('{"name":"mcp__server__get_callers"}'),)))
    assert isinstance(said, Called)
    assert said.arguments == {"name": "mcp__server__get_callers", "arguments": _STEP.arguments}


def test_a_step_whose_tool_is_missing_is_tried_again_after_the_others() -> None:
    code, script = Offered("exec", "Run JavaScript", {}, takes_text=True), Script([_STEP, _OTHER])
    results: list[Received] = []
    asked = []
    for text in (MISSING, "found", MISSING):
        said = script.says(Heard("", (code,), tuple(results)))
        assert isinstance(said, Called)
        asked.append(next(step for step in (_STEP, _OTHER) if step.tool in said.arguments["text"]))
        results.append(Received(text))
    assert asked == [_STEP, _OTHER, _STEP]
    assert script.says(Heard("", (code,), tuple(results))) == DONE
    assert script.missing == [_STEP]


def test_a_tool_that_no_search_found_is_searched_for_again_after_the_others() -> None:
    tools, script = (Offered("tool_search", "", {}), Offered("search_code", "", {})), Script([_STEP, _OTHER])
    results: list[Received] = []
    asked = []
    while isinstance(said := script.says(Heard("", tools, tuple(results))), Called):
        asked.append(said.tool.name)
        results.append(Received("nothing"))
    assert asked == ["tool_search", "search_code", "tool_search"]
    assert script.missing == [_STEP]


def test_the_same_request_gets_the_same_call() -> None:
    script, heard = Script([_STEP, _OTHER]), Heard("", (_TOOL,))
    assert script.says(heard) == script.says(heard)


@pytest.mark.parametrize(
    ("sent", "got", "said"),
    [
        ("one\ntwo", "one\ntwo", "whole"),
        ("one\ntwo", "<context>\n  one\n  two\n</context>", "whole"),
        ('say "so"', '{"text": "say \\"so\\""}', "whole as JSON"),
        (
            "a" * 30 + "b" * 30 + "c" * 30,
            "a" * 30 + "... cut ..." + "c" * 30,
            "the first 30 and last 30 of 90 characters",
        ),
        ("a" * 30 + "b" * 30, "a" * 30 + "...", "the first 30 of 60 characters"),
        ("a" * 30, "refused", "nothing of it"),
    ],
)
def test_what_is_left_of_a_text_is_told(sent: str, got: str, said: str) -> None:
    assert shown(sent, got) == said


def test_the_tap_passes_on_and_keeps_what_client_and_server_say(tmp_path: Path) -> None:
    answer = {"jsonrpc": "2.0", "id": 1, "result": {"content": [{"type": "text", "text": "3 callers"}]}}
    server = f"input(); print({json.dumps(json.dumps(answer))})"
    call = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "get_callers", "arguments": {}}}
    command = [sys.executable, str(Path(tap.__file__)), str(tmp_path / "record"), sys.executable, "-c", server]
    done = subprocess.run(
        command, input=json.dumps(call) + "\n", capture_output=True, text=True, cwd=tmp_path, check=True
    )
    assert json.loads(done.stdout) == answer
    (kept,) = recordings(tmp_path / "record")
    assert [(one.tool, one.blocks) for one in kept.answers] == [("get_callers", ["3 callers"])]
    assert kept.folder == str(tmp_path.resolve())


@pytest.mark.parametrize("title", sorted({client.title for client in CLIENTS}))
def test_readme_says_how_each_client_is_connected(title: str, tmp_path: Path) -> None:
    assert str(tmp_path) in guide.entry(title, tmp_path)


def _posted(address: str, body: Mapping[str, Any]) -> str:
    request = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answered:
        return str(answered.read().decode())


def _streamed(text: str) -> list[dict[str, Any]]:
    lines = [line.removeprefix("data: ") for line in text.splitlines() if line.startswith("data: {")]
    return [json.loads(line) for line in lines]
