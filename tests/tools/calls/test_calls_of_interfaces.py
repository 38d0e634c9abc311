"""A method runs by the interfaces of libraries that it overrides, and by no others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.calls.impact import impact_analysis
from oxigraph_code.tools.sparql.ask import ask as ask_in_words
from tests.indexing.support import index, write
from tests.tools.support import ask

FILES = {
    "go.mod": "module example.com/shop\n",
    "shop.go": """\
package shop

import (
\t"net/http"
\t"sort"
)

type byName []string

func (b byName) Len() int           { return len(b) }
func (b byName) Less(i, j int) bool { return b[i] < b[j] }
func (b byName) Swap(i, j int)      {}

type page struct{}

func (p *page) ServeHTTP(w http.ResponseWriter, r *http.Request) {}
func (p *page) forgotten()                                       {}
func (p *page) AskedFor()                                        {}

type Store interface {
\tGet(key string) error
}

type Disk struct{}

func (d *Disk) Get(key string) error { return nil }

func Run(store Store) {
\tstore.Get("a")
\tsort.Sort(byName(nil))
\thttp.Handle("/", &page{})
}
""",
    "shop_test.go": 'package shop\n\nimport "testing"\n\nfunc TestGet(t *testing.T) { (&Disk{}).Get("a") }\n',
    "pom.xml": "<project><groupId>a</groupId><artifactId>shop</artifactId></project>\n",
    "src/main/java/shop/Job.java": """\
package shop;

import outside.Listener;

public class Job implements Runnable, Comparable<Job> {
    @Override public void run() { }
    @Override public int compareTo(Job other) { return 0; }
    private void forgotten() { }
}

class Ear extends Listener {
    @Override protected void onEvent() { }
}
""",
    "src/main/java/shop/Stock.java": """\
package shop;

public interface Stock {
    int count(String item);
}

class Shelf implements Stock {
    @Override public int count(String item) { return 1; }
}

class Desk {
    private final Stock stock;

    Desk(Stock stock) { this.stock = stock; }

    int all() { return stock.count("tea"); }
}
""",
    "src/main/java/shop/Account.java": """\
package shop;

abstract class Saving {
    abstract void save();
}

class Saved extends Saving {
    @Override void save() { }
}

interface Turning { void turn(); }

class Left implements Turning {
    @Override public void turn() { }
}

class Right implements Turning {
    @Override public void turn() { }
}

class Account {
    private void move(Turning one) { one.turn(); }

    void show(Saving saving) { saving.save(); move(new Left()); }
}
""",
    "src/test/java/shop/DeskTest.java": """\
package shop;

import org.junit.jupiter.api.Test;

