"""Questions for what a request does, and for the routes about a thing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "shelf/views.py": """\
import click
from flask import Blueprint, Flask
from shelf.tag_levels import rank

api = Blueprint("api", __name__, url_prefix="/api")


@api.route("/boxes/<int:number>/delete", methods=["POST"])
def delete(number):
    return drop_all(number)


@api.route("/box-scrapers/<int:number>/delete", methods=["POST"])
def delete_scraper(number):
    return rank(number)


@api.route("/boxes", methods=["POST"])
def post_box():
    return {}


@api.route("/boxes/<int:number>/tags/<int:tag>/delete", methods=["POST"])
def delete_tag(number, tag):
    return {}


def create_app():
    app = Flask(__name__)
    app.register_blueprint(api)
    return app
""",
    "shelf/tag_levels.py": "def rank(number):\n    return number\n",
    "shelf/sorting.py": "def shuffle_toys(toys):\n    return toys\n",
    "shelf/migrations/first.py": "def up():\n    tag_levels = 1\n    return tag_levels\n",
    "shelf/tool.py": """\
import click


@click.group()
def cli():
    pass


@cli.command(name="list-boxes")
def list_boxes():
    pass


def help_command():
    pass
""",
}


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("events") / "shelf", FILES)


@pytest.mark.parametrize(
    ("question", "first", "route"),
    [
        ("What happens when a box is deleted?", "'box' and 'deleted'", "POST /api/boxes/<int:number>/delete"),
        ("What happens when a user creates a box?", "'creates' and 'box'", "POST /api/boxes"),
        (
            "What happens when someone deletes a box that still holds toys?",
            "'deletes' and 'box' (without regard to 'holds', 'toys')",
            "POST /api/boxes/<int:number>/delete",
        ),
    ],
)
def test_an_event_is_the_route_with_just_its_words(
    shelf: tuple[Workspace, Path], question: str, first: str, route: str
) -> None:
    lines = asked(*shelf, ask, question).splitlines()
    assert lines[0].startswith(f"1 writing route with {first}, with the code of 1 handler")
    assert f" route {route} · " in lines[1]


def test_the_code_of_the_handler_is_shown(shelf: tuple[Workspace, Path]) -> None:
    assert "\n10     return drop_all(number)\n" in asked(*shelf, ask, "What happens when a box is deleted?")


def test_an_event_with_the_name_of_a_company_alone_is_no_answer(shelf: tuple[Workspace, Path]) -> None:
    question = "What happens when a GitHub user opens the window?"
    assert not ask(shelf[0], Call(), question, project=str(shelf[1])).is_found


def test_the_one_who_does_it_need_not_stand_in_the_code(shelf: tuple[Workspace, Path]) -> None:
    assert ask(shelf[0], Call(), "What happens when an admin shuffles the toys?", project=str(shelf[1])).is_found


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("Which API routes deal with scrapers?", "1 route: API routes deal with scrapers (by the word in their paths)"),
        ("Which routes are available for tags?", "1 route: routes are available for tags (by the word in their paths)"),
        ("Which tool commands exist?", "at least 2 commands of command lines"),
        ("What would break if I removed the tag_levels module?", "what would break if i removed shelf/tag_levels.py"),
    ],
)
def test_words_beside_a_kind_are_read(shelf: tuple[Workspace, Path], question: str, first: str) -> None:
    assert asked(*shelf, ask, question).startswith(first)
