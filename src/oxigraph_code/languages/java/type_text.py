"""Types in the notation of the library's data, which is that of annotations.

For maintainers: texts in, types out.
"""

from __future__ import annotations

from oxigraph_code.languages.java.annotations import read_annotation
from oxigraph_code.languages.tokens import NOTHING
from oxigraph_code.resolution.language.type_model import TypeExpr


def read_type(text: str) -> TypeExpr:
    """Parse a type; one that is not understood has no name."""
    return read_annotation(text) or NOTHING


def split_types(text: str, separator: str) -> list[str]:
    """Split types at separators outside of angle brackets."""
    found, depth, start = [], 0, 0
    for at, character in enumerate(text):
        depth += (character == "<") - (character == ">")
        if character == separator and not depth:
            found.append(text[start:at])
            start = at + 1
    return [entry for entry in (*found, text[start:]) if entry]
