"""Functions of Go's standard library that only inspect their arguments.

For maintainers: data only.
"""

from __future__ import annotations

from typing import Final

_INSPECTING: Final = frozenset(
    {
        "builtin.len", "builtin.cap", "builtin.print", "builtin.println", "reflect.TypeOf", "reflect.ValueOf",
        "fmt.Print", "fmt.Printf", "fmt.Println", "fmt.Sprint", "fmt.Sprintf", "fmt.Sprintln", "fmt.Errorf",
        "fmt.Fprint", "fmt.Fprintf", "fmt.Fprintln", "log.Print", "log.Printf", "log.Println",
    }
)  # fmt: skip


def only_inspects(callee: str) -> bool:
    """Return true if a function inspects a function that is an argument, and never runs it."""
    return callee in _INSPECTING
