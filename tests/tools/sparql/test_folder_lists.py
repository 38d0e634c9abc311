"""Lists by the folders of a project: the entries of the only one with the words of a question."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "server/modules/lookup/solr/engine.js": "export const one = 1\n",
    "server/modules/lookup/solr/define.yml": "key: solr\n",
    "server/modules/lookup/sphinx/engine.js": "export const two = 2\n",
    "server/modules/lookup/openapi/engine.js": "export const zero = 0\n",
    "server/modules/lookup/index.js": "export const all = []\n",
    "server/modules/lookup/solr.test.js": "test('it', () => {})\n",
    "server/modules/signing/github/engine.js": "export const three = 3\n",
    "server/modules/signing/saml/engine.js": "export const four = 4\n",
    "server/scan_steps/faces.js": "export const five = 5\n",
    "server/scan_steps/dates.js": "export const six = 6\n",
    "server/scan_step/step.js": "export const seven = 7\n",
    "server/scan_step/base.js": "export const eight = 8\n",
    "server/ledgers/models.js": "export const nine = 9\n",
    "server/ledgers/views.js": "export const ten = 10\n",
    "client/widgets/admin/clock.js": "export const eleven = 11\n",
    "client/widgets/admin/weather.js": "export const twelve = 12\n",
    "client/widgets/user/badge.js": "export const thirteen = 13\n",
    "client/widgets/user/photo.js": "export const fourteen = 14\n",
    "client/gadgets/ink/pen.js": "export const fifteen = 15\n",
    "client/gadgets/ink/nib.js": "export const sixteen = 16\n",
    "server/gadgets/ink/pot.js": "export const seventeen = 17\n",
    "server/gadgets/ink/well.js": "export const eighteen = 18\n",
}
FOUND = "found by the folder alone"


@pytest.fixture(scope="module")
def portal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("folders") / "portal", FILES)


@pytest.mark.parametrize(
    ("question", "first"),
    [
        (
            "Which signing providers can an admin enable?",
            "2 indexed entries of the folder server/modules/signing, whose path has 'signing'"
            " (without regard to 'providers', 'admin', 'enable')",
        ),
        (
            "Which lookup engines are supported?",
            "3 indexed entries of the folder server/modules/lookup, whose path has 'lookup'"
            " (without regard to 'engines')",
        ),
        (
            "Which scan steps run on an album?",
            "2 indexed entries of the folder server/scan_steps, whose path has 'scan' and 'steps'"
            " (without regard to 'album')",
        ),
        (
            "Which fancy widgets does the admin section have?",
            "2 indexed entries of the folder client/widgets/admin, whose path has 'widgets' and 'admin'"
            " (without regard to 'fancy', 'section')",
        ),
    ],
)
def test_the_only_folder_with_most_of_the_words_is_listed(
    portal: tuple[Workspace, Path], question: str, first: str
) -> None:
    assert asked(*portal, ask, question).startswith(f"{first} · {FOUND}")


def test_entries_are_shown_with_their_files_but_tests_and_indexes(portal: tuple[Workspace, Path]) -> None:
    found = asked(*portal, ask, "Which lookup engines are supported?").splitlines()
    assert found[1:4] == [
        "server/modules/lookup/openapi/engine.js",
        "server/modules/lookup/solr · define.yml, engine.js",
        "server/modules/lookup/sphinx/engine.js",
    ]


@pytest.mark.parametrize(
    "question",
    [
        # Two folders fit equally well.
        "Which ink gadgets are there?",
        # The entries are parts of one thing.
        "Which ledgers can users choose?",
        # Words after the things select some of them.
        "Which scan steps import faces?",
        "Which scan steps run nightly?",
        "Which signing providers call the mailer?",
        # Of the things, no folder is named.
        "Which signing errors can users choose?",
        "Which scan steps are not enabled?",
        "Which scan steps were added this week?",
        "Which scan steps did Ann write?",
        "Which 3 scan steps are there?",
        "Who can choose signing providers?",
    ],
)
def test_a_question_for_other_things_lists_no_folder(portal: tuple[Workspace, Path], question: str) -> None:
    assert FOUND not in asked(*portal, ask, question)


@pytest.mark.parametrize(
    "question", ["Which lookup engine modules exist?", "How many lookup engine modules ship with the portal?"]
)
def test_a_folder_with_all_words_comes_before_lines_and_languages(
    portal: tuple[Workspace, Path], question: str
) -> None:
    first = "3 indexed entries of the folder server/modules/lookup, whose path has 'lookup' and 'modules'"
    assert asked(*portal, ask, question).startswith(f"{first} (without regard to 'engine') · {FOUND}")
