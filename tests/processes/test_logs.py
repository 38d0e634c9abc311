"""The log tells of the program's work, and never of texts."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.processes import logs
from tests.stdio.client import serving
from tests.terminal import run

SECRET = "tr0ub4dor"
SOURCE = (
    f'KEY = "{SECRET}"\n\n\ndef sign(text="{SECRET}"):\n    """{SECRET}"""\n    return {SECRET}(text, "{SECRET}")\n'
)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder that is marked as a store; afterwards nothing is logged as before."""
    logger = logging.getLogger("oxigraph_code")
    before = logger.handlers[:], logger.level, logger.propagate
    (tmp_path / "format").touch()
    yield tmp_path
    logger.handlers[:], logger.propagate = before[0], before[2]
    logger.setLevel(before[1])
    os.environ.pop("OXIGRAPH_CODE_LOG", None)


def lines(folder: Path) -> list[dict[str, Any]]:
    files = sorted(folder.glob(f"{logs.FILE_NAME}*"), reverse=True)
    return [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]


def cli(store: Path, *arguments: str, level: str = "debug") -> subprocess.CompletedProcess[str]:
    return run(store, *arguments, OXIGRAPH_LOG=level)


def test_an_event_is_a_line_of_json_with_its_fields(folder: Path) -> None:
    logs.start(folder, "info", on_stderr="off")
    logs.event("looked", count=3, seconds=0.12345, root="x" * 1_000)
    logs.event("asked", logging.DEBUG, count=1)
    (line,) = lines(folder)
    assert line.keys() == {"time", "level", "event", "pid", "count", "seconds", "root"}
    assert (line["event"], line["level"], line["pid"], line["seconds"]) == ("looked", "info", os.getpid(), 0.123)
    assert len(line["root"]) < 400


def test_off_is_off_and_a_folder_that_is_no_store_stays_as_it_is(folder: Path) -> None:
    logs.start(folder, "off", on_stderr="debug")
    logs.event("looked", logging.ERROR)
    assert lines(folder) == []
    (folder / "format").unlink()
    logs.start(folder, "debug", on_stderr="off")
    logs.event("looked")
    assert list(folder.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="links need privileges there")
