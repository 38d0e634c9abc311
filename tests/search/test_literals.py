"""The parts of a task that are looked up as they are written."""

from __future__ import annotations

import re

import pytest

from oxigraph_code.search.literals import literals, without_literals
from oxigraph_code.search.words import phrase


@pytest.mark.parametrize(
    ("task", "kind", "text"),
    [
        ('the button "Add Check" is too small', "quoted", "Add Check"),
        ("POST /api/checks/<uuid>/pause fails", "route", "/api/checks/<uuid>/pause"),
        ("let --num-workers be 3", "flag", "--num-workers"),
        ("what reads PING_BODY_LIMIT", "constant", "PING_BODY_LIMIT"),
        ("a wrong position of E252", "code", "E252"),
        ("see src/shop/cart.py", "path", "src/shop/cart.py"),
        ("rewrites in next.config.ts", "path", "next.config.ts"),
        ("Cart.total is wrong", "dotted", "Cart.total"),
        ("rename getTotal", "name", "getTotal"),
        ("the rate-limit of users", "kebab", "rate-limit"),
        ("add a field to the Channel model", "proper", "Channel"),
        ("the value of `max_age`", "name", "max_age"),
    ],
)
def test_a_literal_is_known_by_how_it_is_written(task: str, kind: str, text: str) -> None:
    assert (kind, text) in [(literal.kind, literal.text) for literal in literals(task)]


@pytest.mark.parametrize("task", ["users cannot log in", "it's slow, e.g. on Mondays", "Rename it and/or move it"])
def test_ordinary_words_are_no_literals_that_could_be_missed(task: str) -> None:
    assert not [literal for literal in literals(task) if literal.kind not in ("path", "proper")]


def test_a_method_before_a_route_is_no_part_of_it() -> None:
    (literal,) = literals("POST /login fails")
    assert (literal.method, literal.text) == ("POST", "/login")


@pytest.mark.parametrize(
    ("task", "line"),
    [
        ("POST /api/v3/checks/<uuid>/pause", 'path("checks/<uuid:code>/pause", views.pause)'),
        ("GET /users/{id}", 'app.get("/users/:id", show)'),
        ("POST /api/documents.create", 'router.post("documents.create", create)'),
        ("change --num-workers", "num_workers: usize,"),
        ("the e-mail-address of users", "const emailAddress"),
        ('the text "Add Check"', "<b>Add\n  Check</b>"),
        ("let --passive skip bounces", 'f.Bool("passive", false, "process no campaigns")'),
    ],
)
def test_code_that_writes_it_in_another_way_is_found(task: str, line: str) -> None:
    (literal,) = (literal for literal in literals(task) if literal.kind != "proper")
    assert any(pattern.search(line) for pattern in literal.patterns)
    wanted = literal.match.replace('"', "").split(" OR ")
    assert any(f" {words} " in f" {phrase(line)} " for words in wanted)


def test_the_last_part_of_a_route_alone_is_no_route() -> None:
    (literal,) = literals("GET /api/checks/pause")
    assert not any(pattern.search("def pause(request):") for pattern in literal.patterns)


def test_a_file_whose_place_is_a_route_is_known_by_its_path() -> None:
    (literal,) = literals("POST /api/teams/join fails")
    found = [pattern for pattern in literal.path_patterns() if pattern.search("src/app/api/teams/join/route.ts")]
    assert found
    assert not any(pattern.search("src/app/api/users/join/route.ts") for pattern in found)


def test_what_another_is_to_become_may_be_nowhere() -> None:
    assert [literal.is_target for literal in literals('rename "Add Check" to "New Check"')] == [False, True]


def test_the_rest_of_a_task_has_no_literal() -> None:
    assert not re.search("pause|workers", without_literals("fix --num-workers of /checks/pause"))


def test_the_rest_of_a_task_has_its_plain_words() -> None:
    assert "Seed" in without_literals("feat: Seed support for plural units")


def test_a_name_is_found_only_as_a_whole_word() -> None:
    (literal,) = literals("rename getTotal")
    text = "getTotal forgetTotal a-getTotal getTotals getTotal"
    assert [match.start() for match in literal.patterns[0].finditer(text)] == [0, len(text) - len("getTotal")]


@pytest.mark.parametrize("line", ["Cart.total()", "key = 'CART.Total'"])
def test_a_dotted_name_needs_a_text_that_each_of_its_closest_matches_has(line: str) -> None:
    (literal,) = literals("Cart.total is wrong")
    assert literal.patterns[0].search(line)
    assert literal.needed in line.casefold()
