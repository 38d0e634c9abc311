"""Values that a manifest delegates to another file: a version attribute, a version file.

For maintainers: build backends import the project to find these; this module reads its text and takes literal values.
Each function raises ``ValueError`` or ``FileError`` with the reason if there is no such value. It must not know the use
of the values.
"""

from __future__ import annotations

import ast
import posixpath
import re
from collections.abc import Iterable

from oxigraph_code.languages.folder import ProjectFolder, shown
from oxigraph_code.languages.python.manifests.literals import ModuleValues, ReexportedName, parse_module

_REEXPORTS = 5  # re-exports that are followed to a value

# The pattern by which hatch finds a version in a file.
_VERSION = re.compile(
    r"""^(?:__version__|VERSION)(?: ?: ?str)? *= *(?P<quote>['"])v?(?P<version>[^'"\n]+)(?P=quote)""",
    re.IGNORECASE | re.MULTILINE,
)


class DynamicFields:
    """Reads the values that manifests delegate; ``package_folders`` hold the project's packages."""

    def __init__(self, folder: ProjectFolder, package_folders: Iterable[str] = ()) -> None:
        self._folder = folder
        self._package_folders = tuple(dict.fromkeys([*package_folders, "", "src", "lib"]))

    def attribute(self, dotted: str) -> str:
        """Return the literal value of ``package.module.name``, as in setuptools' ``attr``."""
        module, _, name = dotted.strip().rpartition(".")
        value = self._value(self._module_path(module), name, 0)
        if isinstance(value, list | tuple) and all(isinstance(part, str | int) for part in value):
            return ".".join(map(str, value))
        if isinstance(value, str | int | float) and not isinstance(value, bool):
            return str(value)
        raise ValueError(f"{shown(dotted)} is computed; not read")

    def files(self, paths: Iterable[str]) -> str:
        """Return the joined text of files."""
        return "\n".join(self._folder.read(posixpath.normpath(path)) for path in paths).strip()

    def version_line(self, path: str) -> str:
        """Return the version in a file with a line like ``__version__ = "1.0"``."""
        found = _VERSION.search(self._folder.read(posixpath.normpath(path)))
        if found is None:
            raise ValueError(f"{shown(path)} has no literal __version__")
        return found["version"]

    def _module_path(self, module: str) -> str:
        inner = module.replace(".", "/")
        for folder in self._package_folders:
            base = posixpath.normpath(posixpath.join(folder, inner)) if inner else posixpath.normpath(folder or ".")
            candidates = (f"{base}/__init__.py", f"{base}.py") if inner else (f"{base}/__init__.py",)
            for candidate in candidates:
                if self._folder.has_file(candidate):
                    return candidate
        raise ValueError(f"module {shown(module)} is not a file of the project")

    def _tree(self, path: str) -> ast.Module:
        try:
            return parse_module(self._folder.read(path))
        except SyntaxError as error:
            raise ValueError(f"{path} does not parse: {error.msg}") from error

    def _value(self, path: str, name: str, reexports: int) -> object:
        value = ModuleValues(self._tree(path)).value(name)
        if not isinstance(value, ReexportedName) or reexports == _REEXPORTS:
            return value
        if value.level == 0:
            return self._value(self._module_path(value.path), value.name, reexports + 1)
        package = posixpath.dirname(path)
        for _ in range(min(value.level, 20) - 1):
            package = posixpath.dirname(package)
        base = posixpath.join(package, value.path.replace(".", "/")).rstrip("/")
        for candidate in (f"{base}.py", f"{base}/__init__.py"):
            if self._folder.has_file(candidate):
                return self._value(candidate, value.name, reexports + 1)
        return None
