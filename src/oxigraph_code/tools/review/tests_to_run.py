"""The command line that runs tests.

For maintainers: languages know the commands, by the files of a project. This module must not name any.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable
from fnmatch import fnmatchcase

from oxigraph_code.languages.loader import RunsTests, test_commands_of
from oxigraph_code.languages.registry import installed
from oxigraph_code.tools.workspace.scope import QuestionScope


def command_line(scope: QuestionScope, paths: Iterable[str]) -> str:
    """Return one line that runs the tests of files; empty if no language has a command for them."""
    by_command: dict[tuple[str, RunsTests], list[str]] = {}
    for path in sorted(paths):
        loader = installed().loader_of(path)
        for command in test_commands_of(loader) if loader is not None else ():
            folder = _folder_with(scope, path, command)
            if folder is not None:
                by_command.setdefault((folder, command), []).append(path[len(folder) + bool(folder) :])
                break
    lines = [_line(folder, command.command, inside) for (folder, command), inside in by_command.items()]
    return " && ".join(lines)


def _folder_with(scope: QuestionScope, path: str, command: RunsTests) -> str | None:
    """Return the nearest folder above a file that has the file of a command."""
    if not command.file:
        return ""
    folder = path
    while folder:
        folder = folder.rpartition("/")[0]
        for entry in scope.tree.entries(folder):
            name = f"{folder}/{entry.name}" if folder else entry.name
            if fnmatchcase(entry.name, command.file) and command.word in scope.text(name):
                return folder
    return None


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
