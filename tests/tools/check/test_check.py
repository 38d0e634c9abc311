"""Rules of a repository: their findings, their choice, and hostile ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.errors import ConfigError, QueryRefused, QuerySyntaxError
from oxigraph_code.queries.rules import shipped
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Answer, Call, Workspace
from oxigraph_code.tools.admin.load_history import load_git_history
from oxigraph_code.tools.check.check import check_rules
from tests.history.repositories import Script
from tests.indexing.support import write
from tests.tools.sarif_schema import faults

pytestmark = pytest.mark.usefixtures("in_process")

SHOP = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "shop/web/page.py": "import shop.store.carts\n\n\ndef show():\n    return eval('1')\n",
    "shop/store/carts.py": "\n\nfrom shop.web.page import show\n\n\ndef save(a, b, c):\n    return show()\n",
}
RULE = """# A function.
# Severity: note
# Message: {?name} is one
SELECT ?this ?name { ?this a code:Function ; code:name ?name }
"""


@pytest.fixture
def workspace(tmp_path: Path) -> Iterator[Workspace]:
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    yield opened
    opened.close()


def checked(workspace: Workspace, root: Path, settings: str = "", format: str = "json", **more: str) -> Answer:
    """Check the shop with some settings and further files."""
    write(root, {**SHOP, ".oxigraph-code.toml": settings, **more})
    return check_rules(workspace, Call(), path=str(root), format=format)


def found(workspace: Workspace, root: Path, settings: str = "", **more: str) -> list[tuple[Any, ...]]:
    """Return rule, path, line and message of the findings."""
    fields = json.loads(checked(workspace, root, settings, **more).text)
    return [(row["rule"], row["path"], row["line"], row["message"]) for row in fields["findings"]]


def test_twelve_rules_come_with_the_program() -> None:
    assert len(shipped()) == 12
    assert all(rule.title and rule.message for rule in shipped().values())


def test_a_lower_layer_must_not_import_an_upper_one(workspace: Workspace, tmp_path: Path) -> None:
    settings = '[rules.layers]\nlayers = ["shop/web", "shop/store"]\n'
    assert found(workspace, tmp_path, settings) == [
        ("layers", "shop/store/carts.py", 3, "imports shop/web/page.py, a layer above")
    ]


@pytest.mark.parametrize("name", ["builtins.eval", "eval"])
def test_forbidden_calls_are_found_at_their_lines(workspace: Workspace, tmp_path: Path, name: str) -> None:
    settings = '[rules.forbidden-calls]\nnames = ["' + name + '"]\n'
    assert found(workspace, tmp_path, settings) == [("forbidden-calls", "shop/web/page.py", 5, "calls builtins.eval")]


@pytest.mark.parametrize(
    ("path", "text", "name", "told"),
    [
        ("a.go", 'package a\n\nfunc f() {\n\tpanic("x")\n}\n', "panic", "4 calls builtin.panic"),
        ("a.rb", "def f\n  eval('1')\nend\n", "eval", "2 calls ruby.Kernel.eval"),
        ("a.rs", 'fn f() {\n    panic!("x");\n}\n', "panic!", "2 calls std::panic!"),
        ("A.java", "class A {\n  void f() { System.exit(1); }\n}\n", "System.exit", "2 calls java.lang.System.exit"),
        ("a.php", "<?php\nfunction f() { \\system('x'); }\n", "system", "2 calls php.system"),
        ("a.c", "void f(char *x) {\n  gets(x);\n}\n", "gets", "2 calls gets"),
        (
            "a.ts",
            "import { exec } from 'child_process';\nexec('x');\n",
            "child_process.exec",
            "2 calls node:child_process.exec",
        ),
        ("a.py", "from files import *\nopen('x')\nopen('y')\n", "open", "2 calls open, at 1 more line"),
        ("a.py", "from rich import print\nprint('x')\n", "print", ""),
        ("a.py", "def f(open):\n    open('x')\n", "open", ""),
        ("a.py", "import io\nio.open('x').read()\n", "io", ""),
        (
            "a.py",
            "import json\nwriter = json.JSONEncoder()\nwriter.encode(1)\n",
            "writer.encode",
            "3 calls json.JSONEncoder.encode",
        ),
        ("a.py", "from shop import store\nstore.carts.save(1)\n", "store.carts.save", "2 calls save"),
    ],
)
def test_a_forbidden_call_is_known_by_its_whole_name_or_as_it_is_called(
    workspace: Workspace, tmp_path: Path, path: str, text: str, name: str, told: str
) -> None:
    rows = found(workspace, tmp_path, f'[rules.forbidden-calls]\nnames = ["{name}"]\nfrom = "{path}"\n', **{path: text})
    assert [f"{row[2]} {row[3]}" for row in rows] == ([told] if told else [])


def test_several_sets_of_parameters_have_their_own_messages(workspace: Workspace, tmp_path: Path) -> None:
    settings = (
        '[[rules.forbidden-imports]]\nfrom = "shop/web"\nfiles = "shop/store"\nmessage = "no store here"\n'
        '[[rules.forbidden-imports]]\nfrom = "shop/store"\npackages = ["shop.web"]\n'
    )
    assert [row[1:] for row in found(workspace, tmp_path, settings)] == [
        ("shop/web/page.py", 1, "no store here"),
        ("shop/store/carts.py", 3, "imports shop.web.page.show"),
    ]


def test_a_forbidden_package_is_found_behind_a_scheme(workspace: Workspace, tmp_path: Path) -> None:
    settings = '[rules.forbidden-imports]\npackages = ["fs"]\n'
    more = {"a.ts": "import fs from 'node:fs';\nimport path from 'node:path';\n"}
    assert [row[1:] for row in found(workspace, tmp_path, settings, **more)] == [("a.ts", 1, "imports node:fs.default")]


def test_a_cycle_of_imports_is_one_finding(workspace: Workspace, tmp_path: Path) -> None:
    (row,) = found(workspace, tmp_path, '[rules]\nimport-cycles = "error"\n')
    assert row[1:] == (
        "shop/store/carts.py",
        3,
        "shop/store/carts.py → shop/web/page.py → shop/store/carts.py",
    )


def test_folders_next_to_each_other_can_be_kept_apart(workspace: Workspace, tmp_path: Path) -> None:
    settings = '[rules.independent-folders]\nfolders = "shop/*"\n'
    assert {row[1] for row in found(workspace, tmp_path, settings)} == {"shop/web/page.py", "shop/store/carts.py"}


def test_a_use_of_deprecated_code_in_another_file_is_found(workspace: Workspace, tmp_path: Path) -> None:
    old = "# @deprecated Use new.\ndef old():\n    pass\n\n\ndef near():\n    old()\n"
    use = "from shop.old import old\n\n\ndef far():\n    return old()\n"
    own = {"shop/old.py": old, "shop/use.py": use}
    rows = found(workspace, tmp_path, '[rules]\ndeprecated-use = "warning"\n', **own)
    assert [row[1:] for row in rows] == [("shop/use.py", 5, "uses old, which is deprecated")]


def test_a_use_of_deprecated_code_is_found_at_its_line(workspace: Workspace, tmp_path: Path) -> None:
    own = {
        "old.ts": "/** @deprecated Use other. */\nexport function old() {}\n",
        "use.ts": "import { old } from './old';\nexport function use() {\n  const one = 1;\n  register(one, old);\n}\n",
    }
    rows = found(workspace, tmp_path, '[rules]\ndeprecated-use = "warning"\n', **own)
    assert [row[1:3] for row in rows] == [("use.ts", 4)]


def test_a_document_must_not_name_members_and_files_that_are_gone(tmp_path: Path) -> None:
    settings_of_user = {"store_path": tmp_path / "store", "languages": "*, markdown"}
    workspace = Workspace.open(load_settings(settings_of_user))
    script = Script(tmp_path / "shop")
    carts = "class Cart:\n    def total(self):\n        return 1\n"
    first = script.commit("Before", {**SHOP, "shop/cart.py": carts, "shop/gone.py": "X = 1\n", "moved.py": "X = 1\n"})
    text = "# Carts\n\n`Cart.total` is there, `Cart.sum` is not.\n\n`shop/cart.py` is there, `shop/gone.py` is not.\n"
    text += "\n`moved.py` is elsewhere, `Other.sum` in another project.\n"
    settings = '[rules]\nstale-documents = "warning"\n'
    after = {"README.md": text, ".oxigraph-code.toml": settings, "shop/moved.py": "Y = 2\nZ = 3\n"}
    script.commit("After", {**after, "shop/gone.py": None, "moved.py": None}, parents=[first])
    script.check_out()
    write(tmp_path / "other", {"other.py": "class Other:\n    def total(self):\n        return 1\n"})
    check_rules(workspace, Call(), path=str(tmp_path / "other"))
    without = check_rules(workspace, Call(), path=str(script.root)).text
    assert without.startswith(
        "1 warning by 1 rule · not run without a loaded history for removed files: stale-documents"
    )
    load_git_history(workspace, Call(), str(script.root))
    answer = check_rules(workspace, Call(), path=str(script.root), format="json")
    assert [(row["path"], row["line"], row["message"]) for row in json.loads(answer.text)["findings"]] == [
        ("README.md", 3, "Cart.sum is not there any more"),
        ("README.md", 5, "shop/gone.py is not there any more"),
    ]
    workspace.close()


def test_the_first_function_of_a_chain_that_nothing_leads_to_is_unreached(workspace: Workspace, tmp_path: Path) -> None:
    text = (
        "from shop.other import Base\n\n\ndef first():\n    second()\n\n\ndef second():\n    pass\n\n\n"
        "def run():\n    pass\n\n\nrun()\n\n\nclass Job(Base):\n    def handle(self):\n        pass\n"
    )
    settings = '[rules.unreached]\nfrom = "shop/jobs.py"\n'
    rows = found(workspace, tmp_path, settings, **{"shop/jobs.py": text})
    assert [row[1:] for row in rows] == [("shop/jobs.py", 4, "no entry point, test or file's own code leads to first")]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        pytest.param(
            "app.ts",
            "import { Hono } from 'hono';\nconst app = new Hono();\napp.get('/carts', (one) => one.text(''));\n",
            id="the handler of a route",
        ),
        pytest.param("forms.ts", "export const forms = { upper: (text: string) => text };\n", id="a key of an object"),
        pytest.param(
            "read.ts", "export function read() {\n  return { done: () => 1 };\n}\nread();\n", id="inside of a function"
        ),
        pytest.param("limit.go", "package limit\n\nfunc raise() {}\n", id="another build has its name"),
        pytest.param("Codecs.java", "class Codecs {\n  private Codecs() {}\n}\n", id="a constructor"),
        pytest.param("page.ts", "const Page = () => 1;\nexport default Page;\n", id="an export of a whole import"),
        pytest.param("layout.ts", "export default function Layout() {}\n", id="a default export"),
        pytest.param("mocks.test.ts", "function answer() {}\n", id="in a file of tests"),
        pytest.param("trigger.sql", "CREATE FUNCTION keep() RETURNS int AS 'SELECT 1';\n", id="calls are not read"),
    ],
)
def test_a_function_that_its_holder_runs_is_not_unreached(
    workspace: Workspace, tmp_path: Path, path: str, text: str
) -> None:
    own = {
        "limit_windows.go": "package limit\n\nfunc raise() {}\n",
        "load.ts": "export const load = () => import('./page');\n",
    }
    rows = found(workspace, tmp_path, f'[rules.unreached]\nfrom = "{path}"\n', **own, **{path: text})
    assert rows == []


def test_a_function_of_another_project_does_not_hide_an_unreached_one(workspace: Workspace, tmp_path: Path) -> None:
    write(tmp_path / "other", {"other.py": "def alone():\n    pass\n"})
    check_rules(workspace, Call(), path=str(tmp_path / "other"))
    own = {"alone.py": "def alone():\n    pass\n"}
    rows = found(workspace, tmp_path / "shop", '[rules.unreached]\nfrom = "alone.py"\n', **own)
    assert [row[1] for row in rows] == ["alone.py"]


def test_an_export_that_no_file_takes_is_unreached(workspace: Workspace, tmp_path: Path) -> None:
    own = {"hash.ts": "export function digest() {}\nexport function sum() {}\n"}
    own["use.ts"] = "import { sum } from './hash';\nsum();\n"
    rows = found(workspace, tmp_path, '[rules.unreached]\nfrom = "*.ts"\n', **own)
    assert [row[1:3] for row in rows] == [("hash.ts", 1)]


def test_a_file_without_an_owner_is_found_where_others_have_one(workspace: Workspace, tmp_path: Path) -> None:
    settings = '[rules.unowned-files]\nfrom = "shop"\n'
    assert found(workspace, tmp_path, settings) == []
    rows = found(workspace, tmp_path, settings, CODEOWNERS="shop/web/ @web\n")
    assert [row[1:] for row in rows] == [("shop/store/carts.py", 1, "has no owner")]


def test_sizes_and_names_have_bounds(workspace: Workspace, tmp_path: Path) -> None:
    settings = '[rules.size]\nparameters = 2\n[rules.naming]\nkind = "Function"\nform = "^s[^h]"\n'
    assert [(row[0], row[3]) for row in found(workspace, tmp_path, settings)] == [
        ("naming", "Function show does not match ^s[^h]"),
        ("size", "3 parameters, more than 2"),
    ]


def test_names_of_routes_and_lengths_of_lock_files_are_not_looked_at(workspace: Workspace, tmp_path: Path) -> None:
    own = {
        "app.ts": "import { Hono } from 'hono';\nconst app = new Hono();\napp.get('/carts', (one) => one.text(''));\n",
        "pnpm-lock.yaml": "a: 1\n" * 9,
    }
    settings = '[rules.size]\nfile_lines = 8\n[rules.naming]\nkind = "Function"\nform = "^[a-z]+$"\n'
    assert found(workspace, tmp_path, settings, **own) == []


def test_a_rule_of_the_repository_runs_without_a_setting(workspace: Workspace, tmp_path: Path) -> None:
    rows = found(workspace, tmp_path, **{".oxigraph-code/functions.rq": RULE})
    assert [row[3] for row in rows] == ["save is one", "show is one"]


def test_a_shape_of_the_repository_is_a_rule(workspace: Workspace, tmp_path: Path) -> None:
    shape = (
        "@prefix : <https://example.org/> . @prefix sh: <http://www.w3.org/ns/shacl#> .\n"
        "@prefix code: <https://ds-labs.org/code#> .\n"
        ":ShortNames sh:targetClass code:Function ; sh:severity sh:Warning ; sh:property"
        " [ sh:path code:name ; sh:pattern '^s' ] ,"
        " [ sh:path code:parameter ; sh:maxCount 2 ; sh:message 'too many' ] ."
    )
    own = {".oxigraph-code/names.ttl": shape, "shop/more.py": "def more():\n    pass\n"}
    assert found(workspace, tmp_path, **own) == [
        ("ShortNames", "shop/more.py", 1, 'pattern "^s" of code:name'),
        ("ShortNames", "shop/store/carts.py", 6, "too many"),
    ]
    assert not checked(workspace, tmp_path, '[rules]\nShortNames = "error"\n', **own).is_safe


def test_only_errors_fail_a_check(workspace: Workspace, tmp_path: Path) -> None:
    own = {".oxigraph-code/functions.rq": RULE}
    assert checked(workspace, tmp_path, **own).is_safe
    assert not checked(workspace, tmp_path, '[rules]\nfunctions = "error"\n', **own).is_safe
    assert found(workspace, tmp_path, '[rules]\nfunctions = "off"\n', **own) == []


def test_the_baseline_accepts_what_it_names(workspace: Workspace, tmp_path: Path) -> None:
    own = {".oxigraph-code/functions.rq": RULE}
    baseline = checked(workspace, tmp_path, format="baseline", **own).text
    own |= {".oxigraph-code/baseline.json": baseline, "shop/more.py": "def more():\n    pass\n"}
    own["shop/web/page.py"] = "\n\n" + SHOP["shop/web/page.py"]
    assert [row[1] for row in found(workspace, tmp_path, **own)] == ["shop/more.py"]
    del own["shop/more.py"]
    (tmp_path / "shop/more.py").unlink()
    (tmp_path / "shop/store/carts.py").unlink()
    answer = check_rules(workspace, Call(), path=str(tmp_path))
    assert "1 finding accepted by .oxigraph-code/baseline.json · 1 finding of it not found any more" in answer.text


def test_a_finding_stays_accepted_when_its_number_changes(workspace: Workspace, tmp_path: Path) -> None:
    shape = (
        "@prefix : <https://example.org/> . @prefix sh: <http://www.w3.org/ns/shacl#> .\n"
        "@prefix code: <https://ds-labs.org/code#> .\n"
        ":Short sh:targetClass code:Module ; sh:property [ sh:path code:lineCount ; sh:maxInclusive 4 ] ."
    )
    own = {".oxigraph-code/short.ttl": shape}
    assert [row["value"] for row in json.loads(checked(workspace, tmp_path, **own).text)["findings"]] == ["7", "5"]
    own[".oxigraph-code/baseline.json"] = checked(workspace, tmp_path, format="baseline", **own).text
    own["shop/web/page.py"] = "\n\n" + SHOP["shop/web/page.py"]
    text = checked(workspace, tmp_path, format="text", **own).text
    assert text.startswith("nothing else found by 1 rule · 2 findings accepted by .oxigraph-code/baseline.json")


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ('stale-documents = "error"', "by 0 rules · not run without documents in the index: stale-documents"),
        ('unowned-files = "error"', "by 0 rules · not run without owners in CODEOWNERS: unowned-files"),
        ('size = { from = ["shop", "lib/*"] }', "by 1 rule · no indexed file is at lib/*"),
        ('layers = { layers = ["shop/web", "shop/stores"] }', "by 1 rule · no indexed file is at shop/stores"),
        ('independent-folders = { folders = "shop/page.py" }', "by 1 rule · no indexed file is at shop/page.py"),
    ],
)
def test_the_first_line_tells_what_was_not_looked_at(
    workspace: Workspace, tmp_path: Path, settings: str, told: str
) -> None:
    text = checked(workspace, tmp_path, f"[rules]\n{settings}\n", "text").text
    assert text.startswith(f"nothing found {told} · index fresh")


def test_with_a_base_only_new_findings_are_left(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "shop")
    own = {**SHOP, ".oxigraph-code/functions.rq": RULE, ".oxigraph-code.toml": '[rules]\npublic-interface = "error"\n'}
    first = script.commit("Before", own, branch="old")
    after = {"shop/more.py": "def more():\n    pass\n", "shop/store/carts.py": "def save(a):\n    pass\n"}
    script.commit("After", after, parents=[first])
    script.check_out()
    answer = check_rules(workspace, Call(), "old", str(script.root), format="json")
    assert [(row["rule"], row["message"]) for row in json.loads(answer.text)["findings"]] == [
        ("public-interface", "changed: save"),
        ("functions", "more is one"),
    ]
    assert "only what differs from old: 2 findings as old" in json.loads(answer.text)["summary"]
    without = check_rules(workspace, Call(), path=str(script.root))
    assert "not run without a base: public-interface" in without.text


def test_what_is_removed_is_told_at_its_file(tmp_path: Path) -> None:
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store", "languages": "*, markdown"}))
    script = Script(tmp_path / "shop")
    own = {"pyproject.toml": "", "lib/pyproject.toml": '[project]\nname = "lib"\n', "README.md": "# One\n\n# Two\n"}
    own |= {"lib/one.py": "def first(): ...\n\n\ndef second(): ...\n", "lib/two.py": "def third(): ...\n"}
    own[".oxigraph-code.toml"] = '[rules]\npublic-interface = "error"\n'
    first = script.commit("Before", own, branch="old")
    script.commit("After", {"lib/one.py": "X = 1\n", "lib/two.py": None, "README.md": "# One\n"}, parents=[first])
    script.check_out()
    answer = check_rules(workspace, Call(), "old", str(script.root), format="json")
    workspace.close()
    assert [(row["path"], row["message"]) for row in json.loads(answer.text)["findings"]] == [
        ("lib/one.py", "removed: first"),
        ("lib/one.py", "removed: second"),
        ("lib/two.py", "removed: third"),
    ]


def test_with_a_base_a_further_line_is_new(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "shop")
    settings = '[rules.forbidden-calls]\nnames = ["eval"]\n'
    first = script.commit("Before", {**SHOP, ".oxigraph-code.toml": settings}, branch="old")
    after = {"shop/web/page.py": "\n" + SHOP["shop/web/page.py"].replace("return", "eval('2')\n    return")}
    script.commit("After", after, parents=[first])
    script.check_out()
    answer = check_rules(workspace, Call(), "old", str(script.root), format="json")
    assert [row["message"] for row in json.loads(answer.text)["findings"]] == ["calls builtins.eval, at 1 more line"]


def test_findings_are_sarif_with_level_place_and_help(workspace: Workspace, tmp_path: Path) -> None:
    log = json.loads(checked(workspace, tmp_path, '[rules]\nimport-cycles = "error"\n', "sarif").text)
    assert faults(log) == []
    (run,) = log["runs"]
    (rule,) = run["tool"]["driver"]["rules"]
    assert (rule["id"], rule["defaultConfiguration"]["level"]) == ("import-cycles", "error")
    assert rule["help"]["text"].startswith("Move what both need")
    (result,) = run["results"]
    place = result["locations"][0]["physicalLocation"]
    assert (place["artifactLocation"]["uri"], place["region"]["startLine"]) == ("shop/store/carts.py", 3)
    assert len(result["partialFingerprints"]["oxigraphCode/v1"]) == 32


@pytest.mark.parametrize(
    ("query", "error"),
    [
        ("SELECT ?this { SERVICE <http://localhost:1/> { ?this ?p ?o } }", QueryRefused),
        ("INSERT DATA { <x:a> <x:b> 1 }", QueryRefused),
        ("DROP ALL", QueryRefused),
        ("SELECT ?this { ?this", QuerySyntaxError),
        ("SELECT ?that { ?that a code:Function }", ConfigError),
        ("ASK { ?this a code:Function }", ConfigError),
        ("CONSTRUCT { ?this a code:X } WHERE { ?this a code:Function }", ConfigError),
    ],
)
def test_a_rule_that_is_no_safe_select_is_refused_with_its_file(
    tmp_path: Path, query: str, error: type[Exception]
) -> None:
    # The user's own queries may use the network; those of a repository may not.
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store", "allow_network": True}))
    with pytest.raises(error, match=r"\.oxigraph-code/hostile\.rq"):
        checked(workspace, tmp_path / "shop", **{".oxigraph-code/hostile.rq": f"# A rule.\n{query}\n"})
    workspace.close()


def test_a_rule_reads_no_file(workspace: Workspace, tmp_path: Path) -> None:
    (tmp_path / "secret.ttl").write_text("<x:secret> <x:is> 1 .")
    query = f"# A rule.\nSELECT ?this FROM <{(tmp_path / 'secret.ttl').as_uri()}> {{ ?this ?p ?o }}\n"
    assert found(workspace, tmp_path / "shop", **{".oxigraph-code/hostile.rq": query}) == []


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ('[rules]\nlayer = "error"\n', "no rule is called 'layer'"),
        ('[rules]\nlayers = "error"\n', "rules.layers.layers is not set"),
        ('[rules]\nsize = "fatal"\n', "severity cannot be 'fatal'"),
        ("[rules.size]\nlines = 3\n", "rule size has no 'lines'"),
        ("[rules.size]\nparameters = -1\n", "rules.size.parameters cannot be -1"),
        ("[rules]\nsize = 3\n", "rules.size cannot be 3"),
        ('[rules.naming]\nkind = "Class"\nform = "("\n', r"rules.naming.form cannot be '\('"),
        ("rules = 3\n", "rules cannot be 3"),
    ],
)
def test_a_setting_that_cannot_be_used_is_an_error(
    workspace: Workspace, tmp_path: Path, settings: str, message: str
) -> None:
    with pytest.raises(ConfigError, match=message):
        checked(workspace, tmp_path, settings)


def test_rules_outside_of_the_root_and_large_ones_are_not_read(workspace: Workspace, tmp_path: Path) -> None:
    outside = write(tmp_path / "outside", {"functions.rq": RULE})
    root = write(tmp_path / "shop", SHOP)
    (root / ".oxigraph-code").symlink_to(outside)
    assert found(workspace, root, '[rules]\nsize = "note"\n') == []
    (root / ".oxigraph-code").unlink()
    with pytest.raises(ConfigError, match="File too large"):
        checked(workspace, root, **{".oxigraph-code/large.rq": RULE + "#" * 1_000_000})


def test_a_rule_that_finds_nothing_without_a_setting_is_not_run_by_itself() -> None:
    assert not shipped()["forbidden-imports"].is_ready
    assert shipped()["import-cycles"].is_ready
