"""Build constraints: the files that are in the assumed build, for Linux on amd64.

For maintainers: a constraint is in the name of a file or in a comment ``//go:build``. Tags that are not known are off,
as they are without options of the go command. Texts only.

Source: the documentation of the package ``go/build``, "Build Constraints".
"""

from __future__ import annotations

import re
from typing import Final

from oxigraph_code.facts import FileFacts

_SYSTEMS_TEXT: Final = """
    aix android darwin dragonfly freebsd hurd illumos ios js linux nacl netbsd openbsd plan9 solaris wasip1 windows zos
"""
_PROCESSORS_TEXT: Final = """
    386 amd64 arm arm64 loong64 mips mips64 mips64le mipsle ppc64 ppc64le riscv64 s390x sparc64 wasm
"""
_SYSTEMS: Final = frozenset(_SYSTEMS_TEXT.split())
_PROCESSORS: Final = frozenset(_PROCESSORS_TEXT.split())
_ON: Final = frozenset({"linux", "amd64", "unix", "gc", "cgo"})
_VERSION: Final = re.compile(r"go1\.\d+$")
_TOKEN: Final = re.compile(r"\s*(\|\||&&|[!()]|[\w.]+)")
_MAX_DEPTH: Final = 50


def is_left_out(facts: FileFacts) -> bool:
    """Return true if a file is in no build for the assumed platform without further tags."""
    words = facts.path.rpartition("/")[2].removesuffix(".go").removesuffix("_test").split("_")[1:]
    system = words[-2] if len(words) > 1 and words[-1] in _PROCESSORS and words[-2] in _SYSTEMS else ""
    named = (system, words[-1]) if words and words[-1] in _SYSTEMS | _PROCESSORS else ()
    if any(name and name not in _ON for name in named):
        return True
    return any(not _holds(entry.condition.partition(" ")[2]) for entry in facts.macro_conditions)


def _holds(text: str) -> bool:
    """Return true if a constraint holds, or cannot be understood."""
    tokens = _TOKEN.findall(text)
    try:
        return _Constraint(tokens).either(0)
    except (IndexError, RecursionError):
        return True


class _Constraint:
    """A reader of one constraint."""

    def __init__(self, tokens: list[str]) -> None:
        self._tokens = tokens[::-1]

    def either(self, depth: int) -> bool:
        found = self._both(depth)
        while self._tokens[-1:] == ["||"]:
            self._tokens.pop()
            found = self._both(depth) or found
        return found

    def _both(self, depth: int) -> bool:
        found = self._one(depth)
        while self._tokens[-1:] == ["&&"]:
            self._tokens.pop()
            found = self._one(depth) and found
        return found

    def _one(self, depth: int) -> bool:
        if depth > _MAX_DEPTH:
            raise RecursionError
        token = self._tokens.pop()
        if token == "!":  # noqa: S105 - an operator
            return not self._one(depth + 1)
        if token == "(":  # noqa: S105
            found = self.either(depth + 1)
            self._tokens.pop()
            return found
        return token in _ON or _VERSION.match(token) is not None
