"""Keep sites from the indexes of other tools.

For maintainers: they are a record beside the ledger. A run adds them to the facts of a file whose content is still the
one that was indexed. So they are an input of resolution as the text is, and each kind of run gives the same graph. A
ledger does not know them, so it is deleted when they are written. See decision 0149.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from functools import cached_property, lru_cache
from pathlib import Path

import msgspec

from oxigraph_code.facts import Definition, FileFacts, IndexedSite, Reference, Scope
from oxigraph_code.indexing.model.ledger import delete_records
from oxigraph_code.indexing.model.observed_root import SITES, FileStat, file_stat, record_path, write_record


class SitesOfFile(msgspec.Struct, array_like=True, frozen=True):
    """The sites of a file with a digest, and its definitions if its language has no grammar."""

    digest: str
    sites: tuple[IndexedSite, ...] = ()
    definitions: tuple[Definition, ...] = ()
    scopes: tuple[Scope, ...] = ()


_Reports = dict[str, dict[str, SitesOfFile]]
_decoder = msgspec.msgpack.Decoder(_Reports)


class IndexedSites:
    """The sites in the files of a root, by path; a file has the sites of the index that was loaded last."""

    def __init__(self, reports: Mapping[str, Mapping[str, SitesOfFile]]) -> None:
        self.files = {path: sites for report in reports.values() for path, sites in report.items()}

    @classmethod
    def of_root(cls, store_path: Path, root: Path) -> IndexedSites:
        """Read the sites of a root; there are none if they cannot be read."""
        path = record_path(store_path, root, SITES)
        stat = file_stat(path)
        return _NONE if stat == FileStat() else _read(path, stat)

    def added(self, facts: FileFacts) -> FileFacts:
        """Add the sites of a file to its facts, and in a language without references the references, too."""
        known = self.files.get(facts.path)
        if known is None or known.digest != facts.digest:
            return facts
        if known.definitions:
            facts = facts._replace(definitions=known.definitions, scopes=known.scopes)
        return _with_references(facts._replace(indexed=known.sites))

    def users_of(self, paths: Collection[str]) -> set[str]:
        """Return the paths of the files with sites that lead to some files."""
        return set().union(*(self._users.get(path, ()) for path in paths))

    @cached_property
    def _users(self) -> Mapping[str, set[str]]:
        found: dict[str, set[str]] = defaultdict(set)
        for path, known in self.files.items():
            for site in known.sites:
                found[site.path].add(path)
        return found


_NONE = IndexedSites({})


@lru_cache(maxsize=4)
def _read(path: Path, stat: FileStat) -> IndexedSites:
    """Read a record, once for each state of its file."""
    return IndexedSites(_reports(path))


def _reports(path: Path) -> _Reports:
    with suppress(OSError, msgspec.DecodeError):
        return _decoder.decode(path.read_bytes())
    return {}


def save_sites(
    store_path: Path, root: Path, snapshots: Iterable[str], report: str, files: Mapping[str, SitesOfFile]
) -> None:
    """Keep the sites of an index, and forget an earlier one under its name.

    The ledgers of the root and of its snapshots are deleted.
    """
    path = record_path(store_path, root, SITES)
    reports = {name: known for name, known in _reports(path).items() if name != report}
    delete_records(store_path, [root, *snapshots])
    write_record(path, msgspec.msgpack.encode({**reports, report: files}))


def _with_references(facts: FileFacts) -> FileFacts:
    """Add references for calls that stand alone, in scopes of their own since a plain definition has none."""
    numbers = {definition.qualified_name: number for number, definition in enumerate(facts.definitions)}
    scopes = list(facts.scopes)
    of_callers = {"": 0}
    references = []
    for site in (site for site in facts.indexed if site.is_alone):
        if site.caller not in of_callers:
            of_callers[site.caller] = len(scopes)
            scopes.append(Scope("function", 0, numbers.get(site.caller, -1)))
        if site.is_call:
            references.append(Reference("call", site.name, "", site.name, of_callers[site.caller], site.line))
    return facts._replace(scopes=tuple(scopes), references=(*facts.references, *references))
