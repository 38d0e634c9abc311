"""OpenAI's Responses API as a stream of events.

For maintainers: tools can stand in namespaces, and a search for tools is an item of its own, made by the client.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from benchmarks.clients.conversation import (
    Body,
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

_SEARCH = "tool_search"


class Responses:
    """``/responses``."""

    def heard(self, path: str, body: Body) -> Heard | None:
        if not path.endswith("/responses"):
            return None
        context, results, tools = Texts().add(body.get("instructions") or ""), list[Received](), list[Offered]()
        tools += _offered(body.get("tools") or ())
        given = body.get("input", ())
        for item in [{"role": "user", "content": given}] if isinstance(given, str) else given:
            kind = item.get("type", "message")
            if kind == f"{_SEARCH}_output":
                found = list(_offered(item.get("tools", ())))
                tools += found
                results.append(Received("\n".join(f"{tool.namespace} {tool.name}" for tool in found)))
            elif kind.endswith("_call_output"):
                results.append(received(item.get("output", "")))
            elif kind == "additional_tools":
                tools += _offered(item.get("tools", ()))
            elif item.get("role") not in (None, "assistant"):
                context.add(item.get("content", ""))
        return Heard(str(context), tuple(tools), tuple(results))

    def reply(self, path: str, body: Body, said: Said) -> Reply:
        item = _item(said)
        response: dict[str, Any] = {
            "id": "resp_1",
            "object": "response",
            "created_at": 0,
            "model": body.get("model", "scripted"),
            "status": "completed",
            "output": [item],
            "usage": {
                "input_tokens": 10,
                "input_tokens_details": {"cached_tokens": 0},
                "output_tokens": 10,
                "output_tokens_details": {"reasoning_tokens": 0},
                "total_tokens": 20,
            },
        }
        if not body.get("stream"):
            return json_reply(response)
        begun = {**response, "status": "in_progress", "output": [], "usage": None}
        told: list[dict[str, Any]] = [
            {"type": "response.created", "response": begun},
            {"type": "response.output_item.added", "output_index": 0, "item": {**item, "status": "in_progress"}},
            *_parts(item),
            {"type": "response.output_item.done", "output_index": 0, "item": item},
            {"type": "response.completed", "response": response},
        ]
        return events(*({**event, "sequence_number": number} for number, event in enumerate(told)))


def _item(said: Said) -> dict[str, Any]:
    if isinstance(said, str):
        content = [{"type": "output_text", "text": said, "annotations": []}]
        return {"type": "message", "id": "msg_1", "status": "completed", "role": "assistant", "content": content}
    if said.tool.name == _SEARCH and not said.tool.namespace:
        return {
            "type": f"{_SEARCH}_call",
            "id": f"ts_{said.number}",
            "call_id": said.id,
            "execution": "client",
            "status": "completed",
            "arguments": dict(said.arguments),
        }
    namespace = {"namespace": said.tool.namespace} if said.tool.namespace else {}
    if said.tool.takes_text:
        return {
            "type": "custom_tool_call",
            "id": f"ct_{said.number}",
            "call_id": said.id,
            "status": "completed",
            "name": said.tool.name,
            "input": next(iter(said.arguments.values())),
            **namespace,
        }
    return {
        "type": "function_call",
        "id": f"fc_{said.number}",
        "call_id": said.id,
        "status": "completed",
        "name": said.tool.name,
        "arguments": json.dumps(dict(said.arguments)),
        **namespace,
    }


def _parts(item: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the events between the beginning and the end of an item."""
    place = {"item_id": item["id"], "output_index": 0}
    if item["type"] == "message":
        (part,) = item["content"]
        place["content_index"] = 0
        return [
            {"type": "response.content_part.added", **place, "part": {**part, "text": ""}},
            {"type": "response.output_text.delta", **place, "delta": part["text"]},
            {"type": "response.output_text.done", **place, "text": part["text"]},
            {"type": "response.content_part.done", **place, "part": part},
        ]
    if item["type"] == "function_call":
        arguments = item["arguments"]
        return [
            {"type": "response.function_call_arguments.delta", **place, "delta": arguments},
            {"type": "response.function_call_arguments.done", **place, "arguments": arguments, "name": item["name"]},
        ]
    return []


def _offered(tools: Any, namespace: str = "") -> Iterator[Offered]:
    for tool in tools:
        if tool.get("type") == "namespace":
            yield from _offered(tool.get("tools", ()), tool["name"])
        else:
            name = tool.get("name") or tool.get("type", "")
            is_text = tool.get("type") == "custom"
            yield Offered(name, tool.get("description") or "", tool.get("parameters") or {}, namespace, is_text)
