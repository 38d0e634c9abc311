"""Parse Python's annotations.

For maintainers: a small reader of names, subscripts and unions; any other annotation is not understood. Its work is
bounded by the length that extraction allows for annotations.

Source: The Python typing specification, "Type annotations".
"""

from __future__ import annotations

import re

from oxigraph_code.languages.tokens import NOTHING, TypeReader
from oxigraph_code.resolution.language.type_model import TypeExpr


class _AnnotationReader(TypeReader):
    token = re.compile(
        r"\s*([^\W\d]\w*(?:\s*\.\s*[^\W\d]\w*)*|\.\.\.|[\[\](),|]|\"[^\"]*\"|'[^']*'|[-\w.]+)",
    )
    joints = ("|",)
    absent = TypeExpr("None")

    def _one(self, level: int) -> TypeExpr:
        token = self._next()
        if token == "[":  # noqa: S105 - the parameters of a callable
            self._list(level)
            return NOTHING
        if token.startswith(('"', "'")):
            return self.read(token[1:-1], level + 1) or NOTHING
        if token == "(":  # noqa: S105 - as lines are broken
            inside = self.type(level + 1)
            self._expect(")")
            return inside
        if token in ("]", ")", ",", "|"):
            raise IndexError
        return TypeExpr("".join(token.split()), self._list(level) if self._takes("[") else ())

    def _list(self, level: int) -> tuple[TypeExpr, ...]:
        """List the types up to a closing bracket."""
        found = []
        while not self._takes("]"):
            found.append(self.type(level + 1))
            self._takes(",")
        # ``...`` means any number of the type before it.
        return tuple(found[:-1] if len(found) > 1 and found[-1].name == "..." else found)


read_annotation = _AnnotationReader.read
"""The types an annotation names; ``None`` where it is something else. ``None`` in a union is left out."""
