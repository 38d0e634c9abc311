"""Parse the types of PHP, in signatures and in comments.

For maintainers: a small reader of names, type arguments, arrays and unions; an intersection is read as a union, since
it has the members of all its parts. The work is bounded by the length that extraction allows for annotations.

Source: the PHP manual, "Type declarations"; the documentation of PHPStan, "PHPDoc types".
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from oxigraph_code.languages.tokens import NOTHING, TypeReader
from oxigraph_code.resolution.language.type_model import TypeExpr

ARRAY: Final = "php.array"
"""The qualified name of the class of arrays, which holds its elements."""
_SCALARS = "int integer float double string bool boolean true false void never mixed object resource scalar numeric"
_WORDS: Final = frozenset(_SCALARS.split())
_LISTS: Final = frozenset({"array", "iterable", "list", "non-empty-array", "non-empty-list", "array-key"})
_OWN: Final = frozenset({"self", "static", "$this"})


@lru_cache(maxsize=16_384)
def read_annotation(text: str) -> TypeExpr | None:
    """Read the type that an annotation denotes; ``None`` if it is no type."""
    return _PhpTypeReader.read(text.rstrip().removesuffix("…"))


class _PhpTypeReader(TypeReader):
    token = re.compile(
        r"""\s*(
            [\\$]?[^\W\d][\w\\-]*(?:::[\w*]+)?
            | \[\] | [][<>(){}|&,?=:*] | "[^"]*" | '[^']*' | -?\d[\w.]* | \.\.\.
        )""",
        re.VERBOSE,
    )
    joints = ("|", "&")
    absent = TypeExpr("null")

    def _adds_nothing(self, part: TypeExpr) -> bool:
        return part in (self.absent, NOTHING)

    def _one(self, level: int) -> TypeExpr:
        self._takes("?")
        found = self._first(level)
        while self._takes("[]") or (self._takes("[") and self._takes("]")):
            found = TypeExpr(ARRAY, (found,), "outside")
        return found

    def _first(self, level: int) -> TypeExpr:
        if self._takes("("):
            found = self.type(level + 1)
            self._expect(")")
            return found
        word = self._next()
        arguments = self._type_arguments(level) if self._takes("<") else ()
        if self._sees("{", "("):  # the shape of an array or the signature of a function
            self._next()
            self._skip()
            if self._takes(":"):
                self.type(level + 1)
        if word in _LISTS:
            return TypeExpr(ARRAY, arguments[-1:], "outside")
        if word in ("class-string", "interface-string"):
            return TypeExpr("class", arguments[:1], "outside")
        if word.lower() in _WORDS or not (word[0].isalpha() or word[0] in "_\\$"):
            return NOTHING if word != "null" else self.absent
        if word == "null":
            return self.absent
        return TypeExpr("self" if word in _OWN else word, arguments)
