"""The registry of languages, from entry points; the built-in ones have no other way in.

For maintainers: a loader is imported when it is first needed, and a third-party loader that cannot be loaded costs only
its own language. This module must not name any language.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Sequence
from functools import cache

from oxigraph_code.errors import LanguageError, LoaderConflict, UnknownLanguage
from oxigraph_code.languages.loader import ExtractingLoader, LanguageLoader, extracts, extras_of, family_of
from oxigraph_code.languages.loader_entries import loader_entries

_log = logging.getLogger(__name__)


class Registry:
    """The loaders, by identifier and by file extension."""

    def __init__(self, loaders: Iterable[LanguageLoader] = ()) -> None:
        """Index loaders. Raises ``LoaderConflict`` if two claim the same identifier or extension."""
        self._by_id: dict[str, LanguageLoader] = {}
        self._by_extension: dict[str, LanguageLoader] = {}
        self._by_name: dict[str, LanguageLoader] = {}
        self._by_path: list[tuple[re.Pattern[str], LanguageLoader]] = []
        self._plain: set[str] = set()
        """The extensions of plain languages, of which others may take files by their path."""
        self.left_out: dict[str, str] = {}
        """The reasons for leaving out loaders, by the names of their entry points."""
        for loader in loaders:
            self.add(loader)

    def add(self, loader: LanguageLoader) -> None:
        """Register a loader.

        Raises ``LoaderConflict`` if another one claims its identifier or an extension, ``LanguageError`` if it lacks a
        member; the other loaders stay as they are.
        """
        contract = ExtractingLoader if extracts(loader) else LanguageLoader
        # The class is asked first, so that no rule of a language is loaded for it.
        lacks = [name for name in _members(contract) if not (hasattr(type(loader), name) or hasattr(loader, name))]
        if lacks:
            raise LanguageError(
                f"{type(loader).__name__} is no language loader: it has no {', '.join(lacks)}",
                hint="see docs/contributing/adding-a-language.md for the members of a loader",
            )
        if loader.language_id in self._by_id:
            raise LoaderConflict(
                f"two loaders call themselves {loader.language_id!r}",
                hint="uninstall one of the packages that register it",
                language=loader.language_id,
            )
        extensions = {extension.lower().lstrip(".") for extension in loader.file_extensions}
        for extension in sorted(extensions & self._by_extension.keys()):
            raise LoaderConflict(
                f"{self._by_extension[extension].language_id} and {loader.language_id} both claim .{extension} files",
                hint="uninstall one of the packages that register them",
                language=loader.language_id,
            )
        self._by_id[loader.language_id] = loader
        self._by_extension.update(dict.fromkeys(extensions, loader))
        extras = extras_of(loader)
        self._plain.update(() if extras.reads_calls else extensions)
        self._by_path += ((re.compile(written), loader) for written in extras.file_paths)
        self._by_name |= dict.fromkeys(map(str.lower, extras.file_names), loader)

    @property
    def loaders(self) -> Sequence[LanguageLoader]:
        return [self._by_id[language_id] for language_id in sorted(self._by_id)]

    def loader(self, language_id: str) -> LanguageLoader:
        """Return the loader of a language. Raises ``UnknownLanguage``."""
        loader = self._by_id.get(language_id.lower())
        if loader is None:
            raise UnknownLanguage(
                f"no loader for the language {language_id!r} is installed",
                hint=f"installed: {', '.join(sorted(self._by_id)) or 'none'}",
                language=language_id,
            )
        return loader

    def together_with(self, name: str) -> list[str]:
        """Name the language of an identifier or an extension, and the languages that its files can import.

        These are the languages with the same semantics. Raises ``UnknownLanguage``.
        """
        loader = self._by_id.get(name) or self._by_extension.get(name) or self.loader(name)
        family = family_of(loader)
        return [other.language_id for other in self.loaders if family_of(other) is family]

    def are_apart(self, path: str, other: str) -> bool:
        """Return true if the languages of two files are known and not resolved together."""
        one, two = self.loader_of(path), self.loader_of(other)
        return one is not None and two is not None and family_of(one) is not family_of(two)

    def loader_of(self, path: str) -> LanguageLoader | None:
        """Return the loader that claims a file by its path, else by its extension or the start of its name."""
        name = path.rpartition("/")[2].lower()
        stem, _, extension = name.rpartition(".")
        by_extension = self._by_extension.get(extension) if stem else None
        if by_extension is not None and extension in self._plain:
            by_extension = next((loader for form, loader in self._by_path if form.search(path)), by_extension)
        return by_extension or self._by_name.get(name.partition(".")[0])


@cache
def installed() -> Registry:
    """Return the loaders of all installed packages; one that cannot be used is left out with the reason."""
    registry = Registry()
    for entry in loader_entries():
        try:
            for loader in entry.load():
                registry.add(loader)
        except Exception as error:  # a third-party package may fail in any way
            reason = error.message if isinstance(error, LanguageError) else f"{type(error).__name__}: {error}"
            registry.left_out[entry.name] = f"the language loader {entry.value} is left out: {reason}"
            _log.warning("%s", registry.left_out[entry.name])
    return registry


def _members(contract: type) -> list[str]:
    """List the public members of a contract and of its bases."""
    return [name for part in contract.__mro__ for name in part.__dict__ if part is not object and name[0] != "_"]
