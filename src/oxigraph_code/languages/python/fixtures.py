"""Injection of pytest fixtures into the parameters of tests and fixtures, by name.

For maintainers: a fixture is recognized by its decorator, a test by its place, as in ``roles``. A name that a test is
parametrized by is no fixture; if the names are computed, no parameter of the test is injected. Names and texts only.

Source: pytest, "How to use fixtures", "Fixtures reference" and "How to parametrize fixtures and test functions";
"Conventions for Python test discovery".
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Final

from oxigraph_code.facts import Definition, FileFacts

_CALLED: Final = re.compile(r"""\bname\s*=\s*(?:["'](\w+)["'])?""")
_PARAMETRIZED: Final = re.compile(r"(?:\w+\.)*parametrize\b")
_PARAMETERS: Final = re.compile(
    r"""[\w.]+\(\s*(?:argnames\s*=\s*)?(?:[(\[](?P<several>[^()\[\]]*)[)\]]|(?P<quote>["'])(?P<one>[\w\s,]*)(?P=quote))\s*[,)]"""
)
_QUOTED: Final = re.compile(r"""\s*(?:["']\w+["']\s*,?\s*)*$""")
# These decorators pass arguments themselves.
_FILLING: Final = re.compile(r"(?:\w+\.)*(?:given|patch)\b")
# Fixtures of pytest itself, unless the program defines one of the name.
_OWN: Final = {
    "caplog": "pytest.LogCaptureFixture",
    **dict.fromkeys(("capfd", "capfdbinary", "capsys", "capsysbinary"), "pytest.CaptureFixture"),
    "monkeypatch": "pytest.MonkeyPatch",
    "pytester": "pytest.Pytester",
    "recwarn": "pytest.WarningsRecorder",
    "request": "pytest.FixtureRequest",
    "tmp_path": "pathlib.Path",
    "tmp_path_factory": "pytest.TempPathFactory",
}
FIXTURE: Final = re.compile(r"(?:\w+\.)*(?:yield_)?fixture\b")
"""The decorator of a fixture."""

_FILE_OF_FUNCTIONS: Final = re.compile(r"(?:^|/)(?:test_[^/]*|[^/]*_test)\.py$")


class Fixtures:
    """See ``resolution.language.semantics.ParameterInjection``."""

    def __init__(self) -> None:
        self._facts: FileFacts | None = None
        self._marked: frozenset[int] = frozenset()
        """The scopes of that file whose ``pytestmark`` parametrizes all tests; facts do not have the names."""

    def injected_parameters(self, facts: FileFacts, definition: int) -> Collection[str]:
        function = facts.definitions[definition]
        if not function.decorators and not function.name.startswith("test"):
            return ()
        has_receiver = function.kind == "method" and "staticmethod" not in function.modifiers
        if function.kind not in ("function", "method") or len(function.parameters) <= has_receiver:
            return ()
        decorators: list[str] = []
        if not any(map(FIXTURE.match, function.decorators)):
            classes = list(_classes_around(facts, function))
            if not _is_test(facts, function, classes) or not {0, function.scope}.isdisjoint(self._marked_in(facts)):
                return ()
            decorators = [text for entry in (function, *classes) for text in entry.decorators]
        if any(map(_FILLING.match, decorators)):
            return ()
        taken: set[str] = set()
        for text in filter(_PARAMETRIZED.match, decorators):
            match = _PARAMETERS.match(text)
            if match is None or (match["several"] is not None and not _QUOTED.match(match["several"])):
                return ()
            taken.update(re.findall(r"\w+", match["several"] or match["one"] or ""))
        return [
            entry.name
            for entry in function.parameters[has_receiver:]
            if entry.is_single and not entry.default and entry.name not in taken
        ]

    def _marked_in(self, facts: FileFacts) -> frozenset[int]:
        if self._facts is not facts:
            marks = (entry for entry in facts.bindings if entry.name == "pytestmark" and "parametrize" in entry.value)
            self._facts, self._marked = facts, frozenset(entry.scope for entry in marks)
        return self._marked

    def provided_name(self, definition: Definition) -> str:
        if definition.kind not in ("function", "method"):
            return ""
        for text in filter(FIXTURE.match, definition.decorators):
            called = _CALLED.search(text)
            return definition.name if called is None else called[1] or ""
        return ""

    def external_class(self, name: str) -> str:
        return _OWN.get(name, "")

    def modules_around(self, path: str) -> Sequence[str]:
        return [f"{'.' * (above + 1)}conftest" for above in range(path.count("/") + 1)]


def _classes_around(facts: FileFacts, function: Definition) -> Iterator[Definition]:
    scope = function.scope
    while scope > 0:
        entry = facts.scopes[scope]
        if entry.definition >= 0:
            yield facts.definitions[entry.definition]
        scope = entry.parent


def _is_test(facts: FileFacts, function: Definition, around: Sequence[Definition]) -> bool:
    if not function.name.startswith("test") or not collects_functions(facts.path):
        return False
    return is_at_top(function) if not around else all(is_collected(entry) for entry in around)


def is_collected(entry: Definition) -> bool:
    """Return true for a class of tests: many projects set ``python_classes`` to names that end so."""
    return entry.kind == "class" and (entry.name.startswith("Test") or entry.name.endswith(("Test", "Tests")))


@lru_cache(maxsize=1)  # called for one function of a file after the other
def collects_functions(path: str) -> bool:
    """Return true if pytest collects functions from a file."""
    return _FILE_OF_FUNCTIONS.search(path) is not None


def is_at_top(definition: Definition) -> bool:
    """Return true if a definition is at the top level of its file."""
    return definition.qualified_name == definition.name
