"""The model of Go's standard library and of the types that have no name.

For maintainers: types of libraries are data; ``tests/languages/go/standard_library.py`` writes those of the standard
library. An element of a range has the form of a pair, of its key and its value.
"""

from __future__ import annotations

from functools import cache

from oxigraph_code.languages.external_types import read_interfaces, with_external_types
from oxigraph_code.languages.go.annotations import CHANNEL, FUNCTION, MAP, SLICE, TUPLE
from oxigraph_code.languages.go.rules import TYPES, builtin
from oxigraph_code.resolution.language.type_model import Library, TypeExpr

_NOTHING = TypeExpr("")
_INT = TypeExpr("builtin.int")
_FIRST, _SECOND = TypeExpr("0"), TypeExpr("1")
_STEPS = {
    (SLICE, "[]"): _FIRST,
    (SLICE, "[*]"): TypeExpr(TUPLE, (_INT, _FIRST)),
    (MAP, "[]"): _SECOND,
    (MAP, "[*]"): TypeExpr(TUPLE, (_FIRST, _SECOND)),
    (CHANNEL, "[]"): _FIRST,
    (CHANNEL, "[*]"): TypeExpr(TUPLE, (_FIRST, _NOTHING)),
    ("builtin.string", "[*]"): TypeExpr(TUPLE, (_INT, TypeExpr("builtin.rune"))),
    ("iter.Seq", "[*]"): TypeExpr(TUPLE, (_FIRST, _NOTHING)),
    ("iter.Seq2", "[*]"): TypeExpr(TUPLE, (_FIRST, _SECOND)),
    ("builtin.error", "Error"): TypeExpr("builtin.string"),
}
_FOLDER = "oxigraph_code.languages.go.libraries"
_INTERFACES = ("interfaces.toml", "asserted_interfaces.toml")
_FILES = ("standard_library.toml", "routers.toml")


@cache
def library() -> Library:
    """The model, built on first use: otherwise each process would pay for it."""
    own = Library(
        result_types=_STEPS,
        members={
            **dict.fromkeys((TUPLE, SLICE, MAP, CHANNEL, FUNCTION, *map(builtin, TYPES)), ()),
            "builtin.error": ("Error",),
        },
        tuples=frozenset({TUPLE}),
        functions=frozenset({FUNCTION}),
        classes={name: entry for file in _INTERFACES for name, entry in read_interfaces(_FOLDER, file).items()},
    )
    return with_external_types(own, _FOLDER, _FILES)
