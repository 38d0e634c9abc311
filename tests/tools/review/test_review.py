"""A change on one screen: the uses that it may break, and the tests to run."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Answer, Call, Workspace
from oxigraph_code.tools.admin.reports import load_report
from oxigraph_code.tools.review import review
from oxigraph_code.tools.review.review import review_change
from tests.history.repositories import BOB, Files, Script
from tests.tools.sarif_schema import faults

pytestmark = pytest.mark.usefixtures("in_process")

MANIFEST = {"pyproject.toml": '[project]\nname = "shop"\n'}
PRICES = "def net(amount):\n    return amount\n\n\ndef gross(amount):\n    return amount * 2\n"
CART = "from prices import gross, net\n\n\ndef total():\n    return net(1) + gross(1)\n"
TEST = "from cart import total\n\n\ndef test_total():\n    assert total()\n"


@pytest.fixture
def workspace(tmp_path: Path) -> Iterator[Workspace]:
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    yield opened
    opened.close()


def shop(root: Path, after: Files, before: Files | None = None) -> Script:
    """Make a repository with a shop on the branch ``old`` and changed files in the working tree."""
    script = Script(root)
    files = before or {"prices.py": PRICES, "cart.py": CART, "test_cart.py": TEST}
    first = script.commit("Before", {**MANIFEST, **files}, branch="old")
    script.commit("After", after, parents=[first])
    script.check_out()
    return script


def reviewed(workspace: Workspace, script: Script, head: str = "", format: str = "json") -> Answer:
    return review_change(workspace, Call(), "old", head, str(script.root), format=format)


def fields(workspace: Workspace, script: Script, head: str = "") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(reviewed(workspace, script, head).text)
    return found


def test_a_review_without_a_differing_file_reads_no_texts(
    workspace: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = shop(tmp_path / "shop", {})
    asked: list[object] = []
    monkeypatch.setattr(review, "read_ahead", lambda *about: asked.append(about))
    answer = reviewed(workspace, script, format="text").text
    assert "0 files differ: no difference in symbols or calls" in answer
    assert asked == []


def test_callers_of_a_removed_function_may_break(workspace: Workspace, tmp_path: Path) -> None:
    script = shop(tmp_path / "shop", {"prices.py": PRICES.partition("\n\n\n")[0] + "\n"})
    found = fields(workspace, script)
    assert {row["reason"] for row in found["breaks"]} == {
        "calls prices.py gross, which is removed",
        "imports prices.py gross, which is removed",
    }


def test_the_caller_of_a_renamed_function_comes_with_the_new_name(workspace: Workspace, tmp_path: Path) -> None:
    longer = PRICES.replace("    return amount\n", "    one = amount\n    return one\n")
    script = shop(
        tmp_path / "shop",
        {"prices.py": longer.replace("def net", "def netto")},
        {"prices.py": longer, "cart.py": CART, "test_cart.py": TEST},
    )
    reasons = [row["reason"] for row in fields(workspace, script)["breaks"]]
    assert "calls prices.py net, which is prices.py netto now" in reasons


def test_a_parameter_without_default_breaks_callers_and_one_with_default_does_not(
    workspace: Workspace, tmp_path: Path
) -> None:
    changed = PRICES.replace("net(amount)", "net(amount, tax)").replace("gross(amount)", "gross(amount, tax=1)")
    script = shop(tmp_path / "shop", {"prices.py": changed})
    (row,) = fields(workspace, script)["breaks"]
    assert (row["path"], row["line"], row["reason"]) == ("cart.py", 5, "calls prices.py net, which needs tax")


@pytest.mark.parametrize(
    ("before", "now", "reason"),
    [
        ("amount, tax=1", "amount, *, tax=1", "takes tax by name alone"),
        ("amount, *, tax=1", "amount, *, rate=2, tax=1", ""),
        ("amount, *, tax=1, rate=2", "amount, *, rate=2, tax=1", ""),
        ("amount, *, tax=1", "amount, tax=1", ""),
        ("amount, *, tax=1", "amount, *, tax", "needs tax"),
        ("amount, tax=1", "tax=1, amount=0", "takes them in another order"),
    ],
)
def test_a_parameter_that_is_given_by_name_has_no_place(
    workspace: Workspace, tmp_path: Path, before: str, now: str, reason: str
) -> None:
    files = {"prices.py": PRICES.replace("net(amount)", f"net({before})"), "cart.py": CART}
    script = shop(tmp_path / "shop", {"prices.py": PRICES.replace("net(amount)", f"net({now})")}, files)
    found = [row["reason"] for row in fields(workspace, script)["breaks"]]
    assert found == ([f"calls prices.py net, which {reason}"] if reason else [])


def test_changes_of_the_code_come_before_those_of_tests(workspace: Workspace, tmp_path: Path) -> None:
    now = {"prices.py": PRICES.replace("return amount", "return 2 * amount"), "__tests__/at.py": "def at(x): ...\n"}
    before = {"prices.py": PRICES, "__tests__/at.py": "def at(): ...\n"}
    changes = fields(workspace, shop(tmp_path / "shop", now, before))["changes"]
    assert [row["path"] for row in changes][-1] == "__tests__/at.py"
    assert changes[0]["path"] == "prices.py"


def test_callers_that_take_a_default_may_rely_on_it(workspace: Workspace, tmp_path: Path) -> None:
    before = {"prices.py": PRICES.replace("net(amount)", "net(amount, tax=1)"), "cart.py": CART}
    script = shop(tmp_path / "shop", {"prices.py": before["prices.py"].replace("tax=1", "tax=2")}, before)
    (row,) = fields(workspace, script)["breaks"]
    assert row["reason"] == "calls prices.py net, which takes tax=2 by default, not 1"


def test_the_only_line_of_a_body_that_differs_is_shown_before_and_after(workspace: Workspace, tmp_path: Path) -> None:
    before = 'package shop\n\ntype Cart struct {\n\tName string `json:"name"`\n}\n'
    files = {"go.mod": "module shop\n", "cart.go": before}
    script = shop(tmp_path / "shop", {"cart.go": before.replace('"name"', '"title"')}, files)
    text = reviewed(workspace, script, format="text").text
    assert 'body cart.go:4 field Cart.Name · Name string `json:"name"` → Name string `json:"title"`' in text


def test_a_long_line_is_shown_from_shortly_before_it_differs(workspace: Workspace, tmp_path: Path) -> None:
    long = f"NAMES = [{', '.join(map(str, range(30)))}, 1]\n"
    script = shop(tmp_path / "shop", {"names.py": long.replace("1]", "2]")}, {"names.py": long})
    text = reviewed(workspace, script, format="text").text
    assert "NAMES · …" in text
    assert "29, 1] → …" in text


def test_a_caller_that_the_change_edits_is_not_listed(workspace: Workspace, tmp_path: Path) -> None:
    changed = {
        "prices.py": PRICES.replace("net(amount)", "net(amount, tax)"),
        "cart.py": CART.replace("net(1)", "net(1, 2)"),
    }
    answer = reviewed(workspace, shop(tmp_path / "shop", changed))
    assert json.loads(answer.text)["breaks"] == []
    assert answer.is_safe


def test_a_review_that_finds_a_break_is_not_safe(workspace: Workspace, tmp_path: Path) -> None:
    script = shop(tmp_path / "shop", {"prices.py": PRICES.replace("net(amount)", "net(amount, tax)")})
    assert not reviewed(workspace, script).is_safe


def test_tests_that_reach_the_change_are_one_command_line(workspace: Workspace, tmp_path: Path) -> None:
    script = shop(tmp_path / "shop", {"prices.py": PRICES.replace("* 2", "* 3")})
    found = fields(workspace, script)
    assert (found["command"], found["tests"]) == ("pytest test_cart.py", [{"path": "test_cart.py", "distance": 2}])


@pytest.mark.parametrize(
    ("tool", "command"),
    [
        ("pestphp/pest", "vendor/bin/pest tests/CartTest.php"),
        ("phpunit/phpunit", "vendor/bin/phpunit --filter CartTest"),
    ],
)
def test_tests_of_php_are_run_by_the_tool_of_the_manifest(
    workspace: Workspace, tmp_path: Path, tool: str, command: str
) -> None:
    cart = "<?php\nclass Cart { function total() { return 1; } }\n"
    files = {
        "composer.json": f'{{"require-dev": {{"{tool}": "*"}}}}',
        "Cart.php": cart,
        "tests/CartTest.php": "<?php\nit('has a total', function () { expect((new Cart())->total())->toBe(1); });\n",
    }
    script = shop(tmp_path / "shop", {"Cart.php": cart.replace("1", "2")}, files)
    assert fields(workspace, script)["command"] == command


def test_an_import_that_closes_a_cycle_is_gained(workspace: Workspace, tmp_path: Path) -> None:
    changed = PRICES.replace("    return amount\n", "    import cart\n\n    return cart.total()\n")
    found = fields(workspace, shop(tmp_path / "shop", {"prices.py": changed}))
    assert [row["modules"] for row in found["cycles"]] == [["prices.py", "cart.py", "prices.py"]]


def test_an_import_inside_of_a_cycle_that_was_there_is_not_gained(workspace: Workspace, tmp_path: Path) -> None:
    cyclic = {"prices.py": f"import cart\n{PRICES}", "cart.py": CART, "test_cart.py": TEST}
    script = shop(tmp_path / "shop", {"cart.py": CART.replace("gross, net", "gross, net, cart")}, cyclic)
    assert fields(workspace, script)["cycles"] == []


def test_a_function_that_lost_its_last_caller_is_without_use(workspace: Workspace, tmp_path: Path) -> None:
    script = shop(tmp_path / "shop", {"cart.py": CART.replace(" + gross(1)", "").replace("gross, ", "")})
    assert [row["name"] for row in fields(workspace, script)["unused"]] == ["gross"]


def test_settings_that_the_change_reads_are_named(workspace: Workspace, tmp_path: Path) -> None:
    changed = "import os\n\n" + PRICES.replace("* 2", "* int(os.environ['SHOP_TAX'])")
    (row,) = fields(workspace, shop(tmp_path / "shop", {"prices.py": changed}))["names"]
    assert (row["change"], row["kind"], row["name"], row["access"]) == ("added", "environment", "SHOP_TAX", "reads")


def test_a_branch_is_reviewed_from_where_it_left_its_base(workspace: Workspace, tmp_path: Path) -> None:
    script = shop(tmp_path / "shop", {"prices.py": PRICES.replace("net(amount)", "net(amount, tax)")})
    later = fields(workspace, script, "main")
    now = fields(workspace, script)
    assert later["head"]
    assert [row["reason"] for row in later["breaks"]] == [row["reason"] for row in now["breaks"]]


def test_the_first_line_counts_what_may_break_and_what_is_unresolved(workspace: Workspace, tmp_path: Path) -> None:
    changed = PRICES.replace("net(amount)", "net(amount, tax)").replace("return amount\n", "return amount.strip()\n")
    first = reviewed(workspace, shop(tmp_path / "shop", {"prices.py": changed}), format="text").text.partition("\n")[0]
    assert "1 signature changed · 1 use outside of it may break · 1 file of tests to run" in first
    assert "not resolved: 1 call in it" in first


def test_the_first_line_says_how_far_tests_were_looked_for_and_names_a_commit_once(
    workspace: Workspace, tmp_path: Path
) -> None:
    script = shop(tmp_path / "shop", {"prices.py": PRICES + "\n\ndef alone(): ...\n"})
    base = script.commits[0]
    first = review_change(workspace, Call(), base, "", str(script.root)).text.partition("\n")[0]
    assert first.startswith(f"{base[:7]} to the working tree: ")
    assert "no test within 3 steps" in first


def test_a_comment_has_the_summary_the_reasons_and_the_command(workspace: Workspace, tmp_path: Path) -> None:
    script = shop(tmp_path / "shop", {"prices.py": PRICES.replace("net(amount)", "net(amount, tax)")})
    text = reviewed(workspace, script, format="markdown").text
    assert text.startswith("**old (")
    assert "cart.py:4 function total at 5 · calls prices.py net, which needs tax" in text
    assert text.endswith("```sh\npytest test_cart.py\n```")


def test_tests_that_ran_what_differs_stand_first_by_coverage_of_the_state_before(
    workspace: Workspace, tmp_path: Path
) -> None:
    script = Script(tmp_path / "shop")
    files = {**MANIFEST, "prices.py": PRICES, "test_prices.py": "def test_net():\n    run('net')\n"}
    first = script.commit("Before", files, branch="old")
    script.commit("More", {"more.py": ""}, parents=[first])
    script.check_out()
    lines = {"2": ["test_prices.py::test_net|run"], "6": ["test_prices.py::test_other|run"]}
    file = {"executed_lines": [2, 6], "missing_lines": [], "contexts": lines}
    report = {"meta": {"branch_coverage": False, "format": 3}, "files": {"prices.py": file}}
    (script.root / "coverage.json").write_text(json.dumps(report))
    load_report(workspace, Call(), str(script.root / "coverage.json"), project=str(script.root))
    (script.root / "prices.py").write_text("\n" + PRICES.replace("return amount\n", "return amount + 1\n"))
    answer = reviewed(workspace, script)
    found = json.loads(answer.text)
    assert [(row["path"], row["names"]) for row in found["tests_that_ran"]] == [("test_prices.py", ["test_net"])]
    assert "run by 1 test, by coverage.json" in found["summary"]
    assert found["command"] == "pytest test_prices.py"


def test_findings_in_sarif_have_a_rule_and_a_place_in_the_repository(workspace: Workspace, tmp_path: Path) -> None:
    script = shop(tmp_path / "shop", {"prices.py": PRICES.replace("net(amount)", "net(amount, tax)")})
    log = json.loads(reviewed(workspace, script, format="sarif").text)
    assert faults(log) == []
    (run,) = log["runs"]
    (result,) = [entry for entry in run["results"] if entry["level"] == "warning"]
    (location,) = result["locations"]
    assert log["version"] == "2.1.0"
    assert result["ruleId"] in {rule["id"] for rule in run["tool"]["driver"]["rules"]}
    assert location["physicalLocation"] == {
        "artifactLocation": {"uri": "cart.py", "uriBaseId": "%SRCROOT%"},
        "region": {"startLine": 5},
    }


def test_a_changed_method_of_a_class_that_a_package_shows_is_public_interface(
    workspace: Workspace, tmp_path: Path
) -> None:
    cart = "class Cart:\n    def total(self):\n        return 1\n\n    def _sum(self):\n        return 1\n"
    before = {"shop/__init__.py": "from .cart import Cart as Cart\n", "shop/cart.py": cart}
    changed = cart.replace("total(self)", "total(self, tax)").replace("_sum(self)", "_sum(self, tax)")
    found = fields(workspace, shop(tmp_path / "shop", {"shop/cart.py": changed}, before))
    assert [(row["change"], row["name"]) for row in found["public"]] == [("signature", "Cart.total")]


def test_a_public_field_of_a_package_of_files_is_public_interface(workspace: Workspace, tmp_path: Path) -> None:
    fields_of = "package tax\n\ntype Tax struct {\n\tRate int\n\tseen int\n}\n"
    before = {"go.mod": "module shop\n", "tax/tax.go": fields_of}
    changed = fields_of.replace("Rate int", "Share int").replace("seen int", "known int")
    found = fields(workspace, shop(tmp_path / "shop", {"tax/tax.go": changed}, before))
    assert [(row["change"], row["name"]) for row in found["public"]] == [
        ("added", "Tax.Share"),
        ("removed", "Tax.Rate"),
    ]


def test_tests_that_import_an_edited_file_begin_with_those_like_it(workspace: Workspace, tmp_path: Path) -> None:
    names = ("alpha", "prices", "zeta")
    tests = {f"test_{name}.py": f"import prices\n\n\ndef test_{name}():\n    assert prices\n" for name in names}
    before = {"prices.py": "RATE = 1\n", **tests}
    found = fields(workspace, shop(tmp_path / "shop", {"prices.py": "RATE = 2\n"}, before))
    assert [row["path"] for row in found["tests"]] == ["test_prices.py", "test_alpha.py", "test_zeta.py"]


def test_users_of_a_class_that_moved_and_changed_do_not_break(workspace: Workspace, tmp_path: Path) -> None:
    cart = "class Cart:\n    def __init__(self):\n        self.items = []\n"
    user = "from carts import Cart\n\n\ndef new():\n    return Cart()\n"
    before = {"carts.py": cart, "user.py": user}
    after = {"carts.py": "from models import Cart as Cart\n", "models.py": cart.replace("[]", "{}")}
    assert fields(workspace, shop(tmp_path / "shop", after, before))["breaks"] == []


def test_an_edited_test_file_is_run(workspace: Workspace, tmp_path: Path) -> None:
    before = {"test_cart.py": TEST + "\n\ndef test_gone():\n    pass\n", "cart.py": CART, "prices.py": PRICES}
    found = fields(workspace, shop(tmp_path / "shop", {"test_cart.py": TEST}, before))
    assert found["command"] == "pytest test_cart.py"


def test_tests_of_a_project_that_another_program_runs_are_named_as_it_takes_them(
    workspace: Workspace, tmp_path: Path
) -> None:
    before = {"manage.py": "", "a/cart.py": CART, "a/prices.py": PRICES, "a/test_cart.py": TEST}
    script = shop(tmp_path / "shop", {"a/test_cart.py": TEST.replace("assert total", "assert 1 + total")}, before)
    assert fields(workspace, script)["command"] == "python manage.py test a.test_cart"


def test_reviewers_own_the_files_or_wrote_the_changed_lines_and_did_not_make_the_change(
    workspace: Workspace, tmp_path: Path
) -> None:
    root = tmp_path / "shop"
    script = Script(root)
    robot = ("renovate[bot]", "r@example.org")
    first = {**MANIFEST, "CODEOWNERS": "*.py @team\n", "prices.py": PRICES, "other.py": "x = 1\n"}
    helpers = "Co-authored-by: Dan <dan@example.org>\nCo-authored-by: Cid 'C' Day <c@example.org>"
    script.commit(f"Begin\n\n{helpers}", first, branch="old", author=BOB)
    lines = PRICES + "\n\ndef vat(amount):\n    return amount\n"
    script.commit("Add", {"prices.py": lines}, branch="old", author=robot)
    before = script.commit("Move", {"other.py": "x = 2\n"}, branch="old", author=("Eve", "eve@example.org"))
    changed = lines.replace("return amount\n", "return amount + 1\n")
    script.commit("Change\n\nCo-authored-by: Cid Day <cid@example.org>", {"prices.py": changed}, parents=[before])
    script.check_out()
    rows = fields(workspace, script)["reviewers"]
    assert rows[0] == {"owners": {"@team": 1}}
    people = [(row["person"], row["lines"], row["last"]) for row in rows[1:-1]]
    assert people == [("Bob", 1, "2023-11-14"), ("Dan", 1, "2023-11-14")]
    assert rows[-1] == {"made_by": ["Ann", "Cid Day"]}
    assert "reviewers: @team, Bob, Dan" in reviewed(workspace, script, format="text").text


def test_tests_below_a_runner_of_their_own_are_named_from_its_folder(workspace: Workspace, tmp_path: Path) -> None:
    tests = {"tests/runtests.py": "import django.test\n", "tests/cart/test_cart.py": "def test_cart(): ...\n"}
    changed = {"tests/cart/test_cart.py": "def test_cart():\n    assert True\n"}
    script = shop(tmp_path / "shop", changed, {"prices.py": PRICES, **tests})
    assert fields(workspace, script)["command"] == "(cd tests && python runtests.py cart.test_cart)"


def test_a_signature_that_a_formatter_wrote_in_another_way_is_as_it_was(workspace: Workspace, tmp_path: Path) -> None:
    before = "def net(amount: int | str, rate=1) -> int:\n    return amount\n"
    after = "def net(\n    amount: (\n        int | str\n    ),\n    rate=1,\n) -> (int):\n    return amount\n"
    script = shop(
        tmp_path / "shop", {"net.py": after}, {"net.py": before, "cart.py": "from net import net\n\nnet(1)\n"}
    )
    found = fields(workspace, script)
    assert (found["breaks"], [row["change"] for row in found["changes"]]) == ([], ["body"])
