"""A commit names issues in its message, with or without a word before them."""

from __future__ import annotations

import pytest

from oxigraph_code.facts.commits import CommitFacts, Identity
from oxigraph_code.rdf.history import commit_lines

ME = Identity("Ann", "ann@example.org")


@pytest.mark.parametrize(
    ("message", "targets"),
    [
        ("Round totals (#12)", ["#12"]),
        (
            "SHOP-7: round\n\nFixes GH-3, see https://github.com/o/r/issues/4.",
            ["https://github.com/o/r/issues/4", "SHOP-7", "#3"],
        ),
        ("Use UTF-8 and RFC-2119, colour #fff and a/b#5", []),
    ],
)
def test_a_message_has_the_links_of_its_issues(message: str, targets: list[str]) -> None:
    facts = CommitFacts("a" * 40, (), ME, ME, ME, ME, "2026-01-01T00:00:00Z", message)
    lines = commit_lines(facts, "https://ds-labs.org/code#commit/aaaaaaa")
    found = [line.split('"')[1] for line in lines if "#linkTarget>" in line]
    assert found == targets
