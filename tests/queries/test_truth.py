"""Each template of ``ask`` agrees with truths read in the source of two small repositories.

For maintainers: the rows in ``truth`` are written by hand from the source, never taken from an answer. A head line
names the template and its parameters, a row has a line, and ``...`` says that only the top of the list is there. In a
row, symbols and files go without their project and commits have the first line of their message.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pygit2
import pytest

from oxigraph_code import identity, queries
from oxigraph_code.queries.library import FOLDER, Template, templates
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.admin.load_history import load_git_history
from oxigraph_code.tools.admin.reports import load_report
from tests.history.repositories import Script
from tests.indexing.support import index
from tests.queries import small_repository
from tests.queries.examples import EXAMPLES
from tests.tools import goldens

pytestmark = pytest.mark.usefixtures("in_process")

TRUTH = Path(__file__).parent / "truth"
TOP = "..."
_PARAMETER = re.compile(r"(\w+)=(.*?)(?= \w+=|$)")


class Truth(NamedTuple):
    """The expected answer of a template with parameters on a repository: its first rows, or all."""

    repository: str
    template: str
    parameters: Mapping[str, str]
    rows: tuple[str, ...]
    is_top: bool

    @property
    def name(self) -> str:
        return " ".join([self.repository, self.template, *self.parameters.values()])


def _read(file: Path) -> Iterator[Truth]:
    for block in file.read_text(encoding="utf-8").split("\n== ")[1:]:
        head, *rows = [line.rstrip() for line in block.strip().splitlines() if not line.startswith("#")]
        template, _, parameters = head.partition(" ")
        is_top = rows[-1:] == [TOP]
        given = dict(_PARAMETER.findall(parameters))
        yield Truth(file.stem, template, given, tuple(rows[:-1] if is_top else rows), is_top)


TRUTHS = [truth for file in sorted(TRUTH.iterdir()) for truth in _read(file)]


class Repositories(NamedTuple):
    """A store with both repositories, which the queries must keep apart, and their scripts."""

    workspace: Workspace
    scripts: Mapping[str, Script]


@pytest.fixture(scope="module")
def repositories(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Repositories]:
    folder = tmp_path_factory.mktemp("truth")
    scripts = {
        "package": goldens.package(folder / "itsdangerous"),
        "shop": small_repository.shop(folder / "shop"),
        "documents": small_repository.documents(folder / "documents"),
    }
    workspace = Workspace.open(load_settings({"store_path": folder / "store", "workers": 1}))
    for script in scripts.values():
        index(workspace, script.root)
        load_git_history(workspace, Call(), str(script.root))
    for name, report in small_repository.REPORTS.items():
        (folder / name).write_text(report, encoding="utf-8")
        load_report(workspace, Call(), str(folder / name), project=str(scripts["shop"].root))
    yield Repositories(workspace, scripts)
    workspace.close()


def _answer(asked: Repositories, truth: Truth) -> list[str]:
    script = asked.scripts[truth.repository]
    project = f"{identity.BASE}project/{script.root.name}"
    messages = {
        commit: script.repository[commit].peel(pygit2.Commit).message.partition("\n")[0] for commit in script.commits
    }

    def term(name: str, value: str) -> queries.Terms:
        match name:
            case "text" | "modifier":
                return queries.StringTerm(value)
            case "person":
                return [f"{identity.BASE}person/{value}"]
            case "commit":
                return [f"{identity.BASE}commit/{script.commits[int(value)][:7]}"]
        return [f"{project}/{value}"]

    def shown(cell: str) -> str:
        if cell.startswith(f"{identity.BASE}commit/"):
            short = cell.rpartition("/")[2]
            return next((message for commit, message in messages.items() if commit.startswith(short)), cell)
        _, external, name = cell.partition("?external=")
        text = f"external:{name}" if external else cell.removeprefix(f"{project}/")
        return identity.decode(text).replace("\n", "\\n")

    (template,) = (known for known in templates() if known.name == truth.template)
    terms: dict[str, queries.Terms] = {name: term(name, value) for name, value in truth.parameters.items()}
    if template.is_of_projects:
        terms["project"] = [project]
    text = queries.bind(f"{FOLDER}/{template.name}", **terms)
    found = json.loads(asked.workspace.store.query(text, max_bytes=0).text)
    names = found["head"]["vars"]
    return [
        " | ".join(shown(row[name]["value"]) if name in row else "" for name in names).rstrip()
        for row in found["results"]["bindings"]
    ]


@pytest.mark.parametrize("truth", TRUTHS, ids=lambda truth: truth.name)
def test_a_template_answers_what_the_source_says(repositories: Repositories, truth: Truth) -> None:
    rows = _answer(repositories, truth)
    assert (rows[: len(truth.rows)] if truth.is_top else rows) == list(truth.rows)


@pytest.mark.parametrize("template", templates(), ids=lambda template: template.name)
def test_every_template_has_a_truth_with_rows(template: Template) -> None:
    assert any(truth.rows for truth in TRUTHS if truth.template == template.name)


@pytest.mark.parametrize("name", [*(f"{FOLDER}/{template.name}" for template in templates()), *EXAMPLES])
def test_a_query_that_is_shown_has_a_bound(name: str) -> None:
    found = re.search(r"^LIMIT (\d+)$", queries.read(name), re.MULTILINE)
    assert found is not None
    assert int(found[1]) <= 10_000
