"""The files that ``require`` and its like load.

For maintainers: a name is relative to the file or to a folder in the load path; the folders that tools put there by
convention are known. Constants need none of it, since every file sees all of them.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Collection

from oxigraph_code.resolution.language.semantics import Modules

_LOADED = re.compile(r"(?:^|.*/)(?:lib|app/[^/]+|app|spec|test)/(.+)\.rb")


class RubyModules(Modules):
    """See ``resolution.language.semantics.Modules``."""

    def __init__(self, paths: Collection[str]) -> None:
        self._paths = paths
        self._loaded: dict[str, str] = {}
        for path in sorted(paths, key=lambda path: (-path.count("/"), path)):
            if match := _LOADED.fullmatch(path):
                self._loaded[match[1]] = path

    def find(self, importer: str, name: str) -> str:
        plain = name.removesuffix(".rb")
        beside = posixpath.normpath(posixpath.join(posixpath.dirname(importer), f"{plain}.rb"))
        if beside in self._paths:
            return beside
        return self._loaded.get(posixpath.normpath(plain), "")
