"""Files by their commits, as "which files changed most often", and files that change together.

For maintainers: all files that git knows are counted, also those that are not indexed. Files are told by their paths,
so that one has its commits since it was renamed; one with its name in the question also those before. This module must
not know templates.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from functools import cache
from itertools import accumulate, combinations
from typing import Final, NamedTuple

from oxigraph_code.facts.commits import ChangeFacts, CommitFacts
from oxigraph_code.history import Repository, find_repository, is_robot, last_day
from oxigraph_code.queries.matching import stem, stems_of
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.sparql.histories.introductions import MAX_COMMITS, commits_in, question_form
from oxigraph_code.tools.sparql.histories.topic_history import folders_in
from oxigraph_code.tools.sparql.questions.bounds import Bounds, bounds_of
from oxigraph_code.tools.sparql.questions.mentions import quoted_words
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion

NO_FILES: Final = question_form("no_files")
"""Things that are no files; a file with their word in its path is another thing."""
FILES: Final = re.compile(r"files?|source|code", re.IGNORECASE)
_ASKED: Final = question_form("counting")
_MOST_FILES: Final = 30
"""A commit of more files says little about two of them."""
_MOST_PAIRS: Final = 1_000


class _Changes(NamedTuple):
    """Commits in a time with their changes in some folders, and words for both."""

    repository: Repository
    commits: Sequence[tuple[CommitFacts, Sequence[ChangeFacts]]]
    is_there: Callable[[str], bool]
    when: str

    def most(self, head: str, numbers: Counter[tuple[str, ...]]) -> tuple[str, Sequence[Row]]:
        """List files or pairs of files, those with the most commits first, and count those that are gone."""
        known = sorted(
            ((files, number) for files, number in numbers.items() if all(map(self.is_there, files))),
            key=lambda one: (-one[1], one[0]),
        )
        gone = len(numbers) - len(known)
        head += f"; {gone:,} are no longer there, and not listed" if gone else ""
        rows = [
            Row(f"{' · '.join(files)} · {counted(number, 'commit')}", {"files": list(files), "commits": number})
            for files, number in known
        ]
        return head, rows


def change_counts(question: AskedQuestion) -> Listing | None:
    """Count the commits of files, pairs or people; None for any other question."""
    rest, bounds = bounds_of(question.text, date.today(), lambda: last_day(question.scope.root))
    words = " ".join(rest.split())
    if not _ASKED.search(words):
        return None
    inside, folders = folders_in(question.scope.files(question.workspace.settings), words)
    read = ((form, form.fullmatch(text), at) for form in _FORMS for text, at in ((words, []), (inside, folders)))
    form, found, at = next((one for one in read if one[1]), (None, None, []))
    repository = find_repository(question.scope.root) if form else None
    if form is None or found is None:
        return None
    question.check_commits()
    if repository is None:
        # People who changed files would be another answer.
        return Listing("no git history here to count commits in", [], [question.scope.freshness], is_found=False)
    below = repository.below(question.scope.root)
    starts = tuple(f"{below}{folder}/" for folder in at) or (below,)
    when = " ".join(filter(None, [bounds.shown, f"in {' and '.join(at)}" if at else ""]))
    changes = _Changes(
        repository,
        list(changes_in(repository, bounds, starts)),
        cache(repository.files(repository.head()[1]).has_file),
        f" {when}" if when else "",
    )
    told = _FORMS[form](found, changes)
    if told is None:
        return None
    head, rows = told
    cut = "" if len(repository.newest(MAX_COMMITS)) < MAX_COMMITS else f"of the last {MAX_COMMITS:,} commits: "
    return Listing(
        f"{cut}{head}",
        [Section("rows", rows[: bounds.limit or None])],
        ["without merges", question.scope.freshness],
        data={"template": "change_counts"},
        next_step="recent_changes",
    )


def changes_in(
    repository: Repository, bounds: Bounds, starts: tuple[str, ...]
) -> Iterator[tuple[CommitFacts, Sequence[ChangeFacts]]]:
    """Yield the commits in a time but merges, with their changes below a path; a rename is two."""
    for commit in commits_in(repository.newest(MAX_COMMITS), bounds):
        is_first = commit.is_cut or not commit.parents
        changes = repository.paths_changed(commit) if is_first else repository.differing(commit.parents[0], commit.hash)
        if found := [one for one in changes if one.path.startswith(starts)]:
            yield commit, found


def _most(found: re.Match[str], changes: _Changes) -> tuple[str, Sequence[Row]] | None:
    """Count the commits of each file, or of those with a word in their paths."""
    kind = (found["kind"] or found["active"] or found["having"] or "").lower().split()
    stems = {stem(word) for word in kind if not FILES.fullmatch(word)}
    numbers = Counter[tuple[str, ...]](
        (one.path,) for _, each in changes.commits for one in each if not stems or stems <= stems_of(one.path)
    )
    # Files of a kind that changed belong to a time, once or often.
    is_asked = not stems or found["often"] or not found["kind"]
    if not is_asked or (kind and NO_FILES.fullmatch(kind[-1])) or (stems and not numbers):
        return None
    named = f" with {quoted_words(kind, [], 'their paths')}" if stems else ""
    return changes.most(
        f"{counted(len(numbers), 'file')}{named} in {counted(len(changes.commits), 'commit')}{changes.when}, "
        "those with the most first, also those that are not indexed, without following renames",
        numbers,
    )


def _together(found: re.Match[str], changes: _Changes) -> tuple[str, Sequence[Row]] | None:
    """Count the commits that other files have in common with one, also under its former names."""
    name = found["file"]
    known = Counter(
        one.path
        for _, each in changes.commits
        for one in each
        if f"/{one.path}".endswith(f"/{name}") or one.path.rpartition("/")[2].partition(".")[0] == name
    )
    # Of files with the same name, the one that changes most.
    path = next((path for path, _ in known.most_common() if changes.is_there(path)), "")
    if not path:
        return None
    names, own, numbers = {path}, 0, Counter[tuple[str, ...]]()
    # Files that a commit moved together with it are counted under their present names.
    now = dict[str, str]()
    for commit, each in changes.commits:
        paths = {one.path for one in each}
        if names.isdisjoint(paths):
            continue
        own += 1
        if any(one.kind == "added" and one.path in names for one in each):
            moved = [one for one in changes.repository.paths_changed(commit) if one.old_path]
            names.update(one.old_path for one in moved if one.path in names)
            now |= {one.old_path: now.get(one.path, one.path) for one in moved}
        numbers.update((other,) for other in {now.get(one, one) for one in paths - names})
    others = sum(changes.is_there(other) for other in known) - 1
    which = f" ({counted(others, 'other file')} named so)" if others else ""
    former = f", renamed {counted(len(names - {path, ''}), 'time')}" if names - {path, ""} else ""
    return changes.most(
        f"{path}{which} changed in {counted(own, 'commit')}{changes.when}{former}, and with it "
        f"{counted(len(numbers), 'file')}, also those that are not indexed",
        numbers,
    )


def _pairs(_: re.Match[str], changes: _Changes) -> tuple[str, Sequence[Row]]:
    """Count the commits of each pair of files."""
    numbers = Counter[tuple[str, ...]]()
    for _commit, each in changes.commits:
        paths = sorted(one.path for one in each if changes.is_there(one.path))
        if len(each) <= _MOST_FILES:
            numbers.update(combinations(paths, 2))
    often = Counter({pair: number for pair, number in numbers.most_common(_MOST_PAIRS) if number > 1})
    return changes.most(
        f"{counted(len(often), 'pair')} of files in two or more commits{changes.when}, in commits of at most "
        f"{_MOST_FILES} files, those with the most first, also files that are not indexed",
        often,
    )


def _bus_factor(_: re.Match[str], changes: _Changes) -> tuple[str, Sequence[Row]]:
    """Find the fewest people who wrote more than half of the commits; one address or name is one person."""
    keys, names, numbers = dict[str, str](), dict[str, Counter[str]](), Counter[str]()
    for commit, _changed in changes.commits:
        person = commit.author_person
        if not is_robot(person):
            email = person.email.lower()
            key = keys.get(person.name) or keys.get(email) or person.name
            keys.setdefault(email, key)
            keys[person.name] = key
            numbers[key] += 1
            names.setdefault(key, Counter())[person.name] += 1
    total, sums = numbers.total(), accumulate(number for _, number in numbers.most_common())
    factor = next((at for at, number in enumerate(sums, 1) if number > total / 2), 0)
    rows = [
        Row(f"{' or '.join(names[key])} · {counted(number, 'commit')} · {number / total:.0%}", {"name": key})
        for key, number in numbers.most_common()
    ]
    wrote = "person wrote" if factor == 1 else "people wrote"
    of = f"{counted(total, 'commit')}{changes.when}, of {counted(len(rows), 'author')}"
    return f"bus factor {factor}: {factor} {wrote} more than half of the {of}", rows


_FORMS: Final[Mapping[re.Pattern[str], Callable[[re.Match[str], _Changes], tuple[str, Sequence[Row]] | None]]] = {
    question_form(name): way
    for name, way in {"bus_factor": _bus_factor, "pairs": _pairs, "together": _together, "most": _most}.items()
}
