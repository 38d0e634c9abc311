"""A review as a comment in Markdown, and as SARIF 2.1.0 for viewers of findings.

For maintainers: both are made of the listing, so they say the same as the text. In SARIF only rows with a place are
results. This module must not know how rows are found.

Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0", sections 3.13 to 3.34.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import quote

from oxigraph_code import __version__
from oxigraph_code.tools.answer.json_text import json_text
from oxigraph_code.tools.answer.listing import Listing, Section

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"


class _Finding(NamedTuple):
    level: str
    meaning: str


_RULES: Final[Mapping[str, _Finding]] = {
    "breaks": _Finding("warning", "A use outside of the change may break."),
    "cycles": _Finding("warning", "The change makes a cycle of imports."),
    "unused": _Finding("note", "A function has no known use now."),
    "public": _Finding("note", "The public interface changes."),
    "unresolved": _Finding("note", "A call in the change could not be resolved."),
}


def markdown(listing: Listing) -> str:
    """Write a listing as a comment: the summary, then a part to open for each kind of row."""
    parts = [f"**{listing.head}**", "\n".join(f"- {fact}" for fact in listing.facts)]
    titled: dict[str, list[Section]] = {}
    for section in listing.sections:
        titled.setdefault(section.name, []).append(section)
    for sections in titled.values():
        lines = [row.line.strip() for section in sections for row in section.rows]
        if lines:
            shown = " open" if sections[0].name in ("breaks", "cycles") else ""
            title = f"<details{shown}><summary>{sections[0].title.rstrip(':')}</summary>"
            parts.append("\n".join([title, "", "```text", *lines, "```", "", "</details>"]))
    parts += [f"```sh\n{note.removeprefix('run: ')}\n```" for note in listing.notes]
    return "\n\n".join(parts)


def sarif(listing: Listing) -> str:
    """Write the rows of a listing that have a place as results."""
    rules = [
        {"id": name, "shortDescription": {"text": rule.meaning}, "defaultConfiguration": {"level": rule.level}}
        for name, rule in _RULES.items()
    ]
    results = [
        _result(section.name, row.line.strip(), row.data)
        for section in listing.sections
        for row in section.rows
        if section.name in _RULES and row.data.get("path")
    ]
    driver = {"name": "oxigraph-code", "version": __version__, "rules": rules}
    run = {"tool": {"driver": driver}, "results": results, "properties": {"summary": listing.head}}
    return json_text({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]})


def _result(rule: str, text: str, data: Mapping[str, Any]) -> dict[str, Any]:
    place = {
        "artifactLocation": {"uri": quote(data["path"], errors="replace"), "uriBaseId": "%SRCROOT%"},
        "region": {"startLine": max(data["line"], 1)},
    }
    return {
        "ruleId": rule,
        "level": _RULES[rule].level,
        "message": {"text": text},
        "locations": [{"physicalLocation": place}],
    }
