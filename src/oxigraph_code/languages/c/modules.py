"""Find the header that an include means in a file of the program.

For maintainers: paths and names only.

Source: ISO/IEC 9899, "Source file inclusion", "Standard headers"; POSIX.1-2017, "Headers".
"""

from __future__ import annotations

import posixpath
from collections import defaultdict
from collections.abc import Collection, Sequence
from pathlib import Path

from oxigraph_code.facts.aliases import Alias
from oxigraph_code.resolution.language.semantics import Modules

SEARCH_PATH = "#include"
"""The pattern of an alias that lists the folders in which a build searches."""
_MAX_FILES = 8
"""The most headers of one name that an include may mean."""
_STANDARD = frozenset(f"<{name}.h>" for name in Path(__file__).with_name("headers.txt").read_text("utf-8").split())


class CModules(Modules):
    """See ``resolution.language.semantics.Modules``."""

    def __init__(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> None:
        self._paths = paths
        self._by_name: dict[str, list[str]] = defaultdict(list)
        for path in sorted(paths):
            self._by_name[posixpath.basename(path)].append(path)
        self._folders = [target for alias in aliases if alias.pattern == SEARCH_PATH for target in alias.targets]
        """The search paths that builds state."""

    def find(self, importer: str, name: str) -> str:
        written = name.strip("<>")
        if not name.startswith("<"):
            beside = posixpath.normpath(posixpath.join(posixpath.dirname(importer), written))
            if beside in self._paths:
                return beside
        searched = (posixpath.normpath(posixpath.join(folder, written)) for folder in self._folders)
        if there := _nearest(importer, [path for path in dict.fromkeys(searched) if path in self._paths]):
            return there[0]
        if name in _STANDARD:
            return ""
        plain = posixpath.normpath(written).lstrip("./")
        found = [path for path in self._by_name.get(posixpath.basename(plain), ()) if f"/{path}".endswith(f"/{plain}")]
        if name.startswith("<") and "/" not in plain and len(found) > 1:
            return ""
        return "\n".join(_nearest(importer, found)[:_MAX_FILES])

    def external_name(self, importer: str, name: str) -> str:
        return name.strip("<>")


def _nearest(importer: str, paths: Sequence[str]) -> list[str]:
    """Return the paths that have the most folders in common with a file."""
    shared = {path: len(posixpath.commonpath((f"/{importer}", f"/{path}"))) for path in paths}
    most = max(shared.values(), default=0)
    return [path for path, length in shared.items() if length == most]
