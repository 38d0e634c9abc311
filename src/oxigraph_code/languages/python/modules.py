"""The names of modules, and the file that one means in another file of the program.

For maintainers: a module is named by its path below a folder on Python's search path. No file states the search path,
so it is assumed to consist of the folders that contain packages, the folder of the importing file and those above it.
A folder of tests is on it for tests only, since the package that they test may have a dependency of the same name.
Of several files with the name, the one nearest to the importing file is meant. A stub is no module of its own if its
source is there, beside it or in the package that a folder of stubs is named after. Paths and names only; no file is
read.

Source: The Python Language Reference, "The import system"; PEP 561.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping

from oxigraph_code.resolution.language.semantics import Modules

_PACKAGE = "__init__"
_OF_STUBS = "-stubs"
_TESTS = frozenset({"test", "tests", "testing"})
_RUNNER = "manage"
"""The script of Django, whose folder has top-level packages even if it is a package itself."""
_SOURCES = "src"
"""The customary folder of a project's packages, namespace packages included."""
# Folders that contain packages and are no packages themselves.
_SOURCE_ROOTS = ("src", "lib")


def module_name(path: str) -> str:
    """Return the dotted name that a file is imported by; a package is its ``__init__``."""
    parts = path.rpartition(".")[0].split("/")
    if len(parts) > 1 and parts[0] in _SOURCE_ROOTS:
        parts = parts[1:]
    if len(parts) > 1 and parts[-1] == "__init__":
        parts = parts[:-1]
    return ".".join(parts)


