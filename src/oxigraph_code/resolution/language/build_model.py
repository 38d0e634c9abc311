"""Build models: the code that stands together in one build.

For maintainers: a language chooses one form; the engine has a class for each. This module must not know any language.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class SingleBuild:
    """All code is in every build."""


@dataclass(frozen=True)
class ConditionalBuilds:
    """Definitions and imports state conditions, and there is an assumed build."""

    is_disabled: Callable[[Sequence[str], Collection[str]], bool]
    """True if code under all these conditions is not in the assumed build, which lacks some features."""
    are_exclusive: Callable[[Sequence[str], Sequence[str]], bool]
    """True if no build has code under some conditions together with code under others."""


BuildModel = SingleBuild | ConditionalBuilds
