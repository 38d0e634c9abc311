"""Edit TOML in place.

For maintainers: tomlkit keeps comments, order and spacing. This module must not know any client.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError


def read(text: str) -> Any:
    """Read the value of a text. Raises ``ValueError`` with line and column."""
    return _parsed(text).unwrap()


def put(text: str, path: Sequence[str], value: Any) -> str:
    """Set the table at a path of keys, with its missing parents.

    Raises ``ValueError`` if a parent is no table.
    """
    document = _parsed(text)
    place: Any = document
    for key in path[:-1]:
        if key not in place:
            place[key] = tomlkit.table(is_super_table=True)
        place = place[key]
        if not hasattr(place, "keys"):
            raise ValueError(f"{key} is not a table")
    place[path[-1]] = value
    return tomlkit.dumps(document)


def drop(text: str, path: Sequence[str]) -> str:
    """Remove the table at a path of keys, and parents that are empty without it."""
    document = _parsed(text)
    places: list[Any] = [document]
    for key in path:
        if key not in places[-1]:
            return text
        places.append(places[-1][key])
    for place, key in zip(reversed(places[:-1]), reversed(path), strict=True):
        del place[key]
        if len(place):
            break
    return tomlkit.dumps(document)


def _parsed(text: str) -> tomlkit.TOMLDocument:
    try:
        return tomlkit.parse(text)
    except TOMLKitError as error:
        raise ValueError(str(error)) from None