class DeskTest {
    @Test void counts() { new Desk(new Shelf()).all(); }
}
""",
}


@pytest.fixture(scope="module")
def unused(workspace: Workspace, root: Path) -> set[str]:
    text = ask(workspace, root, ask_in_words, "which functions are never used?", format="json", max_chars=40_000)
    return {row["name"] for row in json.loads(text)["rows"]}


def test_methods_that_a_library_runs_by_its_interfaces_are_not_unused(unused: set[str]) -> None:
    assert unused == {"page.forgotten", "Job.forgotten", "Run", "Account.move", "Account.show"}


@pytest.mark.parametrize(
    ("method", "interface"),
    [("byName.Less", "sort.Interface"), ("page.ServeHTTP", "net/http.Handler"), ("Job.run", "java.lang.Runnable")],
)
def test_a_library_may_run_a_method_that_overrides_one_of_its_interfaces(
    workspace: Workspace, root: Path, method: str, interface: str
) -> None:
    assert f"its type derives from {interface}, which may run it" in ask(workspace, root, get_callers, method)


def test_an_unseen_interface_may_ask_for_a_public_method_of_a_type_that_others_cannot_name(
    workspace: Workspace, root: Path
) -> None:
    assert "an interface of a library may ask for it" in ask(workspace, root, get_callers, "page.AskedFor")
    for method in ("page.forgotten", "page.ServeHTTP"):
        assert "may ask for it" not in ask(workspace, root, get_callers, method)


@pytest.mark.parametrize("method", ["page.forgotten", "Job.forgotten"])
def test_an_interface_runs_no_other_methods_of_the_type(workspace: Workspace, root: Path, method: str) -> None:
    assert "derives from" not in ask(workspace, root, get_callers, method)


def test_an_interface_is_not_called_but_its_methods_are(workspace: Workspace, root: Path) -> None:
    answer = ask(workspace, root, get_callers, "Store")
    assert "a trait or interface is not called; get_callers of its methods lists calls" in answer
    assert "reflection" not in answer


def test_an_interface_is_used_where_it_is_a_type_is_implemented_or_its_methods_are_called(
    workspace: Workspace, root: Path
) -> None:
    first, *others = ask(workspace, root, get_callers, "Stock").splitlines()
    assert "used as a value or type in 2 places · 1 caller of its methods · 1 type derives from it" in first
    assert others[:3] == [
        "used as a value or type: src/main/java/shop/Stock.java",
        "  12 field Desk.stock",
        "  14 method Desk.Desk",
    ]


def test_the_tests_of_a_type_reach_one_of_its_members(workspace: Workspace, root: Path) -> None:
    for name in ("Stock", "Shelf", "Desk"):
        assert "DeskTest.counts" in ask(workspace, root, ask_in_words, f"which tests call {name}"), name


def test_a_caller_through_an_interface_comes_before_those_in_tests(workspace: Workspace, root: Path) -> None:
    answer = ask(workspace, root, get_callers, symbol="Disk.Get")
    assert "all of them in tests · 1 caller of Store.Get, which nothing else implements" in answer.split("\n")[0]
    assert answer.index("may land here") < answer.index("in tests: ")


def test_a_caller_through_an_interface_is_told_once(workspace: Workspace, root: Path) -> None:
    answer = ask(workspace, root, get_callers, symbol="Shelf.count")
    assert answer.split("\n")[0].startswith(
        "no direct callers of src/main/java/shop/Stock.java:8 method Shelf.count · "
        "1 caller of Stock.count, which nothing else implements · "
    )
    assert answer.count("Desk.all") == 1


def test_a_caller_through_an_interface_that_nothing_else_implements_depends_on_the_method(
    workspace: Workspace, root: Path
) -> None:
    first, *others = ask(workspace, root, impact_analysis, symbol="Disk.Get").splitlines()
    assert first.startswith("2 dependents of shop.go:26 method Disk.Get within 3 steps · 2 direct · ")
    assert "  28 function Run · calls what it alone implements" in others
    first, *others = ask(workspace, root, impact_analysis, symbol="Shelf.count").splitlines()
    assert " · 1 file of tests to run" in first
    assert "  16 method Desk.all · calls what it alone implements" in others
    assert "  src/test/java/shop/DeskTest.java · 2 steps away · 1 test" in others
    assert "  24 method Account.show · calls what it alone implements" in ask(
        workspace, root, impact_analysis, "Saved.save"
    )


@pytest.mark.parametrize("method", ["Left.turn", "Right.turn"])
def test_a_caller_through_an_interface_that_two_classes_implement_only_may_depend(
    workspace: Workspace, root: Path, method: str
) -> None:
    assert ask(workspace, root, impact_analysis, symbol=method).startswith("no dependent known of ")


def test_a_class_that_no_code_creates_has_the_callers_of_its_methods(tmp_path: Path) -> None:
    files = {
        "shop/cache.py": "class Cache:\n    def fill(self): ...\n",
        "shop/run.py": "from shop.cache import Cache\n\n\ndef run(cache: Cache):\n    cache.fill()\n",
    }
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(opened, write(tmp_path / "shop", files))
    first, *others = ask(opened, tmp_path / "shop", get_callers, "Cache").splitlines()
    opened.close()
    assert first.startswith("no direct callers of shop/cache.py:1 class Cache")
    assert "call its methods:" in others
