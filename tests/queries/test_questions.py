"""Questions as people write them are read as the query or the tool that answers them."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.admin.load_history import load_git_history
from oxigraph_code.tools.sparql.ask import ask
from tests.history.repositories import Script
from tests.indexing.support import index, write

pytestmark = pytest.mark.usefixtures("in_process")

DATA = tomllib.loads((Path(__file__).parent / "questions.toml").read_text(encoding="utf-8"))
QUESTIONS = [(entry["project"], entry["question"], entry["reading"]) for entry in DATA["questions"]]


@pytest.fixture(scope="module")
def projects(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    folder = tmp_path_factory.mktemp("questions")
    workspace = Workspace.open(load_settings({"store_path": folder / "store"}))
    for name, project in DATA["projects"].items():
        script = Script(folder / name)
        script.commit("Begin", project["files"], author=tuple(project["author"]))
        script.check_out()
        index(workspace, script.root)
        load_git_history(workspace, Call(), str(script.root))
    yield workspace, folder
    workspace.close()


def reading(projects: tuple[Workspace, Path], project: str, question: str) -> str:
    """Return the call of the tool that answered a question, or the name of the template."""
    workspace, folder = projects
    data = json.loads(ask(workspace, Call(), question, project=str(folder / project), format="json").text)
    return str(data.get("call") or data.get("template", "nothing"))


def test_there_are_sixty_questions() -> None:
    assert len({(project, question) for project, question, _ in QUESTIONS}) == 60


@pytest.mark.parametrize(
    ("project", "question", "wanted"), QUESTIONS, ids=[question.replace("::", ":") for _, question, _ in QUESTIONS]
)
def test_a_question_has_its_reading(projects: tuple[Workspace, Path], project: str, question: str, wanted: str) -> None:
    assert reading(projects, project, question) == wanted


@pytest.mark.parametrize(
    ("question", "wanted"),
    [
        ("Who calls the method acquire of Semaphore?", 'get_callers(symbol="Semaphore.acquire")'),
        ("Who calls HTTPConnection's _connect?", 'get_callers(symbol="HTTPConnection._connect")'),
        (
            "What does handle_request of the class ConnectionPool call?",
            'get_callees(symbol="ConnectionPool.handle_request")',
        ),
        (
            "Who calls enforce_headers in httpcore/_models.py?",
            'get_callers(symbol="httpcore/_models.py:enforce_headers")',
        ),
    ],
)
def test_a_member_is_named_with_its_type_or_file_in_words(
    projects: tuple[Workspace, Path], question: str, wanted: str
) -> None:
    assert reading(projects, "httpcore", question) == wanted


@pytest.mark.parametrize(
    ("project", "question", "wanted"),
    [
        ("httpcore", "Is ReadTimeout a subclass of something?", 'type_hierarchy(symbol="ReadTimeout")'),
        ("httpcore", "What is the enforce_headers function for?", 'get_symbol(symbol="enforce_headers")'),
        ("walkdir", "Which version of same-file is required?", "declared_version"),
        ("walkdir", "What does the method IntoIter.next call?", 'get_callees(symbol="IntoIter.next")'),
        ("ky", "Which version of typescript is required?", "declared_version"),
    ],
)
def test_names_are_read_whole(projects: tuple[Workspace, Path], project: str, question: str, wanted: str) -> None:
    assert reading(projects, project, question) == wanted


@pytest.mark.parametrize(
    "question",
    [
        "Which functions have no docstring?",
        "Functions that have no docstrings",
        "Which methods have no docstring?",
        "Functions with no documentation",
    ],
)
def test_functions_without_docstring_are_not_read_as_unused_ones(
    projects: tuple[Workspace, Path], question: str
) -> None:
    assert reading(projects, "httpcore", question) == "undocumented"


def test_an_imported_package_is_no_variable_of_its_name(tmp_path: Path) -> None:
    root = write(
        tmp_path / "shop",
        {
            "pyproject.toml": '[project]\nname = "shop"\n',
            "shop.py": "try:\n    import rich\nexcept ImportError:\n    rich = None\n",
        },
    )
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(workspace, root)
    assert reading((workspace, tmp_path), "shop", "Which modules depend on rich?") == "library_users"
    workspace.close()


def test_a_name_of_several_symbols_is_answered_for_all(projects: tuple[Workspace, Path]) -> None:
    workspace, folder = projects
    text = ask(workspace, Call(), "Who calls handle_request?", project=str(folder / "httpcore")).text
    assert "RequestInterface.request" in text
    assert "ConnectionPool.handle_request" in text


def test_the_nearest_questions_are_offered_as_calls_if_none_fits_clearly(projects: tuple[Workspace, Path]) -> None:
    workspace, folder = projects
    answer = ask(workspace, Call(), "Why was Origin painted green?", project=str(folder / "httpcore"))
    assert not answer.is_found
    first = answer.text.splitlines()[0]
    assert first.startswith("no query of the library fits clearly; nearest: ask(")
    assert first.count("ask(") == 2
