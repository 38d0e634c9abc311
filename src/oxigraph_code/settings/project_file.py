"""Settings of a project: ``.oxigraph-code.toml``, else ``[tool.oxigraph-code]`` of ``pyproject.toml``.

For maintainers: the file is at the root of the project. A checkout may be hostile, so these settings only choose files
inside the root, shorten answers and choose a depth. They cannot name a path outside of the root, start anything or
reach an address, a limit in them can only be smaller than the user's, and a store is used only if the user allows that.
This module must not know how files are found.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from oxigraph_code.errors import ConfigError
from oxigraph_code.file_tree import Disk, FileTree
from oxigraph_code.settings.config import MAX_DEFAULT_DEPTH, Settings, load_settings, working_folder

PROJECT_FILE = ".oxigraph-code.toml"
MANIFEST = "pyproject.toml"
_TABLE = "tool.oxigraph-code"
_MAX_BYTES = 1_000_000
_LONGEST_ANSWER = 40_000
_LONGEST_KEY = 30


@dataclass(frozen=True)
class ProjectFile:
    """The settings of a project; what is empty or 0 is not set. ``name`` is the file that they stand in."""

    name: str = ""
    include: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    max_file_bytes: int = 0
    max_answer_chars: int = 0
    default_depth: int = 0
    store_path: str = ""
    rules: Mapping[str, Any] = field(default_factory=dict)
    """For the name of a rule, its severity, its parameters, or several sets of parameters."""
    ignored: str = ""
    """A phrase about the keys that are no settings of this version, for every answer; empty without any."""


def ignored_settings(tree: FileTree) -> list[str]:
    """List a phrase for the first line of an answer if the project file has keys that are no settings.

    A file that cannot be used has no phrase: its index run fails with the reason.
    """
    with suppress(ConfigError):
        return [*filter(None, [read_project_file(tree).ignored])]
    return []


def read_project_file(tree: FileTree, languages: Collection[str] = ()) -> ProjectFile:
    """Read the settings at the root of a tree; none where no file has any.

    Raises ``ConfigError``, with line and column, for what is no TOML, for a value that cannot be used, and for a
    language that is none of ``languages``, if these are given.
    """
    for name in (PROJECT_FILE, MANIFEST):
        try:
            content = tree.read(name, _MAX_BYTES) if tree.has_file(name) else None
        except OSError:
            continue
        if content is not None and (name == PROJECT_FILE or _TABLE.encode() in content):
            return _parsed(name, content, languages)
    return ProjectFile()


def with_project_file(flags: Mapping[str, Any] | None = None) -> Settings:
    """Load the settings for the project around the working folder, whose own settings come last.

    Raises what ``load_settings`` raises, and ``ConfigError`` for a project file that cannot be used.
    """
    settings = load_settings(flags)
    root = _root_around(settings.root or working_folder())
    found = read_project_file(Disk(root))
    values: dict[str, Any] = {}
    if found.max_answer_chars:
        values["max_answer_chars"] = min(found.max_answer_chars, settings.max_answer_chars)
    if found.default_depth and not settings.default_depth:
        values["default_depth"] = found.default_depth
    if found.store_path:
        if not settings.allow_project_store:
            raise ConfigError(
                f"{root / found.name}: store_path is not allowed to name the store",
                hint="set OXIGRAPH_ALLOW_PROJECT_STORE=1 where you trust the project, or OXIGRAPH_STORE_PATH yourself",
                setting="store_path",
            )
        if settings.store_path == load_settings({"store_path": Settings.store_path}).store_path:
            values["store_path"] = root / found.store_path
    return load_settings({**(flags or {}), **values}) if values else settings


def settings_of_server(flags: Mapping[str, Any] | None = None) -> Settings:
    """Return the same for a server, which starts without a project file that cannot be used.

    A client shows no message of a server that does not start; the first index run refuses the file.
    """
    settings = load_settings(flags)
    with suppress(ConfigError):
        settings = with_project_file(flags)
    return settings


def _root_around(folder: Path) -> Path:
    for place in (folder, *folder.parents):
        if any((place / name).exists() for name in (PROJECT_FILE, ".git")):
            return place
    return folder


class _KeyPlaces:
    """The places of keys in a file, as line and column."""

    def __init__(self, name: str, text: str, start: int) -> None:
        self._name = name
        self._text = text
        self._start = start

    def locate(self, key: str) -> str:
        found = re.compile(rf"^[ \t]*(?:[\w.-]+\.)?[\"']?({re.escape(key)})[\"']?[ \t]*[=.]", re.M).search(
            self._text, self._start
        )
        place = found.start(1) if found else self._start
        line, column = self._text.count("\n", 0, place) + 1, place - self._text.rfind("\n", 0, place)
        return f"{self._name}:{line}:{column}"

    def error(self, key: str, message: str, hint: str) -> ConfigError:
        return ConfigError(f"{self.locate(key)}: {message}", hint=hint, setting=key)


def _parsed(name: str, content: bytes, languages: Collection[str]) -> ProjectFile:
    # Few projects have such a file, and every run comes by here.
    import tomllib

    text = content.decode("utf-8", "replace")
    try:
        values: Any = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"\(at line (\d+), column (\d+)\)", str(error))
        where = f":{place[1]}:{place[2]}" if place else f":{text.count(chr(10)) + 1}:1"
        raise ConfigError(f"{name}{where}: {error}", hint="correct the file; it is TOML", setting=name) from None
    start = 0
    if name == MANIFEST:
        table = values.get("tool")
        values = table.get("oxigraph-code", {}) if isinstance(table, dict) else {}
        header = re.search(rf"^[ \t]*\[{re.escape(_TABLE)}\]", text, re.M)
        start = header.start() if header else 0
    places = _KeyPlaces(name, text, start)
    if not isinstance(values, dict):
        raise places.error("oxigraph-code", "is no table", hint=f"write [{_TABLE}] and the settings below it")
    ignored = [key for key in values if key not in _READERS]
    read: dict[str, Any] = {"ignored": _ignored(ignored, places)} if ignored else {}
    for key, value in values.items():
        if key in ignored:
            continue
        wrong = _READERS[key](value)
        if wrong:
            raise places.error(key, f"{key} cannot be {value!r}", hint=wrong)
        read[key] = tuple(value) if isinstance(value, list) else value
    unknown = [entry for entry in read.get("languages", ()) if languages and entry not in languages]
    if unknown:
        hint = f"languages: {', '.join(sorted(languages))}"
        raise places.error("languages", f"no loader reads {unknown[0]!r}", hint)
    return ProjectFile(name, **read)


def _ignored(keys: Sequence[str], places: _KeyPlaces) -> str:
    # A hostile file must not choose the length of answers.
    more = f" and {len(keys) - 1:,} more" if len(keys) > 1 else ""
    return f"{places.locate(keys[0])}: ignored {keys[0][:_LONGEST_KEY]!r}{more}: no setting of a project is called so"


def _wrong_texts(value: Any) -> str:
    is_list = isinstance(value, list) and all(isinstance(entry, str) and entry.strip() for entry in value)
    return "" if is_list else 'give a list of texts, as ["python"]'


def _wrong_patterns(value: Any) -> str:
    if wrong := _wrong_texts(value):
        return wrong.replace("python", "docs/")
    if any(".." in re.split(r"[/\\]", entry.lstrip("!")) for entry in value):
        return "give patterns of .gitignore that stay inside of the project, without .."
    return ""


def _wrong_number(most: int) -> Callable[[Any], str]:
    def wrong(value: Any) -> str:
        is_number = isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= most
        return "" if is_number else f"give a whole number from 1 to {most:,}"

    return wrong


def _wrong_folder(value: Any) -> str:
    parts = re.split(r"[/\\]", value) if isinstance(value, str) else [".."]
    is_inside = parts[0] not in ("", "~") and not parts[0].startswith("~") and ".." not in parts and ":" not in parts[0]
    return "" if is_inside else "give a folder inside of the project, relative to its root"


def _wrong_rules(value: Any) -> str:
    return "" if isinstance(value, dict) else 'write [rules] and below it import-cycles = "error"'


_READERS: dict[str, Callable[[Any], str]] = {
    "include": _wrong_patterns,
    "exclude": _wrong_patterns,
    "languages": _wrong_texts,
    "max_file_bytes": _wrong_number(1 << 40),
    "max_answer_chars": _wrong_number(_LONGEST_ANSWER),
    "default_depth": _wrong_number(MAX_DEFAULT_DEPTH),
    "store_path": _wrong_folder,
    "rules": _wrong_rules,
}
