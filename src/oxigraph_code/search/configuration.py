"""Names of symbols in configuration: entry points, commands of containers, settings of servers.

For maintainers: only a name after the path of its module counts (``shop.orders:checkout``, ``src/orders.checkout``), or
after the end of that path; a bare word in a configuration is no evidence. This module must not know the place of files.
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
    """True if a file, by its name, is a configuration or a script.

    A name without an extension counts, such as ``Procfile`` and shell scripts. Lock files of tools name no symbols.
    """
    name = path.rpartition("/")[2].lower()
    first, dot, _ = name.partition(".")
    is_one = not dot or first in _NAMES or name[name.rfind(".") :] in _ENDS
    return is_one and not _LOCKED.search(name)


def lines_that_name_path(text: str, path: str, name: str) -> list[int]:
    """The lines of a configuration that name the symbol with a qualified name in the file at a path."""
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
    """True if the parts of a path end in the named ones, or those of its folder, which may re-export."""
    named = [part for part in named if part]
    for whole in (parts, parts[:-1]):
        if list(whole[-len(named) :]) == named and named:
            return len(named) >= min(_FEWEST, len(whole)) or len(whole) - len(named) <= 1
    return False
