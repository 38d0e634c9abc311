"""The model of PHP's own classes and functions.

For maintainers: ``benchmarks/PhpSignatures.php`` writes the stubs.
"""

from __future__ import annotations

from functools import cache

from oxigraph_code.languages.external_types import with_declarations, with_external_types
from oxigraph_code.languages.packed_stubs import PackedStubs
from oxigraph_code.languages.php.annotations import ARRAY
from oxigraph_code.languages.php.modules import GLOBAL, MARK
from oxigraph_code.resolution.language.type_model import Library

_STUBS = PackedStubs((__package__,), {})
_CONSTRUCTS = "isset unset empty eval exit die"
"""Constructs of the language that are written as calls."""


@cache
def library() -> Library:
    """Return the model, built on first use: otherwise each process would pay for it."""
    own = Library(
        forms={"class": "class"},
        elements={(ARRAY, "[*]"): 0, (ARRAY, "[]"): 0},
        missing_members=("__call", "__callStatic"),
        call_member="__invoke",
        array=ARRAY,
    )
    own = with_external_types(own, f"{__package__}.libraries", ("laravel.toml",))
    return with_declarations(own, _STUBS)


def builtin(name: str) -> str:
    """Return the qualified name of a class or function of the language; empty if it has none of the name."""
    plain = name.removeprefix(MARK)
    is_known = f"{GLOBAL}.{plain}" in _STUBS or plain in _functions()
    return f"{GLOBAL}.{plain}" if is_known else ""


@cache
def _functions() -> frozenset[str]:
    return frozenset((*_STUBS[GLOBAL].methods, *_CONSTRUCTS.split()))
