"""Rust macros that only inspect their arguments, and attributes that register a function.

For maintainers: data only. Most attributes rewrite or describe their item; those that register it with something
outside of the program are listed, without their paths.

Sources: the Rust Reference (attributes, ``std`` macros), the documentation of actix-web, rocket, tauri, PyO3, napi-rs,
wasm-bindgen and ctor.
"""

from __future__ import annotations

from typing import Final

_INSPECTING_TEXT: Final = """
    assert assert_eq assert_ne dbg debug debug_assert debug_assert_eq debug_assert_ne eprint eprintln error format info
    matches panic print println todo trace unreachable warn write writeln
"""
_INSPECTING: Final = frozenset(_INSPECTING_TEXT.split())
_REGISTERING_TEXT: Final = """
    catch command connect ctor delete dtor export_name get head napi no_mangle options patch post put pyfunction
    pymethods pymodule route routes trace wasm_bindgen
"""
_REGISTERING: Final = frozenset(_REGISTERING_TEXT.split())


def only_inspects(callee: str) -> bool:
    """Return true if a macro inspects a function that is an argument, and never runs it."""
    return callee.endswith("!") and callee.rpartition("::")[2][:-1] in _INSPECTING


def registers(decorator: str) -> bool:
    """Return true if an attribute registers its item for a later call."""
    return decorator.rpartition("::")[2] in _REGISTERING
