"""Gemini's API of contents, whole or as a stream.

For maintainers: a result of a tool is any JSON. Clients put texts under ``output``, ``error`` or ``content``; any other
form is kept as JSON, as the model would get it.
"""

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
)

_TEXTS = ("output", "error", "content")


class Contents:
    """``:generateContent`` and ``:streamGenerateContent``."""

    def heard(self, path: str, body: Body) -> Heard | None:
        if not path.lower().endswith("generatecontent"):
            return None
        context, results = Texts().add((body.get("systemInstruction") or {}).get("parts", ())), list[Received]()
        for content in body.get("contents", ()):
            for part in content.get("parts", ()):
                if "functionResponse" in part:
                    results.append(_received(part["functionResponse"]))
                elif content.get("role") != "model" and "text" in part:
                    context.add(part)
        tools = [
            Offered(
                tool["name"],
                tool.get("description", ""),
                tool.get("parametersJsonSchema") or tool.get("parameters", {}),
            )
            for group in body.get("tools") or ()
            for tool in group.get("functionDeclarations", ())
        ]
        return Heard(str(context), tuple(tools), tuple(results))

    def reply(self, path: str, body: Body, said: Said) -> Reply:
        if ":countTokens" in path:
            return json_reply({"totalTokens": 10})
        part: dict[str, Any] = {"text": said}
        if isinstance(said, Called):
            part = {"functionCall": {"name": said.tool.name, "args": dict(said.arguments), "id": said.id}}
        answer = {
            "candidates": [{"content": {"role": "model", "parts": [part]}, "finishReason": "STOP", "index": 0}],
            "usageMetadata": {"promptTokenCount": 10, "candidatesTokenCount": 10, "totalTokenCount": 20},
            "modelVersion": "scripted",
        }
        return events(answer, are_named=False) if ":stream" in path else json_reply(answer)


def _received(answered: Body) -> Received:
    response = answered.get("response") or {}
    others = tuple("inline" for _ in answered.get("parts") or ())
    texts = [response[key] for key in _TEXTS if isinstance(response.get(key), str)]
    text = "\n".join(texts) if len(texts) == len(response) else json.dumps(response)
    return Received(text, "error" in response, others)
