"""The files of one language that are resolved together: their names, and which of them an import means.

For maintainers: a file's names are gathered when somebody first asks for them, so that a run over a part costs as much
as what that part leads to. This module must not know types.
"""

from __future__ import annotations

from collections.abc import Iterable

from oxigraph_code.facts import Definition, FileFacts
from oxigraph_code.resolution.names import FileNames
from oxigraph_code.resolution.semantics import Semantics
from oxigraph_code.resolution.values import Value


class Program:
    """Files by path, in the order of their paths."""

    def __init__(self, files: Iterable[FileFacts], semantics: Semantics) -> None:
        self.files = {facts.path: facts for facts in files}
        self.semantics = semantics
        self.modules = semantics.modules(frozenset(self.files))
        self._names: dict[str, FileNames] = {}

    def names(self, path: str) -> FileNames:
        """The names of a file."""
        names = self._names.get(path)
        if names is None:
            names = self._names[path] = FileNames(self.files[path], self.semantics)
        return names

    def definition(self, value: Value) -> Definition:
        """The definition of a symbol or of the class of an instance."""
        return self.files[value.path].definitions[value.definition]

    def module(self, importer: str, name: str) -> Value | None:
        """The file that the name of a module means in another file, or the module outside that it is."""
        path = self.modules.find(importer, name)
        if path:
            return Value("module", path)
        outside = self.modules.outside(importer, name)
        return Value("outside", name=outside) if outside else None
