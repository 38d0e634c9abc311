"""Bounded access to the files of a project's folder, for manifest readers.

For maintainers: every byte of a manifest comes through here, because manifests name other files and a hostile one names
files outside of its project. A file is read if its real path is inside the real folder, it is a regular file and it is
small. Diagnostics are collected here too, so that a file with a million faults does not become a million diagnostics. A
small file of TOML can keep the standard library's parser busy for minutes, so a text that would cost too much is
rejected before parsing. This module must not know any manifest's syntax.
"""

from __future__ import annotations

import errno
import posixpath
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from oxigraph_code.errors import FileError
from oxigraph_code.facts import Diagnostic
from oxigraph_code.file_tree import Disk, FileTree, FolderEntry

MAXIMUM_BYTES = 1_000_000
MAXIMUM_DIAGNOSTICS = 20  # for each file

_PROBLEMS = {
    errno.EFBIG: f"larger than {MAXIMUM_BYTES:,} bytes; not read",
    errno.EISDIR: "a directory, not a file",
    errno.EINVAL: "not a regular file; not read",
}

_BYTE_ORDER_MARKS = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe\x00\x00", "utf-32"),
    (b"\x00\x00\xfe\xff", "utf-32"),
    # PowerShell writes this for ``pip freeze > requirements.txt``.
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
_CODING = re.compile(rb"^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)", re.MULTILINE)
# A fixed list, since a codec named by a hostile file could be a slow one.
_LEGACY = {"latin-1": "latin-1", "iso-8859-1": "latin-1", "iso-8859-15": "iso-8859-15", "cp1252": "cp1252"}
_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")
_PARSING_COST = 100_000_000


class ProjectFolder:
    """The files under ``root``, by paths relative to it with ``/`` between the parts.

    The files are on disk, or in a ``tree`` that contains ``root``.
    """

    def __init__(self, root: Path, tree: FileTree | None = None) -> None:
        self._tree: FileTree = Disk(root) if tree is None else tree
        start = "." if tree is None else root.relative_to(tree.root).as_posix()
        self._start = "" if start == "." else start
        self._diagnostics: dict[str, dict[Diagnostic, None]] = {}
        self._left_out: dict[str, int] = {}

    def names(self, folder: str = "") -> list[str]:
        """Return the sorted names in a folder; none if it cannot be listed or is outside of the project."""
        return self._listed(folder, lambda entry: True)

    def folders(self, folder: str = "") -> list[str]:
        """List the names of subfolders, sorted, without links, so that no walk runs in circles."""
        return self._listed(folder, lambda entry: entry.is_folder)

    def _listed(self, folder: str, is_wanted: Callable[[FolderEntry], bool]) -> list[str]:
        try:
            return sorted(entry.name for entry in self._tree.entries(self._inside(folder)) if is_wanted(entry))
        except (OSError, FileError):
            return []

    def has_file(self, path: str) -> bool:
        """Return true if a regular file of the project has this path."""
        try:
            return self._tree.has_file(self._inside(path))
        except FileError:
            return False

    def read(self, path: str) -> str:
        """Read the text of a file, with lines ending in ``\\n``.

        Raises ``FileError`` for a file that cannot be read or must not be.
        """
        return self._decode(path, self._read_bytes(path))

    def read_manifest(self, path: str) -> str | None:
        """Read the text of a manifest; ``None`` and a diagnostic if it cannot be read."""
        try:
            return self.read(path)
        except FileError as error:
            self.report(path, error.message, severity="error")
            return None

    def report(self, path: str, message: str, line: int = 0, column: int = 0, severity: str = "warning") -> None:
        """Record a diagnostic about the file at ``path``."""
        self.keep(path, Diagnostic(severity, message, line, column))

    def keep(self, path: str, diagnostic: Diagnostic) -> None:
        """Record a diagnostic once; past the limit, only count it."""
        # A message may quote the project, whose text may be long and not encodable.
        message = diagnostic.message.encode(errors="replace").decode()
        diagnostic = diagnostic._replace(message=message if len(message) <= 300 else message[:299] + "…")
        kept = self._diagnostics.setdefault(path, {})
        if diagnostic in kept:
            return
        if self.has_room(path):
            kept[diagnostic] = None
        else:
            self._left_out[path] = self._left_out.get(path, 0) + 1

    def has_room(self, path: str) -> bool:
        """Return true if another diagnostic about the file will be recorded, so that finding its line pays."""
        return len(self._diagnostics.get(path, ())) < MAXIMUM_DIAGNOSTICS

    def diagnostics(self) -> tuple[tuple[str, Diagnostic], ...]:
        """Return all recorded diagnostics in the order of reading, each with the relative path of its file."""
        found: list[tuple[str, Diagnostic]] = []
        for path, kept in self._diagnostics.items():
            found.extend((path, diagnostic) for diagnostic in kept)
            if path in self._left_out:
                found.append((path, Diagnostic("warning", f"{self._left_out[path]} more problems are left out")))
        return tuple(found)

    def _inside(self, path: str) -> str:
        """Resolve a path inside of the tree. Raises ``FileError`` if it does not exist or leaves the project."""
        try:
            real = self._tree.real_path(posixpath.join(self._start, path))
        except OSError as error:
            raise FileError.from_os_error(error, path) from error
        except ValueError as error:  # a NUL or a lone surrogate in the path
            raise FileError(f"{shown(path)}: not a path", path=path) from error
        is_inside = real == self._start or real.startswith(f"{self._start}/") if self._start else real != ".."
        if not is_inside or real.startswith("../"):
            raise FileError(f"{path}: outside the project; not read", path=path)
        return real

    def _read_bytes(self, path: str) -> bytes:
        real = self._inside(path)
        try:
            return self._tree.read(real, MAXIMUM_BYTES)
        except OSError as error:
            if error.errno in _PROBLEMS:
                raise FileError(f"{path}: {_PROBLEMS[error.errno]}", path=path) from error
            raise FileError.from_os_error(error, path) from error

    def _decode(self, path: str, data: bytes) -> str:
        encoding = _encoding_of(data)
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            message = f"not valid {encoding.upper()}; read with the bytes it cannot decode replaced"
            self.report(path, message, line, severity="error")
            text = data.decode(encoding, errors="replace")
        if "\0" in text:
            raise FileError(f"{path}: has NUL bytes; not read", path=path)
        return text.replace("\r\n", "\n").replace("\r", "\n")


