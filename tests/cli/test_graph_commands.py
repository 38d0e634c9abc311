"""The graph as a whole at a terminal: export, projects, shell."""

from __future__ import annotations

import csv
import io
import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pyoxigraph
import pytest

from oxigraph_code.cli.shell import grouped
from tests.store.servers import oxigraph
from tests.terminal import run

SOURCE = """\
class Cart:
    def total(self):
        return tax(1)


def tax(price):
    return price
"""


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a project that is indexed in the store beside it."""
    folder = tmp_path_factory.mktemp("export") / "shop"
    folder.mkdir()
    (folder / "cart.py").write_text(SOURCE)
    assert run(folder.parent / "store", "index", cwd=folder).returncode == 0
    return folder


def exported(shop: Path, *arguments: str) -> str:
    done = run(shop.parent / "store", "export", *arguments, cwd=shop)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("graph.ttl", pyoxigraph.RdfFormat.TURTLE),
        ("graph.nt", pyoxigraph.RdfFormat.N_TRIPLES),
        ("graph.rdf", pyoxigraph.RdfFormat.RDF_XML),
        ("graph.jsonld", pyoxigraph.RdfFormat.JSON_LD),
    ],
)
def test_an_exported_file_holds_every_triple(shop: Path, tmp_path: Path, name: str, form: pyoxigraph.RdfFormat) -> None:
    exported(shop, str(tmp_path / name))
    count = run(shop.parent / "store", "sparql", "SELECT (COUNT(*) AS ?n) { ?s ?p ?o }", "--format", "csv").stdout
    triples = set(pyoxigraph.parse(path=str(tmp_path / name), format=form))
    assert str(len(triples)) == count.split()[1]


def test_an_exported_file_can_be_imported(shop: Path, tmp_path: Path) -> None:
    exported(shop, str(tmp_path / "graph.ttl"))
    assert run(tmp_path / "store", "import", str(tmp_path / "graph.ttl")).stdout.startswith("loaded ")


def test_graphml_has_symbols_and_their_calls(shop: Path) -> None:
    name = "{http://graphml.graphdrawing.org/xmlns}"
    tree = ET.fromstring(exported(shop, "--format", "graphml"))
    nodes = {node.get("id"): [data.text for data in node] for node in tree.iter(f"{name}node")}
    edges = [
        (nodes[str(edge.get("source"))][1], edge[0].text, nodes[str(edge.get("target"))][1])
        for edge in tree.iter(f"{name}edge")
    ]
    assert ("Cart.total", "calls", "tax") in edges


@pytest.mark.parametrize(
    ("form", "line"),
    [
        ("dot", 'label="Cart.total (cart.py:2)"'),
        ("mermaid", '["Cart.total (cart.py:2)"]'),
    ],
)
def test_drawings_name_symbols_with_their_places(shop: Path, form: str, line: str) -> None:
    assert line in exported(shop, "--format", form)


def test_csv_has_a_row_for_each_edge(shop: Path) -> None:
    rows = list(csv.reader(io.StringIO(exported(shop, "--format", "csv"))))
    assert rows[0] == ["from", "from_path", "relation", "to", "to_path"]
    assert ["Cart.total", "cart.py", "calls", "tax", "cart.py"] in rows


def test_json_has_nodes_and_edges(shop: Path) -> None:
    data = json.loads(exported(shop, "--format", "json"))
    assert {"Cart", "Cart.total", "tax"} <= {node["name"] for node in data["nodes"]}
    assert any(edge["kind"] == "calls" for edge in data["edges"])


def test_projects_are_listed(shop: Path) -> None:
    assert str(shop) in run(shop.parent / "store", "projects", cwd=shop).stdout


def test_queries_of_a_shell_end_with_an_empty_line(shop: Path) -> None:
    done = run(
        shop.parent / "store", "shell", cwd=shop,
        stdin='ASK { ?f code:name "tax" }\n\nSELECT\n\nASK\n{ ?f code:name "none" }\n',
    )  # fmt: skip
    assert done.stdout == "true\nfalse\n"
    assert "line 1" in done.stderr


def test_lines_are_grouped_into_queries() -> None:
    assert list(grouped(["a\n", "b\n", "\n", "\n", "c"])) == ["a\nb", "c"]


def test_a_command_of_the_shell_is_a_line_where_a_query_could_begin() -> None:
    lines = ["timing on\n", "ASK\n", "help\n", "\n", "Exit;\n"]
    assert list(grouped(lines, {"timing", "help", "exit"})) == ["timing on", "ASK\nhelp", "Exit;"]


def test_a_shell_knows_formats_times_help_and_its_end(shop: Path) -> None:
    typed = "format csv\nSELECT ?n { ?c a code:Class ; code:name ?n }\n\ntiming on\nASK {}\n\nhelp\nexit\nASK {}\n"
    done = run(shop.parent / "store", "shell", cwd=shop, stdin=typed)
    assert done.stdout.replace("\r", "") == "n\nCart\n\ntrue\n"
    assert "rows are shown as csv" in done.stderr
    assert "0.0" in done.stderr
    assert "timing on|off" in done.stderr


def test_an_unknown_extension_is_refused_with_the_known_ones(shop: Path, tmp_path: Path) -> None:
    done = run(shop.parent / "store", "export", str(tmp_path / "graph.foo"), cwd=shop)
    assert (done.returncode, list(tmp_path.iterdir())) == (2, [])
    assert ".ttl, .nt" in done.stderr
    exported(shop, str(tmp_path / "graph.foo"), "--format", "ntriples")


def test_an_exported_text_is_utf_8_in_every_encoding_of_the_terminal(tmp_path: Path) -> None:
    (tmp_path / "shop").mkdir()
    (tmp_path / "shop/prüfung.py").write_text("def größe():\n    pass\n", encoding="utf-8")
    done = run(tmp_path / "store", "index", cwd=tmp_path / "shop")
    assert done.returncode == 0, done.stderr
    drawn = run(tmp_path / "store", "export", "--format", "dot", cwd=tmp_path / "shop", encoding="cp1252")
    assert "größe (prüfung.py:1)" in drawn.stdout.encode("cp1252").decode()


def test_projects_are_published_to_the_server_of_the_settings(shop: Path) -> None:
    store = shop.parent / "store"
    with oxigraph() as url:
        settings = {"OXIGRAPH_STORE_URL": url, "NO_PROXY": "127.0.0.1"}
        done = run(store, "publish", "shop", cwd=shop, **settings)
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith("https://ds-labs.org/code#project/shop: ")
        assert ", 0 removed, 0 unchanged, at http" in done.stdout
        assert ": 0 parts sent with 0 triples" in run(store, "publish", cwd=shop, **settings).stdout
        unknown = run(store, "publish", "shoe", cwd=shop, **settings)
        assert (unknown.returncode, "indexed projects: shop" in unknown.stderr) == (2, True)
