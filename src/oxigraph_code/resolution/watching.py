"""What was looked at while something was worked out, so that an answer is known to be right still when files change.

For maintainers: everything that is read of other files is read through here, and leaves a mark. Which file the name of
a module means depends on all the files that there are; those questions are kept with their answers, to be asked again
when files come and go. This module must not know what is worked out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeVar

from oxigraph_code.facts import FileFacts
from oxigraph_code.resolution.semantics import Modules

Answer = TypeVar("Answer")


class Question(NamedTuple):
    """What was asked of the names of modules: ``kind`` is the method of ``Modules``, ``path`` the file it was asked
    for."""

    kind: str
    path: str
    name: str

    def answer(self, modules: Modules) -> str:
        """What is answered where the files are called by those names."""
        match self.kind:
            case "find":
                return modules.find(self.path, self.name)
            case "outside":
                return modules.outside(self.path, self.name)
            case "stub":
                return modules.stub(self.path)
            case "source":
                return modules.source(self.path)
            case _:
                return modules.submodule(self.path, self.name)


class WatchedModules:
    """The names of modules, with all that was asked of them."""

    def __init__(self, modules: Modules) -> None:
        self._modules = modules
        self.head = modules.head
        self.answers: dict[Question, str] = {}

    def find(self, importer: str, name: str) -> str:
        return self._ask(Question("find", importer, name))

    def outside(self, importer: str, name: str) -> str:
        return self._ask(Question("outside", importer, name))

    def submodule(self, path: str, name: str) -> str:
        return self._ask(Question("submodule", path, name))

    def stub(self, path: str) -> str:
        return self._ask(Question("stub", path, ""))

    def source(self, path: str) -> str:
        return self._ask(Question("source", path, ""))

    def _ask(self, question: Question) -> str:
        known = self.answers.get(question)
        if known is None:
            known = self.answers[question] = question.answer(self._modules)
        return known


class WatchedCalls:
    """Which files name a function or class, by calling, using, importing or extending it; with all that was asked.

    A file that calls what it did not call before changes an answer, though nobody has looked at it. What rests on the
    answer has looked at the file that the function is in.
    """

    def __init__(self, files: Mapping[str, FileFacts]) -> None:
        self._files = files
        self._naming: dict[str, dict[str, None]] | None = None
        self.answers: dict[tuple[str, str], tuple[str, ...]] = {}
        """The files that were found, by the file of a function and its name."""

    def of(self, path: str, name: str) -> tuple[str, ...]:
        """The files that name a function of a file, in their order."""
        if (path, name) not in self.answers:
            if self._naming is None:
                self._naming = self._gathered()
            self.answers[path, name] = tuple(self._naming.get(name, ()))
        return self.answers[path, name]

    def _gathered(self) -> dict[str, dict[str, None]]:
        found: dict[str, dict[str, None]] = {}
        for path, facts in self._files.items():
            names = {entry.name for entry in facts.references}
            names.update(entry.name for entry in facts.imports)
            names.update(last_name(entry.path) for entry in facts.uses)
            names.update(last_name(base) for entry in facts.definitions for base in entry.bases)
            for name in names:
                found.setdefault(name, {})[path] = None
        return found


def last_name(path: str) -> str:
    """The last name of a path of names."""
    return path.rpartition(".")[2]


class Seen:
    """Which files were looked at: bit ``n`` of ``files`` is the file at place ``n`` of the program."""

    __slots__ = ("files",)

    def __init__(self) -> None:
        self.files = 0

    def during(self, work: Callable[..., Answer], *asked: object) -> tuple[Answer, int]:
        """What a function answers, and the files that were looked at for that."""
        around, self.files = self.files, 0
        answer, files = work(*asked), self.files
        self.files |= around
        return answer, files


class WatchedFiles(Mapping[str, FileFacts]):
    """The facts of files by path, whose readers leave marks."""

    def __init__(self, files: Mapping[str, FileFacts], seen: Seen) -> None:
        self._files = files
        self._seen = seen
        self.marks = {path: 1 << place for place, path in enumerate(files)}

    def __getitem__(self, path: str) -> FileFacts:
        self._seen.files |= self.marks[path]
        return self._files[path]

    def __contains__(self, path: object) -> bool:
        return path in self.marks

    def __iter__(self) -> Iterator[str]:
        return iter(self.marks)

    def __len__(self) -> int:
        return len(self.marks)
