"""Show the first few of several items with a count for the rest, or the beginning of a text.

For maintainers: answers of tools and reports of index runs share this form. A command that finds nothing changed loads
this module, so it must load no other, nor know the items.
"""

from __future__ import annotations

from collections.abc import Sequence


def listed(lines: Sequence[str], most: int, rest: str = "  and {} more") -> list[str]:
    """Keep at most ``most`` lines, and count the others in a last one."""
    return [*lines[:most], *([rest.format(f"{len(lines) - most:,}")] if len(lines) > most else [])]


def shortened(items: Sequence[str], most: int) -> str:
    """Join at most ``most`` items with commas, and count the rest."""
    more = f" and {len(items) - most:,} more" if len(items) > most else ""
    return f"{', '.join(items[:most])}{more}"


def cut_text(text: str, most: int) -> str:
    """Keep at most ``most`` characters, and mark the cut."""
    return text if len(text) <= most else f"{text[:most]}…"
