"""The meaning of a name at a place, by jedi.

For maintainers: sources see one another and the standard library, no installed package, so that truth does not depend
on the machine that makes it. jedi also guesses the type of a parameter from calls it comes upon; that is switched off,
since a guess is no truth.
"""

from __future__ import annotations

import builtins
import re
import sysconfig
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import jedi

from benchmarks.accuracy.truth.python_syntax import Defined, Position, PythonFile

_BUILTINS = frozenset(dir(builtins))
_FROM = re.compile(r"\s*from\s+([\w.]+)\s+import\b")
_IMPORT = re.compile(r"\s*import\s+([\w.]+)")


class Meaning(NamedTuple):
    """The answer of jedi: definitions of the sources; or ``external``, a ``variable``, or ``unresolved``."""

    verdict: str
    definitions: tuple[Defined, ...] = ()


class JediOracle:
    """jedi over some files below a root."""

    def __init__(self, root: Path, files: Mapping[str, PythonFile]) -> None:
        jedi.settings.dynamic_params = False
        self._root = root.resolve()
        self._files = files
        paths = [self._root / "src", self._root] if (self._root / "src").is_dir() else [self._root]
        standard = [sysconfig.get_path("stdlib"), sysconfig.get_path("platstdlib")]
        self._project = jedi.Project(self._root, sys_path=[*map(str, paths), *standard], smart_sys_path=False)
        self._own = {entry.name.removesuffix(".py") for folder in paths for entry in folder.iterdir()}
        self._at = {
            (path, *definition.position): definition
            for path, file in files.items()
            for definition in file.definitions
            if definition.kind != "module"
        }
        self._script: tuple[str, Any] = ("", None)

    def meaning(self, path: str, position: Position, bare_name: str = "") -> Meaning:
        """Look up the name at a position; ``bare_name`` is the name if no prefix stands before it."""
        if self._script[0] != path:
            self._script = path, jedi.Script(self._files[path].text, path=self._root / path, project=self._project)
        # jedi gives a name up that it has looked at some hundred times, meaning in one question, but counts in all.
        self._script[1]._inference_state.inferred_element_counts.clear()
        try:
            found = self._script[1].goto(*position, follow_imports=True)
        except Exception:  # jedi has failed, not the file
            found = []
        return self._judge(found, bare_name)

    def _judge(self, found: list[Any], bare_name: str) -> Meaning:
        verdicts = set()
        definitions = []
        for name in found:
            path = self._relative(name)
            defined = self._at.get((path, name.line, name.column))
            if defined is not None:
                definitions.append(defined)
            else:
                verdicts.add(self._elsewhere(path, name))
        if definitions:
            return Meaning("defined", tuple(dict.fromkeys(definitions)))
        if verdicts == {"variable"} and bare_name in _BUILTINS:
            return Meaning("external")
        for verdict in ("variable", "unresolved", "external"):
            if verdict in verdicts:
                return Meaning(verdict)
        return Meaning("unresolved")

    def _relative(self, name: Any) -> str:
        path = name.module_path
        return path.relative_to(self._root).as_posix() if path and path.is_relative_to(self._root) else ""

    def _elsewhere(self, path: str, name: Any) -> str:
        """Classify a name without a definition in the sources: external, a variable or a broken import."""
        if not path:
            return "external"
        line = name.get_line_code()
        if statement := _FROM.match(line) or _IMPORT.match(line):
            head = statement[1].partition(".")[0]
            return "external" if head and head not in self._own else "unresolved"
        return "unresolved" if name.type == "module" else "variable"
