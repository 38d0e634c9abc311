"""The Ruby in ERB templates, with the text around it blanked.

For maintainers: every byte keeps its place, so lines and offsets stay true.

Source: the documentation of ``ERB``, "Recognized Tags".
"""

from __future__ import annotations

import re

_TAG = re.compile(rb"<%(%|#|[=-]{0,2})(.*?)([-=]?%>)", re.DOTALL)
_ANY = re.compile(rb"[^\r\n]")
_LINE = re.compile(rb"^.", re.MULTILINE)


def ruby_in(source: bytes) -> bytes:
    """Blank all text that is no code."""
    found: list[bytes] = []
    end = 0
    for tag in _TAG.finditer(source):
        is_code = tag[1] not in (b"%", b"#")
        found.append(_ANY.sub(b" ", source[end : tag.start(2)]))
        # Code behind a comment on its last line would be a part of it.
        is_comment = tag[1] == b"#" and b"<%" not in source[tag.end() :].partition(b"\n")[0]
        found.append(tag[2] if is_code else _LINE.sub(b"#", tag[2]) if is_comment else _ANY.sub(b" ", tag[2]))
        # A tag ends its statement.
        found.append((b";" if is_code else b" ").ljust(len(tag[3])))
        end = tag.end()
    found.append(_ANY.sub(b" ", source[end:]))
    return b"".join(found)
