"""Links lead somewhere, and no page tells of the machine it was written on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs import pages
from tests.docs.pages import PAGES, ROOT

# Folders of machines, and hosts of package registries: neither is the reader's.
_NOT_THE_READERS = re.compile(
    r"(?<![\w.~%}*-])/(?:root|work|tmp|mnt|Users|private|opt/[\w-]+)/|pypi\.org|pythonhosted|npmjs|(?<!rust-lang/)crates\.io|index-url",
    re.IGNORECASE,
)

every_page = pytest.mark.parametrize("page", PAGES, ids=pages.name)


@every_page
def test_every_relative_link_leads_to_a_file_and_a_heading(page: Path) -> None:
    broken = []
    for link in pages.links(page):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in pages.anchors(target)):
            broken.append(link)
    assert broken == []


@pytest.mark.parametrize("page", [*PAGES, ROOT / ".mcp.json.example"], ids=pages.name)
def test_no_page_names_a_machine_or_a_registry(page: Path) -> None:
    assert _NOT_THE_READERS.findall(pages.read(page)) == []


@every_page
def test_a_page_has_one_title(page: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", pages.read(page), flags=re.MULTILINE | re.DOTALL)
    assert len(re.findall(r"^# ", text, re.MULTILINE)) == 1


def test_every_decision_record_has_its_four_parts_and_is_listed() -> None:
    records = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    assert len({record.name[:4] for record in records}) == len(records)
    listed = pages.links(ROOT / "docs" / "decisions" / "README.md")
    for record in records:
        text = pages.read(record)
        assert text.startswith(f"# {record.name[:4]}: ")
        assert re.search(r"^\d{4}-\d\d-\d\d, \w+", text, re.MULTILINE)
        parts = ["Context", "Measurement", "Decision", "Consequence"]
        # The gist of a record that it replaces comes last.
        found = re.findall(r"^## (.+)$", text, re.MULTILINE)
        assert found[:4] == parts
        assert found[4:] in ([], ["Before"])
        assert record.name in listed