def _encoding_of(data: bytes) -> str:
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return encoding
    # PEP 263: a comment in the first two lines.
    coding = _CODING.search(b"\n".join(data[:1000].split(b"\n", 2)[:2]))
    if coding is None:
        return "utf-8"
    return _LEGACY.get(coding[1].decode("ascii", "replace").lower().replace("_", "-"), "utf-8")


def shown(value: object) -> str:
    """Quote a value of the project for a message: on one line, short, always encodable."""
    text = value if isinstance(value, str) else type(value).__name__
    shortened = text if len(text) <= 80 else text[:79] + "…"
    return ascii(shortened) if not shortened.isprintable() else repr(shortened)


def line_of(text: str, part: str) -> int:
    """Return the line of the only occurrence of ``part``; 0 if there is none or more than one."""
    first = text.find(part) if part else -1
    if first < 0 or text.find(part, first + 1) >= 0:
        return 0
    return text.count("\n", 0, first) + 1


def read_toml(folder: ProjectFolder, path: str) -> tuple[dict[str, Any], str] | None:
    """Read the tables of a manifest and its text; ``None`` and a diagnostic if it cannot be read."""
    text = folder.read_manifest(path)
    if text is None:
        return None
    # The parser takes quadratic time in the parts of a dotted key, and walks a header's parts for each of its lines.
    dots = [line.count(".") for line in text.split("\n")]
    if sum(count * count for count in dots) + 10 * max(dots) * len(dots) > _PARSING_COST:
        folder.report(path, "has keys of too many parts; not read", dots.index(max(dots)) + 1, severity="error")
        return None
    try:
        return tomllib.loads(text), text
    except (RecursionError, MemoryError):
        folder.report(path, "nested too deeply to be read", severity="error")
    except ValueError as error:
        place = _PLACE.search(str(error))
        line, column = (int(place[1]), int(place[2])) if place else (0, 0)
        if "(at end of document)" in str(error):
            line = text.count("\n") + 1
        message = str(error).partition(" (at ")[0]
        folder.report(path, f"does not parse: {message}", line, column, severity="error")
    return None


def table(tables: object, *path: str) -> dict[str, Any]:
    """Return the table at a path of keys; empty if there is none."""
    for key in path:
        tables = tables.get(key) if isinstance(tables, dict) else None
    return tables if isinstance(tables, dict) else {}
