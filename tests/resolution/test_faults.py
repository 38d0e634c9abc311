"""A fault of a rule costs the call that it was asked about, and nothing else."""

from __future__ import annotations

import pytest

from oxigraph_code.facts import FileFacts
from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.python.semantics import PythonSemantics
from oxigraph_code.languages.registry import installed
from oxigraph_code.resolution import resolve

SOURCE = b"""
def first():
    return faulty().member()

def second():
    return first()
"""


class FaultySemantics(PythonSemantics):
    """Python with a rule that fails for one name."""

    @staticmethod
    def builtin(name: str) -> str:
        if name == "faulty":
            raise KeyError(name)
        return PythonSemantics.builtin(name)


def facts() -> FileFacts:
    loader = installed().loader_of("m.py")
    assert loader is not None
    assert extracts(loader)
    return loader.extract(SOURCE, "m.py")


@pytest.mark.usefixtures("as_users_run_it")
def test_a_fault_leaves_one_call_unresolved() -> None:
    read = facts()
    found = resolve([read], FaultySemantics())["m.py"].links
    links = dict(zip((site.text for site in read.references), found, strict=True))
    assert links["faulty"].reason == "failed"
    assert [target.definition for target in links["first"].targets] == [0]


def test_a_fault_ends_a_test() -> None:
    with pytest.raises(KeyError):
        resolve([facts()], FaultySemantics())
