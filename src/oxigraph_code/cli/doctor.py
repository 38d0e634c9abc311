"""Checks of the program, the store and the clients, with a remedy for each finding.

For maintainers: a check tells what it looked at and, if something is wrong, what to do. A check that fails itself is a
finding, too.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

import click

from oxigraph_code import __version__
from oxigraph_code.cli import output
from oxigraph_code.cli.settings_options import read_settings, settings_options
from oxigraph_code.cli.tool_commands import opened
from oxigraph_code.clients.catalogue import Client, Machine, load_clients
from oxigraph_code.clients.installer import Scope, file_of, installed_entry
from oxigraph_code.config import Settings
from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.tools import Call

_START_S = 30.0
_FAILED = 3
_PREVIEW = 6
_SCOPES: tuple[Scope, ...] = ("user", "project")


class CheckResult(NamedTuple):
    """The result of one check; ``remedy`` is empty if all is well."""

    check: str
    found: str
    remedy: str = ""


def findings(settings: Settings) -> Iterator[CheckResult]:
    """Run all checks."""
    for check, run in _CHECKS.items():
        try:
            for found, remedy in run(settings):
                yield CheckResult(check, found, remedy)
        except OxigraphCodeError as error:
            yield CheckResult(check, error.message, error.hint)
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            yield CheckResult(check, str(error), "look at the message; the check itself could not run")


_Found = Iterator[tuple[str, str]]


def _program(settings: Settings) -> _Found:
    yield f"oxigraph-code {__version__}, Python {platform.python_version()}, {platform.platform()}", ""
    names = ("pyoxigraph", "tree-sitter", "pygit2", "mcp")
    yield ", ".join(f"{name} {metadata.version(name)}" for name in names), ""


def _store(settings: Settings) -> _Found:
    if not settings.store_path.exists():
        yield f"no store at {settings.store_path}", "run oxigraph-code index in the project"
        return
    with opened(settings) as workspace:
        size = workspace.store.size()
        generations = sum(entry.is_dir() for entry in (settings.store_path / "generations").glob("*"))
        text = f"{settings.store_path}: {size.bytes / 1e6:.1f} MB, generation {size.generation or 'none'}"
        is_older = workspace.store.is_older()
        remedy = "an older version wrote it; run oxigraph-code index to bring it up to date" if is_older else ""
        yield f"{text}, {generations} kept", remedy
        workspace.store.query("ASK { ?s ?p ?o }")
        yield "the store answers queries", ""


def _lock(settings: Settings) -> _Found:
    holder = settings.store_path / "writer.lock"
    if holder.exists() and (text := holder.read_text(encoding="utf-8", errors="replace").strip()):
        yield f"last writer: {' '.join(text.split())}", ""
    else:
        yield "no writer has held the lock", ""


def _index(settings: Settings) -> _Found:
    from oxigraph_code.cli.verbs import by_name

    if not settings.store_path.exists():
        return
    with opened(settings) as workspace:
        answer = by_name()["status"].tool.run(workspace, Call())
    lines = [line.strip() for line in answer.text.splitlines()[:_PREVIEW] if line.strip()]
    is_empty = answer.text.startswith("0 projects")
    yield lines[0], "run oxigraph-code index in the project" if is_empty else ""
    yield from ((line, "") for line in lines[1:])


def _clients(settings: Settings) -> _Found:
    machine = Machine.current()
    configured = list(_configured(machine))
    for client, file, entry in configured:
        command = _command(entry)
        problem = _start_problem(command)
        remedy = f"run oxigraph-code install --client {client.name}" if problem else ""
        yield f"{client.title}: {file}: {problem or 'the server starts'}", remedy
    names = {client.name for client, _, _ in configured}
    for client in load_clients():
        if client.is_found(machine) and client.name not in names:
            yield f"{client.title} is here and not connected", f"run oxigraph-code install --client {client.name}"
    if not configured:
        yield "no client is connected", "run oxigraph-code install"


def _configured(machine: Machine) -> Iterator[tuple[Client, Path, Any]]:
    for client in load_clients():
        for scope in _SCOPES:
            file = file_of(client, scope, Path.cwd(), machine)
            if file is not None and file.is_file():
                try:
                    entry = installed_entry(client, file)
                except (OSError, ValueError):
                    continue
                if entry is not None:
                    yield client, file, entry


def _command(entry: Any) -> list[str]:
    """The command of an entry, whatever the names of its fields."""
    command = entry.get("command") or entry.get("cmd") or ""
    listed = command if isinstance(command, list) else [command, *entry.get("args", ())]
    return [str(part) for part in listed]


def _start_problem(command: list[str]) -> str:
    """The reason for which a server does not start, empty if it answers ``initialize``."""
    hello = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "initialize",
        "params": {
            "protocolVersion": "2025-06-18",
            "capabilities": {},
            "clientInfo": {"name": "doctor", "version": __version__},
        },
    }
    began = time.monotonic()
    try:
        done = subprocess.run(  # noqa: S603 - the command is the user's own configuration
            command, input=json.dumps(hello) + "\n", capture_output=True, text=True, timeout=_START_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"{command[0]} does not start ({type(error).__name__})"
    if '"serverInfo"' in done.stdout:
        return ""
    last = (done.stderr.strip().splitlines() or ["no answer"])[-1]
    return f"{command[0]} gave no answer in {time.monotonic() - began:.0f} s: {last[:200]}"


_CHECKS: dict[str, Callable[[Settings], _Found]] = {
    "program": _program,
    "store": _store,
    "lock": _lock,
    "index": _index,
    "clients": _clients,
}


def _doctor(is_report: bool, as_json: bool, **values: Any) -> None:
    found = list(findings(read_settings(values)))
    if as_json:
        output.show(json.dumps([finding._asdict() for finding in found], ensure_ascii=False))
    else:
        problems = sum(bool(finding.remedy) for finding in found)
        head = f"{problems} of {len(found)} findings need attention" if problems else f"all well: {len(found)} checks"
        lines = [f"{finding.check:8} {finding.found}{_remedy(finding)}" for finding in found]
        text = "\n".join([head, *lines])
        output.show(f"```text\n{_without_home(text)}\n```" if is_report else text)
    if any(finding.remedy for finding in found):
        sys.exit(_FAILED)


def _remedy(finding: CheckResult) -> str:
    return f"\n         → {finding.remedy}" if finding.remedy else ""


def _without_home(text: str) -> str:
    """A text for others to read, without the name of the user's home folder."""
    return text.replace(str(Path.home()), "~")


doctor = click.Command(
    "doctor",
    callback=_doctor,
    params=[
        click.Option(["--report", "is_report"], is_flag=True, help="Print a block to paste into an issue."),
        click.Option(["--json", "as_json"], is_flag=True, help="Answer with JSON."),
        *settings_options(),
    ],
    help="Check the program, the store, the index and the connected clients, with a remedy for each finding.",
    epilog="\b\nExamples:\n  oxigraph-code doctor\n  oxigraph-code doctor --report",
)


def _repair(path: str, **values: Any) -> None:
    from oxigraph_code.cli.verbs import by_name

    with opened(read_settings(values)) as workspace:
        answer = by_name()["index"].tool.run(workspace, Call(output.progress()), path=path, full=True)
    output.show(answer.text, answer.notice)


repair = click.Command(
    "repair",
    callback=_repair,
    params=[click.Argument(["path"], default=".", metavar="[PATH]"), *settings_options()],
    help="Build the graph of a project again from its files; what users added is kept where it can be read.",
    epilog="\b\nExamples:\n  oxigraph-code repair",
)
