"""Whether a condition for compiling something holds in the build that everything is read for.

For maintainers: that build has every feature that a stable compiler can build, but for those that the manifest leaves
out or does not declare, and lacks nothing (``no_...``), is no test and examined by no tool, and is for the platform
that most are made on; what build scripts set is left open. It matters only where things exclude one another, so that a
name means one of them. Text in, answer out.

Source: The Rust Reference, chapter "Conditional compilation".
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache

from oxigraph_code.languages.tokens import Tokens

_TOKEN = re.compile(r"\s*(\w+|\"[^\"]*\"|[(),=])")
# What is set for tests, for documentation and by tools that examine a program.
_SPECIAL = frozenset({"test", "doc", "doctest", "docsrs", "miri", "loom", "fuzzing", "kani", "coverage", "tarpaulin"})
_UNSTABLE = re.compile(r"nightly|unstable")
_LACKING = re.compile(r"(?:^|_)no_")
_PLATFORM = {
    "target_os": "linux",
    "target_family": "unix",
    "target_arch": "x86_64",
    "target_env": "gnu",
    "target_pointer_width": "64",
    "target_endian": "little",
}
_DEEPEST = 20
BUILT_WITH = "+"
"""What stands before the features that a package has and is built with, where it is known which."""


def holds(attribute: str, features: Collection[str]) -> bool | None:
    """Whether ``cfg(...)`` holds with the features that are marked, or with all where none is, and without those that
    are named besides; ``None`` where that is left open, or it is no condition."""
    tokens = _TOKEN.findall(attribute)
    if tokens[:2] != ["cfg", "("]:
        return None
    try:
        return _Reader(tokens[2:], features).one(0)
    except (IndexError, RecursionError):
        return None


@lru_cache(maxsize=4_096)  # all that a module holds is under the same
def exclude(attribute: str, other: str) -> bool:
    """Whether nothing is there under both of two conditions, by what the first asks for in any case."""
    assumed: dict[str, bool] = {}
    try:
        _Assuming(_condition(attribute), assumed).asked(is_so=True, depth=0)
        return _Assuming(_condition(other), assumed).one(0) is False
    except (IndexError, RecursionError):
        return False


def _condition(attribute: str) -> list[str]:
    tokens = _TOKEN.findall(attribute)
    return tokens[2:] if tokens[:2] == ["cfg", "("] else []


class _Reader(Tokens):
    def __init__(self, tokens: list[str], features: Collection[str]) -> None:
        super().__init__(tokens)
        self._features = features

    def one(self, depth: int) -> bool | None:
        if depth > _DEEPEST:
            raise RecursionError
        name = self._next()
        if self._takes("("):
            parts = []
            while not self._takes(")"):
                parts.append(self.one(depth + 1))
                self._takes(",")
            return _joined(name, parts)
        return self._of(name)

    def _of(self, name: str) -> bool | None:
        """Whether a condition holds that is no joint of others."""
        if self._takes("="):
            value = self._next().strip('"')
            if name in _PLATFORM:
                return value == _PLATFORM[name]
            if name == "feature":
                return self._has(value) and not _UNSTABLE.search(value)
            return True if name == "target_has_atomic" else None
        if name in ("debug_assertions", "unix"):
            return True  # what Cargo builds where nobody asks for a release
        if name == "windows":
            return False
        return False if name in _SPECIAL or _UNSTABLE.search(name) or _LACKING.search(name) else None

    def _has(self, feature: str) -> bool:
        if f"{BUILT_WITH}{feature}" in self._features:
            return True
        return feature not in self._features and not any(name.startswith(BUILT_WITH) for name in self._features)


class _Assuming(_Reader):
    """Reads a condition by what is assumed of single ones; of others nothing is known."""

    def __init__(self, tokens: list[str], assumed: dict[str, bool]) -> None:
        super().__init__(tokens, ())
        self._assumed = assumed

    def asked(self, *, is_so: bool, depth: int) -> None:
        """Assume all that has to be, or must not be, for what is read to hold, or not to hold."""
        if depth > _DEEPEST:
            raise RecursionError
        name = self._next()
        if not self._takes("("):
            self._assumed[self._single(name)] = is_so
            return
        if name == "not":
            self.asked(is_so=not is_so, depth=depth + 1)
            self._expect(")")
        elif name == ("all" if is_so else "any"):
            while not self._takes(")"):
                self.asked(is_so=is_so, depth=depth + 1)
                self._takes(",")
        else:
            self._skip()

    def _of(self, name: str) -> bool | None:
        return self._assumed.get(self._single(name))

    def _single(self, name: str) -> str:
        return f"{name}={self._next()}" if self._takes("=") else name


def _joined(name: str, parts: list[bool | None]) -> bool | None:
    if name == "not" and len(parts) == 1:
        return None if parts[0] is None else not parts[0]
    if name == "all":
        return False if False in parts else None if None in parts else True
    if name == "any":
        return True if True in parts else None if None in parts else False
    return None
