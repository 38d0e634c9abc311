"""Lines with a name in text that no rule resolves: configuration, markup, strings, keys, macros.

For maintainers: a hit means that the name is in the text, nothing more, since its object is unknown. Plain words are no
hits: in configuration a name counts after the path of its module, in markup within an expression, in source as a whole
string, a key or a call. A line about an external key reads it, uses it, or declares it, by the text around the name,
which most languages write alike. This module must not know the graph, nor the place of files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

_CONFIGURATION: Final = frozenset(
    (".toml", ".cfg", ".ini", ".yaml", ".yml", ".json", ".conf", ".env", ".properties", ".xml", ".sh", ".service")
)
_CONFIGURATION_NAMES: Final = frozenset(("dockerfile", "containerfile", "makefile", "justfile"))
_LOCKED: Final = re.compile(r"(?:^|[-_.])lock(?:[-_.]|$)|^package-lock")
_PARTS: Final = re.compile(r"[./:]+")
_MIN_PARTS: Final = 2

_MARKUP: Final = frozenset(
    (
        *("astro", "cshtml", "eex", "ejs", "erb", "ftl", "gohtml", "gotmpl", "handlebars", "hbs", "heex", "htm"),
        *("html", "j2", "jinja", "jinja2", "jsp", "liquid", "mustache", "njk", "phtml", "razor", "svelte", "tmpl"),
        *("tpl", "twig", "vue", "xhtml"),
    )
)
_MAX_MARKUP: Final = 2_000_000
_SETUP: Final = re.compile(r"<script\s[^>]{0,200}\bsetup\b")
_SCRIPT: Final = re.compile(r"<script\b[^>]*>(.*?)(?:</script\s*>|\Z)", re.DOTALL | re.IGNORECASE)
_LEFT_OUT: Final = re.compile(
    r"<!--.*?(?:-->|\Z)|\{#[^\n]*?#\}|<style\b[^>]*>.*?(?:</style\s*>|\Z)", re.DOTALL | re.IGNORECASE
)
_NOT_LINE_END: Final = re.compile(r"[^\n]")
# Attributes with code as their value have names with a sign, or with a prefix of a framework.
_DYNAMIC: Final = (
    r"(?:[:@*#]|\[|\(|(?:v|x|ng|hx|data)-|on(?=[a-z:])|(?:bind|on|use|class|style|transition|in|out|animate|let):)"
)
_EXPRESSIONS: Final = re.compile(
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

_COMMENT: Final = re.compile(r"//|(?:^|\s)#(?![\[\w])|^\s*/?\*")
# A quote between letters is none, as in comments and in lifetimes of types.
_STRING: Final = re.compile(
    r"\"\"\"[\s\S]*?\"\"\"|\'\'\'[\s\S]*?\'\'\'|`[^`]*`|\"(?:\\.|[^\"\\\n])*\"|(?<!\w)'(?:\\.|[^'\\\n])*'(?!\w)"
)
_KEY: Final = re.compile(r"\s+[\"']?([\w$.-]+)[\"']?\s*:(?!:)\s*\S")
_MAX_BACK: Final = 300
_MAX_INDENT: Final = 1_000
_PART: Final = r"[\w.:/@+\-]{0,80}"
READS, USES, DECLARES, MENTIONS = range(4)
"""The classes, the most sought first."""

KEY = re.compile(r"^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$")
"""A name of an environment variable or a setting."""

# Most languages, and most programs that wrap it, name the reader of the environment after it.
_OF_DECLARATIONS = r"(?:export|const|let|var|static|pub|final|public|private)"
_OF_ENVIRONMENT = r"\w*env\w*"


def is_configuration(path: str) -> bool:
    """Return true if a file, by its name, is a configuration or a script.

    A name without an extension counts, such as ``Procfile`` and shell scripts. Lock files of tools name no symbols.
    """
    name = path.rpartition("/")[2].lower()
    first, dot, _ = name.partition(".")
    is_one = not dot or first in _CONFIGURATION_NAMES or name[name.rfind(".") :] in _CONFIGURATION
    return is_one and not _LOCKED.search(name)


def in_any_text(name: str) -> list[str]:
    """List the forms of a name without which no line of a text has it."""
    tag = _tag(name)
    return [name, f"<{tag}"] if tag else [name]


def _tag(name: str) -> str:
    """Write the name of a component as its tag in markup; empty for another name."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower() if name[:1].isupper() else ""


