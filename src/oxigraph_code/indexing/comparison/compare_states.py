"""Compare two commits, or a commit with the working tree, without writing to the graph.

For maintainers: git knows the files that differ, and only those are read. The calls of another file are the same unless
it depends on one of these. If the ledger of the working tree has the dependencies and few files are dirty, all calls
are compared; otherwise the differing files, and up to a limit the files that contain the name of a changed symbol. The
report counts what was left out. With kept ledgers of both states nothing is resolved, see decision 0164; without one a
review resolves the dependents that name what differs, see decision 0159, and keeps one, see 0184. A renamed file is one
file, and its symbols have moved. This module must not know the answers of tools.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence, Set
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import cache, partial
from pathlib import Path, PurePosixPath

from oxigraph_code import identity
from oxigraph_code.errors import FileError, HistoryError
from oxigraph_code.file_tree import Disk, FileTree
from oxigraph_code.history import Repository, open_repository, renamed_files
from oxigraph_code.indexing.comparison.file_state import ComparedState
from oxigraph_code.indexing.comparison.moved_symbols import BodyDigest, body_digest, find_moves
from oxigraph_code.indexing.extract.cached_facts import open_cached_facts
from oxigraph_code.indexing.files.discovery import Discovery, discover_beside, discover_in
from oxigraph_code.indexing.files.rediscovery import ended_last_run, rediscover
from oxigraph_code.indexing.files.walk import NO_STAMP, FileStamp, stamp_of
from oxigraph_code.indexing.history.kept_changes import uncommitted_in
from oxigraph_code.indexing.model.comparison import ComparedCall, ComparedName, ComparedSymbol, Comparison
from oxigraph_code.indexing.model.graph_queries import ask_published, known_projects
from oxigraph_code.indexing.model.ledger import Ledger, LedgerEntry, fingerprint, load_kept, load_ledger
from oxigraph_code.indexing.model.paths import is_below, is_within, path_text
from oxigraph_code.indexing.model.progress import ProgressCallback
from oxigraph_code.languages.registry import Registry
from oxigraph_code.resolution import changed_names, names_any, other_names
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore

_MAX_RESOLVED = 1_000
"""Limit of files whose calls are compared."""
_MAX_NAMING = 300
"""Limit of unchanged files among these, if the calls of all dirty files cannot be compared."""
_words_in = re.compile(rb"[\w\x80-\xff]+").findall
_ORDINAL = re.compile(r"~\d+$")
_BODY_KINDS = frozenset({"Function", "Method", "Class", "Trait", "Enum", "Macro", "Implementation", "TypeAlias"})
_CONTAINERS = frozenset({"Class", "Trait", "Enum", "Implementation", "Namespace"})


def compare_states(
    path: Path,
    base: str,
    head: str,
    registry: Registry,
    store: LocalStore,
    settings: Settings,
    progress: ProgressCallback,
    *,
    is_review: bool = False,
    projects: Mapping[str, str] | None = None,
) -> Comparison:
    """Compare a ref with another, or with the working tree, at and below a path.

    A review starts from the commit that both have in common, and compares all uses besides calls. ``projects`` are from
    ``known_projects``, if the caller has asked the graph already.

    Raises ``FileError`` if neither state has the path, ``HistoryError`` if git cannot read a commit.
    """
    progress("looking for files", 0, 0)
    repository = open_repository(next(folder for folder in (path, *path.parents) if folder.exists()))
    if not (head or repository.has_worktree):
        root = repository.folder
        raise HistoryError(f"{root} has no working tree", hint="name the later ref as head", path=root)
    if is_review:
        base = base or repository.usual_base(repository.tip(head))
    commits = repository.tip(base), repository.tip(head) if head else ""
    if is_review and (tip := commits[1] or repository.tip("")):
        commits = repository.merge_base(commits[0], tip) or commits[0], commits[1]
    trees = tuple(repository.files(commit) if commit else Disk(Path(repository.folder)) for commit in commits)
    within = _within(repository, path, trees)
    # The graph answers while the files are found.
    with ThreadPoolExecutor(1) as beside:
        published = beside.submit(known_projects, ask_published(store)) if projects is None else None
        differing = _differing(repository, *commits)
        if is_review and not differing:
            return Comparison(path_text(repository.folder), *commits, base=base)
        progress("comparing files", 0, len(differing))
        found = _discovered(trees, differing, registry, settings)
    working = published.result() if published is not None else projects or {}
    inside = sum(is_within(entry, within) for entry in differing)
    result = Comparison(path_text(repository.folder), *commits, differing=inside, base=base)
    folder, program = Path(repository.folder), partial(fingerprint, registry, settings)
    ledger = load_ledger(settings.store_path, folder, program, partial(ended_last_run, folder, settings))
    ledgers = [
        (ledger and commit and _kept_ledger(ledger, settings, folder, commit, program)) or ledger for commit in commits
    ]
    stats = {file.path: (file.size, file.stamp) for file in found[1].files} if not commits[1] else {}
    with ExitStack() as stack:
        states = [
            ComparedState(
                files,
                own,
                _unchanged(repository, commit, ledger, own, () if head else differing, stats),
                working,
                stack.enter_context(open_cached_facts(files.tree, registry, settings)),
                progress,
            )
            for files, commit, own in zip(found, commits, ledgers, strict=True)
        ]
        differences = _Differences(states[0], states[1], sorted(differing), within, progress, is_review=is_review)
        compared = differences.compared(result, has_ledger=ledger is not None)
        if ledger is not None and commits[0] and is_review and compared.is_exact:
            derived = differences.base_ledger(ledger)
            if derived is not None:
                derived.keep_derived(settings.store_path, folder, commits[0])
        return compared


def _discovered(
    trees: Sequence[FileTree], differing: Collection[str], registry: Registry, settings: Settings
) -> list[Discovery]:
    """Find the files of both states, without a walk if the last run saw the working tree as it is."""
    earlier, later = trees
    found = None if later.commit else rediscover(later.root, registry, settings)
    before = discover_beside(found, earlier, differing, registry) if found is not None else None
    return [before or discover_in(earlier, "", registry, settings), found or discover_in(later, "", registry, settings)]


def _within(repository: Repository, path: Path, trees: Sequence[FileTree]) -> str:
    """Return a path relative to the root; empty for the root and for the ``.git`` folder."""
    if not repository.has_worktree or is_below(str(path.resolve()), repository.identity):
        return ""
    within = repository.below(path).rstrip("/")
    if within and not any(_has(tree, within) for tree in trees):
        message = f"{path}: neither side has such a file or folder"
        raise FileError(message, hint="name a file or folder that one of them has", path=str(path))
    return within


def _has(tree: FileTree, path: str) -> bool:
    if tree.has_file(path):
        return True
    try:
        return bool(tree.entries(path))
    except OSError:
        return False


def _differing(repository: Repository, base: str, head: str) -> set[str]:
    """Return the paths of files with another content."""
    tip = head or repository.tip("")
    found = {change.path for change in repository.differing(base, tip)} if tip else set()
    if not head:
        found.update(change.path for change in uncommitted_in(repository))
    return found


def _kept_ledger(
    ledger: Ledger, settings: Settings, root: Path, commit: str, program: Callable[[Set[str]], str]
) -> Ledger | None:
    """Return the ledger that a run kept for a commit, if its projects have the same names as now."""

    def known(languages: Set[str]) -> str:
        return ledger.fingerprint if languages == ledger.languages else program(languages)

    kept = load_kept(settings.store_path, root, commit, known)
    return kept if kept is not None and kept.project_iris == ledger.project_iris else None


def _unchanged(
    repository: Repository,
    commit: str,
    ledger: Ledger | None,
    own: Ledger | None,
    differing: Collection[str],
    stats: Mapping[str, tuple[int, FileStamp]],
) -> set[str]:
    """Return the files known to have the content in the ``own`` ledger of a commit, or of the tree.

    ``ledger`` is of the working tree, so it holds for the files of a commit that git reports as unchanged, if their
    stat is the one in there. ``differing`` are those that git reported already, if any, and ``stats`` the known ones.
    """
    if ledger is None or own is None or not repository.has_worktree or (commit and not repository.tip("")):
        return set()
    other = (differing or _differing(repository, commit, "")) if commit else ()
    return {
        path
        for path, entry in ledger.entries.items()
        if path not in other
        and _is_like(own.entries.get(path), entry)
        and (stats.get(path) or _stat(f"{repository.folder}/{path}")) == (entry.size, entry.stamp)
    }


def _is_like(one: LedgerEntry | None, other: LedgerEntry) -> bool:
    """Return true if two entries are of the same content, read in the same way."""
    return one is other or (
        one is not None
        and (one.digest, one.size, one.language, one.marks) == (other.digest, other.size, other.language, other.marks)
    )


def _stat(file: str) -> tuple[int, FileStamp]:
    try:
        found = os.lstat(file)
    except OSError:
        return -1, NO_STAMP
    return found.st_size, stamp_of(found)


class _Side:
    """One of the two states, with its texts."""

    def __init__(self, state: ComparedState) -> None:
        self.state = state
        self._qualified = cache(partial(_qualified, folders=state.folders))
        self._lines: dict[str, Sequence[str]] = {}

    def symbols(self, paths: Iterable[str]) -> dict[tuple[str, str], ComparedSymbol]:
        """Return the symbols of files, by path and by the IRI's end behind its module."""
        return {
            (path, end): symbol
            for path in paths
            if self.state.has(path)
            for end, symbol in self.state.symbols(path).items()
        }

    def calls(
        self, paths: Sequence[str], progress: ProgressCallback, *, has_uses: bool
    ) -> dict[tuple[str, str, str], ComparedCall]:
        """Return the calls of files, by the names of both ends. Several definitions of a name are one.

        With ``has_uses`` also the other uses, but none of external symbols.
        """
        found: dict[tuple[str, str, str], ComparedCall] = {}
        qualified = self._qualified
        for number, path in enumerate(paths):
            progress("resolving calls", number, len(paths))
            if not self.state.has(path):
                continue
            for kind, caller, callee in sorted(self.state.uses(path)):
                if identity.external_name(callee) if has_uses else kind != "calls":
                    continue
                call = ComparedCall(caller, callee, qualified(caller), qualified(callee), kind)
                found.setdefault((call.caller_name, call.callee_name, kind), call)
        return found

    def names(self, paths: Iterable[str]) -> dict[tuple[str, ...], ComparedName]:
        """Return the routes and external names in files, each at its first line."""
        return {key: name for path in paths if self.state.has(path) for key, name in self.state.external(path).items()}

    def lines(self, path: str) -> Sequence[str]:
        if path not in self._lines:
            self._lines[path] = self.state.lines(path)
        return self._lines[path]

    def bytes(self, path: str) -> bytes:
        return "\n".join(self.lines(path)).encode("utf-8", "surrogateescape")

    def text(self, symbol: ComparedSymbol) -> Sequence[str]:
        return self.lines(symbol.path)[symbol.line - 1 : symbol.end]

    def digest(self, symbol: ComparedSymbol) -> BodyDigest:
        return body_digest(self.lines(symbol.path), symbol.line, symbol.end, symbol.short_name)


