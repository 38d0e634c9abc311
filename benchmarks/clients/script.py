"""The script of the model: the same calls in every client, one after the other.

For maintainers: the calls show the differences between clients: a first call that has to index, an answer of the usual
length, the longest there is, two blocks of text, an unknown name, errors, a change. A tool that is not offered is
searched for as the client lets models do it; one that cannot be had is passed by.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from benchmarks.clients.conversation import Called, Heard, Offered, Received, Said

TASK = "Show the default of an option in its help"
DONE = "That is all."
MISSING = "there is no such tool"
_COUNT = "SELECT (COUNT(*) AS ?functions) WHERE { ?f a code:Function }"
_ROWS = (
    "SELECT ?name ?path WHERE {{ ?f a code:Function ; code:qualifiedName ?name ; "
    "code:definedIn/code:relativePath ?path }} ORDER BY ?name LIMIT {}"
)
_NOTE = "INSERT DATA { <urn:scripted:note> <urn:scripted:says> 'a note' }"


@dataclass(frozen=True)
class Step:
    """A call of the script and why it is there."""

    about: str
    tool: str
    arguments: Mapping[str, Any]


STEPS = (
    Step("context of a task", "get_context", {"task": TASK}),
    Step("callers", "get_callers", {"symbol": "Context.invoke"}),
    Step("search", "search_code", {"query": "default value"}),
    Step("one number", "sparql_query", {"query": _COUNT}),
    *(
        Step(f"{rows:,} rows of JSON", "sparql_query", {"query": _ROWS.format(rows), "format": "json"})
        for rows in (60, 170, 180, 250, 10_000)
    ),
    Step("context at length", "get_context", {"task": TASK, "max_chars": 40_000}),
    Step("nobody has the name", "get_symbol", {"symbol": "Contxt.invok"}),
    Step("no such argument", "get_callers", {"symbol": "Context.invoke", "limit": 5}),
    Step("an error", "sparql_query", {"query": "SELECT * WHERE { ?a ?b }"}),
    Step("a change", "sparql_update", {"update": _NOTE}),
)


@dataclass(frozen=True)
class Made:
    """A call that was made; ``step`` is nothing where it was a search for the tool of the next one."""

    call: Called
    step: Step | None


@dataclass
class Script:
    """Goes through the steps. The same request is answered with the same call, for clients ask again."""

    steps: Sequence[Step] = STEPS
    made: list[Made] = field(default_factory=list)
    missing: list[Step] = field(default_factory=list)
    """The names that were not found, at the first and at a second try."""
    _left: list[Step] = field(init=False)
    _tried: list[Step] = field(default_factory=list)
    _searched: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._left = list(self.steps)

    def says(self, heard: Heard) -> Said:
        if len(heard.results) < len(self.made):
            return self.made[len(heard.results)].call
        if self.made and (step := self.made[-1].step) and MISSING in heard.results[-1].text:
            self._pass(step)
        while self._left:
            step = self._left[0]
            if ways := self._ways(step, heard):
                self._left.pop(0)
                return self._make(*ways, step)
            if step.tool not in self._searched and (search := _search(heard.tools)):
                self._searched.add(step.tool)
                return self._make(search, {"query": step.tool}, None)
            self._pass(self._left.pop(0))
        return DONE

    def _pass(self, step: Step) -> None:
        """Try a step once more after the others: servers may start late."""
        if step in self._tried:
            self.missing.append(step)
        else:
            self._tried.append(step)
            self._left.append(step)
            self._searched.discard(step.tool)

    def _ways(self, step: Step, heard: Heard) -> tuple[Offered, Mapping[str, Any]] | None:
        """Return the tool to call for a step: itself, one that runs code, or one that calls others."""
        if code := _code(heard.tools):
            return code, {"text": _written(step)}
        if tool := tool_called(step.tool, heard.tools):
            return tool, step.arguments
        return self._bridged(step, heard)

    def received(self, heard: Heard) -> list[tuple[Step, Received]]:
        """Return the model's input for each step, in the last request."""
        pairs = zip(self.made, heard.results, strict=False)
        return [(made.step, result) for made, result in pairs if made.step is not None]

    def _bridged(self, step: Step, heard: Heard) -> tuple[Offered, Mapping[str, Any]] | None:
        """Return the tool that calls others by name, for clients that keep tools out of their list."""
        bridge = next((tool for tool in heard.tools if tool.name.lower() == "tool_call"), None)
        told = "\n".join(result.text for result in heard.results)
        name = re.search(rf"[\w.-]+__{step.tool}\b", told)
        return (bridge, {"name": name[0], "arguments": dict(step.arguments)}) if bridge and name else None

    def _make(self, tool: Offered, arguments: Mapping[str, Any], step: Step | None) -> Called:
        call = Called(len(self.made) + 1, tool, arguments)
        self.made.append(Made(call, step))
        return call


def tool_called(name: str, offered: Sequence[Offered]) -> Offered | None:
    """Return the tool of our name, with any prefix of the client."""
    ours = [tool for tool in offered if tool.name == name or tool.name.endswith((f"_{name}", f"-{name}", f".{name}"))]
    return min(ours, key=lambda tool: len(tool.name), default=None)


def _code(offered: Sequence[Offered]) -> Offered | None:
    """Return the tool that runs JavaScript, in which the others are functions."""
    return next((tool for tool in offered if tool.takes_text and "JavaScript" in tool.description), None)


def _written(step: Step) -> str:
    """Return the call of a step in JavaScript, and all that comes back."""
    return (
        f"const found = ALL_TOOLS.find(tool => tool.name.endsWith('__{step.tool}'));\n"
        f"if (found) text(await tools[found.name]({json.dumps(dict(step.arguments))})); else text('{MISSING}');"
    )


def _search(offered: Sequence[Offered]) -> Offered | None:
    """Search for the tool that finds tools."""
    names = ("toolsearch", "tool_search", "search_tools")
    return next((tool for tool in offered if tool.name.lower() in names), None)
