"""Parse the types of C#.

For maintainers: a small reader of names, type arguments, arrays, tuples and nullable types. The classes of functions
are told apart by the number of their type arguments. The work is bounded by the length that extraction allows.

Source: C# language specification, "Types".
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from oxigraph_code.languages.tokens import TypeReader
from oxigraph_code.resolution.language.type_model import TypeExpr

ARRAY: Final = "[]"
"""The qualified name of the class of arrays."""
TUPLE: Final = "System.ValueTuple"
_KEYWORDS_TEXT: Final = """
    bool:Boolean byte:Byte sbyte:SByte short:Int16 ushort:UInt16 int:Int32 uint:UInt32 long:Int64 ulong:UInt64
    nint:IntPtr nuint:UIntPtr char:Char float:Single double:Double decimal:Decimal
"""
KEYWORDS: Final = {short: name for short, _, name in (pair.partition(":") for pair in _KEYWORDS_TEXT.split())}
"""The types of plain values, with their names in the library."""
_NAMES: Final = {"string": "System.String", "object": "System.Object", "dynamic": "System.Object"}
FUNCTIONS: Final = frozenset({"Func", "Action", "Predicate"})
_PASSED: Final = ("ref", "in", "out", "readonly", "scoped", "params", "this")


@lru_cache(maxsize=16_384)
def read_annotation(text: str) -> TypeExpr | None:
    """Read the type that an annotation denotes; ``None`` if it is no type."""
    return _CSharpTypeReader.read(text.rstrip().removesuffix("…"))


class _CSharpTypeReader(TypeReader):
    token = re.compile(
        r"\s*(@?[^\W\d]\w*(?:\s*(?:\.|::)\s*@?[^\W\d]\w*)*|\[\]|[][<>(),?!.*|])",
    )
    joints = ("|",)
    absent = TypeExpr("null", (), "outside")

    def _one(self, level: int) -> TypeExpr:
        found = self._tuple(level) if self._takes("(") else self._first(level)
        while not self.is_done:
            if self._takes("?", "!", "*"):
                continue
            if self._takes("[]"):
                found = TypeExpr(ARRAY, (found,), "outside")
            elif self._takes("["):
                self._skip()
                found = TypeExpr(ARRAY, (found,), "outside")
            else:
                break
        return found

    def _tuple(self, level: int) -> TypeExpr:
        parts: list[TypeExpr] = []
        while not self._takes(")"):
            parts.append(self.type(level + 1))
            if not self._sees(",", ")"):
                self._next()  # the name of an element
            self._takes(",")
        return TypeExpr(TUPLE, tuple(parts), "outside")

    def _first(self, level: int) -> TypeExpr:
        word = self._next()
        while word in _PASSED:
            word = self._next()
        if word == "[]" and self._takes("<"):
            return TypeExpr(ARRAY, self._type_arguments(level), "outside")
        if not (word[0].isalpha() or word[0] in "_@"):
            raise IndexError
        word = "".join(word.replace("@", "").split()).removeprefix("global::").replace("::", ".")
        if word in KEYWORDS or word in ("void", "null"):
            return TypeExpr(word, (), "outside")
        if word in _NAMES:
            return TypeExpr(_NAMES[word], (), "outside")
        found = TypeExpr(word, self._type_arguments(level) if self._takes("<") else ())
        while self._takes("."):  # behind a generic type
            word = f"{word}.{''.join(self._next().split())}"
            found = TypeExpr(word, self._type_arguments(level) if self._takes("<") else ())
        plain = word.removeprefix("System.")
        if plain in FUNCTIONS:
            return TypeExpr(f"System.{plain}{len(found.arguments)}", found.arguments, "outside")
        if plain == "Nullable" and found.arguments:
            return found.arguments[0]
        return found
