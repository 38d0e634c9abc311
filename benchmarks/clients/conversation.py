"""The messages between a client and a model, for any API that they speak.

For maintainers: every API is read into these types, and all findings about clients use them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

Body = Mapping[str, Any]


@dataclass(frozen=True)
class Offered:
    """A tool as the model sees it; ``namespace`` where the API has one beside the name."""

    name: str
    description: str
    schema: Mapping[str, Any]
    namespace: str = ""
    takes_text: bool = False
    """Return true if the tool takes a text in place of arguments."""


@dataclass(frozen=True)
class Received:
    """Return the model's input for a call: the text of all blocks in turn, and the kinds of others."""

    text: str
    is_error: bool = False
    others: tuple[str, ...] = ()


@dataclass(frozen=True)
class Heard:
    """One request: all text outside of calls, the tools, and the results of all calls so far."""

    context: str
    tools: tuple[Offered, ...] = ()
    results: tuple[Received, ...] = ()


@dataclass(frozen=True)
class Called:
    """A call that the model makes; ``number`` makes its id."""

    number: int
    tool: Offered
    arguments: Mapping[str, Any]

    @property
    def id(self) -> str:
        return f"call_{self.number}"


Said = Called | str


@dataclass(frozen=True)
class Reply:
    """The response over HTTP."""

    text: str
    kind: str = "application/json"
    status: int = 200


class Api(Protocol):
    """One API of models."""

    def heard(self, path: str, body: Body) -> Heard | None:
        """Return the text of a request for the model; empty if it does not ask it."""

    def reply(self, path: str, body: Body, said: Said) -> Reply:
        """Return the answer of the model, in the form of the request."""


@dataclass
class Texts:
    """Texts in blocks of many forms, and the kinds of blocks without text."""

    texts: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)

    def add(self, content: Any) -> Texts:
        """Add a text, a block, or a list of blocks."""
        if isinstance(content, str):
            self.texts.append(content)
        elif isinstance(content, Mapping):
            if isinstance(content.get("text"), str):
                self.texts.append(content["text"])
            else:
                self.others.append(str(content.get("type", "unknown")))
        elif isinstance(content, Sequence):
            for block in content:
                self.add(block)
        return self

    def __str__(self) -> str:
        return "\n".join(self.texts)


def received(content: Any, is_error: bool = False) -> Received:
    """Return a result out of the content of its blocks."""
    texts = Texts().add(content)
    return Received(str(texts), is_error, tuple(texts.others))


def json_reply(value: Any) -> Reply:
    return Reply(json.dumps(value))


def events(*values: Mapping[str, Any], end: str = "", are_named: bool = True) -> Reply:
    """Return a stream of events; they are named by their type where the API does so."""
    lines = []
    for value in values:
        name = f"event: {value['type']}\n" if are_named else ""
        lines.append(f"{name}data: {json.dumps(value)}\n\n")
    return Reply("".join(lines) + (f"data: {end}\n\n" if end else ""), "text/event-stream")
