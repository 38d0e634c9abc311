"""Types in JSDoc comments: of parameters, results, variables and expressions; aliases and imports.

For maintainers: texts in, texts out. ``annotations`` parses the types like TypeScript's own, so older notations are
rewritten here. All work is bounded by the length of a comment.

Source: the TypeScript documentation, "JSDoc Reference".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from oxigraph_code.extraction.conventions import ImportedName

_TAG = re.compile(r"@(param|arg|argument|returns?|type|typedef|property|prop|this)\s*\{")
_NAME = re.compile(r"\s*\[?\s*((?:[^\W\d]|\$)[\w$]*)(?:\.((?:[^\W\d]|\$)[\w$]*))?(?![\w$.])")
_OBJECTS = frozenset({"Object", "object"})
_LONGEST = 100_000
_LONGEST_TYPE = 400
_LONGEST_ALIAS = 8_000
_MAX_TAGS = 500
_BRACE = re.compile(r"[{}]")
_STAR = re.compile(r"\n[ \t]*\*[ \t]?")
_IMPORT = re.compile(r"""@import\s+([^@"']{1,4000}?)\s+from\s+["']([^"'\n]{1,1000})["']""")
_IMPORTED = re.compile(r"""(?:(\*)|((?:[^\W\d]|\$)[\w$]*))(?:\s+as\s+((?:[^\W\d]|\$)[\w$]*))?""")
RESULT = "()"


@lru_cache(maxsize=256)
def types_in(documentation: str) -> Mapping[str, str]:
    """Return the types of parameters by name, and the result type under ``()``."""
    found: dict[str, str] = {}
    for tag, written, rest in _tags(documentation):
        if tag.startswith("return"):
            found.setdefault(RESULT, written)
        elif tag in ("param", "arg", "argument") and (match := _NAME.match(rest)):
            if match[2] and found.get(match[1], "").endswith("}"):
                found[match[1]] = f"{found[match[1]][:-1]}{match[2]}: {written}; }}"
            elif not match[2]:
                found.setdefault(match[1], "{}" if written in _OBJECTS else written)
        elif tag == "type":
            found.setdefault("", written)
    return found


def type_in(comment: str) -> str:
    """Return the type that a comment states for the code after it; empty if it states none."""
    return next((written for tag, written, _ in _tags(comment) if tag == "type"), "")


def aliases_in(comment: str) -> Sequence[tuple[str, str]]:
    """Return the type aliases that a comment defines, each with its type."""
    found: list[tuple[str, str]] = []
    for tag, written, rest in _tags(comment):
        match = _NAME.match(rest)
        if match is None or match[2]:
            continue
        if tag == "typedef":
            found.append((match[1], "{}" if written in _OBJECTS else written))
        elif (
            tag in ("property", "prop") and found and found[-1][1].endswith("}") and len(found[-1][1]) < _LONGEST_ALIAS
        ):
            name, known = found[-1]
            found[-1] = (name, f"{known[:-1]}{match[1]}: {written}; }}")
    return found


def imports_in(comment: str) -> Sequence[ImportedName]:
    """Return the imports of a comment, written after ``@`` as in TypeScript."""
    found: list[ImportedName] = []
    for match in _IMPORT.finditer(comment[:_LONGEST]):
        clause = _STAR.sub(lambda star: " " * len(star[0]), match[1])
        brace = clause.find("{")
        for part in _IMPORTED.finditer(clause):
            star, name, alias = part.groups()
            offset = match.start(1) + part.start()
            if star:
                found.append(ImportedName("module", match[2], "", alias or "", offset))
            elif brace < 0 or part.start() < brace:
                found.append(ImportedName("symbol", match[2], "default", name, offset))
            else:
                found.append(ImportedName("symbol", match[2], name, alias or "", offset))
    return found[:_MAX_TAGS]


def _tags(text: str) -> Sequence[tuple[str, str, str]]:
    """Return the tags of a comment, each with the type in its braces and some text after it."""
    text = text[:_LONGEST]
    found: list[tuple[str, str, str]] = []
    for match in _TAG.finditer(text):
        end = _closing(text, match.end())
        if end < 0 or len(found) == _MAX_TAGS:
            continue
        written = _STAR.sub(" ", text[match.end() : end])
        found.append((match[1], _modern(" ".join(written.split())), text[end + 1 : end + 1 + _LONGEST_TYPE]))
    return found


def _closing(text: str, start: int) -> int:
    depth = 1
    for brace in _BRACE.finditer(text, start, start + _LONGEST_TYPE):
        depth += 1 if brace[0] == "{" else -1
        if depth == 0:
            return brace.start()
    return -1


def _modern(written: str) -> str:
    """Return a type in the notation of TypeScript."""
    written = written.strip().removesuffix("=").strip()
    if written.startswith("..."):
        written = f"({written[3:]})[]"
    return written.lstrip("?!").replace(".<", "<") or "*"
