"""JavaScript's functions that only look at what they are passed, and decorators that keep nothing.

For maintainers: data only; what is not listed may run what it is passed. Qualified names, of objects and modules with
their dot, and the last names of calls whose receiver is not known.

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
_PLAIN_MODULES: Final = ("autobind-decorator", "core-decorators", "mobx", "typescript-memoize")


def only_inspects(callee: str) -> bool:
    """True if a call looks at a function or class that it is passed and never runs it."""
    return callee.startswith(_INSPECTING) or callee.rpartition(".")[2] in _INSPECTING_NAMES


def registers(decorator: str) -> bool:
    """True if a decorator may keep what it stands on for others to run."""
    return not decorator.startswith(_PLAIN_MODULES)
