"""The command line that runs tests.

For maintainers: languages know the commands, by the files of a project. This module must not name any.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache

from oxigraph_code.languages.loader import RunsTests, extras_of
from oxigraph_code.languages.registry import installed
from oxigraph_code.tools.workspace.scope import QuestionScope


def command_line(scope: QuestionScope, paths: Iterable[str]) -> str:
    """Return one line that runs the tests of files; empty if no language has a command for them."""
    by_command: dict[tuple[str, RunsTests], list[str]] = {}
    folders = _FolderWith(scope)
    for path in sorted(paths):
        loader = installed().loader_of(path)
        for command in extras_of(loader).test_commands if loader is not None else ():
            folder = folders.of(path.rpartition("/")[0], command)
            if folder is not None:
                by_command.setdefault((folder, command), []).append(path[len(folder) + bool(folder) :])
                break
    lines = [_line(folder, command.command, inside) for (folder, command), inside in by_command.items()]
    return " && ".join(lines)


class _FolderWith:
    """The nearest folder, from one upwards, that has the file of a command; ``None`` if there is none."""

    def __init__(self, scope: QuestionScope) -> None:
        self._scope = scope
        self.of = cache(self._find_folder)
        self._names = cache(lambda folder: [entry.name for entry in scope.tree.entries(folder)])

    def _find_folder(self, folder: str, command: RunsTests) -> str | None:
        if not command.file:
            return ""
        for name in self._names(folder):
            path = f"{folder}/{name}" if folder else name
            if fnmatchcase(name, command.file) and command.word in self._scope.text(path):
                return folder
        return self.of(folder.rpartition("/")[0], command) if folder else None


def _line(folder: str, command: str, paths: list[str]) -> str:
    folders = dict.fromkeys(f"./{path.rpartition('/')[0]}" for path in paths)
    names = dict.fromkeys(path.rpartition("/")[2].partition(".")[0] for path in paths)
    modules = [path.rpartition(".")[0].replace("/", ".") for path in paths]
    values = {
        "modules": shlex.join(modules),
        "files": shlex.join(paths),
        "folders": shlex.join(folders),
        "names": shlex.quote(",".join(names)),
        "any name": shlex.quote("|".join(names)),
    }
    line = re.sub(r"\{([\w ]+)\}", lambda match: values[match[1]], command)
    return f"(cd {shlex.quote(folder)} && {line})" if folder else line