def is_markup(path: str) -> bool:
    """Return true if a file is a template of pages or components, by its extension."""
    stem, _, extension = path.rpartition(".")
    return bool(stem) and extension.lower() in _MARKUP


def in_configuration(text: str, path: str, name: str) -> list[int]:
    """Find the lines with the qualified name of a symbol after its module's path, or the end of that.

    In a text that has the name of its class so, a line with its own name in quotes counts, too.
    """
    parts = path.rpartition(".")[0].split("/")
    pattern = re.compile(rf"(?<![\w.$/-])([\w$-][\w$./-]*)[.:]{re.escape(name)}(?![\w$])")
    found = [
        number
        for number, line in _lines_with(text, name)
        if any(_is_end(_PARTS.split(match[1]), parts) for match in pattern.finditer(line))
    ]
    owner, _, own = name.rpartition(".")
    if found or not owner or not in_configuration(text, path, owner):
        return found
    quoted = re.compile(rf"[\"']{re.escape(own)}[\"']")
    return [number for number, line in _lines_with(text, own) if quoted.search(line)]


def in_markup(text: str, name: str, *, scripts_are_read: bool) -> list[int]:
    """Find the lines with a name in an expression of markup; in scripts, unless a loader reads these."""
    tag = _tag(name)
    if len(text) > _MAX_MARKUP or not any(form in text for form in in_any_text(name)):
        return []
    word = re.compile(rf"(?<![\w$]){re.escape(name)}(?![\w$])")
    starts = {match.start() for span in _expressions(text, scripts_are_read) for match in word.finditer(text, *span)}
    if "-" in tag:
        starts |= {match.start() for match in re.finditer(rf"<{re.escape(tag)}(?=[\s/>])", text)}
    return sorted({text.count("\n", 0, start) + 1 for start in starts})


def without_read_template(text: str) -> str:
    """Blank the template of a component whose script the loader reads with it."""
    if not _SETUP.search(text):
        return text
    parts, last = [], 0
    for match in _SCRIPT.finditer(text):
        parts += [_NOT_LINE_END.sub(" ", text[last : match.start(1)]), match[1]]
        last = match.end(1)
    return "".join([*parts, _NOT_LINE_END.sub(" ", text[last:])])


def in_strings(text: str, name: str) -> list[int]:
    """Find the lines with a string without blanks that has a name, alone or joined with others."""
    word = rf"(?:(?<!\w)|(?<=__)){re.escape(name)}(?:(?!\w)|(?=__))"
    return _matching(text, name, rf"([\"'`]){_PART}?{word}{_PART}\1")


def at_ends_of_strings(text: str, name: str) -> list[int]:
    """Find the lines with a string that is a name, or a path that ends in it but no address."""
    return _matching(text, name, rf"([\"'`])(?!/)(?:{_PART}[.:/#])?{re.escape(name)}\1")


def behind_dots(text: str, name: str) -> list[int]:
    """Find the lines with a name as a member that is no call."""
    return _matching(text, name, rf"(?:(?<=[\w)\]]\.)|(?<=\?\.)|(?<=->)){re.escape(name)}(?![\w$]|\s*\()")


def within_strings(text: str, name: str) -> list[int]:
    """Find the lines with a name anywhere in a string, as in a query, but not within a longer name."""
    word = re.compile(rf"(?<![\w$]){re.escape(name)}(?![\w$])")
    quoted = (match.span() for match in _STRING.finditer(text) if name in match[0])
    starts = (match.start() for span in quoted for match in word.finditer(text, *span))
    return sorted({text.count("\n", 0, start) + 1 for start in starts})


def before_colons(text: str, name: str) -> list[int]:
    """Find the lines with a name as the key of an object, or as a declaration."""
    return _matching(text, name, rf"(?:^|[{{,(])\s*{re.escape(name)}\s*\??:(?!:)")


