"""Rewrite valid Kotlin in the forms of the grammar.

For maintainers: a rewriting keeps lengths and line ends, so that offsets stay right; texts are
always cut from the original. The loader mends only files with syntax errors.

Source: Kotlin language specification, "Syntax and grammar".
"""

from __future__ import annotations

import re
from typing import Final

_LONGEST: Final = 2_000_000
# The grammar ends the last declaration of a body by a line end or a semicolon only.
_ON_ONE_LINE: Final = re.compile(
    rb"^([^\n{}\"']*\b(?:class|interface|object)\b[^\n{}\"']{0,500}\{[^\n]{0,500}[^\s;{]) (?=\}[ \t]*\r?$)",
    re.MULTILINE,
)
# Behind two annotations the grammar takes a class without constructor or bases for a call of "class" with a block.
_ANNOTATED: Final = re.compile(
    rb"((?:^|[ \t])@[^\n]{1,500}\s@[^\n]{1,500}\n[ \t]*class [^\n(){}:\"']{1,200}\{[ \t\r]*\n\s{0,200}?)[ \t]"
    rb"(?=\s*\S)",
    re.MULTILINE,
)
# The grammar knows no context parameters: ``context(log: Log) fun send(done: context(Log) () -> Unit)``.
_CONTEXT: Final = re.compile(
    rb"(?:^[ \t]*context[ ]?\((?:[^()]|\([^()]{0,300}\)){1,1000}\)"
    rb"(?=\s{1,100}(?:[@\w.]+(?:\([^()\n]{0,100}\))?\s{1,20}){0,8}(?:fun|val|var|class|interface|object)\b)"
    rb"|(?<=[ (])context\([^()\n]{1,300}\)(?= [^\n={}]{0,200}->))",
    re.MULTILINE,
)
_SHOWN: Final = re.compile(rb"[^\r\n]")


def mended(text: bytes) -> bytes:
    """Rewrite the constructs that the grammar is known not to parse."""
    if len(text) > _LONGEST:
        return text
    return _CONTEXT.sub(lambda match: _SHOWN.sub(b" ", match[0]), _ON_ONE_LINE.sub(rb"\1;", text))


def told_apart(text: bytes) -> bytes:
    """End a statement before the first one of an annotated class, which no block of a call begins with."""
    return text if len(text) > _LONGEST else _ANNOTATED.sub(rb"\1;", text)
