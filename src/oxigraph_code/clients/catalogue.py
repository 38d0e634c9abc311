"""The table of MCP clients, and where their files are on this machine.

For maintainers: everything about one client stands in ``clients.toml``. This module reads it and resolves paths for a
machine, which tests replace; it must not open a file of a client.
"""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any
from urllib.parse import quote

_VARIABLE = re.compile(r"\$([A-Z_]+)")
_COMMAND = ("$command", "$args", "$argv")
_SYSTEMS = {"darwin": "macos", "win32": "windows"}


@dataclass(frozen=True)
class Machine:
    """The part of a machine that decides paths: its system, home folder and environment variables."""

    system: str
    """``linux``, ``macos`` or ``windows``."""
    home: Path
    environment: Mapping[str, str]

    @classmethod
    def current(cls) -> Machine:
        return cls(_SYSTEMS.get(sys.platform, "linux"), Path.home(), os.environ)

    def path(self, pattern: str) -> Path | None:
        """Return the path of a pattern; ``None`` if it names a variable that is not set."""
        variables = {"CONFIG": str(self.home / ".config"), **self.environment}
        if self.environment.get("XDG_CONFIG_HOME"):
            variables["CONFIG"] = self.environment["XDG_CONFIG_HOME"]
        if any(not variables.get(name) for name in _VARIABLE.findall(pattern)):
            return None
        filled = _VARIABLE.sub(lambda match: variables[match[1]], pattern)
        return self.home / filled[2:] if filled.startswith("~/") else Path(filled)

    def has(self, sign: str) -> bool:
        """Return true if a program is on ``PATH``, or a file or folder exists."""
        if sign[:1] in "~$":
            path = self.path(sign)
            return path is not None and path.exists()
        return shutil.which(sign, path=self.environment.get("PATH", "")) is not None


@dataclass(frozen=True)
class Client:
    """An MCP client: its files by scope, their format, and the shape of an entry."""

    name: str
    title: str
    format: str
    key: Sequence[str]
    entry: Mapping[str, Any]
    user: Sequence[str]
    project: Sequence[str]
    found_by: Sequence[str]
    key_of_project: Sequence[str] = ()
    link: str = ""
    tested: str = ""
    """States the version in the client benchmark; empty if it has none."""
    starts_elsewhere: bool = False

    def is_found(self, machine: Machine) -> bool:
        """Return true if the client is installed on a machine."""
        return any(machine.has(sign) for sign in self.found_by)

    def user_file(self, machine: Machine) -> Path | None:
        """Return the configuration file of a user; ``None`` if the client has none on this system."""
        return _first([path for pattern in self.user if (path := machine.path(pattern)) is not None])

    def project_file(self, root: Path) -> Path | None:
        """Return the configuration file of a project; ``None`` if the client has none for projects."""
        return _first([root / pattern for pattern in self.project])

    def entry_of(self, argv: Sequence[str]) -> dict[str, Any]:
        """Return the entry that starts a server by a command with its arguments."""
        values = {"$command": argv[0], "$args": list(argv[1:]), "$argv": list(argv)}
        return {
            name: values.get(value, value) if isinstance(value, str) else value for name, value in self.entry.items()
        }

    def merged(self, entry: Mapping[str, Any], argv: Sequence[str]) -> dict[str, Any]:
        """Return an entry with another command; all else that its user has written stays."""
        merged = dict(entry)
        for name, value in self.entry_of(argv).items():
            if self.entry[name] in _COMMAND:
                merged[name] = value
            elif isinstance(value, dict) and isinstance(entry.get(name), dict):
                merged[name] = {**value, **entry[name]}
            else:
                merged.setdefault(name, value)
        return merged

    def argv_of(self, entry: Any) -> list[str]:
        """Return an entry's command with its arguments; empty if the client does not start the server."""
        parts: list[str] = []
        for name, value in self.entry.items() if isinstance(entry, dict) else ():
            if value in _COMMAND:
                found = entry.get(name, [])
                parts += [str(part) for part in (found if isinstance(found, list) else [found])]
        return parts

    def link_of(self, name: str, argv: Sequence[str]) -> str:
        """Return the link that installs a server under a name; empty if the client has none."""
        entry = self.entry_of(argv)
        values = {
            "$name": quote(name, safe=""),
            "$base64": quote(base64.b64encode(json.dumps(entry).encode()).decode(), safe=""),
            "$json": quote(json.dumps({"name": name, **entry}), safe=""),
        }
        return re.sub(r"\$\w+", lambda match: values[match[0]], self.link)


def _first(paths: Sequence[Path]) -> Path | None:
    """Return the first path that exists; else the first."""
    return next((path for path in paths if path.exists()), paths[0] if paths else None)


@cache
def _table() -> Mapping[str, Any]:
    return tomllib.loads((resources.files(__package__) / "clients.toml").read_text(encoding="utf-8"))


def load_clients(machine: Machine | None = None) -> list[Client]:
    """Load all clients of the table, with the user's files as they are named on a machine."""
    system = (machine or Machine.current()).system
    found = []
    for name, row in _table().items():
        user = row.get("user", ())
        user = user.get(system, ()) if isinstance(user, dict) else user
        found.append(
            Client(
                name=name,
                title=row["title"],
                format=row["format"],
                key=tuple(row["key"]),
                entry=row["entry"],
                user=_listed(user),
                project=_listed(row.get("project", ())),
                found_by=tuple(row["found_by"]),
                key_of_project=tuple(row.get("key_of_project", ())),
                link=row.get("link", ""),
                tested=row.get("tested", ""),
                starts_elsewhere=row.get("starts_elsewhere", False),
            )
        )
    return found


def _listed(value: str | Sequence[str]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value)
