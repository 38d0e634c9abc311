"""Dependency tracking: the files and module names that a result was computed from.

For maintainers: everything that is read of other files is read through this module, which records a mark of the file.
The file that a module name means depends on the list of all files; such queries are stored with their answers, and
repeated when files come or go. This module must not know what is computed. See decision 0017.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Final, Generic, NamedTuple, TypeVar, final

from oxigraph_code.facts import FileFacts
from oxigraph_code.resolution.language.semantics import Modules

Answer = TypeVar("Answer")


class ModuleQuery(NamedTuple):
    """A query about module names: ``kind`` is the method of ``Modules``, ``path`` the importing file."""

    kind: str
    path: str
    name: str

    def answer(self, modules: Modules) -> str:
        """Return the answer for a list of files."""
        return _answered(modules, *self)


def _answered(modules: Modules, kind: str, path: str, name: str) -> str:
    match kind:
        case "find":
            return modules.find(path, name)
        case "outside":
            return modules.external_name(path, name)
        case "start":
            return modules.start(path)
        case "features":
            return modules.features(path)
        case "stub":
            return modules.stub(path)
        case "source":
            return modules.source(path)
        case _:
            return modules.submodule(path, name)


class TrackedModules:
    """The names of modules, with a record of all queries."""

    def __init__(self, modules: Modules) -> None:
        self._modules = modules
        self.head = modules.head
        self._answers: dict[tuple[str, str, str], str] = {}
        self._taken = 0

    def new_answers(self) -> dict[ModuleQuery, str]:
        """Return the queries since the last call of this method, with their answers."""
        # A dictionary has its latest entries at its end.
        new = islice(reversed(self._answers.items()), len(self._answers) - self._taken)
        self._taken = len(self._answers)
        return {ModuleQuery(*asked): answer for asked, answer in new}

    def find(self, importer: str, name: str) -> str:
        return self._ask("find", importer, name)

    def external_name(self, importer: str, name: str) -> str:
        return self._ask("outside", importer, name)

    def submodule(self, path: str, name: str) -> str:
        return self._ask("submodule", path, name)

    def start(self, importer: str) -> str:
        return self._ask("start", importer, "")

    def features(self, path: str) -> str:
        return self._ask("features", path, "")

    def stub(self, path: str) -> str:
        return self._ask("stub", path, "")

    def source(self, path: str) -> str:
        return self._ask("source", path, "")

    def _ask(self, kind: str, path: str, name: str) -> str:
        asked = (kind, path, name)
        known = self._answers.get(asked)
        if known is None:
            known = self._answers[asked] = _answered(self._modules, kind, path, name)
        return known


MAX_MARKS: Final = 4096
"""The number of distinct file marks.

