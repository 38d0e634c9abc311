"""Questions about guards of routes, and about macros of classes: filters, callbacks and validations."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.indexing.support import index, write
from tests.tools.support import ask as asked

FILES = {
    "app.py": """\
from flask import Flask
from flask.views import MethodView
from flask_restful import Api

app = Flask(__name__)
api = Api(app)


def login_required(view): ...


class Closed(MethodView):
    method_decorators = [login_required]


class Stories(Closed):
    def get(self): ...

    @admin_permission.require(403)
    def delete(self): ...


class Places(Closed):
    def get(self): ...


@app.route("/health")
def health(): ...


@app.route("/author")
@set_author
def author(): ...


api.add_resource(Stories, "/stories")
api.add_resource(Places, "/places")
""",
    "pyproject.toml": '[project]\nname = "stories"\ndependencies = ["flask"]\n',
}
RAILS = {
    "app/controllers/application_controller.rb": "class ApplicationController < ActionController::Base\nend\n",
    "app/controllers/stories_controller.rb": """\
class StoriesController < ApplicationController
  before_action :require_admin, only: [:destroy]
  after_action :verify_authorized
  skip_before_action :verify_authenticity_token
  rate_limit to: 3

  def index; end

  def destroy; end
end
""",
    "app/controllers/pages_controller.rb": """\
class PagesController < ApplicationController
  skip_before_action :authenticate_user!

  def show; end
end
""",
    "app/models/story.rb": """\
class Story < ApplicationRecord
  include Followable
  belongs_to :owner, polymorphic: true
  has_many :pages
  validates :name, presence: true
  before_destroy :leave
end
""",
    "app/models/page.rb": "class Page < ApplicationRecord\n  belongs_to :story\nend\n",
    "app/models/note.rb": "class Note\n  include Mongoid::Document\n  field :title, type: String\n  field :body\nend\n",
    "app/models/app.rb": "class App < ApplicationRecord\n  has_many :notes\nend\n",
    "app/jobs/sweep_job.rb": "class SweepJob < ApplicationJob\n  def perform; end\nend\n",
    "app/services/mail/send_service.rb": """\
module Mail
  class SendService
    def run; SweepJob.perform_later; end
  end
end
""",
    "app/models/concerns/followable.rb": "module Followable\nend\n",
    "config/routes.rb": """\
Rails.application.routes.draw do
  resources :stories, only: [:index, :destroy]
  get "pages/:id", to: "pages#show"
end
""",
    "Gemfile": 'gem "rails"\n',
}
JOURNAL = {
    "app/models/entry.rb": "class Entry < ApplicationRecord\n  has_many :notes\nend\n",
    "db/schema.rb": """\
ActiveRecord::Schema.define(version: 1) do
  create_table "entries" do |t|
    t.string "title"
  end
end
""",
    "Gemfile": 'gem "rails"\n',
}


EXPRESS = {
    "package.json": '{"name": "notes", "dependencies": {"express": "5.0.0"}}',
    "app.js": """\
