"""The model of the JDK and of some libraries: their stubs, and the conversions between values.

For maintainers: ``benchmarks/JavaSignatures.java`` writes the stubs of the JDK. This module must not know any other
class than those that the language itself refers to.
"""

from __future__ import annotations

from oxigraph_code.languages.jvm.annotations import ARRAY, PRIMITIVES
from oxigraph_code.languages.jvm.kotlin_names import FUNCTIONS, RECEIVER_FUNCTIONS
from oxigraph_code.languages.packed_stubs import PackedStubs
from oxigraph_code.resolution.language.type_model import ExternalClass, ExternalMethod, Library, TypeExpr, ValueTypes

_ELEMENT = TypeExpr("E")
_ARRAYS = ExternalClass(
    ("E",),
    (TypeExpr("java.lang.Cloneable", (), "outside"), TypeExpr("java.io.Serializable", (), "outside")),
    {"clone": (ExternalMethod("clone", (), TypeExpr(ARRAY, (_ELEMENT,), "outside")),)},
    {"length": TypeExpr("int", (), "outside")},
    is_interface=False,
)
_KOTLIN = "oxigraph_code.languages.kotlin"
_WIDER = {
    "byte": "short int long float double",
    "short": "int long float double",
    "char": "int long float double",
    "int": "long float double",
    "long": "float double",
    "float": "double",
}
_BOXES = {
    **{name: f"java.lang.{name.capitalize()}" for name in ("boolean", "byte", "short", "long", "float", "double")},
    "int": "java.lang.Integer",
    "char": "java.lang.Character",
}

LIBRARY = Library(
    classes=PackedStubs((__package__, _KOTLIN), {ARRAY: _ARRAYS, **FUNCTIONS}),
    value_types=ValueTypes(
        names=PRIMITIVES,
        wider={name: tuple(wider.split()) for name, wider in _WIDER.items()},
        boxes=_BOXES,
        absent="null",
        text="java.lang.String",
        root="java.lang.Object",
    ),
    array=ARRAY,
    iterator="java.lang.Iterable",
    call_member="invoke",
    receiver_functions=RECEIVER_FUNCTIONS,
)
