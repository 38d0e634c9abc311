"""From the text of a document in Markdown to its sections, mentions of code and links."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from oxigraph_code.facts import FileFacts
from oxigraph_code.languages.documents import SHELLS, DocumentParts, lines_of, text_of

_MAX_LINE: Final = 500
_FRONT: Final = re.compile(r"\A---\r?\n.*?\n---\r?\n", re.DOTALL)


def facts_of(source: bytes, path: str) -> FileFacts:
    """Read a document."""
    text = text_of(source)
    # The lines of the front matter stay empty, so that those behind it keep their numbers.
    body = _FRONT.sub(lambda match: "\n" * match[0].count("\n"), text)
    parts = DocumentParts(body.count("\n") + 1)
    tokens = MarkdownIt("commonmark").enable("table").parse(body)
    for token, following in zip_longest(tokens, tokens[1:]):
        line = (token.map or [0])[0] + 1
        if token.type == "heading_open" and following is not None:
            parts.begin(int(token.tag[1:]), _plain(following), line)
        elif token.type == "inline":
            _inline(parts, token, line)
        elif token.type == "fence" and token.info.partition(" ")[0] in SHELLS:
            for number, command in enumerate(token.content.splitlines(), start=line + 1):
                parts.mention(command.strip()[:_MAX_LINE], number, only="command")
    return parts.facts("markdown", path, source, lines_of(text))


def _inline(parts: DocumentParts, token: Token, line: int) -> None:
    parts.paragraph(_plain(token), line)
    for part in token.children or ():
        if part.type in ("softbreak", "hardbreak"):
            line += 1
        elif part.type == "code_inline":
            parts.mention(part.content.strip(), line)
        elif part.type == "link_open":
            parts.link(str(part.attrs.get("href", "")), line)
        elif part.type == "text":
            parts.links(part.content, line)


def _plain(token: Token) -> str:
    return " ".join("".join(_texts(token)).split())


def _texts(token: Token) -> Iterator[str]:
    for part in token.children or ():
        yield " " if part.type in ("softbreak", "hardbreak") else part.content if part.type != "html_inline" else ""
