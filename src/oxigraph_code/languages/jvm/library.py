"""The model of the JDK and of some libraries: their stubs, and the conversions between values.

For maintainers: ``benchmarks/JavaSignatures.java`` writes the stubs of the JDK. Types that the compiler of Kotlin maps
to classes of Java are these; a name that every Kotlin file sees means nothing in a Java file without an import. This
module must not know any other class than those that the language itself refers to.

Source: Kotlin documentation, "Mapped types" and "Default imports".
"""

from __future__ import annotations

from typing import Final

from oxigraph_code.languages.jvm.annotations import ARRAY, FUNCTION, PRIMITIVES, RECEIVER_FUNCTION
from oxigraph_code.languages.packed_stubs import PackedStubs
from oxigraph_code.resolution.language.type_model import ExternalClass, ExternalMethod, Library, TypeExpr, ValueTypes

_MAX: Final = 23
_SAME: Final = {
    "java.lang": """
        Any=Object Int=Integer Char=Character Nothing=Void Boolean Byte Short Long Float Double Number String
        CharSequence Comparable Throwable Iterable MutableIterable=Iterable Enum Annotation=annotation.Annotation
        Appendable
    """,
    "java.util": """
        Collection MutableCollection=Collection List MutableList=List Set MutableSet=Set Map MutableMap=Map Iterator
        MutableIterator=Iterator ListIterator MutableListIterator=ListIterator ArrayList HashMap HashSet LinkedHashMap
        LinkedHashSet Comparator RandomAccess
    """,
    "kotlin": """
        Unit Pair Triple Lazy Result Function UInt ULong UByte UShort AutoCloseable
        Sequence Regex MatchResult IntRange LongRange CharRange IntProgression IndexedValue ArrayDeque
    """,
}
BUILTIN: Final = {
    "Array": ARRAY,
    **{
        name.partition("=")[0]: f"{package}.{name.rpartition('=')[2]}"
        for package, names in _SAME.items()
        for name in names.split()
    },
}
"""The qualified names of visible types, by their plain names."""
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


def _function(name: str, taken: tuple[str, ...], receiver: tuple[str, ...]) -> tuple[str, ExternalClass]:
    """Make the class of functions that take something, with the method that runs one."""
    run = ExternalMethod("invoke", tuple(map(TypeExpr, taken)), TypeExpr("R"), is_abstract=True)
    return name, ExternalClass((*receiver, *taken, "R"), (), {"invoke": (run,)}, {}, is_interface=True)


_PARAMETERS: Final = tuple(f"P{number}" for number in range(1, _MAX))
RECEIVER_FUNCTIONS: Final = dict(
    _function(f"{RECEIVER_FUNCTION}{number + 1}", _PARAMETERS[:number], ("T",)) for number in range(_MAX)
)
"""Function types with a receiver, which is their first type argument."""
FUNCTIONS: Final = {
    **dict(_function(f"{FUNCTION}{number}", _PARAMETERS[:number], ()) for number in range(_MAX)),
    **RECEIVER_FUNCTIONS,
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
