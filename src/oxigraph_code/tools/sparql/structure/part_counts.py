"""Numbers of several kinds, and of kinds by part, as "how many classes are there in each folder".

For maintainers: a part is a folder, a project, a file or a language, to which each thing belongs by its file. This
module must not know templates.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from oxigraph_code import identity
from oxigraph_code.queries.matching import WORDS
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.sparql.kinds.clauses import listed_kind
from oxigraph_code.tools.sparql.questions.places import modules_named
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion
from oxigraph_code.tools.sparql.questions.wordings import asked_in
from oxigraph_code.tools.workspace.scope import QuestionScope

PARTS: Final = frozenset(" ".join(WORDS["parts"][key] for key in ("projects", "files", "folders", "others")).split())
_PROJECTS, _PACKAGES, _FILES_EACH = (
    frozenset(WORDS["parts"][key].split()) for key in ("projects", "packages", "files")
)
_APP: Final = re.compile(r"(?:[^/]+/)*apps/[^/]+|(?:(?:src|apps?|packages|backend)/)?[^/]*")
"""The first folder of a path, or the one in a folder of all apps."""
_OF_PACKAGES: Final = re.compile(WORDS["parts"]["files_of_packages"])
_LINES: Final = frozenset({"lines", "lines of code", "loc", "code"})
_FILES: Final = frozenset({"files", "source files"})
_SPLIT: Final = re.compile(r",\s*(?:and\s+)?|\s+(?:and|or)\s+")


def part_of(scope: QuestionScope, part: str) -> Callable[[str], str]:
    """Return the function from a file to its part: its project, its folder, or itself."""
    if is_of_projects(scope, part):
        return identity.project_of
    if is_of_files(part):
        return scope.path_of
    if part == "app":
        return lambda module: _APP.findall(scope.path_of(module))[0]
    return lambda module: scope.path_of(module).rpartition("/")[0] or "."


def is_of_projects(scope: QuestionScope, part: str) -> bool:
    """Return true for a kind of parts that are projects, as the packages of a workspace."""
    signs = WORDS["parts"]["workspaces"].items() if part in _PACKAGES and len(scope.projects) > 1 else ()
    return part in _PROJECTS or any(sign in scope.text(path) for path, sign in signs)


def is_of_files(part: str) -> bool:
    """Return true for a kind of parts that are single files."""
    return not part or part in _FILES_EACH


def shown_part(part: str) -> str:
    """Return a part as it is shown: a path, or the name of a project."""
    return identity.decode(part.rpartition("project/")[2]) if part.startswith(identity.BASE) else part


def modules_of_kind(question: AskedQuestion, kind: str) -> dict[str, str] | None:
    """Map the things of a kind, in the plural, to their files; None for a kind that is not known."""
    listed = listed_kind(question.scope, f"list all {kind}")
    if listed is None or listed.after.strip() or listed.before.strip(" ").lower() not in ("", "list all", "list"):
        return None
    # A dependency is of a project and of no file.
    if not all("?module" in query for query in listed.queries):
        return None
    queries = (query.replace("DISTINCT ?thing", "DISTINCT ?thing ?module", 1) for query in listed.queries)
    rows = next(filter(None, map(question.rows, queries)), [])
    files = {row["thing"]: row["module"] for row in rows if question.scope.holds(row["module"])}
    return files if rows or listed.is_known else None


def counted_by_part(question: AskedQuestion) -> Listing | None:
    """Count kinds of things, together or in each part; None for any other question."""
    scope, found = question.scope, asked_in("counted", question.text)
    listed = None if found else asked_in("listed", question.text)
    found = found or (listed if listed and _has_parts(question, listed["part"].lower()) else None)
    if found is None:
        return None
    kinds = [kind.strip().lower() for kind in _SPLIT.split(found["kinds"] or "lines of code")]
    part = {"directorie": "folder", "directory": "folder"}.get(found["part"].lower(), found["part"].lower())
    place = found["place"] or ""
    inside = set(modules_named(question.workspace, scope, place)) if place else None
    if inside is not None and not inside:
        return None
    key_of = _key(question, part)
    counts: dict[str, Counter[str]] = {}
    for kind in kinds:
        counts[kind] = Counter()
        found_of_kind = _numbers(question, kind)
        if found_of_kind is None:
            return None
        for module, number in found_of_kind:
            if inside is None or module in inside:
                counts[kind][key_of(module)] += number
    totals = " and ".join(f"{sum(counts[kind].values()):,} {kind}" for kind in kinds)
    where = f" (in {place})" if place else ""
    order = sorted({key for one in counts.values() for key in one}, key=lambda key: (-counts[kinds[0]][key], key))
    rows = [
        Row(_line(key, kinds, counts), {"part": key, **{kind: counts[kind][key] for kind in kinds}}) for key in order
    ]
    return Listing(
        f"{totals} in {counted(len(order), part)}, most first{where}" if part else f"{totals} in all{where}",
        [Section("rows", rows if part else [])],
        [f"{part}s without any are not shown", scope.freshness] if part else [scope.freshness],
        data={"template": "part_counts"},
    )


def _has_parts(question: AskedQuestion, part: str) -> bool:
    """Return true if a word for parts means parts of the project, and not its libraries."""
    if is_of_projects(question.scope, part):
        return True
    rows = question.workspace.cached_rows("module_sizes", project=sorted(question.scope.projects))
    return 2 * sum(bool(_OF_PACKAGES.search(row["module"])) for row in rows) > len(rows)


def _line(part: str, kinds: Sequence[str], counts: Mapping[str, Counter[str]]) -> str:
    return f"{shown_part(part)} · {' · '.join(f'{counts[kind][part]:,} {kind}' for kind in kinds)}"


def _key(question: AskedQuestion, part: str) -> Callable[[str], str]:
    if part != "language":
        return part_of(question.scope, part)
    rows = question.workspace.cached_rows("module_sizes", project=sorted(question.scope.projects))
    languages = {row["module"]: row["language"] for row in rows}
    return lambda module: languages.get(module, "")


def _numbers(question: AskedQuestion, kind: str) -> list[tuple[str, int]] | None:
    """Return files, each with a number of its things of a kind."""
    if kind in _LINES | _FILES:
        rows = question.workspace.cached_rows("module_sizes", project=sorted(question.scope.projects))
        return [(row["module"], 1 if kind in _FILES else int(row.get("lines", 0))) for row in rows]
    modules = modules_of_kind(question, kind)
    return None if modules is None else [(module, 1) for module in modules.values()]
