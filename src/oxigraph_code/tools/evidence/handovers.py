"""Handovers as rows of answers: functions and classes that are passed on instead of called.

For maintainers: a handover has a source, lines and a receiver; it is no call, and no answer counts it as one. This
module must not know which tool asks.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from oxigraph_code import identity
from oxigraph_code.queries.lines import line_number
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.answer.grouping import counted, shown_lines
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.call_graph.joins import Join
from oxigraph_code.tools.evidence.handover_code import HandoverCode
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_PREVIEW = 3
_MAX_LENGTH = 60
_WORDS = {
    "argument": "passed to",
    "decorator": "by decorator",
    "stored": "stored in",
    "name": "named in a text of",
    "replaced": "by",
}
_REPLACED = "replaced"
_CALLED = frozenset({"argument", "name"})
_PLAIN = re.compile(r"@?[\w.:$]*(?:\(([\w.$]*)\))?")
"""A call or decorator with at most one name as its argument."""
_MAX_LINES = 8
"""The most lines of one handover that are read for their code."""


class HandoverSites(NamedTuple):
    """The places where one source hands one symbol to one receiver."""

    source: str
    symbol: str
    kind: str
    text: str
    receivers: tuple[str, ...]
    lines: tuple[int, ...]

    @property
    def receiver(self) -> str:
        """The receiver, shortened."""
        if self.kind == "returned":
            return "return"
        if not self.text:
            return "a text" if self.kind == "name" else "a literal"
        text = self.text if len(self.text) <= _MAX_LENGTH else f"…{self.text[-_MAX_LENGTH:]}"
        return f"@{text}" if self.kind == "decorator" else text

    @property
    def is_text(self) -> bool:
        """True if a text names the symbol."""
        return self.kind in ("name", _REPLACED)

    @property
    def _symbol_name(self) -> str:
        return identity.decode(self.symbol).rpartition("/")[2].rpartition(".")[2].partition("~")[0]

    @property
    def is_on_symbol(self) -> bool:
        """True if the receiver is a member of the symbol itself, as in ``send.delay``."""
        return self.kind == "argument" and self.text.split(".")[-2:-1] == [self._symbol_name]

    def is_said_by(self, code: str) -> bool:
        """Check if the code of the handover says more than the receiver and the symbol."""
        plain = _PLAIN.fullmatch(code)
        return bool(code) and (plain is None or (plain[1] or "").rpartition(".")[2] not in ("", self._symbol_name))

    @property
    def how(self) -> str:
        """A phrase for the kind of handover, with the full name of an external receiver."""
        return self.how_by("")

    def how_by(self, code: str) -> str:
        """Phrase the kind of handover with its code."""
        if self.kind == "returned":
            return "returned"
        names = [identity.external_name(iri) for iri in self.receivers]
        full = next((name for name in names if name and name != self.text), "")
        if self.is_on_symbol:
            return f"by {self.receiver}"
        if self.kind == "name" and not self.text:
            return "named in a text"
        return f"{_WORDS[self.kind]} {code or self.receiver}{f' ({full})' if full else ''}"


class HandedOver(NamedTuple):
    """The places where code passes symbols on, and where a mock replaces them."""

    sites: list[HandoverSites]
    replacements: list[HandoverSites]


def handovers_of(workspace: Workspace, symbols: Sequence[str]) -> HandedOver:
    """Find the places where code passes symbols on, or names them to be replaced."""
    found = _sites(batched_rows(workspace, "handovers_of", "symbol", symbols))
    replacements = [site for site in found if site.kind == _REPLACED]
    return HandedOver([site for site in found if site.kind != _REPLACED], replacements)


def handovers_in(workspace: Workspace, sources: Sequence[str]) -> list[HandoverSites]:
    """Find the handovers in functions, classes, variables or modules."""
    sites = _sites(batched_rows(workspace, "handovers_in", "source", sources))
    return [site for site in sites if site.kind != _REPLACED]


def unjoined(sites: Sequence[HandoverSites], joins: Sequence[Join]) -> list[HandoverSites]:
    """Leave out handovers that are part of a join: registrations under its key, texts that are its key."""
    lines = {(join.receiver, line) for join in joins for line in (*join.lines, *join.registered)}
    return [site for site in sites if not all((site.symbol, line) in lines for line in site.lines)]


def _sites(rows: Iterable[Mapping[str, str]]) -> list[HandoverSites]:
    found: dict[str, tuple[Mapping[str, str], dict[int, None], dict[str, None]]] = {}
    for row in rows:
        _, lines, receivers = found.setdefault(row["handover"], (row, {}, {}))
        lines[line_number(row["line"])] = None
        if "receiver" in row:
            receivers[row["receiver"]] = None
    return [
        HandoverSites(row["source"], row["symbol"], row["kind"], row.get("text", ""), tuple(receivers), tuple(lines))
        for row, lines, receivers in found.values()
    ]


def users_without_handovers(sites: Sequence[HandoverSites], users: Iterable[str]) -> list[str]:
    """Leave out the users that hand the symbol over.

    A handover in the text of a class or variable counts as a use by the module, as in the graph.
    """
    sources = [f"{site.source}/" for site in sites]
    return [user for user in dict.fromkeys(users) if not any(source.startswith(f"{user}/") for source in sources)]


def counted_places(
    sites: Sequence[HandoverSites],
    done: str = "handed over",
    known: Nodes | None = None,
    code: HandoverCode | None = None,
) -> str:
    """Count the places and name receivers: ``handed over at 2 places (queue.enqueue, router)``."""
    places = counted(sum(len(site.lines) for site in sites), "place")
    receivers: dict[str, None] = {}
    for site in sites:
        codes = []
        if known is not None and code is not None and len(sites) <= _PREVIEW:
            codes = _codes(site, site.lines[0], known, code)
        is_short = codes and max(map(len, codes)) <= _MAX_LENGTH
        receivers |= dict.fromkeys(codes if is_short else [site.receiver])
    return f"{done} at {places} ({shortened(list(receivers), _PREVIEW)})"


def in_order(sites: Iterable[HandoverSites], known: Nodes, tests: Collection[str] = ()) -> list[HandoverSites]:
    """Order handovers by place, those in ``tests`` and beside them last."""

    def place(site: HandoverSites) -> tuple[bool, str, tuple[int, ...], str]:
        path = known.path(site.source)
        return bool(tests) and (site.source in tests or is_about_others(path)), path, site.lines, site.text

    return sorted(sites, key=place)


def handover_rows(
    sites: Iterable[HandoverSites], known: Nodes, tests: Collection[str] = (), code: HandoverCode | None = None
) -> list[Row]:
    """Make rows for handovers by place, those in ``tests`` last.

    Calls with other arguments have rows of their own.
    """
    ordered = in_order(sites, known, tests)
    known.expect(site.source for site in ordered)
    return [row for site in ordered for row in _rows(site, known, code)]


def _rows(site: HandoverSites, known: Nodes, code: HandoverCode | None) -> list[Row]:
    texts: dict[str, list[int]] = {}
    for line in site.lines:
        is_read = len(site.lines) <= _MAX_LINES
        text = ", ".join(_codes(site, line, known, code)) if code is not None and is_read else ""
        texts.setdefault(text, []).append(line)
    return [_row(site._replace(lines=tuple(lines)), known, text) for text, lines in texts.items()]


def _codes(site: HandoverSites, line: int, known: Nodes, code: HandoverCode) -> list[str]:
    """Find the code of a handover, if it says more than the receiver and the symbol."""
    texts = []
    if site.kind == "decorator":
        texts = code.of_decorator(site.symbol, site.text)
    elif site.kind in _CALLED and site.text and not site.is_on_symbol:
        texts = [code.of_call(known.path(site.source), line, site.text)]
    return [text for text in texts if site.is_said_by(text)]


def _row(site: HandoverSites, known: Nodes, code: str) -> Row:
    source = known[site.source]
    inside = "" if source.kind == "Module" else f" in {source.label}"
    data = {**_data(site, known), "code": code} if code else _data(site, known)
    return Row(f"  {source.path}:{shown_lines(site.lines)} {site.how_by(code)}{inside}", data)


def handed_over_rows(sites: Iterable[HandoverSites], known: Nodes) -> list[Row]:
    """Make a row for each symbol that a source hands over, ordered by line."""
    rows = []
    for site in sorted(sites, key=lambda site: (site.lines, site.symbol)):
        line = f"  {shown_lines(site.lines)} {known[site.symbol].place} · {site.how}"
        rows.append(Row(line, _data(site, known)))
    return rows


def _data(site: HandoverSites, known: Nodes) -> Mapping[str, Any]:
    return {
        "path": known.path(site.source), "lines": list(site.lines), "kind": site.kind, "text": site.text,
        "in": site.source, "symbol": site.symbol, "receivers": list(site.receivers),
    }  # fmt: skip