In larger programs some files share a mark, and a change of one counts as a change of all that share it.
"""


SHARED: Final = 1
"""The mark of all ambient declarations; ``name_mark`` has marks for single names."""


_NAME_MARKS: Final = 64
"""The number of marks for names of ambient declarations; names share marks as files do."""


def name_mark(name: str) -> int:
    """Return the mark of a name of an ambient declaration."""
    return 2 << zlib.crc32(name.encode()) % _NAME_MARKS


def mark(number: int) -> int:
    """Return the mark of the file with a number."""
    return 2 << _NAME_MARKS + number % MAX_MARKS


_FILES: Final = ((1 << MAX_MARKS) - 1) << 1 + _NAME_MARKS
"""The marks of all files."""


def outlines(marks: int) -> int:
    """Convert marks to marks of outlines, see ``interface_digest``; marks of names stay as they are."""
    return (marks & _FILES) << MAX_MARKS | marks & ~_FILES


PACKAGE: Final = "\0"
"""The end of the key of a package, before a name in it."""
_PACKAGE_MARKS: Final = 2048


def package_mark(name: str) -> int:
    """Return the mark of a name in a package, such as ``key\\0Cart``; names share marks as files do."""
    return 2 << _NAME_MARKS + 2 * MAX_MARKS + zlib.crc32(name.encode()) % _PACKAGE_MARKS


def marks_of_declared(names: Iterable[str]) -> int:
    """Return the marks of names that come or go: names of ambient declarations, and names in packages.

    A method outside of its type, ``key\\0Cart.total``, also has the mark of the list ``key\\0Cart.``.
    """
    marks = 0
    for name in names:
        if PACKAGE not in name:
            marks |= name_mark(name) | SHARED
            continue
        owner, dot, _ = name.rpartition(PACKAGE)[2].rpartition(".")
        marks |= package_mark(name)
        if dot:
            marks |= package_mark(f"{name.rpartition(PACKAGE)[0]}{PACKAGE}{owner}.")
    return marks


@final
class FileSet:
    """A set of files as the bits of a number, ``marks``, interned by ``ReadTracker``."""

    __slots__ = ("_first", "_first_joined", "_others", "marks")

    def __init__(self, marks: int) -> None:
        self.marks = marks
        self._first: FileSet | None = None
        self._first_joined: FileSet | None = None
        self._others: dict[FileSet, FileSet] | None = None

    def joined(self, files: FileSet) -> FileSet | None:
        """Look up a cached union with another set: the same few are joined often, most with one other only."""
        if files is self._first:
            return self._first_joined
        return self._others.get(files) if self._others is not None else None

    def keep_joined(self, files: FileSet, joined: FileSet) -> None:
        """Cache a union."""
        if self._first is None:
            self._first, self._first_joined = files, joined
        elif self._others is None:
            self._others = {files: joined}
        else:
            self._others[files] = joined


@final
class ReadTracker:
    """The files that the running computation has read."""

    __slots__ = ("_known", "_latest", "_none", "files")

    def __init__(self) -> None:
        self._known: dict[int, FileSet] = {}
        self._none = self.intern(0)
        self.files = self._none
        self._latest = self._none

    def intern(self, marks: int) -> FileSet:
        """Intern a set of files."""
        known = self._known.get(marks)
        if known is None:
            known = self._known[marks] = FileSet(marks)
        return known

    def look(self, file: FileSet) -> None:
        """Record that a file is read; most calls repeat the file of the last one."""
        if file is not self._latest:
            self._latest = file
            self.add(file)

    def add(self, files: FileSet) -> None:
        """Record the dependencies of a memoized result that is used again."""
        around = self.files
        if files is around or files is self._none:
            return
        if around is self._none:
            self.files = files
            return
        joined = around.joined(files)
        if joined is None:
            marks = around.marks | files.marks
            joined = around if marks == around.marks else self.intern(marks)
            around.keep_joined(files, joined)
        self.files = joined

    def start(self) -> FileSet:
        """Begin an empty record and return the one before."""
        around, self.files, self._latest = self.files, self._none, self._none
        return around

    def during(self, work: Callable[..., Answer], *asked: object) -> tuple[Answer, FileSet]:
        """Call a function and return its result with the files that it read."""
        around = self.start()
        answer, files = work(*asked), self.files
        self.add(around)
        return answer, files


@final
class TrackedMemo(Generic[Answer]):
    """A memoized function without recursion; one that may recur needs a ``MemoTable``."""

    def __init__(self, work: Callable[..., Answer], seen: ReadTracker) -> None:
        self._work = work
        self._seen = seen
        self._known: dict[tuple[object, ...], tuple[Answer, FileSet]] = {}

    def compute(self, *asked: object) -> Answer:
        """Return the result for arguments, computed once."""
        found = self._known.get(asked)
        if found is None:
            work, around = self._work, self._seen.start()
            try:
                found = self._known[asked] = (work(*asked), self._seen.files)
            finally:
                self._seen.add(around)
        answer, files = found
        self._seen.add(files)
        return answer


@final
class _Read:
    """The facts of a file, and its mark."""

    __slots__ = ("facts", "file", "path")

    def __init__(self, path: str, facts: FileFacts, file: FileSet) -> None:
        self.path = path
        self.facts = facts
        self.file = file


class TrackedFiles(Mapping[str, FileFacts]):
    """The facts of files by path, with a record of all that are read.

    ``numbers`` has the number of each file, which decides its mark.
    """

    def __init__(self, files: Mapping[str, FileFacts], seen: ReadTracker, numbers: Mapping[str, int]) -> None:
        self._files = files
        self._seen = seen
        self.marks = {path: seen.intern(mark(numbers[path])) for path in files}
        self._latest: _Read | None = None

    def __getitem__(self, path: str) -> FileFacts:
        latest = self._latest
        # Most calls ask for the file of the last one.
        if latest is None or latest.path is not path:
            latest = self._latest = _Read(path, self._files[path], self.marks[path])
        self._seen.look(latest.file)
        return latest.facts

    def __contains__(self, path: object) -> bool:
        return path in self.marks

    def __iter__(self) -> Iterator[str]:
        return iter(self.marks)

    def __len__(self) -> int:
        return len(self.marks)
