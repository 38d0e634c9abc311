"""An incremental run leaves the same graph as a full run."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from oxigraph_code import identity
from oxigraph_code.facts import Resolved
from oxigraph_code.indexing.delta.changed_program import ChangedProgram
from oxigraph_code.indexing.model import ledger as ledgers
from oxigraph_code.indexing.model.progress import READING
from oxigraph_code.indexing.model.report import IndexReport
from oxigraph_code.indexing.runs.index_run import index as run
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.languages.registry import installed
from oxigraph_code.settings.config import Settings
from oxigraph_code.tools import Call, Workspace
from tests.indexing.support import along_real_histories, holds, index, rows, run_context, steps_of, triples, write

SHOP = {
    "pyproject.toml": '[project]\nname = "shop"\nversion = "1"\ndependencies = ["flask"]\n',
    "shop/__init__.py": "",
    "shop/tax.py": "def rate():\n    return 1\n\n\nclass Tax:\n    def add(self):\n        return self\n",
    "shop/cart.py": (
        "from shop.tax import Tax, rate\nimport flask\n\n\ndef total(anything):\n"
        "    rate()\n    Tax().add().add()\n    flask.jsonify()\n    anything.sell()\n"
    ),
    "shop/till.py": "from shop.cart import total\n\n\ndef pay():\n    total(1)\n",
}

Fresh = Callable[[Path], set[str]]


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Fresh]:
    """Index a root alone without a cache of facts and return its graph."""
    opened: list[Workspace] = []

    def of(root: Path) -> set[str]:
        settings = Settings(store_path=tmp_path / f"fresh{len(opened)}")
        opened.append(Workspace.open(settings))
        index(opened[-1], root, full=True)
        return triples(opened[-1])

    yield of
    for workspace in opened:
        workspace.close()


@pytest.fixture
def shop(tmp_path: Path, workspace: Workspace) -> Path:
    root = write(tmp_path / "shop", SHOP)
    index(workspace, root)
    return root


def update(workspace: Workspace, root: Path) -> IndexReport:
    return run(root, (), run_context(workspace))


def changes(**counts: int) -> dict[str, int]:
    return {"added": 0, "changed": 0, "removed": 0, "unchanged": 4, **counts}


def apply(step: dict[str, str | None], root: Path) -> None:
    for path, text in step.items():
        if text is None:
            (root / path).unlink()
        else:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text, encoding="utf-8", newline="")


@along_real_histories(quick="zustand")
def test_updates_along_a_real_history_leave_what_a_run_over_everything_does(
    workspace: Workspace, tmp_path: Path, fresh: Fresh, name: str
) -> None:
    steps = steps_of(name)
    root = tmp_path / "root"
    for number, step in enumerate(steps):
        apply(step, root)
        report = update(workspace, root)
        assert bool(report.changes) == bool(number)
        if number % 6 == 5 or step is steps[-1]:
            assert triples(workspace) == fresh(root)


def test_where_nothing_has_changed_nothing_is_written(workspace: Workspace, shop: Path) -> None:
    generation = workspace.store.size().generation
    report = update(workspace, shop)
    assert (report.changes, report.parsed, report.added, report.removed) == (changes(), 0, 0, 0)
    assert workspace.store.size().generation == generation


def test_an_edit_within_the_same_moment_and_of_the_same_size_is_noticed(
    workspace: Workspace, shop: Path, fresh: Fresh
) -> None:
    file = shop / "shop/tax.py"
    status = file.stat()
    file.write_text(SHOP["shop/tax.py"].replace("rate", "rake"))
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert update(workspace, shop).changes == changes(changed=1, unchanged=3)
    assert triples(workspace) == fresh(shop)


def test_a_file_that_grew_after_it_was_listed_is_one_change(workspace: Workspace, shop: Path) -> None:
    file = shop / "shop/cart.py"

    def progress(step: str, done: int, total: int) -> None:
        if step == READING and "late" not in file.read_text(encoding="utf-8"):
            with file.open("a", encoding="utf-8") as opened:
                opened.write("\n\ndef late():\n    pass\n")

    with file.open("a", encoding="utf-8") as opened:
        opened.write("\n\ndef early():\n    pass\n")
    grown = run(shop, (), run_context(workspace)._replace(progress=progress))
    assert grown.changes == changes(changed=1, unchanged=3)
    assert holds(workspace, '?late code:name "late"')
    assert update(workspace, shop).changes == changes()


def test_a_file_that_is_only_touched_is_not_changed(workspace: Workspace, shop: Path) -> None:
    os.utime(shop / "shop/tax.py")
    assert update(workspace, shop).changes == changes()


@pytest.mark.slow
@pytest.mark.parametrize(
    "edit",
    [
        {"shop/tax.py": SHOP["shop/tax.py"].replace("rate", "share")},
        {"shop/tax.py": SHOP["shop/tax.py"].replace("return self", "return 1")},
        {"shop/tax.py": "\n\n# moved down\n" + SHOP["shop/tax.py"]},
        {"shop/tax.py": None, "shop/levy.py": SHOP["shop/tax.py"]},
        {"shop/tax.py": None, "shop/tax/__init__.py": SHOP["shop/tax.py"]},
        {"shop/tax.py": None},
        {"flask.py": "def jsonify(): pass\n"},
        {"shop/shelf.py": "class Shelf:\n    def sell(self): pass\n"},
        {"shop/tax.py": "def rate(:\n"},
        {"shop/tax.py": SHOP["shop/tax.py"] + "\nrate()\n"},
        {"pyproject.toml": SHOP["pyproject.toml"].replace("flask", "django")},
        {"pyproject.toml": SHOP["pyproject.toml"].replace("shop", "store")},
        {"shop/pyproject.toml": '[project]\nname = "inner"\n'},
        {"web/index.ts": "export function show() {}\nshow()\n"},
        {".gitignore": "till.py\n"},
    ],
    ids=[
        "a function is renamed",
        "what a function gives is another",
        "lines move",
        "a file is moved",
        "a file becomes a package",
        "a file goes",
        "a module hides one outside",
        "a method appears that a call could mean",
        "a file is broken",
        "a call is added",
        "a dependency changes",
        "the project is renamed",
        "a folder becomes a project",
        "a language appears",
        "a file is ignored",
    ],
)
@pytest.mark.quick_cases(5)
def test_after_an_edit_and_its_undoing_the_graph_is_that_of_a_run_over_everything(
    workspace: Workspace, shop: Path, fresh: Fresh, edit: dict[str, str | None]
) -> None:
    before = triples(workspace)
    apply(edit, shop)
    update(workspace, shop)
    assert triples(workspace) == fresh(shop)
    apply({path: SHOP.get(path) for path in edit}, shop)
    update(workspace, shop)
    assert triples(workspace) == before


@pytest.mark.parametrize(
    "user",
    [
        "from shop.tax import late\n\n\ndef pay():\n    late().add()\n",
        "from shop.tax import *\n\n\ndef pay():\n    late().add()\n",
        "import shop.star\n\n\ndef pay():\n    shop.star.late().add()\n",
        "from shop.given import given\n\n\ndef pay():\n    given().add()\n",
        "from shop.tax import rate\n\n\ndef pay():\n    rate()\n",
    ],
    ids=["by its name", "with all others", "through another module", "by what another function gives", "not at all"],
)
@pytest.mark.quick_cases(1)
def test_a_function_that_comes_and_goes_is_found_by_all_that_lead_to_it(
    workspace: Workspace, shop: Path, fresh: Fresh, user: str
) -> None:
    given = "from shop.tax import Tax, late\n\n\ndef given():\n    return late()\n"
    write(shop, {"shop/user.py": user, "shop/given.py": given, "shop/star.py": "from shop.tax import *\n"})
    update(workspace, shop)
    text = SHOP["shop/tax.py"]
    with_late = text.replace(
        "class Tax", "def late():\n    made = [Tax() for _ in '1']\n    return Tax()\n\n\nclass Tax"
    )
    for now in (with_late, with_late.replace("late", "early"), text):
        write(shop, {"shop/tax.py": now})
        assert update(workspace, shop).changes == changes(changed=1, unchanged=6)
        assert triples(workspace) == fresh(shop)


@pytest.mark.parametrize(
    "user",
    [
        'import { late } from "./star";\nexport function pay() { late().add(); }\n',
        'import { late } from "./tax";\nexport function pay() { late().add(); }\n',
        'import * as tax from "./star";\nexport function pay() { tax.late().add(); }\n',
        'import { given } from "./given";\nexport function pay() { given().add(); }\n',
        'const tax = require("./tax");\nexport function pay(name) { tax[name](); tax["la" + "te"](); }\n',
        'import * as tax from "./tax";\nexport function pay() { for (const each of Object.values(tax)) each(); }\n',
    ],
    ids=["through a module", "by its name", "as a member", "by what another gives", "by a computed name", "with all"],
)
@pytest.mark.quick_cases(1)
def test_an_exported_function_that_comes_and_goes_is_found_by_all_that_lead_to_it(
    workspace: Workspace, shop: Path, fresh: Fresh, user: str
) -> None:
    text = "export class Tax { add() { return this; } }\nexport const rate = () => 1;\n"
    files = {
        "web/tax.ts": text,
        "web/user.ts": user,
        "web/given.ts": 'import { late } from "./tax";\nexport function given() { return late(); }\n',
        "web/star.ts": 'export * from "./tax";\n',
        "web/far.ts": 'import { rate } from "./tax";\nexport function far() { return rate(); }\n',
    }
    write(shop, files)
    update(workspace, shop)
    with_late = text + "export function late(): Tax { return new Tax(); }\n"
    for now in (with_late, with_late.replace("late", "early"), text):
        write(shop, {"web/tax.ts": now})
        assert update(workspace, shop).changes == changes(changed=1, unchanged=8)
        assert triples(workspace) == fresh(shop)


@pytest.mark.parametrize("folder", ["", "client/", "apps/client/"])
def test_aliases_that_change_change_what_imports_mean(
    folder: str, workspace: Workspace, tmp_path: Path, fresh: Fresh
) -> None:
    config = '{"compilerOptions": {"paths": {"~/*": ["%s/*"]}}}'
    root = write(
        tmp_path / "web",
        {
            "package.json": '{"name": "web"}',
            f"{folder}tsconfig.json": config % "./one",
            f"{folder}one/a.ts": "export function f() {}\n",
            f"{folder}two/a.ts": "export function f() {}\n",
            f"{folder}main.ts": 'import { f } from "~/a"\nf()\n',
        },
    )
    index(workspace, root)
    write(root, {f"{folder}tsconfig.json": config % "./two"})
    update(workspace, root)
    found = rows(workspace, "SELECT ?path { ?x code:calls/code:definedIn/code:relativePath ?path }")
    assert found == [(f"{folder}two/a.ts",)]
    assert triples(workspace) == fresh(root)


@pytest.mark.parametrize("manifest", ["tsconfig.json", "tsconfig.base.json"])
def test_what_a_manifest_says_counts_for_the_projects_below_it_also_where_it_has_no_files_beside_it(
    manifest: str, workspace: Workspace, tmp_path: Path, fresh: Fresh
) -> None:
    config = '{"compilerOptions": {"baseUrl": ".", "paths": {"%s/*": ["packages/*/src"]}}}'
    root = write(
        tmp_path / "web",
        {
            "package.json": '{"name": "web", "workspaces": ["packages/*"]}',
            manifest: config % "@other",
            "packages/cart/package.json": '{"name": "@published/cart"}',
            "packages/cart/src/index.ts": 'import { tax } from "@shop/tax"\ntax()\n',
            "packages/tax/package.json": '{"name": "@published/tax"}',
            "packages/tax/src/index.ts": "export function tax() {}\n",
        },
    )
    index(workspace, root)
    assert not rows(workspace, "SELECT ?tax { ?x code:calls ?tax . ?tax code:definedIn ?module }")
    write(root, {manifest: config % "@shop"})
    update(workspace, root)
    assert len(rows(workspace, "SELECT ?tax { ?x code:calls ?tax . ?tax code:definedIn ?module }")) == 1
    assert triples(workspace) == fresh(root)


@pytest.mark.slow
def test_what_files_say_without_being_imported_comes_changes_and_goes(
    workspace: Workspace, tmp_path: Path, fresh: Fresh
) -> None:
    imports = "import { Cart } from './cart';\nimport { make } from 'parts';\n"
    base = {
        "package.json": '{"name": "shop"}',
        "src/use.ts": imports + "beep();\nnew Cart().pay();\nmake();\nShop.open();\n",
        "src/cart.ts": "export class Cart {}\n",
        "src/apart.ts": "export function apart() {}\napart();\n",
        "src/shop.ts": "namespace Shop { export function close() {} }\n",
    }
    root = write(tmp_path / "root", base)
    index(workspace, root)
    pay = "import { Cart } from './cart';\ndeclare module './cart' { interface Cart { pay(): void } }\n"
    steps: tuple[dict[str, str | None], ...] = (
        {"src/global.ts": "export {};\ndeclare global { function beep(): void }\n"},
        {"src/global.ts": "import './cart';\ndeclare global { function other(): void; function beep(): void }\n"},
        {"src/pay.ts": pay},
        {"src/pay.ts": pay.replace("pay", "owe")},
        {"src/pay.ts": pay},
        {"types/parts.d.ts": "declare module 'parts' { export function make(): void }\n"},
        {"src/more.ts": "namespace Shop { export function open() {} }\n"},
        {"src/cart.ts": None, "src/cart/index.ts": "export class Cart {}\n"},
        {"src/pay.ts": None, "types/parts.d.ts": None},
        {"src/global.ts": None, "src/more.ts": "export namespace Shop { export function open() {} }\n"},
    )
    resolved = []
    for step in steps:
        apply(step, root)
        update(workspace, root)
        assert triples(workspace) == fresh(root)
        found = rows(workspace, "SELECT DISTINCT ?name { ?s code:callee ?c . ?c code:name ?name ; code:definedIn ?m }")
        resolved.append({name for (name,) in found} & {"beep", "pay", "make", "open"})
    assert resolved[2:8] == [
        {"beep", "pay"},
        {"beep"},
        {"beep", "pay"},
        {"beep", "pay", "make"},
        {"beep", "pay", "make", "open"},
        {"beep", "pay", "make", "open"},
    ]
    assert "beep" in resolved[0]
    assert resolved[-1].isdisjoint({"beep", "pay", "open"})


@pytest.mark.slow
def test_a_fixture_that_comes_changes_and_goes_changes_what_tests_mean(
    workspace: Workspace, tmp_path: Path, fresh: Fresh
) -> None:
    fixture = "import pytest\n\nclass %s:\n    def pay(self): pass\n\n@pytest.fixture\ndef cart(): return %s()\n"
    test = "def test_pay(cart):\n    cart.pay()\n"
    root = write(
        tmp_path / "shop",
        {
            "pyproject.toml": SHOP["pyproject.toml"],
            "tests/conftest.py": fixture % ("Cart", "Cart"),
            "tests/unit/test_cart.py": test,
            **{f"shop/part{number}.py": "def run(): pass\n" for number in range(8)},
        },
    )
    index(workspace, root)
    edits: list[tuple[dict[str, str | None], str]] = [
        ({"tests/unit/conftest.py": fixture % ("Fast", "Fast")}, "tests/unit/conftest.py"),
        ({"tests/unit/conftest.py": fixture % ("Slow", "Slow")}, "tests/unit/conftest.py"),
        ({"tests/unit/conftest.py": None}, "tests/conftest.py"),
        ({"tests/conftest.py": None, "conftest.py": fixture % ("Far", "Far")}, "conftest.py"),
    ]
    for edit, path in edits:
        apply(edit, root)
        assert not update(workspace, root).is_full
        assert rows(workspace, "SELECT ?path { ?x code:references/code:definedIn/code:relativePath ?path }") == [
            (path,)
        ]
        assert triples(workspace) == fresh(root)


@pytest.mark.slow
def test_a_relation_declared_in_another_file_comes_changes_and_goes(
    workspace: Workspace, tmp_path: Path, fresh: Fresh
) -> None:
    model = "from django.db import models\n\n"
    site = model + "class Site(models.Model):\n    def visit(self): pass\n"
    device = model + (
        "class Device(models.Model):\n"
        "    site = models.ForeignKey('places.Site', models.CASCADE, related_name='devices')\n"
        "    def start(self): pass\n"
    )
    use = (
        "from places.models import Site\n\ndef use():\n    site = Site.objects.first()\n    site.visit()\n"
        "    site.devices.first().start()\n    site.things.first().start()\n    site.device_set.first().start()\n"
    )
    root = write(
        tmp_path / "shop",
        {
            "pyproject.toml": SHOP["pyproject.toml"],
            "places/models.py": site,
            "use.py": use,
            "more.py": "from things.models import Device\n\ndef more():\n    Device.objects.get().site.visit()\n",
            **{f"shop/part{number}.py": "def run(): pass\n" for number in range(12)},
        },
    )
    index(workspace, root)
    base = model + "class Thing(models.Model):\n    class Meta:\n        abstract = True\n"
    steps: list[tuple[dict[str, str | None], set[tuple[str, int]]]] = [
        ({"things/models.py": device}, {("start", 6), ("visit", 4)}),
        ({"things/models.py": device.replace("'devices'", "'things'")}, {("start", 7), ("visit", 4)}),
        ({"things/models.py": device.replace(", related_name='devices'", "")}, {("start", 8), ("visit", 4)}),
        ({"things/models.py": device, "other/places/models.py": site}, set()),
        ({"other/places/models.py": None, "places/models.py": None, "places/sites.py": site}, {("visit", 4)}),
        ({"places/models.py": site, "places/sites.py": None}, {("start", 6), ("visit", 4)}),
        (
            {
                "things/base.py": base + "    site = models.ForeignKey('Site', models.CASCADE)\n",
                "things/models.py": device.replace("models.Model", "Thing").replace("'devices'", "'gone'")
                + "from things.base import Thing\n",
            },
            {("start", 8), ("visit", 4)},
        ),
        ({"things/base.py": None, "things/models.py": None}, set()),
    ]
    query = "SELECT ?name ?line { ?x code:callee ?c ; code:startLine ?line . ?c code:name ?name ; code:definedIn ?m }"
    for step, expected in steps:
        apply(step, root)
        update(workspace, root)
        assert triples(workspace) == fresh(root)
        found = {(name, int(line)) for name, line in rows(workspace, query)}
        assert found - {("visit", 5)} == expected


@pytest.mark.slow
def test_who_gives_a_function_to_one_of_another_file_comes_changes_and_goes(
    workspace: Workspace, tmp_path: Path, fresh: Fresh
) -> None:
    giver = "from shop.run import apply\n\n\ndef tax(): pass\n\n\ndef toll(): pass\n\n\napply(%s)\n"
    root = write(
        tmp_path / "shop",
        {
            "pyproject.toml": SHOP["pyproject.toml"],
            "shop/__init__.py": "",
            "shop/run.py": "def apply(rule):\n    rule()\n",
            "shop/cart.py": "def pay(): pass\n",
            **{f"shop/part{number}.py": "def run(): pass\n" for number in range(8)},
        },
    )
    index(workspace, root)
    of_class = "import shop.run\n\n\nclass Till:\n    def ring(self):\n        shop.run.apply(self.close)\n"
    edits: list[tuple[dict[str, str | None], set[str]]] = [
        ({"shop/cart.py": giver % "tax"}, {"tax"}),
        ({"shop/cart.py": giver % "toll"}, {"toll"}),
        ({"shop/till.py": f"{of_class}\n    def close(self): pass\n"}, {"toll", "close"}),
        ({"shop/till.py": f"{of_class}\n    def open(self): pass\n"}, {"toll"}),
        ({"shop/cart.py": (giver % "toll").replace("(toll)", "(lambda: 1)")}, set()),
        ({"shop/cart.py": giver % "tax", "shop/till.py": None}, {"tax"}),
        ({"shop/cart.py": None}, set()),
    ]
    for edit, given in edits:
        apply(edit, root)
        assert not update(workspace, root).is_full
        assert {name for (name,) in rows(workspace, "SELECT ?name { ?x code:mayCall/code:name ?name }")} == given
        assert triples(workspace) == fresh(root)


@pytest.mark.slow
def test_what_a_wrapped_export_stands_for_follows_the_wrapper_the_export_and_the_function(
    workspace: Workspace, tmp_path: Path, fresh: Fresh
) -> None:
    save = 'import { guarded } from "./guard";\nfunction save() {}\nfunction load() {}\nexport default guarded(%s);\n'
    calls = "export function guarded(work) {\n  return () => { %s };\n}\n"
    view = 'import { observer } from "mobx-react";\nfunction View() { return null; }\nexport default %s;\n'
    root = write(
        tmp_path / "shop",
        {
            "package.json": '{"name": "shop"}',
            "guard.js": calls % "work()",
            "save.js": save % "save",
            "index.js": 'export { default as store } from "./save";\n',
            "till.js": 'import { store } from "./index";\nexport function pay() { store(); }\n',
            "view.jsx": view % "observer(View)",
            "page.jsx": 'import Shown from "./view";\nexport function Page() { return <Shown />; }\n',
            "other.js": "function other() {}\n",
            **{f"part{number}.js": "export function run() {}\n" for number in range(8)},
        },
    )
    index(workspace, root)
    called = "SELECT ?name { ?site code:resolution 'wrapped' ; code:callee/code:name ?name }"
    shown = "SELECT ?name { ?page code:name 'Page' ; code:references/code:name ?name }"
    assert (rows(workspace, called), rows(workspace, shown)) == ([("save",)], [("View",)])
    edits: list[tuple[dict[str, str | None], list[str], list[str]]] = [
        ({"save.js": save % "load"}, ["load"], ["View"]),
        ({"guard.js": calls % "undo(work)"}, [], ["View"]),
        ({"guard.js": calls % "work()"}, ["load"], ["View"]),
        ({"guard.js": "export function guarded(work) { return new Map(); }\n"}, [], ["View"]),
        ({"guard.js": "export const guarded = (work) => work;\n"}, [], ["View"]),
        ({"guard.js": calls % "work()", "index.js": 'export { other as store } from "./other";\n'}, [], ["View"]),
        ({"index.js": 'export { default as store } from "./save";\n', "view.jsx": view % "observer({})"}, ["load"], []),
        ({"view.jsx": view % "observer(View)", "save.js": None}, [], ["View"]),
    ]
    for edit, functions, components in edits:
        apply(edit, root)
        assert not update(workspace, root).is_full
        assert [name for (name,) in rows(workspace, called)] == functions
        assert [name for (name,) in rows(workspace, shown)] == components
        assert triples(workspace) == fresh(root)


def test_what_moves_what_is_written_changes_what_others_call_there(
    workspace: Workspace, tmp_path: Path, fresh: Fresh
) -> None:
    rules = 'def tax(): pass\n\n\nrules = {"tax": tax}\n'
    root = write(
        tmp_path / "shop",
        {
            "pyproject.toml": SHOP["pyproject.toml"],
            "shop/__init__.py": "",
            "shop/rules.py": rules,
            "shop/cart.py": 'from shop.rules import rules\n\n\ndef total():\n    rules["tax"]()\n',
            **{f"shop/part{number}.py": "def run(): pass\n" for number in range(8)},
        },
    )
    index(workspace, root)
    for text, called in ((f"{rules}\n\ndef clean():\n    rules.clear()\n", []), (rules, [("tax",)])):
        apply({"shop/rules.py": text}, root)
        assert not update(workspace, root).is_full
        assert rows(workspace, "SELECT ?name { ?x code:calls/code:name ?name }") == called
        assert triples(workspace) == fresh(root)


@pytest.mark.slow
def test_a_folder_that_becomes_a_package_and_is_none_again_has_what_is_in_it(
    workspace: Workspace, tmp_path: Path, fresh: Fresh
) -> None:
    root = write(
        tmp_path / "shop",
        {
            "pyproject.toml": SHOP["pyproject.toml"],
            "main.py": "from shop import tax\n\n\ndef pay():\n    tax.rate()\n",
            **{f"part{number}.py": "def run(): pass\n" for number in range(8)},
        },
    )
    index(workspace, root)
    rate = {"shop/tax.py": "def rate(): pass\n"}
    called = "src/shop/tax.py", "shop/tax.py", "shop/tax.py", "shop/tax.py"
    steps: tuple[dict[str, str | None], ...] = (
        {f"src/{path}": text for path, text in rate.items()},
        {"src/shop/tax.py": None, **rate},
        {"shop/__init__.py": ""},
        {"shop/__init__.py": None},
    )
    for step, path in zip(steps, called, strict=True):
        apply(step, root)
        assert not update(workspace, root).is_full
        found = rows(workspace, "SELECT ?path { ?x code:calls/code:definedIn/code:relativePath ?path }")
        assert found == [(path,)]
        assert triples(workspace) == fresh(root)
    apply({"shop/tax.py": None}, root)
    update(workspace, root)
    assert triples(workspace) == fresh(root)


def test_a_source_that_a_manifest_takes_something_from_changes_what_is_said_of_the_project(
    workspace: Workspace, shop: Path, fresh: Fresh
) -> None:
    manifest = '[project]\nname = "shop"\ndynamic = ["version"]\n'
    manifest += '[tool.setuptools.dynamic]\nversion = {attr = "shop.tax.version"}\n'
    write(shop, {"pyproject.toml": manifest, "shop/tax.py": 'version = "1"\n'})
    update(workspace, shop)
    for text in ("version = 'x.y'\n", 'version = "2"\n'):
        write(shop, {"shop/tax.py": text})
        assert update(workspace, shop).changes == changes(changed=1, unchanged=3)
        assert triples(workspace) == fresh(shop)
    assert holds(workspace, '?project a code:Project ; code:version "2"')


def test_a_part_of_a_known_root_brings_all_of_it_up_to_date(workspace: Workspace, shop: Path, fresh: Fresh) -> None:
    apply({"shop/tax.py": "def rate(): pass\n", "shop/till.py": None}, shop)
    index(workspace, shop / "shop/tax.py")
    assert triples(workspace) == fresh(shop)


def test_without_a_cache_of_facts_the_result_is_the_same(tmp_path: Path, fresh: Fresh) -> None:
    root = write(tmp_path / "shop", SHOP)
    workspace = Workspace.open(Settings(store_path=tmp_path / "store"))
    index(workspace, root)
    apply({"shop/tax.py": SHOP["shop/tax.py"].replace("return self", "return 1")}, root)
    assert update(workspace, root).changes == changes(changed=1, unchanged=3)
    assert triples(workspace) == fresh(root)
    workspace.close()


def test_what_users_say_of_a_function_stays(workspace: Workspace, shop: Path) -> None:
    note = '?f <https://example.org/note> "slow"'
    workspace.store.update(f"INSERT {{ {note} }} WHERE {{ ?f code:qualifiedName 'total' }}")
    for text in (SHOP["shop/cart.py"].replace("total", "sum"), "\n" + SHOP["shop/cart.py"]):
        write(shop, {"shop/cart.py": text})
        assert update(workspace, shop).changes == changes(changed=1, unchanged=3)
        assert holds(workspace, note)
    assert holds(workspace, f"{note} ; code:qualifiedName 'total'")


def test_what_others_write_to_the_graph_costs_no_run_over_everything(workspace: Workspace, shop: Path) -> None:
    workspace.store.update('INSERT DATA { <https://example.org/a> <https://example.org/b> "c" }')
    assert update(workspace, shop).changes == changes()


def test_a_run_over_a_part_that_was_asked_for_is_followed_by_one_over_everything(
    workspace: Workspace, shop: Path, fresh: Fresh
) -> None:
    apply({"shop/tax.py": "def rate(): pass\n", "shop/till.py": None}, shop)
    index(workspace, shop / "shop/tax.py", full=True)
    assert update(workspace, shop).is_full
    assert triples(workspace) == fresh(shop)


def test_a_small_run_is_published_when_the_graph_and_the_ledger_have_it(workspace: Workspace, shop: Path) -> None:
    write(shop, {"shop/tax.py": "def tariff(): pass\n"})
    found = []

    def published() -> None:
        found.append(holds(workspace, "?f code:qualifiedName 'tariff'"))
        found.append(bool([*(workspace.settings.store_path / "ledgers").glob("*.later")]))

    run(shop, (), run_context(workspace), on_publish=published)
    assert found == [True, True]


def test_of_a_ledger_only_what_an_edit_changes_is_written(workspace: Workspace, shop: Path, fresh: Fresh) -> None:
    (whole,) = (workspace.settings.store_path / "ledgers").glob("*.msgpack")
    before = whole.stat().st_ino
    steps: list[dict[str, str | None]] = [
        {"shop/tax.py": "def rate(): pass\n"},
        {"shop/tax.py": None, "shop/till.py": "def total(): pass\n"},
    ]
    for step, files in zip(steps, (4, 3), strict=True):
        apply(step, shop)
        assert not update(workspace, shop).is_full
        # Another process reads the kept ledger.
        ledgers._latest.clear()
        assert update(workspace, shop).changes == changes(unchanged=files)
    assert whole.stat().st_ino == before
    assert triples(workspace) == fresh(shop)


@pytest.mark.slow
@pytest.mark.parametrize("damage", [b"", b"no ledger", None])
def test_what_is_other_in_a_ledger_that_is_lost_or_broken_costs_no_run(
    workspace: Workspace, shop: Path, fresh: Fresh, damage: bytes | None
) -> None:
    write(shop, {"shop/tax.py": "def rate(): pass\n"})
    assert not update(workspace, shop).is_full
    (later,) = (workspace.settings.store_path / "ledgers").glob("*.later")
    later.unlink() if damage is None else later.write_bytes(damage)
    write(shop, {"shop/tax.py": "def rates(): pass\n"})
    assert update(workspace, shop).is_full
    assert triples(workspace) == fresh(shop)
    assert update(workspace, shop).changes == changes()


@pytest.mark.slow
@pytest.mark.parametrize("damage", [b"", b"no ledger", None])
def test_a_ledger_that_is_lost_or_broken_costs_no_run(
    workspace: Workspace, shop: Path, fresh: Fresh, damage: bytes | None
) -> None:
    (ledger,) = (workspace.settings.store_path / "ledgers").glob("*.msgpack")
    ledger.unlink() if damage is None else ledger.write_bytes(damage)
    write(shop, {"shop/tax.py": "def rate(): pass\n"})
    assert update(workspace, shop).is_full
    assert triples(workspace) == fresh(shop)
    assert update(workspace, shop).changes == changes()


def test_a_setting_that_decides_what_is_read_has_everything_read_again(workspace: Workspace, shop: Path) -> None:
    settings = replace(workspace.settings, max_file_bytes=40)
    assert run(shop, (), RunContext(installed(), workspace.store, settings, Call().progress)).is_full
    assert holds(workspace, "?x a code:Diagnostic")


@pytest.mark.slow
def test_of_many_changed_files_those_are_read_that_somebody_has_written_about(
    workspace: Workspace, tmp_path: Path, fresh: Fresh
) -> None:
    files = {f"many/m{number}.py": f"def f():\n    return {number}\n" for number in range(60)}
    others = {f"more/m{number}.py": "" for number in range(200)}
    root = write(tmp_path / "many", {"pyproject.toml": '[project]\nname = "many"\n', **files, **others})
    index(workspace, root)
    one = f"<{identity.project('many')}/many/m1.py/f>"
    note = f'{one} <http://me/note> "mine" .'
    workspace.store.update(f"DELETE WHERE {{ {one} code:name ?name }} ; INSERT DATA {{ {note} {one} code:name 'g' . }}")
    workspace.store.update(f"INSERT DATA {{ {one} code:name 'h' }}")
    write(root, {path: f"import os\n{text}" for path, text in files.items()})
    assert update(workspace, root).changes["changed"] == len(files)
    assert triples(workspace) == {*fresh(root), note}


@pytest.mark.slow
def test_settings_that_come_change_and_go_are_read_by_the_same_functions_as_in_a_fresh_index(
    workspace: Workspace, tmp_path: Path, fresh: Fresh
) -> None:
    root = write(
        tmp_path / "shop",
        {
            "pyproject.toml": SHOP["pyproject.toml"],
            "prices.py": "from django.conf import settings\n\n\ndef price():\n    return settings.CURRENCY\n",
            **{f"part{number}.py": "def run(): pass\n" for number in range(8)},
        },
    )
    index(workspace, root)
    steps: tuple[tuple[dict[str, str | None], list[tuple[str, ...]]], ...] = (
        ({"shop/settings.py": 'CURRENCY = "EUR"\n'}, [("shop/settings.py",)]),
        ({"shop/settings.py": 'MONEY = "EUR"\n'}, []),
        ({"shop/settings.py": None, "config/settings/base.py": 'CURRENCY = "EUR"\n'}, [("config/settings/base.py",)]),
    )
    for step, expected in steps:
        apply(step, root)
        assert not update(workspace, root).is_full
        found = rows(workspace, "SELECT ?path { ?x code:references/code:definedIn/code:relativePath ?path }")
        assert found == expected
        assert triples(workspace) == fresh(root)


@pytest.mark.slow
def test_what_is_handed_over_comes_changes_and_goes(workspace: Workspace, tmp_path: Path, fresh: Fresh) -> None:
    wrapping = "def logged(function):\n    def inner():\n        return function()\n%s    return inner\n"
    root = write(
        tmp_path / "shop",
        {
            "pyproject.toml": SHOP["pyproject.toml"],
            "shop/__init__.py": "",
            "shop/mail.py": "def send(): pass\n",
            "shop/wrap.py": wrapping % "",
            "shop/cart.py": (
                "from queues import enqueue\nfrom shop import mail\nfrom shop.wrap import logged\n\n\n"
                "@logged\ndef pay():\n    enqueue(mail.send)\n    enqueue(mail.post)\n"
            ),
        },
    )
    index(workspace, root)
    edits: list[tuple[dict[str, str | None], set[str]]] = [
        ({"shop/mail.py": "def post(): pass\n"}, {"post"}),
        ({"shop/mail.py": "post = 3\n"}, set()),
        ({"shop/mail.py": "\n\ndef send(): pass\n\n\nclass post: pass\n"}, {"send", "post"}),
        ({"shop/wrap.py": wrapping % "    TABLE.append(inner)\n"}, {"send", "post", "pay"}),
        ({"shop/wrap.py": wrapping % ""}, {"send", "post"}),
        ({"shop/mail.py": None}, set()),
    ]
    for edit, handed in edits:
        apply(edit, root)
        assert not update(workspace, root).is_full
        found = {name for (name,) in rows(workspace, "SELECT ?name { ?x code:handsOver/code:name ?name }")}
        assert found == handed | {"inner"}
        assert triples(workspace) == fresh(root)


def test_what_texts_name_comes_changes_and_goes(workspace: Workspace, tmp_path: Path, fresh: Fresh) -> None:
    jobs = 'from bus import on\n\n\n@on("order.%s")\ndef paid(): pass\n'
    root = write(
        tmp_path / "shop",
        {
            "pyproject.toml": SHOP["pyproject.toml"],
            "shop/__init__.py": "",
            "shop/mail.py": "def send(): pass\n",
            "shop/jobs.py": jobs % "sent",
            "settings.py": 'NAMES = ["shop.mail.send", "order.paid", "stock.Cart", "shop.stock"]\n',
            **{f"shop/part{number}.py": "def run(): pass\n" for number in range(8)},
        },
    )
    index(workspace, root)
    edits: list[tuple[dict[str, str | None], set[str]]] = [
        ({"shop/mail.py": "def post(): pass\n"}, set()),
        ({"shop/mail.py": "def post(): pass\n\n\ndef send(): pass\n"}, {"send"}),
        ({"shop/jobs.py": jobs % "paid"}, {"send", "paid"}),
        ({"shop/more.py": jobs % "paid"}, {"send"}),
        ({"shop/more.py": None}, {"send", "paid"}),
        ({"shop/stock/models.py": "class Cart: pass\n"}, {"send", "paid", "Cart"}),
        ({"shop/stock/carts.py": "class Cart: pass\n"}, {"send", "paid"}),
        ({"shop/stock/carts.py": "class Carts: pass\n", "shop/stock/__init__.py": ""}, {"send", "paid", "Cart", ""}),
        ({"shop/mail.py": None}, {"paid", "Cart", ""}),
    ]
    for edit, named in edits:
        apply(edit, root)
        assert not update(workspace, root).is_full
        found = rows(
            workspace,
            'SELECT ?name { ?h code:handoverKind "name" ; code:handedOver ?x . OPTIONAL { ?x a code:Function ; '
            'code:name ?f } OPTIONAL { ?x a code:Class ; code:name ?c } BIND(COALESCE(?f, ?c, "") AS ?name) }',
        )
        assert {name for (name,) in found} == named


@pytest.mark.slow
def test_receivers_of_messages_by_a_constant_come_change_and_go(
    workspace: Workspace, tmp_path: Path, fresh: Fresh
) -> None:
    jobs = "import { Process } from '@nestjs/bull'\nimport { SEND } from './%s'\n\nexport class %s {\n"
    jobs += "  @Process(SEND)\n  run() {}\n}\n"
    root = write(
        tmp_path / "shop",
        {
            "package.json": '{"name": "shop"}',
            "names.ts": "export const SEND = 'send'\nexport const DROP = 'drop'\n",
            "others.ts": "export const SEND = 'other'\n",
            "jobs.ts": jobs % ("others", "Mails"),
            "app.ts": "import { SEND } from './names'\nexport function pay(queue) {\n  queue.add(SEND)\n}\n",
            **{f"part{number}.ts": "export function run() {}\n" for number in range(8)},
        },
    )
    index(workspace, root)
    edits: list[tuple[dict[str, str | None], set[str]]] = [
        ({"jobs.ts": jobs % ("names", "Mails")}, {"Mails.run"}),
        ({"more.ts": jobs % ("others", "Others")}, {"Mails.run"}),
        ({"more.ts": jobs % ("names", "Others")}, {"Mails.run", "Others.run"}),
        ({"jobs.ts": None}, {"Others.run"}),
        ({"names.ts": "export const DROP = 'drop'\n"}, set()),
    ]
    for edit, named in edits:
        apply(edit, root)
        assert not update(workspace, root).is_full
        query = """
            SELECT ?name {
              ?sent code:access "sends" ; code:joinKey ?key .
              ?received code:access "receives" ; code:joinKey ?key ; code:receivedBy/code:qualifiedName ?name }
        """
        assert {name for (name,) in rows(workspace, query)} == named
        assert triples(workspace) == fresh(root)


@pytest.mark.slow
def test_what_the_type_has_for_a_trait_outside_comes_changes_and_goes(
    workspace: Workspace, tmp_path: Path, fresh: Fresh
) -> None:
    key = "pub struct Key;\nimpl From<u8> for Key { fn from(_: u8) -> Self { Key } }\n"
    user = "use crate::key::Key;\nuse crate::held::Held;\npub fn run() {\n    Key::from(crate::nowhere());\n    %s\n}\n"
    more = "use crate::key::Key;\nimpl From<u16> for Key { fn from(_: u16) -> Self { Key } }\n"
    root = write(
        tmp_path / "shop",
        {
            "Cargo.toml": '[package]\nname = "shop"\nversion = "1.0.0"\nedition = "2021"\n',
            "src/lib.rs": "mod key;\nmod more;\nmod held;\nmod user;\nmod rules;\n",
            "src/key.rs": key,
            "src/more.rs": "",
            "src/held.rs": "use crate::key::Key;\npub struct Held { pub key: Key }\n",
            "src/rules.rs": "mod alpha;\npub use alpha::*;\n",
            "src/rules/alpha.rs": "pub fn alpha() {}\n",
            "src/user.rs": user % "",
            **{f"src/part{number}.rs": "fn run() {}\n" for number in range(8)},
        },
    )
    index(workspace, root)
    held, by_rules = "Held { key: 1u8.into() };", "crate::rules::alpha();"
    # Of each edit, the files of the implementations that run, of those that may, and of other functions.
    edits: list[tuple[dict[str, str | None], str, str]] = [
        ({"src/user.rs": user % held}, "key", ""),
        ({"src/more.rs": more}, "", "key more"),
        ({"src/more.rs": ""}, "key", ""),
        ({"src/key.rs": key.replace("pub struct", "#[derive(From)]\npub struct")}, "", "key"),
        ({"src/key.rs": "pub struct Key;\n", "src/more.rs": more}, "more", ""),
        ({"src/held.rs": "pub struct Held { pub key: u64 }\n"}, "more", ""),
        ({"src/user.rs": user % by_rules}, "alpha more", ""),
        ({"src/rules/alpha.rs": "pub fn other() {}\n"}, "more", ""),
        ({"src/rules/alpha.rs": "pub fn alpha() {}\n", "src/rules.rs": "pub mod alpha;\n"}, "more", ""),
        ({"src/rules.rs": "mod beta;\nmod alpha;\npub use beta::*;\n", "src/rules/beta.rs": "pub fn alpha() {}\n"},
         "beta more", ""),
        ({"src/more.rs": None}, "beta", ""),
    ]  # fmt: skip
    query = "SELECT DISTINCT ?path { ?caller code:name 'run' ; code:%s/code:definedIn/code:relativePath ?path }"
    for edit, runs, may_run in edits:
        apply(edit, root)
        assert not update(workspace, root).is_full
        for edge, expected in (("calls", runs), ("mayCall", may_run)):
            found = sorted(Path(path).stem for (path,) in rows(workspace, query % edge))
            assert (edit, edge, " ".join(found)) == (edit, edge, expected)
        assert triples(workspace) == fresh(root)


@pytest.mark.slow
def test_implementations_in_other_files_come_change_and_go(workspace: Workspace, tmp_path: Path, fresh: Fresh) -> None:
    root = write(
        tmp_path / "shop",
        {
            "Cargo.toml": '[package]\nname = "shop"\nversion = "1.0.0"\n',
            "src/lib.rs": "mod key;\nmod lock;\nmod more;\nmod rules;\n",
            "src/key.rs": "pub struct Key;\n",
            "src/lock.rs": "pub struct Key;\n",
            "src/more.rs": "",
            "src/rules.rs": "pub trait Turn {}\n",
            **{f"src/part{number}.rs": "fn run() {}\n" for number in range(8)},
        },
    )
    index(workspace, root)
    block = "use crate::key::Key;\nuse crate::rules::Turn;\nimpl Turn for Key {}\n"
    method = "impl Key { fn turn(&self) {} }\n"
    # Of each edit, the files of the types that the block is for.
    edits: list[tuple[dict[str, str | None], list[str]]] = [
        ({"src/more.rs": block}, ["key"]),
        ({"src/more.rs": block + method}, ["key", "key"]),
        ({"src/more.rs": block + method.replace("turn", "open")}, ["key", "key"]),
        ({"src/more.rs": block.replace("key", "lock")}, ["lock"]),
        ({"src/more.rs": block}, ["key"]),
        ({"src/key.rs": "pub struct Other;\n"}, []),
        ({"src/key.rs": "pub struct Other;\npub use crate::lock::Key;\n"}, ["lock"]),
        ({"src/key.rs": "pub type Key = Other;\npub enum Other {}\n"}, ["key"]),
        ({"src/more.rs": ""}, []),
    ]
    query = "SELECT ?path { ?block code:implementationOf/code:definedIn/code:relativePath ?path }"
    for edit, expected in edits:
        apply(edit, root)
        assert not update(workspace, root).is_full
        assert (edit, [Path(path).stem for (path,) in rows(workspace, query)]) == (edit, expected)
        assert triples(workspace) == fresh(root)


def test_of_a_function_behind_star_exports_only_the_files_that_list_it_are_resolved(
    workspace: Workspace, tmp_path: Path, fresh: Fresh, monkeypatch: pytest.MonkeyPatch
) -> None:
    exports = {"index.ts": "export * from './impl'\n", "outer.ts": "export * from './index'\n"}
    users = {
        f"user{n}.ts": f"import {{ old }} from './outer'\nexport function user{n}() {{ old() }}\n" for n in range(3)
    }
    impl = "export function old() { return 1 }\n"
    root = write(tmp_path / "web", {"package.json": '{"name": "web"}', "impl.ts": impl, **exports, **users})
    index(workspace, root)
    resolved: set[str] = set()
    resolve = ChangedProgram.resolve

    def listed(program: ChangedProgram, path: str) -> Resolved:
        resolved.add(path)
        return resolve(program, path)

    monkeypatch.setattr(ChangedProgram, "resolve", listed)
    write(root, {"impl.ts": f"{impl}export function added() {{ return old() }}\n"})
    update(workspace, root)
    assert resolved == {"impl.ts", "index.ts", "outer.ts"}
    assert triples(workspace) == fresh(root)
