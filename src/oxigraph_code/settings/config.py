"""Settings: command-line flags take precedence over environment, the user's file, and defaults.

For maintainers: the file is the user's own (``$OXIGRAPH_CONFIG``, else ``oxigraph-code/config.toml`` in the user's
configuration folder). A hostile checkout must not be able to allow network access, so the settings of a project are
read separately, in ``project_file``. This module must not know the use of settings.
"""

from __future__ import annotations

import dataclasses
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from oxigraph_code.errors import ConfigError, FileError
from oxigraph_code.processes.logs import LEVELS

ENVIRONMENT_PREFIX = "OXIGRAPH_"


MAX_DEFAULT_DEPTH = 5
SERVER_KINDS = ("auto", "oxigraph", "virtuoso", "standard")


def _setting(default: Any, meaning: str, shown: str = "", choices: tuple[str, ...] = (), most: int = 0) -> Any:
    metadata = {"meaning": meaning, "shown": shown or str(default), "choices": choices, "most": most}
    return field(default=default, metadata=metadata)


@dataclass(frozen=True)
class Settings:
    """All settings.

    A field ``query_timeout_s`` is ``OXIGRAPH_QUERY_TIMEOUT_S`` in the environment, and has its own name in the file.
    Without a ``cache_path`` nothing is cached; only ``load_settings`` knows the user's own folder.
    """

    store_path: Path = _setting(
        Path("oxigraph_data"),
        "folder of the store; by default the nearest around the project, else at the root of its repository",
    )
    store_url: str = _setting(
        "",
        "query endpoint of a SPARQL server with the graph that a team shares, asked with project=shared",
        shown="none",
    )
    store_kind: str = _setting(
        "auto",
        "the server at OXIGRAPH_STORE_URL, if a proxy hides it: auto, oxigraph, virtuoso, standard",
        choices=SERVER_KINDS,
    )
    store_user: str = _setting(
        "", "user of that server; the secret is OXIGRAPH_STORE_SECRET, or in the system's keyring", shown="none"
    )
    query_timeout_s: float = _setting(30.0, "seconds a query or an update may take")
    writer_wait_s: float = _setting(60.0, "seconds to wait for another writer to finish")
    query_memory_mb: int = _setting(
        4096, "address space of a process that answers queries: MB, at least 1000, or 0 for no limit"
    )
    max_result_bytes: int = _setting(18000, "size of one raw SPARQL result, in bytes")
    sparql_format: str = _setting(
        "json",
        "rows of sparql_query where no format is asked for: json, table, csv; at a terminal, table instead of json",
        choices=("json", "table", "csv"),
    )
    max_answer_chars: int = _setting(8000, "length of an answer in characters where none is asked for, at most 40,000")
    max_rows: int = _setting(0, "rows of an answer where no number is asked for; 0 for as many as there is room for")
    default_depth: int = _setting(
        0,
        "steps that get_callers, get_callees, impact_analysis and get_subgraph follow where no depth is asked for, "
        f"1 to {MAX_DEFAULT_DEPTH}; 0 is the default of each",
        most=MAX_DEFAULT_DEPTH,
    )
    include: str = _setting(
        "",
        "patterns, with commas between them, of files that are indexed although ignored",
        shown="none",
    )
    exclude: str = _setting("", "patterns, with commas between them, of files that are left out", shown="none")
    languages: str = _setting("", "the only languages that are indexed, with commas between them", shown="all")
    max_file_bytes: int = _setting(4 * 1024 * 1024, "larger source files are recorded, not parsed")
    workers: int = _setting(0, "processes that parse and resolve; 0 is one per processor")
    cache_path: Path | None = _setting(
        None, "folder of the cache of facts, shared by all projects; no path, no cache", shown="~/.cache/oxigraph-code"
    )
    max_cache_mb: int = _setting(1000, "size of the cache of facts, in MB; 0 for none")
    root: Path | None = _setting(
        None,
        "folder of the project that questions are about; without either the working directory",
        shown="CLAUDE_PROJECT_DIR",
    )
    freshness_s: float = _setting(2.0, "seconds a question waits for the graph to be brought up to date")
    auto_index: bool = _setting(True, "index a project when it is first asked about")
    watch: bool = _setting(False, "keep the graph up to date while nobody asks, as files change")
    structured_output: bool = _setting(
        False, "answer clients with fields in place of text, and with the summary alone as text"
    )
    tools: str = _setting("core", "the tools that the server lists: core, all, or their names with commas between them")
    http_hosts: str = _setting(
        "",
        "names, with commas between them, under which clients reach serve --http and view, "
        "beside localhost, addresses in numbers and this machine's own name",
        shown="none",
    )
    max_snapshots: int = _setting(8, "snapshots that are kept of one project, at least 2")
    allow_project_store: bool = _setting(False, "let a project name its store, a folder inside of it")
    allow_network: bool = _setting(False, "allow SERVICE, LOAD, and load_code of a git address to reach other hosts")
    log: str = _setting("info", f"what is logged, from this on: {', '.join(LEVELS)}", choices=LEVELS)

    @property
    def processes(self) -> int:
        """The processes that read or resolve files at the same time."""
        return self.workers or os.cpu_count() or 1

    @property
    def selection(self) -> str:
        """The settings that decide on the files of a run, as a text for comparisons."""
        return "\0".join([str(self.max_file_bytes), self.include, self.exclude, self.languages])


DEFAULTS = Settings()


def working_folder(environment: Mapping[str, str] | None = None) -> Path:
    """Return the folder that a client works in."""
    return Path((os.environ if environment is None else environment).get("CLAUDE_PROJECT_DIR") or ".").absolute()


