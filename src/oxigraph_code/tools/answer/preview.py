"""A line with the first few of several items and the count of the rest.

For maintainers: answers of tools and reports of index runs share this form. A command that finds nothing changed loads
this module, so it must load no other, nor know the items.
"""

from __future__ import annotations

from collections.abc import Sequence


def shortened(items: Sequence[str], most: int) -> str:
    """Join at most ``most`` items with commas, and count the rest."""
    more = f" and {len(items) - most:,} more" if len(items) > most else ""
    return f"{', '.join(items[:most])}{more}"
