"""Questions for the commit that added a symbol, as "when was the model Order added".

For maintainers: the graph has the last commits of a file and its former names, git the others and the text at each.
The first one with the name is the answer. This module must not know templates.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from oxigraph_code import identity
from oxigraph_code.facts.commits import CommitFacts
from oxigraph_code.history import Repository, find_repository
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.admin.load_history import load_missing_commits
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.sparql.histories.introductions import (
    MAX_COMMITS,
    changing,
    commit_row,
    question_form,
    reason_of,
)
from oxigraph_code.tools.sparql.questions.bounds import Bounds
from oxigraph_code.tools.sparql.questions.mentions import symbols_named
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion

_ASKED: Final = question_form("beginning")
_CODE: Final = re.compile(r"[_.:]|[a-z][A-Z]|^[A-Z]")
_DECLARING: Final = "class|interface|trait|struct|enum|type|module|def|func|function|fn|const|let|var|val"
_TYPES: Final = ("Class", "Trait", "Enum")
_MOST_BYTES: Final = 2_000_000
_MOST_SYMBOLS: Final = 5
_MOST_FILES: Final = 50


def beginning(question: AskedQuestion) -> Listing | None:
    """Find the commits that added the symbols in a question; None for any other question."""
    asked = _ASKED.match(question.text)
    name = (asked["name1"] or asked["name2"]) if asked else ""
    if asked is None or not (_CODE.search(name) or any(asked[f"{part}{n}"] for part in ("kind", "role") for n in "12")):
        return None
    repository = find_repository(question.scope.root)
    if repository is None:
        return None
    load_missing_commits(question.workspace, question.call, question.scope.root)
    known = details(question.workspace, question.scope, symbols_named(question.workspace, question.scope, name))
    own = [symbol for symbol in known.values() if symbol.path and symbol.module]
    # A type comes before the fields with its name.
    own = [symbol for symbol in own if symbol.kind in _TYPES] or own
    rows = []
    for symbol in own if len(own) <= _MOST_SYMBOLS else ():
        if (found := _first(question, symbol, repository)) is not None:
            row, path = commit_row(found[0]), found[1]
            moved = "" if path.endswith(symbol.path) else f", then in {path}"
            reason, lines = reason_of(repository, found[0])
            text = "\n    ".join([row.line, f"{symbol.place}{moved}", *lines])
            rows.append(Row(text, {**row.data, "symbol": symbol.iri, "reason": reason}))
    if not rows:
        return _of_text(question, name, repository) if not own and _CODE.search(name) else None
    one, name = rows[0].data, own[0].name
    head = (
        f"{name} was added on {one['date'][:10]} by {one['author']}"
        if len(rows) == 1
        else f"{len(rows)} symbols {name}"
    )
    told = f"{head}: the first commit in which its file declares it"
    told += f"; {one['reason']}" if len(rows) == 1 else ""
    return Listing(told, [Section("rows", rows)], [question.scope.freshness], data={"template": "beginning"})


def _of_text(question: AskedQuestion, name: str, repository: Repository) -> Listing | None:
    """Find the first commit that writes a text into one of the files that have it now."""
    scope, wanted = question.scope, re.compile(rf"(?<!\w){re.escape(name)}(?!\w)".encode())
    near = scope.with_any(scope.files(question.workspace.settings), [name])
    having = [path for path in near if wanted.search(scope.text(path).encode())]
    if not 0 < len(having) <= _MOST_FILES:
        return None
    below = repository.below(scope.root)
    firsts = [(found, path) for path in having if (found := _writing(repository, f"{below}{path}", wanted))]
    if not firsts:
        return None
    commit, path = min(firsts, key=lambda one: (one[0].date, is_about_others(one[1])))
    row, (reason, lines) = commit_row(commit), reason_of(repository, commit)
    told = (
        f"{name} was added on {commit.date[:10]} by {commit.author_person.name}: the first commit that writes it into"
    )
    others = f" one of the {counted(len(having), 'file')} that have it now" if len(having) > 1 else " its file"
    files = [Row(one, {"path": one}) for one in having]
    return Listing(
        f"{told}{others}; {reason}",
        [
            Section("rows", [Row("\n    ".join([row.line, path, *lines]), row.data)]),
            Section("files", files, "files that have it now:"),
        ],
        [question.scope.freshness],
        data={"template": "beginning"},
    )


def _first(question: AskedQuestion, symbol: Symbol, repository: Repository) -> tuple[CommitFacts, str] | None:
    """Find the first commit that declares a symbol in its file, and the path of the file then."""
    name = re.escape(symbol.short_name)
    declared = re.compile(rf"\b(?:{_DECLARING})\b[^\n]*\b{name}\b".encode())
    text = question.scope.text(symbol.path).encode()
    wanted = declared if declared.search(text) else re.compile(rf"\b{name}\b".encode())
    for path in reversed([*_paths(question, symbol, repository)]):
        if (commit := _writing(repository, path, wanted)) is not None:
            return commit, path
    return None


def _writing(repository: Repository, path: str, wanted: re.Pattern[bytes]) -> CommitFacts | None:
    """Find the first commit with a text in a file, that changes the file."""
    for commit in reversed([*changing(repository, repository.newest(MAX_COMMITS), [path], Bounds())]):
        with suppress(OSError):
            if wanted.search(repository.files(commit.hash).read(path, _MOST_BYTES)):
                return commit
    return None


def _paths(question: AskedQuestion, symbol: Symbol, repository: Repository) -> Iterator[str]:
    """Yield the path of the file with a symbol in its repository, and the paths before renames."""
    below = repository.below(question.scope.root)
    project, module = identity.project_of(symbol.module), symbol.module
    seen = set[str]()
    while module and module not in seen:
        seen.add(module)
        yield f"{below}{question.scope.path_of(module)}"
        rows = question.workspace.rows("commits_of_file", module=[module])
        before = next((row["before"] for row in reversed(rows) if row.get("before")), "")
        module = identity.module(project, before) if before else ""
