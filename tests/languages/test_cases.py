"""Every case of every language holds, and the format of cases says what it seems to say."""

from __future__ import annotations

from pathlib import Path

import pytest

import oxigraph_code.languages
from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import ExtractingLoader, extracts
from tests.languages.__main__ import main
from tests.languages.cases import Case, CaseError, failures, loader_of

FOLDER = Path(__file__).parent
LEADERS = {
    "c": "//",
    "csharp": "//",
    "go": "//",
    "java": "//",
    "kotlin": "//",
    "php": "//",
    # Lines with an expectation are blank to a loader, so that any leader will do.
    "plain": "#",
    "python": "#",
    "ruby": "#",
    "rust": "//",
    "typescript": "//",
}
"""The start of a comment, by language."""

CASES = sorted(path for path in FOLDER.glob("*/cases/*") if path.is_file())


def loader(language: str) -> ExtractingLoader:
    found = registry.installed().loader(language)
    assert extracts(found)
    return found


def case_at(path: Path) -> Case:
    return Case(path.name, path.read_text(encoding="utf-8"), LEADERS[path.parent.parent.name])


def in_python(text: str, name: str = "case.py") -> list[str]:
    return failures(Case(name, text, "#"), loader("python"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.parent.name}-{path.name}")
def test_a_case_holds_and_a_known_gap_is_still_one(path: Path) -> None:
    found = failures(case_at(path), loader_of(path))
    if path.name.endswith(".skip"):
        assert found, f"{path.name} holds now: take .skip off its name"
    else:
        assert found == []


def test_a_case_has_the_extension_of_its_language() -> None:
    read_by = {path: type(getattr(loader_of(path), "conventions", None)).__module__.split(".") for path in CASES}
    assert [path.name for path in CASES if path.parent.parent.name not in read_by[path]] == []


def test_every_language_of_ours_has_cases() -> None:
    languages = Path(oxigraph_code.languages.__file__).parent
    queries = (path.relative_to(languages) for path in languages.rglob("definitions.scm"))
    folders = {path.parts[0] for path in queries}
    assert {path.parent.parent.name for path in CASES} == folders == set(LEADERS)


def test_a_wrong_expectation_is_told_with_its_line() -> None:
    assert in_python("def f(): pass\nf()\n# <- calls: g (lexical)\n") == [
        "case.py:3: expected calls: g (lexical), got f (lexical)"
    ]


def test_a_call_that_must_not_resolve_and_does_is_a_failure() -> None:
    assert in_python("def f(): pass\nf()\n# <- unresolved: dynamic\n") == [
        "case.py:3: expected unresolved: dynamic, got calls: f (lexical)"
    ]


def test_a_wrong_rule_is_a_failure() -> None:
    assert in_python("def f(): pass\nf()\n# <- calls: f (member)\n")


def test_a_target_that_is_missing_or_too_many_is_a_failure() -> None:
    two = "if x:\n    def f(): pass\nelse:\n    def f(): pass\nf()\n# <- calls: "
    assert in_python(two + "f (lexical)\n")
    assert in_python(two + "f~2, f (lexical)\n") == []


def test_modifiers_must_be_equal_where_they_are_given() -> None:
    text = "async def f(): pass\n#         ^ defines: function f"
    assert in_python(text) == []
    assert in_python(text + " [async]") == []
    assert in_python(text + " []")


def test_cases_of_another_package_are_checked_where_they_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "right.py").write_text("def f(): pass\nf()\n# <- calls: f (lexical)\n")
    (tmp_path / "wrong.py").write_text("def f(): pass\nf()\n# <- calls: g (lexical)\n")
    assert main("#", [str(tmp_path / "right.py")]) == 0
    assert main("#", [str(path) for path in sorted(tmp_path.iterdir())]) == 1
    assert capsys.readouterr().out == "wrong.py:3: expected calls: g (lexical), got f (lexical)\n"


def test_of_several_calls_of_a_name_on_one_line_each_can_be_meant() -> None:
    assert in_python("def f(): pass\nf() or len(f())\n#          ^ calls: f (lexical)\n") == []


def test_a_mark_beside_the_token_is_an_error_of_the_case() -> None:
    with pytest.raises(CaseError, match="no token starts"):
        in_python("def func(): pass\nfunc()\n# ^ calls: func (lexical)\n")


def test_a_misplaced_mark_is_printed_with_its_line_and_column(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "wrong.py").write_text("def func(): pass\nfunc()\n# ^ calls: func (lexical)\n")
    assert main("#", [str(tmp_path / "wrong.py")]) == 1
    assert capsys.readouterr().out == "wrong.py:3:3: no token starts in this column of line 2: 'func()'\n"


def test_a_misspelt_key_is_an_error_of_the_case() -> None:
    with pytest.raises(CaseError, match="'cals'"):
        in_python("f()\n# <- cals: f\n")


def test_a_case_without_expectations_is_an_error() -> None:
    with pytest.raises(CaseError, match="expects nothing"):
        Case("case.py", "f()\n", "#")


def test_a_case_holds_several_files_whose_lines_keep_their_numbers() -> None:
    case = Case("case.py", "# --- path: a.py ---\nx = 1\n# <- defines: variable x\n# --- path: b.py ---\ny()\n", "#")
    assert case.files == {"a.py": "\nx = 1\n\n", "b.py": "\n\n\n\ny()\n"}


def test_the_leader_of_comments_is_the_language_s() -> None:
    assert Case("case.ts", "f()\n// <- calls: f (lexical)\n", "//").expectations[0].column == 0
