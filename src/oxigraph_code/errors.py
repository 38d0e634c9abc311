"""Every failure this project raises on purpose.

    OxigraphCodeError
    ├── ConfigError            a setting has a value that cannot be used
    ├── ArgumentError          an argument of a tool has a value that cannot be used
    ├── FileError              a path cannot be read or written
    ├── LanguageError
    │   ├── UnknownLanguage    no loader has that identifier
    │   ├── LoaderConflict     two loaders claim one identifier or extension
    │   └── QueryFileError     a language's query file does not compile
    ├── RdfSyntaxError         RDF text does not parse
    ├── StoreError
    │   ├── StoreLocked        another writer did not finish in time
    │   ├── StoreUnavailable   the store cannot be opened, read or written
    │   └── StoreDamaged       files of the store are not as they were written
    ├── QueryError
    │   ├── QuerySyntaxError   SPARQL does not parse
    │   ├── QueryRefused       SPARQL that is valid but not allowed here
    │   ├── QueryTimeout       the deadline passed
    │   └── QueryTooLarge      the memory limit was reached
    ├── HistoryError           a git repository cannot be read
    ├── ChildFailed            a child process ended without an answer
    └── ToolFailed             a tool met a failure that it does not handle

For maintainers: an error is data plus a hint, so that it can cross a process boundary (``to_wire`` and ``from_wire``)
and still tell the reader what to do next. Only an error with fields of its own is a dataclass: each takes time to make,
in every process. This module knows nothing else of the project.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any

_MAX_CAUSE_CHARS = 300


@dataclass(eq=False)
class OxigraphCodeError(Exception):
    """A failure with its data; ``hint`` says what to do next."""

    message: str
    hint: str = ""

    def __str__(self) -> str:
        return f"{self.message}\n{self.hint}" if self.hint else self.message


@dataclass(eq=False)
class ConfigError(OxigraphCodeError):
    """A setting is unknown or has a value that cannot be used.

    The text has the name, the value and an example.
    """

    setting: str = ""


@dataclass(eq=False)
class ArgumentError(OxigraphCodeError):
    """An argument of a tool has a value that cannot be used.

    The text has the name of the argument and the values it takes.
    """

    argument: str = ""


@dataclass(eq=False)
class FileError(OxigraphCodeError):
    """A path cannot be read or written.

    The text has the path and the message of the operating system.
    """

    path: str = ""

    @classmethod
    def from_os_error(cls, error: OSError, path: str, hint: str = "") -> FileError:
        return cls(f"{path}: {error.strerror or error}", hint=hint, path=path)


@dataclass(eq=False)
class LanguageError(OxigraphCodeError):
    """A language loader failed or is incomplete.

    The text has the loader.
    """

    language: str = ""


class UnknownLanguage(LanguageError):
    """No loader has that identifier.

    The text has the identifier, and those that are installed.
    """


class LoaderConflict(LanguageError):
    """Two loaders claim one identifier or one file extension.

    The text has both loaders, and which package to uninstall.
    """


@dataclass(eq=False)
class QueryFileError(LanguageError):
    """A query file of a language does not compile.

    The text has the file, ``row`` and ``column`` from 1, and the known names.
    """

    path: str = ""
    row: int = 0
    column: int = 0


@dataclass(eq=False)
class RdfSyntaxError(OxigraphCodeError):
    """RDF text does not parse.

    The text has the source, the format and the marked line; ``row`` and ``column`` from 1, or 0.
    """

    row: int = 0
    column: int = 0


class StoreError(OxigraphCodeError):
    """The store refused an operation.

    The text has the message of the engine.
    """


@dataclass(eq=False)
class StoreLocked(StoreError):
    """Another writer did not finish in time.

    The text has the process and its task, its duration, and the time waited.
    """

    pid: int = 0
    waited_s: float = 0.0


@dataclass(eq=False)
class StoreUnavailable(StoreError):
    """The store cannot be opened, read or written.

    The text has the path and the message of the operating system.
    """

    path: str = ""


@dataclass(eq=False)
class StoreDamaged(StoreError):
    """Files of the store have been damaged.

    The text has the message of the engine, and the call that builds the store again.
    """

    path: str = ""


class QueryError(OxigraphCodeError):
    """A query was not answered.

    The text has the message of the engine.
    """


@dataclass(eq=False)
class QuerySyntaxError(QueryError):
    """SPARQL does not parse.

    The text has the unexpected part and the expected ones; ``row`` and ``column`` from 1, or 0.
    """

    row: int = 0
    column: int = 0


class QueryRefused(QueryError):
    """SPARQL or an argument is valid but not allowed here.

    The text has the refused part, and the alternative.
    """


@dataclass(eq=False)
class QueryTimeout(QueryError):
    """The deadline passed.

    The text has the seconds, and ways to ask for less.
    """

    seconds: float = 0.0


@dataclass(eq=False)
class QueryTooLarge(QueryError):
    """The memory limit was reached.

    The text has the limit, and ways to ask for less.
    """

    limit_mb: int = 0


@dataclass(eq=False)
class HistoryError(OxigraphCodeError):
    """A git repository cannot be read as requested.

    The text has the path, and similar names of an unknown revision.
    """

    path: str = ""


@dataclass(eq=False)
class ChildFailed(OxigraphCodeError):
    """A child process ended without an answer.

    The text has its exit code, and the assurance that nothing was changed.
    """

    exit_code: int = 0


@dataclass(eq=False)
class ToolFailed(OxigraphCodeError):
    """A tool met a failure that it does not handle: a fault of this program.

    The text has the tool, the kind of failure with its message, and a call that may help.
    """

    tool: str = ""
    cause: str = ""

    @classmethod
    def from_exception(cls, tool: str, error: Exception) -> ToolFailed:
        """Name the tool, the kind of the exception and its own words on one line."""
        words = " ".join(str(error).encode("utf-8", "backslashreplace").decode().split())
        cause = f"{type(error).__name__}: {words[:_MAX_CAUSE_CHARS]}" if words else type(error).__name__
        hint = (
            "This is a fault of oxigraph-code and is in its log. Another call may pass: narrow the arguments, or run "
            "load_code full=true if it goes on; then report it."
        )
        return cls(f"{tool} failed: {cause}", hint=hint, tool=tool, cause=cause)


def to_wire(error: OxigraphCodeError) -> dict[str, Any]:
    """Return the error as plain data: its class name under ``error``, its fields beside it."""
    return {"error": type(error).__name__, **asdict(error)}


def from_wire(data: dict[str, Any]) -> OxigraphCodeError:
    """Return the error that ``to_wire`` described; an unknown class name yields the base class."""
    kind = _by_name().get(str(data.get("error")), OxigraphCodeError)
    known = {field.name for field in fields(kind)}
    return kind(**{name: value for name, value in data.items() if name in known})


def _by_name() -> dict[str, type[OxigraphCodeError]]:
    kinds: dict[str, type[OxigraphCodeError]] = {}
    waiting: list[type[OxigraphCodeError]] = [OxigraphCodeError]
    while waiting:
        kind = waiting.pop()
        kinds[kind.__name__] = kind
        waiting.extend(kind.__subclasses__())
    return kinds
