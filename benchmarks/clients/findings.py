"""Findings about a client, in words for a table.

For maintainers: all findings are differences between the messages of the server, which the tap has kept, and the
messages to the model, which the model has kept.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from benchmarks.clients.conversation import Heard, Received
from benchmarks.clients.model import Conversation
from benchmarks.clients.recording import Answered, Recording
from benchmarks.clients.script import MISSING, Step, tool_called

# Less may be there by chance.
_SOME = 20


@dataclass(frozen=True)
class Findings:
    """The rows of a client's table, as subjects and observations, and the rows of its calls."""

    rows: Sequence[tuple[str, str]]
    calls: Sequence[tuple[str, str, str]]


def findings(conversation: Conversation, recording: Recording, folder: str, variable: str) -> Findings:
    """Make the tables of a run; ``folder`` was its folder, ``variable`` was set for the client only."""
    first, last = conversation.heard[0], conversation.heard[-1]
    rows = [
        ("protocol", _protocol(recording)),
        ("server is started in", "the project" if recording.folder == folder else recording.folder),
        ("variables of the shell", "reach the server" if variable in recording.variables else "do not reach it"),
        ("tools", _tools(recording, first, last)),
        ("name of a tool", _name(recording, last)),
        ("instructions", shown(recording.instructions, last.context)),
        ("descriptions", _descriptions(recording, last)),
        ("schemas", _schemas(recording, last)),
        ("start of the server, first answer", _times(recording)),
        ("server is ended", recording.end),
        ("other hosts it asked for", ", ".join(sorted(set(conversation.hosts))) or "none"),
    ]
    calls = _calls(conversation.script.received(last), recording.answers)
    missing = [(step.about, "", "the tool was never offered") for step in conversation.script.missing]
    return Findings(rows, [*calls, *missing])


def shown(sent: str, got: str) -> str:
    """Return the share of a text that is in another, with any white space between."""
    if not sent:
        return "none sent"
    texts = ((sent, ""), (json.dumps(sent, ensure_ascii=False)[1:-1], " as JSON"))
    found = [(*_ends(text, got), text, form) for text, form in texts]
    start, end, text, form = max(found, key=lambda one: one[0] / len(one[2]))
    if start == len(text):
        return f"whole{form}"
    if start < min(_SOME, len(text)):
        return "nothing of it"
    return (
        f"the first {start:,}" + (f" and last {end:,}" if end >= _SOME else "") + f" of {len(text):,} characters{form}"
    )


def _ends(text: str, got: str) -> tuple[int, int]:
    """Count the characters of its start, and of its end, that are in the other."""
    places = [place for place, character in enumerate(text) if not character.isspace()]
    bare, within = "".join(text[place] for place in places), "".join(got.split())
    start = _longest(len(bare), lambda length: bare[:length] in within)
    end = _longest(len(bare), lambda length: bare[len(bare) - length :] in within)
    return (
        len(text) if start == len(bare) else places[start],
        len(text) - places[len(bare) - end] if end else 0,
    )


def _longest(most: int, holds: Callable[[int], bool]) -> int:
    """Return the largest length for which it holds, where it holds for all that are smaller."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if holds(middle) else (low, middle - 1)
    return low


def _protocol(recording: Recording) -> str:
    greeting = recording.greeting
    client = greeting.get("clientInfo", {})
    can = ", ".join(greeting.get("capabilities", greeting.get("clientCapabilities", {}))) or "nothing"
    return f"{greeting.get('protocolVersion')}, {client.get('name')}; offers {can}"


def _times(recording: Recording) -> str:
    started = f"{recording.started_s:.1f} s" if recording.started_s is not None else "never"
    return f"{started}, {recording.answers[0].seconds:.1f} s with indexing" if recording.answers else started


def _tools(recording: Recording, first: Heard, last: Heard) -> str:
    names = [tool["name"] for tool in recording.tools]
    at_once = sum(tool_called(name, first.tools) is not None for name in names)
    in_the_end = list(filter(None, (tool_called(name, last.tools) for name in names)))
    length = sum(len(tool.name) + len(tool.description) + len(json.dumps(tool.schema)) for tool in in_the_end)
    named = sum(name in last.context for name in names)
    return (
        f"{at_once} of {len(names)} in the first request, {len(in_the_end)} in the last "
        f"with {length:,} characters, {named} named in the prompt"
    )


def _name(recording: Recording, last: Heard) -> str:
    """Return the longest one."""
    offered = [tool_called(tool["name"], last.tools) for tool in recording.tools]
    names = [f"{tool.namespace} {tool.name}".strip() for tool in offered if tool]
    longest = max(names, key=len, default="")
    return f"`{longest}` ({len(longest)} characters)" if longest else "none offered"


def _descriptions(recording: Recording, last: Heard) -> str:
    seen = []
    for tool in recording.tools:
        if offered := tool_called(tool["name"], last.tools):
            seen.append(shown(tool["description"], offered.description))
    others = [one for one in seen if one != "whole"]
    return f"{len(seen) - len(others)} of {len(seen)} whole" + (f"; {others[0]}" if others else "")


def _schemas(recording: Recording, last: Heard) -> str:
    added, dropped, count = set[str](), set[str](), 0
    for tool in recording.tools:
        if offered := tool_called(tool["name"], last.tools):
            count += 1
            sent, got = set(_keys(tool["inputSchema"])), set(_keys(offered.schema))
            added |= {key.rpartition(".")[2] for key in got - sent}
            dropped |= {key.rpartition(".")[2] for key in sent - got}
    said = [f"{verb} {', '.join(sorted(keys))}" for verb, keys in (("adds", added), ("drops", dropped)) if keys]
    return "; ".join(said) or (f"{count} as they are" if count else "none offered")


def _keys(value: Any, before: str = "") -> Iterator[str]:
    """Yield the paths of all keys."""
    if isinstance(value, Mapping):
        for key, held in value.items():
            yield f"{before}.{key}"
            yield from _keys(held, f"{before}.{key}")


def _calls(got: Sequence[tuple[Step, Received]], answers: Sequence[Answered]) -> Iterator[tuple[str, str, str]]:
    left = list(answers)
    for step, result in got:
        if MISSING in result.text:
            continue
        answer = next((one for one in left if (one.tool, one.arguments) == (step.tool, step.arguments)), None)
        if answer is None:
            yield step.about, "not called", result.text.strip().replace("\n", " ")[:200]
            continue
        left.remove(answer)
        error = ", as an error" if result.is_error else ""
        others = f", and {', '.join(result.others)}" if result.others else ""
        seen = [shown(block, result.text) for block in answer.blocks]
        worst = next((one for one in seen if not one.startswith("whole")), seen[0])
        yield step.about, f"{sum(map(len, answer.blocks)):,}", f"{worst}{error}{others}"
