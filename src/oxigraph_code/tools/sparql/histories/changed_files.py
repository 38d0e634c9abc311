"""The files that were added, removed, changed or left alone in a time, as "migrations added in 2026".

For maintainers: a kind of files is a word in their paths. Changes are read from git, which knows deleted files too.
This module must not know templates.
"""

from __future__ import annotations

from datetime import date
from typing import Final

from oxigraph_code.history import find_repository, last_day
from oxigraph_code.queries.matching import stem, stems_of
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.sparql.histories.change_counts import FILES, NO_FILES, change_counts, changes_in
from oxigraph_code.tools.sparql.histories.introductions import question_form
from oxigraph_code.tools.sparql.questions.bounds import bounds_of
from oxigraph_code.tools.sparql.questions.mentions import quoted_words, without_regard
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion

_ASKED: Final = question_form("files")
_FEW: Final = 10
"""One file in this many is seldom what a word means."""


def changed_files(question: AskedQuestion) -> Listing | None:
    """List the files that changed in one way in a time, or most, or together; None for any other question."""
    if (numbers := change_counts(question)) is not None:
        return numbers
    rest, bounds = bounds_of(question.text, date.today(), lambda: last_day(question.scope.root))
    asked = _ASKED.match(" ".join(rest.split()))
    is_timed = bool(bounds.since or bounds.until) and not question.workspace.graphs
    repository = find_repository(question.scope.root) if asked and is_timed else None
    if asked is None or repository is None or NO_FILES.fullmatch(asked["kind"].split()[-1]):
        return None
    said = {word: stem(word) for word in asked["kind"].lower().split() if not FILES.fullmatch(word)}
    below = repository.below(question.scope.root)
    # A rename adds no file.
    is_renaming = bool(asked["added"] or asked["deleted"])
    made = [
        (change.kind, change.path, commit)
        for commit, changes in changes_in(repository, bounds, (below,))
        for change in (repository.paths_changed(commit) if is_renaming else changes)
        if change.path.startswith(below)
    ]
    present = {f"{below}{path}" for path in question.scope.files(question.workspace.settings)}
    every = present.union(path for _, path, _ in made)
    stems = [stems_of(path) for path in every]
    # The noun comes last; a word before it, as in "database migrations", may be in the paths of few such files.
    having = [one for one in stems if not said or [*said.values()][-1] in one]
    together = sum(one.issuperset(said.values()) for one in having)
    told = list(said) if together * _FEW > len(having) else list(said)[-1:]
    wanted = {said[word] for word in told}
    if not having:
        return None
    is_kept = bool(asked["kept"])
    done = next(kind for kind in ("added", "deleted", "changed") if asked[kind])
    kinds = {"added": ("added",), "deleted": ("deleted",), "changed": ("added", "modified", "renamed")}[done]
    found = {path: commit for kind, path, commit in reversed(made) if kind in kinds and wanted <= stems_of(path)}
    left_alone = sorted(path for path in present if wanted <= stems_of(path) and path not in found) if is_kept else []
    rows = (
        [Row(path, {"path": path}) for path in left_alone]
        if is_kept
        else [
            Row(f"{path} · {one.date[:10]} · {one.author_person.name}", {"path": path, "commit": one.hash})
            for path, one in sorted(found.items(), key=lambda item: (item[1].date, item[0]), reverse=True)
        ]
    )
    gone = sum(path not in present for path in found) if done != "deleted" and not is_kept else 0
    named = f" with {quoted_words(told, [], 'their paths')}" if told else ""
    left_out = without_regard([word for word in said if word not in told])
    head = f"{counted(len(rows), 'file')}{named} {'not ' if is_kept else ''}{done} {bounds.shown}"
    head += f", {gone:,} of them no longer there" if gone else ""
    return Listing(
        f"{head} ({left_out})" if left_out else head,
        [Section("rows", rows)],
        ["without merges", question.scope.freshness],
        data={"template": "changed_files"},
        next_step="recent_changes",
    )
