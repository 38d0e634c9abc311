"""Find the code in templates: expressions of Blade and Twig, each in its place.

For maintainers: everything else becomes blank, so that offsets and lines fit the file. Each part ends the statement
before it. The arguments of a directive become a list, since they may call functions; a loop stays one and a check of an
ability stays a call. A directive that includes another template becomes an ``include``, and the tag of a component the
negative of a text, which no program writes.

Sources: the documentation of Laravel, "Blade Templates", and of Twig, "Twig for Template Designers".
"""

from __future__ import annotations

import re
from typing import Final

from oxigraph_code.languages.comments import as_comment, blanked

_LONGEST: Final = rb".{0,600}?"
_ARGUMENTS: Final = rb"\((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,200}\)){0,600}\)"
_ATTRIBUTE: Final = rb"\s{1,99}[^\s\"'<>=]{1,99}(?:=(?:\"[^\"]{0,600}\"|'[^']{0,600}'))?"
_ECHO: Final = rb"\{\{(?!--)(?P<echo>" + _LONGEST + rb")\}\}|\{!!(?P<raw>" + _LONGEST + rb")!!\}"
_BLADE: Final = re.compile(
    rb"(?P<comment>\{\{--.{0,9999}?--\}\})|" + _ECHO + rb"|@php\b(?P<php>" + _LONGEST + rb")@endphp"
    rb"|@(?P<include>include(?:If)?|extends|component|each)\s{0,9}\(\s{0,9}(?P<file>[\"'][\w.:/-]{1,200}[\"'])"
    rb"|<x-(?P<component>[\w.-]{1,100})(?P<attributes>(?:" + _ATTRIBUTE + rb"){0,40})"
    rb"|@(?P<kept>(?:foreach|forelse|for|can|cannot|canany|elsecan)\s{0,9}" + _ARGUMENTS + rb")"
    rb"|@(?:if|elseif|unless|switch|case|isset|empty|while|class|style|checked|selected|disabled|required|json|js|section"
    rb"|push|lang|props)\s{0,9}(?P<list>" + _ARGUMENTS + rb")",
    re.DOTALL,
)
_BOUND: Final = re.compile(_ECHO + rb"|\s:[\w.-]{1,99}=\"(?P<bound>[^\"]{1,600})\"", re.DOTALL)
_TWIG: Final = re.compile(
    rb"(?P<comment>\{#.{0,9999}?#\})"
    rb"|\{%-?\s{0,9}(?P<include>include|extends|embed|import|use)\s{1,9}(?P<file>[\"'][\w./@-]{1,200}[\"'])"
    rb"|\{\{" + _LONGEST + rb"\}\}|\{%" + _LONGEST + rb"%\}",
    re.DOTALL,
)
_TWIG_CALL: Final = re.compile(rb"(?<![\w.])\w{1,60}\(\s{0,9}([\"'])[\w./@:-]{1,200}\1(?=[ ,)])")
_END: Final = b";"
_MAX_LENGTH: Final = 300_000


def blade_code(text: bytes) -> bytes:
    """Blank everything but the PHP of a Blade template."""
    kept = bytearray(blanked(text))
    for match in _BLADE.finditer(text[:_MAX_LENGTH]):
        if match["component"] is None:
            _keep(kept, match, 0)
            continue
        start, name = match.start(), match["component"]
        kept[start : start + len(name) + 3] = b"-'" + name + b"'"
        for bound in _BOUND.finditer(match["attributes"]):
            _keep(kept, bound, match.start("attributes"))
    return bytes(kept) + b";"


def _keep(kept: bytearray, match: re.Match[bytes], offset: int) -> None:
    """Put the code of a part in its place, between the ends of statements where there is room for them."""
    kind = match.lastgroup or ""
    start, end, code = match.start(kind) + offset, match.end(kind) + offset, match[kind]
    if kind == "comment":
        kept[start:end] = as_comment(code)
        return
    kept[match.start() + offset] = _END[0]
    if kind == "file":
        _include(kept, match)
    elif kind == "kept":
        kept[start:end] = code.replace(b"forelse", b"foreach", 1)
    elif kind == "list":
        kept[start:end] = b"[" + code[1:-1] + b"]"
    elif code.strip():
        kept[start - 1 : end + 1] = _END + code + _END


def _include(kept: bytearray, match: re.Match[bytes]) -> None:
    start, end = match.start("include"), match.end("file")
    kept[start : start + 7] = b"include"
    kept[match.start("file") : end + 1] = match["file"] + _END * (end < len(kept))


def twig_code(text: bytes) -> bytes:
    """Blank everything but the calls of a Twig template."""
    kept = bytearray(blanked(text))
    for match in _TWIG.finditer(text[:_MAX_LENGTH]):
        if match["comment"] is not None:
            _keep(kept, match, 0)
        elif match["file"] is not None:
            _include(kept, match)
        else:  # arguments behind the first are in the syntax of Twig
            for call in _TWIG_CALL.finditer(match[0]):
                start = match.start() + call.start()
                kept[start : start + len(call[0]) + 2] = call[0] + b");"
    return bytes(kept)
