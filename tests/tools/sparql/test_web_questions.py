"""Questions about a web application: its models, columns, templates, controllers and routes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "blog/models.py": """\
from sqlalchemy.orm import Mapped, mapped_column, relationship
from sqlalchemy import ForeignKey, String
from blog.base import Model


class Dated:
    made: Mapped[str] = mapped_column(String)


class User(Model):
    __tablename__ = "users"
    id: Mapped[int] = mapped_column(primary_key=True)
    posts: Mapped[list["Post"]] = relationship("Post")


class Post(Dated, Model):
    __tablename__ = "posts"
    id: Mapped[int] = mapped_column(primary_key=True)
    body: Mapped[str]
    user: Mapped["User"] = relationship("User")
""",
    "blog/base.py": "from flask_sqlalchemy.model import Model\n",
    "blog/views.py": """\
from flask import Blueprint, render_template

posts = Blueprint("posts", __name__, url_prefix="/posts")


@posts.route("/")
def index():
    return render_template("posts/index.html")


@posts.route("/<int:number>/new", methods=["GET", "POST"])
def write(number):
    return render_template("posts/edit.html")


class Login:
    def get(self):
        return render_template("login.html")
""",
    "blog/__init__.py": """\
from flask import Flask
from blog.views import posts

app = Flask(__name__)
app.register_blueprint(posts)
""",
    "blog/serializers/post.py": "class PostSerializer: ...\n\n\nclass PostLink: ...\n",
    "blog/middleware.py": "def timed(get): ...\n\n\ndef locale_middleware(get): ...\n",
    "blog/conf.py": "import os\n\nA = os.environ['A_KEY'] or os.environ['A_KEY']\nB = os.environ['B_KEY']\n",
    "blog/serializers/plain.py": "def plain(): ...\n",
    "blog/tags.py": "from blog.base import register\n\n\n@register.simple_tag\ndef now(): ...\n",
    "tests/test_posts.py": "import faker\n\n\ndef test_writing_posts(): ...\n\n\ndef test_reading(): ...\n",
    "package.json": '{"name": "blog", "dependencies": {"left-pad": "1"}}',
    "blog/tasks.py": "from celery import shared_task\n\n\n@shared_task\ndef sweep(): ...\n",
    "blog/templates/posts/index.html": '{% extends "base.html" %}\n',
    "blog/templates/base.html": "<p>all</p>\n",
    "web/app.js": 'export function home(req, res) {\n  res.render("home");\n}\n',
    "web/list.go": 'package web\n\nfunc List(c *gin.Context) {\n\tc.HTML(200, "list.html", nil)\n}\n',
    "web/Welcome.php": "<?php\nclass Welcome {\n  function show() { return view('welcome'); }\n}\n",
    "web/forms.rb": 'class Forms\n  def fill\n    render "form"\n  end\nend\n',
    "web/About.cs": 'class AboutController {\n  IActionResult Tell() { return View("About"); }\n}\n',
    "pyproject.toml": '[project]\nname = "blog"\ndependencies = ["flask"]\n',
    "config/secrets.yml": "a_key: none\n",
}


@pytest.fixture(scope="module")
def blog(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("web") / "blog", FILES)


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("How many models are there?", "2 models in all: models"),
        ("Which models belong to a user?", "1 model: models belong to a user"),
        ("Which models have many posts?", "1 model: models have many posts"),
        ("How many columns does the posts table have?", "3 columns in all: columns of the posts table"),
        ("How many POST routes are there?", "1 route in all: POST routes"),
        ("Which routes accept DELETE?", "0 routes: routes accept DELETE"),
        ("Which routes are under /posts?", "2 routes: routes are under /posts"),
        ("Which routes have a parameter number?", "1 route: routes have a parameter number"),
        ("How many posts routes are there?", "2 routes with 'posts' in their name, declaration or path"),
        ("Which serializers are there for the blog app?", "2 serializers, 1 of them files: serializers in blog"),
        ("What is the URL of the write page?", "1 route: URL of the write page"),
        ("Which view renders posts/edit.html?", "1 view: view renders posts/edit.html"),
        ("How many templates are there?", "2 templates in all: templates"),
        ("Which celery tasks are there?", "1 task: celery tasks"),
        (
            "List the endpoints of the API.",
            '2 endpoints: API endpoints (with a part "api" in the path, if any has it; 2',
        ),
        (
            "How many API routes are there?",
            '2 routes in all: API routes (with a part "api" in the path, if any has it; 2',
        ),
        (
            "How many serializers are there?",
            "2 serializers in all, 1 of them files: serializers (types with that name, and other files",
        ),
        (
            "Which middlewares are used?",
            "2 rows: middlewares (functions with that name, and all functions in",
        ),
        ("Which models have more than 3 fields?", "1 model: models with fields > 3"),
        ("How many models have at least 2 fields?", "2 models in all: models with fields >= 2"),
        ("Which model has the most columns?", "2 models: model by columns"),
        ("Which views have fewer than 9 lines?", "2 views: views with lines < 9"),
        ("How many tests use faker?", "2 tests in all: tests use faker (all tests in files that import it)"),
        ("Which template tags are defined?", "1 template tag: template tags are defined"),
        ("Which blueprints are there?", "1 blueprint: blueprints"),
        ("Which models are the largest?", "2 models: models by lines"),
        ("Which serializer classes are there?", "2 serializers, 1 of them files: serializers (types with that name"),
        ("How many environment variables are read?", "at least 2 environment variables"),
        ("Which environment variables can I set for the API server?", "at least 2 environment variables"),
        ("Which env vars do I need to run the backend?", "at least 2 environment variables"),
        ("Which python packages are required?", "1 dependency: python packages"),
        ("Which npm packages are required?", "1 dependency: npm packages"),
        ("What columns does the post model have?", "3 columns: columns of the `Post` model"),
        (
            "Which tests cover writing of posts?",
            "1 file of tests: tests that cover the 1 functions and types with 'writing'",
        ),
        ("What happens when a user writes a post?", "1 writing route with 'writes' and 'post'"),
        ("Who knows the views part?", "no commits are loaded"),
    ],
)
def test_the_first_line_counts_what_is_asked(blog: tuple[Workspace, Path], question: str, first: str) -> None:
    assert asked(*blog, ask, question).startswith(first)


def test_a_variable_of_the_environment_is_no_spelling_of_a_key_in_data(blog: tuple[Workspace, Path]) -> None:
    assert "A = os.environ" in asked(*blog, ask, "Where is A_KEY used?")


def test_the_routes_that_run_a_function_are_its_entry_points(blog: tuple[Workspace, Path]) -> None:
    found = asked(*blog, ask, "Which route runs write?")
    assert "reaches 2 entry points" in found.splitlines()[0]
    assert "route GET|POST /posts/<int:number>/new" in found


def test_a_folder_before_another_word_is_no_place(blog: tuple[Workspace, Path]) -> None:
    assert "in the blog" not in asked(*blog, ask, "Which functions use the blog posts?").splitlines()[0]


def test_users_of_a_variable_are_its_references(blog: tuple[Workspace, Path]) -> None:
    found = asked(*blog, ask, "Which functions use `posts`?").splitlines()
    assert "find_references" in found[0]


@pytest.mark.parametrize(
    ("question", "template"),
    [
        ("Which template does the login page render?", "login.html"),
        ("Which template does /posts render?", "posts/index.html"),
        ("Which view does write render?", "posts/edit.html"),
        ("Which template does home render?", "home"),
        ("Which template does List render?", "list.html"),
        ("Which template does Welcome render?", "welcome"),
        ("Which template does fill render?", "form"),
        ("Which template does Tell render?", "About"),
    ],
)
def test_a_template_is_found_by_the_code_that_renders_it(
    blog: tuple[Workspace, Path], question: str, template: str
) -> None:
    first, row, *_ = asked(*blog, ask, question).splitlines()
    assert first.startswith("1 template: ")
    assert row == template


def test_templates_above_a_template_are_lines_of_it(blog: tuple[Workspace, Path]) -> None:
    assert "blog/templates/posts/index.html\n  1: {% extends" in asked(*blog, ask, "Which templates extend base.html?")


@pytest.mark.parametrize(
    "question",
    [
        "Which background jobs are there?",
        "How many REST controllers are there?",
        "What happens when a user buys a ticket?",
        "Which settings can be changed?",
        "Which settings does the code read?",
        "Which middleware files are there?",
        "Which languages are supported?",
        "Which model options are there?",
        "Which views take a form and return posts?",
        'Where is the text "Nobody wrote this" shown?',
        "Which CLI commands are there?",
        "Which routes are there for routers?",
    ],
)
def test_a_question_with_a_word_that_nothing_has_is_no_answer(blog: tuple[Workspace, Path], question: str) -> None:
    workspace, root = blog
    assert not ask(workspace, Call(), question, project=str(root)).is_found
