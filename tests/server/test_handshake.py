"""The server's first answers equal the SDK's and are sent once; the SDK gives all others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from docs.handshake_data import MODERN, VERSIONS, answers_of_sdk, handshake

from oxigraph_code.errors import ConfigError
from oxigraph_code.server.handshake import LISTS, Handshake
from oxigraph_code.settings.config import Settings

SERVER = (sys.executable, "-P", "-m", "oxigraph_code.server")
CALL: dict[str, Any] = {
    "jsonrpc": "2.0",
    "id": "last",
    "method": "tools/call",
    "params": {"name": "list_graphs", "arguments": {}},
}


def first_answers(messages: Sequence[Mapping[str, Any]], **settings: Any) -> dict[str, Any]:
    answers = Handshake(Settings(**settings))
    return {message["method"]: answers.answer(message) for message in messages if "id" in message}


def served(folder: Path, text: bytes, **settings: str) -> list[dict[str, Any]]:
    """Return all messages of a server until it has answered the last request in ``text``."""
    environment = {**os.environ, "OXIGRAPH_STORE_PATH": str(folder / "store"), "OXIGRAPH_LOG": "off", **settings}
    with subprocess.Popen(
        SERVER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder, env=environment
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(text)
        process.stdin.flush()
        found: list[dict[str, Any]] = []
        while not found or found[-1].get("id") != "last":
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
@pytest.mark.parametrize("version", [MODERN, VERSIONS[-1]])
@pytest.mark.quick_cases(1)
def test_every_request_has_one_answer(version: str, tmp_path: Path) -> None:
    messages = handshake(version)
    call = {**CALL, "params": {**CALL["params"], **messages[-1]["params"]}}
    found = served(tmp_path, lines([*messages, call]), OXIGRAPH_TOOLS="all")
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
    found = served(tmp_path, lines(messages[:1]) + b'no message\n["x"]\n\xff\n' + lines([*messages[1:], CALL]))
    numbers = [message["id"] for message in found if message.get("id") is not None]
    assert numbers == [*range(len(messages) - 1), "last"]


def test_an_unknown_tool_in_the_settings_ends_the_server_before_any_answer(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="no tool that can be listed is called"):
        Handshake(Settings(tools="outlin"))
    done = subprocess.run([*SERVER, "--tools", "outlin"], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert "did you mean outline?" in done.stderr
