"""The loaders of languages without calls in the graph: a folder of data for each.

For maintainers: a folder has ``language.toml`` and query files. Whatever a language needs beyond these makes it a
language with a folder and rules of its own. This module must not name any language. See decision 0150.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from importlib import resources
from typing import TYPE_CHECKING

from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.languages.plain.indexed import IndexedLoader
from oxigraph_code.lazy import later

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


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
    snake: bool = False
    """True if files have the imported names in lower case with underscores."""
    templates: str = "(?!)"
    """Matches the marks of templates, which are blank to the grammar."""


class PlainLoader(TreeSitterLoader):
    """Loads the language that a folder describes."""

    reads_calls = False

    def __init__(self, folder: Traversable) -> None:
        data = tomllib.loads(folder.joinpath("language.toml").read_text("utf-8"))
        self.language = language = _Language(**data)
        self.file_names = tuple(language.names)
        self.is_optional = language.optional
        semantics = later(f"{__name__}.rules", "PlainSemantics")
        super().__init__(
            language_id=folder.name,
            file_extensions=language.extensions,
            grammar=later(language.grammar, "language"),
            query_files=sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".scm")),
            package=f"{__name__}.{folder.name}",
            conventions=later(f"{__name__}.rules", "PlainConventions"),
            semantics=partial(semantics, language.separator, language.paths, is_snake=language.snake),
            ignore_patterns=language.ignore,
            mend=partial(_without_marks, re.compile(language.templates.encode(), re.DOTALL)),
            unread=partial(_too_large, language.largest),
        )


def _without_marks(templates: re.Pattern[bytes], text: bytes) -> bytes:
    """Blank the marks of templates in a text, but for the ends of its lines."""
    return templates.sub(lambda mark: re.sub(rb"[^\n]", b" ", mark[0]), text)


def _too_large(largest: int, text: bytes) -> str:
    """Return the reason for leaving out a file that is larger than any that people write."""
    return (
        f"larger than {largest:,} bytes: its text is found, its definitions are not read" if len(text) > largest else ""
    )


PLAIN = [
    PlainLoader(folder)
    for folder in sorted(resources.files(__name__).iterdir(), key=lambda entry: entry.name)
    if folder.is_dir() and folder.joinpath("language.toml").is_file()
]
_INDEXED = tomllib.loads(resources.files(__name__).joinpath("indexed.toml").read_text("utf-8"))
INDEXED = [IndexedLoader(name, extensions) for name, extensions in _INDEXED.items()]
LOADERS = [*PLAIN, *INDEXED]
