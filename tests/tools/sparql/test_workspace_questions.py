"""Questions about a workspace of several crates: its members, its commands and its types."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

STORE = """\
pub trait Keeps { fn keep(&self); }
pub struct SqliteCartStore;
impl Keeps for SqliteCartStore { fn keep(&self) {} }
"""
COMMANDS = """\
use clap::Subcommand;
#[derive(Debug, Subcommand)]
enum Command { Serve, Check }
#[derive(Debug)]
enum Other { Ignored }
"""
FILES = {
    "Cargo.toml": '[workspace]\nmembers = ["crates/store", "crates/till"]\n',
    "crates/store/Cargo.toml": '[package]\nname = "shop_store"\nversion = "0.1.0"\n[dependencies]\nserde = "1"\n',
    "crates/store/src/lib.rs": STORE,
    "crates/till/Cargo.toml": (
        '[package]\nname = "shop_till"\nversion = "0.1.0"\n[dependencies]\nshop-store = { path = "../store" }\n'
    ),
    "crates/till/src/main.rs": COMMANDS,
    "crates/till/src/shop/mod.rs": "",
    "crates/till/src/port.rs": 'fn port() { std::env::var("TILL_PORT"); }\n',
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("workspace") / "shop", FILES)


@pytest.mark.parametrize(
    ("question", "first", "row"),
    [
        ("Which crates depend on shop_store?", "1 row: the projects whose manifests declare a dep", "shop_till"),
        ("Which crates use serde?", "1 row: the projects whose manifests declare a dep", "shop_store"),
        ("Which dependencies does shop_till have?", "1 row: the dependencies that manifests", "shop-store"),
        ("Which CLI subcommands are available?", "2 rows: the commands of the command line", "Command.Serve"),
        ("How many subcommands are there?", "2 in all: the commands of the command line", ""),
        ("Which traits does the SQLite cart store implement?", "which interfaces does SqliteCartStore", "Keeps"),
    ],
)
def test_a_workspace_is_asked_by_its_members(shop: tuple[Workspace, Path], question: str, first: str, row: str) -> None:
    found = asked(*shop, ask, question)
    assert found.startswith(first)
    assert row in found
    assert "Ignored" not in found


def test_the_name_of_the_project_is_no_part_of_it(shop: tuple[Workspace, Path]) -> None:
    first = asked(*shop, ask, "Which environment variables configure Shop?").splitlines()[0]
    assert first.startswith("1 row: the environment variables that the code reads, with the functions")
    assert "shop" not in first.lower()


PACKAGES = {
    "package.json": '{"name": "mono", "private": true, "workspaces": ["apps/*", "packages/*"]}',
    "apps/web/package.json": '{"name": "@shop/web", "dependencies": {"@shop/db": "*", "react": "18"}}',
    "apps/web/src/pages/cart.ts": 'import { load } from "@shop/db";\nexport function cart() { return load(); }\n',
    "packages/db/package.json": '{"name": "@shop/db", "main": "src/index.ts"}',
    "packages/db/src/index.ts": "export function load() { return 1; }\n",
}


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("How many packages are there?", "3 lines of code in 2 packages"),
        ("Which packages depend on packages/db?", "1 package: packages that depend on packages/db"),
        ("Is there a circular dependency between the packages?", "no packages are known to depend on one another"),
        ("Which packages are required?", "1 row: the dependencies that manifests declare"),
    ],
)
def test_the_packages_of_a_workspace_are_its_projects(tmp_path: Path, question: str, first: str) -> None:
    for workspace, root in indexed(tmp_path / "mono", PACKAGES):
        assert asked(workspace, root, ask, question).startswith(first)