class _Differences:
    """A comparison of files in two states."""

    def __init__(
        self,
        base: ComparedState,
        head: ComparedState,
        differing: Sequence[str],
        within: str,
        progress: ProgressCallback,
        *,
        is_review: bool,
    ) -> None:
        self._is_review = is_review
        self._base = _Side(base)
        self._head = _Side(head)
        self._within = within
        self._progress = progress
        self._differing = [path for path in differing if base.has(path) or head.has(path)]
        """All of them, also outside of the path: a symbol may have moved."""
        self._inside = [path for path in self._differing if is_within(path, within)]
        unread = [path for path in differing if path in base.unread or path in head.unread]
        self._unread = tuple(path for path in unread if path not in self._differing and is_within(path, within))

    def compared(self, result: Comparison, *, has_ledger: bool) -> Comparison:
        files = self._base.state.files.keys() | self._head.state.files.keys()
        dirty = (self._base.state.dirty() | self._head.state.dirty()) if has_ledger else set(files)
        sides = self._base.state, self._head.state
        # Ledgers of both states tell which results differ; of one alone, the dirty files may.
        certain = {path for path in files if sides[0].recorded(path) != sides[1].recorded(path)}
        certain.update(self._differing)
        wanted = {*dirty, *certain}
        is_narrowed = self._is_review and has_ledger and not any(side.has_other_aliases for side in sides)
        if is_narrowed or len(wanted) > _MAX_RESOLVED:
            naming = self._naming(dirty - certain)
        if is_narrowed:
            wanted = {*naming, *certain}
        resolved, is_exact = wanted, len(wanted) <= _MAX_RESOLVED
        renames = self._renames()
        result = self._symbols(result, renames)
        if not is_exact:
            resolved = {*self._inside[:_MAX_RESOLVED], *naming[:_MAX_NAMING]}
            result = result._replace(naming=len(naming))
        self._resolved = resolved
        result = self._calls(result, sorted(resolved), renames)
        if self._is_review:
            before, after = (side.names(self._inside) for side in (self._base, self._head))
            result = result._replace(
                names_lost=tuple(before[key]._replace(line=0) for key in before if key not in after),
                names_gained=tuple(after[key] for key in after if key not in before),
            )
        return result._replace(
            read=len(self._inside),
            unread=tuple(map(path_text, self._unread)),
            resolved=len(resolved),
            files=len(files),
            is_exact=is_exact or resolved >= files,
            moved_files=tuple(
                (path_text(old), path_text(new)) for old, new in sorted(renames.items()) if self._is_in(old, new)
            ),
        )

    def base_ledger(self, ledger: Ledger) -> Ledger | None:
        """Derive the ledger of the earlier state for the next review; ``None`` if it is the known one."""
        base, head = self._base.state, self._head.state
        unchanged = self._resolved.difference(self._differing)
        others = [path for path in unchanged if base.has(path) and base.uses(path) != head.uses(path)]
        return None if base.has_other_aliases else base.derived(ledger, others)

    def _renames(self) -> dict[str, str]:
        """Return the present paths of renamed files, by earlier path."""
        old = {path: self._base.bytes(path) for path in self._differing if not self._head.state.has(path)}
        new = {path: self._head.bytes(path) for path in self._differing if not self._base.state.has(path)}
        return renamed_files(old, new)

    def _symbols(self, result: Comparison, renames: Mapping[str, str]) -> Comparison:
        before, after = (side.symbols(self._differing) for side in (self._base, self._head))
        now = {key: (renames.get(key[0], key[0]), key[1]) for key in before}
        kept = [(key, then) for key, then in now.items() if then in after]
        found = {then for _, then in kept}
        removed = [entry for key, entry in before.items() if now[key] not in after]
        added = [entry for key, entry in after.items() if key not in found]
        pairs = [(before[key], after[then]) for key, then in kept]
        moved = [(old, new) for old, new in pairs if old.path != new.path]
        signatures = [pair for pair in pairs if _has_other_signature(*pair)]
        rewritten = [pair for pair in pairs if not _has_other_signature(*pair) and self._is_rewritten(*pair)]
        bodies = [pair for pair in _innermost(rewritten) if self._is_in(pair[1].path)]
        visibilities = [(old, new) for old, new in pairs if old.visibility != new.visibility]
        by_text = self._moves(removed, added)
        moved += by_text.items()
        gone, came = set(by_text), set(by_text.values())
        return result._replace(
            added=tuple(entry for entry in added if entry not in came and self._is_in(entry.path)),
            removed=tuple(entry for entry in removed if entry not in gone and self._is_in(entry.path)),
            signatures=tuple(pair for pair in signatures if self._is_in(pair[1].path)),
            bodies=tuple(bodies),
            rewritten=tuple((new.iri, *line) for old, new in bodies for line in self._only_line(old, new)),
            visibilities=tuple(pair for pair in visibilities if self._is_in(pair[1].path)),
            moved=tuple((old, new) for old, new in moved if self._is_in(old.path, new.path)),
        )

    def _is_rewritten(self, old: ComparedSymbol, new: ComparedSymbol) -> bool:
        """Return true if a symbol's body differs. Of classes and the like, members are compared instead."""
        if not _CONTAINERS.isdisjoint(new.kinds):
            return False
        before, after = (side.text(symbol) for side, symbol in ((self._base, old), (self._head, new)))
        return before != after and self._base.digest(old).digest != self._head.digest(new).digest

    def _only_line(self, old: ComparedSymbol, new: ComparedSymbol) -> list[tuple[str, str]]:
        """Return the line that differs, before and after, if it is the only one."""
        before, after = self._base.text(old), self._head.text(new)
        differing = [(one.strip(), other.strip()) for one, other in zip(before, after, strict=False) if one != other]
        return differing if len(differing) == 1 and len(before) == len(after) else []

    def _moves(
        self, removed: Iterable[ComparedSymbol], added: Iterable[ComparedSymbol]
    ) -> dict[ComparedSymbol, ComparedSymbol]:
        gone, came = (
            [entry for entry in entries if not _BODY_KINDS.isdisjoint(entry.kinds)] for entries in (removed, added)
        )
        if not gone or not came:
            return {}
        digests = {entry: self._base.digest(entry) for entry in gone}
        digests.update((entry, self._head.digest(entry)) for entry in came)
        return find_moves(gone, came, digests)

    def _naming(self, paths: Collection[str]) -> list[str]:
        """Find unchanged files that contain names of what differs, those with most such names first.

        Of a function that takes other parameters, only the present users.
        """
        head = self._head.state
        texts = {path: head.content(path) for path in paths if head.has(path)}
        names, taking = self._names() if texts else (set[str](), dict[str, str]())
        found = self._containing(texts, names)
        others = self._containing(texts, set(taking.values())) if taking else {}
        found = {path: number for path, number in others.items() if head.uses_any(path, taking)} | found
        return sorted(found, key=lambda path: (-found[path], path))

    def _containing(self, texts: Mapping[str, bytes], names: Set[str]) -> dict[str, int]:
        """Count the names that files use in their code, or another name that a file gives them."""
        found: dict[str, int] = {}
        known = set(names)
        while names:
            last = {words[-1] for name in names if (words := _words_in(name.encode()))}
            # Most texts have none of the names, even as a part of a word.
            near = {path: {name for name in last if name in text} for path, text in texts.items()}
            naming = {path: some & set(_words_in(texts[path])) for path, some in near.items() if some}
            entries = {path: self._head.state.facts(path) for path, some in naming.items() if some}
            used = {
                path: facts
                for path, facts in entries.items()
                if facts is not None and names_any(facts, {word.decode() for word in naming[path]})
            }
            for path in used:
                found[path] = found.get(path, 0) + len(naming[path])
            names = {name for facts in used.values() for name in other_names(facts, names)} - known
            known |= names
        return found

    def _names(self) -> tuple[set[str], dict[str, str]]:
        """Return the names of what differs, with the files that came or went.

        Besides, by IRI, the names of symbols that only take other parameters.
        """
        base, head = self._base.state, self._head.state
        names, taking = set[str](), dict[str, str]()
        for path in self._differing:
            if (semantics := head.semantics(path) or base.semantics(path)) is not None:
                changed = changed_names(base.facts(path), head.facts(path), semantics)
                names |= changed.differing
                symbols = head.symbols(path).values() if changed.taking else ()
                taking.update((entry.iri, entry.short_name) for entry in symbols if entry.short_name in changed.taking)
            if base.has(path) != head.has(path):
                names |= {PurePosixPath(path).stem, PurePosixPath(path).parent.name}
        return names - {""}, taking

    def _calls(self, result: Comparison, resolved: Sequence[str], renames: Mapping[str, str]) -> Comparison:
        now = dict(renames)
        for old, new in result.moved:
            old_name, new_name = _name_of(old), _name_of(new)
            now.setdefault(old_name, new_name)
        before, after = (
            side.calls(resolved, self._progress, has_uses=self._is_review) for side in (self._base, self._head)
        )
        translated = {
            (now.get(one, one), now.get(other, other), kind): call for (one, other, kind), call in before.items()
        }
        lost = [call for names, call in translated.items() if names not in after]
        gained = [call for names, call in after.items() if names not in translated]
        return result._replace(
            lost=tuple(filter(self._is_reported, lost)), gained=tuple(filter(self._is_reported, gained))
        )

    def _is_reported(self, call: ComparedCall) -> bool:
        return self._is_in(call.caller_name, call.callee_name)

    def _is_in(self, *paths: str) -> bool:
        return any(is_within(path, self._within) for path in paths)


def _has_other_signature(old: ComparedSymbol, new: ComparedSymbol) -> bool:
    return old.signature != new.signature and old.plain_signature != new.plain_signature


def _innermost(pairs: Sequence[tuple[ComparedSymbol, ComparedSymbol]]) -> list[tuple[ComparedSymbol, ComparedSymbol]]:
    """Remove symbols that differ only in a nested symbol that is in the list itself."""
    owners = {new.owner for _, new in pairs}
    return [(old, new) for old, new in pairs if new.iri not in owners]


def _qualified(iri: str, folders: Mapping[str, str]) -> str:
    """Write a symbol as the path of its file and its qualified name."""
    project = identity.project_of(iri)
    rest = identity.decode(_ORDINAL.sub("", iri.removeprefix(f"{project}/")))
    folder = folders.get(project, "")
    return f"{folder}/{rest}" if folder else rest


def _name_of(symbol: ComparedSymbol) -> str:
    return f"{symbol.path}/{symbol.name}"