class PythonModules(Modules):
    """See ``resolution.language.semantics.Modules``."""

    def __init__(self, paths: Collection[str]) -> None:
        self._files: dict[str, str] = {}  # by path without extension; a source takes precedence over its stub
        for path in sorted(paths):
            stem, _, extension = path.rpartition(".")
            if extension == "ipynb":
                continue  # nothing can import a notebook
            if stem not in self._files or extension == "py":
                self._files[stem] = path
        beside = {path: path.rpartition(".")[0] for path in paths if path.endswith(".pyi")}
        self._entries = _with_folders(self._files)
        self._stubs = {self._files[stem]: path for path, stem in beside.items() if self._files[stem] != path}
        self._roots = self._source_roots()
        self._found: dict[tuple[str, str], str] = {}
        self._ordered: dict[tuple[str, str], Iterable[str]] = {}
        if apart := {path: stem for path, stem in beside.items() if f"{_OF_STUBS}/" in stem}:
            self._place_stubs(apart)
        self._sources = {stub: source for source, stub in self._stubs.items()}

    def _place_stubs(self, stubs: Mapping[str, str]) -> None:
        """Find the sources of stubs in ``-stubs`` packages; a stub without a source is a module itself."""
        modules = {}
        for path, stem in stubs.items():
            root, _, inside = f"/{stem}".partition(f"{_OF_STUBS}/")
            around, _, package = root[1:].rpartition("/")
            parts = [package, *inside.split("/")]
            name = ".".join(parts[:-1] if parts[-1] == _PACKAGE else parts)
            source = self._find(path, name)
            if source.endswith(".py"):
                self._stubs.setdefault(source, path)
            modules["/".join(filter(None, (around, *parts)))] = source or path
        for stem, path in modules.items():
            self._files.setdefault(stem, path)
        self._entries = _with_folders(self._files)
        self._roots = self._source_roots()
        self._ordered.clear()

    def _source_roots(self) -> dict[str, list[str]]:
        """Return the folders with a top-level module or package, by its name."""
        roots: dict[str, set[str]] = defaultdict(set)
        for stem in self._files:
            folder, _, name = stem.rpartition("/")
            while name == _PACKAGE or self._is_package(folder):
                if name != _PACKAGE and f"{folder}/{_RUNNER}" in self._files:
                    roots[name].add(folder)
                folder, _, name = folder.rpartition("/")
            roots[name].add(folder)
        return {name: sorted(folders) for name, folders in roots.items()}

    def _is_package(self, folder: str) -> bool:
        return bool(folder) and f"{folder}/{_PACKAGE}" in self._files

    def find(self, importer: str, name: str) -> str:
        key = (importer.rpartition("/")[0], name)
        if key not in self._found:
            self._found[key] = self._find(importer, name)
        return self._found[key]

    def _find(self, importer: str, name: str) -> str:
        folder = importer.rpartition("/")[0]
        if name.startswith("."):
            relative = name.lstrip(".")
            for _ in range(len(name) - len(relative) - 1):
                folder = folder.rpartition("/")[0]
            return self._at(folder, relative)
        for root in self._nearest(folder, name.partition(".")[0]):
            if found := self._at(root, name):
                return found
        return ""

    def _nearest(self, folder: str, head: str) -> Iterable[str]:
        """Return the folders to search for a module from another one, the nearest first."""
        key = (folder, head)
        if key in self._ordered:
            return self._ordered[key]
        candidates = self._visible(folder, head)
        around = [folder]
        while around[-1]:
            around.append(around[-1].rpartition("/")[0])
        around = [root for entry in around for root in (entry, _join(entry, _SOURCES))]
        around = [entry for entry in around if not self._is_package(entry) and _join(entry, head) in self._entries]
        # Of equally near folders the one with the shorter path. Namespace packages are searched for from the file
        # upwards.
        ordered = sorted(candidates, key=lambda root: (-_common(root, folder), root.count("/"), root))
        found = self._ordered[key] = dict.fromkeys((*ordered, *around))
        return found

    def _visible(self, folder: str, head: str) -> list[str]:
        """Return the folders with a module of a name, without folders of tests for other code."""
        roots = self._roots.get(head, [])
        return roots if _is_of_tests(folder) else [root for root in roots if not _is_of_tests(root)]

    def _at(self, folder: str, name: str) -> str:
        stem = _join(folder, name.replace(".", "/"))
        return self._files.get(f"{stem}/{_PACKAGE}" if stem else _PACKAGE) or self._files.get(stem, "")

    def _is_namespace(self, importer: str, name: str) -> bool:
        """Return true if a name means a folder that contains modules and is no module itself."""
        folder = importer.rpartition("/")[0]
        relative = name.lstrip(".")
        if relative == name:
            folders = [_join(root, name.replace(".", "/")) for root in self._nearest(folder, name.partition(".")[0])]
            return any(entry in self._entries and entry not in self._files for entry in folders)
        for _ in range(len(name) - len(relative) - 1):
            folder = folder.rpartition("/")[0]
        folder = _join(folder, relative.replace(".", "/"))
        return bool(folder) and folder in self._entries and folder not in self._files

    def external_name(self, importer: str, name: str) -> str:
        if self._is_namespace(importer, name):
            return f"{name}*" if name.endswith(".") else f"{name}.*"
        head = name.partition(".")[0]
        folder = importer.rpartition("/")[0]
        if not head or self._visible(folder, head):
            return ""
        if f"/{head}/" not in f"/{importer}":
            return name
        while folder:
            around, _, last = folder.rpartition("/")
            if last == head and not self._is_package(around):
                return ""  # a part of the importing file's own package that is missing
            folder = around
        return name

    def head(self, name: str) -> str:
        return name.partition(".")[0]

    def stub(self, path: str) -> str:
        return self._stubs.get(path, "")

    def source(self, path: str) -> str:
        return self._sources.get(path, "")

    def submodule(self, path: str, name: str) -> str:
        stem = path.rpartition(".")[0]
        folder, _, last = stem.rpartition("/")
        return self._at(folder, name) if last == _PACKAGE else ""


def _is_of_tests(folder: str) -> bool:
    return not _TESTS.isdisjoint(folder.split("/"))


def _join(folder: str, name: str) -> str:
    return f"{folder}/{name}" if folder and name else folder or name


def _with_folders(stems: Iterable[str]) -> set[str]:
    """Return the paths of files without their extensions, and all folders above them."""
    found = {""}
    for stem in stems:
        while stem not in found:
            found.add(stem)
            stem = stem.rpartition("/")[0]
    return found


def _common(first: str, second: str) -> int:
    """Return the number of folders that two paths have in common from the start."""
    count = 0
    for one, other in zip(first.split("/"), second.split("/"), strict=False):
        if one != other:
            break
        count += bool(one)
    return count
