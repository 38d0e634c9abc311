"""What was looked at while something was worked out, so that an answer is known to be right still when files change.

For maintainers: everything that is read of other files is read through here, and leaves a mark. Which file the name of
a module means depends on all the files that there are; those questions are kept with their answers, to be asked again
when files come and go. This module must not know what is worked out.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Mapping
from typing import Final, Generic, NamedTuple, TypeVar, final

from oxigraph_code.facts import FileFacts
from oxigraph_code.resolution.language.semantics import Modules

Answer = TypeVar("Answer")


class ModuleQuery(NamedTuple):
    """What was asked of the names of modules: ``kind`` is the method of ``Modules``, ``path`` the file it was asked
    for."""

    kind: str
    path: str
    name: str

    def answer(self, modules: Modules) -> str:
        """What is answered where the files are called by those names."""
        return _answered(modules, *self)


def _answered(modules: Modules, kind: str, path: str, name: str) -> str:
    match kind:
        case "find":
            return modules.find(path, name)
        case "outside":
            return modules.outside(path, name)
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
    """The names of modules, with all that was asked of them."""

    def __init__(self, modules: Modules) -> None:
        self._modules = modules
        self.head = modules.head
        self._answers: dict[tuple[str, str, str], str] = {}

    @property
    def answers(self) -> dict[ModuleQuery, str]:
        return {ModuleQuery(*asked): answer for asked, answer in self._answers.items()}

    def find(self, importer: str, name: str) -> str:
        return self._ask("find", importer, name)

    def outside(self, importer: str, name: str) -> str:
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


MOST_MARKS: Final = 4096
"""So many files can be told apart. Where there are more, some share a mark, and one of them is taken for all."""


SHARED: Final = 1
"""The mark of all that files say for others that do not import it; see ``name_mark`` for single names."""


_NAME_MARKS: Final = 64
"""Marks for names that are declared for other files. Names share them, as files do theirs."""


def name_mark(name: str) -> int:
    """The mark of a name that any file may declare for others."""
    return 2 << zlib.crc32(name.encode()) % _NAME_MARKS


def mark(number: int) -> int:
    """The mark of the file with a number."""
    return 2 << _NAME_MARKS + number % MOST_MARKS


def outlines(marks: int) -> int:
    """The marks of the outlines of files; see ``interface_digest``."""
    return marks << MOST_MARKS


@final
class FileSet:
    """Some files, by their ``marks`` as the bits of a number. There is one object for them, see ``ReadTracker``."""

    __slots__ = ("_first", "_first_joined", "_others", "marks")

    def __init__(self, marks: int) -> None:
        self.marks = marks
        self._first: FileSet | None = None
        self._first_joined: FileSet | None = None
        self._others: dict[FileSet, FileSet] | None = None

    def joined(self, files: FileSet) -> FileSet | None:
        """These and others together, if that was asked before: the same few are joined again and again, and most with
        one other only."""
        if files is self._first:
            return self._first_joined
        return self._others.get(files) if self._others is not None else None

    def keep_joined(self, files: FileSet, joined: FileSet) -> None:
        """Keep what these and others are together."""
        if self._first is None:
            self._first, self._first_joined = files, joined
        elif self._others is None:
            self._others = {files: joined}
        else:
            self._others[files] = joined


@final
class ReadTracker:
    """The files that were looked at."""

    __slots__ = ("_known", "_latest", "_none", "files")

    def __init__(self) -> None:
        self._known: dict[int, FileSet] = {}
        self._none = self.of(0)
        self.files = self._none
        self._latest = self._none

    def of(self, marks: int) -> FileSet:
        """The files that have some marks."""
        known = self._known.get(marks)
        if known is None:
            known = self._known[marks] = FileSet(marks)
        return known

    def look(self, file: FileSet) -> None:
        """Note that somebody looks at a file; most look at the same one again and again."""
        if file is not self._latest:
            self._latest = file
            self.add(file)

    def add(self, files: FileSet) -> None:
        """Note files that were looked at for something that is asked again."""
        around = self.files
        if files is around or files is self._none:
            return
        if around is self._none:
            self.files = files
            return
        joined = around.joined(files)
        if joined is None:
            marks = around.marks | files.marks
            joined = around if marks == around.marks else self.of(marks)
            around.keep_joined(files, joined)
        self.files = joined

    def start(self) -> FileSet:
        """Begin anew with no files; those that were looked at before."""
        around, self.files, self._latest = self.files, self._none, self._none
        return around

    def during(self, work: Callable[..., Answer], *asked: object) -> tuple[Answer, FileSet]:
        """What a function answers, and the files that were looked at for that."""
        around = self.start()
        answer, files = work(*asked), self.files
        self.add(around)
        return answer, files


@final
class TrackedMemo(Generic[Answer]):
    """A function that is asked once for each answer; for what never leaves anything out, see ``Memory``."""

    def __init__(self, work: Callable[..., Answer], seen: ReadTracker) -> None:
        self._work = work
        self._seen = seen
        self._known: dict[tuple[object, ...], tuple[Answer, FileSet]] = {}

    def of(self, *asked: object) -> Answer:
        """What it answers."""
        found = self._known.get(asked)
        if found is None:
            work, around = self._work, self._seen.start()
            found = self._known[asked] = (work(*asked), self._seen.files)
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
    """The facts of files by path, whose readers leave marks. ``numbers`` are those of the files, which say the bits."""

    def __init__(self, files: Mapping[str, FileFacts], seen: ReadTracker, numbers: Mapping[str, int]) -> None:
        self._files = files
        self._seen = seen
        self.marks = {path: seen.of(mark(numbers[path])) for path in files}
        self._latest: _Read | None = None

    def __getitem__(self, path: str) -> FileFacts:
        latest = self._latest
        # Most ask for the same file again and again.
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
