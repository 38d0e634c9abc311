"""A hostile file costs its own facts at most, and the graph records it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pyoxigraph
import pytest

from oxigraph_code import identity
from oxigraph_code.errors import FileError
from oxigraph_code.indexing.extract import worker_pool as workers
from oxigraph_code.indexing.runs.index_run import index as run
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.languages.registry import Registry, installed
from oxigraph_code.settings.config import Settings
from oxigraph_code.tools import Call, Workspace
from tests.indexing import hostile_loader
from tests.indexing.support import EVERYTHING, holds, index, load, rows, triples, write

_AFTER = "\ndef after(): pass\n"

SOURCES: dict[str, tuple[bytes, str]] = {
    # name: content, a part of the diagnostic or nothing; each is followed by a function that must be found
    "syntax.py": (b"def broken(:\n    pass\n", "syntax error"),
    "unclosed.py": (b"x = (1,\n\nclass Fine:\n    pass\n", "syntax error"),
    "latin1_declared.py": ("# -*- coding: latin-1 -*-\nname = 'caf\xe9'\n".encode("latin-1"), ""),
    "latin1_undeclared.py": ("name = 'caf\xe9'\n".encode("latin-1"), "not UTF-8"),
    "encoding_nobody_knows.py": (b"# coding: klingon\nx = 1\n", "encoding nobody knows"),
    "nul.py": (b"x = 1\n\0\0\n", "NUL bytes"),
    "carriage_returns.py": (b"x = 1\rdef y(): pass\r", ""),
    "parentheses.py": (b"x = " + b"(" * 3_000 + b"1" + b")" * 3_000, ""),
    "classes.py": (b"".join(b"class C%d: pass\n" % number for number in range(4_000)), ""),
    "one_line.py": (
        b"x = [" + b"'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'," * 120_000 + b"]",
        "OXIGRAPH_MAX_FILE_BYTES",
    ),
    "fifty_megabytes.py": (b"# " + b"x" * 998 + b"\n", "OXIGRAPH_MAX_FILE_BYTES"),
    "crash.hostile": (b"crash", "ended the worker process (code 3)"),
    "raise.hostile": (b"raise", "the loader failed: ValueError: out of order"),
    "nonsense.hostile": (b"nonsense", "the loader's triples are malformed"),
    "fine.hostile": (b"fine", ""),
}
UTF16 = {f"{encoding.replace('-', '_')}.py": f"name = 'caf\xe9'{_AFTER}".encode(encoding) for encoding in ("utf-16",)}
UNREAD = ("OXIGRAPH_MAX_FILE_BYTES", "ended the worker", "the loader")
ENDLESS = {
    "brackets.py": b"x = " + b"[" * 100_000 + b"]" * 100_000,
    "chain.py": b"x = a" + b".f()" * 50_000,
    "stall.hostile": b"stall",
}
TOO_LARGE = ("one_line.py", "fifty_megabytes.py")


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, str]]:
    """One project with all of them, and the report of its run."""
    root = tmp_path_factory.mktemp("sources")
    for name, (content, _) in SOURCES.items():
        times = 50_000 if name == "fifty_megabytes.py" else 1
        (root / name).write_bytes(content * times + (_AFTER.encode() if name.endswith(".py") else b""))
    for name, content in UTF16.items():
        (root / name).write_bytes(content)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(hostile_loader.install(tmp_path_factory.mktemp("loader"))))
        opened = Workspace.open(Settings(store_path=tmp_path_factory.mktemp("graph") / "store", workers=3))
        yield opened, load(opened, root)
        opened.close()


def problems(workspace: Workspace, name: str) -> list[str]:
    query = f'SELECT ?m {{ ?d code:diagnosticMessage ?m ; code:definedIn/code:relativePath "{name}" }}'
    return [message for (message,) in rows(workspace, query)]


@pytest.mark.slow
def test_every_hostile_file_is_counted(sources: tuple[Workspace, str]) -> None:
    assert f"{len(SOURCES) + len(UTF16)} files" in sources[1].partition("\n")[0]


@pytest.mark.slow
@pytest.mark.parametrize("name", SOURCES)
def test_a_hostile_file_is_read_or_says_why_not(sources: tuple[Workspace, str], name: str) -> None:
    workspace, _ = sources
    wanted = SOURCES[name][1]
    said = problems(workspace, name)
    assert any(wanted in message for message in said) if wanted else not said, said
    if name.endswith(".py"):
        found = holds(workspace, f'?f code:name "after" ; code:definedIn/code:relativePath "{name}"')
        assert found is not wanted.startswith(UNREAD)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*UTF16, "latin1_declared.py"])
def test_text_in_other_encodings_is_read_as_text(sources: tuple[Workspace, str], name: str) -> None:
    workspace, _ = sources
    assert problems(workspace, name) == []
    assert holds(workspace, f'?v a code:Variable ; code:name "name" ; code:definedIn/code:relativePath "{name}"')


@pytest.mark.slow
def test_a_loader_that_fails_costs_its_own_file_only(sources: tuple[Workspace, str]) -> None:
    assert rows(sources[0], "SELECT ?s ?o { ?s <x:said> ?o }") == [("x:fine", "fine")]


@pytest.mark.slow
def test_thousands_of_classes_are_as_many_classes(sources: tuple[Workspace, str]) -> None:
    query = 'SELECT (COUNT(?c) AS ?n) { ?c a code:Class ; code:definedIn/code:relativePath "classes.py" }'
    assert rows(sources[0], query) == [("4000",)]


@pytest.mark.slow
def test_a_hostile_project_is_valid_rdf(sources: tuple[Workspace, str]) -> None:
    assert strictly_parsed(sources[0]) > 22_000


@pytest.mark.slow
def test_a_file_without_end_is_given_up(workspace: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(hostile_loader.install(tmp_path / "loader")))
    monkeypatch.setattr(workers, "_forks", False)  # this process does not know the loader
    # A loader without end also exceeds a short limit; the result does not depend on the limit.
    monkeypatch.setattr(workers, "_WORK_S", 0.5)
    root = tmp_path / "root"
    root.mkdir()
    for name, content in ENDLESS.items():
        (root / name).write_bytes(content)
    loaders = Registry([*installed().loaders, hostile_loader.LOADER])
    run(root, [], RunContext(loaders, workspace.store, Settings(workspace.settings.store_path), Call().progress))
    for name in ENDLESS:
        assert problems(workspace, name) == ["reading it took too long; it was given up"]


def test_facts_of_an_unknown_kind_are_a_problem_of_their_file(
    workspace: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(hostile_loader.install(tmp_path / "loader")))
    monkeypatch.setattr(workers, "_forks", False)  # this process does not know the loader
    monkeypatch.setattr(workers, "_idle", [])  # nor does a worker of an earlier test
    root = tmp_path / "root"
    root.mkdir()
    (root / "a.shapeless").write_text("x")
    (root / "b.py").write_text("def after(): ...\n")
    loaders = Registry([*installed().loaders, hostile_loader.SHAPELESS])
    run(root, [], RunContext(loaders, workspace.store, Settings(workspace.settings.store_path), Call().progress))
    (problem,) = problems(workspace, "a.shapeless")
    assert problem.startswith("the loader's facts are malformed")
    assert holds(workspace, '?f code:name "after" ; code:definedIn/code:relativePath "b.py"')


@pytest.mark.slow
def test_with_the_cap_raised_large_files_are_read(tmp_path: Path) -> None:
    root = tmp_path / "root"
    root.mkdir()
    for name in TOO_LARGE:
        times = 50_000 if name == "fifty_megabytes.py" else 1
        (root / name).write_bytes(SOURCES[name][0] * times + _AFTER.encode())
    workspace = Workspace.open(Settings(store_path=tmp_path / "store", max_file_bytes=100_000_000))
    index(workspace, root)
    for name in TOO_LARGE:
        assert holds(workspace, f'?f code:name "after" ; code:definedIn/code:relativePath "{name}"')
    workspace.close()


def strictly_parsed(workspace: Workspace) -> int:
    """Count the triples; fail on the first that is no RDF."""
    text = workspace.store.query(EVERYTHING, max_bytes=0).text
    return sum(1 for _ in pyoxigraph.parse(text, format=pyoxigraph.RdfFormat.N_TRIPLES))


NAMES = [
    "plain", 'quo"te', "apo'strophe", "two words", "<angle>", "emoji😀", "new\nline", "tab\t", "per%cent", "per%25cent",
    "til~de", "plain~2", "question?", "plain?import=os", "ha#sh", "back\\slash", "{brace}", "pi|pe", "ca^ret", "gr`ave",
    "caf\u00e9", "cafe\u0301", "&amp", "..dots", "-rf", "con", "\u202eevil", "\x7f", "\x01", "a" * 240,
]  # fmt: skip
BYTES = [b"caf\xe9", b"caf\xe8", b"\xff\xfe", b"\xed\xa0\x80"]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="other systems refuse such names")
def test_every_name_a_file_can_have_gives_an_iri_of_its_own(workspace: Workspace, tmp_path: Path) -> None:
    root = tmp_path / 'we "ird" <root>😀\n%~?#'
    names = [os.fsencode(name) for name in NAMES] + BYTES
    for name in names:
        for path in (name + b".py", b"sub " + name + b"/inner.py"):
            file = Path(os.fsdecode(os.fsencode(root) + b"/" + path))
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("import os\n\nclass A:\n    def f(self): return self.f()\n")
    said = index(workspace, root)
    assert f"{2 * len(names)} files" in said
    modules = rows(workspace, "SELECT ?m ?path { ?m a code:Module ; code:relativePath ?path }")
    assert len({iri for iri, _ in modules}) == len(modules) == 2 * len(names)
    decodable = {path for _, path in modules if "\ufffd" not in path}
    assert {f"{name}.py" for name in NAMES} <= decodable
    for query in ("?c a code:Class", "?f a code:Method", "?site code:callee ?f"):
        variable = query.partition(" ")[0]
        assert rows(workspace, f"SELECT (COUNT(DISTINCT {variable}) AS ?n) {{ {query} }}") == [(str(2 * len(names)),)]
    strictly_parsed(workspace)
    before = triples(workspace)
    index(workspace, root)
    assert triples(workspace) == before


@pytest.mark.parametrize(
    ("manifest", "name"),
    [
        ('name = "quo\\"te"', 'quo"te'),
        ('name = "an>gle"', "an>gle"),
        ('name = "new\\nline"', "new\nline"),
        (f'name = "{"x" * 10_000}"', "x" * 10_000),
        ('name = ""', "folder"),
        ('name = "til~de/../../x"', "til~de/../../x"),
        ("name = 7", "folder"),
        ('name = "unfinished', "folder"),
    ],
    ids=["quote", "angle", "newline", "long", "empty", "slashes", "number", "malformed"],
)
def test_a_project_may_have_any_name(workspace: Workspace, tmp_path: Path, manifest: str, name: str) -> None:
    root = write(tmp_path / "folder", {"pyproject.toml": f"[project]\n{manifest}\n", "a.py": "def f(): pass\n"})
    index(workspace, root)
    ((iri, said),) = rows(workspace, "SELECT ?p ?name { ?p a code:Project ; code:name ?name }")
    assert iri.startswith(identity.BASE)
    assert said == name or (name != "folder" and said == "folder"), said[:100]
    assert holds(workspace, f'?f code:name "f" ; code:definedIn/code:partOf <{iri}>')
    strictly_parsed(workspace)


@pytest.mark.skipif(sys.platform == "win32", reason="links need privileges there")
def test_nothing_outside_the_root_is_read(workspace: Workspace, tmp_path: Path) -> None:
    outside = write(tmp_path / "outside", {"secret.py": "def secret(): pass\n"})
    root = write(tmp_path / "root", {"a.py": "def f(): pass\n", "sub/b.py": "", "x.py/inner.py": "def inner(): pass\n"})
    (root / "loop").symlink_to(root)
    (root / "sub/up").symlink_to("..")
    (root / "link.py").symlink_to(outside / "secret.py")
    (root / "folder").symlink_to(outside)
    os.mkfifo(root / "pipe.py")
    said = index(workspace, root)
    assert said.startswith("indexed root: 3 files (3 python)")
    assert "4 symbolic links, 1 special file" in said
    assert {name for (name,) in rows(workspace, "SELECT ?n { ?f a code:Function ; code:name ?n }")} == {"f", "inner"}


@pytest.mark.slow
def test_a_file_that_vanishes_or_becomes_a_link_while_the_run_goes_on_is_a_diagnostic(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(hostile_loader.install(tmp_path / "loader")))
    # The largest are read first, and one worker reads one after the other.
    files = {"1.hostile": "remove gone.py      ", "2.hostile": "link linked.py      "}
    small = {"gone.py": "x = 1\n", "linked.py": "y = 1\n", "kept.py": "z = 1\n"}
    workspace = Workspace.open(Settings(store_path=tmp_path / "store", workers=1))
    load(workspace, write(tmp_path / "root", files | small))
    assert problems(workspace, "gone.py") == ["cannot be read: No such file or directory"]
    assert problems(workspace, "linked.py") == ["cannot be read: Too many levels of symbolic links"]
    assert holds(workspace, '?v code:name "z"')
    workspace.close()


def test_a_home_folder_of_nobody_is_a_path_that_does_not_exist(workspace: Workspace) -> None:
    with pytest.raises(FileError, match="~nobody-of-that-name/x: No such file or directory"):
        load(workspace, Path("~nobody-of-that-name/x"))


def test_a_repository_without_sources_is_a_normal_answer(workspace: Workspace, tmp_path: Path) -> None:
    assert index(workspace, write(tmp_path / "docs", {"README.md": "# Words\n"})).startswith("0 files")


def test_an_empty_folder_is_a_normal_answer(workspace: Workspace, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert index(workspace, tmp_path / "empty").startswith("0 files")


@pytest.mark.parametrize("path", ["missing", "missing/deeper", "a.py/inner", "nul\0byte", "x" * 5_000])
def test_a_path_that_cannot_be_is_named_with_the_systems_words(workspace: Workspace, tmp_path: Path, path: str) -> None:
    write(tmp_path, {"a.py": ""})
    with pytest.raises(FileError) as caught:
        index(workspace, tmp_path / path)
    assert str(tmp_path) in caught.value.message
    assert caught.value.hint


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="permissions are other things there")
def test_what_may_not_be_read_is_counted_or_named_and_the_rest_is_read(tmp_path: Path) -> None:
    root = write(tmp_path / "root", {"open.py": "def f(): pass\n", "closed.py": "", "shut/b.py": ""})
    (root / "closed.py").chmod(0)
    (root / "shut").chmod(0)
    said, refused = (as_anybody(tmp_path / "store", path) for path in (root, root / "shut"))
    (root / "shut").chmod(0o755)
    assert said.returncode == 0, said.stderr
    assert "folder that cannot be read (Permission denied)" in said.stdout
    assert "closed.py error: cannot be read: Permission denied" in said.stdout
    assert "1 function;" in said.stdout
    assert refused.returncode == 3
    assert "Permission denied" in refused.stderr


def as_anybody(store: Path, path: Path) -> subprocess.CompletedProcess[str]:
    """Index as a user that permissions bind; root lacks the capabilities to overrule them."""
    command = [sys.executable, "-P", "-m", "oxigraph_code.cli", "index", str(path), "--store-path", str(store)]
    if os.geteuid() == 0:
        if shutil.which("setpriv") is None:
            pytest.skip("root may read everything, and there is no setpriv to change that")
        without = "-dac_override,-dac_read_search"
        command = ["setpriv", f"--inh-caps={without}", f"--bounding-set={without}", *command]
    return subprocess.run(command, capture_output=True, text=True)
