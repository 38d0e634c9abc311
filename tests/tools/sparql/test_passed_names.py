"""Lists of names in code: passed by callers, computed, or in tests alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "src/env.ts": """\
export function readEnv<T = string>(key: string, fallback?: T): T {
  return process.env[key] ?? fallback;
}
function readNumber(fallback: number, name: string): number {
  return Number(readEnv(name, fallback));
}
export const SECRET = readEnv<string>("JWT_SECRET");
export const PORT = readNumber(
  Math.max(1, 2),
  'PORT',
);
export const HOME = process.env.HOME;
export const other = (names: string[]) => names.map((one) => readEnv(one + "_URL"));
""",
    "settings.py": """\
import os

class Reader:
    def get(self, key, fallback=None):
        return os.environ.get(key, fallback)

    def load(self):
        self.get("TOKEN")
        self.get(fallback=1, key="LIMIT")
""",
    "src/Orders.php": """\
<?php
class Orders { function register($events) { $events->listen('order.paid', 'Mailer'); } }
""",
    "tests/OrdersTest.php": """\
<?php
class OrdersTest { function testListen($events) { $events->listen('foo', 'bar'); $events->listen('order.paid', 'x'); } }
""",
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("passed") / "shop", FILES)


@pytest.mark.parametrize("asking", ["Which", "How many"])
def test_a_name_that_is_a_parameter_is_the_text_that_callers_pass(shop: tuple[Workspace, Path], asking: str) -> None:
    text = asked(*shop, ask, f"{asking} environment variables are read?")
    assert text.startswith("at least 5 environment variables, and 1 of a computed name not read"), text
    names = [line.split(" · ")[0].split(" ")[1] for line in text.splitlines()[1:]]
    assert sorted(names) == ["HOME", "JWT_SECRET", "LIMIT", "PORT", "TOKEN"]


@pytest.mark.parametrize("question", ["Which events are dispatched?", "What is published and subscribed?"])
def test_names_of_events_in_tests_alone_are_left_out(shop: tuple[Workspace, Path], question: str) -> None:
    text = asked(*shop, ask, question)
    assert text.startswith(("1 ", "at least 1 ")), text
    assert "order.paid" in text
    assert "foo" not in text
