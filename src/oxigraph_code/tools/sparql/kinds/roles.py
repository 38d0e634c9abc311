"""Conditions for things with a role by a word in their names or folders, as serializers.

For maintainers: a role is looked for this way where no rule tells which things have it. This module must not know
questions or clauses.
"""

from __future__ import annotations

from typing import Final

FILES: Final = "BIND(?module AS ?thing)"
_BESIDE: Final = r"/(?:tests?|__tests__|spec|static|assets)/|/__init__[.]py$|/index[.][a-z]+$|[Tt]est[.][a-z]+$"
"""Files in the folder of a role that have no such thing."""
_DONE_TO_IT: Final = (
    "^(register|add|create|get|set|delete|remove|update|run|start|stop|schedule|list|find|new|load|save|init)(_|[A-Z])"
)
"""The names of functions that do something to a thing with a role, as registerJob."""


def types_with_role(noun: str, *, is_whole: bool, is_phrase: bool = False) -> str:
    """Write the condition for types or files with a role in their name, as serializers.

    They are types with that name or in a file of it, and the other files in folders of that name; the types in such
    folders, too, if the question says more. Words together, as "background jobs", are only in folders.
    """
    folder = f'REGEX(STR(?module), "/([a-z]+[_-])?{noun}(?:s|es)?/", "i")'
    by_name = f'REGEX(?{{0}}, ".{noun[0].upper()}(?i:{noun[1:]})$")'
    ways = [by_name.format("role"), f'REGEX(STR(?module), "[/.]{noun}s?[.][a-z.]+$")', *([] if is_whole else [folder])]
    is_named = folder if is_phrase else " || ".join(ways)
    types = f"?thing a code:Class ; code:definedIn ?module ; code:name ?role FILTER({is_named})"
    found = f"{types} FILTER NOT EXISTS {{ ?thing code:nestedIn/a code:Class }}"
    if is_whole and not is_phrase:
        named = f"?named a code:Class ; code:definedIn ?module ; code:name ?other FILTER({by_name.format('other')})"
        files = f"?module code:partOf ?project FILTER({folder}) MINUS {{ {named} }} {FILES}"
        found = f"{{ {found} }} UNION {{ {files} }}"
    return f'{found} FILTER(!REGEX(STR(?module), "{_BESIDE}"))'


def functions_with_role(noun: str) -> str:
    """Write the condition for functions with a role in their name, or in a file with that name."""
    named = f'REGEX(?role, "([a-z0-9]{noun.capitalize()}|_{noun})$") || REGEX(STR(?module), "[/.]{noun}s?[.][a-z.]+$")'
    inner = f'FILTER NOT EXISTS {{ ?thing code:nestedIn ?outer }} FILTER(!REGEX(?role, "{_DONE_TO_IT}"))'
    found = f"?thing a code:Function ; code:definedIn ?module ; code:name ?role FILTER({named}) {inner}"
    return f'{found} FILTER(!REGEX(STR(?module), "{_BESIDE}"))'
