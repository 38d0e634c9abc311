"""The loaders of languages without calls in the graph: a folder of data for each.

For maintainers: a folder has ``language.toml`` and query files. Whatever a language needs beyond these makes it a
language with a folder and rules of its own. This module must not name any language. See decision 0150.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
import tomllib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from importlib import metadata, resources
from importlib.resources.abc import Traversable

from oxigraph_code.extraction.conventions import Conventions, ImportedName
from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.lazy import later
from oxigraph_code.resolution.language.semantics import Modules, Semantics

_PRIVATE = frozenset({"private", "fileprivate", "local", "defp", "defmacrop", "defguardp"})
_QUOTES = "\"'`"
_MARKS = re.compile(r"^[ \t]*(?:/\*\*?|\*/|\*|///?!?|--+|#+)[ \t]?|[ \t]*\*/[ \t]*$", re.MULTILINE)


@dataclass(frozen=True)
class _Language:
    """Holds the values in ``language.toml``."""

    about: str
    """Lists the kinds of definitions, for the documentation."""
    grammar: str
    """Names the module with the grammar."""
    extensions: Sequence[str] = ()
    names: Sequence[str] = ()
    """Lists file names that need no extension."""
    ignore: Sequence[str] = ()
    largest: int = 500_000
    """Bounds the size in bytes; a larger file is text alone."""
    optional: bool = False
    separator: str = "/"
    """Separates the parts of an imported name."""
    paths: Sequence[str] = ()
    """Lists paths that an import may mean, each with ``{}`` for the imported name."""


class PlainConventions(Conventions):
    """Reads names and comments in every plain language."""

    def plain_name(self, written: str) -> str:
        return written.strip().strip(_QUOTES + ":") or written

    def import_tree(self, text: str) -> Sequence[ImportedName]:
        return [ImportedName("module", text.removeprefix("import ").strip().strip(_QUOTES), "", "", 0)]

    def docstring(self, literal: str) -> str:
        return "\n".join(line.strip() for line in _MARKS.sub("", literal.strip(_QUOTES)).strip().split("\n"))

    def visibility(self, name: str, enclosing_kind: str, modifiers: Sequence[str]) -> str:
        return "public" if _PRIVATE.isdisjoint(modifiers) else "private"


class PlainModules(Modules):
    """Finds the files that imports mean, by their paths."""

    def __init__(self, paths: Collection[str], language: _Language) -> None:
        self._paths = frozenset(paths)
        self._language = language

    def find(self, importer: str, name: str) -> str:
        path = name.strip(_QUOTES).replace(self._language.separator, "/")
        candidates = (
            posixpath.normpath(posixpath.join(start, form.format(path)))
            for start in (posixpath.dirname(importer), "")
            for form in self._language.paths
        )
        return next((found for found in candidates if found in self._paths), "")

    def external_name(self, importer: str, name: str) -> str:
        return ""


class PlainSemantics(Semantics):
    """Resolves imports alone, in a language without references."""

    def __init__(self, language: _Language) -> None:
        self._language = language

    @property
    def reads_calls(self) -> bool:
        return False

    def module_name(self, path: str) -> str:
        return path

    def modules(self, paths: Collection[str], aliases: Sequence[object] = ()) -> Modules:
        return PlainModules(paths, self._language)


class PlainLoader(TreeSitterLoader):
    """Loads the language that a folder describes."""

    def __init__(self, folder: Traversable) -> None:
        data = tomllib.loads(folder.joinpath("language.toml").read_text("utf-8"))
        self.language = language = _Language(**data)
        self.file_names = tuple(language.names)
        self.is_optional = language.optional
        self._distribution = language.grammar.replace("_", "-")
        super().__init__(
            language_id=folder.name,
            file_extensions=language.extensions,
            grammar=later(language.grammar, "language"),
            query_files=sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".scm")),
            package=f"{__name__}.{folder.name}",
            conventions=PlainConventions(),
            semantics=PlainSemantics(language),
            ignore_patterns=language.ignore,
            unread=partial(_too_large, language.largest),
        )

    @cached_property
    def fingerprint(self) -> str:
        parts = (super().fingerprint, metadata.version(self._distribution))
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _too_large(largest: int, text: bytes) -> str:
    """Return the reason for leaving out a file that is larger than any that people write."""
    return (
        f"larger than {largest:,} bytes: its text is found, its definitions are not read" if len(text) > largest else ""
    )


LOADERS = [
    PlainLoader(folder)
    for folder in sorted(resources.files(__name__).iterdir(), key=lambda entry: entry.name)
    if folder.is_dir() and folder.joinpath("language.toml").is_file()
]
