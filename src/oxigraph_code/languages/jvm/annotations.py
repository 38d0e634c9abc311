"""Parse the types of Java.

For maintainers: a small reader of names, type arguments, wildcards and arrays. An intersection is read as a union,
since it has the members of all its parts. The work is bounded by the length that extraction allows for annotations.

Source: The Java Language Specification, chapter 4, "Types, Values, and Variables".
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from oxigraph_code.languages.tokens import TypeReader
from oxigraph_code.resolution.language.type_model import TypeExpr

ARRAY: Final = "[]"
"""The qualified name of the class of arrays."""
FUNCTION: Final = "kotlin.Function"
RECEIVER_FUNCTION: Final = "kotlin.ReceiverFunction"
"""The names of function types, before the number of their parameters."""
PRIMITIVES: Final = frozenset({"boolean", "byte", "char", "short", "int", "long", "float", "double", "void", "null"})
_ANY: Final = TypeExpr("java.lang.Object", (), "outside")


@lru_cache(maxsize=16_384)
def read_annotation(text: str) -> TypeExpr | None:
    """Read the type that an annotation denotes; ``None`` if it is no type."""
    return _JvmTypeReader.read(text.rstrip().removesuffix("…"))


class _JvmTypeReader(TypeReader):
    token = re.compile(
        r"""\s*(
            @?[^\W\d][\w$]*(?:\s*\.\s*[^\W\d][\w$]*)*
            | \[\]<? | -> | \.\.\. | [][<>(){}|&,?!=.@:*] | "(?:[^"\\]|\\.)*" | -?\d[\w.]*
        )""",
        re.VERBOSE,
    )
    joints = ("|", "&")
    absent = TypeExpr("null")

    def _one(self, level: int) -> TypeExpr:
        found = self._function(level) or self._first(level)
        self._pass_annotations()
        while self._takes("?", "!"):  # it may be absent
            pass
        if self._takes("."):  # a function with a receiver
            function = self._function(level)
            if function is None:
                raise IndexError
            return TypeExpr(f"{RECEIVER_FUNCTION}{len(function.arguments)}", (found, *function.arguments), "outside")
        while self._takes("[]", "...") or (self._takes("[") and self._takes("]")):
            found = TypeExpr(ARRAY, (found,), "outside")
            self._pass_annotations()
        return found

    def _function(self, level: int) -> TypeExpr | None:
        """Parse a function type, or a type in brackets; ``None`` for any other type."""
        self._pass_annotations()
        self._takes("suspend")
        if not self._takes("("):
            return None
        parts: list[TypeExpr] = []
        while not self._takes(")"):
            parts.append(self.type(level + 1))
            if self._takes(":"):  # the type of a parameter with a name
                parts[-1] = self.type(level + 1)
            self._takes(",")
        if not self._takes("->"):
            return parts[0] if parts else None
        return TypeExpr(f"{FUNCTION}{len(parts)}", (*parts, self.type(level + 1)), "outside")

    def _pass_annotations(self) -> None:
        while self._starts("@"):
            self._next()
            if self._takes("("):
                self._skip()

    def _first(self, level: int) -> TypeExpr:
        self._pass_annotations()
        word = self._next()
        if word == "[]<":
            return TypeExpr(ARRAY, self._type_arguments(level), "outside")
        if word == "*":
            return _ANY
        if word in ("out", "in") and not (self.is_done or self._sees(",", ">")):
            return self._one(level + 1)
        if word == "?":
            return self.type(level + 1) if self._takes("extends", "super") else _ANY
        if not (word[0].isalpha() or word[0] in "_$"):
            raise IndexError
        word = "".join(word.split())
        if word in ("final", "extends"):
            return self._one(level + 1)
        if word in PRIMITIVES:
            return TypeExpr(word, (), "outside")
        found = TypeExpr(word, self._type_arguments(level) if self._takes("<") else ())
        while self._sees(".") and not self._sees_function():  # in a generic type, or with an annotation
            self._next()
            self._pass_annotations()
            word = f"{word}.{''.join(self._next().split())}"
            found = TypeExpr(word, self._type_arguments(level) if self._takes("<") else ())
        return found

    def _sees_function(self) -> bool:
        return self._tokens[self._at + 1 : self._at + 2] == ["("]
