"""Lists of what files for building and running state."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "Makefile": "NAME := shop\n.PHONY: all\nall: build\nbuild: src ## Build the shop\n\tmake\ntest-all:\n\tpytest\n",
    "web/package.json": '{\n  "name": "web",\n  "scripts": {\n    "dev": "vite",\n    "build": "vite build"\n  }\n}\n',
    "docker-compose.yml": """\
version: "3"
services:
  web:
    build: ./web
    ports:
      - "80:80"
  # the database
  db:
    image: postgres:16
volumes:
  data:
""",
    ".github/workflows/ci.yml": """\
name: CI
on: [push]
jobs:
  lint:
    name: Lint the code
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
  test:
    runs-on: ubuntu-latest
""",
    "Dockerfile": "FROM node:20 AS builder\nRUN make\nFROM nginx:alpine\nEXPOSE 8080\n",
    "main.py": "def main():\n    return 1\n",
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("builds") / "shop", FILES)


@pytest.mark.parametrize(
    ("question", "first", "rows"),
    [
        (
            "Which make targets are there?",
            "3 make targets in Makefile",
            ["Makefile:3 all", "Makefile:4 build · Build the shop", "Makefile:6 test-all"],
        ),
        ("Which make targets run the tests?", "1 make target with 'tests' in Makefile", ["Makefile:6 test-all"]),
        (
            "Which npm scripts does the web part have?",
            "2 npm scripts with 'web' in web/package.json",
            ["web/package.json:4 dev · vite", "web/package.json:5 build · vite build"],
        ),
        (
            "How many services does docker-compose start?",
            "2 compose services in docker-compose.yml",
            ["docker-compose.yml:3 web · ./web", "docker-compose.yml:8 db · postgres:16"],
        ),
        (
            "Which CI jobs are there?",
            "2 workflow jobs in .github/workflows/ci.yml",
            [".github/workflows/ci.yml:4 lint · Lint the code", ".github/workflows/ci.yml:9 test · ubuntu-latest"],
        ),
        (
            "Which base images does the Dockerfile use?",
            "2 base images in Dockerfile",
            ["Dockerfile:1 node:20 · AS builder", "Dockerfile:3 nginx:alpine"],
        ),
        ("What ports does the Dockerfile expose?", "1 exposed port in Dockerfile", ["Dockerfile:4 8080"]),
    ],
)
def test_what_a_build_file_states_is_listed(
    shop: tuple[Workspace, Path], question: str, first: str, rows: list[str]
) -> None:
    lines = asked(*shop, ask, question).splitlines()
    assert lines[0].startswith(f"{first} · as the text of the files says")
    assert lines[1 : len(rows) + 1] == rows


@pytest.mark.parametrize(
    "question",
    ["Which make targets publish a release?", "Which composer scripts are there?", "Which npm scripts are not used?"],
)
def test_what_no_build_file_states_is_not_listed(shop: tuple[Workspace, Path], question: str) -> None:
    assert "as the text of the files says" not in ask(shop[0], Call(), question, project=str(shop[1])).text
