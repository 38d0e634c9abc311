"""The naming conventions by which pytest collects tests.

For maintainers: names and texts only. This module must not know the use of tests.

Source: pytest, "Conventions for Python test discovery".
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from oxigraph_code.facts import Definition

FIXTURE: Final = re.compile(r"(?:\w+\.)*(?:yield_)?fixture\b")
"""The decorator of a fixture."""

_FILE_OF_FUNCTIONS: Final = re.compile(r"(?:^|/)(?:test_[^/]*|[^/]*_test)\.py$")


@lru_cache(maxsize=1)  # called for one function of a file after the other
def collects_functions(path: str) -> bool:
    """Return true if pytest collects functions from a file."""
    return _FILE_OF_FUNCTIONS.search(path) is not None


def is_at_top(definition: Definition) -> bool:
    """Return true if a definition is at the top level of its file."""
    return definition.qualified_name == definition.name
