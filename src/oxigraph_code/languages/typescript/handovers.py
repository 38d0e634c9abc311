"""JavaScript functions that only inspect their arguments, and decorators that register nothing.

For maintainers: data only; a function that is not listed may run its arguments. Objects and modules are listed with a
dot at the end, calls on an unknown receiver by their last names.

Sources: MDN (standard built-in objects), the documentation of Jest and MobX.
"""

from __future__ import annotations

from typing import Final

_INSPECTING: Final = (
    "globalThis.Array.isArray", "globalThis.Boolean", "globalThis.JSON.", "globalThis.Number", "globalThis.Object.",
    "globalThis.Reflect.", "globalThis.String", "globalThis.console.",
)  # fmt: skip
_INSPECTING_NAMES_TEXT: Final = """
    expect mockClear mockImplementation mockImplementationOnce mockRejectedValue mockRejectedValueOnce mockReset
    mockResolvedValue mockResolvedValueOnce mockRestore mockReturnValue mockReturnValueOnce mocked off
    removeEventListener removeListener spyOn toBe
    toBeInstanceOf toEqual toHaveBeenCalledWith toString toStrictEqual toThrow
"""
_INSPECTING_NAMES: Final = frozenset(_INSPECTING_NAMES_TEXT.split())
_REPLACING: Final = ("jest.", "globalThis.jest.", "@jest/globals.jest.", "vi.", "vitest.vi.")
_PLAIN_MODULES: Final = ("autobind-decorator", "core-decorators", "mobx", "typescript-memoize")


def only_inspects(callee: str) -> bool:
    """Return true if a call inspects a function or class that is an argument, and never runs it."""
    return callee.startswith(_INSPECTING) or callee.rpartition(".")[2] in _INSPECTING_NAMES


def replaces(callee: str) -> bool:
    """Return true if a call replaces the module that a string names, for the time of a test."""
    return callee.startswith(_REPLACING)


def registers(decorator: str) -> bool:
    """Return true if a decorator may store the decorated definition for a later call."""
    return not decorator.startswith(_PLAIN_MODULES)
