"""Names in the expressions of markup: templates of pages and components, parsed without a grammar.

For maintainers: a hit means that a name is in the text, nothing more, since its object is unknown. Plain words between
tags, and the values of attributes without code, are no expressions. This module must not know the graph.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

EXTENSIONS = frozenset(
    (
        *("astro", "cshtml", "ejs", "erb", "handlebars", "hbs", "htm", "html", "j2", "jinja", "jinja2", "liquid"),
        *("mustache", "njk", "razor", "svelte", "twig", "vue", "xhtml"),
    )
)
_LONGEST = 2_000_000
_COMMENT = r"<!--.*?(?:-->|\Z)|\{#[^\n]*?#\}"
_STYLE = r"<style\b[^>]*>.*?(?:</style\s*>|\Z)"
_SCRIPT = re.compile(r"<script\b[^>]*>(.*?)(?:</script\s*>|\Z)", re.DOTALL | re.IGNORECASE)
_LEFT_OUT = re.compile(f"{_COMMENT}|{_STYLE}", re.DOTALL | re.IGNORECASE)
_NOT_LINE_END = re.compile(r"[^\n]")
# Attributes with code as their value have names with a sign, or with a prefix of a framework.
_DYNAMIC = (
    r"(?:[:@*#]|\[|\(|(?:v|x|ng|hx|data)-|on(?=[a-z:])|(?:bind|on|use|class|style|transition|in|out|animate|let):)"
)
_EXPRESSIONS = re.compile(
    r"\{\{.{1,2000}?\}\}"
    r"|\{%.{1,2000}?%\}"
    r"|<%.{1,2000}?%>"
    r"|\{[^{}<]{1,2000}\}"
    r"|(?<![\w.])@\w+(?:[ ]\w+)?[ ]?\([^{}\n]{1,500}\)"
    rf"|(?<=\s){_DYNAMIC}[\w.:\-\])(]*\s*=\s*(?:\"[^\"]*\"|'[^']*')"
    r"|(?<=\s)(?:use|transition|in|out|animate):\w+"
    r"|<[A-Z][\w.]*",
    re.DOTALL,
)


def is_markup(path: str) -> bool:
    """True if a file is markup, by its extension."""
    stem, _, extension = path.rpartition(".")
    return bool(stem) and extension.lower() in EXTENSIONS


def lines_that_name(text: str, name: str, *, scripts_are_read: bool) -> list[int]:
    """The lines with a name in an expression of markup; in scripts, unless a loader reads these."""
    tag = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower() if name[:1].isupper() else ""
    if len(text) > _LONGEST or (name not in text and (not tag or f"<{tag}" not in text)):
        return []
    word = re.compile(rf"(?<![\w$]){re.escape(name)}(?![\w$])")
    starts = {start for start, end in _expressions(text, scripts_are_read) for start in _found(word, text, start, end)}
    if "-" in tag:
        starts |= {match.start() for match in re.finditer(rf"<{re.escape(tag)}(?=[\s/>])", text)}
    return sorted({text.count("\n", 0, start) + 1 for start in starts})


def _found(word: re.Pattern[str], text: str, start: int, end: int) -> Iterator[int]:
    return (match.start() for match in word.finditer(text, start, end))


def _expressions(text: str, scripts_are_read: bool) -> Iterator[tuple[int, int]]:
    """The spans of code in markup."""
    scripts = [match.span(1) for match in _SCRIPT.finditer(text)]
    if not scripts_are_read:
        yield from scripts
    blank = _LEFT_OUT.sub(lambda match: _NOT_LINE_END.sub(" ", match[0]), text)
    blank = _SCRIPT.sub(lambda match: _NOT_LINE_END.sub(" ", match[0]), blank)
    yield from (match.span() for match in _EXPRESSIONS.finditer(blank))
