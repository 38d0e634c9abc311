"""Two servers on one store read while others write: they see whole graphs, and each other's work."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.stdio.client import ERAS, Session, environment, serving
from tests.stdio.processes import holding, wait_until

pytestmark = pytest.mark.slow

_ROUNDS = 4

# Every update moves both counters, every index run renames a function in each of two files.
STEP = """
DELETE { <x:left> <x:count> ?n . <x:right> <x:count> ?n }
INSERT { <x:left> <x:count> ?next . <x:right> <x:count> ?next }
WHERE { <x:left> <x:count> ?n BIND(?n + 1 AS ?next) }
"""
STATE = """
SELECT ?left ?right (GROUP_CONCAT(DISTINCT ?name; separator=" ") AS ?names) WHERE {
  <x:left> <x:count> ?left . <x:right> <x:count> ?right
  OPTIONAL { ?function a code:Function ; code:name ?name }
} GROUP BY ?left ?right
"""


class Editors(NamedTuple):
    """Two servers that wait long enough for their turn, and one that does not."""

    store: Path
    one: Session
    other: Session
    impatient: Session


@pytest.fixture(scope="module")
def editors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Editors]:
    store = tmp_path_factory.mktemp("shared") / "store"
    with (
        serving(store, ERAS[0]) as one,
        serving(store, ERAS[1]) as other,
        serving(store, OXIGRAPH_WRITER_WAIT_S="1") as impatient,
    ):
        yield Editors(store, one, other, impatient)


def state(session: Session) -> dict[str, str]:
    (row,) = json.loads(session.answer("sparql_query", query=STATE, format="json"))["results"]["bindings"]
    return {name: term["value"] for name, term in row.items()}


def rename(project: Path, number: int) -> None:
    for side in ("left", "right"):
        (project / f"{side}.py").write_text(f"def {side}_{number}(): pass\n")


def index(store: Path, project: Path) -> None:
    command = [sys.executable, "-P", "-m", "oxigraph_code.cli", "index", str(project)]
    subprocess.run(command, env=environment(store), check=True, capture_output=True)


def test_what_two_editors_read_is_whole_while_others_index_and_update(editors: Editors, tmp_path: Path) -> None:
    project = tmp_path / "pair"
    project.mkdir()
    rename(project, 0)
    index(editors.store, project)
    editors.one.answer("sparql_update", update="INSERT DATA { <x:left> <x:count> 0 . <x:right> <x:count> 0 }")

    def write() -> None:
        for number in range(1, _ROUNDS + 1):
            rename(project, number)
            index(editors.store, project)
            editors.impatient.answer("sparql_update", update=STEP)

    last = [(-1, -1), (-1, -1)]
    with ThreadPoolExecutor() as pool:
        writer = pool.submit(write)
        is_over = False
        while not is_over:
            is_over = writer.done()
            for reader, session in enumerate((editors.one, editors.other)):
                seen = state(session)
                assert seen["left"] == seen["right"]
                names = re.fullmatch(r"left_(\d+) right_(\d+)", " ".join(sorted(seen["names"].split())))
                assert names is not None, seen
                assert names[1] == names[2]
                now = (int(seen["left"]), int(names[1]))
                assert now[0] >= last[reader][0], "time went back"
                assert now[1] >= last[reader][1], "time went back"
                last[reader] = now
        writer.result()
    assert last == [(_ROUNDS, _ROUNDS)] * 2


@pytest.mark.parametrize("forth", [True, False])
def test_what_one_writes_the_other_sees_at_its_next_query(editors: Editors, forth: bool) -> None:
    here, there = (editors.one, editors.other) if forth else (editors.other, editors.one)
    query = f"ASK {{ <x:seen> <x:by> {str(forth).lower()} }}"
    assert there.answer("sparql_query", query=query) == "false"
    here.answer("sparql_update", update=f"INSERT DATA {{ <x:seen> <x:by> {str(forth).lower()} }}")
    assert there.answer("sparql_query", query=query) == "true"


@pytest.mark.parametrize("tool", ["sparql_update", "load_rdf", "load_code"])
def test_who_waits_for_a_writer_is_told_which_process_it_is(editors: Editors, tool: str, shop: Path) -> None:
    heard: list[str] = []
    with holding(editors.store) as pid:
        said = editors.impatient.call(tool, told=heard.append, **arguments(tool, shop))
    assert said.is_error
    assert f"process {pid} (holding the pen)" in said.text
    assert "OXIGRAPH_WRITER_WAIT_S" in said.text
    assert any(f"process {pid} (holding the pen)" in message for message in heard), heard


def test_reading_goes_on_while_somebody_writes(editors: Editors) -> None:
    with holding(editors.store):
        assert editors.one.answer("sparql_query", query="ASK {}") == "true"


def test_writers_queue_and_all_come_to_their_turn(editors: Editors, shop: Path) -> None:
    waiting: set[str] = set()
    with holding(editors.store):
        calls = [
            session.begin(tool, told=lambda message, tool=tool: waiting.add(tool), **arguments(tool, shop))  # type: ignore[misc]
            for session, tool in ((editors.one, "sparql_update"), (editors.other, "load_code"))
        ]
        wait_until(lambda: len(waiting) == 2, "both are waiting")
    assert not [call.result().text for call in calls if call.result().is_error]
    both = 'ASK { <x:waited> <x:for> 1 . ?class a code:Class ; code:name "Cart" }'
    assert editors.one.answer("sparql_query", query=both) == "true"


def arguments(tool: str, shop: Path) -> dict[str, str]:
    return {
        "sparql_update": {"update": "INSERT DATA { <x:waited> <x:for> 1 }"},
        "load_rdf": {"input": "<x:loaded> <x:p> 1 ."},
        "load_code": {"path": str(shop)},
    }[tool]
