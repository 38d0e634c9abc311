"""The commits of files, the one that began or ended something, and its reason in a message.

For maintainers: commits are read from git, so that none is missing that the graph has not loaded. This module must not
know questions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from oxigraph_code.facts.commits import CommitFacts
from oxigraph_code.history import Repository
from oxigraph_code.queries.matching import WORDS
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.sparql.questions.bounds import Bounds

MAX_COMMITS: Final = 30_000
_HASH: Final = 7
_MOST_NAMES: Final = 5
_MOST_LINES: Final = 12
_SEVERAL: Final = 3
_WORD: Final = re.compile(r"[a-z]+|\d+")
_ADDING: Final = WORDS["histories"]["adding"]
_REMOVING, _TRAILERS = (
    re.compile(WORDS["histories"][name], re.IGNORECASE | re.MULTILINE) for name in ("removing", "trailers")
)


def question_form(name: str) -> re.Pattern[str]:
    """Compile a form of questions about histories."""
    kinds = "|".join(f"{WORDS['roles']} {WORDS['types']} {WORDS['histories']['other_kinds']}".split())
    return re.compile(WORDS["histories"][name].replace("%KINDS%", kinds), re.IGNORECASE | re.VERBOSE)


def commits_in(commits: Iterable[CommitFacts], bounds: Bounds) -> Iterator[CommitFacts]:
    """Yield the commits in a time, without merges."""
    for commit in commits:
        day = commit.date[:10]
        if day >= bounds.since and not (bounds.until and day >= bounds.until) and len(commit.parents) < 2:
            yield commit


def changing(
    repository: Repository, commits: Iterable[CommitFacts], paths: Sequence[str], bounds: Bounds
) -> Iterator[CommitFacts]:
    """Yield the commits that change a file, without merges."""
    # Most commits change none of the few folders.
    folders = sorted({path.rpartition("/")[0] for path in paths})
    for commit in commits_in(commits, bounds):
        if repository.touches(commit, folders) and repository.touches(commit, paths):
            yield commit


def beginning_of(repository: Repository, walked: Sequence[CommitFacts], paths: Sequence[str]) -> list[CommitFacts]:
    """Find the first commit that changes a file or folder, under its former names, too; empty without any."""
    names, first = list(paths), list[CommitFacts]()
    for _ in range(_MOST_NAMES):
        first = [*changing(repository, walked, names, Bounds())][-1:]
        renamed = [
            one.old_path
            for commit in first
            for one in repository.paths_changed(commit)
            if one.old_path and any(f"{one.path}/".startswith(f"{name}/") for name in names)
        ]
        if set(renamed) <= set(names):
            break
        names += renamed
    return first


def introduced(
    by_path: Sequence[CommitFacts], naming: Sequence[CommitFacts], told: Sequence[str], asked: str
) -> tuple[CommitFacts | None, bool]:
    """Choose the commit whose subject says that it adds or removes something, or that began its files.

    Without one, return the first that names it, and False.
    """
    is_end, words = bool(_REMOVING.search(asked)), r"\s+".join(map(re.escape, told))
    verb = _REMOVING if is_end else re.compile(_ADDING.replace("%WORDS%", words), re.IGNORECASE)
    subjects = ((one, one.message.partition("\n")[0]) for one in naming)
    saying = [one for one, subject in subjects if verb.search(subject)]
    if is_end:
        return (saying[0], True) if saying else (None, False)
    stated = [one for one in naming if {*told} <= {*_WORD.findall(one.message.partition("\n")[0].lower())}]
    first = next(iter((stated or naming)[-1:]), None)
    found = min([*saying[-1:], *by_path], key=lambda one: one.date, default=None)
    if first is None or found is None:
        return found or first, found is not None
    # A commit that adds something after several about it may add to it, as its files may be renamed.
    earlier = sum(one.date < found.date for one in stated)
    return (first, False) if earlier >= (_SEVERAL if by_path else 1) else (found, True)


def with_reason(listing: Listing, repository: Repository, commit: CommitFacts, named: str) -> Listing:
    """Begin an answer with the commit that began or ended something, and its reason if there is one."""
    row, (told, lines) = commit_row(commit), reason_of(repository, commit)
    subject = commit.message.partition("\n")[0]
    head = f"{named} on {commit.date[:10]} by {commit.author_person.name} in {commit.hash[:_HASH]} {subject!r}; {told}"
    text = "\n    ".join([row.line, *lines])
    section = Section("begun", [Row(text, {**row.data, "message": commit.message})], "by this commit:")
    return replace(listing, head=f"{head} · {listing.head}", sections=[section, *listing.sections])


def reason_of(repository: Repository, commit: CommitFacts) -> tuple[str, Sequence[str]]:
    """Tell where a message gives more than a subject, and that text: in the commit, or in its merge."""
    if lines := _body(commit.message):
        return "the rest of its message is below", lines
    merge = _merge_of(repository, commit)
    if merge is None:
        return "no message gives a reason", []
    subject = merge.message.partition("\n")[0]
    return f"no reason in its message, merged by {merge.hash[:_HASH]} {subject!r}", _body(merge.message)


def _body(message: str) -> list[str]:
    """Return the first lines of a message after its subject, without trailers."""
    lines = (line.strip() for line in _TRAILERS.sub("", message.partition("\n")[2]).splitlines())
    return list(filter(None, lines))[:_MOST_LINES]


def _merge_of(repository: Repository, commit: CommitFacts) -> CommitFacts | None:
    """Find the merge that brought a commit into the line of first parents; none if it was made there."""
    walked = repository.newest(MAX_COMMITS)
    known, line = {one.hash: one for one in walked}, list[CommitFacts]()
    following = walked[0].hash if walked else ""
    while following in known:
        line.append(known[following])
        following = next(iter(line[-1].parents), "")
    seen = set[str]()
    for merge in reversed(line):
        waiting = list(merge.parents[1:])
        seen.add(merge.hash)
        while waiting:
            one = waiting.pop()
            if one in seen:
                continue
            if one == commit.hash:
                return merge
            seen.add(one)
            waiting += known[one].parents if one in known else ()
    return None


def commit_row(commit: CommitFacts) -> Row:
    """Describe a commit in a line."""
    subject = commit.message.partition("\n")[0]
    told = f"{commit.date[:10]} · {commit.author_person.name} · {commit.hash[:_HASH]} · {subject}"
    return Row(
        told,
        {"commit": commit.hash, "date": commit.date, "author": commit.author_person.name, "message": commit.message},
    )
