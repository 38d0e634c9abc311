"""The commits and files of a release, as "what changed between v1.1 and v1.2".

For maintainers: tags are read from git, so that no commit is missing that the graph has not loaded. Since a tag is a
question for the tool about recent changes. This module must not know templates.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import Final

from oxigraph_code.history import find_repository
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.sparql.histories.introductions import commit_row, question_form
from oxigraph_code.tools.sparql.questions.places import PlaceLookup
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion

_ASKED, _RELEASES, _LAST = map(question_form, ("release", "releases", "last_release"))
_VERSION: Final = re.compile(r"((?:[\w/-]*?[-_/])?v?)(\d+(?:[.]\d+)+)")


def release_changes(question: AskedQuestion) -> Listing | None:
    """List the commits of a release, or between two tags; None for any other question."""
    if (listed := _RELEASES.fullmatch(question.text)) is not None:
        return _releases(question, is_last=bool(listed["last"] or listed["newest"]))
    asked = question.text
    if _LAST.search(asked) and (around := find_repository(question.scope.root)) and (tags := around.releases()):
        asked = _LAST.sub(tags[0][0], asked)
    places = PlaceLookup(question.workspace, question.scope).read(asked)
    inside = ((rest, path) for rest, place in places for name, path in place.arguments if name == "path")
    read = ((_ASKED.match(text), path) for text, path in chain([(asked, "")], inside))
    found, path = next((one for one in read if one[0]), (None, ""))
    repository = find_repository(question.scope.root) if found else None
    # Of a whole project, it is a question for the tool about recent changes.
    if (
        found is None
        or repository is None
        or question.workspace.graphs
        or (found["since"] and not path and asked == question.text)
    ):
        return None
    names = repository.branches()
    if found["only"]:
        tip = _tag(names, found["only"])
        base = _before(names, tip)
    elif found["since"]:
        base, tip = _tag(names, found["since"]), "HEAD"
    else:
        base, tip = (_tag(names, found[one] or found[other]) for one, other in (("base", "one"), ("tip", "other")))
    if not (base and tip):
        return None
    first, last = repository.tip(base), repository.tip(tip)
    wanted = set(repository.since(last, first))
    commits = [commit for commit in repository.commits(last) if commit.hash in wanted] if wanted else []
    files = repository.differing(first, last)
    if path:
        within = f"{repository.below(question.scope.root)}{path}"
        # As `git log` with a path, which leaves merges out.
        commits = [one for one in commits if len(one.parents) < 2 and repository.touches(one, [within])]
        files = [one for one in files if f"{one.path}/".startswith(f"{within}/")]
    kinds = Counter(change.kind for change in files)
    told = ", ".join(f"{number:,} {kind}" for kind, number in kinds.most_common())
    days = f", {commits[-1].date[:10]} to {commits[0].date[:10]}" if commits else ""
    days += f", in {path}" if path else ""
    return Listing(
        f"{counted(len(commits), 'commit')} after {base} until {tip}{days}, {counted(len(files), 'file')} that differ"
        + (f": {told}" if told else ""),
        [
            Section("commits", [commit_row(commit) for commit in commits], "commits, the newest first:"),
            Section("files", [Row(f"{one.path} · {one.kind}", one._asdict()) for one in files], "files:"),
        ],
        [question.scope.freshness],
        next_step=f"compare_refs with base={base} and head={tip} for symbols and calls",
        data={"template": "release"},
    )


def _releases(question: AskedQuestion, *, is_last: bool) -> Listing | None:
    """List the tags with the number of a version, the newest first, and the commits since the last one."""
    repository = find_repository(question.scope.root)
    tags = repository.releases() if repository and not question.workspace.graphs else []
    if repository is None or not tags:
        return None
    last, day = tags[0]
    since = len(repository.since(repository.tip(""), repository.tip(f"refs/tags/{last}")))
    told = (
        f"{counted(len(tags), 'release')} by tags, the last is {last} on {day}, {counted(since, 'commit')} before HEAD"
    )
    shown = tags[:1] if is_last else tags
    rows = [Row(f"{name} · {made}", {"tag": name, "date": made}) for name, made in shown]
    return Listing(told, [Section("rows", rows)], [question.scope.freshness], data={"template": "releases"})


def _tag(names: Sequence[str], asked: str) -> str:
    """Return the branch or tag with a name, or the only one with its version; empty for any other text."""
    version = _VERSION.fullmatch(asked)
    same = [name for name in names if version and (own := _VERSION.fullmatch(name)) and own[2] == version[2]]
    return asked if asked in names else same[0] if len(same) == 1 else ""


def _before(names: Sequence[str], tip: str) -> str:
    """Return the version before one, of those with the same text before the number; empty for the first."""
    versions = [found for found in map(_VERSION.fullmatch, names) if found]
    begin = next((found[1] for found in versions if found[0] == tip), None)
    ordered = sorted((_numbers(found[2]), found[0]) for found in versions if found[1] == begin)
    earlier = [name for numbers, name in ordered if numbers < _numbers(tip)]
    return earlier[-1] if begin is not None and earlier else ""


def _numbers(version: str) -> list[int]:
    return [int(number) for number in _VERSION.sub(r"\2", version).split(".")]