def test_a_link_that_is_planted_is_not_followed(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    target = tmp_path_factory.mktemp("outside") / "target"
    (folder / logs.FILE_NAME).symlink_to(target)
    logs.start(folder, "info", on_stderr="off")
    logs.event("looked")
    assert not target.exists()


_WRITER = """
import sys
from pathlib import Path
from oxigraph_code.processes import logs
logs._MAX_BYTES = 20_000
logs.start(Path(sys.argv[1]), "info", on_stderr="off")
for number in range(150):
    logs.event("counted", number=number, writer=sys.argv[2])
"""


def test_processes_that_write_at_once_lose_no_line_when_the_file_is_full(folder: Path) -> None:
    writers = [subprocess.Popen([sys.executable, "-c", _WRITER, str(folder), str(number)]) for number in range(3)]
    assert [writer.wait() for writer in writers] == [0, 0, 0]
    assert (folder / f"{logs.FILE_NAME}.1").exists()
    found = lines(folder)
    assert sorted((line["writer"], line["number"]) for line in found) == [(w, n) for w in "012" for n in range(150)]


def test_older_files_go(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "_MAX_BYTES", 500)
    logs.start(folder, "info", on_stderr="off")
    for number in range(100):
        logs.event("counted", number=number)
    assert {file.name for file in folder.iterdir()} <= {
        "format",
        *(f"{logs.FILE_NAME}{end}" for end in ("", ".1", ".2")),
    }
    assert max(line["number"] for line in lines(folder)) == 99


def test_a_run_and_a_query_are_told_of_with_durations_counts_and_cache_hits_but_never_with_a_text(
    tmp_path: Path,
) -> None:
    store, shop = tmp_path / "store", tmp_path / "shop"
    shop.mkdir()
    (shop / "good.py").write_text(SOURCE)
    (shop / "bad.py").write_text(f"def {SECRET} {SECRET}(:\n  '{SECRET}\n")
    for _ in range(2):
        assert cli(store, "index", "--full", str(shop)).returncode == 0
    answered = cli(store, "query", f'SELECT ?f {{ ?f code:name "{SECRET}" }}')
    refused = cli(store, "query", f"SELECT {SECRET} {{")
    loaded = cli(store, "load-rdf", f"<x:{SECRET}> {SECRET}")
    changed = cli(store, "sparql-update", f"INSERT DATA {{ <x:a> <x:b> '{SECRET}' }}")
    assert [done.returncode for done in (answered, refused, loaded, changed)] == [0, 2, 2, 0]
    assert "Traceback" not in refused.stderr + loaded.stderr
    assert answered.stderr == changed.stderr == ""
    told = lines(store)
    assert SECRET not in json.dumps(told)
    first, second = (line for line in told if line["event"] == "index run")
    assert (first["read_anew"], second["read_anew"], second["from_cache"]) == (2, 0, 2)
    assert second["root"] == str(shop)
    assert first["seconds"] > 0
    assert first["generation"] == 1
    assert {line["generation"] for line in told if line["event"] == "published"} >= {1, 2}
    tools = [(line["tool"], line["outcome"]) for line in told if line["event"] == "tool"]
    assert tools[-4:] == [
        *(("sparql_query", "answered"), ("sparql_query", "QuerySyntaxError")),
        *(("load_rdf", "RdfSyntaxError"), ("sparql_update", "answered")),
    ]
    (query,) = (line for line in told if line["event"] == "tool" and line["outcome"] == "QuerySyntaxError")
    assert query["arguments"]["query"] == logs.measure(f"SELECT {SECRET} {{")


def test_the_log_counts_the_pieces_of_code_in_an_answer(tmp_path: Path) -> None:
    (tmp_path / "good.py").write_text(SOURCE)
    assert cli(tmp_path / "store", "index", str(tmp_path)).returncode == 0
    assert cli(tmp_path / "store", "context", SECRET, "--project", str(tmp_path)).returncode == 0
    assert cli(tmp_path / "store", "read", "good.py", "--project", str(tmp_path)).returncode == 0
    told = {line["tool"]: line.get("snippets") for line in lines(tmp_path / "store") if line["event"] == "tool"}
    assert told == {"load_code": None, "get_context": 1, "read_snippet": 1}


_SERVER = """
import os
os.dup2(os.open(%r, os.O_WRONLY | os.O_CREAT), 2)
from oxigraph_code.server import main
main()
"""


@pytest.mark.slow
@pytest.mark.parametrize(("level", "count"), [("info", 1), ("off", 0)])
@pytest.mark.quick_cases(1)
def test_a_server_logs_to_standard_error_too_and_not_at_all_when_off(tmp_path: Path, level: str, count: int) -> None:
    store, errors = tmp_path / "store", tmp_path / "errors.txt"
    command = (sys.executable, "-P", "-c", _SERVER % str(errors))
    with serving(store, command=command, OXIGRAPH_LOG=level) as session:
        session.answer("sparql_update", update=f"INSERT DATA {{ <x:a> <x:b> '{SECRET}' }}")
    said = [json.loads(line) for line in errors.read_text(encoding="utf-8").splitlines()]
    assert [line["event"] for line in said if line["event"] in ("tool", "published")] == ["published", "tool"] * count
    assert [line for line in lines(store) if line["event"] == "tool"] == [
        line for line in said if line["event"] == "tool"
    ]
    assert SECRET not in json.dumps(said)


def test_a_level_that_is_none_is_refused_with_those_there_are(tmp_path: Path) -> None:
    done = cli(tmp_path / "store", "status", level="loud")
    assert done.returncode == 2
    assert "give one of debug, info, warning, error, off" in done.stderr
