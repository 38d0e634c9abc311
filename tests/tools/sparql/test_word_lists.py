"""Lists by words alone: things of a kind in whose names or lines the words of a question stand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\ndependencies = ["hexapdf", "flask"]\n',
    "shop/jobs.py": """\
from celery import shared_task


@shared_task
def send_paid_webhook(): ...


@shared_task
def sweep():
    clean_up()
""",
    "shop/views/api.py": """\
from rest_framework import permissions


class IsOwner(permissions.BasePermission): ...


class OrderViewSet:
    skip_authorization = True


class CartViewSet: ...
""",
    "shop/views/web.py": "class PageViewSet: ...\n",
    "web/Sign.vue": "<script>\nimport SignaturePad from 'signature_pad'\n</script>\n",
    "web/Form.vue": "<script>\nimport pad from 'left'\nconst signature = 1\n</script>\n",
    "web/Plain.jsx": "export function Plain() { return <SignaturePad/> }\n",
    "shop/migrations/0001_first.py": "tables = ['food']\n",
    "shop/migrations/0002_food_name.py": "",
    "shop/migrations/0003_order.py": "",
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("words") / "shop", FILES)


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("Which celery tasks send webhooks?", "1 task with 'send' and 'webhooks' in their name or declaration"),
        ("Which viewsets skip authorization?", "1 viewset with 'skip' and 'authorization' in one line each"),
        ("Which API viewsets exist?", "2 viewsets with 'api' in their name, declaration or path"),
        ("Which permission classes are there?", "1 class with 'permission' in their name, declaration or path"),
        (
            "Which Vue components use the signature pad?",
            "1 component with 'signature' and 'pad' in their path or one line",
        ),
        ("Which migrations touch the food table?", "2 migrations with 'food' in their path or one line each (without"),
        (
            "Which python packages are used for PDF generation?",
            "1 dependency with 'pdf' in their name (without regard to",
        ),
    ],
)
def test_a_list_that_no_query_has_is_found_by_its_words(
    shop: tuple[Workspace, Path], question: str, first: str
) -> None:
    assert asked(*shop, ask, question).startswith(first)


def test_a_row_shows_the_line_with_the_words(shop: tuple[Workspace, Path]) -> None:
    found = asked(*shop, ask, "Which viewsets skip authorization?")
    assert "shop/views/api.py:7 class OrderViewSet · 8 skip_authorization = True" in found


def test_the_first_line_tells_the_number_of_all_things_of_the_kind(shop: tuple[Workspace, Path]) -> None:
    assert "found by these words alone, of 3" in asked(*shop, ask, "Which viewsets skip authorization?").splitlines()[0]


@pytest.mark.parametrize(
    "question",
    [
        "Which viewsets need no authorization?",
        "Which viewsets were changed this week?",
        "Which viewsets did Ann write for orders?",
        "Which customers skip authorization?",
        "Which viewsets refund orders?",
        "How many test classes are there?",
    ],
)
def test_words_of_time_people_and_negation_are_no_words_of_lines(shop: tuple[Workspace, Path], question: str) -> None:
    assert "found by these words alone" not in asked(*shop, ask, question)
