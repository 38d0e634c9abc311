"""Generated files agree with their sources."""

from __future__ import annotations

from pathlib import Path

import pytest
from docs import generate, ontology_page, terms

# Each grammar reads its stubs, which takes seconds.
STUBS = frozenset(path for path in generate.GENERATED if path.endswith(".msgpack"))


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Leave the pages about errors and the ontology."""
    kept = ["docs/reference/errors.md", "docs/reference/ontology.md"]
    monkeypatch.setattr(generate, "GENERATED", {path: generate.GENERATED[path] for path in kept})
    return kept


@pytest.mark.needs_sources
@pytest.mark.parametrize(
    "paths",
    [
        pytest.param(STUBS, marks=pytest.mark.slow, id="stubs"),
        pytest.param(generate.GENERATED.keys() - STUBS, id="others"),
    ],
)
def test_every_generated_file_is_current(paths: frozenset[str]) -> None:
    assert set(generate.stale(paths=paths)) == set(), "run python -m docs.generate"


def test_check_names_what_is_stale_and_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], few: list[str]
) -> None:
    assert generate.main(["--check"], root=tmp_path) == 1
    named = capsys.readouterr().err
    assert [path for path in few if path not in named] == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("few")
def test_generating_makes_every_file_current(tmp_path: Path) -> None:
    assert generate.main([], root=tmp_path) == 0
    assert generate.main(["--check"], root=tmp_path) == 0


@pytest.mark.usefixtures("few")
def test_a_file_edited_by_hand_is_stale(tmp_path: Path) -> None:
    generate.main([], root=tmp_path)
    page = tmp_path / "docs" / "reference" / "ontology.md"
    page.write_text(page.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert set(generate.stale(tmp_path)) == {"docs/reference/ontology.md"}


def test_a_class_that_is_no_type_is_not_among_the_classes() -> None:
    classes, names = ontology_page.render().split("## Names for domains and ranges")
    untyped = [term.name for term in terms.read() if term.status in ("abstract", "implied")]
    assert untyped
    assert all(f'id="{name}"' in names and f'id="{name}"' not in classes for name in untyped)
