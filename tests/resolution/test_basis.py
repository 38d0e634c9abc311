"""The meaning of a file does not depend on earlier questions, and its dependencies are recorded."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

import pytest

from oxigraph_code.facts import FileFacts
from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import ExtractingLoader, extracts
from oxigraph_code.resolution import ModuleQuery, Resolution, mark

LINE = {
    "base.py": "class Base:\n    def run(self): pass\n    def halt(self): pass\n",
    "make.py": "from base import Base\n\ndef make():\n    return Base()\n",
    "use.py": "from make import make\n\nmake().run()\n",
    "apart.py": "def alone(): pass\n\nalone()\n",
}
_OF_A_CIRCLE = """\
from {after} import make_{after}

class Made:
    def run(self): pass

def make_{name}(deep):
    return make_{after}(deep) if deep else Made()

make_{name}(0).run()
"""
CIRCLE = {f"{name}.py": _OF_A_CIRCLE.format(name=name, after=after) for name, after in ("ab", "bc", "ca")}
HEIRS = {
    "a.py": "from b import B\n\nclass A(B):\n    def one(self): pass\n\nA().two()\n",
    "b.py": "from a import A\n\nclass B(A):\n    def two(self): pass\n\nB().one()\n",
}


def _loader() -> ExtractingLoader:
    loader = registry.installed().loader_of("a.py")
    assert loader is not None
    assert extracts(loader)
    return loader


def _facts(sources: Mapping[str, str]) -> dict[str, FileFacts]:
    return {path: _loader().extract(text.encode(), path) for path, text in sorted(sources.items())}


def _resolution(sources: Mapping[str, str]) -> Resolution:
    return Resolution(_facts(sources), _loader().semantics)


def _looked_at(sources: Mapping[str, str], path: str) -> set[str]:
    files = _resolution(sources).of_file(path).basis.files
    return {name for place, name in enumerate(sorted(sources)) if files & mark(place)}


@pytest.mark.parametrize("sources", [LINE, CIRCLE, HEIRS], ids=["line", "circle", "heirs of one another"])
def test_a_file_means_the_same_whatever_was_asked_before(sources: Mapping[str, str]) -> None:
    alone = {path: _resolution(sources).of_file(path) for path in sources}
    for order in permutations(sources):
        resolution = _resolution(sources)
        assert {path: resolution.of_file(path) for path in order} == alone


def test_a_meaning_rests_on_every_file_on_the_way_to_it() -> None:
    assert _looked_at(LINE, "use.py") == {"use.py", "make.py", "base.py"}


def test_a_meaning_rests_on_no_file_that_it_does_not_lead_to() -> None:
    assert _looked_at(LINE, "apart.py") == {"apart.py"}


def test_what_is_known_already_still_rests_on_its_files() -> None:
    resolution = _resolution({**LINE, "again.py": LINE["use.py"]})
    first, again = resolution.of_file("use.py").basis.files, resolution.of_file("again.py").basis.files
    assert first.bit_count() == again.bit_count() == 3


def test_only_what_leads_there_is_looked_at() -> None:
    class Files(dict[str, FileFacts]):
        asked: list[str] = []

        def __getitem__(self, path: str) -> FileFacts:
            self.asked.append(path)
            return super().__getitem__(path)

    files = Files(_facts(LINE))
    Resolution(files, _loader().semantics, methods={}).of_file("apart.py")
    assert set(files.asked) == {"apart.py"}


def test_names_looked_for_among_all_methods_are_known() -> None:
    sources = {
        **LINE,
        "guess.py": "def f(anything):\n    anything.halt()\n    anything.nowhere()\n    anything.append(1)\n",
    }
    assert _resolution(sources).of_file("guess.py").basis.methods == {"halt", "nowhere"}


def test_what_was_asked_of_modules_can_be_asked_again() -> None:
    resolution = _resolution(LINE)
    resolution.of_file("use.py")
    asked = ModuleQuery("find", "use.py", "make")
    assert resolution.new_module_answers()[asked] == "make.py"
    assert asked.answer(_loader().semantics.modules({"use.py", "make/__init__.py"})) == "make/__init__.py"
