"""Rewrite a template as a list of expressions that the grammar of scripts parses.

For maintainers: ``<Child @saved="reload" :rows="all">`` becomes ``{Child, _saved: reload,rows: all},`` in place, and
``{{ total }}`` becomes ``(total),``, so that a name in a template is a use as any other. Lengths and line ends stay;
texts are cut from the file, so that an event is an entry by the name ``@saved``. An expression that the list could not
hold, and the names that a loop or a slot binds, are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from oxigraph_code.languages.comments import blanked

_REGION: Final = re.compile(rb"<template\b(?![^>]{0,500}\blang=[\"'](?!html))[^>]{0,500}>")
_END: Final = b"</template>"
_START: Final = re.compile(rb"<!--|\{\{|<([A-Za-z][\w.-]*)")
_ENDS: Final = {b"<!--": b"-->", b"{{": b"}}"}
_REST_OF_TAG: Final = re.compile(rb"(?:\s(?:[^<>\"']|\"[^\"]*\"|'[^']*')*+)?>")
_MAX_BROKEN: Final = 16
_ATTRIBUTE: Final = re.compile(rb"([^\s=>\"'/]+)=(\"[^\"]*\"|'[^']*')")
_DIRECTIVE: Final = re.compile(rb"(v-on:|v-bind:|[@:.]|v-)([A-Za-z][\w:.-]*)")
_BINDING: Final = re.compile(rb"v-slot")
_LOOP: Final = re.compile(rb".*?\s(?:in|of)\s", re.DOTALL)
_FOR: Final = b"v-for"
_NO_NAME: Final = re.compile(rb"\W")
_COMPONENT: Final = re.compile(rb"[A-Z]\w*|[a-z]\w*(?:-\w+)+")
_STRING: Final = re.compile(rb"\"[^\"\n]*\"|'[^'\n]*'|`[^`]*`")
_SIGNS: Final = re.compile(rb"[()\[\]{};]")
_OPENING: Final = {b")": b"(", b"]": b"[", b"}": b"{"}
_NO_EXPRESSION: Final = re.compile(
    rb"\s*(?:(?:if|for|while|switch|const|let|var|return|function|class|throw|try|await)\b|[*/%=|&?.,<>)\]}]|$)"
    rb"|&\w+;|//|/\*|.*[=+*/%&|?:,.<!~-]\s*$|.*[\"'`#@\\]",
    re.DOTALL,
)
_WEAK: Final = re.compile(rb"=|\?")
"""The operators that bind weaker than the one between statements."""


def template_of(text: bytes, *, has_names: bool) -> bytes:
    """Rewrite the template in some text, and blank the rest.

    Its expressions are left out unless it ``has_names`` in common with the script.
    """
    opening = _REGION.search(text)
    end = text.rfind(_END)
    if opening is None or end < opening.end():
        return blanked(text)
    parts = [blanked(text[: opening.start()]), b";[", blanked(text[opening.start() + 2 : opening.end()])]
    parts += _parts(text[opening.end() : end], has_names)
    return b"".join([*parts, b"];", blanked(text[end + 2 :])])


def _parts(text: bytes, has_names: bool) -> Iterator[bytes]:
    """Rewrite tags and expressions in a template; after too many without an end, the rest is blank."""
    last = at = broken = 0
    while broken < _MAX_BROKEN and (start := _START.search(text, at)):
        if start[1]:
            rest = _REST_OF_TAG.match(text, start.end())
            end = rest.end() if rest else -1
        else:
            closing = text.find(_ENDS[start[0]], start.end())
            end = closing + len(_ENDS[start[0]]) if closing >= 0 else -1
        if end < 0:
            broken, at = broken + 1, start.end()
            continue
        yield blanked(text[last : start.start()])
        last = at = end
        if start[1]:
            yield _tag(start[1], text[start.end() : end - 1], has_names)
        elif start[0] == b"{{" and has_names and (written := _expression(text[start.end() : end - 2])):
            yield b" (" + written + b"),"
        else:
            yield blanked(text[start.start() : end])
    yield blanked(text[last:])


def _tag(name: bytes, attributes: bytes, has_names: bool) -> bytes:
    is_component = _COMPONENT.fullmatch(name) is not None
    entries = bytearray(blanked(attributes))
    last = -1
    for attribute in _ATTRIBUTE.finditer(attributes) if has_names else ():
        written = _entry(attribute[1], attribute[2][1:-1])
        if written and attribute.start():
            entries[attribute.start() : attribute.end()] = written
            last = attribute.end() - 1
    shown = _NO_NAME.sub(b"_", name) if is_component else blanked(name)
    if last < 0:
        return b" " + shown + entries + (b"," if is_component else b" ")
    entries[last : last + 1] = b"}"
    if is_component and entries[:1] == b" ":
        entries[:1] = b","
    elif is_component:
        shown = blanked(shown)
    return b"{" + shown + entries + b","


def _entry(name: bytes, value: bytes) -> bytes:
    """Return an attribute as an entry of the same length; empty for one without an expression."""
    directive = _DIRECTIVE.fullmatch(name)
    if directive is None or _BINDING.match(name):
        return b""
    loop = _LOOP.match(value) if name == _FOR else None
    before = blanked(value[: loop.end()]) if loop else b""
    written = _expression(value[len(before) :])
    if not written or (name == _FOR and not loop):
        return b""
    lead = blanked(directive[1]) if directive[1].endswith((b":", b".")) else b""
    return lead + _NO_NAME.sub(b"_", name[len(lead) :]) + b": " + before + written + b","


def _expression(text: bytes) -> bytes:
    """Return a text with statements in a row as one expression; empty if it may be none."""
    plain = _STRING.sub(lambda match: b"x" * len(match[0]), text)
    bare = plain.rstrip(b"; \t\r\n")
    opened: list[bytes] = []
    ends = [-1]
    for sign in _SIGNS.finditer(bare):
        if sign[0] == b";":
            ends += [] if opened else [sign.start()]
        elif sign[0] not in _OPENING:
            opened.append(sign[0])
        elif not opened or opened.pop() != _OPENING[sign[0]]:
            return b""
    statements = [bare[start + 1 : end] for start, end in pairwise([*ends, len(bare)])]
    if opened or any(map(_NO_EXPRESSION.match, statements)) or (ends[1:] and any(map(_WEAK.search, statements))):
        return b""
    found = bytearray(text[: len(bare)] + blanked(text[len(bare) :]))
    for end in ends[1:]:
        found[end : end + 1] = b"|"  # a comma would begin an entry
    return bytes(found)
