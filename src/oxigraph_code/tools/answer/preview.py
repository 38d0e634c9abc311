"""Several things in one line: the first of them, and how many more there are.

For maintainers: answers of tools and what an index run says are shortened alike. A command that finds nothing changed
loads this module, so it must load no other, nor know what the things are.
"""

from __future__ import annotations

from collections.abc import Sequence


def shortened(told: Sequence[str], most: int) -> str:
    """At most so many of the things, with commas between them."""
    more = f" and {len(told) - most:,} more" if len(told) > most else ""
    return f"{', '.join(told[:most])}{more}"
