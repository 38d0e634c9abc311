"""Rules about the names of Go, by their spelling.

For maintainers: these are answers of ``GoSemantics``, in a module of their own, since resolution asks for them at every
definition. See ``resolution.language.semantics``; names and texts only.

Source: The Go Programming Language Specification, chapters "Predeclared identifiers", "Method declarations".
"""

from __future__ import annotations

from typing import Final

from oxigraph_code.facts import Definition
from oxigraph_code.languages.go.annotations import CHANNEL, FUNCTION, MAP, SLICE, STRING, TUPLE

_TYPES_TEXT = """
    any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint
    uint8 uint16 uint32 uint64 uintptr
"""
_FUNCTIONS_TEXT = """
    append cap clear close complex copy delete imag len make max min new panic print println real recover
"""
SAME_TYPES = {"builtin.any": "", "builtin.byte": "builtin.uint8", "builtin.rune": "builtin.int32"}
TYPES = frozenset(_TYPES_TEXT.split())
_MADE = (TUPLE, SLICE, MAP, CHANNEL, FUNCTION)
_VISIBLE = {
    **{name: f"builtin.{name}" for name in (*TYPES, *_FUNCTIONS_TEXT.split())},
    **{name: name for name in _MADE},
    STRING: "builtin.string",
}
_INSPECTING: Final = frozenset(
    {
        "builtin.len", "builtin.cap", "builtin.print", "builtin.println", "reflect.TypeOf", "reflect.ValueOf",
        "fmt.Print", "fmt.Printf", "fmt.Println", "fmt.Sprint", "fmt.Sprintf", "fmt.Sprintln", "fmt.Errorf",
        "fmt.Fprint", "fmt.Fprintf", "fmt.Fprintln", "log.Print", "log.Printf", "log.Println",
    }
)  # fmt: skip


def builtin(name: str) -> str:
    """Return the qualified name of a predeclared identifier; empty if the name is none."""
    return _VISIBLE.get(name, "")


def receiver_kind(method: Definition) -> tuple[str, bool]:
    """Return the receiver is a parameter of the body, like any other."""
    return "", True


def is_public(name: str) -> bool:
    """Return true if a name is exported."""
    return name[:1].isupper()


def only_inspects(callee: str) -> bool:
    """Return true if a function inspects a function that is an argument, and never runs it."""
    return callee in _INSPECTING
