"""OpenAI's Chat Completions API, whole or as a stream, as many other providers speak it."""

from __future__ import annotations

import json
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


class Completions:
    """``/chat/completions``."""

    def heard(self, path: str, body: Body) -> Heard | None:
        if not path.endswith("/chat/completions"):
            return None
        context, results = Texts(), list[Received]()
        for message in body.get("messages", ()):
            if message["role"] == "tool":
                results.append(received(message.get("content", "")))
            elif message["role"] != "assistant":
                context.add(message.get("content", ""))
        tools = [
            Offered(
                tool["function"]["name"],
                tool["function"].get("description", ""),
                tool["function"].get("parameters", {}),
            )
            for tool in body.get("tools") or ()
        ]
        return Heard(str(context), tuple(tools), tuple(results))

    def reply(self, path: str, body: Body, said: Said) -> Reply:
        is_streamed, is_call = bool(body.get("stream")), isinstance(said, Called)
        completion = {
            "id": "chatcmpl-1",
            "object": "chat.completion.chunk" if is_streamed else "chat.completion",
            "created": 0,
            "model": body.get("model", "scripted"),
        }
        message = {"role": "assistant", **_message(said)}
        finish = "tool_calls" if is_call else "stop"
        usage = {"prompt_tokens": 10, "completion_tokens": 10, "total_tokens": 20}
        if not is_streamed:
            choice = {"index": 0, "message": message, "finish_reason": finish}
            return json_reply({**completion, "choices": [choice], "usage": usage})
        return events(
            {**completion, "choices": [{"index": 0, "delta": message, "finish_reason": None}]},
            {**completion, "choices": [{"index": 0, "delta": {}, "finish_reason": finish}]},
            {**completion, "choices": [], "usage": usage},
            end="[DONE]",
            are_named=False,
        )


def _message(said: Said) -> dict[str, Any]:
    if isinstance(said, str):
        return {"content": said}
    function = {"name": said.tool.name, "arguments": json.dumps(dict(said.arguments))}
    return {"content": None, "tool_calls": [{"index": 0, "id": said.id, "type": "function", "function": function}]}