const express = require("express");
const { requireAuth, requireAdmin } = require("./access");
const app = express();
app.get("/health", (req, res) => res.send("up"));
app.post("/login", login);
app.use(requireAuth);
app.get("/notes", list);
app.delete("/notes/:id", requireAdmin, list);
app.patch("/notes/:id", hasPermission("notes"), list);
function login(req, res) {}
function list(req, res) {}
""",
    "access.js": "exports.requireAuth = (q, s, next) => next();\nexports.requireAdmin = (q, s, next) => next();\n",
}


@pytest.fixture(scope="module")
def workspace(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    folder = tmp_path_factory.mktemp("guards")
    opened = Workspace.open(load_settings({"store_path": folder / "store", "cache_path": folder / "cache.db"}))
    for name, files in (("flask", FILES), ("rails", RAILS), ("journal", JOURNAL), ("express", EXPRESS)):
        index(opened, write(folder / name, files))
    yield opened, folder
    opened.close()


@pytest.mark.parametrize(
    ("project", "question", "first", "rows"),
    [
        (
            "flask",
            "Which routes have no authentication?",
            "2 routes: routes without known authentication, 2 without a known guard",
            2,
        ),
        (
            "flask",
            "List the unauthenticated endpoints",
            "2 routes: routes without known authentication, 2 without a known guard",
            2,
        ),
        (
            "flask",
            "Which routes can be accessed without logging in?",
            "2 routes: routes without known authentication, 2 without a known guard",
            2,
        ),
        ("flask", "Which routes need authentication?", "2 routes: routes need authentication (as middleware", 2),
        ("flask", "Which routes require the admin permission?", "1 route: routes require admin (as", 1),
        ("flask", "Which routes are only for admins?", "1 route: routes are only for admins (as", 1),
        (
            "express",
            "Which routes need no login?",
            "2 routes: routes without known authentication, 2 without a known guard",
            2,
        ),
        ("express", "Which routes require authentication?", "3 routes: routes require authentication", 3),
        ("express", "Which routes require permissions?", "1 route: routes require permissions", 1),
        ("express", "Which routes are only for admins?", "1 route: routes are only for admins", 1),
        ("rails", "Which routes require admin?", "1 route: routes require admin (as", 1),
        ("rails", "Which routes only accept DELETE?", "1 route: routes only accept DELETE", 1),
        ("rails", "What route does StoriesController#index serve?", "1 route: route of StoriesController.index", 1),
        ("rails", "Which controllers skip authentication?", "1 controller: controllers skip authentication", 1),
        ("rails", "Which controllers have a rate_limit?", "1 controller: controllers have a rate_limit", 1),
        ("rails", "Which filters does StoriesController have?", "3 filters: filters of StoriesController", 3),
        ("rails", "Which before_action filters does StoriesController have?", "2 before_actions: before_action", 2),
        ("rails", "Which callbacks does Story have?", "1 callback: callbacks of Story", 1),
        ("rails", "Which models have a before_destroy callback?", "1 model: models have a before_destroy callback", 1),
        ("rails", "Which models validate the name?", "1 model: models validate the name", 1),
        ("rails", "Which models include the Followable concern?", "1 model: models include the Followable", 1),
        ("rails", "Which associations does Story have?", "at least 2 associations of Story · ", 2),
        ("rails", "Which associations of Story are polymorphic?", "1 association: associations of Story are", 1),
        ("rails", "Which models have polymorphic associations?", "1 model: models have polymorphic associations", 1),
        ("rails", "Which fields does the Note model have?", "2 methods: the fields and properties of a type", 2),
        ("rails", "Which model has the most columns?", "1 model: model by columns", 1),
        ("rails", "Which models have at least 2 fields?", "1 model: models with fields >= 2", 1),
        ("rails", "Who enqueues SweepJob?", "1 method: the code that runs or queues a function or class", 1),
        ("rails", "What validations are on the Story model?", "1 validation: validations of", 1),
        ("rails", "How many lines of code does each controller have?", "3 controllers: controllers by lines", 3),
        ("journal", "Which associations does the Entry model have?", "at least 1 association of Entry · ", 1),
        ("rails", "Which associations does App have?", "at least 1 association of App · ", 1),
        ("rails", "Which mail services are there?", "1 service with 'mail' in their name, declaration or path", 1),
        ("rails", "Which models are related to Page?", "1 model: models are related to Page", 1),
    ],
)
def test_a_guard_or_macro_is_read_off_decorators(
    workspace: tuple[Workspace, Path], project: str, question: str, first: str, rows: int
) -> None:
    found = asked(workspace[0], workspace[1] / project, ask, question)
    assert found.startswith(first)
    assert found.partition("PREFIX")[0].count("\n") >= rows


@pytest.mark.parametrize(
    "last",
    [
        "app.include_router(shop, dependencies=[Depends(require_login)])\n",
        "@app.middleware('http')\ndef check_login(request): ...\n",
        "class AuthMiddleware: ...\n",
    ],
)
def test_routes_are_not_called_open_where_guards_stand_elsewhere(workspace: tuple[Workspace, Path], last: str) -> None:
    opened, folder = workspace
    head = "from fastapi import Depends, FastAPI\n\napp = FastAPI()\n\n\ndef require_login(): ...\n\n\n"
    routes = '@app.get("/")\ndef home(): ...\n\n\n@app.get("/cart")\n@require_login\ndef cart(): ...\n\n\n'
    index(opened, write(folder / f"elsewhere{len(last)}", {"app.py": head + routes + last}))
    project = str(folder / f"elsewhere{len(last)}")
    assert ask(opened, Call(), "Which routes need login?", project=project).text.startswith("1 route: ")
    assert not ask(opened, Call(), "Which routes have no login?", project=project).is_found


def test_routes_without_a_guard_are_none_where_nothing_guards(workspace: tuple[Workspace, Path]) -> None:
    opened, folder = workspace
    files = {"app.py": 'from flask import Flask\n\napp = Flask(__name__)\n\n\n@app.route("/")\ndef home(): ...\n'}
    index(opened, write(folder / "open", files))
    assert not ask(opened, Call(), "Which routes have no authentication?", project=str(folder / "open")).is_found
