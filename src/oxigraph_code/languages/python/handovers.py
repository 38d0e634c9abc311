"""Python functions that only inspect their arguments, and decorators that register nothing.

For maintainers: data only; a function that is not listed may run its arguments. Modules are listed with a dot at the
end. For calls on an unknown receiver, the beginnings of their last names are listed.

Sources: the documentation of the standard library (``functools``, ``typing``, ``unittest``), of pytest, attrs, Django,
drf-spectacular, tenacity and backoff.
"""

from __future__ import annotations

from typing import Final

_INSPECTING: Final = frozenset(
    f"builtins.{name}"
    for name in (
        "bool", "callable", "delattr", "dir", "format", "getattr", "hasattr", "hash", "id", "isinstance", "issubclass",
        "len", "print", "repr", "setattr", "str", "super", "type", "vars",
    )
) | {"functools.update_wrapper", "functools.wraps"}  # fmt: skip
_INSPECTING_MODULES: Final = ("typing.", "typing_extensions.", "inspect.", "logging.", "warnings.", "pytest.", "copy.")
_INSPECTING_NAMES: Final = ("assert", "cache_clear", "cache_info", "disconnect", "unregister")
_PLAIN_MODULES: Final = (
    "abc.", "attr.", "attrs.", "backoff.", "builtins.", "contextlib.", "dataclasses.",
    "django.contrib.auth.decorators.", "django.db.transaction.", "django.test.", "django.utils.decorators.",
    "django.views.decorators.", "drf_spectacular.", "enum.", "freezegun.", "functools.", "hypothesis.", "mock.",
    "pytest.", "tenacity.", "typing.", "typing_extensions.", "unittest.", "warnings.",
)  # fmt: skip
_REPLACING: Final = ("mock.patch", "mocker.patch", "monkeypatch.", "pytest.MonkeyPatch.", "unittest.mock.patch")
_MAKING_FUNCTIONS: Final = frozenset({"as_asgi", "as_view"})
_PLAIN_NAMES: Final = frozenset({"cached_property", "classproperty", "deleter", "getter", "setter"})


def only_inspects(callee: str) -> bool:
    """Return true if a call inspects a function or class that is an argument, and never runs it."""
    return (
        callee in _INSPECTING
        or callee.startswith(_INSPECTING_MODULES)
        or callee.rpartition(".")[2].startswith(_INSPECTING_NAMES)
    )


def replaces(callee: str) -> bool:
    """Return true if a call replaces the symbol that a string names, for the time of a test."""
    return callee.startswith(_REPLACING)


def makes_function(method: str) -> bool:
    """Return true if a method of a class returns a function that runs the class when it is called."""
    return method in _MAKING_FUNCTIONS


def registers(decorator: str) -> bool:
    """Return true if a decorator may store the decorated definition for a later call."""
    return not decorator.startswith(_PLAIN_MODULES) and decorator.rpartition(".")[2] not in _PLAIN_NAMES
