"""The history of a topic, as "who wrote the face detector" and "since when is there an LDAP module".

For maintainers: a topic is the files with its words in their paths. Its commits are read from git, so that none is
missing that the graph has not loaded. This module must not know templates.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Final, NamedTuple

from oxigraph_code.facts.commits import CommitFacts
from oxigraph_code.history import find_repository, last_day, people_of
from oxigraph_code.queries.library import FOLDER
from oxigraph_code.queries.matching import EVERYDAY, FILLERS, SECOND_PART, WORDS, stem, stems_of
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.symbol_details import modules_below
from oxigraph_code.tools.sparql.histories.introductions import (
    MAX_COMMITS,
    beginning_of,
    changing,
    commit_row,
    introduced,
    question_form,
    with_reason,
)
from oxigraph_code.tools.sparql.questions.bounds import Bounds, bounds_of, without
from oxigraph_code.tools.sparql.questions.mentions import AS_CODE, quoted_words, without_regard
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion

_WHO, _CHANGED, _BEGUN, _OWNS, _ADDED, _WHOLE = map(
    question_form, ("who", "changed", "begun", "owns", "added", "whole")
)
"""Forms of questions: ``_OWNS`` asks for owners of files, ``_ADDED`` for a beginning or an end."""
_UNOWNED: Final = "no line of a CODEOWNERS file covers these files, so by commits"
_FILE: Final = re.compile(r"[\w/.-]+[.][a-z]{1,5}\b")
_FOLDER: Final = question_form("folder")
_OF_TOPIC: Final = re.compile(
    r"\s*(?:code|feature|functionality|logic|integration|support|flow|system)\b", re.IGNORECASE
)
"""The words after a name that is no folder alone, as "the search feature"."""
_VERSION: Final = re.compile(r"(?<![\w/])(?:[\w-]*[-_])?v?\d+[.]\d+(?:[.]\d+)*(?![\w/])")
_UNSAID: Final = frozenset(map(stem, WORDS["of_topics"].split()))
_SHORTEST_INSIDE: Final = 4
_MAX_FILES: Final = 300
_FEW: Final = 3
_SHOWN: Final = 10
_MARKS: Final = " ?.!`'\""
_WORD: Final = re.compile(r"[a-z]+|\d+")
_LITTLE: Final = (
    EVERYDAY | FILLERS | frozenset(WORDS["never_names"].split()) - {"api", "http", "sql", "json", "html", "css", "url"}
)


class _Topic(NamedTuple):
    """Files of a topic, its words in their paths and in no path, and its folders."""

    paths: Sequence[str]
    told: Sequence[str]
    left_out: Sequence[str]
    folders: Sequence[str] = ()


def topic_history(question: AskedQuestion, *, is_whole: bool) -> Listing | None:
    """Tell the commits and people of a topic, if ``is_whole`` only one with all words in its paths."""
    form = next((form for form in (_WHO, _CHANGED, _BEGUN, _OWNS) if form.match(question.text)), None)
    repository = find_repository(question.scope.root) if form else None
    if form is None or repository is None or question.workspace.graphs or _VERSION.search(question.text):
        return None
    asked = SECOND_PART.sub("", form.sub("", question.text, count=1))
    whole, bounds = bounds_of(asked, date.today(), lambda: last_day(question.scope.root))
    files = question.scope.files(question.workspace.settings)
    rest, folders = folders_in(files, whole)
    is_added = bool(_ADDED.search(question.text)) and not (bounds.since or bounds.until)
    # The file that is named first is the topic.
    named = next((name for name in _FILE.findall(rest) if any(path.endswith(name) for path in files)), "")
    # The history of a symbol or a file by its name is known, but for its beginning and where no owner is stated.
    is_name = form is _OWNS or "`" in question.text or bool(AS_CODE.search(rest))
    is_name |= form is _BEGUN and not is_added
    # A team is known by CODEOWNERS alone.
    is_file = bool(named) and "team" not in question.text.lower() and (form is _OWNS or is_added)
    if is_whole and is_name and not (is_file or (folders and form is not _BEGUN)):
        return None
    own = question.scope.root.name.lower()
    words = {word: stem(word) for word in _WORD.findall(rest.lower()) if word not in _LITTLE and word != own}
    told = {word: one for word, one in words.items() if one not in _UNSAID}
    inside = [path for path in files if path.endswith(named) and (not folders or _is_below(path, folders))]
    topic = _topic(inside, told)
    if topic is None and len(told) == 1 and not folders:
        # Too many files have the word, but a folder may be all of it.
        folders = folders_in(files, f"in {next(iter(told))}")[1]
    of_folders = _WORD.findall(" ".join(folders).lower())
    if folders and topic is not None and not topic.left_out:
        topic = topic._replace(told=[*topic.told, *dict.fromkeys(of_folders)])
    elif folders:
        topic = _Topic(inside, (), [word for word in told if word not in of_folders], folders)
    elif form is _CHANGED and bounds.since and _WHOLE.fullmatch(rest):
        topic = _Topic((), (), (), [""])
    walked = repository.newest(MAX_COMMITS)
    naming = [one for one in walked if _names(one, told.values())] if is_added and told and not named else []
    if naming and (topic is None or topic.left_out):
        topic = _Topic((), list(told), ())
    if topic is None or (is_whole and topic.left_out) or len(topic.left_out) > len(topic.told or topic.folders):
        return None
    # A name with several words is a topic as a whole only.
    coded = " ".join(word.lower() for word in rest.split() if "_" in word and not _FILE.search(word))
    if set(_WORD.findall(coded)).intersection(topic.left_out) or (form is _OWNS and _is_owned(question, topic)):
        return None
    below = repository.below(question.scope.root)
    paths = [f"{below}{path}".rstrip("/") for path in topic.folders or topic.paths]
    found = {one.hash: one for one in (*changing(repository, walked, paths, bounds), *naming)}
    commits = sorted(found.values(), key=lambda one: one.date, reverse=True)
    before = next(changing(repository, walked, paths, Bounds()), None) if bounds.since and not commits else None
    listing = _listing(question, topic, commits, bounds, form, is_named=bool(naming))
    if (verb := _ADDED.search(question.text)) and is_added and commits:
        code = [path for path in paths if not is_about_others(path)] or paths
        by_path = [] if topic.left_out else beginning_of(repository, walked, code)
        thing = named or " and ".join(topic.folders) or repr(" ".join(topic.told))
        begun, is_sure = introduced(by_path, naming, list(told), question.text)
        done = f"was {verb[1] or verb[2] or 'added'}" if is_sure else "is named first"
        if begun is not None:
            listing = with_reason(listing, repository, begun, f"{thing} {done}")
            earlier = [one for one in naming if one.date < begun.date and is_sure]
            named = f"{len(earlier):,} earlier commits name it" if len(earlier) > 1 else "an earlier commit names it"
            listing = replace(listing, head=listing.head.replace("; ", f"; {named}; ", 1)) if earlier else listing
    if before is not None:
        listing = replace(
            listing, head=f"{listing.head}, the last before on {before.date[:10]} by {before.author_person.name}"
        )
    if len(walked) < MAX_COMMITS:
        return listing
    return replace(listing, head=f"of the last {MAX_COMMITS:,} commits: {listing.head}")


def _is_below(path: str, folders: Sequence[str]) -> bool:
    return any(path.startswith(f"{folder}/") for folder in folders)


def folders_in(paths: Sequence[str], text: str) -> tuple[str, list[str]]:
    """Take a folder out of a text that names its path or the end of it, at most three alike."""
    for found in _FOLDER.finditer(text):
        name = found["name"].lower().strip(".")
        is_topic = not found["after"] and _OF_TOPIC.match(text, found.end())
        is_said = found["before"] or found["after"] or "/" in name or name == text.strip(_MARKS).lower()
        is_said = is_said and ("/" in name or not is_topic)
        if not is_said:
            continue
        below = {path[: at + len(name)] for path in paths if (at := f"/{path.lower()}".find(f"/{name}/")) >= 0}
        folders = [name for name in below if name.lower() == found["name"].lower()] or sorted(below)
        if 0 < len(folders) <= _FEW:
            return without(text, found), folders
    return text, []


def _topic(paths: Sequence[str], told: Mapping[str, str]) -> _Topic | None:
    """Choose the files with most of some words in their paths."""
    having: dict[str, list[str]] = {}
    for path in paths if told else ():
        stems, text = stems_of(path), path.lower()
        found = [word for word, one in told.items() if one in stems or (len(one) >= _SHORTEST_INSIDE and one in text)]
        if found:
            having[path] = found
    most = max(map(len, having.values()), default=0)
    best = [path for path, found in having.items() if len(found) == most]
    # The rarest words tell most.
    groups = Counter(tuple(having[path]) for path in best)
    words = min(groups, key=lambda group: groups[group], default=())
    best = [path for path in best if tuple(having[path]) == words]
    if not words or len(best) > _MAX_FILES:
        return None
    return _Topic(best, words, [word for word in told if word not in words])


def _names(commit: CommitFacts, stems: Iterable[str]) -> bool:
    """Return true if the message of a commit, no merge, has all words."""
    said = {stem(word) for word in _WORD.findall(commit.message.lower())}
    return len(commit.parents) < 2 and said.issuperset(stems)


def _is_owned(question: AskedQuestion, topic: _Topic) -> bool:
    """Return true if a CODEOWNERS file names an owner of a topic."""
    scope, workspace = question.scope, question.workspace
    paths = set(topic.paths)
    modules = [module for module in modules_below(workspace, scope, "") if scope.path_of(module) in paths]
    return bool(modules and workspace.rows(f"{FOLDER}/file_owners", module=modules))


def files_with(paths: Sequence[str], words: Sequence[str]) -> Sequence[str]:
    """Return the few files with all words in their paths; none if a word is missing, or for many."""
    topic = _topic(paths, {word: stem(word) for word in words})
    return topic.paths if topic is not None and not topic.left_out and len(topic.paths) <= _FEW else ()


def _listing(
    question: AskedQuestion,
    topic: _Topic,
    commits: Sequence[CommitFacts],
    bounds: Bounds,
    form: re.Pattern[str],
    *,
    is_named: bool,
) -> Listing:
    """Describe commits, people and files in the order that the form of a question asks for."""
    where = "its path" if len(topic.paths) == 1 else "their paths"
    of = f"of the {counted(len(topic.paths), 'file')} " if topic.paths else ""
    places = [*([where] if topic.paths else []), *(["their messages"] if is_named else [])]
    named = f" {of}with {quoted_words(topic.told, topic.left_out, ' or '.join(places))}"
    if topic.folders:
        left_out = f" ({without_regard(topic.left_out)})" if topic.left_out else ""
        named = f" in {' and '.join(topic.folders)}{left_out}" if any(topic.folders) else ""
    first, last = (commits[-1], commits[0]) if commits else (None, None)
    begun = f", the first on {first.date[:10]} by {first.author_person.name}" if first and not bounds.since else ""
    ended = f", the last on {last.date[:10]} by {last.author_person.name}" if last else ""
    when = f" {bounds.shown}" if bounds.shown else ""
    summary = f"{counted(len(commits), 'commit')}{when}{named}{begun}{ended}"
    besides = bounds.besides.lower()
    made = (name for commit in commits for name in dict.fromkeys(people_of(commit)))
    people = Counter(name for name in made if not (besides and besides in name.lower()))
    authors = [
        Row(f"{name} · {counted(number, 'commit')}", {"name": name, "commits": number})
        for name, number in people.most_common()
    ]
    ordered, order = (commits[::-1], "oldest") if form is _BEGUN else (commits, "newest")
    files = [Row(path, {"path": path}) for path in topic.paths[:_SHOWN]]
    sections = [
        Section(
            "commits",
            [*map(commit_row, ordered if form is _CHANGED else ordered[:_SHOWN])],
            f"commits, the {order} first:",
        ),
        Section("people", authors, "people:"),
    ]
    sections = sections[::-1] if form in (_WHO, _OWNS) else sections
    by = [_UNOWNED] if form is _OWNS else []
    return Listing(
        summary,
        [*sections, Section("files", files, "files as they are called now:")],
        [*by, "without merges and commits before a renaming", question.scope.freshness],
        data={"template": "topic"},
        next_step="recent_changes",
    )
