"""The scorer of tasks on applications: facts, first lines, and a whole run on a project of two files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from benchmarks.applications.__main__ import main
from benchmarks.applications.task import Task, Verdict, application, judge

from tests.history.repositories import Script

_SHOP = """def total(lines):
    return sum(price(line) for line in lines)

def refund(line):
    return -price(line)

def price(line): ...
"""
_TASKS = """
repository = "https://example.org/shop"
commit = "{commit}"

[[task]]
id = "shop-callers"
kind = "callers"
asks = "Who calls price?"
call = {{ tool = "get_callers", symbol = "price" }}
must = ["shop.py 2 total", "shop.py 5 refund | shop.py 5 pay_back"]
never = ["shop.py 99"]
first_never = ['(?i)^no callers']
truth = "run"
how = "shop.py:2 and 5"
run = {{ command = "python -m trace", digest = "ab", shows = ["shop.py 2"] }}

[[task]]
id = "shop-wrong"
kind = "callers"
asks = "Who calls total?"
call = {{ tool = "get_callers", symbol = "total" }}
must = ["elsewhere.py 7"]
truth = "read"
how = "invented, so that one task fails"
"""


def _task(tool: str = "get_callers", **fields: Any) -> Task:
    return Task("id", "kind", "asks", {"tool": tool}, "read", "how", **fields)


def test_an_answer_with_all_facts_is_right() -> None:
    assert judge(_task(must=("a.py 3 f",)), "1 caller\na.py\n  3 f").verdict is Verdict.RIGHT


def test_one_of_the_alternatives_of_a_fact_is_enough() -> None:
    assert judge(_task(must=("a.py 3 | a.py 4",)), "1 caller\na.py:4 f").verdict is Verdict.RIGHT


def test_an_answer_with_some_facts_is_partial_if_its_first_line_leaves_something_open() -> None:
    task = _task(must=("a.py 3", "b.py 4"))
    assert judge(task, "1 caller, 1 use unresolved\na.py:3 f").verdict is Verdict.PARTIAL


def test_an_answer_that_lacks_a_fact_and_claims_to_be_complete_misleads() -> None:
    assert judge(_task(must=("a.py 3", "b.py 4")), "1 caller\na.py:3 f").verdict is Verdict.MISLEADING


def test_a_search_that_lacks_a_fact_claims_nothing() -> None:
    assert judge(_task("search_code", must=("a.py 3",)), "2 found\nb.py:3 f").verdict is Verdict.WRONG


def test_an_answer_that_says_something_false_is_wrong() -> None:
    task = _task(must=("a.py 3",), never=("b.py 4",))
    assert judge(task, "2 callers\na.py:3 f\nb.py:4 g").verdict is Verdict.WRONG


def test_what_stands_below_a_heading_of_possibilities_claims_nothing() -> None:
    task = _task(must=("a.py 3",), never=("b.py 4",))
    assert judge(task, "1 caller\na.py:3 f\nunresolved calls by its name:\n  b.py:4 g").verdict is Verdict.RIGHT


def test_the_name_of_a_file_in_the_first_line_leaves_nothing_open() -> None:
    task = _task(must=("a.py 3", "b.py 4"))
    assert judge(task, "1 caller of handlers/registry.py:1 f\na.py:3 f").verdict is Verdict.MISLEADING


def test_a_first_line_that_claims_the_forbidden_misleads_whatever_follows() -> None:
    task = _task(must=("a.py 3",), first_never=("(?i)no callers",))
    assert judge(task, "No callers found.\na.py:3 f").verdict is Verdict.MISLEADING


def test_a_first_line_without_its_number_misleads_where_nothing_else_is_asked() -> None:
    task = _task("recent_changes", first_must=(r"\b935\b",))
    assert judge(task, "97 commits").verdict is Verdict.MISLEADING
    assert judge(task, "935 commits").verdict is Verdict.RIGHT


def test_a_first_line_that_does_not_name_the_kind_of_use_is_partial_beside_all_facts() -> None:
    task = _task(must=("a.py 3",), first_must=("handed",))
    assert judge(task, "1 caller\na.py:3 f").verdict is Verdict.PARTIAL


@pytest.mark.slow
def test_tasks_are_asked_of_the_tools_and_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = Script(tmp_path / "checkouts" / "shop")
    script.commit("Begin", {"pyproject.toml": '[project]\nname = "shop"\n', "shop.py": _SHOP})
    script.check_out()
    file = tmp_path / "shop.toml"
    file.write_text(_TASKS.format(commit=script.commits[-1]))
    assert main(["--checkout", str(tmp_path / "checkouts"), "--keep", str(tmp_path / "kept")], [file]) == 0
    said = capsys.readouterr().out
    assert "right                  shop-callers" in said
    assert "| **all** | 1 | 0 | 1 | 0 | 2 |" in said


def test_a_missing_checkout_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "shop.toml"
    file.write_text(_TASKS.format(commit="0" * 40))
    assert main(["--checkout", str(tmp_path)], [file]) == 1
    assert "shop: no checkout of https://example.org/shop" in capsys.readouterr().out


def test_the_tasks_that_are_shipped_can_be_read_and_have_names_of_their_own() -> None:
    files = sorted((Path(__file__).parents[2] / "benchmarks" / "applications").glob("*.toml"))
    tasks = [task for file in files for task in application(file).tasks]
    assert len(tasks) == len({task.id for task in tasks}) == 40
    assert all(task.how and (task.truth == "run") == (task.run is not None) for task in tasks)
