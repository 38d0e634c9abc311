"""``setup.cfg``: setuptools' declarative metadata.

For maintainers: setuptools reads it without interpolation, and so does this module. ``file:`` and ``attr:`` are
resolved by ``dynamic``. This module must not know the content of other manifests.
"""

from __future__ import annotations

import configparser
import re

from oxigraph_code.errors import FileError
from oxigraph_code.facts import Diagnostic
from oxigraph_code.languages.folder import ProjectFolder, line_of, shown
from oxigraph_code.languages.python.manifests.declaration import Declaration
from oxigraph_code.languages.python.manifests.dynamic import DynamicFields
from oxigraph_code.languages.python.manifests.requirements import RequirementsReader

_PATH = "setup.cfg"
# The standard library's parser takes quadratic time for such a run of blanks.
_LONG_SPACE = re.compile(r"(?<=\S)[^\S\n]{50,}")
_LINE = re.compile(r"\bline:? +(\d+)")
"""The line that the parser names in a message."""


def read_setup_cfg(folder: ProjectFolder, requirements: RequirementsReader) -> Declaration | None:
    """Read the content of ``setup.cfg``; ``None`` if it cannot be read."""
    text = folder.read_manifest(_PATH)
    if text is None:
        return None
    parser = configparser.RawConfigParser()
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    try:
        parser.read_string(_LONG_SPACE.sub(" ", text), _PATH)
    except configparser.Error as error:
        place = _LINE.search(error.message)
        message = f"does not parse: {error.message.splitlines()[0]}"
        folder.report(_PATH, message, int(place[1]) if place else 0, severity="error")
        return None
    return _Settings(folder, requirements, text, parser).declaration()


class _Settings:
    """The sections of the file that are turned into a declaration."""

    def __init__(
        self,
        folder: ProjectFolder,
        requirements: RequirementsReader,
        text: str,
        parser: configparser.RawConfigParser,
    ) -> None:
        self._folder = folder
        self._text = text
        self._sections = {
            name: {key.strip().lower().replace("-", "_"): value for key, value in parser.items(name)}
            for name in ("metadata", "options", "options.packages.find")
            if parser.has_section(name)
        }
        extras = "options.extras_require"
        self._extras = dict(parser.items(extras)) if parser.has_section(extras) else {}
        self._requirements = requirements
        self._declaration = Declaration(_PATH)

    def declaration(self) -> Declaration:
        """Return the content of the file."""
        declaration = self._declaration
        metadata, options = self._sections.get("metadata", {}), self._sections.get("options", {})
        declaration.name = metadata.get("name", "").strip()
        declaration.edition = options.get("python_requires", "")
        declaration.version = self._directive("version", metadata.get("version", ""))
        declaration.description = self._directive(
            "description", metadata.get("description", "") or metadata.get("summary", "")
        )
        if "install_requires" in options:
            declaration.declares_runtime = True
            self._add(options["install_requires"], "install_requires")
        for extra, value in self._extras.items():
            self._add(value, f"extras_require {shown(extra)}", extra.strip(), optional=True)
        if "tests_require" in options:
            self._add(options["tests_require"], "tests_require", "tests_require")
        return declaration

    def _directive(self, field: str, value: str) -> str:
        value = value.strip()
        for directive in ("attr", "file"):
            if value.startswith(f"{directive}:"):
                argument = value.removeprefix(f"{directive}:").strip()
                try:
                    if directive == "attr":
                        return self._dynamic().attribute(argument)
                    return self._dynamic().files(_names(argument))
                except (ValueError, FileError) as error:
                    reason = error.message if isinstance(error, FileError) else str(error)
                    line = line_of(self._text, value)
                    self._declaration.unread[field] = Diagnostic("warning", f"{field}: {reason}", line)
                    return ""
        return value

    def _dynamic(self) -> DynamicFields:
        folders = [
            place
            for line in self._sections.get("options", {}).get("package_dir", "").splitlines()
            for key, _, place in [line.partition("=")]
            if not key.strip()
        ]
        where = self._sections.get("options.packages.find", {}).get("where", "").split()
        return DynamicFields(self._folder, [*(place.strip() for place in folders), *where])

    def _add(self, value: str, what: str, group: str = "", optional: bool = False) -> None:
        if value.strip().startswith("file:"):
            for path in _names(value.strip().removeprefix("file:")):
                found = self._requirements.named_by(_PATH, path, group, optional)
                self._declaration.dependencies.extend(found)
            return
        for line in value.splitlines() if "\n" in value else value.split(";"):
            text = line.strip()
            if not text or text.startswith("#"):
                continue
            try:
                self._declaration.require(text, group, optional)
            except ValueError as error:
                place = line_of(self._text, text) if self._folder.has_room(_PATH) else 0
                self._folder.report(_PATH, f"{what}: {error}", place, severity="error")


def _names(value: str) -> list[str]:
    return [name for part in value.split(",") if (name := part.strip())]