def before_brackets(text: str, name: str) -> list[int]:
    """Find the lines of ``like_calls`` and some others, without the time for strings."""
    found = re.compile(rf"(?<![\w$]){re.escape(name)}(?=\s*(?:[(<\"'`]|::))")
    return [number for number, line in _lines_with(text, name) if found.search(line)]


def like_calls(text: str, name: str) -> list[int]:
    """Find the lines with a name before a bracket, without strings, and comments that begin on the line."""
    if name not in text:
        return []
    call = re.compile(rf"(?<![\w$]){re.escape(name)}\s*(?:::)?(?:<[^<>()]*>)?\(")
    return [
        number
        for number, line in _lines_with(_blank(_STRING, text), name)
        if (match := call.search(line)) and not _COMMENT.search(line, 0, match.start())
    ]


def prototypes(text: str, name: str) -> set[int]:
    """Find the lines at whose start words of a type stand before a name and a bracket."""
    head = re.compile(rf"[A-Za-z_][\w\s*]*[\s*]{re.escape(name)}\s*\(")
    return {number for number, line in _lines_with(text, name) if head.match(line)}


def key_around(lines: Sequence[str], number: int) -> str:
    """Find the key of an object whose value has a line, counted from 1, by indentation; empty without one."""
    left = _MAX_INDENT
    for line in reversed(lines[max(number - _MAX_BACK, 0) : number]):
        indent = len(line) - len(line.lstrip())
        if line.strip() and indent < left:
            left = indent
            if indent and (key := _KEY.match(line)):
                return key[1]
        if not left:
            break
    return ""


def _lines_with(text: str, name: str) -> Iterator[tuple[int, str]]:
    number, counted, at = 1, 0, text.find(name)
    while at >= 0:
        number += text.count("\n", counted, at)
        counted, end = at, text.find("\n", at)
        yield number, text[text.rfind("\n", 0, at) + 1 : end if end >= 0 else len(text)]
        at = text.find(name, end + 1) if end >= 0 else -1


def _matching(text: str, name: str, pattern: str) -> list[int]:
    found = re.compile(pattern)
    return [number for number, line in _lines_with(text, name) if found.search(line)]


def _blank(left_out: re.Pattern[str], text: str) -> str:
    """Replace matches by blanks, so that lines and columns stay."""
    return left_out.sub(lambda match: _NOT_LINE_END.sub(" ", match[0]), text)


def _expressions(text: str, scripts_are_read: bool) -> Iterator[tuple[int, int]]:
    """Yield the spans of code in markup that no loader reads."""
    if scripts_are_read and _SETUP.search(text):
        return
    if not scripts_are_read:
        yield from (match.span(1) for match in _SCRIPT.finditer(text))
    yield from (match.span() for match in _EXPRESSIONS.finditer(_blank(_SCRIPT, _blank(_LEFT_OUT, text))))


def _is_end(named: Sequence[str], parts: Sequence[str]) -> bool:
    """Return true if a path ends in the named parts, or in their folder, which may re-export."""
    named = [part for part in named if part]
    for whole in (parts, parts[:-1]):
        if list(whole[-len(named) :]) == named and named:
            return len(named) >= min(_MIN_PARTS, len(whole)) or len(whole) - len(named) <= 1
    return False


def part_of(line: str, name: str, *, is_code: bool) -> int:
    """Classify a line with a name in it."""
    if not is_code:
        return MENTIONS
    reads, declares = _patterns(name)
    if reads.search(line):
        return READS
    return DECLARES if declares.match(line) else USES


@lru_cache(maxsize=64)
def _patterns(name: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    name = re.escape(name)
    reads = rf"\b(?i:{_OF_ENVIRONMENT})\W{{1,4}}(?:\w+\W{{1,3}}){{0,2}}{name}\b"
    declares = rf"\s*(?:{_OF_DECLARATIONS}\s+)*[\"'`]?{name}[\"'`]?\s*(?::[^=]+)?[=:](?!=)"
    return re.compile(reads), re.compile(declares)
