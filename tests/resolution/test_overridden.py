"""The methods that a method takes the place of, of base classes and of interfaces."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace
from tests.indexing.support import index, rows, write

_OVERRIDES = "SELECT ?a ?b WHERE { ?a code:overrides ?b }"
_AGENT = """\
interface Named { title(): string }
export interface Agent extends Named { send(): void; ready: boolean }
export interface Quiet { mute(): void }
export class Base { log(): void {} }
"""


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Workspace]:
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    yield workspace
    workspace.close()


def _overridden(workspace: Workspace, root: Path, files: dict[str, str]) -> set[tuple[str, str]]:
    index(workspace, write(root, files))
    return {(row[0].rpartition("/")[2], row[1].rpartition("/")[2]) for row in rows(workspace, _OVERRIDES)}


def test_a_method_takes_the_place_of_that_of_an_interface(opened: Workspace, tmp_path: Path) -> None:
    mail = (
        "import { Agent, Base, Quiet } from './agent';\n"
        "export class Mail extends Base implements Agent, Quiet {\n"
        "  ready = true;\n  title() { return ''; }\n  send() {}\n  mute() {}\n  log() {}\n  other() {}\n}\n"
    )
    assert _overridden(opened, tmp_path / "shop", {"agent.ts": _AGENT, "mail.ts": mail}) == {
        ("Mail.title", "Named.title"),
        ("Mail.send", "Agent.send"),
        ("Mail.mute", "Quiet.mute"),
        ("Mail.log", "Base.log"),
    }


def test_a_method_takes_the_place_of_that_of_an_interface_of_its_base(opened: Workspace, tmp_path: Path) -> None:
    mail = (
        "import { Agent } from './agent';\n"
        "abstract class Half implements Agent {\n  ready = true;\n  abstract title(): string;\n  send() {}\n}\n"
        "export class Whole extends Half {\n  title() { return ''; }\n  send() {}\n}\n"
    )
    found = _overridden(opened, tmp_path / "shop", {"agent.ts": _AGENT, "mail.ts": mail})
    assert ("Whole.send", "Half.send") in found
    assert ("Whole.send", "Agent.send") in found
    assert ("Half.send", "Agent.send") in found


def test_an_interface_that_cannot_be_found_takes_nothing(opened: Workspace, tmp_path: Path) -> None:
    mail = "import { Agent } from 'elsewhere';\nclass Mail implements Agent, Gone {\n  send() {}\n}\n"
    assert _overridden(opened, tmp_path / "shop", {"mail.ts": mail}) == set()
