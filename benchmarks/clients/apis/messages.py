"""Anthropic's Messages API, whole or as a stream of events.

For maintainers: tools that a client loads at a search come back as references; the tools themselves are in the request,
marked as deferred until then, so a tool that is marked and not referred to is not offered.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from benchmarks.clients.conversation import (
    Body,
    Called,
    Heard,
    Offered,
    Received,
    Reply,
    Said,
    Texts,
    events,
    json_reply,
    received,
)

_USED = {"input_tokens": 10, "output_tokens": 10}


class Messages:
    """``/v1/messages``."""

    def heard(self, path: str, body: Body) -> Heard | None:
        if not path.endswith("/messages"):
            return None
        context, results, loaded = Texts().add(body.get("system", "")), list[Received](), set[str]()
        for message in body.get("messages", ()):
            content = message["content"]
            for block in [content] if isinstance(content, str) else content:
                if isinstance(block, Mapping) and block.get("type") == "tool_result":
                    results.append(received(block.get("content", ""), bool(block.get("is_error"))))
                    loaded |= _referred(block.get("content"))
                elif isinstance(block, Mapping) and block.get("type") == "tool_addition":
                    loaded.add(block["tool"]["name"])
                elif message["role"] != "assistant":
                    context.add(block)
        tools = [
            Offered(tool["name"], tool.get("description", ""), tool.get("input_schema", {}))
            for tool in body.get("tools", ())
            if not tool.get("defer_loading") or tool["name"] in loaded
        ]
        return Heard(str(context), tuple(tools), tuple(results))

    def reply(self, path: str, body: Body, said: Said) -> Reply:
        if path.endswith("/count_tokens"):
            return json_reply({"input_tokens": 10})
        block, delta = _block(said)
        message = {
            "id": "msg_1",
            "type": "message",
            "role": "assistant",
            "model": body.get("model", "scripted"),
            "stop_reason": "tool_use" if isinstance(said, Called) else "end_turn",
            "stop_sequence": None,
            "usage": _USED,
        }
        if not body.get("stream"):
            return json_reply({**message, "content": [block]})
        empty = {**block, "input": {}} if isinstance(said, Called) else {**block, "text": ""}
        return events(
            {"type": "message_start", "message": {**message, "content": [], "stop_reason": None}},
            {"type": "content_block_start", "index": 0, "content_block": empty},
            {"type": "content_block_delta", "index": 0, "delta": delta},
            {"type": "content_block_stop", "index": 0},
            {
                "type": "message_delta",
                "delta": {"stop_reason": message["stop_reason"], "stop_sequence": None},
                "usage": _USED,
            },
            {"type": "message_stop"},
        )


def _block(said: Said) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the block for a text or a call, and the change that makes it out of an empty one."""
    if isinstance(said, str):
        return {"type": "text", "text": said}, {"type": "text_delta", "text": said}
    block = {"type": "tool_use", "id": f"toolu_{said.id}", "name": said.tool.name, "input": dict(said.arguments)}
    return block, {"type": "input_json_delta", "partial_json": json.dumps(dict(said.arguments))}


def _referred(content: Any) -> set[str]:
    """Return the names of the tools that a search has loaded."""
    if not isinstance(content, list):
        return set()
    return {block["tool_name"] for block in content if block.get("type") == "tool_reference"}
