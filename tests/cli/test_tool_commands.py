"""The command line: the tools at a terminal."""

from __future__ import annotations

import dataclasses
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from oxigraph_code import __version__
from oxigraph_code.cli.tool_commands import tool_arguments, tool_command
from oxigraph_code.cli.verbs import by_name, verbs
from oxigraph_code.settings.config import ENVIRONMENT_PREFIX, Settings
from tests.history.repositories import Script
from tests.stdio.client import environment, serving
from tests.stdio.processes import PARSER, needs_proc, processes, wait_until
from tests.terminal import run

NAMES = "SELECT ?n { ?f a code:Function ; code:name ?n }"


COMMAND = [sys.executable, "-P", "-m", "oxigraph_code.cli"]


def said(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def apart(store: Path, *arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own, which has its jobs in further ones."""
    return subprocess.run([*COMMAND, *arguments], env=environment(store), cwd=cwd, capture_output=True, text=True)


def names(text: str) -> list[str]:
    return [row["n"]["value"] for row in json.loads(text)["results"]["bindings"]]


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store in which a small project is indexed."""
    folder = tmp_path_factory.mktemp("cli")
    (folder / "pay").mkdir()
    (folder / "pay/pay.py").write_text("def pay(): pass\n")
    assert said(run(folder / "store", "index", "pay", cwd=folder)).startswith("indexed pay: 1 file (1 python)")
    return folder / "store"


def test_a_query_is_an_argument(store: Path) -> None:
    assert names(said(run(store, "query", NAMES, "--format", "json"))) == ["pay"]


def test_the_command_is_a_program(store: Path) -> None:
    done = subprocess.run([*COMMAND, "query", "-"], env=environment(store), input=NAMES, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "1 row\nn\npay\n\n", "")


def test_the_depth_of_the_settings_is_that_of_a_command(store: Path) -> None:
    def farther(*options: str) -> bool:
        return "more within 2 steps" in said(run(store, "callees", "pay", *options, cwd=store.parent / "pay"))

    assert farther("--depth", "2")
    assert farther("--default-depth", "2")
    assert not farther()


def test_a_query_comes_from_a_file(store: Path, tmp_path: Path) -> None:
    (tmp_path / "names.rq").write_text(NAMES)
    assert names(said(run(store, "query", "@names.rq", "--format", "json", cwd=tmp_path))) == ["pay"]


def test_a_query_comes_from_standard_input(store: Path) -> None:
    assert names(said(run(store, "query", "-", "--format", "json", stdin=NAMES))) == ["pay"]


def test_a_query_can_be_put_to_a_named_graph(store: Path) -> None:
    assert said(run(store, "query", "--default-graph", "x:none", "ASK { ?s ?p ?o }")) == "false\n"


def test_status_lists_what_is_indexed(store: Path) -> None:
    assert str(store.parent / "pay") in said(run(store, "status"))


@pytest.mark.slow
def test_what_is_indexed_can_be_compared_and_dropped(tmp_path: Path) -> None:
    store, script = tmp_path / "store", Script(tmp_path / "shop")
    script.commit("Begin", {"shop.py": "def total(): pass\n"})
    script.commit("More", {"pay.py": "def pay(): pass\n"})
    script.check_out()
    assert "2 new" in said(apart(store, "load-git-history", "shop", cwd=tmp_path))
    compared = said(apart(store, "compare-refs", "main~1", "main", cwd=script.root))
    assert "added pay.py:1 function pay()" in compared
    said(apart(store, "index", "shop", "--ref", "main~1", cwd=tmp_path))
    assert said(apart(store, "drop-snapshot", "shop", "main~1", cwd=tmp_path)).startswith("dropped ")
    said(apart(store, "index", "shop", cwd=tmp_path))
    assert said(apart(store, "drop-project", "shop", cwd=tmp_path)).startswith("dropped shop: ")
    assert said(apart(store, "status")).startswith("0 projects")


def test_what_is_cut_is_told_apart_from_the_answer(store: Path) -> None:
    done = run(store, "query", "--format", "json", "--max-result-bytes", "300", "SELECT * { ?s ?p ?o }")
    assert done.returncode == 0
    assert json.loads(done.stdout)
    assert done.stderr.startswith("cut: ")


@pytest.mark.parametrize(
    ("arguments", "words", "code"),
    [
        (("index", "missing"), "missing: No such file or directory", 3),
        (("index", ".", "--language", "klingon"), "klingon", 2),
        (("query", "SELECT"), "line 1", 2),
        (("query", "@missing.rq"), "missing.rq: No such file or directory", 3),
        (("query", "ASK {}", "--query-timeout-s", "soon"), "OXIGRAPH_QUERY_TIMEOUT_S", 2),
        (("status", "--store-path", "/dev/null/store"), "/dev/null", 3),
    ],
)
def test_an_error_goes_to_standard_error_with_the_exit_code_of_misuse_or_failure(
    store: Path, tmp_path: Path, arguments: tuple[str, ...], words: str, code: int
) -> None:
    done = run(store, *arguments, cwd=tmp_path)
    assert done.returncode == code
    assert done.stdout == ""
    assert done.stderr.startswith("oxigraph-code: ")
    assert words in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("content", [b"\xff\xfe ASK {}", b"SELECT \xe9"])
def test_a_query_file_that_is_no_text_is_an_error_in_words(store: Path, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bytes.rq").write_bytes(content)
    done = run(store, "query", f"@{tmp_path}/bytes.rq")
    assert done.returncode == 2
    assert "UTF-8" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("get-symbol", "missing"), 1),
        (("search-code", "zzqqxx"), 1),
        (("search-code", "zzqqxx", "--mode", "text"), 1),
        (("read-snippet", "missing.py"), 1),
        (("outline", "missing.py"), 1),
        (("get-callers", "alone"), 0),
        (("search-code", "alone"), 0),
    ],
)
def test_the_exit_code_tells_an_answer_from_nothing_found(
    tmp_path: Path, arguments: tuple[str, ...], code: int
) -> None:
    shop = tmp_path / "shop"
    shop.mkdir(exist_ok=True)
    (shop / ".git").mkdir(exist_ok=True)
    (shop / "shop.py").write_text("def alone(): pass\n")
    done = run(tmp_path / "store", *arguments, cwd=shop)
    assert done.returncode == code, done.stdout
    assert done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("calers", "X"), "Did you mean callers"),
        (("CALLERS", "X"), "Did you mean callers"),
        (("serch", "X"), "Did you mean search"),
        (("stats",), "Did you mean status"),
        (("xyzzy",), "oxigraph-code --help lists all commands"),
        (("callers",), "callers needs SYMBOL"),
        (("callers", "X", "--dept", "2"), "Did you mean --depth"),
        (("callers", "X", "--depth", "two"), "'two' is not a valid integer"),
        (("callers", "X", "Y"), "An example: oxigraph-code callers Cart.total"),
    ],
)
def test_a_wrong_command_line_is_answered_with_what_may_be_meant(
    store: Path, arguments: tuple[str, ...], words: str
) -> None:
    done = run(store, *arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("oxigraph-code: ")
    assert words in done.stderr
    assert done.stdout == ""


def test_without_a_command_the_help_is_shown(store: Path) -> None:
    assert "callers" in said(run(store))


def test_words_of_a_question_need_no_quotes(store: Path) -> None:
    folder = store.parent / "pay"
    assert said(run(store, "search", "pay", cwd=folder)) == said(run(store, "search-code", "pay", cwd=folder))
    assert "pay" in said(run(store, "ask", "who", "calls", "pay", cwd=folder))


def test_any_answer_comes_as_json(store: Path) -> None:
    for arguments in (("status",), ("query", NAMES), ("callers", "pay"), ("graphs",), ("map",)):
        assert json.loads(said(run(store, *arguments, "--json", cwd=store.parent / "pay"))) is not None


def test_an_answer_in_a_pipe_is_never_cut(tmp_path: Path) -> None:
    shop = tmp_path / "shop"
    shop.mkdir()
    names = [f"function_with_a_long_name_{number:04}" for number in range(900)]
    (shop / "shop.py").write_text("".join(f"def {name}(): pass\n\n\n" for name in names))
    said(run(tmp_path / "store", "index", cwd=shop))
    text = said(run(tmp_path / "store", "outline", "shop.py", cwd=shop))
    assert all(name in text for name in names)
    rows = said(run(tmp_path / "store", "sparql", NAMES, "--format", "csv", cwd=shop))
    assert set(names) <= set(rows.split())


def test_index_without_a_path_is_this_project(tmp_path: Path) -> None:
    shop = tmp_path / "shop"
    shop.mkdir()
    (shop / "shop.py").write_text("def pay(): pass\n")
    assert said(run(tmp_path / "store", "index", cwd=shop)).startswith("indexed shop: 1 file")


def test_dropping_asks_only_at_a_terminal(tmp_path: Path) -> None:
    shop = tmp_path / "shop"
    shop.mkdir()
    (shop / "shop.py").write_text("def pay(): pass\n")
    said(run(tmp_path / "store", "index", cwd=shop))
    assert said(run(tmp_path / "store", "drop", "shop", cwd=shop)).startswith("dropped shop")


@pytest.mark.parametrize("name", ["index_status", "index-status"])
def test_a_tool_may_be_called_by_the_name_that_it_has_for_clients_and_in_hints(store: Path, name: str) -> None:
    assert said(run(store, name)) == said(run(store, "status"))


@pytest.mark.parametrize(
    "arguments", [("old", "new"), ("old", "--head", "new"), ("--head", "new", "old"), ("--path", "a", "old", "new")]
)
def test_two_refs_are_compared_in_the_order_they_are_typed_or_by_name(arguments: tuple[str, ...]) -> None:
    assert compared(*arguments) == ("old", "new")


def test_one_ref_is_compared_with_the_working_tree() -> None:
    assert compared("old") == ("old", "")


def compared(*arguments: str) -> tuple[str, str]:
    """Return the two refs that the arguments of a command mean."""
    verb = by_name()["compare"]
    values = tool_command(verb).make_context("compare", list(arguments)).params
    read = tool_arguments(verb, values)
    return read["base"], read["head"]


def test_an_option_beats_the_environment(store: Path, tmp_path: Path) -> None:
    assert said(run(store, "status", "--store-path", str(tmp_path / "other"))).startswith("0 projects")


def test_a_reader_that_stops_reading_is_no_error(store: Path, tmp_path: Path) -> None:
    values = " ".join(f'"{number:0500}"' for number in range(1_500))
    (tmp_path / "long.rq").write_text(f"SELECT ?x {{ VALUES ?x {{ {values} }} }}")
    command = [*COMMAND, "query", "--max-result-bytes", "0", "@long.rq"]
    with subprocess.Popen(
        command, env=environment(store), cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""


@contextmanager
def not_ignoring_interrupts() -> Iterator[None]:
    """Let child processes hear interrupts, which a shell hides from processes in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@needs_proc
def test_an_interrupted_run_ends_without_noise_and_without_traces(tmp_path: Path) -> None:
    for number in range(40):
        (tmp_path / f"module_{number}.py").write_text("def f(a, b):\n    return g(a) + b\n\n" * 2_000)
    command = [*COMMAND, "index", str(tmp_path)]
    store = tmp_path / "store"
    # As at a terminal, where an interrupt goes to all processes of the command.
    with (
        not_ignoring_interrupts(),
        subprocess.Popen(
            command, env=environment(store), stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        ) as process,
    ):
        wait_until(lambda: processes(store, PARSER), "files are read")
        os.killpg(process.pid, signal.SIGINT)
        assert process.communicate() == (b"", b"oxigraph-code: interrupted; nothing is indexed\n")
    assert process.returncode == 130
    wait_until(lambda: not processes(store), "all are gone")


def test_serve_is_the_server(store: Path) -> None:
    command = (*COMMAND, "serve", "--store-path", str(store))
    with serving(store.with_name("elsewhere"), command=command) as session:
        assert names(session.answer("sparql_query", query=NAMES, format="json")) == ["pay"]


def test_every_setting_is_listed_in_one_place(store: Path) -> None:
    text = said(run(store, "settings"))
    for field in dataclasses.fields(Settings):
        assert f"\n{field.name} = " in f"\n{text}"
        assert f"default {field.metadata['shown']}; {ENVIRONMENT_PREFIX}{field.name.upper()}" in text


def test_no_help_page_lists_settings_and_each_has_examples(store: Path) -> None:
    for verb in verbs():
        text = said(run(store, verb.name, "--help"))
        assert "--query-timeout-s" not in text
        assert not verb.examples or f"oxigraph-code {verb.examples[0]}" in " ".join(text.split())


def test_the_version_is_told(store: Path) -> None:
    assert said(run(store, "--version")).strip() == __version__


@pytest.mark.slow
def test_each_language_has_a_command_that_loads_it_alone(store: Path, tmp_path: Path) -> None:
    (tmp_path / "shop").mkdir()
    (tmp_path / "shop" / "main.go").write_text("package main\n", encoding="utf-8")
    (tmp_path / "shop" / "cart.py").write_text("x = 1\n", encoding="utf-8")
    assert said(apart(store, "load-go-code", "shop", cwd=tmp_path)).startswith("indexed shop: 1 file (1 go)")
