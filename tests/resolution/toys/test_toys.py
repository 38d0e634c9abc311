"""The cases of the toy languages hold, and a language has to state little."""

from __future__ import annotations

import inspect
import re
from dataclasses import fields
from pathlib import Path

import pytest

from oxigraph_code.extraction import Conventions
from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.resolution import Semantics
from oxigraph_code.resolution.language import object_model
from oxigraph_code.resolution.language.object_model import ObjectModel
from tests.languages.cases import Case, failures
from tests.resolution.toys import c, csharp, ruby

FOLDER = Path(__file__).parent
TOYS = {"c": (c.LOADER, "//"), "csharp": (csharp.LOADER, "//"), "ruby": (ruby.LOADER, "#")}
GUIDE = FOLDER.parents[2] / "docs/contributing/adding-a-language.md"
CASES = sorted(FOLDER.glob("*/cases/*"))
DEFAULTS = ObjectModel()


class NoConventions(Conventions):
    """A language without conventions."""


class NoRules(Semantics):
    """A language without rules."""


def required() -> list[str]:
    """Return the arguments of a loader that have no default."""
    arguments = inspect.signature(TreeSitterLoader).parameters.values()
    return [entry.name for entry in arguments if entry.default is inspect.Parameter.empty]


def stated(loader: TreeSitterLoader, folder: Path) -> list[str]:
    """Return all that a toy states: arguments, traits, members of its classes, captures and settings."""
    model = loader.semantics.object_model
    traits = [
        name for name in (entry.name for entry in fields(model)) if getattr(model, name) != getattr(DEFAULTS, name)
    ]
    classes = type(loader.conventions), type(loader.semantics)
    members = [name for kind in classes for name in vars(kind) if not name.startswith("_")]
    queries = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.scm"))
    return [*required(), *traits, *members, *set(re.findall(r"@[a-z]+|#set! \w+", queries))]


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.parent.name}-{path.name}")
def test_a_case_of_a_toy_holds(path: Path) -> None:
    loader, leader = TOYS[path.parent.parent.name]
    assert failures(Case(path.name, path.read_text(encoding="utf-8"), leader), loader) == []


@pytest.mark.parametrize("name", TOYS)
def test_a_toy_states_at_most_sixty_things(name: str) -> None:
    assert len(stated(TOYS[name][0], FOLDER / name)) <= 60


def test_the_guide_names_the_traits_that_exist() -> None:
    page = GUIDE.read_text(encoding="utf-8")
    table = page.partition("| Trait |")[2].partition("\n\n")[0]
    named = {
        name for row in table.splitlines() for name in re.findall(r"`(\w+)`", row.partition("| ")[2].partition(" |")[0])
    }
    assert named <= {entry.name for entry in fields(ObjectModel)}
    assert len(named) > 8
    first, second = re.findall(r"^(ObjectModel\(.*?\))\n(?! )", page, re.MULTILINE | re.DOTALL)
    assert eval(first, vars(object_model)) == ruby.LOADER.semantics.object_model
    assert eval(second, vars(object_model)).has_overloads


def test_a_language_need_not_answer_any_question() -> None:
    assert NoRules().modules(()).find("", "shop") == ""
    assert NoConventions().kind("function", "class", (), "", "total") == "method"
    assert NoConventions().visibility("total", "class", ()) == "public"
    assert len(required()) <= 7
