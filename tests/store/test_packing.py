"""A store gives back the room of deleted statements, and loses no others."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from oxigraph_code.store import LocalStore
from oxigraph_code.store.pruning import SPARE_BYTES
from tests.store.conftest import count

_ROUNDS = 12
_LINES = 40


def texts(number: int) -> list[str]:
    """Make statements of some megabytes, with unique texts that no engine can compress much."""
    chance = random.Random(number)
    return [f'<x:s{line}> <x:says> "{chance.randbytes(50_000).hex()}" .' for line in range(_LINES)]


def change(store: LocalStore, removed: list[str], added: list[str]) -> None:
    with store.write("changing") as session:
        session.change(removed, added)


def update(store: LocalStore, _removed: list[str], added: list[str]) -> None:
    store.update(f"DELETE WHERE {{ ?s <x:says> ?text }} ; INSERT DATA {{ {' '.join(added)} }}")


@pytest.mark.slow
@pytest.mark.parametrize("replace", [change, update])
def test_what_is_gone_takes_no_room_for_long(
    store: LocalStore, replace: Callable[[LocalStore, list[str], list[str]], None]
) -> None:
    store.update(
        "INSERT DATA { <x:note> <x:by> <x:me> . _:b <x:p> [ <x:q> 1 ] . GRAPH <x:mine> { <x:note> <x:in> <x:here> } } ;"
        "CREATE GRAPH <x:empty>"
    )
    before: list[str] = []
    sizes, published = [], []
    for number in range(_ROUNDS):
        lines = texts(number)
        replace(store, before, lines)
        before = lines
        sizes.append(store.size().bytes)
        published.append(store.generation())
        assert count(store, "?s <x:says> ?text") == _LINES
    assert published[-1] > _ROUNDS + 1, "it was never written anew"
    assert sizes[-1] < sum(len(line) for line in texts(0)) * _ROUNDS / 2
    assert max(sizes) < 3 * SPARE_BYTES
    assert store.graphs() == ["default", "x:empty", "x:mine"]
    assert count(store, "<x:note> <x:by> <x:me> . GRAPH <x:mine> { <x:note> <x:in> <x:here> }") == 1
    assert count(store, "?b <x:p> ?c . ?c <x:q> 1 FILTER(isBlank(?b) && isBlank(?c))") == 1


def test_what_is_loaded_in_bulk_is_not_written_anew(store: LocalStore, tmp_path: Path) -> None:
    store.update("INSERT DATA { <x:note> <x:by> <x:me> }")
    text = tmp_path / "much.nt"
    text.write_text("\n".join(line for number in range(6) for line in texts(number)) + "\n")
    with store.write("loading") as session:
        session.add(text)
    assert store.size().bytes > SPARE_BYTES
    assert store.generation() == 2
    change(store, [], ["<x:a> <x:b> <x:c> ."])
    assert store.generation() == 3
