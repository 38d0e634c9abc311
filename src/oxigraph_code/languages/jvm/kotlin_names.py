"""The names that every Kotlin file sees, and the classes of functions.

For maintainers: types that the compiler maps to classes of Java are these, so that both languages have the same
objects. A name here means nothing in a Java file without an import.

Source: Kotlin documentation, "Mapped types" and "Default imports".
"""

from __future__ import annotations

from typing import Final

from oxigraph_code.languages.jvm.annotations import ARRAY, FUNCTION, RECEIVER_FUNCTION
from oxigraph_code.resolution.language.type_model import ExternalClass, ExternalMethod, TypeExpr

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
