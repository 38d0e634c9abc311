"""Loading history, and joining it with code, in any order."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from pygit2.enums import ObjectType

from oxigraph_code import identity
from oxigraph_code.errors import ChildFailed, HistoryError
from oxigraph_code.indexing.history.load import load_history
from oxigraph_code.indexing.model.report import HistoryReport, IndexReport
from oxigraph_code.indexing.process.job import Job
from oxigraph_code.indexing.process.requests import LoadHistory
from oxigraph_code.indexing.runs.index_run import index
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.languages.registry import installed
from oxigraph_code.settings.config import Settings, load_settings
from oxigraph_code.store import LocalStore
from tests.history.repositories import BOB, Script
from tests.ontology.conformance import emitted_terms, history_terms, violations

CODE = identity.BASE


def quiet(stage: str, done: int, total: int) -> None:
    """Ignore progress messages."""


class Graph:
    """A store with the actions of the tests on it."""

    def __init__(self, folder: Path) -> None:
        self.settings: Settings = load_settings({"store_path": folder, "workers": 1, "max_result_bytes": 0})
        self.store = LocalStore(self.settings)

    def history(self, root: Path, most: int = 500, branch: str = "") -> HistoryReport:
        return load_history(root, most, branch, self.store, self.settings, quiet)

    def code(self, path: Path, *, full: bool = False) -> IndexReport:
        return index(path, [], RunContext(installed(), self.store, self.settings, quiet), full=full)

    def rows(self, pattern: str) -> list[tuple[str, ...]]:
        """Return the values of ``?a ?b ?c``, sorted, where they are bound."""
        answer = json.loads(self.store.query(f"SELECT DISTINCT ?a ?b ?c {{ {pattern} }}").text)
        found = answer["results"]["bindings"]
        return sorted(tuple(row[name]["value"] for name in "abc" if name in row) for row in found)

    def links(self) -> list[tuple[str, ...]]:
        return self.rows("?change code:affectsModule ?module BIND(STR(?change) AS ?a) BIND(STR(?module) AS ?b)")

    def project_commits(self) -> list[tuple[str, ...]]:
        return self.rows("?p code:hasCommit/code:message ?b . ?p code:name ?a")

    def everything(self) -> set[str]:
        """Return every triple but those about when a run was."""
        text = self.store.query("CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p ?o }").text
        return {line for line in text.splitlines() if "?run>" not in line}


@pytest.fixture
def graph(tmp_path: Path) -> Iterator[Graph]:
    made = Graph(tmp_path / "store")
    yield made
    made.store.close()


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Graph]:
    made = Graph(tmp_path / "other-store")
    yield made
    made.store.close()


@pytest.fixture
def shop(tmp_path: Path) -> Script:
    """A project with a module that is added, renamed and changed."""
    script = Script(tmp_path / "shop")
    text = "".join(f"def f{number}(): pass\n" for number in range(9))
    script.commit("one", {"pyproject.toml": '[project]\nname = "shop"\n', "src/basket.py": text})
    script.commit("two", {"src/basket.py": None, "src/cart.py": text}, author=BOB)
    script.commit("three", {"src/cart.py": f"{text}x = 1\n", "src/pay.py": "y = 1\n"})
    script.check_out()
    return script


def change(script: Script, number: int, path: str) -> str:
    return f"{CODE}commit/{script.commits[number][:7]}/{path}"


def test_both_orders_give_the_same_triples(shop: Script, graph: Graph, other: Graph) -> None:
    graph.history(shop.root)
    graph.code(shop.root)
    other.code(shop.root)
    other.history(shop.root)
    assert graph.everything() == other.everything()
    assert (
        graph.links()
        == [
            (change(shop, 1, "src/cart.py"), f"{CODE}project/shop/src/cart.py"),
            *sorted(
                [
                    (change(shop, 2, "src/cart.py"), f"{CODE}project/shop/src/cart.py"),
                    (change(shop, 2, "src/pay.py"), f"{CODE}project/shop/src/pay.py"),
                ]
            ),
        ]
        or sorted(graph.links()) == graph.links()
    )
    assert len(graph.links()) == 3
    assert graph.project_commits() == [("shop", "one"), ("shop", "three"), ("shop", "two")]


def test_what_is_written_is_within_the_vocabulary(shop: Script, graph: Graph) -> None:
    graph.history(shop.root)
    graph.code(shop.root)
    assert violations("\n".join(graph.everything())) == []


def test_every_term_of_history_is_written(shop: Script, graph: Graph) -> None:
    shop.commit("Mend #12\n\nCo-authored-by: renovate[bot] <r@example.org>", {"src/pay.py": "y = 3\n"})
    graph.history(shop.root)
    graph.code(shop.root)
    assert history_terms() - emitted_terms("\n".join(graph.everything())) == set()


def test_a_load_says_what_it_found(shop: Script, graph: Graph) -> None:
    graph.code(shop.root)
    report = graph.history(shop.root)
    assert (report.commits, report.commits_added, report.changes_added, report.renames_added) == (3, 3, 5, 1)
    assert (report.people, report.first_date, report.last_date) == (2, "2023-11-14", "2023-11-16")
    assert report.projects == {f"{CODE}project/shop": 2}
    assert not report.has_more


def test_a_second_load_adds_only_what_is_new(shop: Script, graph: Graph, other: Graph) -> None:
    graph.code(shop.root)
    graph.history(shop.root)
    again = graph.history(shop.root)
    assert (again.commits_added, again.added, again.removed) == (0, 0, 0)
    shop.commit("four", {"src/pay.py": "y = 2\n"})
    assert graph.history(shop.root).commits_added == 1
    for each in (graph, other):
        each.code(shop.root)  # which says what is checked out
    other.history(shop.root)
    assert graph.everything() == other.everything()


def test_older_commits_can_be_loaded_later(shop: Script, graph: Graph, other: Graph) -> None:
    first = graph.history(shop.root, most=1)
    assert (first.commits, first.has_more) == (1, True)
    assert graph.rows("?c code:parentCommit ?a") == []
    assert graph.history(shop.root).commits_added == 2
    other.history(shop.root)
    assert graph.everything() == other.everything()


def test_an_index_run_keeps_history_and_its_links(shop: Script, graph: Graph) -> None:
    graph.history(shop.root)
    graph.code(shop.root)
    before = graph.everything()
    again = graph.code(shop.root)
    assert graph.everything() == before
    assert max(again.added, again.removed) <= 2  # when the run was
    graph.code(shop.root / "src")
    graph.code(shop.root / "src/cart.py")
    assert graph.everything() == before


def test_a_rebuild_keeps_history_and_its_links(shop: Script, graph: Graph, monkeypatch: pytest.MonkeyPatch) -> None:
    graph.history(shop.root)
    graph.code(shop.root)
    before = graph.everything()
    monkeypatch.setattr("oxigraph_code.indexing.model.graph_diff.GraphDiff.SMALL", 0)
    (shop.root / "src/new.py").write_text("z = 1\n")
    graph.code(shop.root, full=True)
    (shop.root / "src/new.py").unlink()
    graph.code(shop.root, full=True)
    assert graph.everything() == before


def test_history_in_bulk_is_the_same(shop: Script, graph: Graph, other: Graph, monkeypatch: pytest.MonkeyPatch) -> None:
    graph.code(shop.root)
    graph.history(shop.root)
    monkeypatch.setattr("oxigraph_code.indexing.model.graph_diff.GraphDiff.SMALL", 0)
    other.code(shop.root)
    other.history(shop.root)
    assert graph.everything() == other.everything()


def test_a_module_that_goes_takes_its_links_along(shop: Script, graph: Graph) -> None:
    graph.history(shop.root)
    graph.code(shop.root)
    (shop.root / "src/pay.py").unlink()
    graph.code(shop.root)
    assert {module for _, module in graph.links()} == {f"{CODE}project/shop/src/cart.py"}
    assert graph.rows('?a code:filePath "src/pay.py"') == [(change(shop, 2, "src/pay.py"),)]


def test_a_module_that_comes_back_by_itself_is_linked(shop: Script, graph: Graph) -> None:
    (shop.root / "src/pay.py").unlink()
    graph.code(shop.root)
    graph.history(shop.root)
    (shop.root / "src/pay.py").write_text("y = 1\n")
    graph.code(shop.root / "src/pay.py")
    assert (change(shop, 2, "src/pay.py"), f"{CODE}project/shop/src/pay.py") in graph.links()
    whole = graph.everything()
    graph.code(shop.root)
    assert graph.links() == [row for row in graph.links() if f"<{row[0]}>" in "".join(whole)]


def test_a_project_that_gets_another_name_takes_its_history_along(shop: Script, graph: Graph, other: Graph) -> None:
    graph.history(shop.root)
    graph.code(shop.root)
    (shop.root / "pyproject.toml").write_text('[project]\nname = "store"\n')
    graph.code(shop.root)
    other.code(shop.root)
    other.history(shop.root)
    assert graph.everything() == other.everything()
    assert {name for name, _ in graph.project_commits()} == {"store"}


def test_projects_in_folders_of_a_repository_have_its_commits_and_their_own_modules(
    tmp_path: Path, graph: Graph, other: Graph
) -> None:
    script = Script(tmp_path / "mono")
    for name in ("a", "b c"):
        manifest = f'[project]\nname = "{name[0]}"\n'
        script.commit(name, {f"packages/{name}/pyproject.toml": manifest, f"packages/{name}/main.py": "x = 1\n"})
    script.check_out()
    graph.code(script.root / "packages/a")
    graph.history(script.root / "packages")
    graph.code(script.root / "packages/b c")
    other.history(script.root)
    other.code(script.root / "packages/b c")
    other.code(script.root / "packages/a")
    assert graph.everything() == other.everything()
    assert graph.links() == sorted(
        [
            (change(script, 0, "packages/a/main.py"), f"{CODE}project/a/main.py"),
            (change(script, 1, "packages/b%20c/main.py"), f"{CODE}project/b/main.py"),
        ]
    )
    assert len(graph.project_commits()) == 4


def test_a_worktree_is_a_project_of_its_own_with_the_same_commits(shop: Script, tmp_path: Path, graph: Graph) -> None:
    graph.code(shop.root)
    graph.history(shop.root)
    shop.repository.add_worktree("beside", str(tmp_path / "beside"))
    graph.code(tmp_path / "beside")
    assert len(graph.links()) == 6
    assert len({project for project, _ in graph.rows("?a code:hasCommit ?b")}) == 2


def test_a_project_of_another_repository_is_left_alone(shop: Script, tmp_path: Path, graph: Graph) -> None:
    elsewhere = Script(tmp_path / "elsewhere")
    elsewhere.commit("x", {"src/cart.py": "x = 1\n"}, time=5)
    elsewhere.check_out()
    graph.code(elsewhere.root)
    graph.history(shop.root)
    assert graph.links() == []
    assert graph.project_commits() == []


def test_a_rewritten_branch_keeps_facts_and_names_only_what_is_reachable(shop: Script, graph: Graph) -> None:
    graph.code(shop.root)
    graph.history(shop.root)
    shop.commit("three again", {"src/cart.py": "x = 2\n"}, parents=[shop.commits[1]])
    graph.history(shop.root)
    assert graph.project_commits() == [("shop", "one"), ("shop", "three again"), ("shop", "two")]
    assert graph.rows('?c a code:Commit ; code:message ?a FILTER(?a = "three")') != []
    assert change(shop, 2, "src/cart.py") not in {row[0] for row in graph.links()}


def test_a_branch_that_was_loaded_beside_another_belongs_to_the_project_too(shop: Script, graph: Graph) -> None:
    shop.commit("aside", {"src/cart.py": "x = 3\n"}, branch="aside", parents=[shop.commits[1]])
    graph.code(shop.root)
    graph.history(shop.root, branch="aside")
    assert graph.history(shop.root).commits_added == 1
    assert len(graph.project_commits()) == 4


def test_commits_that_no_reference_leads_to_are_loaded_but_not_linked(shop: Script, graph: Graph) -> None:
    shop.commit("back", parents=[shop.commits[1]])
    graph.code(shop.root)
    report = graph.history(shop.root, branch=shop.commits[2])
    assert (report.commits_added, report.unlinked) == (3, 1)


def test_a_short_hash_that_is_taken_is_lengthened(shop: Script, graph: Graph) -> None:
    wanted = shop.commits[-1]
    taken = f"{CODE}commit/{wanted[:7]}"
    hash_ = wanted[:7] + "0" * 33
    graph.store.update(f'INSERT DATA {{ <{taken}> a code:Commit ; code:commitHash "{hash_}" }}')
    graph.code(shop.root)
    graph.history(shop.root)
    longer = f"{CODE}commit/{wanted[:8]}"
    assert graph.rows(f'?a code:commitHash "{wanted}" ; code:shortHash ?b') == [(longer, wanted[:7])]
    assert graph.history(shop.root).added == 0
    assert (f"{longer}/src/pay.py", f"{CODE}project/shop/src/pay.py") in graph.links()


def test_people_are_one_for_each_identity(shop: Script, graph: Graph) -> None:
    shop.commit("four", author=("Ann Other", "ANN@example.org"))
    graph.history(shop.root)
    assert graph.rows("?a a code:Person ; code:name ?b ; code:email ?c") == [
        (f"{CODE}person/ann@example.org", "Ann Other", "ANN@example.org"),
        (f"{CODE}person/bob@example.org", "Bob", "bob@example.org"),
    ]


def test_co_authors_are_people_and_robots_are_told(shop: Script, graph: Graph) -> None:
    shop.commit("four\n\nCo-authored-by: Cid <cid@example.org>\nco-authored-by: Ann <ann@example.org>")
    shop.commit("five", author=("dependabot[bot]", "49699333+dependabot[bot]@users.noreply.github.com"))
    graph.history(shop.root)
    assert graph.rows("?x code:coAuthor ?a . ?x code:message ?m . ?a code:name ?b") == [
        (f"{CODE}person/cid@example.org", "Cid")
    ]
    assert graph.rows("?x code:isRobot true . ?x code:email ?e . ?x code:name ?a") == [("dependabot[bot]",)]


def test_a_mailmap_that_comes_later_joins_people(shop: Script, graph: Graph, other: Graph) -> None:
    graph.history(shop.root)
    (shop.root / ".mailmap").write_text("Ann <ann@example.org> <bob@example.org>\n")
    graph.history(shop.root)
    other.history(shop.root)
    assert graph.rows("?a a code:Person ; code:name ?b") == [(f"{CODE}person/ann@example.org", "Ann")]
    assert graph.everything() == other.everything()


def test_somebody_without_an_address_or_a_name_is_known_by_the_other(shop: Script, graph: Graph) -> None:
    shop.commit("four", author=("Only Name", ""))
    shop.commit("five", author=("", "only@example.org"))
    shop.commit("six", author=("", ""), committer=BOB)
    graph.history(shop.root)
    people = graph.rows("?a a code:Person ; code:name ?b")
    assert (f"{CODE}person?name=Only%20Name", "Only Name") in people
    assert (f"{CODE}person/only@example.org", "only@example.org") in people
    assert violations("\n".join(graph.everything())) == []


def test_hostile_text_is_written_well(shop: Script, graph: Graph) -> None:
    shop.commit(
        b'"\\\x01\xff<>{}\r\n.\n<a> <b> <c> .',
        {b'caf\xe9\n"<x>~?.py': "x = 1\n"},
        author=('"; DROP <x> \udcff', "a b<>@x"),
        time=2**50,
        offset=-700,
    )
    graph.history(shop.root)
    assert violations("\n".join(graph.everything())) == []
    assert graph.rows('?a code:filePath "caf\ufffd\\n\\"<x>~?.py"')[0][0].endswith("/caf%E9%0A%22%3Cx%3E%7E%3F.py")


def test_history_of_a_shallow_clone_is_completed_later(shop: Script, graph: Graph, other: Graph) -> None:
    (shop.root / ".git/shallow").write_text(f"{shop.commits[1]}\n")
    report = graph.history(shop.root)
    assert (report.commits, report.cut) == (2, 1)
    (shop.root / ".git/shallow").unlink()
    graph.history(shop.root)
    other.history(shop.root)
    assert graph.everything() == other.everything()


def test_a_shallow_clone_takes_nothing_away(shop: Script, graph: Graph) -> None:
    graph.history(shop.root)
    before = graph.everything()
    (shop.root / ".git/shallow").write_text(f"{shop.commits[1]}\n")
    graph.history(shop.root)
    assert graph.everything() == before


def test_a_repository_without_commits_is_a_normal_answer(tmp_path: Path, graph: Graph) -> None:
    report = graph.history(Script(tmp_path / "new").root)
    assert (report.commits, report.branches) == (0, ())


def test_a_branch_without_commits_is_answered_with_the_others(shop: Script, graph: Graph) -> None:
    shop.repository.set_head("refs/heads/fresh")
    assert graph.history(shop.root).branches == ("main",)


def test_a_bare_repository_is_loaded(tmp_path: Path, graph: Graph) -> None:
    script = Script(tmp_path / "bare.git", bare=True)
    script.commit("x", {"a.py": "1\n"})
    assert graph.history(script.root).commits_added == 1


@pytest.mark.parametrize("head", [b"author nobody\ncommitter nobody", b"author A <a@x>\ncommitter A <a@x>", b""])
def test_a_commit_that_is_malformed_does_not_hide_the_others(shop: Script, graph: Graph, head: bytes) -> None:
    good = shop.repository.read(shop.commits[-1])[1]
    tree, parent = good.split(b"\n")[:2]
    broken = shop.repository.odb.write(ObjectType.COMMIT, b"\n".join([tree, parent, head, b"", b"x"]))
    after = shop.repository.odb.write(ObjectType.COMMIT, good.replace(parent, b"parent " + str(broken).encode()))
    shop.repository.references.create("refs/heads/main", after, force=True)
    report = graph.history(shop.root)
    assert (report.commits, report.unreadable) == ((4, 0) if b"@" in head else (3, 1))
    assert violations("\n".join(graph.everything())) == []


def test_commits_that_somebody_else_loads_meanwhile_are_not_loaded_twice(
    shop: Script, graph: Graph, other: Graph, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("oxigraph_code.indexing.history.load.ask_published", lambda store: lambda query: [])
        graph.history(shop.root)
        second = graph.history(shop.root)  # believes that there is nothing, until it has the turn
    assert (second.commits_added, second.added) == (0, 0)
    other.history(shop.root)
    assert graph.everything() == other.everything()


def test_notes_on_commits_survive_loads(shop: Script, graph: Graph) -> None:
    graph.history(shop.root)
    note = f"<{CODE}commit/{shop.commits[0][:7]}> <x:note> 'reviewed'"
    graph.store.update(f"INSERT DATA {{ {note} }}")
    shop.commit("four")
    graph.history(shop.root)
    graph.code(shop.root)
    assert graph.store.query(f"ASK {{ {note} }}").text == "true"


def test_a_load_that_is_killed_leaves_the_graph_as_it_was(shop: Script, graph: Graph) -> None:
    job = Job(LoadHistory(shop.root, graph.settings, 500, ""))
    job.kill()
    with pytest.raises(ChildFailed, match="cancelled"):
        job.run(quiet)
    assert graph.everything() == set()


def test_an_error_crosses_from_the_process_that_loads(tmp_path: Path, graph: Graph) -> None:
    with pytest.raises(HistoryError, match="not a git repository"):
        Job(LoadHistory(tmp_path, graph.settings, 500, "")).run(quiet)


def test_the_git_program_is_not_needed(shop: Script, graph: Graph, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert Job(LoadHistory(shop.root, graph.settings, 500, "")).run(quiet).commits_added == 3


@pytest.fixture
def monorepo(tmp_path: Path) -> Script:
    """Two projects in one repository, of which one is nested in a third."""
    script = Script(tmp_path / "monorepo")
    named = '[project]\nname = "%s"\n'
    script.commit("one", {"a/pyproject.toml": named % "a", "a/a.py": "x = 1\n"})
    script.commit("two", {"a/b/pyproject.toml": named % "b", "a/b/b.py": "x = 1\n", "tool.py": "x = 1\n"})
    script.commit("three", {"a/a.py": "x = 2\n", "a/b/b.py": "x = 2\n"})
    script.check_out()
    return script


def test_every_project_of_a_repository_is_linked_in_both_orders(monorepo: Script, graph: Graph, other: Graph) -> None:
    report = graph.code(monorepo.root)
    assert report.project_count == 3
    loaded = graph.history(monorepo.root)
    assert loaded.projects == {f"{CODE}project/{name}": 1 for name in ("a", "b", "monorepo")}
    other.history(monorepo.root)
    other.code(monorepo.root)
    assert graph.everything() == other.everything()
    assert len(graph.project_commits()) == 9
    assert graph.links() == sorted(
        [
            (change(monorepo, 0, "a/a.py"), f"{CODE}project/a/a.py"),
            (change(monorepo, 2, "a/a.py"), f"{CODE}project/a/a.py"),
            (change(monorepo, 1, "a/b/b.py"), f"{CODE}project/b/b.py"),
            (change(monorepo, 2, "a/b/b.py"), f"{CODE}project/b/b.py"),
            (change(monorepo, 1, "tool.py"), f"{CODE}project/monorepo/tool.py"),
        ]
    )


@pytest.mark.parametrize("part", ["", "a/b", "a/b/b.py"])
@pytest.mark.quick_cases(1)
def test_a_module_that_moves_to_another_project_takes_its_links_along(
    monorepo: Script, graph: Graph, other: Graph, part: str
) -> None:
    graph.code(monorepo.root)
    graph.history(monorepo.root)
    (monorepo.root / "a/b/pyproject.toml").unlink()
    graph.code(monorepo.root / part)
    assert (change(monorepo, 2, "a/b/b.py"), f"{CODE}project/a/b/b.py") in graph.links()
    assert not [module for _, module in graph.links() if module.startswith(f"{CODE}project/b/")]
    graph.code(monorepo.root)
    other.code(monorepo.root)
    other.history(monorepo.root)
    assert graph.everything() == other.everything()


@pytest.mark.parametrize("part", ["", "a/b", "a/b/b.py"])
def test_a_module_that_comes_from_another_project_brings_its_links_along(
    monorepo: Script, graph: Graph, part: str
) -> None:
    manifest = monorepo.root / "a/b/pyproject.toml"
    named = manifest.read_text()
    manifest.unlink()
    graph.code(monorepo.root)
    graph.history(monorepo.root)
    manifest.write_text(named)
    graph.code(monorepo.root / part)
    modules = {module for change, module in graph.links() if change.endswith("/b.py")}
    assert modules == {f"{CODE}project/b/b.py"}


def test_modules_that_are_gone_from_a_part_take_their_links_along(monorepo: Script, graph: Graph) -> None:
    (monorepo.root / "a/b/pyproject.toml").unlink()
    graph.code(monorepo.root)
    graph.history(monorepo.root)
    (monorepo.root / "a/b/b.py").unlink()
    graph.code(monorepo.root / "a/b")
    assert not [change for change, _ in graph.links() if change.endswith("/b.py")]
