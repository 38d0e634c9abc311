"""The answers of ``--json`` have the documented shapes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from docs.json_shapes import SHAPES, Plain

from oxigraph_code.cli.verbs import verbs
from oxigraph_code.tools import TOOLS
from tests.cli.test_wrong_use import COMMANDS
from tests.history.repositories import Script
from tests.terminal import run

FILES = {
    "shop/__init__.py": "",
    "shop/tax.py": "RATE = 1\n\n\ndef tax(price):\n    return price * RATE\n",
    "shop/cart.py": """\
import json
from shop.tax import tax


class Base:
    def total(self):
        return 0


class Cart(Base):
    def total(self):
        return tax(1) + unknown.call()


def main():
    print(json.dumps(Cart().total()))
""",
    "tests/test_cart.py": "from shop.cart import Cart\n\n\ndef test_total():\n    assert Cart().total()\n",
    "note.ttl": "<x:a> <x:b> 1 .",
}
TOOL_NAMES = [tool.name for tool in TOOLS if "_" in tool.name]
LOADERS = {verb.name for verb in verbs() if verb.name.startswith("load-")}
QUESTIONS = [
    "context Cart.total",
    "search tax",
    "search return --mode text",
    "symbol Cart --code",
    "callers tax --depth 2",
    "callees main --depth 2",
    "impact tax",
    "path main tax --code",
    "path tax main",
    "subgraph Cart",
    "references tax",
    "references shop/cart.py",
    "hierarchy Cart",
    "outline shop/cart.py",
    "outline shop",
    "dependencies shop/cart.py",
    "dependencies .",
    "read shop/cart.py 1 3",
    "map",
    "ask who calls tax",
    "ask largest classes",
    "changes",
    "compare HEAD~1 HEAD",
    "sparql SELECT_*_{?c_a_code:Class}",
    "graphs",
    "status",
]


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository with two commits, indexed with its history."""
    script = Script(tmp_path_factory.mktemp("json") / "shop")
    script.commit("Begin", FILES)
    script.commit("More", {"shop/tax.py": "RATE = 2\n\n\ndef tax(price):\n    return price * RATE * 2\n"})
    script.check_out()
    for command, shape in (("index", "index"), ("history", "history"), ("repair", "repair")):
        checked(script.root, command, shape)
    return script.root


def words_of(command: str) -> list[str]:
    return [word.replace("_", " ") if word.startswith("SELECT") else word for word in command.split()]


def answered(shop: Path, command: str) -> Any:
    done = run(shop.parent / "store", *words_of(command), "--json", cwd=shop)
    assert done.returncode in (0, 1), done.stderr
    return msgspec.json.decode(done.stdout)


def checked(shop: Path, command: str, shape: str) -> Any:
    found = answered(shop, command)
    numbered = {key for key in found if key.startswith("path_") and key != "path_1"} if "path" in command else set()
    found = {key: value for key, value in found.items() if key not in numbered} if numbered else found
    return msgspec.convert(found, SHAPES[shape])


@pytest.mark.parametrize("command", QUESTIONS)
def test_an_answer_has_the_shape_of_its_command(shop: Path, command: str) -> None:
    checked(shop, command, command.partition(" ")[0])


@pytest.mark.parametrize("command", [*QUESTIONS, "callers zzz", "search zzz", "read zzz.py", "outline zzz", "search"])
def test_no_answer_at_a_terminal_names_a_tool_or_an_argument(shop: Path, command: str) -> None:
    done = run(shop.parent / "store", *words_of(command), cwd=shop)
    text = done.stdout + done.stderr
    assert not [name for name in TOOL_NAMES if re.search(rf"\b{name}\b", text)]
    assert not re.search(r"\b(?:mode|code|depth|kind|offset|project)=", text)


def test_changes_of_the_graph_have_shapes(shop: Path) -> None:
    assert checked(shop, "import note.ttl", "import").triples == 1
    assert checked(shop, "index . --ref HEAD~1", "index --ref").graphs
    assert checked(shop, "drop-snapshot . HEAD~1", "drop-snapshot").removed > 0
    done = run(shop.parent / "store", "update", "DELETE DATA { <x:a> <x:b> 1 }", "--json", cwd=shop)
    assert msgspec.json.decode(done.stdout, type=SHAPES["update"]).graphs[0]["deleted"] == 1


def test_a_dropped_project_has_a_shape(tmp_path: Path) -> None:
    (tmp_path / "shop").mkdir()
    (tmp_path / "shop/pay.py").write_text("def pay(): pass\n")
    checked(tmp_path / "shop", "index", "index")
    assert len(checked(tmp_path / "shop", "drop shop", "drop").dropped) == 1


@pytest.mark.parametrize("command", ["callers zzz", "outline zzz.py", "read zzz.py", "drop zzz", "search zzqqxx"])
def test_an_answer_that_found_nothing_is_in_words(shop: Path, command: str) -> None:
    found = msgspec.convert(answered(shop, command), Plain)
    assert found.text.startswith(found.summary)


def test_every_command_with_json_has_a_shape() -> None:
    has_json = {name for name, entry in COMMANDS.items() if any("--json" in option.opts for option in entry.params)}
    assert has_json - LOADERS == {name.partition(" ")[0] for name in SHAPES}


def test_the_commands_about_clients_have_shapes(tmp_path: Path) -> None:
    home = tmp_path / "home"
    (home / ".cursor").mkdir(parents=True)
    for command in ("install --dry-run", "install", "uninstall", "clients", "doctor"):
        done = run(tmp_path / "store", *command.split(), "--json", cwd=home, HOME=str(home), PATH="/usr/bin:/bin")
        assert msgspec.json.decode(done.stdout, type=SHAPES[command.partition(" ")[0]]), done.stderr


def test_the_fields_of_a_published_project_are_those_of_its_shape() -> None:
    from oxigraph_code.store.endpoint.publishing import Published

    inner = SHAPES["publish"].__args__[0]
    assert {*Published._fields, "url"} == {field.name for field in msgspec.structs.fields(inner)}
