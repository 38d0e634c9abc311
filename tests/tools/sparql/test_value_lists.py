"""Lists of values that one declaration states: members, constants, and entries of lists."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "shop/levels.py": """\
from enum import Enum


class VisibilityLevel(Enum):
    PUBLIC = "public"
    PRIVATE = "private"

    def is_open(self):
        return self is VisibilityLevel.PUBLIC


class PermissionGrant:
    name = "grant"
""",
    "shop/oauth/client.py": """\
VALID_SCOPES = [
    "orders:read",  # for all
    "orders:write",
]
BASE_COLORS = ["red"]
COLORS = [*BASE_COLORS, "green", "blue"]
""",
    "shop/kinds.php": """\
<?php
class PaymentTypeEnum
{
    public const TYPE_CARD = 'card';
    public const TYPE_CASH = 'cash';
    public const OTHERS = [
        self::TYPE_CASH,
    ];
}
""",
    "web/status.ts": """\
export type OrderStatus = 'open' | 'paid' | 'sent'
export const themes = [
  { name: 'Night', key: 'dark' },
  { name: 'Day', key: 'light' },
]
""",
    "web/Permission.kt": "enum class Permission(val isBase: Boolean) {\n    READ(true),\n    WRITE(false)\n}\n",
    "web/queue.js": "export function registerJob(job) {\n  return job\n}\n",
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("values") / "shop", FILES)


@pytest.mark.parametrize(
    ("question", "first", "values"),
    [
        ("Which visibility levels are there?", "2 values of shop/levels.py:4 enum VisibilityLevel", "PUBLIC PRIVATE"),
        (
            "Which oauth scopes can a third-party app request?",
            "2 values of shop/oauth/client.py:1 variable VALID_SCOPES",
            "orders:read orders:write",
        ),
        (
            "Which types can a payment have?",
            "2 values of shop/kinds.php:2 class PaymentTypeEnum",
            "TYPE_CARD TYPE_CASH",
        ),
        ("How many order statuses exist?", "3 values of web/status.ts:1 typealias OrderStatus", "open paid sent"),
        ("Which themes are available?", "2 values of web/status.ts:2 variable themes", "Night Day"),
        ("Which permissions are there?", "2 values of web/Permission.kt:1 enum Permission", "READ WRITE"),
    ],
)
def test_the_values_of_the_declaration_with_the_words_are_listed(
    shop: tuple[Workspace, Path], question: str, first: str, values: str
) -> None:
    lines = asked(*shop, ask, question).splitlines()
    assert lines[0].startswith(f"{first} · found by the name alone, which has ")
    assert [line.partition(" · ")[0] for line in lines[1:]] == values.split()


def test_words_beside_the_values_are_named(shop: tuple[Workspace, Path]) -> None:
    found = asked(*shop, ask, "Which permissions can be given to a group?")
    assert "which has 'permissions' (without regard to 'group') · index" in found.partition("\n")[0]


@pytest.mark.parametrize(
    "question",
    [
        # The list is put together from others.
        "Which colors are there?",
        # One value is no list.
        "Which base colors are there?",
        # Words that select some of the values.
        "Which permissions does the controller check?",
        "Which permissions are not used?",
        # A type of nothing.
        "Which types are there?",
        # A function that does something to a job is none.
        "Which background jobs does the server run?",
    ],
)
def test_a_question_for_other_values_lists_none(shop: tuple[Workspace, Path], question: str) -> None:
    found = ask(shop[0], Call(), question, project=str(shop[1])).text
    assert "found by the name alone" not in found
    assert "registerJob" not in found
