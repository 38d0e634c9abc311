"""Two repositories of one store: a request of one leads to the handler in the other."""

from __future__ import annotations

from pathlib import Path

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.call_paths import find_path
from oxigraph_code.tools.calls.callers import get_callers
from tests.indexing.support import index, write
from tests.tools.support import ask

FILES = {
    "pyproject.toml": '[project]\nname = "api"\ndependencies = ["fastapi"]\n',
    "src/app.py": (
        "from fastapi import FastAPI\n\napp = FastAPI()\n\n\n"
        '@app.post("/api/orders/{number}/ship")\ndef ship_order(number: int):\n    return deliver(number)\n\n\n'
        '@app.get("/api/orders/{number}")\ndef read_order(number: int): ...\n\n\n'
        '@app.get("/api/orders/search/open")\ndef open_orders(): ...\n\n\n'
        "def deliver(number):\n    return number\n"
    ),
}
CLIENT = {
    "package.json": '{"name": "web"}',
    "src/orders.ts": (
        "export async function shipIt(n) {\n  return fetch(`/api/orders/${n}/ship`, { method: 'POST' });\n}\n"
    ),
}


def test_a_request_of_another_repository_is_told_by_the_handler(workspace: Workspace, root: Path) -> None:
    index(workspace, write(root.parent / "web", CLIENT))
    text = ask(workspace, root, get_callers, "ship_order")
    assert "1 request fits its route" in text.splitlines()[0]
    assert "  web: src/orders.ts:2 sends POST /api/orders/…/ship in function shipIt\n" in text


def test_a_path_leads_from_one_repository_to_another(workspace: Workspace, root: Path) -> None:
    index(workspace, write(root.parent / "web", CLIENT))
    text = ask(workspace, root.parent, find_path, "shipIt", "deliver")
    assert "1 shortest path of 2 steps (1 of them no call)" in text.splitlines()[0]
    assert "function shipIt · sends POST /api/orders/…/ship at 2, which fits its route\n" in text


BELOW_A_BASE = {
    "package.json": '{"name": "web"}',
    "src/client.ts": (
        "import http from 'axios'\nexport const axios = http.create({ baseURL: '/api' })\n"
        "export const read = (n) => axios.get(`/orders/${n}`)\n"
    ),
    "src/told.ts": (
        "import { axios } from './client'\nexport const ship = (n) => axios.post(`/orders/${n}/ship`)\n"
        "export const open = () => axios.get('/orders/search/open')\n"
    ),
}


def test_a_base_that_other_requests_tell_counts_for_a_path_with_one_fixed_part(
    workspace: Workspace, root: Path
) -> None:
    index(workspace, write(root.parent / "web", BELOW_A_BASE))
    assert "src/client.ts:3 sends GET /orders/… in function read" in ask(workspace, root, get_callers, "read_order")


def test_one_request_tells_no_base(workspace: Workspace, root: Path) -> None:
    told = BELOW_A_BASE["src/told.ts"].rpartition("export")[0]
    index(workspace, write(root.parent / "web", BELOW_A_BASE | {"src/told.ts": told}))
    assert "src/client.ts" not in ask(workspace, root, get_callers, "read_order")


def test_an_unknown_base_and_one_fixed_part_lead_to_no_other_repository(workspace: Workspace, root: Path) -> None:
    write(root, {"src/app.py": FILES["src/app.py"] + '\n\n@app.get("/orders/lookup")\ndef look_up(): ...\n'})
    index(workspace, root)
    sent = "export const locate = (n) => fetch(`${process.env.MAP_URL}/lookup`)\n"
    index(workspace, write(root.parent / "web", {"package.json": '{"name": "web"}', "src/map.ts": sent}))
    assert "src/map.ts" not in ask(workspace, root, get_callers, "look_up")
