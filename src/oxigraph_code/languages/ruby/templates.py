"""The Ruby in ERB and HAML templates, with the text around it blanked.

For maintainers: every byte keeps its place, so lines and offsets stay true. A block of HAML ends with its indentation,
so only the expression that opens it is kept.

Sources: the documentation of ``ERB``, "Recognized Tags", and of HAML, "Haml Reference".
"""

from __future__ import annotations

import re

from oxigraph_code.languages.comments import blanked

_TAG = re.compile(rb"<%(%|#|[=-]{0,2})(.*?)([-=]?%>)", re.DOTALL)
_LINE = re.compile(rb"^.", re.MULTILINE)
_HASH = rb"\{(?:[^{}]|\{[^{}]{0,500}\}){0,3000}\}"
_HEAD = rb"^[ \t]{0,200}+(?:%[\w:-]{1,99})?(?:[.#][\w-]{1,99}){0,20}(?P<hash>" + _HASH + rb")?(?:\([^()\n]{0,500}\))?"
_CODE = rb"[<>]{0,2}(?:[&!]?[=~]|-(?!#))(?P<code>(?:[^\n]*,[ \t\r]*\n){0,20}[^\n]*)|#\{(?P<part>[^{}\n]{1,500})\}"
_HAML = re.compile(_HEAD + _CODE + rb"|^[ \t]{0,200}+[%.#][\w:.#-]{1,200}(?P<only>" + _HASH + rb")", re.MULTILINE)
_OPENS = re.compile(
    rb"^\s*(?:(?:if|unless|elsif|while|until|case|when|else|begin|ensure|rescue)\b|for\s+\w+\s+in\b)"
    rb"|\bdo\s*(?:\|[^|\n]*\|)?\s*$"
)


def ruby_in(source: bytes) -> bytes:
    """Blank all text that is no code; a tag ends its statement."""
    kept = bytearray(blanked(source))
    for tag in _TAG.finditer(source):
        start, end = tag.span(2)
        if tag[1] not in (b"%", b"#"):
            kept[start : end + 1] = tag[2] + b";"
        # Code behind a comment on its last line would be a part of it.
        elif tag[1] == b"#" and b"<%" not in source[tag.end() :].partition(b"\n")[0]:
            kept[start:end] = _LINE.sub(b"#", tag[2])
    return bytes(kept)


def ruby_in_haml(source: bytes) -> bytes:
    """Blank all text that is no code, and the words that open a block."""
    kept = bytearray(blanked(source))
    for match in _HAML.finditer(source):
        for part in ("hash", "only", "part", "code"):
            start, end = match.span(part)
            if start > 0 and source[start - 1 : start] != b"\n":
                kept[start - 1 : end + (part == "part")] = (
                    b";" + _OPENS.sub(lambda found: blanked(found[0]), source[start:end]) + b";" * (part == "part")
                )
    return bytes(kept)
