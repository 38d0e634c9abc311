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
from oxigraph_code.queries.matching import WORDS
from oxigraph_code.tools.admin.load_history import load_missing_commits
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.sparql.histories.topic_history import changing, commit_row, walked_commits
from oxigraph_code.tools.sparql.questions.bounds import Bounds
from oxigraph_code.tools.sparql.questions.mentions import symbols_named
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion

_KINDS: Final = "|".join((*WORDS["roles"].split(), *WORDS["types"].split(), "column", "field"))
_NAME: Final = (
    rf"(?:the\s+)?(?:(?P<kind{{0}}>{_KINDS})\s+)?[`'\"]?(?P<name{{0}}>[\w.:/]*\w)(?:\(\))?[`'\"]?"
    rf"(?P<role{{0}}>\s+(?:{_KINDS}))?"
)
_ADDED: Final = "(?:added|introduced|created|implemented)"
_ASKED: Final = re.compile(
    rf"\W*(?:(?:when|why)\s+(?:was|were)\s+{_NAME.format(1)}\s+(?:first\s+|originally\s+)?{_ADDED}(?:\s+to\s+the\s+\w+)?"
    rf"|(?:who|(?:which|what)\s+commit)\s+(?:first\s+|originally\s+)?{_ADDED}\s+{_NAME.format(2)}(?:\s+(?:first|originally))?)\W*$",
    re.IGNORECASE,
)
_CODE: Final = re.compile(r"[_.:]|[a-z][A-Z]|^[A-Z]")
_DECLARING: Final = "class|interface|trait|struct|enum|type|module|def|func|function|fn|const|let|var|val"
_TYPES: Final = ("Class", "Trait", "Enum")
_MOST_BYTES: Final = 2_000_000
_MOST_SYMBOLS: Final = 5


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
            rows.append(Row(f"{row.line}\n    {symbol.place}{moved}", {**row.data, "symbol": symbol.iri}))
    if not rows:
        return None
    one, name = rows[0].data, own[0].name
    head = (
        f"{name} was added on {one['date'][:10]} by {one['author']}"
        if len(rows) == 1
        else f"{len(rows)} symbols {name}"
    )
    told = f"{head}: the first commit in which its file declares it"
    return Listing(told, [Section("rows", rows)], [question.scope.freshness], data={"template": "beginning"})


def _first(question: AskedQuestion, symbol: Symbol, repository: Repository) -> tuple[CommitFacts, str] | None:
    """Find the first commit that declares a symbol in its file, and the path of the file then."""
    name = re.escape(symbol.short_name)
    declared = re.compile(rf"\b(?:{_DECLARING})\b[^\n]*\b{name}\b".encode())
    text = question.scope.text(symbol.path).encode()
    wanted = declared if declared.search(text) else re.compile(rf"\b{name}\b".encode())
    commits = walked_commits(repository)
    for path in reversed([*_paths(question, symbol, repository)]):
        for commit in reversed([*changing(repository, commits, [path], Bounds())]):
            with suppress(OSError):
                if wanted.search(repository.files(commit.hash).read(path, _MOST_BYTES)):
                    return commit, path
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
