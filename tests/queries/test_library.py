"""The library of questions: each is found by its own words, and by others that mean the same."""

from __future__ import annotations

import re

import pytest

from oxigraph_code import queries
from oxigraph_code.queries.library import FOLDER, Template, questions, templates, tool_questions
from oxigraph_code.queries.matching import NAME, matches, stem

EVERY = pytest.mark.parametrize("template", templates(), ids=lambda template: template.name)


def named(question: str) -> tuple[str, list[frozenset[str]]]:
    """Return a question without its names, and the kind of each name."""
    kinds = re.findall(r"\{(\w+)\}", question)
    return re.sub(r"\{\w+\}", NAME, question), [frozenset({kind}) for kind in kinds]


def test_there_are_at_least_forty() -> None:
    assert len(templates()) >= 40


@EVERY
def test_a_template_has_questions_and_parameters_that_they_fill(template: Template) -> None:
    assert len(template.questions) >= 3
    text = queries.read(f"{FOLDER}/{template.name}")
    used = set(re.findall(r"\$(\w+)", "\n".join(line for line in text.splitlines() if not line.startswith("#"))))
    used |= set(re.findall(r"# VALUES \$(\w+)", text))
    assert used == set(template.parameters)
    assert len(template.kinds) == len(template.wanted)
    # A file is a module in the graph; all other kinds have the same name in questions and graph.
    assert template.wanted[:1] == tuple(
        {"path": "module", "file": "module"}.get(kind, kind) for kind in template.kinds[:1]
    )
    for question in template.questions:
        assert tuple(re.findall(r"\{(\w+)\}", question)) == template.kinds


@pytest.mark.parametrize("template", tool_questions(), ids=lambda template: template.name)
def test_a_question_for_a_tool_fills_its_arguments(template: Template) -> None:
    assert template.call is not None
    assert len(template.kinds) == len(template.call.arguments)
    for question in template.questions:
        assert tuple(re.findall(r"\{(\w+)\}", question)) == template.kinds


@pytest.mark.parametrize("template", questions(), ids=lambda template: template.name)
def test_a_template_is_found_by_each_of_its_questions(template: Template) -> None:
    for question in template.questions:
        found = matches(*named(question))
        assert found[0].template.name == template.name, question


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("please tell me who is calling {symbol}?", "callers"),
        ("which places invoke {symbol}", "callers"),
        ("what functions does {symbol} invoke", "callees"),
        ("who inherits {symbol}?", "subclasses"),
        ("list all the subclasses of {symbol}", "subclasses"),
        ("show me the methods of the class {symbol}", "members"),
        ("where do we create {symbol} objects?", "instantiations"),
        ("who should I ask about {path}? who knows it?", "who_knows"),
        ("which modules import {file}?", "importers"),
        ("Which methods are the longest?", "longest_functions"),
        ("is there dead code?", "uncalled"),
        ("what was changed recently?", "recent_commits"),
        ("which third party packages are required", "declared_dependencies"),
        ("who assigns {symbol}", "writers"),
        ("is {symbol} used by anything?", "references"),
        ("what options does {symbol} have", "fields"),
    ],
)
def test_a_template_is_found_by_words_that_mean_the_same(question: str, name: str) -> None:
    assert matches(*named(question))[0].template.name == name


def test_what_nobody_asks_is_near_to_nothing() -> None:
    assert matches("how is the weather tomorrow", [])[0].score < 0.45


@pytest.mark.parametrize(
    "question", ["which files have no captain", "find code by lunar phase", "how many methods sleep", "is it fast"]
)
def test_a_word_that_no_wording_has_makes_a_question_another_one(question: str) -> None:
    assert matches(question, [])[0].left_out or matches(question, [])[0].score < 0.45


def test_a_template_that_needs_a_name_is_not_near_without_one() -> None:
    assert matches("who calls it", [])[0].score < 0.45


@pytest.mark.parametrize(
    ("words", "same"),
    [("calls called calling caller callers", "call"), ("file files", "fil"), ("class classes", "class")],
)
def test_forms_of_a_word_have_one_stem(words: str, same: str) -> None:
    assert {stem(word) for word in words.split()} == {same}
