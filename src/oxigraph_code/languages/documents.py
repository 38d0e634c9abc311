"""Documents for people: the parts that their readers collect.

For maintainers: a mention is stored as written, with its kind, and is looked up when a question needs it: so a document
is read again only when it changes itself. Only text that is written as code, or as the target of a link, is a mention.
Sections are definitions without a body that could be resolved. This module must not know any form of a document.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from oxigraph_code.facts import Definition, FileFacts, Remark, Scope
from oxigraph_code.patterns.link_kinds import links_in
from oxigraph_code.resolution import Semantics

_MAX_BYTES: Final = 1_000_000
_MAX_TEXT: Final = 500
_MAX_TITLE: Final = 120
_MAX_MENTION: Final = 120
_MAX_REMARKS: Final = 3_000
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
SHELLS: Final = frozenset({"sh", "bash", "shell", "console", "zsh", ""})
_STATE: Final = re.compile(r"(?:[*:-]\s*)?\**status\**:\**\s*\**\"?([A-Za-z][a-z]+)", re.IGNORECASE)
_HEAD: Final = 40


class DocumentParts:
    """Collects the sections, mentions and links of a document."""

    def __init__(self, lines: int) -> None:
        self.sections: list[Definition] = []
        self.remarks: list[Remark] = []
        self.summary = self.state = ""
        self._last = lines
        self._open: list[tuple[int, int]] = []
        """The open sections, each with its level and number."""
        self._seen: Counter[str] = Counter()

    def begin(self, level: int, heading: str, line: int) -> None:
        """Begin a section at a heading."""
        title = heading[:_MAX_TITLE]
        self.end(level, line - 1)
        if not title:
            return
        around = [self.sections[number].name for _, number in self._open]
        qualified = " > ".join([*around, title])
        self._seen[qualified] += 1
        section = Definition("section", title, qualified, self._seen[qualified], 0, line, self._last, "public")
        self._open.append((level, len(self.sections)))
        self.sections.append(section)

    def end(self, level: int, line: int) -> None:
        """End the sections of a level and below."""
        while self._open and self._open[-1][0] >= level:
            _, number = self._open.pop()
            section = self.sections[number]
            self.sections[number] = section._replace(end_line=max(line, section.start_line))

    def paragraph(self, plain: str, line: int) -> None:
        """Add a paragraph; the first tells about its section, and about the document."""
        number = self._section()
        if number >= 0 and line > self.sections[number].start_line and not self.sections[number].docstring:
            self.sections[number] = self.sections[number]._replace(docstring=plain[:_MAX_TEXT])
            if self.sections[number].name.lower() == "status" and not self.state:
                self.state = re.sub(r"\W.*", "", plain, flags=re.DOTALL)[:_MAX_TITLE]
        if not self.summary and (number < 0 or line > self.sections[number].start_line):
            self.summary = plain[:_MAX_TEXT]

    def _section(self) -> int:
        return self._open[-1][1] if self._open else -1

    def mention(self, text: str, line: int, only: str = "") -> None:
        """Add a text in code marks, if it has the form of code."""
        if len(text) > _MAX_MENTION:
            return
        kind = next((kind for kind, pattern in _KINDS if pattern.fullmatch(text)), "")
        if kind and only in ("", kind):
            value = text.removeprefix("$").strip() if kind in ("command", "setting") else text
            self.remarks.append(Remark("mention", value, self._section(), line, "code", kind))

    def link(self, target: str, line: int) -> None:
        """Add the target of a link."""
        if "://" in target:
            self.links(target, line)
            return
        target = re.split(r"[?#]", target)[0]
        if not target or target.startswith(("/", "mailto:", "{", "<")) or ":" in target or "{" in target:
            return
        path = posixpath.normpath(target.replace("%20", " "))
        self.remarks.append(Remark("mention", path[:_MAX_TEXT], self._section(), line, "link", "path"))

    def links(self, text: str, line: int) -> None:
        """Add the addresses in a text."""
        for kind, target in links_in(text):
            self.remarks.append(Remark("link", target, self._section(), line, "", kind))

    def facts(self, language: str, path: str, source: bytes, lines: Sequence[str]) -> FileFacts:
        """Return the facts of the document."""
        self.end(0, self._last)
        head = (match[1] for line in lines[:_HEAD] if (match := _STATE.match(line.strip())))
        state = next(head, self.state)
        remarks = [Remark("status", state.lower(), -1, 1)] if state else []
        return FileFacts(
            language=language,
            path=path,
            digest=hashlib.sha256(source).hexdigest(),
            lines=len(lines),
            docstring=self.summary,
            definitions=tuple(self.sections),
            scopes=(Scope("module", -1, -1),),
            remarks=(*remarks, *dict.fromkeys(self.remarks[:_MAX_REMARKS])),
            is_document=True,
        )


def text_of(source: bytes) -> str:
    """Decode the part of a document that is read."""
    return source[:_MAX_BYTES].decode(errors="replace").replace("\0", " ")


def lines_of(text: str) -> list[str]:
    """Split a text at the ends of lines that editors count, and at no others that Unicode knows."""
    lines = re.split(r"\r\n?|\n", text)
    return lines if lines[-1] else lines[:-1]


class NoRules(Semantics):
    """Binds no name: documents have none."""

    def module_name(self, path: str) -> str:
        return path


NO_RULES = NoRules()
