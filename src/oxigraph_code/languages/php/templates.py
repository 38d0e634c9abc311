"""Find the code in templates: expressions of Blade and Twig, each in its place.

For maintainers: everything else becomes blank, so that offsets and lines fit the file. A directive is kept as
a call, since it may call a function; a directive that includes another template becomes an ``include``.

Sources: the documentation of Laravel, "Blade Templates", and of Twig, "Twig for Template Designers".
"""

from __future__ import annotations

import re
from typing import Final

from oxigraph_code.languages.blanks import blanked

_LONGEST: Final = rb".{0,600}?"
_ARGUMENTS: Final = rb"\(((?:[^()]|\((?:[^()]|\([^()]{0,200}\)){0,200}\)){0,600})\)"
_BLADE: Final = re.compile(
    rb"\{\{--" + _LONGEST + rb"--\}\}|\{\{(" + _LONGEST + rb")\}\}|\{!!(" + _LONGEST + rb")!!\}"
    rb"|@php\b(" + _LONGEST + rb")@endphp"
    rb"|@(?P<include>include(?:If)?|extends|component|each)\s{0,9}\(\s{0,9}(?P<file>[\"'][\w.:/-]{1,200}[\"'])"
    rb"|@(?:if|elseif|unless|switch|case|isset|empty|for|while|foreach|forelse|class|checked|selected|json|can)\s{0,9}"
    + _ARGUMENTS,
    re.DOTALL,
)
_AS: Final = re.compile(rb"\bas\s+\$.*", re.DOTALL)
_TWIG: Final = re.compile(
    rb"\{%-?\s{0,9}(?P<include>include|extends|embed|import|use)\s{1,9}(?P<file>[\"'][\w./@-]{1,200}[\"'])"
    rb"|\{\{(" + _LONGEST + rb")\}\}|\{%(" + _LONGEST + rb")%\}",
    re.DOTALL,
)
_TWIG_CALL: Final = re.compile(rb"\b\w{1,60}\(\s{0,9}([\"'])[\w./@:-]{1,200}\1(?=[ ,)])")
_MAX_LENGTH: Final = 300_000


def blade_code(text: bytes) -> bytes:
    """Blank everything but the PHP of a Blade template."""
    return _code(text, _BLADE, of_twig=False)


def twig_code(text: bytes) -> bytes:
    """Blank everything but the calls of a Twig template."""
    return _code(text, _TWIG, of_twig=True)


def _code(text: bytes, pattern: re.Pattern[bytes], *, of_twig: bool) -> bytes:
    kept = bytearray(blanked(text))
    for match in pattern.finditer(text[:_MAX_LENGTH]):
        if match["file"] is not None:
            start, end = match.start("include"), match.end("file")
            kept[start : start + 7] = b"include"
            kept[match.start("file") : end + 1] = match["file"] + b";" * (end < len(text))
            continue
        group = next((nth for nth in range(1, pattern.groups + 1) if match[nth] is not None), 0)
        if not group or not match[group].strip():
            continue
        start, end, code = match.start(group), match.end(group), match[group]
        if not of_twig:
            kept[start : end + 1] = _AS.sub(lambda part: b" " * len(part[0]), code, count=1) + b";"
            continue
        for call in _TWIG_CALL.finditer(code):  # arguments behind the first are in the syntax of Twig
            kept[start + call.start() : start + call.end() + 2] = call[0] + b");"
    return bytes(kept)
