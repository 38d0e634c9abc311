"""Answers of the server equal the SDK's, which it loads for the rest alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from docs.handshake_data import MODERN, SDK, VERSIONS, answers_of_sdk, call_of, handshake

from oxigraph_code.errors import ConfigError
from oxigraph_code.server.handshake import LISTS, Handshake
from oxigraph_code.settings.config import Settings
from tests.indexing.support import write
from tests.stdio.processes import needs_proc

SERVER = (sys.executable, "-P", "-m", "oxigraph_code.server")
CALL = call_of(VERSIONS[-1], "list_graphs", "last")
OF_SDK = (sys.executable, "-P", "-c", SDK, '{"log": "off", "store_path": "store"}')
CALLS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("get_callers", {"symbol": "price"}),
    ("get_callers", {"symbol": "price", "depth": 2, "format": "json", "path": None}),
    ("get_callers", {"name": ["price"], "limit": 3}),
    ("get_callers", {"symbol": "price", "depth": "2"}),
    ("get_callers", {"symbol": "price", "dept": 2}),
    ("get_callers", {}),
    ("get_callers", {"symbol": "nothing"}),
    ("load_python_code", {"path": "nowhere"}),
    ("find_stale_documents", {}),
    ("get_caller", {"symbol": "price"}),
    ("sparql_query", {"query": "SELECT"}),
    ("sparql_query", {"query": "ASK { ?s a code:Function }", "format": "table"}),
)
"""Calls as models make them: right, guessed, of other types, wrong."""


def first_answers(messages: Sequence[Mapping[str, Any]], **settings: Any) -> dict[str, Any]:
    answers = Handshake(Settings(**settings))
    return {message["method"]: answers.answer(message) for message in messages if "id" in message}


def serving_process(folder: Path, command: Sequence[str] = SERVER, **settings: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "OXIGRAPH_STORE_PATH": str(folder / "store"), "OXIGRAPH_LOG": "off", **settings}
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder, env=environment)


def served(
    folder: Path,
    messages: Sequence[Mapping[str, Any]],
    command: Sequence[str] = SERVER,
    junk: bytes = b"",
    **settings: str,
) -> list[dict[str, Any]]:
    """Return all answers of a server that gets ``junk`` behind the first message."""
    with serving_process(folder, command, **settings) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(lines(messages[:1]) + junk + lines(messages[1:]))
        process.stdin.flush()
        found: list[dict[str, Any]] = []
        while {message["id"] for message in messages if "id" in message} - {message.get("id") for message in found}:
            found.append(json.loads(process.stdout.readline()))
        process.stdin.close()
        found += [json.loads(line) for line in process.stdout]
    return found


def lines(messages: Sequence[Mapping[str, Any]]) -> bytes:
    return b"".join(json.dumps(message).encode() + b"\n" for message in messages)


@pytest.mark.slow
@pytest.mark.parametrize("version", [VERSIONS[-1], MODERN, *VERSIONS[:-1]])
@pytest.mark.quick_cases(2)
def test_the_first_answers_are_those_of_the_sdk_in_every_version(version: str) -> None:
    messages = handshake(version)
    assert first_answers(messages) == answers_of_sdk(messages, {})


@pytest.mark.slow
@pytest.mark.parametrize("tools", ["all", "outline,ask", "core,load_rdf"])
def test_the_first_answers_hold_the_tools_that_the_settings_choose(tools: str) -> None:
    messages = handshake(VERSIONS[-1])
    assert first_answers(messages, tools=tools) == answers_of_sdk(messages, {"tools": tools})


@pytest.mark.parametrize("setting", [{"allow_network": True}, {"structured_output": True}])
def test_settings_that_change_the_description_of_a_tool_leave_all_to_the_sdk(setting: dict[str, Any]) -> None:
    assert set(first_answers(handshake(MODERN), **setting).values()) == {None}


@pytest.mark.slow
@pytest.mark.parametrize("version", [VERSIONS[-1], MODERN])
@pytest.mark.quick_cases(1)
def test_calls_of_tools_are_answered_as_by_the_sdk(version: str, tmp_path: Path) -> None:
    write(tmp_path, {"shop.py": "def price(): ...\n\n\ndef total(): price()\n"})
    begin, meta = handshake(version)[: 1 if version == MODERN else 2], handshake(version)[-1]["params"]
    calls = [call_of(version, tool, number, **values) for number, (tool, values) in enumerate(CALLS, 10)]
    others = [
        {"jsonrpc": "2.0", "id": 90, "method": "ping", "params": meta},
        {"jsonrpc": "2.0", "id": 91, "method": "no/method", "params": meta},
        {"jsonrpc": "2.0", "id": "92", "method": "tools/call", "params": {"name": "list_graphs", **meta}},
        {"jsonrpc": "2.0", "id": 93, "method": "tools/call", "params": {"arguments": {}, **meta}},
    ]
    indexed = [*begin, call_of(version, "get_callers", "last", symbol="price")]
    served(tmp_path, indexed, OF_SDK)
    found = [served(tmp_path, [*begin, *calls, *others], command) for command in (OF_SDK, SERVER)]
    expected, answered = ({message["id"]: message for message in messages} for messages in found)
    assert answered == expected


@needs_proc
def test_calls_with_arguments_of_the_right_types_load_no_sdk(tmp_path: Path) -> None:
    messages = handshake(VERSIONS[-1])
    with serving_process(tmp_path) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for message in [*messages, CALL]:
            process.stdin.write(lines([message]))
            process.stdin.flush()
            if "id" in message:
                assert json.loads(process.stdout.readline())["id"] == message["id"]
        assert b"pydantic_core" not in Path(f"/proc/{process.pid}/maps").read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("version", [MODERN, VERSIONS[-1]])
@pytest.mark.quick_cases(1)
def test_every_request_has_one_answer(version: str, tmp_path: Path) -> None:
    messages = handshake(version)
    call = {**CALL, "params": {**CALL["params"], **messages[-1]["params"]}}
    found = served(tmp_path, [*messages, call], OXIGRAPH_TOOLS="all")
    requests = [message for message in [*messages, call] if "id" in message]
    assert [message["id"] for message in found] == [message["id"] for message in requests]
    expected = first_answers(messages, tools="all")
    assert {
        request["method"]: message["result"] for request, message in zip(requests[:-1], found, strict=False)
    } == expected
    assert not found[-1]["result"].get("isError")


@pytest.mark.parametrize(
    "first",
    [
        {"method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}}},
        {"method": "initialize", "params": {**handshake("1999-01-01")[0]["params"], "capabilities": {"roots": 1}}},
        {"method": "tools/list", "params": {"cursor": "x", "_meta": handshake(MODERN)[0]["params"]["_meta"]}},
        {"method": "tools/list", "params": {"_meta": {"io.modelcontextprotocol/protocolVersion": MODERN}}},
        {"method": "tools/list"},
        {"method": "ping"},
    ],
)
def test_a_request_that_is_not_exactly_a_known_one_is_left_to_the_sdk(first: dict[str, Any]) -> None:
    assert Handshake(Settings()).answer({"jsonrpc": "2.0", "id": 1, **first}) is None


def test_an_unknown_version_is_left_to_the_sdk() -> None:
    assert Handshake(Settings()).answer(handshake("1999-01-01")[0]) is None


def test_a_connection_stays_in_the_era_of_its_first_request() -> None:
    legacy, modern = Handshake(Settings()), Handshake(Settings())
    assert legacy.answer(handshake(VERSIONS[0])[0])
    assert legacy.answer(handshake(MODERN)[1]) is None
    assert modern.answer(handshake(MODERN)[0])
    assert modern.answer(handshake(VERSIONS[0])[0]) is None
    assert modern.answer({"jsonrpc": "2.0", "id": 2, "method": LISTS[0]}) is None


def test_what_is_no_message_is_left_to_the_sdk(tmp_path: Path) -> None:
    messages = handshake(VERSIONS[-1])
    found = served(tmp_path, [*messages, CALL], junk=b'no message\n["x"]\n\xff\n')
    numbers = [message["id"] for message in found if message.get("id") is not None]
    assert numbers == [*range(len(messages) - 1), "last"]


def test_an_unknown_tool_in_the_settings_ends_the_server_before_any_answer(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="no tool that can be listed is called"):
        Handshake(Settings(tools="outlin"))
    done = subprocess.run([*SERVER, "--tools", "outlin"], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert "did you mean outline?" in done.stderr
