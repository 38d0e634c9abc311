"""Spell names as Rails does: classes after tables and files, and plurals.

For maintainers: the usual endings of English only; a program may state others, which are not known here.
"""

from __future__ import annotations


def plural(name: str) -> str:
    """Return the plural of a word in lower case."""
    if name.endswith("y") and name[-2:-1] not in "aeiou":
        return f"{name[:-1]}ies"
    return f"{name}es" if name.endswith(("s", "x", "ch", "sh")) else f"{name}s"


def class_name(path: str) -> str:
    """Return the path of a class for words with underscores and slashes."""
    return "::".join("".join(map(str.capitalize, part.split("_"))) for part in path.split("/"))
