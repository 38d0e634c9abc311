"""An index in SCIP adds the calls that no rule has found, until the file changes."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.errors import FileError
from oxigraph_code.indexing.runs.drop import drop_project
from oxigraph_code.tools import Answer, Call, Workspace, tool_called
from oxigraph_code.tools.admin.reports import load_report
from oxigraph_code.tools.calls.callees import get_callees
from oxigraph_code.tools.sparql.endpoint import load_rdf
from tests.indexing.support import index, rows, triples, write
from tests.tools.support import ask

pytestmark = pytest.mark.usefixtures("in_process")

Place = tuple[int, int, int, str, bool]
"""A line from 0, its first and last column, the symbol, and true for its definition."""

CALLS = "SELECT ?caller ?callee ?rule { ?s code:caller ?caller ; code:callee ?callee . ?s code:resolution ?rule }"
CART = "def total(items):\n    return 1\n\n\nclass Cart:\n    def sum(self):\n        return 1\n"
USE = "import cart\n\n\ndef pay(found):\n    return found.sum() + cart.total([])\n"
FILES = {"pyproject.toml": '[project]\nname = "shop"\n', "cart.py": CART, "use.py": USE}
TOTAL, SUM, PAY = "x total().", "x Cart#sum().", "x pay()."
DOCUMENTS: dict[str, list[Place]] = {
    "cart.py": [(0, 4, 9, TOTAL, True), (5, 8, 11, SUM, True)],
    "use.py": [(3, 4, 7, PAY, True), (4, 17, 20, SUM, False), (4, 30, 35, SUM, False)],
}


def varint(number: int) -> bytes:
    low, rest = number & 127, number >> 7
    return bytes([low | 128]) + varint(rest) if rest else bytes([low])


def field(number: int, value: bytes | int) -> bytes:
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    return varint(number << 3 | 2) + varint(len(value)) + value


def occurrence(line: int, start: int, end: int, symbol: str, is_definition: bool, around: Iterable[int] = ()) -> bytes:
    place = b"".join(map(varint, (line, start, end)))
    body = b"".join(map(varint, around))
    return (
        field(1, place) + field(2, symbol.encode()) + field(3, int(is_definition)) + (field(7, body) if body else b"")
    )


def scip(documents: dict[str, list[Any]], root: str = "", encoding: int = 0, text: str | None = None) -> bytes:
    """Write an index of some documents."""
    tool = field(1, b"scip-test") + field(2, b"1.0")
    written = [field(1, field(2, tool) + field(3, root.encode()))]
    for path, places in documents.items():
        parts = [field(1, path.encode()), *(field(2, occurrence(*place)) for place in places), field(6, encoding)]
        written.append(field(2, b"".join(parts) + (field(5, text.encode()) if text is not None else b"")))
    return b"".join(written)


@pytest.fixture
def workspace(tmp_path: Path) -> Any:
    from oxigraph_code.settings.config import load_settings

    opened = Workspace.open(load_settings({"store_path": tmp_path / "store", "cache_path": tmp_path / "cache.db"}))
    yield opened
    opened.close()


def project(root: Path, files: dict[str, str]) -> Path:
    made = write(root, files)
    for path in made.rglob("*"):
        os.utime(path, (1_700_000_000, 1_700_000_000))
    return made


@pytest.fixture
def root(tmp_path: Path, workspace: Workspace) -> Path:
    made = project(tmp_path / "shop", FILES)
    index(workspace, made)
    return made


def load(workspace: Workspace, root: Path, data: bytes) -> str:
    (root / "index.scip").write_bytes(data)
    return ask(workspace, root, load_report, str(root / "index.scip"))


def calls(workspace: Workspace) -> set[tuple[str, ...]]:
    found = rows(workspace, f"PREFIX code: <https://ds-labs.org/code#> {CALLS}")
    return {tuple(value.removeprefix("https://ds-labs.org/code#project/shop/") for value in row) for row in found}


MEMBER, SCIP = ("use.py/pay", "cart.py/total", "member"), ("use.py/pay", "cart.py/Cart.sum", "scip")


def test_an_open_call_gets_the_target_of_the_index_and_ours_stays_where_both_differ(
    workspace: Workspace, root: Path
) -> None:
    before = calls(workspace)
    said = load(workspace, root, scip(DOCUMENTS, root.as_uri()))
    assert said.startswith(
        "SCIP of scip-test 1.0: 2 documents, of them 0 stale (content differs from the file), 0 outside of the "
        "projects; 1 call gained, 1 unlike ours, which stay\ndiffers: use.py:5 total\n"
    )
    assert calls(workspace) - before == {SCIP}
    assert len(before) == 1


def test_of_functions_with_one_symbol_the_member_is_meant(workspace: Workspace, root: Path) -> None:
    # scip-python names a function inside of a method as if it were a method.
    text = "class Cart:\n    def tax(self):\n        def sum():\n            return 1\n        return sum\n"
    project(root, {"cart.py": text + CART.partition("class Cart:\n")[2]})
    places = [(2, 12, 15, SUM, True), (5, 8, 11, SUM, True)]
    load(workspace, root, scip({**DOCUMENTS, "cart.py": places}, root.as_uri()))
    assert SCIP in calls(workspace)


def test_every_kind_of_run_gives_the_calls_of_an_index_while_both_files_allow_it(
    workspace: Workspace, root: Path
) -> None:
    load(workspace, root, scip(DOCUMENTS, root.as_uri()))
    steps: list[dict[str, str | None]] = [
        {"use.py": "# Changed.\n" + USE},
        {"use.py": USE},
        {"cart.py": CART.replace("sum", "all")},
        {"cart.py": "\n" + CART},
        {"cart.py": None},
        {"cart.py": CART, "more.py": "X = 1\n"},
    ]
    for step, has in zip(steps, (False, True, False, True, False, True), strict=True):
        write(root, {name: text for name, text in step.items() if text is not None})
        for name in (name for name, text in step.items() if text is None):
            (root / name).unlink()
        index(workspace, root)
        incremental = triples(workspace)
        assert (SCIP in calls(workspace)) is has
        index(workspace, root, full=True)
        assert triples(workspace) == incremental


def test_an_index_of_the_same_name_replaces_the_one_before_and_a_dropped_project_has_none(
    workspace: Workspace, root: Path
) -> None:
    load(workspace, root, scip(DOCUMENTS, root.as_uri()))
    load(workspace, root, scip({}))
    assert SCIP not in calls(workspace)
    load(workspace, root, scip(DOCUMENTS, root.as_uri()))
    drop_project("shop", root, workspace.store, workspace.settings, Call().progress)
    index(workspace, root)
    assert SCIP not in calls(workspace)


def test_a_file_that_differs_from_its_document_is_stale(workspace: Workspace, root: Path) -> None:
    os.utime(root / "use.py", (4_000_000_000, 4_000_000_000))
    assert "1 stale" in load(workspace, root, scip(DOCUMENTS, root.as_uri()))
    assert SCIP not in calls(workspace)
    assert "0 stale" in load(workspace, root, scip({"use.py": DOCUMENTS["use.py"]}, root.as_uri(), text=USE))
    os.utime(root / "use.py", (1_700_000_000, 1_700_000_000))
    assert "1 stale" in load(workspace, root, scip({"use.py": DOCUMENTS["use.py"]}, root.as_uri(), text=USE + "\n"))
    assert "1 stale" in load(workspace, root, scip({"use.py": [(99, 1, 2, SUM, False)]}, root.as_uri()))


def test_paths_out_of_the_projects_are_counted_and_never_opened(workspace: Workspace, root: Path) -> None:
    (root.parent / "cart.py").write_text("secret")
    (root / "link.py").symlink_to(root.parent / "cart.py")
    documents: dict[str, list[Any]] = {"../cart.py": [], "/etc/passwd": [], "link.py": [], "": [], "a\0b.py": []}
    assert "5 outside of the projects" in load(workspace, root, scip(documents, root.as_uri()))


@pytest.mark.parametrize(("encoding", "start"), [(1, 16), (0, 14), (2, 14), (3, 13)])
def test_columns_are_of_the_encoding_that_a_document_states(
    tmp_path: Path, workspace: Workspace, encoding: int, start: int
) -> None:
    use = "def pay(f):\n    f('😀'); f.sum()\n"
    made = project(tmp_path / "shop", {**FILES, "use.py": use})
    index(workspace, made)
    place = use.split("\n")[1].index("sum")
    at = {1: place + 3, 0: place + 1, 2: place + 1, 3: place}[encoding]
    places = [(1, at, at + 3, SUM, False)]
    load(workspace, made, scip({"cart.py": DOCUMENTS["cart.py"], "use.py": places}, made.as_uri(), encoding))
    assert SCIP in calls(workspace)


def test_two_places_in_a_line_with_one_name_and_other_targets_tell_nothing(workspace: Workspace, root: Path) -> None:
    text = "def pay(found, other):\n    return found.sum() + other.sum()\n"
    write(root, {"use.py": text})
    os.utime(root / "use.py", (1_700_000_000, 1_700_000_000))
    places = [(1, 17, 20, SUM, False), (1, 31, 34, "local 1", False)]
    load(workspace, root, scip({**DOCUMENTS, "use.py": places}, root.as_uri()))
    assert SCIP not in calls(workspace)
    load(workspace, root, scip({**DOCUMENTS, "use.py": places[:1]}, root.as_uri()))
    assert SCIP in calls(workspace)


def test_a_language_whose_calls_are_not_read_gets_its_calls_and_uses(tmp_path: Path, workspace: Workspace) -> None:
    text = "int total() {\n  return 1;\n}\n\nvoid pay() {\n  total();\n  keep(total);\n}\n"
    made = project(tmp_path / "shop", {"pubspec.yaml": "name: shop\n", "cart.dart": text})
    index(workspace, made)
    places = [
        (0, 4, 9, TOTAL, True, (0, 0, 2, 1)),
        (4, 5, 8, PAY, True, (4, 0, 7, 1)),
        (5, 2, 7, TOTAL, False),
        (6, 7, 12, TOTAL, False),
    ]
    said = load(workspace, made, scip({"cart.dart": places}, made.as_uri()))
    assert "1 call gained, 0 unlike" in said
    assert calls(workspace) == {("cart.dart/pay", "cart.dart/total", "scip")}
    code = "PREFIX code: <https://ds-labs.org/code#>"
    assert rows(workspace, f"{code} SELECT ?a {{ ?a code:references ?b . ?b code:name 'total' }}") == [
        ("https://ds-labs.org/code#project/shop/cart.dart/pay",)
    ]


ZIG = "const Cart = struct {\n    fn sum() u8 {\n        return 1;\n    }\n};\n\nfn pay() void {\n    Cart.sum();\n}\n"
IN_ZIG = [
    (0, 6, 10, "zig . . . src/`cart.zig`/Cart#", True, (0, 0, 4, 1)),
    (1, 7, 10, "zig . . . src/`cart.zig`/Cart#sum().", True, (1, 4, 3, 5)),
    (6, 3, 6, "zig . . . src/`cart.zig`/pay().", True, (6, 0, 8, 1)),
    (7, 4, 8, "zig . . . src/`cart.zig`/Cart#", False),
    (7, 9, 12, "zig . . . src/`cart.zig`/Cart#sum().", False),
]


def test_files_without_a_grammar_get_their_symbols_from_an_index_until_they_change(
    tmp_path: Path, workspace: Workspace
) -> None:
    made = project(
        tmp_path / "shop", {"cart.zig": ZIG, "pyproject.toml": '[project]\nname = "shop"\n', "a.py": "X = 1\n"}
    )
    index(workspace, made)
    named = "PREFIX code: <https://ds-labs.org/code#> SELECT ?kind ?name { ?s code:qualifiedName ?name ; a ?kind }"
    assert {name for _, name in rows(workspace, named)} == {"X"}
    assert "1 call gained" in load(workspace, made, scip({"cart.zig": IN_ZIG}, made.as_uri()))
    kinds = {(kind.rpartition("#")[2], name) for kind, name in rows(workspace, named)}
    assert kinds >= {("Class", "Cart"), ("Method", "Cart.sum"), ("Function", "pay")}
    assert calls(workspace) == {("cart.zig/pay", "cart.zig/Cart.sum", "scip")}
    assert "cart.zig:2 method Cart.sum" in ask(workspace, made, get_callees, "pay").replace("\n  2 ", ":2 ")
    write(made, {"cart.zig": "// Changed.\n" + ZIG})
    index(workspace, made)
    assert {name for _, name in rows(workspace, named)} == {"X"}
    write(made, {"cart.zig": ZIG})
    index(workspace, made)
    incremental = triples(workspace)
    assert calls(workspace) == {("cart.zig/pay", "cart.zig/Cart.sum", "scip")}
    index(workspace, made, full=True)
    assert triples(workspace) == incremental


@pytest.mark.parametrize(
    "data",
    [
        b"\x12",
        b"\x12\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff",
        b"\x12\x05abc",
        b"\x0b\x0b\x0b",
        field(2, field(1, b"use.py") + field(2, field(2, b"x" * 5_000))),
        field(2, field(1, b"use.py") + field(2, b"\x0a\x02\x01")),
        field(2, field(1, b"use.py") + field(2, b"\x0a\x01\xff")),
    ],
)
def test_a_malformed_index_is_an_error_and_changes_nothing(workspace: Workspace, root: Path, data: bytes) -> None:
    before = triples(workspace)
    with pytest.raises(FileError, match=r"no index in SCIP"):
        load(workspace, root, data)
    assert triples(workspace) == before


def test_an_empty_index_has_no_documents(workspace: Workspace, root: Path) -> None:
    assert load(workspace, root, b"").startswith("SCIP: 0 documents")


def test_load_scip_and_load_rdf_read_an_index(
    workspace: Workspace, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(root)
    assert tool_called("load_scip") is not None
    (root / "index.scip").write_bytes(scip(DOCUMENTS, root.as_uri()))
    answer: Answer = load_rdf(workspace, Call(), str(root / "index.scip"))
    assert "2 documents" in answer.text
