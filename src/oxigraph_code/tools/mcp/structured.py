"""Answers as structured content, for clients that read fields instead of text.

For maintainers: the largest clients show a model either the text or the structured content of an answer, and some show
both. So structured content is a setting, and the text beside it is then the summary alone. One schema serves all
tools: it names the fields that answers share, and a list has its rows besides. This module must not know the protocol.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from oxigraph_code.identity import readable
from oxigraph_code.tools.workspace.workspace import Answer

_TEXT: Final = {"type": "string"}
_COUNT: Final = {"type": "integer"}
OUTPUT_SCHEMA: Final[Mapping[str, Any]] = {
    "type": "object",
    "properties": {
        "summary": _TEXT,
        "total": _COUNT,
        "offset": _COUNT,
        "shown": _COUNT,
        "notes": {"type": "array", "items": _TEXT},
        "next": _TEXT,
        "text": _TEXT,
        "notice": _TEXT,
        "page": _TEXT,
    },
    "required": ["summary"],
}
"""``text`` is the whole answer if it has no fields; ``notice`` is about the answer.

``page`` is the address at which an open page shows it.
"""


def structured(answer: Answer) -> dict[str, Any]:
    """Return the fields of an answer, with a summary."""
    fields = json.loads(readable(json.dumps(answer.data, ensure_ascii=False))) if answer.data else _object(answer.text)
    first = answer.text.partition("\n")[0]
    found = {"summary": fields.get("intent", "")} | fields if fields else {"summary": first, "text": answer.text}
    more = {"notice": answer.notice, "page": answer.page}
    return found | {name: text for name, text in more.items() if text}


def _object(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text) if text.startswith("{") else {}
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
