"""Each kind of evidence is stated by every tool that is asked about a symbol."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from oxigraph_code.tools import Answer, Workspace
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.calls.impact import impact_analysis
from oxigraph_code.tools.references.references import find_references
from tests.tools.support import ask

FILES = {
    "package.json": '{"name": "shop", "dependencies": {"express": "4"}}',
    "app.ts": (
        "import express from 'express'\n\nconst app = express()\n"
        "export function exported() {}\nexport function listed() {}\n"
        "app.get('/v1/orders/exported', exported)\napp.get('/v1/customers', listed)\n"
    ),
    "client.ts": "export const ALL = '/v1/customers'\nexport const OTHER = '/v2/things/exported'\n",
    "jobs.py": (
        'from queue import actor\n\n\n@actor(actor_name="order.balance")\ndef balance():\n    pass\n\n\n'
        "def forgotten():\n    pass\n"
    ),
    "routes.py": (
        "from fastapi import APIRouter\n\nrouter = APIRouter()\n\n\n"
        '@router.post("/items", responses={202: {"description": "Sent."}})\ndef add_item():\n    pass\n\n\n'
        '@router.post("/notes", responses={202: {"description": "Sent."}})\ndef add_note():\n    pass\n'
    ),
    "send.py": 'def send(broker):\n    broker.put("order.balance", 1)\n    broker.put("forgotten")\n',
    "signals.py": "from django.dispatch import Signal\n\nabove_page = Signal()\n",
    "receivers.py": (
        "from django.dispatch import receiver\nfrom signals import above_page\n\n\n"
        "@receiver(above_page, dispatch_uid='banner')\ndef add_banner(sender):\n    pass\n"
    ),
    "pages/page.html": '<div>\n{% send_signal "signals.above_page" sender=event %}\n</div>\n',
    "hooks.py": "class WebHooks:\n    def update(self):\n        pass\n",
    "ctx.py": "def run(ctx, other):\n    ctx.web_hooks.update()\n    other.update()\n",
    "text.py": "def shown():\n    pass\n",
    "test_text.py": "from text import shown\n\n\ndef test_it():\n    shown()\n",
    "router.ts": "import { reindex } from './index'\n\nexport const routes = router({\n"
    "  create: procedure\n    .input(x)\n    .run(async () => {\n      await reindex()\n    }),\n"
    "  remove: procedure.run(async () => {\n    await reindex()\n  }),\n})\n",
    "index.ts": "export function reindex() {}\n",
    **{f"test_{n}.py": "import text\n\n\ndef test_it():\n    assert text\n" for n in range(8)},
}


def test_a_string_with_the_path_of_a_route_is_counted_for_its_handler(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, get_callers, "listed").splitlines()
    assert " · the path of its route in a string on 1 line · " in found[0]
    row = found[found.index("has the path of its route in a string:") + 1]
    assert row == "  client.ts:1 has /v1/customers in a string"


def test_an_address_that_ends_in_a_name_is_no_mention_of_it(workspace: Workspace, root: Path) -> None:
    assert "its name in a string" not in ask(workspace, root, get_callers, "exported")


def test_the_literal_that_registers_a_function_is_looked_for(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, get_callers, "balance").splitlines()
    assert " · its key in a string on 1 line · " in found[0]
    row = found[found.index("has the key that it is registered under:") + 1]
    assert row == '  send.py:2 · broker.put("order.balance", 1)'


def test_markup_that_sends_under_the_key_of_a_receiver_is_named(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, get_callers, "add_banner").splitlines()
    assert " · its key in a string on 1 line · " in found[0]
    row = found[found.index("has the key that it is registered under:") + 1]
    assert row == '  pages/page.html:2 · {% send_signal "signals.above_page" sender=event %}'


def test_a_text_inside_the_decorator_of_a_route_is_no_key(workspace: Workspace, root: Path) -> None:
    assert "its key" not in ask(workspace, root, get_callers, "add_item")


@pytest.mark.parametrize("tool", [get_callers, find_references])
def test_a_name_in_a_string_is_counted_by_each_tool_if_nothing_else_is_known(
    workspace: Workspace, root: Path, tool: Callable[..., Answer]
) -> None:
    assert " · its name in a string on 1 line" in ask(workspace, root, tool, "forgotten").splitlines()[0]


def test_an_unresolved_call_whose_receiver_spells_the_class_is_a_row_of_an_impact_without_dependents(
    workspace: Workspace, root: Path
) -> None:
    found = ask(workspace, root, impact_analysis, "WebHooks.update").splitlines()
    assert found[0].startswith("no dependent known of ")
    assert " · 1 unresolved call with a receiver spelled like its class · " in found[0]
    rows = found[found.index("unresolved calls by its name, with a receiver spelled like its class:") + 1 :]
    assert rows[0].startswith("  ctx.py:2 ctx.web_hooks.update")
    assert not rows[1].startswith("  ctx.py")


def test_a_call_in_a_module_names_the_key_that_it_is_below(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, get_callers, "reindex").splitlines()
    assert found[2] == "  7, 10 at module level, below create, remove"


def test_tests_by_import_are_few_beside_a_test_that_calls_it(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, impact_analysis, "shown").splitlines()
    assert "  and 3 more; format=json lists all" in found
    assert len(json.loads(ask(workspace, root, impact_analysis, "shown", format="json"))["tests_by_import"]) == 8
