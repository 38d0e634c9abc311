"""Paths in the arguments of annotations that the grammar leaves as tokens.

For maintainers: the language finds the paths in the text of an annotation; here they become uses and passed values with
the annotation as their receiver. Must run before uses and passed values are read. This module must not know any
language.
"""

from __future__ import annotations

import re

from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.syntax.capture import Captured
from oxigraph_code.extraction.syntax.captured import CapturedPassed
from oxigraph_code.extraction.text.file_text import FileText, Span

_NAME = re.compile(r"[\w:]+")
_HEAD = re.compile(r"\w+")


def add_annotation_values(captured: Captured, text: FileText, conventions: Conventions) -> None:
    """Add the paths in the arguments of the annotations of a file to the captured uses and passed values."""
    for begin, end in captured.annotations:
        written = text.piece(begin, end)
        name = _NAME.match(written)
        if name is None or name.end() == len(written):
            continue
        receiver = Span(begin, begin + len(name[0].encode()))
        for at, path in conventions.passed_in_annotation(written):
            start = begin + len(written[:at].encode())
            head = _HEAD.match(path)
            if head is not None:
                captured.roots.append((start, start + len(head[0].encode())))
                span = Span(start, start + len(path.encode()))
                captured.passed.append(CapturedPassed(span, "argument", -1, receiver))
