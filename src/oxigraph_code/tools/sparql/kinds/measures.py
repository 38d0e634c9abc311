"""Numbers by which things are chosen or ordered, as "models with more than 5 fields".

For maintainers: a number is taken out of a question before its kind and clauses are read, and counted for each thing
that they leave. This module must not know kinds or clauses.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Final, NamedTuple

from oxigraph_code import identity
from oxigraph_code.queries.matching import WORDS
from oxigraph_code.tools.sparql.questions.bounds import Bounds, bounds_of, without

_MEASURED: Final[Mapping[str, str]] = WORDS["measured"]
_MOST: Final = re.compile(
    r"\s+(?:(?:that|which|who)\s+)?(?:with|has|have|having|accepts?|takes?|contains?|defines?)\s+"
    rf"(?:the\s+)?(?P<order>most|fewest|least)\s+(?P<column>{'|'.join((*_MEASURED, *WORDS['columns']))})\b",
    re.IGNORECASE,
)
_SIZED: Final = re.compile(
    r"\s+(?:is|are)\s+(?:the\s+)?(?:longest|largest|biggest|(?P<least>shortest|smallest))(?=\W*$|\s+(?:in|of)\b)",
    re.IGNORECASE,
)
_LENGTH: Final = "?length"


class Measure(NamedTuple):
    """A number of each thing, with its order, and a bound as it stands in a query."""

    column: str
    order: str = "DESC"
    bound: str = ""
    limit: int = 0

    @property
    def shown(self) -> str:
        """Return the words for the number in the first line of an answer."""
        said = f"with {self.column} {self.bound}" if self.bound else f"by {self.column}"
        return f"{said}{WORDS['unmeasured'].get(self.column, '')}"

    @property
    def where(self) -> str:
        """Return the condition for the counted things or a length; optional where few are asked for."""
        found = _MEASURED[self.column]
        may_be_none = self.order == "ASC" or self.bound.startswith(("<", "="))
        return f"OPTIONAL {{ {found} }}" if may_be_none and _LENGTH not in found else found

    @property
    def number(self) -> str:
        return f"MAX({_LENGTH})" if _LENGTH in self.where else "COUNT(DISTINCT ?measured)"


def measured(question: str) -> tuple[str, Measure | None]:
    """Take a number for each thing out of a question; any other question is left as it is."""
    if sized := _SIZED.search(question):
        return without(question, sized), Measure("lines", "ASC" if sized["least"] else "DESC")
    rest, bounds = bounds_of(question, date.today())
    found = _MOST.search(rest)
    is_other = bool(replace(bounds, column="", operator="", number=0, limit=0, is_count=False))
    if found is None or is_other:
        return question, None
    column = WORDS["columns"].get(found["column"].lower(), found["column"].lower())
    if column not in _MEASURED or (bounds != Bounds(limit=bounds.limit) and bounds.column != column):
        return question, None
    order = "DESC" if found["order"].lower() == "most" else "ASC"
    bound = f"{bounds.operator} {bounds.number}" if bounds.column else ""
    return without(rest, found), Measure(column, order, bound, bounds.limit)


def query_of(lines: Sequence[str], measure: Measure | None, *, limit: int) -> str:
    """Write the query for the things that some lines describe."""
    inside = "\n".join(f"  {line}" for line in (*lines, *([measure.where] if measure else [])))
    selected, group, order = "DISTINCT ?thing", "", ""
    if measure:
        selected, group = f"?thing ({measure.number} AS ?{measure.column})", "\nGROUP BY ?thing"
        group += f"\nHAVING({measure.number} {measure.bound})" if measure.bound else ""
        order, limit = f"{measure.order}(?{measure.column}) ", measure.limit or limit
    found = f"{selected}\nWHERE {{\n{inside}\n}}{group}\nORDER BY {order}?thing"
    return f"PREFIX code: <{identity.BASE}>\nSELECT {found}\nLIMIT {limit}\n"
