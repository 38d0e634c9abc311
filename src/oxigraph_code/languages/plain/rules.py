"""The names, comments and imports of plain languages.

For maintainers: nothing here differs between these languages but the values of ``language.toml``.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Collection, Sequence

from oxigraph_code.extraction.conventions import Conventions, ImportedName
from oxigraph_code.resolution.language.semantics import Modules, Semantics

_PRIVATE = frozenset({"private", "fileprivate", "local", "defp", "defmacrop", "defguardp"})
_QUOTES = "\"'`"
_SEVERAL = re.compile(r"([^{}]*)\{([^{}]*)\}", re.DOTALL)
"""Several names behind one path, as in ``shop.{Cart, Price}``."""
_RENAMED = re.compile(r"\s*=>|\s+as\s")
_HUMP = re.compile(r"(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_MARKS = re.compile(r"^[ \t]*(?:/\*\*?|\*/|\*|///?!?|--+|#+)[ \t]?|[ \t]*\*/[ \t]*$", re.MULTILINE)


class PlainConventions(Conventions):
    """Reads names and comments in every plain language."""

    def plain_name(self, written: str) -> str:
        return written.strip().strip(_QUOTES + ":") or written

    def import_tree(self, text: str) -> Sequence[ImportedName]:
        written = text.removeprefix("import ").strip().strip(_QUOTES)
        several = _SEVERAL.fullmatch(written)
        ends = (_RENAMED.split(part)[0].strip() for part in several[2].split(",")) if several else [""]
        start = several[1] if several else written
        return [ImportedName("module", f"{start}{end}", "", "", 0) for end in ends if end or not several]

    def docstring(self, literal: str) -> str:
        return "\n".join(line.strip() for line in _MARKS.sub("", literal.strip(_QUOTES)).strip().split("\n"))

    def visibility(self, name: str, enclosing_kind: str, modifiers: Sequence[str]) -> str:
        return "public" if _PRIVATE.isdisjoint(modifiers) else "private"


class PlainModules(Modules):
    """Finds the files that imports mean, by their paths."""

    def __init__(self, paths: Collection[str], separator: str, forms: Sequence[str], *, is_snake: bool) -> None:
        self._is_snake = is_snake
        self._paths = frozenset(paths)
        self._separator = separator
        self._forms = forms

    def find(self, importer: str, name: str) -> str:
        path = name.strip(_QUOTES).replace(self._separator, "/")
        path = _HUMP.sub("_", path).lower() if self._is_snake else path
        folder = posixpath.dirname(importer)
        ends = [len(folder), *(match.start() for match in reversed([*re.finditer("/", folder)])), 0]
        candidates = (
            posixpath.normpath(posixpath.join(folder[:end], form.format(path)))
            for end in dict.fromkeys(ends)
            for form in self._forms
        )
        return next((found for found in candidates if found in self._paths), "")

    def external_name(self, importer: str, name: str) -> str:
        return ""


class PlainSemantics(Semantics):
    """Resolves imports alone, in a language without references."""

    def __init__(self, separator: str, forms: Sequence[str], *, is_snake: bool = False) -> None:
        self._separator = separator
        self._forms = forms
        self._is_snake = is_snake

    def module_name(self, path: str) -> str:
        return path

    def modules(self, paths: Collection[str], aliases: Sequence[object] = ()) -> Modules:
        return PlainModules(paths, self._separator, self._forms, is_snake=self._is_snake)
