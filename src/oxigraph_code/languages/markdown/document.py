"""From the text of a document to its sections, mentions of code and links.

For maintainers: a mention is stored as written, with its kind, and is looked up when a question needs it: so a document
is read again only when it changes itself. Only text that is written as code, or as the target of a link, is a mention.
Sections are definitions without a body that could be resolved. This module must not know any other file.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from oxigraph_code.facts import Definition, FileFacts, Remark, Scope
from oxigraph_code.patterns.link_kinds import links_in

_MAX_BYTES: Final = 1_000_000
_MAX_TEXT: Final = 500
_MAX_TITLE: Final = 120
_MAX_MENTION: Final = 120
_MAX_REMARKS: Final = 3_000
_MAX_LINE: Final = 500
_KINDS: Final = tuple(
    (kind, re.compile(pattern))
    for kind, pattern in (
        ("route", r"(?:GET|POST|PUT|PATCH|DELETE) /\S*"),
        ("command", r"(?:\$ )?(?:make|npm run|pnpm(?: run)?|yarn(?: run)?) [a-z][\w:-]*"),
        ("setting", r"\$?[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+"),
        ("path", r"(?:\.{0,2}/)?[\w@.-]+(?:/[\w@.\[\]-]+)+/?"),
        ("name", r"[A-Za-z_$][\w$]*(?:(?:\.|::|#)[A-Za-z_$][\w$]*)+(?:\(\))?|[A-Za-z_$][\w$]{2,}\(\)"),
        ("name", r"[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+|[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]+)+"),
    )
)
"""The forms of mentions; the first that fits decides."""
_SHELLS: Final = frozenset({"sh", "bash", "shell", "console", "zsh", ""})
_STATE: Final = re.compile(r"(?:[*-]\s*)?\**status\**:\**\s*\**\"?([A-Za-z][a-z]+)", re.IGNORECASE)
_HEAD: Final = 40
_FRONT: Final = re.compile(r"\A---\r?\n.*?\n---\r?\n", re.DOTALL)


def facts_of(source: bytes, path: str) -> FileFacts:
    """Read a document."""
    text = source[:_MAX_BYTES].decode(errors="replace").replace("\0", " ")
    lines = text.splitlines()
    document = _Document(text)
    state = next((match[1] for line in lines[:_HEAD] if (match := _STATE.match(line.strip()))), document.state)
    remarks = [Remark("status", state.lower(), -1, 1)] if state else []
    return FileFacts(
        language="markdown",
        path=path,
        digest=hashlib.sha256(source).hexdigest(),
        lines=len(lines),
        docstring=document.summary,
        definitions=tuple(document.sections),
        scopes=(Scope("module", -1, -1),),
        remarks=(*remarks, *dict.fromkeys(document.remarks[:_MAX_REMARKS])),
        is_document=True,
    )


class _Document:
    """The parts of a document, read in one pass over its tokens."""

    def __init__(self, text: str) -> None:
        self.sections: list[Definition] = []
        self.remarks: list[Remark] = []
        self.summary = self.state = ""
        self._open: list[tuple[int, int]] = []
        """The level and the number of each section around the place."""
        self._seen: Counter[str] = Counter()
        # Its lines stay empty, so that those behind it keep their numbers.
        text = _FRONT.sub(lambda match: "\n" * match[0].count("\n"), text)
        self._last = text.count("\n") + 1
        tokens = MarkdownIt("commonmark").enable("table").parse(text)
        for token, following in zip(tokens, [*tokens[1:], None], strict=True):
            line = (token.map or [0])[0] + 1
            if token.type == "heading_open" and following is not None:
                self._begin(int(token.tag[1:]), following, line)
            elif token.type == "inline":
                self._inline(token, line)
            elif token.type == "fence" and token.info.partition(" ")[0] in _SHELLS:
                for number, command in enumerate(token.content.splitlines(), start=line + 1):
                    self._mention(command.strip()[:_MAX_LINE], number, only="command")
        self._end(0, self._last)

    def _begin(self, level: int, heading: Token, line: int) -> None:
        title = _plain(heading)[:_MAX_TITLE]
        self._end(level, line - 1)
        if not title:
            return
        around = [self.sections[number].name for _, number in self._open]
        qualified = " > ".join([*around, title])
        self._seen[qualified] += 1
        section = Definition("section", title, qualified, self._seen[qualified], 0, line, self._last, "public")
        self._open.append((level, len(self.sections)))
        self.sections.append(section)

    def _end(self, level: int, line: int) -> None:
        while self._open and self._open[-1][0] >= level:
            _, number = self._open.pop()
            section = self.sections[number]
            self.sections[number] = section._replace(end_line=max(line, section.start_line))

    def _inline(self, token: Token, line: int) -> None:
        plain = _plain(token)
        number = self._open[-1][1] if self._open else -1
        if number >= 0 and line > self.sections[number].start_line and not self.sections[number].docstring:
            self.sections[number] = self.sections[number]._replace(docstring=plain[:_MAX_TEXT])
            if self.sections[number].name.lower() == "status" and not self.state:
                self.state = re.sub(r"\W.*", "", plain, flags=re.DOTALL)[:_MAX_TITLE]
        if not self.summary and (number < 0 or line > self.sections[number].start_line):
            self.summary = plain[:_MAX_TEXT]
        for part in token.children or ():
            if part.type in ("softbreak", "hardbreak"):
                line += 1
            elif part.type == "code_inline":
                self._mention(part.content.strip(), line)
            elif part.type == "link_open":
                self._link(str(part.attrs.get("href", "")), line)
            elif part.type == "text":
                self._links(part.content, line)

    def _section(self) -> int:
        return self._open[-1][1] if self._open else -1

    def _mention(self, text: str, line: int, only: str = "") -> None:
        if len(text) > _MAX_MENTION:
            return
        kind = next((kind for kind, pattern in _KINDS if pattern.fullmatch(text)), "")
        if kind and only in ("", kind):
            value = text.removeprefix("$").strip() if kind in ("command", "setting") else text
            self.remarks.append(Remark("mention", value, self._section(), line, "code", kind))

    def _link(self, target: str, line: int) -> None:
        if "://" in target:
            self._links(target, line)
            return
        target = re.split(r"[?#]", target)[0]
        if not target or target.startswith(("/", "mailto:", "{", "<")) or ":" in target or "{" in target:
            return
        path = posixpath.normpath(target.replace("%20", " "))
        self.remarks.append(Remark("mention", path[:_MAX_TEXT], self._section(), line, "link", "path"))

    def _links(self, text: str, line: int) -> None:
        for kind, target in links_in(text):
            self.remarks.append(Remark("link", target, self._section(), line, "", kind))


def _plain(token: Token) -> str:
    return " ".join("".join(_texts(token)).split())


def _texts(token: Token) -> Iterator[str]:
    for part in token.children or ():
        yield " " if part.type in ("softbreak", "hardbreak") else part.content if part.type != "html_inline" else ""
