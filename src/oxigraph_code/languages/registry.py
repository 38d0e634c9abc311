"""The registry of languages, from entry points; the built-in ones have no other way in.

For maintainers: a loader is imported when it is first needed, and a third-party loader that cannot be loaded costs only
its own language. This module must not name any language.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from oxigraph_code.errors import LanguageError, LoaderConflict, UnknownLanguage
from oxigraph_code.languages.loader import LanguageLoader

GROUP = "oxigraph_code.languages"

_log = logging.getLogger(__name__)


class Registry:
    """The loaders, by identifier and by file extension."""

    def __init__(self, loaders: Iterable[LanguageLoader]) -> None:
        """Raises ``LoaderConflict`` if two loaders claim the same identifier or extension."""
        self._by_id: dict[str, LanguageLoader] = {}
        self._by_extension: dict[str, LanguageLoader] = {}
        for loader in loaders:
            if loader.language_id in self._by_id:
                raise LoaderConflict(
                    f"two loaders call themselves {loader.language_id!r}",
                    hint="uninstall one of the packages that register it",
                    language=loader.language_id,
                )
            self._by_id[loader.language_id] = loader
            for extension in loader.file_extensions:
                other = self._by_extension.setdefault(extension.lower().lstrip("."), loader)
                if other is not loader:
                    raise LoaderConflict(
                        f"{other.language_id} and {loader.language_id} both claim .{extension} files",
                        hint="uninstall one of the packages that register them",
                        language=loader.language_id,
                    )

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
        """The language of an identifier or a file extension, and those whose files its files can import.

        These are the languages with the same semantics. Raises ``UnknownLanguage``.
        """
        loader = self._by_id.get(name) or self._by_extension.get(name) or self.loader(name)
        semantics = getattr(loader, "semantics", loader)
        return [other.language_id for other in self.loaders if getattr(other, "semantics", other) is semantics]

    def loader_of(self, path: str) -> LanguageLoader | None:
        """Return the loader that claims a file by its extension; ``None`` without one."""
        stem, _, extension = path.rpartition("/")[2].rpartition(".")
        return self._by_extension.get(extension.lower()) if stem else None


@cache
def installed() -> Registry:
    """Return the loaders of all installed packages."""
    return Registry(_load(entry_points(group=GROUP)))


def _load(found: Iterable[EntryPoint]) -> Iterable[LanguageLoader]:
    for entry in sorted(found, key=lambda entry: entry.name):
        try:
            loader = entry.load()
        except Exception as error:  # a third-party package may fail in any way
            _log.warning("the language loader %s (%s) cannot be loaded: %s", entry.name, entry.value, error)
            continue
        if not isinstance(loader, LanguageLoader):
            raise LanguageError(
                f"{entry.value} is registered as a language loader but is none",
                hint="see docs/contributing/adding-a-language.md for what a loader must have",
                language=entry.name,
            )
        yield loader
