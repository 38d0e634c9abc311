"""Model the library of C# and its conversions.

For maintainers: this module must not know any other class than those that the language itself refers to. Functions are
instances of delegates; delegates of the library differ by the number of their type arguments.

Source: C# language specification, "Conversions"; the .NET API reference.
"""

from __future__ import annotations

from oxigraph_code.languages.csharp.annotations import ARRAY, KEYWORDS
from oxigraph_code.languages.packed_stubs import PackedStubs
from oxigraph_code.resolution.language.type_model import ExternalClass, ExternalMethod, Library, TypeExpr, ValueTypes

_MAX = 17
_ELEMENT = TypeExpr("T")
_OBJECTS = {"string": "System.String", "object": "System.Object"}
_WIDER = {
    "sbyte": "short int long float double decimal",
    "byte": "short ushort int uint long ulong float double decimal",
    "short": "int long float double decimal",
    "ushort": "int uint long ulong float double decimal",
    "char": "ushort int uint long ulong float double decimal",
    "int": "long float double decimal",
    "uint": "long ulong float double decimal",
    "long": "float double decimal",
    "ulong": "float double decimal",
    "float": "double",
}


def _function(taken: tuple[str, ...], result: tuple[str, ...], returns: TypeExpr) -> ExternalClass:
    run = ExternalMethod("Invoke", tuple(map(TypeExpr, taken)), returns, is_abstract=True)
    return ExternalClass((*taken, *result), (), {"Invoke": (run,)}, {}, is_interface=True)


_PARAMETERS = tuple(f"P{number}" for number in range(1, _MAX))
_FUNCTIONS = {
    **{f"System.Func{number + 1}": _function(_PARAMETERS[:number], ("R",), TypeExpr("R")) for number in range(_MAX)},
    **{
        f"System.Action{number}": _function(_PARAMETERS[:number], (), TypeExpr("void", (), "outside"))
        for number in range(_MAX)
    },
    "System.Predicate1": _function(_PARAMETERS[:1], (), TypeExpr("bool", (), "outside")),
}
_ENUMERABLE = "System.Collections.Generic.IEnumerable"
_ARRAYS = ExternalClass(
    ("T",),
    (TypeExpr("System.Array", (), "outside"), TypeExpr("System.Collections.Generic.IList", (_ELEMENT,), "outside")),
    {},
    {"Length": TypeExpr("int", (), "outside")},
    is_interface=False,
)
LIBRARY = Library(
    classes=PackedStubs((__package__,), {ARRAY: _ARRAYS, **_FUNCTIONS}),
    value_types=ValueTypes(
        names=frozenset((*KEYWORDS, "null", "void")),
        wider={name: tuple(wider.split()) for name, wider in _WIDER.items()},
        boxes={name: f"System.{box}" for name, box in KEYWORDS.items()},
        absent="null",
        text="System.String",
        root="System.Object",
    ),
    array=ARRAY,
    iterator=_ENUMERABLE,
    call_member="Invoke",
)
DEFAULT_IMPORTS = (
    *("System", "System.Collections.Generic", "System.IO", "System.Linq", "System.Net.Http", "System.Threading"),
    "System.Threading.Tasks",
)
"""The namespaces that a project may see without a directive."""


def imported(module: str, name: str) -> str:
    """Return the qualified name of the type that a directive for a whole namespace gives to a name."""
    qualified = f"{module}.{name}"
    return qualified if qualified in LIBRARY.classes else ""


def builtin(name: str) -> str:
    """Return the qualified name of a keyword for a type; empty if it is none."""
    return f"System.{KEYWORDS[name]}" if name in KEYWORDS else _OBJECTS.get(name, "")
