"""Requests to the worker process of runs, each with the type of its answer.

For maintainers: nothing heavy may be imported here, and this module must not know how a request is answered.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from oxigraph_code.facts.commits import Blame, RecentChanges
from oxigraph_code.history.git_address import GitAddress
from oxigraph_code.indexing.freshness.staleness import SuspectFolders
from oxigraph_code.indexing.model import report
from oxigraph_code.indexing.model.report import FoundRoots
from oxigraph_code.processes.child import restore
from oxigraph_code.settings.config import Settings

if TYPE_CHECKING:
    from oxigraph_code.indexing.model.comparison import Comparison

Answer = TypeVar("Answer")


class Request(msgspec.Struct, Generic[Answer], frozen=True, tag_field="do"):
    """A request about a folder, with the settings of the caller."""

    answer: ClassVar[Any]
    path: Path
    settings: Settings

    def read_answer(self, data: Any) -> Answer:
        """Restore the answer that came over the pipe."""
        answer: Answer = restore(data, self.answer)
        return answer


class Index(Request[report.IndexReport], frozen=True, tag="index"):
    """Bring the graph up to date; a resident worker tells when it is published."""

    answer = report.IndexReport
    languages: tuple[str, ...] = ()
    full: bool = False
    is_resident: bool = False
    suspects: SuspectFolders | None = None


class LoadHistory(Request[report.HistoryReport], frozen=True, tag="history"):
    """Load the history of a repository."""

    answer = report.HistoryReport
    max_commits: int
    revision: str


class LoadSnapshot(Request[report.SnapshotReport], frozen=True, tag="snapshot"):
    """Load the snapshot of a ref."""

    answer = report.SnapshotReport
    ref: str


class DropSnapshots(Request[report.DropReport], frozen=True, tag="drop"):
    """Remove the snapshots of a ref."""

    answer = report.DropReport
    ref: str


class DropProjects(Request[report.ProjectDropReport], frozen=True, tag="drop_project"):
    """Remove projects, by name or by the folder of the request."""

    answer = report.ProjectDropReport
    name: str


class Compare(Request["Comparison"], frozen=True, tag="compare"):
    """Compare a ref with another or, if ``head`` is empty, with the working tree.

    A ``review`` starts from the commit that both have in common, by default with the usual branch, and compares all
    uses besides calls.
    """

    base: str
    head: str
    is_review: bool = False
    projects: dict[str, str] | None = None

    def read_answer(self, data: Any) -> Comparison:
        from oxigraph_code.indexing.model.comparison import Comparison

        compared: Comparison = restore(data, Comparison)
        return compared


class Prepare(Request[None], frozen=True, tag="prepare"):
    """Load the code of comparisons."""

    answer = None


class Fetch(Request[bool], frozen=True, tag="fetch"):
    """Fetch a repository into a folder; the answer is true if the clone existed before."""

    answer = bool
    address: GitAddress
    ref: str


class FindBlame(Request[Blame | None], frozen=True, tag="blame"):
    """Find the last author of some line ranges, on disk or at a commit; ``None`` if git does not know."""

    answer = Blame | None
    file: bytes
    lines: tuple[tuple[int, int], ...]
    commit: str = ""


class FindRecent(Request[RecentChanges], frozen=True, tag="recent"):
    """Find recent changes below a root, or in a part of it."""

    answer = RecentChanges
    max_commits: int
    within: bytes
    since: str
    files: tuple[bytes, ...] | None


class FindRoots(Request[FoundRoots], frozen=True, tag="roots"):
    """Find the root of a run over a folder, and the roots below."""

    answer = FoundRoots


class MeasureSize(Request[int], frozen=True, tag="size"):
    """Free the memory of the last run; the answer is the peak memory of the process in MB."""

    answer = int
