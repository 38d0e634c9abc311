"""The names that a use tree imports: ``a::{b, c::{d as e, *}, self}`` is four names.

For maintainers: parsed with a stack, so that a tree of any depth costs time in proportion to its length; of a malformed
tree the part before the fault counts. Text in, names out.

Source: The Rust Reference, chapter "Use declarations".
"""

from __future__ import annotations

import re

from oxigraph_code.extraction.conventions import ImportedName

_TOKEN = re.compile(r"(?P<blank>\s+|//[^\n]*|/\*.*?\*/)|(?P<mark>::|[{},*])|(?P<name>(?:r#)?\w+|\$\w+)", re.DOTALL)
_MAX_NAMES = 10_000
_LONGEST_PATH = 1_000


def names_of(text: str) -> list[ImportedName]:
    """Return each name with its whole path, in the order of the text."""
    return _UseTreeReader().read(text)


class _UseTreeReader:
    def __init__(self) -> None:
        self._found: list[ImportedName] = []
        self._groups: list[str] = []  # the paths before the open brackets
        self._begin()

    def _begin(self) -> None:
        self._path = self._groups[-1] if self._groups else ""
        self._last = self._alias = ""
        self._is_alias_next = False
        self._offset = -1

    def read(self, text: str) -> list[ImportedName]:
        position = 0
        while position < len(text) and len(self._found) < _MAX_NAMES:
            match = _TOKEN.match(text, position)
            if match is None:
                break
            if match.lastgroup != "blank":
                self._take(match[0], position)
            position = match.end()
        self._end()
        return self._found

    def _take(self, token: str, offset: int) -> None:
        if token == "{":  # noqa: S105 - a bracket
            self._groups.append(self._path)
            self._begin()
        elif token == "}":  # noqa: S105
            self._end()
            if self._groups:
                self._groups.pop()
            self._offset = -1  # the group itself is no name
        elif token == ",":  # noqa: S105
            self._end()
            self._begin()
        elif token == "::":  # noqa: S105
            self._path = f"{self._path}::"[-_LONGEST_PATH:]
        elif token == "as" and self._last:  # noqa: S105
            self._is_alias_next = True
        elif self._is_alias_next:
            self._alias = token.removeprefix("r#")
        else:
            self._last = token.removeprefix("r#")
            self._path += self._last
            self._offset = offset

    def _end(self) -> None:
        """Record the name that was read, if any."""
        if self._offset < 0 or not self._last:
            return
        path, name = self._path, self._last
        if name == "*":
            self._found.append(ImportedName("star", path, "", "", self._offset))
        else:
            if name == "self" and path.endswith("::self"):
                path = path.removesuffix("::self")
                name = path.rpartition("::")[2]
            self._found.append(ImportedName("module", path, name, self._alias, self._offset))
        self._offset = -1
