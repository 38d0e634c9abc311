"""Evaluate conditional compilation (``cfg``) in the build that is assumed for the whole program.

For maintainers: that build has every feature that a stable compiler can build, except those that the manifest leaves
out or does not declare. It lacks nothing (``no_...``), is no test, is examined by no tool, and is for the most common
platform; flags that build scripts set are undecided. The answer matters only for definitions that exclude one another,
so that a name means one of them. Text in, answer out.

Source: The Rust Reference, chapter "Conditional compilation". See decision 0055.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache

from oxigraph_code.languages.tokens import Tokens

_TOKEN = re.compile(r"\s*(\w+|\"[^\"]*\"|[(),=])")
# Flags of tests, of documentation builds, and of tools that examine a program.
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
_MAX_DEPTH = 20
BUILT_WITH = "+"
"""The prefix of the enabled features of a package, if they are known."""


def holds(attribute: str, features: Collection[str]) -> bool | None:
    """Return true if ``cfg(...)`` holds; ``None`` if that is undecided or the attribute is no condition.

    Features with the prefix are enabled, all others if none has it; those without are disabled.
    """
    tokens = _TOKEN.findall(attribute)
    if tokens[:2] != ["cfg", "("]:
        return None
    try:
        return _ConditionReader(tokens[2:], features).one(0)
    except (IndexError, RecursionError):
        return None


@lru_cache(maxsize=4_096)  # all definitions of a module share a condition
def exclude(attribute: str, other: str) -> bool:
    """Return true if two conditions cannot hold together, by the terms that the first one requires."""
    assumed: dict[str, bool] = {}
    try:
        _AssumedConditions(_condition(attribute), assumed).assume(holds=True, depth=0)
        return _AssumedConditions(_condition(other), assumed).one(0) is False
    except (IndexError, RecursionError):
        return False


def _condition(attribute: str) -> list[str]:
    tokens = _TOKEN.findall(attribute)
    return tokens[2:] if tokens[:2] == ["cfg", "("] else []


class _ConditionReader(Tokens):
    def __init__(self, tokens: list[str], features: Collection[str]) -> None:
        super().__init__(tokens)
        self._features = features

    def one(self, depth: int) -> bool | None:
        if depth > _MAX_DEPTH:
            raise RecursionError
        name = self._next()
        if self._takes("("):
            parts = []
            while not self._takes(")"):
                parts.append(self.one(depth + 1))
                self._takes(",")
            return _joined(name, parts)
        return self._evaluate(name)

    def _evaluate(self, name: str) -> bool | None:
        """Evaluate a condition that is not composed of others."""
        if self._takes("="):
            value = self._next().strip('"')
            if name in _PLATFORM:
                return value == _PLATFORM[name]
            if name == "feature":
                return self._has(value) and not _UNSTABLE.search(value)
            return True if name == "target_has_atomic" else None
        if name in ("debug_assertions", "unix"):
            return True  # Cargo's default profile
        if name == "windows":
            return False
        return False if name in _SPECIAL or _UNSTABLE.search(name) or _LACKING.search(name) else None

    def _has(self, feature: str) -> bool:
        if f"{BUILT_WITH}{feature}" in self._features:
            return True
        return feature not in self._features and not any(name.startswith(BUILT_WITH) for name in self._features)


class _AssumedConditions(_ConditionReader):
    """Evaluates a condition under assumptions about single terms; other terms are undecided."""

    def __init__(self, tokens: list[str], assumed: dict[str, bool]) -> None:
        super().__init__(tokens, ())
        self._assumed = assumed

    def assume(self, *, holds: bool, depth: int) -> None:
        """Assume the terms without which the condition cannot hold, or cannot fail to hold."""
        if depth > _MAX_DEPTH:
            raise RecursionError
        name = self._next()
        if not self._takes("("):
            self._assumed[self._single(name)] = holds
            return
        if name == "not":
            self.assume(holds=not holds, depth=depth + 1)
            self._expect(")")
        elif name == ("all" if holds else "any"):
            while not self._takes(")"):
                self.assume(holds=holds, depth=depth + 1)
                self._takes(",")
        else:
            self._skip()

    def _evaluate(self, name: str) -> bool | None:
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
