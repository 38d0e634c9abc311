"""A second question about each thing of a list, as "which tasks are there, and who runs them".

For maintainers: a query of the library that takes one symbol takes all of them, and has the symbol as its first column
then. This module must not know how a list is made.
"""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from oxigraph_code import queries
from oxigraph_code.identity import BASE
from oxigraph_code.queries.library import FOLDER, templates
from oxigraph_code.queries.matching import rephrased
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.sparql.questions.bounds import counted_thing
from oxigraph_code.tools.sparql.questions.reading import ENOUGH, read_question
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion
from oxigraph_code.tools.sparql.row_answers import shown_rows

_MOST: Final = 200
_COLUMNS: Final = re.compile(r"^(SELECT(?: DISTINCT)?|GROUP BY|ORDER BY)(?= )", re.MULTILINE)
_VALUES: Final = re.compile(r"VALUES \?\w+ \{[^}]{300,}\}")
_NAMED: Final = 5
_RUNNING: Final = "queued_by"
"""The query with all the ways in which code runs a thing, as the tool for callers has them."""


def things_listed(answer: str) -> list[str]:
    """Return the symbols that the rows of an answer in JSON are about, each once."""
    fields: Mapping[str, Any] = json.loads(answer) if answer.startswith("{") else {}
    rows = [row for rows in fields.values() if isinstance(rows, list) for row in rows if isinstance(row, dict)]
    firsts = (next((text for text in row.values() if str(text).startswith(BASE)), "") for row in rows)
    return list(dict.fromkeys(filter(None, firsts)))


def answer_of_each(question: AskedQuestion, things: Sequence[str]) -> Listing | None:
    """Ask a question, which has ``{}`` for a name, of each thing; None if no query takes such things."""
    known = details(question.workspace, question.scope, things[:_MOST])
    if len(known) < 2:
        return None
    reading = read_question(
        question.workspace, question.scope, rephrased(question.text.format(f"`{next(iter(known.values())).name}`"))
    )
    chosen, template = reading.chosen, reading.chosen.template
    is_read = template.has_query and template.kinds == ("symbol",) and chosen.score >= ENOUGH and reading.is_read
    if not is_read or template.is_of_history or replace(reading.bounds, is_count=False):
        return None
    if template.call is not None and template.call.tool == "get_callers":
        template = next(one for one in templates() if one.name == _RUNNING)
    values: dict[str, Any] = {template.wanted[0]: list(known)}
    values |= {"project": sorted(question.scope.projects)} if template.is_of_projects else {}
    column = template.wanted[0]
    query = queries.bind(f"{FOLDER}/{template.name}", **values)
    if not re.search(rf"^SELECT[^\n]*\?{column}\b", query, re.MULTILINE):
        query = _COLUMNS.sub(rf"\1 ?{column}", query)
    found: dict[str, list[Mapping[str, str]]] = defaultdict(list)
    for row in question.rows(query):
        found[row[column]].append({name: value for name, value in row.items() if name != column})
    written = {iri: shown_rows(question, found[iri]) for iri in known if iri in found}
    if counted_thing(question.text):
        sections = [Section("rows", [_counted(known[iri], *shown) for iri, shown in written.items()])]
    else:
        sections = [Section("rows", rows, f"{known[iri].place}:") for iri, (rows, _) in written.items()]
    without = [symbol.name for iri, symbol in known.items() if iri not in found]
    more = f" and {len(without) - _NAMED:,} more" if len(without) > _NAMED else ""
    of_first = f"the first {_MOST} of {len(things):,} things" if len(things) > _MOST else counted(len(known), "thing")
    title = f"{template.title[0].lower()}{template.title[1:-1]}"
    shown = _VALUES.sub(f"# VALUES ?{column} {{ the {len(known)} things }}", query)
    return Listing(
        f"{counted(sum(map(len, found.values())), 'row')} for {len(found):,} of {of_first}: {title}",
        sections,
        [question.scope.freshness],
        [*([f"nothing known for {', '.join(without[:_NAMED])}{more}"] if without else []), shown],
        narrower="the second question about one of them",
        data={"template": template.name, "query": query},
        is_found=bool(found),
    )


def _counted(thing: Symbol, rows: Sequence[Row], symbols: Mapping[str, Symbol]) -> Row:
    """Return the numbers of rows about a thing, by the kind of their first value."""
    firsts = (symbols.get(next(iter(row.data.values()), "")) for row in rows)
    kinds = Counter(symbol.kind.lower() if symbol else "row" for symbol in firsts)
    numbers = ", ".join(counted(number, kind) for kind, number in kinds.most_common())
    return Row(f"{thing.place} · {numbers}", {"thing": thing.iri, **kinds})
