"""Parts of a program that bound a reading: the modules of a place, and the project with a name.

For maintainers: a bound is read before the query of a template is bound to it. This module must not know how rows are
written.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from oxigraph_code.queries.matching import stem, stems_of
from oxigraph_code.tools.sparql.kinds.clauses import lines_of
from oxigraph_code.tools.sparql.kinds.measures import query_of
from oxigraph_code.tools.sparql.kinds.roles import FILES
from oxigraph_code.tools.sparql.questions.reading import QuestionReading
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion
from oxigraph_code.tools.sparql.row_answers import ALL_LINES


def defined_inside(question: AskedQuestion, reading: QuestionReading) -> QuestionReading:
    """Read a place in a question for dependents as the home of its symbol, if one is defined there."""
    call, bounds = reading.chosen.template.call, reading.bounds
    if not bounds.within or call is None or call.tool != "impact_analysis":
        return reading
    modules = modules_within(question, bounds.within)
    homes = tuple(
        name._replace(
            things={
                **name.things,
                "symbol": tuple(
                    iri
                    for iri in name.things.get("symbol", ())
                    if any(iri.startswith(f"{module}/") for module in modules)
                ),
            }
        )
        for name in reading.named
    )
    bare = replace(bounds, within="", place="", arguments=())
    return reading._replace(named=homes, bounds=bare) if any(name.things["symbol"] for name in homes) else reading


def of_project(question: AskedQuestion, reading: QuestionReading) -> tuple[QuestionReading, Sequence[str]]:
    """Read a word of rows as the project that has it as its name; else all projects are asked."""
    scope, word = question.scope, " ".join(reading.narrowing).lower()
    rows = question.workspace.cached_rows("projects") if word and reading.chosen.template.is_of_projects else ()
    found = {row["project"]: row["name"] for row in rows if row["name"].lower() == word and scope.holds(row["project"])}
    if len(found) != 1:
        return reading, sorted(scope.projects)
    chosen = reading.chosen._replace(left_out=())
    bounds = replace(reading.bounds, place=f"of the project {next(iter(found.values()))}")
    return reading._replace(near=[chosen], named=(), row_words=(), bounds=bounds), sorted(found)


def modules_within(question: AskedQuestion, within: str) -> set[str]:
    """Return the modules that a condition of a place holds for; none without a place."""
    query = query_of(lines_of(question.scope, [], FILES, "", within), None, limit=ALL_LINES)
    return {row["thing"] for row in question.rows(query)} if within else set()


def modules_with(question: AskedQuestion, words: Sequence[str]) -> set[str]:
    """Return the modules that have all of some words in their paths."""
    wanted = {stem(word.lower()) for word in words}
    rows = question.workspace.cached_rows("module_paths", project=sorted(question.scope.projects))
    return {row["module"] for row in rows if wanted <= stems_of(question.scope.path_of(row["module"]))}
