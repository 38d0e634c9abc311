"""A run replaces its own statements and leaves others alone."""

from __future__ import annotations

from oxigraph_code import identity, rdf, vocabulary as code
from oxigraph_code.indexing.model.graph_diff import GraphDiff, GraphPart

SHOP = identity.project("shop")
CART = identity.module(SHOP, "src/cart.py")
PAY = identity.module(SHOP, "src/pay.py")
MAIN = identity.module(SHOP, "main.rs")


def line(subject: str, predicate: str = code.name, value: str = "x") -> str:
    return f'<{subject}> <{predicate}> "{value}" .'


BEFORE = [
    line(SHOP),
    line(SHOP, code.language, "python"),
    line(SHOP, code.language, "rust"),
    line(f"{SHOP}?external=builtins.len"),
    line(CART, code.language, "python"),
    line(f"{CART}/Cart"),
    line(f"{CART}?import=os"),
    line(f"{CART}x/Other"),
    line(PAY, code.language, "python"),
    line(MAIN, code.language, "rust"),
    line(f"{MAIN}/main"),
]


def text(lines: list[str]) -> bytes:
    return rdf.as_text(lines).encode()


def difference(start: str, *languages: str, is_file: bool = False) -> GraphDiff:
    return GraphDiff(BEFORE, {SHOP: GraphPart(SHOP, start, is_file, frozenset(languages))})


def test_a_run_over_the_whole_project_replaces_everything() -> None:
    assert difference("").removed == set(BEFORE)


def test_a_run_over_one_file_leaves_the_others() -> None:
    run = difference("src/cart.py", is_file=True)
    assert run.removed == {
        line(CART, code.language, "python"),
        line(f"{CART}/Cart"),
        line(f"{CART}?import=os"),
    }


def test_a_run_over_a_folder_replaces_what_is_below_it() -> None:
    run = difference("src")
    assert {line(f"{CART}/Cart"), line(PAY, code.language, "python"), line(f"{CART}x/Other")} <= run.removed
    assert {line(MAIN, code.language, "rust"), line(f"{MAIN}/main")} <= run.kept


def test_what_a_project_uses_outside_is_known_only_to_a_whole_run() -> None:
    assert line(f"{SHOP}?external=builtins.len") in difference("src").kept


def test_a_run_of_one_language_leaves_the_modules_of_the_others() -> None:
    run = difference("", "rust")
    assert run.removed == {line(SHOP), line(MAIN, code.language, "rust"), line(f"{MAIN}/main"), line(f"{CART}x/Other")}
    assert {line(SHOP, code.language, "python"), line(f"{CART}/Cart"), line(f"{CART}?import=os")} <= run.kept


def test_commits_are_nothing_that_files_tell_of() -> None:
    commits = f"<{SHOP}> <{code.hasCommit}> <{identity.commit('4ad47e6')}> ."
    run = GraphDiff([*BEFORE, commits], {SHOP: GraphPart(SHOP)})
    assert run.kept == {commits}
    assert run.removed == set(BEFORE)


def test_what_still_holds_is_neither_added_nor_removed() -> None:
    run = difference("")
    run.add(text(BEFORE))
    assert (run.added_count, run.removed, run.total) == (0, set(), len(BEFORE))


def test_what_is_new_is_added_and_what_is_gone_removed() -> None:
    run = difference("")
    run.add(text([*BEFORE[1:], line(SHOP, value="y")]))
    assert run.added == [line(SHOP, value="y")]
    assert run.removed == {line(SHOP)}


def test_a_large_change_is_not_made_in_place() -> None:
    run = difference("")
    run.add(text([line(f"{CART}/f{number}") for number in range(30_000)]))
    assert not run.is_small


def test_a_small_change_of_a_large_project_is_made_in_place() -> None:
    before = [line(f"{CART}/f{number}") for number in range(30_000)]
    run = GraphDiff(before, {SHOP: GraphPart(SHOP)})
    run.add(text([line(f"{CART}/new")]))
    run.add(text(before[1:]))
    assert run.is_small
    assert (run.added, run.removed) == ([line(f"{CART}/new")], {before[0]})
