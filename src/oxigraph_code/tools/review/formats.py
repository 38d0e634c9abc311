"""A review as a comment in Markdown, and its rows as findings for viewers.

For maintainers: both are made of the listing, so they say the same as the text. This module must not know how rows are
found.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oxigraph_code.tools.answer.listing import Listing, Section
from oxigraph_code.tools.answer.sarif import SarifResult, SarifRule, sarif

_KINDS: Final[Mapping[str, SarifRule]] = {
    "breaks": SarifRule("warning", "A use outside of the change may break."),
    "cycles": SarifRule("warning", "The change makes a cycle of imports."),
    "unused": SarifRule("note", "A function has no known use now."),
    "public": SarifRule("note", "The public interface changes."),
    "unresolved": SarifRule("note", "A call in the change could not be resolved."),
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


def review_sarif(listing: Listing) -> str:
    """Write the rows of a listing that have a place as findings."""
    findings = [
        SarifResult(section.name, row.line.strip(), row.data["path"], row.data["line"])
        for section in listing.sections
        for row in section.rows
        if section.name in _KINDS and row.data.get("path")
    ]
    return sarif(listing.head, _KINDS, findings)
