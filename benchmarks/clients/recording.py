"""The messages between a client and our server, as the tap between them kept them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Line = dict[str, Any]


@dataclass(frozen=True)
class Answered:
    """A call that reached the server, and the texts of the blocks of its answer."""

    tool: str
    arguments: Mapping[str, Any]
    blocks: Sequence[str]
    seconds: float


@dataclass(frozen=True)
class Recording:
    """One server of a client, from its start to its end."""

    lines: Sequence[Line]

    @property
    def folder(self) -> str:
        """Return the folder in which the client started the server."""
        return str(self.lines[0]["cwd"])

    @property
    def variables(self) -> list[str]:
        """The names of the variables of its environment."""
        return list(self.lines[0]["variables"])

    @property
    def greeting(self) -> dict[str, Any]:
        """The description of the client by itself: protocol, capabilities, name and version."""
        for message in self._of("client"):
            given = message.get("params") or {}
            if message.get("method") == "initialize":
                return dict(given)
            if message.get("method") == "server/discover":
                return {key.rpartition("/")[2]: value for key, value in given.get("_meta", {}).items()}
        return {}

    @property
    def started_s(self) -> float | None:
        """Seconds from the start of the server to its first answer."""
        return next((line["at"] for line in self.lines if line["what"] == "server"), None)

    @property
    def instructions(self) -> str:
        return str(self._answered("instructions") or "")

    @property
    def tools(self) -> list[dict[str, Any]]:
        """The tools as the server gave them to the client."""
        return list(self._answered("tools") or ())

    @property
    def answers(self) -> list[Answered]:
        """The calls that reached the server, with its answers."""
        calls, answered = dict[Any, Line](), list[Answered]()
        for line in self.lines:
            message = line.get("message") or {}
            if line["what"] == "client" and message.get("method") == "tools/call":
                calls[message["id"]] = line
            elif line["what"] == "server" and message.get("id") in calls and "result" in message:
                call = calls.pop(message["id"])
                given, content = call["message"]["params"], message["result"].get("content", ())
                blocks = [block.get("text", "") for block in content]
                seconds = line["at"] - call["at"]
                answered.append(Answered(given["name"], given.get("arguments") or {}, blocks, seconds))
        return answered

    @property
    def end(self) -> str:
        """Return the way in which the server ended."""
        for line in self.lines:
            if line["what"] == "client closed":
                return "closes"
            if line["what"] == "signal":
                return f"signal {line['number']}"
        return "killed" if not any(line["what"] == "ended" for line in self.lines) else "ended by itself"

    def _of(self, sender: str) -> Iterator[dict[str, Any]]:
        for line in self.lines:
            if line["what"] == sender and isinstance(line["message"], dict):
                yield line["message"]

    def _answered(self, key: str) -> Any:
        """Return the first of that name in a result of the server."""
        results = (message.get("result") for message in self._of("server"))
        return next((result[key] for result in results if isinstance(result, dict) and key in result), None)


def recordings(record: Path) -> list[Recording]:
    """Return the recordings of all servers that the client has started, the longest last."""
    found = []
    for path in record.parent.glob(f"{record.name}.*"):
        # The last line may still be written.
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").split("\n")[:-1]]
        if lines:
            found.append(Recording(lines))
    return sorted(found, key=lambda recording: len(recording.lines))
