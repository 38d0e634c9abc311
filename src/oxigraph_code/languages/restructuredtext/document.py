"""From the text of a document in reStructuredText to its sections, mentions of code and links.

For maintainers: the text is read line by line, without its directives: these run programs and read other files, and a
mention needs none of them. The level of a title is the order in which its underline is first seen.
"""

from __future__ import annotations

import re
from typing import Final

from oxigraph_code.facts import FileFacts
from oxigraph_code.languages.documents import SHELLS, DocumentParts, lines_of, text_of

_LINE: Final = re.compile(r"([=\-~^\"'`#*+:.<>_])\1{2,}\s*$")
_CODE: Final = re.compile(
    r"``([^`\n]{1,120})``|:(?:py:|c:|js:)?(\w+):`([^`\n]{1,200})`|`[^`<\n]*<([^<>`\n]{1,500})>`__?"
)
_ROLES: Final = frozenset({"func", "meth", "class", "mod", "data", "attr", "exc", "obj", "const", "file"})
_BLOCK: Final = re.compile(r"\s*\.\. (?:code-block|sourcecode|code)::\s*(\S*)")
_MAX_LINE: Final = 2_000


def facts_of(source: bytes, path: str) -> FileFacts:
    """Read a document."""
    lines = [line[:_MAX_LINE] for line in lines_of(text_of(source))]
    parts = DocumentParts(len(lines))
    levels: list[str] = []
    inside, shell = -1, False
    for number, line in enumerate(lines, start=1):
        text, indent = line.strip(), len(line) - len(line.lstrip())
        if not text:
            continue
        if inside >= 0 and indent > inside:
            if shell:
                parts.mention(text, number, only="command")
            continue
        inside = -1
        below = lines[number] if number < len(lines) else ""
        if (
            not indent
            and not _LINE.match(line)
            and (mark := _LINE.match(below))
            and len(below.strip()) >= len(text) - 1
        ):
            above = lines[number - 2] if number > 1 else ""
            style = mark[1] + ("=" if above.strip() == below.strip() else "")
            levels += [style] if style not in levels else []
            parts.begin(levels.index(style) + 1, text, number)
        elif not _LINE.match(line):
            _read(parts, text, number)
        if text.endswith("::") or _BLOCK.match(line):
            block = _BLOCK.match(line)
            inside, shell = indent, block is not None and block[1] in SHELLS
    return parts.facts("restructuredtext", path, source, lines)


def _read(parts: DocumentParts, text: str, line: int) -> None:
    if not text.startswith((".. ", ":")):
        parts.paragraph(text, line)
    for match in _CODE.finditer(text):
        literal, role, named, target = match.groups()
        if literal:
            parts.mention(literal.strip(), line)
        elif target:
            parts.link(target, line) if "://" in target or "/" in target else None
        elif role in _ROLES:
            name = named.rpartition("<")[2].removesuffix(">").lstrip("~!.")
            parts.mention(f"{name}()" if role in ("func", "meth") and not name.endswith("()") else name, line)
    parts.links(_CODE.sub(" ", text), line)
