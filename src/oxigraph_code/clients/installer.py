"""Merge our entry into the configuration files of clients, and take it out again.

For maintainers: the files belong to others. An edit is checked by its data before it is written, writing is atomic, and
the text before the first edit is kept beside the file. Removal restores that text if nothing else has changed since. A
file that cannot be read or edited is left alone and reported. This module must not know the format of any client.
"""

from __future__ import annotations

import copy
import errno
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple

from oxigraph_code.clients import jsonc, toml_tables, yaml_blocks
from oxigraph_code.clients.catalogue import Client, Machine

NAME: Final = "oxigraph-code"
"""The name of our server among those of a client."""
_BACKUP: Final = f".{NAME}.backup"

Scope = Literal["user", "project"]
State = Literal["added", "updated", "unchanged", "removed", "absent", "no file", "left alone"]


class Format(NamedTuple):
    """A configuration format: reading a text, and editing it in place."""

    read: Callable[[str], Any]
    put: Callable[[str, Sequence[str], Any], str]
    drop: Callable[[str, Sequence[str]], str]


FORMATS: Final[Mapping[str, Format]] = MappingProxyType(
    {
        "json": Format(jsonc.read, jsonc.put, jsonc.drop),
        "toml": Format(toml_tables.read, toml_tables.put, toml_tables.drop),
        "yaml": Format(yaml_blocks.read, yaml_blocks.put, yaml_blocks.drop),
    }
)


@dataclass(frozen=True)
class Outcome:
    """The result of one client: the file, its state, and for one that was left alone the reason."""

    client: Client
    file: Path | None
    state: State
    reason: str = ""
    before: str = ""
    after: str = ""


def server_command() -> list[str]:
    """The absolute command that starts the server: the installed script, else this Python with the module."""
    beside = Path(sys.executable).parent / ("oxigraph-mcp.exe" if sys.platform == "win32" else "oxigraph-mcp")
    script = str(beside) if beside.is_file() else shutil.which("oxigraph-mcp")
    return [str(Path(script).absolute())] if script else [sys.executable, "-m", "oxigraph_code.server"]


def file_of(client: Client, scope: Scope, root: Path, machine: Machine) -> Path | None:
    """The file of a client in a scope; ``None`` if it has none."""
    return client.user_file(machine) if scope == "user" else client.project_file(root)


def installed_entry(client: Client, file: Path) -> Any:
    """Our entry in a file, ``None`` if there is none.

    Raises ``ValueError`` or ``OSError`` for an unreadable file.
    """
    return _member(FORMATS[client.format].read(_text(file)), (*client.key, NAME))


def install(
    client: Client, scope: Scope, root: Path, command: Sequence[str], *, machine: Machine | None = None,
    is_dry: bool = False,
) -> Outcome:  # fmt: skip
    """Add or update our entry in the file of a client."""
    file = file_of(client, scope, root, machine or Machine.current())
    if file is None:
        return Outcome(client, None, "no file")
    entry, path, form = client.entry_of(command), (*client.key, NAME), FORMATS[client.format]
    try:
        before = _text(file)
        data = form.read(before)
        known = _member(data, path)
        if known == entry:
            return Outcome(client, file, "unchanged", before=before, after=before)
        after = form.put(before, path, entry)
        if form.read(after) != _with_member(data, path, entry):
            raise ValueError("the file is written in a way that this program does not edit")
        if not is_dry:
            _write(file, after, backup=before if known is None else None)
    except (OSError, ValueError) as error:
        return Outcome(client, file, "left alone", _reason(error))
    return Outcome(client, file, "added" if known is None else "updated", before=before, after=after)


def uninstall(
    client: Client, scope: Scope, root: Path, *, machine: Machine | None = None, is_dry: bool = False
) -> Outcome:
    """Remove our entry from the file of a client.

    If nothing else has changed, the text before the installation is restored.
    """
    file = file_of(client, scope, root, machine or Machine.current())
    if file is None:
        return Outcome(client, None, "no file")
    path, form = (*client.key, NAME), FORMATS[client.format]
    backup = file.with_name(file.name + _BACKUP)
    try:
        before = _text(file)
        entry = _member(form.read(before), path)
        if entry is None:
            return Outcome(client, file, "absent")
        original = _text(backup) if backup.is_file() else ""
        is_ours = form.put(original, path, entry) == before
        after = original if is_ours else form.drop(before, path)
        if not is_ours and _member(form.read(after), path) is not None:
            raise ValueError("the file is written in a way that this program does not edit")
        if not is_dry:
            if is_ours and not backup.is_file():
                file.unlink()
            else:
                _write(file, after, backup=None)
            backup.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        return Outcome(client, file, "left alone", _reason(error))
    return Outcome(client, file, "removed", before=before, after=after)


def _reason(error: OSError | ValueError) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def _text(file: Path) -> str:
    """The text of a file, empty if it does not exist; newlines and a byte order mark stay as they are."""
    try:
        return file.read_bytes().decode("utf-8")
    except FileNotFoundError:
        return ""


def _member(data: Any, path: Sequence[str]) -> Any:
    for key in path:
        if not isinstance(data, dict) or key not in data:
            return None
        data = data[key]
    return data


def _with_member(data: Any, path: Sequence[str], value: Any) -> Any:
    """A copy of the data with another value at a path. Raises ``ValueError`` if a parent is no map."""
    whole = copy.deepcopy(data)
    place = whole
    for key in path[:-1]:
        place = place.setdefault(key, {})
        if not isinstance(place, dict):
            raise ValueError(f"{key} is not a map of servers")
    place[path[-1]] = value
    return whole


def _write(file: Path, text: str, backup: str | None) -> None:
    """Write a file atomically, through links and with its mode; keep the text before the first edit."""
    target = file.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    kept = file.with_name(file.name + _BACKUP)
    if backup is not None and target.exists():
        _replace(kept, backup, target)
    _replace(target, text, target)


def _replace(file: Path, text: str, like: Path) -> None:
    if like.exists() and not like.stat().st_mode & stat.S_IWUSR:
        raise PermissionError(errno.EACCES, "the file is read-only", str(like))
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(text.encode("utf-8"))
            stream.flush()
            os.fsync(stream.fileno())
        if like.exists():
            shutil.copymode(like, name)
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
