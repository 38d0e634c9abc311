"""The JSON of answers.

For maintainers: a name of a file need not be text. Its undecodable bytes are replaced, as in an answer in text.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from oxigraph_code.identity import readable


def json_text(data: Any) -> str:
    """Encode data as JSON without spaces."""
    try:
        return msgspec.json.encode(data).decode()
    except UnicodeEncodeError:
        return readable(json.dumps(msgspec.to_builtins(data), ensure_ascii=False, separators=(",", ":")))
