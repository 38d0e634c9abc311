"""Names of symbols in configuration: entry points of packages, commands of containers, settings of servers.

For maintainers: only a name with the path of its module before it counts (``shop.orders:checkout``,
``src/orders.checkout``), as far as the end of that path goes; a bare word of a configuration means nothing. This module
must not know where the files are.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_ENDS: Final = frozenset(
    (".toml", ".cfg", ".ini", ".yaml", ".yml", ".json", ".conf", ".env", ".properties", ".xml", ".sh", ".service")
)
_NAMES: Final = frozenset(("dockerfile", "containerfile", "makefile", "justfile"))
_LOCKED: Final = re.compile(r"(?:^|[-_.])lock(?:[-_.]|$)|^package-lock")
_PARTS: Final = re.compile(r"[./:]+")
_FEWEST: Final = 2


def is_configuration(path: str) -> bool:
    """A file of configuration or a script, by its name: one without an end, too, as ``Procfile`` and scripts of a
    shell have none. Files that tools write to lock versions name no symbols."""
    name = path.rpartition("/")[2].lower()
    first, dot, _ = name.partition(".")
    is_one = not dot or first in _NAMES or name[name.rfind(".") :] in _ENDS
    return is_one and not _LOCKED.search(name)


def lines_that_name_path(text: str, path: str, name: str) -> list[int]:
    """The lines of a configuration in which the symbol of that qualified name, in the file of that path, is named."""
    if name not in text:
        return []
    parts = path.rpartition(".")[0].split("/")
    pattern = re.compile(rf"(?<![\w.$/-])([\w$-][\w$./-]*)[.:]{re.escape(name)}(?![\w$])")
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if name in line and any(_is_end(_PARTS.split(match[1]), parts) for match in pattern.finditer(line)):
            found.append(number)
    return found


def _is_end(named: Sequence[str], parts: Sequence[str]) -> bool:
    """True if the parts of a path end in those that are named, or those of its folder, which may pass its names on."""
    named = [part for part in named if part]
    for whole in (parts, parts[:-1]):
        if list(whole[-len(named) :]) == named and named:
            return len(named) >= min(_FEWEST, len(whole)) or len(whole) - len(named) <= 1
    return False
