"""A model may write queries that the library lacks; they are run as a stranger's."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from oxigraph_code.tools.sparql.query_writer import QueryWriter
from tests.indexing.support import index, write
from tests.tools.support import ask as said

QUESTION = "how do I bake a cake"


class Model:
    """A server on this machine that answers as a model does."""

    def __init__(self) -> None:
        self.answer = ""
        self.requests: list[dict[str, Any]] = []
        self.keys: list[str] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                outer.requests.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                outer.keys.append(self.headers.get("Authorization", ""))
                body = json.dumps({"choices": [{"message": {"content": outer.answer}}]}).encode()
                self.send_response(200)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *arguments: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/v1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch) -> Iterator[Model]:
    found = Model()
    monkeypatch.setenv("LLM_BASE_URL", found.url)
    monkeypatch.setenv("MODEL_NAME", "baker")
    monkeypatch.setenv("LLM_API_KEY", "secret")
    yield found
    found.server.shutdown()
    found.server.server_close()


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    folder = tmp_path_factory.mktemp("writer")
    opened = Workspace.open(load_settings({"store_path": folder / "store"}))
    files = {"pyproject.toml": '[project]\nname = "shop"\n', "shop.py": "def bake_it(): return 'sugar'\n"}
    root = write(folder / "shop", files)
    index(opened, root)
    yield opened, root
    opened.close()


def test_what_a_model_writes_is_run_and_shown(shop: tuple[Workspace, Path], model: Model) -> None:
    model.answer = 'Sure:\n```sparql\nSELECT ?f { ?f a code:Function ; code:name "bake_it" }\n```'
    text = said(*shop, ask, QUESTION)
    assert text.startswith("1 row · written by baker")
    assert "shop.py:1 function bake_it" in text
    assert "LIMIT 200" in text


def test_a_model_gets_the_vocabulary_and_the_question_and_no_code(shop: tuple[Workspace, Path], model: Model) -> None:
    model.answer = "SELECT ?f { ?f a code:Function }"
    said(*shop, ask, QUESTION)
    sent = json.dumps(model.requests)
    assert QUESTION in sent
    assert "code:calls" in sent
    assert "sugar" not in sent
    assert str(shop[1]) not in sent
    assert model.keys == ["Bearer secret"]


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("SELECT ?f { ?f a code:Cake }", "the model does not know the vocabulary: code:Cake is no term"),
        ("DELETE WHERE { ?s ?p ?o }", "may not be run"),
        ("SELECT * { SERVICE <http://127.0.0.1/> { ?s ?p ?o } }", "may not be run"),
        ("SELECT ?f { ?f a code:Function", "cannot be run"),
        ("I cannot do that", "the model wrote no SELECT query"),
    ],
)
def test_what_may_not_be_run_is_not_run(shop: tuple[Workspace, Path], model: Model, answer: str, reason: str) -> None:
    model.answer = answer
    text = said(*shop, ask, QUESTION)
    assert reason in text
    assert text.startswith("no query of the library fits")


def test_a_question_of_the_library_is_never_sent(shop: tuple[Workspace, Path], model: Model) -> None:
    said(*shop, ask, "what are the longest functions")
    assert model.requests == []


def test_a_model_that_is_not_there_leaves_the_answer_without_it(
    shop: tuple[Workspace, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LLM_BASE_URL", "http://127.0.0.1:9/v1")
    monkeypatch.setenv("MODEL_NAME", "baker")
    text = said(*shop, ask, QUESTION)
    assert "the model did not answer" in text
    assert "the nearest questions" in text


@pytest.mark.parametrize("environment", [{}, {"MODEL_NAME": "x"}, {"LLM_BASE_URL": "http://x"}, {"LLM_API_KEY": "x"}])
def test_without_an_address_and_a_model_there_is_none(environment: dict[str, str]) -> None:
    assert QueryWriter.configured(environment) is None


def test_the_key_is_not_shown() -> None:
    assert "secret" not in repr(QueryWriter("http://x", "baker", "secret"))
