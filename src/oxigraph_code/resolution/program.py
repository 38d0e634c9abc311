"""The files of one language that are resolved together: their names, and which of them an import means.

For maintainers: a file's names are gathered when somebody first asks for them, so that a run over a part costs as much
as what that part leads to. This module must not know types.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oxigraph_code.facts import Alias, Definition, FileFacts
from oxigraph_code.resolution.names import FileNames
from oxigraph_code.resolution.semantics import Semantics
from oxigraph_code.resolution.values import Value


class _Names(dict[str, FileNames]):
    """Gathered on demand; a dictionary, since nothing is asked for more often."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self._program = program

    def __missing__(self, path: str) -> FileNames:
        names = self[path] = FileNames(self._program.files[path], self._program.semantics)
        return names


class Program:
    """Files by path, in the order of their paths."""

    def __init__(self, files: Iterable[FileFacts], semantics: Semantics, aliases: Sequence[Alias] = ()) -> None:
        self.files = {facts.path: facts for facts in files}
        self.semantics = semantics
        self.modules = semantics.modules(frozenset(self.files), aliases)
        self._names = _Names(self)
        self.names = self._names.__getitem__
        """The names of the file at a path."""

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
