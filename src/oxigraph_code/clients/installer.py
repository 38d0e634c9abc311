"""Merge our entry into the configuration files of clients, and take it out again.

For maintainers: the files belong to others. An edit is checked by its data before it is written, writing is atomic, and
the text before the first edit is kept beside the file. An entry that stood there before is merged: only its command is
ours. Removal restores the kept text if nothing else has changed since. A file that cannot be read or edited is left
alone and reported. This module must not know the format of any client.
"""

from __future__ import annotations

import copy
import errno
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple

from oxigraph_code.clients import jsonc, toml_tables, yaml_blocks
from oxigraph_code.clients.catalogue import Client, Machine

NAME: Final = "oxigraph-code"
"""The name of our server in a client's list."""
_SCRIPT: Final = "oxigraph-mcp"
_MODULE: Final = "oxigraph_code.server"
_BACKUP: Final = f".{NAME}.backup"

Scope = Literal["user", "project"]
State = Literal["added", "updated", "unchanged", "removed", "restored", "absent", "no file", "left alone"]


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
    """The result of one client: the file, its state with a reason if it needs one, and the command."""

    client: Client
    file: Path | None
    state: State
    reason: str = ""
    argv: Sequence[str] = ()
    before: str = ""
    after: str = ""


def server_command(scope: Scope = "user") -> list[str]:
    """Return the command that starts the server.

    For the user it is the absolute path of the installed script, else this Python with the module. For a project it
    works on other machines, too: the script by its name, or the package by ``uvx`` if only that is there.
    """
    script = shutil.which(_SCRIPT)
    if scope == "project":
        return ["uvx", "--from", NAME, _SCRIPT] if script is None and shutil.which("uvx") else [_SCRIPT]
    beside = Path(sys.executable).parent / (f"{_SCRIPT}.exe" if sys.platform == "win32" else _SCRIPT)
    script = str(beside) if beside.is_file() else script
    return [str(Path(script).absolute())] if script else [sys.executable, "-m", _MODULE]


def server_options(argv: Sequence[str]) -> list[str]:
    """Return the options for the server in a command: all behind its script or module."""
    for at, part in enumerate(argv):
        # Of both systems: a file may be shared between them.
        if part == _MODULE or PureWindowsPath(part).stem == _SCRIPT:
            return list(argv[at + 1 :])
    return []


def file_of(client: Client, scope: Scope, root: Path, machine: Machine) -> Path | None:
    """Return the file of a client in a scope; ``None`` if it has none."""
    return client.user_file(machine) if scope == "user" else client.project_file(root)


def installed_entry(client: Client, file: Path, project: Path | None = None) -> Any:
    """Return our entry in a file, also one that the client added for a project; ``None`` without any.

    Raises ``ValueError`` or ``OSError`` for an unreadable file.
    """
    data = FORMATS[client.format].read(_text(file))
    own = [str(project) if part == "$project" else part for part in client.key_of_project if project is not None]
    entry = _member(data, (*client.key, NAME))
    return _member(data, (*own, NAME)) if entry is None and own else entry


def install(
    client: Client, scope: Scope, root: Path, command: Sequence[str], options: Sequence[str] = (), *,
    machine: Machine | None = None, is_dry: bool = False,
) -> Outcome:  # fmt: skip
    """Add our entry to the file of a client, or bring the command of an entry up to date.

    Options that an entry has for the server stay; ``options`` are added if it does not have the first of them.
    """
    file = file_of(client, scope, root, machine or Machine.current())
    if file is None:
        return Outcome(client, None, "no file")
    path, form = (*client.key, NAME), FORMATS[client.format]
    try:
        before = _text(file)
        data = form.read(before)
        known = _member(data, path)
        known_argv = client.argv_of(known)
        if isinstance(known, dict) and known and not known_argv:
            return Outcome(client, file, "unchanged", "it connects to a server that is running", (), before, before)
        kept = server_options(known_argv)
        argv = [*command, *kept, *(options if options and options[0] not in kept else ())]
        entry = client.merged(known, argv) if isinstance(known, dict) else client.entry_of(argv)
        if known == entry:
            return Outcome(client, file, "unchanged", "", argv, before, before)
        after = form.put(before, path, entry)
        if form.read(after) != _with_member(data, path, entry):
            raise ValueError("the file is written in a way that this program does not edit")
        if not is_dry:
            # A file that an installation made, or that has a backup, can be restored as it is.
            is_kept = known is not None and (_backup(file).is_file() or form.put("", path, known) == before)
            _write(file, after, backup=None if is_kept else before)
    except (OSError, ValueError) as error:
        return Outcome(client, file, "left alone", _reason(error))
    return Outcome(client, file, "added" if known is None else "updated", "", argv, before, after)


def uninstall(
    client: Client, scope: Scope, root: Path, *, machine: Machine | None = None, is_dry: bool = False
) -> Outcome:
    """Remove our entry from the file of a client, and folders that are empty without the file.

    If nothing else has changed, the text before the installation is restored, with an entry that stood there.
    """
    machine = machine or Machine.current()
    file = file_of(client, scope, root, machine)
    if file is None:
        return Outcome(client, None, "no file")
    path, form = (*client.key, NAME), FORMATS[client.format]
    backup = _backup(file)
    state: State = "removed"
    reason = ""
    try:
        before = _text(file)
        entry = _member(form.read(before), path)
        if entry is None:
            return Outcome(client, file, "absent")
        original = _text(backup) if backup.is_file() else ""
        is_ours = form.put(original, path, entry) == before
        after = original if is_ours else form.drop(before, path)
        if _member(form.read(after), path) is not None:
            if not is_ours:
                raise ValueError("the file is written in a way that this program does not edit")
            state, reason = "restored", "the entry of before the installation is back; uninstall again removes it"
        if not is_dry:
            if is_ours and not backup.is_file():
                file.unlink()
                _remove_empty_folders(file.parent, (machine.home, root.absolute()))
            else:
                _write(file, after, backup=None)
            backup.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        return Outcome(client, file, "left alone", _reason(error))
    return Outcome(client, file, state, reason, (), before, after)


def _backup(file: Path) -> Path:
    return file.with_name(file.name + _BACKUP)


def _remove_empty_folders(folder: Path, kept: Collection[Path]) -> None:
    with suppress(OSError):
        for place in (folder, *folder.parents):
            if place in kept:
                break
            place.rmdir()


def _reason(error: OSError | ValueError) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def _text(file: Path) -> str:
    """Read a file, empty if it does not exist; newlines and a byte order mark stay as they are."""
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
    """Return a copy of the data with another value at a path. Raises ``ValueError`` if a parent is no map."""
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
    if backup is not None and target.exists():
        _replace(_backup(file), backup, target)
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
