"""Every recipe of the cookbook finds something in a real repository."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from docs.cookbook_page import COOKBOOK, Recipe

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.admin.load_history import load_git_history
from tests.indexing.support import index
from tests.queries import examples, small_repository
from tests.tools import goldens

pytestmark = pytest.mark.usefixtures("in_process")

RECIPES = [recipe for recipes in COOKBOOK.values() for recipe in recipes]
PARTS = {"templates": ["package", "shop"], "examples": ["history"]}


@pytest.fixture(scope="module")
def workspaces(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Workspace]]:
    """A store with the repositories of the templates, and one with the repository of the examples."""
    folder = tmp_path_factory.mktemp("cookbook")
    roots = {
        "package": goldens.package(folder / "itsdangerous").root,
        "shop": small_repository.shop(folder / "shop").root,
        "history": examples.shop(folder / "history").root,
    }
    opened = {}
    for part, names in PARTS.items():
        workspace = Workspace.open(load_settings({"store_path": folder / part, "workers": 1}))
        for name in names:
            index(workspace, roots[name])
            load_git_history(workspace, Call(), str(roots[name]))
        opened[part] = workspace
    yield opened
    for workspace in opened.values():
        workspace.close()


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_a_recipe_finds_something(workspaces: dict[str, Workspace], recipe: Recipe) -> None:
    store = workspaces[recipe.name.partition("/")[0]].store
    found = json.loads(store.query(recipe.query, max_bytes=0).text)
    assert found["results"]["bindings"]


def test_there_are_forty_recipes_and_none_twice() -> None:
    names = [recipe.name for recipe in RECIPES]
    assert len(names) == len(set(names)) >= 40
