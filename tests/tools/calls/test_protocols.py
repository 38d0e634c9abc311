"""Calls to a protocol's method may land in the classes that have all its methods."""

from __future__ import annotations

from pathlib import Path

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.callees import get_callees
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.calls.impact import impact_analysis
from tests.tools.support import ask

FILES = {
    "hashing.py": """\
from typing import Protocol


class Hasher(Protocol):
    def __init__(self) -> None: ...
    def hash(self, text: str) -> str: ...
    def verify(self, text: str, hashed: str) -> bool: ...


class Plain:
    def hash(self, text: str) -> str:
        return text

    def verify(self, text: str, hashed: str) -> bool:
        return text == hashed


class Half:
    def hash(self, text: str) -> str:
        return text


def stored(hasher: Hasher, password: str) -> str:
    return hasher.hash(password)
""",
    "test_hashing.py": "from hashing import Plain, stored\n\n\ndef test_stored():\n    assert stored(Plain(), 'a')\n",
}


def test_callers_of_the_protocol_may_land_in_a_class_that_has_its_methods(workspace: Workspace, root: Path) -> None:
    answer = ask(workspace, root, get_callers, "Plain.hash")
    assert "1 caller of Hasher.hash, which nothing else implements" in answer.splitlines()[0]
    assert "hashing.py:24 function stored → Hasher.hash" in answer


def test_a_class_without_all_of_its_methods_is_no_protocol(workspace: Workspace, root: Path) -> None:
    assert "overrides" not in ask(workspace, root, get_callers, "Half.hash")


def test_tests_of_a_caller_of_the_protocol_may_reach_the_class(workspace: Workspace, root: Path) -> None:
    answer = ask(workspace, root, impact_analysis, "Plain.hash")
    assert "test_hashing.py" in answer


def test_a_call_of_the_protocol_may_run_the_method_of_the_class(workspace: Workspace, root: Path) -> None:
    answer = ask(workspace, root, get_callees, "stored")
    assert "Plain.hash" in answer
    assert "Half.hash" not in answer
