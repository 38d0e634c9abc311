"""Requirements files as pip reads them: requirements, options, and included files.

For maintainers: this follows pip's requirements file format as far as package names go; nothing is downloaded, and
environment variables are not expanded. A file is parsed once and expanded for every group that includes it. This module
must not know the files of a project.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import unquote

from packaging.utils import InvalidSdistFilename, InvalidWheelFilename, parse_sdist_filename, parse_wheel_filename

from oxigraph_code.errors import FileError
from oxigraph_code.facts import Dependency
from oxigraph_code.languages.folder import ProjectFolder, shown
from oxigraph_code.languages.python.manifests.declaration import (
    MAXIMUM_DEPENDENCIES,
    is_package_name,
    parse_requirement,
    requested_extras,
    source,
)

_INCLUDE_DEPTH = 50
_MAXIMUM_LINES = 5 * MAXIMUM_DEPENDENCIES  # of all files of a project
_COMMENT = re.compile(r"(?:^|\s)#")
_OPTION_OF_A_REQUIREMENT = re.compile(r"\s--?[a-z]")
_OPTION = re.compile(r"(?P<name>--[a-z][a-z-]*|-[a-z])[ \t=]*(?P<value>.*)", re.DOTALL)
_URL = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)
_EGG = re.compile(r"[#&]egg=(?P<name>[^&\[\]]*)(?:\[(?P<extras>[^\]]*)\])?")
_ARCHIVES = (".whl", ".zip", ".tar.gz", ".tar.bz2", ".tar.xz", ".tgz")


class _Include(NamedTuple):
    path: str
    line: int


class RequirementsReader:
    """Reads requirements files of one project.

    ``constraints`` are the files that only limit versions, ``taken`` those that another manifest includes.
    """

    def __init__(self, folder: ProjectFolder) -> None:
        self._folder = folder
        self._parsed: dict[str, tuple[Dependency | _Include, ...]] = {}
        self.constraints: set[str] = set()
        self.taken: set[str] = set()
        self._lines = 0

    def parse(self, path: str) -> None:
        """Parse a file without using it yet, so that its constraints are known."""
        if path not in self._parsed:
            try:
                self._parsed[path] = tuple(self._entries(path, self._folder.read(path)))
            except FileError as error:
                self._parsed[path] = ()
                self._folder.report(path, error.message, severity="error")

    def dependencies(self, path: str, group: str = "", optional: bool = False) -> list[Dependency]:
        """Return the requirements of a file and its included files, as dependencies of ``group``."""
        found: list[Dependency] = []
        self._expand(path, found, set(), ())
        return [dependency._replace(group=group, optional=optional) for dependency in found]

    def named_by(self, manifest: str, path: str, group: str, optional: bool) -> list[Dependency]:
        """Read the dependencies of an included file, which is then not read on its own."""
        path = posixpath.normpath(path)
        if not self._folder.has_file(path):
            self._folder.report(manifest, f"{shown(path)} is not a file of the project; not read", severity="error")
            return []
        self.taken.add(path)
        return self.dependencies(path, group, optional)

    def _expand(self, path: str, found: list[Dependency], seen: set[str], including: tuple[str, ...]) -> None:
        seen.add(path)
        self.parse(path)
        for entry in self._parsed[path]:
            if len(found) >= MAXIMUM_DEPENDENCIES:
                return
            if isinstance(entry, Dependency):
                found.append(entry)
            elif entry.path == path or entry.path in including:
                self._folder.report(path, f"-r {shown(entry.path)} includes itself", entry.line)
            elif len(including) >= _INCLUDE_DEPTH:
                self._folder.report(path, f"-r {shown(entry.path)}: too many files including one another", entry.line)
            elif entry.path not in seen:
                self._expand(entry.path, found, seen, (*including, path))

    def _entries(self, path: str, text: str) -> Iterator[Dependency | _Include]:
        for number, line in _logical_lines(text):
            self._lines += 1
            if self._lines > _MAXIMUM_LINES:
                message = f"more than {_MAXIMUM_LINES:,} lines in requirements files; the others are not read"
                self._folder.report(path, message, number)
                return
            try:
                entry = self._entry(path, line, number)
            except ValueError as error:
                self._folder.report(path, str(error), number, severity="error")
                continue
            if entry is not None:
                yield entry

    def _entry(self, path: str, line: str, number: int) -> Dependency | _Include | None:
        if not line.startswith("-"):
            return self._requirement(path, line, number)
        option = _OPTION.fullmatch(line)
        if option is None:
            raise ValueError(f"{shown(line)} is not an option")
        value = option["value"].strip().strip("\"'")
        match option["name"]:
            case "-r" | "--requirement":
                return self._include(path, value, number, "-r")
            case "-c" | "--constraint":
                constraint = self._include(path, value, number, "-c")
                if constraint is not None:
                    self.constraints.add(constraint.path)
                return None
            case "-e" | "--editable":
                return self._requirement(path, value, number)
            case _:
                return None  # package indexes and build options

    def _include(self, path: str, value: str, number: int, option: str) -> _Include | None:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), value.replace("\\", "/")))
        if self._folder.has_file(target):
            return _Include(target, number)
        self._folder.report(
            path, f"{option} {shown(value)} is not a file of the project; not read", number, severity="error"
        )
        return None

    def _requirement(self, path: str, text: str, number: int) -> Dependency | None:
        option = _OPTION_OF_A_REQUIREMENT.search(text)
        if option is not None:
            text = text[: option.start()].strip()
        if not _is_location(text):
            return parse_requirement(text)
        location, _, marker = text.partition(" ;")
        location = location.strip()
        egg = _EGG.search(location)
        name, extras = (unquote(egg["name"]), egg["extras"] or "") if egg else (_name_in_file_name(location), "")
        if is_package_name(name):
            url = location.partition("#")[0]
            return Dependency(name, source(url), extras=requested_extras(extras), marker=marker.strip())
        # ``-e .`` and ``-e .[tests]`` are the project itself, which does not depend on itself.
        if posixpath.normpath(location.partition("[")[0].partition(";")[0].strip() or ".") != ".":
            self._folder.report(path, f"{shown(location)} names no package; not read", number)
        return None


def _logical_lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines without comments, with continued lines joined, and the number of the first of each."""
    parts: list[str] = []
    start = 0
    for number, line in enumerate(text.split("\n"), start=1):
        start = start if parts else number
        is_comment = line.lstrip().startswith("#")
        if line.endswith("\\") and not is_comment:
            parts.append(line[:-1])
            continue
        # pip: a comment ends a continued line.
        parts.append(" " + line if is_comment else line)
        whole = "".join(parts)
        parts = []
        comment = _COMMENT.search(whole)
        if requirement := whole[: comment.start() if comment else None].strip():
            yield start, requirement
    if requirement := "".join(parts).strip():
        yield start, requirement


def _is_location(text: str) -> bool:
    """Return true if a requirement is a URL or a path instead of a name."""
    if text.startswith((".", "/", "~", "\\")):
        return True
    first = text.split(";", 1)[0].split("@", 1)[0] if "://" not in text.split("@", 1)[0] else text
    if _URL.match(first) and ("://" in first or first.startswith("file:")):
        return True
    return ("/" in first and " " not in first) or first.strip().endswith(_ARCHIVES)


def _name_in_file_name(location: str) -> str:
    file_name = unquote(posixpath.basename(location.partition("#")[0].partition("?")[0]))
    try:
        if file_name.endswith(".whl"):
            return parse_wheel_filename(file_name)[0]
        return parse_sdist_filename(file_name)[0]
    except (InvalidWheelFilename, InvalidSdistFilename, ValueError):
        return ""
