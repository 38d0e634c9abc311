"""The model of Go's standard library and of the types that have no name.

For maintainers: ``tests/languages/go/standard_library.py`` writes the stubs of the standard library. An element of a
range has the form of a pair: its key and its value.
"""

from __future__ import annotations

from functools import cache

from oxigraph_code.languages.external_types import with_declarations
from oxigraph_code.languages.go.annotations import CHANNEL, FUNCTION, MAP, SLICE, TUPLE
from oxigraph_code.languages.go.rules import TYPES, builtin
from oxigraph_code.languages.packed_stubs import PackedStubs
from oxigraph_code.resolution.language.type_model import ExternalClass, ExternalMethod, Library, TypeExpr

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
_ANY, _ERROR, _BOOL = TypeExpr("builtin.any"), TypeExpr("builtin.error"), TypeExpr("builtin.bool")
# Interfaces without a name that functions of the package errors assert of a value.
_ASSERTED = {
    "errors.{Unwrap}": ("Unwrap", (), _ERROR),
    "errors.{Unwraps}": ("Unwrap", (), TypeExpr(SLICE, (_ERROR,))),
    "errors.{Is}": ("Is", (_ERROR,), _BOOL),
    "errors.{As}": ("As", (_ANY,), _BOOL),
}


@cache
def library() -> Library:
    """Return the model, built on first use: otherwise each process would pay for it."""
    own = Library(
        result_types=_STEPS,
        members=dict.fromkeys((TUPLE, SLICE, MAP, CHANNEL, FUNCTION, *map(builtin, TYPES - {"error"})), ()),
        tuples=frozenset({TUPLE}),
        functions=frozenset({FUNCTION}),
    )
    asserted = {
        name: ExternalClass((), (), {method: (ExternalMethod(method, taken, result),)}, {}, is_interface=True)
        for name, (method, taken, result) in _ASSERTED.items()
    }
    return with_declarations(own, PackedStubs((__package__,), asserted))