def load_settings(
    flags: Mapping[str, Any] | None = None, environment: Mapping[str, str] | None = None, file: Path | None = None
) -> Settings:
    """Load the settings in force. Flags that are ``None`` are not set.

    Raises ``ConfigError`` for an invalid value or an unknown name, ``FileError`` for a configuration file that was
    named and cannot be read.
    """
    environment = os.environ if environment is None else environment
    values = _from_file(file or _config_file(environment), asked=file is not None or "OXIGRAPH_CONFIG" in environment)
    known = {entry.name: entry for entry in dataclasses.fields(Settings)}
    for name in known:
        text = environment.get(ENVIRONMENT_PREFIX + name.upper())
        if text is not None and text != "":
            values[name] = text
    values.update({name: value for name, value in (flags or {}).items() if value is not None})
    converted: dict[str, Any] = {"cache_path": _cache_folder(environment)}
    for name, value in values.items():
        if name not in known:
            raise ConfigError(
                f"no setting is called {name!r}", hint="known settings: " + ", ".join(sorted(known)), setting=name
            )
        if choices := known[name].metadata["choices"]:
            converted[name] = _choice(name, value, choices)
        else:
            converted[name] = _convert(name, value, known[name].default, known[name].metadata["shown"])
            most = known[name].metadata["most"]
            if most and converted[name] > most:
                raise ConfigError(f"{name} cannot be {value!r}", hint=f"give a number up to {most}", setting=name)
    if "store_path" not in values:
        start = values.get("root") or environment.get("CLAUDE_PROJECT_DIR") or "."
        converted["store_path"] = _nearest_store(Path(start).expanduser().absolute())
    settings = Settings(**converted)
    cache_path = settings.cache_path and settings.cache_path.absolute()
    return dataclasses.replace(settings, store_path=settings.store_path.absolute(), cache_path=cache_path)


def _nearest_store(folder: Path) -> Path:
    """Find the nearest store at or above a folder; else its place at the root of the repository."""
    around = (folder, *folder.parents)
    name = Settings.store_path
    found = next((entry / name for entry in around if (entry / name / "format").is_file()), None)
    root = next((entry for entry in around if (entry / ".git").exists()), folder)
    return found or root / name


def _cache_folder(environment: Mapping[str, str]) -> Path | None:
    """Return the user's own cache folder; none for a user without a home."""
    variable, default = ("LOCALAPPDATA", "~") if sys.platform == "win32" else ("XDG_CACHE_HOME", "~/.cache")
    given = Path(environment.get(variable, ""))
    try:
        # The current directory must not decide on the place of files, so a relative folder is ignored.
        return (given if given.is_absolute() else Path(default).expanduser()) / "oxigraph-code"
    except RuntimeError:
        return None


def _config_file(environment: Mapping[str, str]) -> Path:
    if "OXIGRAPH_CONFIG" in environment:
        return Path(environment["OXIGRAPH_CONFIG"])
    if sys.platform == "win32":
        folder = Path(environment.get("APPDATA", "~"))
    else:
        folder = Path(environment.get("XDG_CONFIG_HOME", "~/.config"))
    return folder / "oxigraph-code" / "config.toml"


def pattern_folder(environment: Mapping[str, str] | None = None) -> Path:
    """Return the folder of the user's own pattern files, beside the configuration file; it need not exist."""
    return _config_file(os.environ if environment is None else environment).expanduser().parent / "frameworks"


def _from_file(path: Path, *, asked: bool) -> dict[str, Any]:
    try:
        text = path.expanduser().read_bytes().decode()
    except OSError as error:
        if asked:
            raise FileError.from_os_error(error, str(path), hint="name an existing configuration file") from None
        return {}
    except RuntimeError as error:  # no home folder
        if asked:
            raise FileError(f"{path}: {error}", hint="name an existing configuration file", path=str(path)) from None
        return {}
    except UnicodeDecodeError:
        raise ConfigError(f"{path} is not UTF-8 text", hint="save the file as UTF-8", setting=str(path)) from None
    # Imported late: few users have such a file, and every command runs this.
    import tomllib

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{path}: {error}", hint="correct the file; it is TOML", setting=str(path)) from None


def _convert(name: str, value: Any, default: Any, shown: str) -> Any:
    kind = type(default)
    try:
        if default is None and value == "":
            return None
        if default is None or isinstance(default, Path):
            return Path(value).expanduser()
        if isinstance(default, str):
            return str(value)
        if isinstance(default, bool):
            return _truth(value)
        number = kind(value)
    except (TypeError, ValueError, RuntimeError):
        variable = ENVIRONMENT_PREFIX + name.upper()
        wanted = {bool: "1 or 0", int: "a whole number", float: "a number"}.get(kind, "a path")
        raise ConfigError(
            f"{name} cannot be {value!r}", hint=f"give {wanted}, for example {variable}={shown}", setting=name
        ) from None
    if not number >= 0:
        raise ConfigError(f"{name} cannot be {value!r}", hint="give a number that is not negative", setting=name)
    return number


def _choice(name: str, value: Any, choices: tuple[str, ...]) -> str:
    if str(value).lower() not in choices:
        raise ConfigError(f"{name} cannot be {value!r}", hint=f"give one of {', '.join(choices)}", setting=name)
    return str(value).lower()


def _truth(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    text = str(value).strip().lower()
    if text in ("1", "true", "yes", "on"):
        return True
    if text in ("0", "false", "no", "off"):
        return False
    raise ValueError(text)
