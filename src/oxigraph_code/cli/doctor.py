"""Checks of the program, the store and the clients, with a remedy for each finding.

For maintainers: a check tells its findings and, if something is wrong, the remedy. A problem makes the command
fail; advice does not. A remedy must be able to end its finding. A check that fails itself is a problem, too.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from http import HTTPStatus
from importlib import metadata
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple
from urllib import error as url_errors, request
from urllib.parse import urlsplit

import click

from oxigraph_code import __version__
from oxigraph_code.cli import output
from oxigraph_code.cli.settings_options import read_settings, settings_options
from oxigraph_code.cli.tool_commands import JSON, opened, show_answer
from oxigraph_code.clients.catalogue import Client, Machine, load_clients
from oxigraph_code.clients.installer import Scope, file_of, installed_entry, server_command
from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.settings.config import Settings
from oxigraph_code.tools import Call

_START_S = 30.0
_CONNECT_S = 5.0
_FAILED = 3
_PREVIEW = 6
_SCOPES: tuple[Scope, ...] = ("user", "project")
_URLS: Final = ("url", "httpUrl", "serverUrl", "uri")
_TO_INSTALL: Final = "put {} on PATH, for example by uv tool install oxigraph-code"
_ENVIRONMENTS: Final = ("env", "environment", "envs")

State = Literal["well", "advice", "problem"]
Progress = Callable[[str, int, int], Any]


class CheckResult(NamedTuple):
    """The result of one check; ``remedy`` is empty if all is well."""

    check: str
    found: str
    remedy: str = ""
    state: State = "well"


class _Configured(NamedTuple):
    """A client with our entry in one of its files; ``problem`` if the file cannot be read."""

    client: Client
    file: Path
    scope: Scope
    entry: Any = None
    problem: str = ""


def findings(settings: Settings, progress: Progress) -> Iterator[CheckResult]:
    """Run all checks."""
    for check, run in _CHECKS.items():
        try:
            for found, remedy, state in run(settings, progress):
                yield CheckResult(check, found, remedy, state)
        except OxigraphCodeError as error:
            yield CheckResult(check, error.message, error.hint, "problem")
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            yield CheckResult(check, str(error), "look at the message; the check itself could not run", "problem")


_Found = Iterator[tuple[str, str, State]]


def _well(found: str) -> tuple[str, str, State]:
    return found, "", "well"


def _program(settings: Settings, progress: Progress) -> _Found:
    yield _well(f"oxigraph-code {__version__}, Python {platform.python_version()}, {platform.platform()}")
    names = ("pyoxigraph", "tree-sitter", "pygit2", "mcp")
    yield _well(", ".join(f"{name} {metadata.version(name)}" for name in names))


def _store(settings: Settings, progress: Progress) -> _Found:
    if not settings.store_path.exists():
        remedy = "run oxigraph-code index in the project; else the first question indexes it"
        yield f"no store at {settings.store_path}", remedy, "advice"
        return
    with opened(settings) as workspace:
        size = workspace.store.size()
        generations = sum(entry.is_dir() for entry in (settings.store_path / "generations").glob("*"))
        text = f"{settings.store_path}: {size.bytes / 1e6:.1f} MB, generation {size.generation or 'none'}"
        found = f"{text}, {generations} kept"
        if workspace.store.is_older():
            remedy = "an older version wrote it; run oxigraph-code index to bring it up to date"
            yield found, remedy, "advice"
        else:
            yield _well(found)
        workspace.store.query("ASK { ?s ?p ?o }")
        yield _well("the store answers queries")


def _lock(settings: Settings, progress: Progress) -> _Found:
    holder = settings.store_path / "writer.lock"
    if holder.exists() and (text := holder.read_text(encoding="utf-8", errors="replace").strip()):
        yield _well(f"last writer: {' '.join(text.split())}")
    else:
        yield _well("no writer has held the lock")


def _index(settings: Settings, progress: Progress) -> _Found:
    from oxigraph_code.cli.verbs import by_name

    if not settings.store_path.exists():
        return
    with opened(settings) as workspace:
        answer = by_name()["status"].tool.run(workspace, Call())
    lines = [line.strip() for line in answer.text.splitlines()[:_PREVIEW] if line.strip()]
    is_empty = answer.text.startswith("0 projects")
    yield (lines[0], "run oxigraph-code index in the project", "advice") if is_empty else _well(lines[0])
    yield from (_well(line) for line in lines[1:])


def _clients(settings: Settings, progress: Progress) -> _Found:
    machine = Machine.current()
    configured = list(_configured(machine))
    problems: dict[tuple[str, ...], str] = {}
    for at, one in enumerate(configured):
        progress("starting servers of clients", at, len(configured))
        yield _connection(one, problems)
    names = {one.client.name for one in configured}
    unconnected = [client for client in load_clients() if client.is_found(machine) and client.name not in names]
    for client in unconnected:
        remedy = f"run oxigraph-code install --client {client.name} to connect it"
        yield f"{client.title} is here and not connected", remedy, "advice"
    if not configured and not unconnected:
        remedy = "oxigraph-code clients lists those that oxigraph-code install --client NAME can connect"
        yield "no MCP client was found", remedy, "advice"


def _connection(one: _Configured, problems: dict[tuple[str, ...], str]) -> tuple[str, str, State]:
    """Check one entry; ``problems`` has the results of commands that were started already."""
    place = f"{one.client.title}: {one.file}"
    if one.problem:
        return f"{place}: {one.problem}", "correct the file; install leaves it alone until then", "problem"
    if url := next((str(one.entry[name]) for name in _URLS if one.entry.get(name)), ""):
        if problem := _connection_problem(url):
            return f"{place}: {problem}", "start that server, or correct the address in the file", "problem"
        return _well(f"{place}: {url} answers")
    argv, variables = one.client.argv_of(one.entry), _variables(one.entry)
    key = (*argv, "", *(f"{name}={value}" for name, value in sorted(variables.items())))
    if key not in problems:
        problems[key] = _start_problem(argv, variables)
    if not (problem := problems[key]):
        if one.client.starts_elsewhere and one.scope == "user" and "--root" not in argv:
            remedy = f"run oxigraph-code install --client {one.client.name} in the project that it should answer about"
            return f"{place}: the server starts, but may start outside of your project", remedy, "advice"
        return _well(f"{place}: the server starts")
    command = server_command(one.scope)
    if argv[: len(command)] == command:
        # Another installation would write the same entry.
        is_missing = shutil.which(argv[0]) is None
        seen = f"run {' '.join(argv)} in a terminal to see its messages"
        return f"{place}: {problem}", _TO_INSTALL.format(argv[0]) if is_missing else seen, "problem"
    scope = "" if one.scope == "user" else f" --scope {one.scope}"
    return f"{place}: {problem}", f"run oxigraph-code install --client {one.client.name}{scope}", "problem"


def _configured(machine: Machine) -> Iterator[_Configured]:
    for client in load_clients():
        seen: list[Path] = []  # In the home folder, files of the project are those of the user.
        for scope in _SCOPES:
            file = file_of(client, scope, Path.cwd(), machine)
            if file is not None and file not in seen and file.is_file():
                seen.append(file)
                try:
                    entry = installed_entry(client, file, Path.cwd())
                except (OSError, ValueError) as error:
                    yield _Configured(client, file, scope, problem=str(error))
                    continue
                if isinstance(entry, dict):
                    yield _Configured(client, file, scope, entry)


def _variables(entry: dict[str, Any]) -> dict[str, str]:
    """Return the environment of an entry, without the values that its client would fill in."""
    found: dict[str, Any] = next((entry[name] for name in _ENVIRONMENTS if isinstance(entry.get(name), dict)), {})
    return {
        name: str(value) for name, value in found.items() if not any(sign in str(value) for sign in ("${", "{env:"))
    }


def _start_problem(argv: list[str], variables: dict[str, str]) -> str:
    """Return the reason for which a server does not start, empty if it answers ``initialize``."""
    if not argv:
        return "the entry has no command"
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
            argv, input=json.dumps(hello) + "\n", capture_output=True, text=True, encoding="utf-8", errors="replace",
            timeout=_START_S, check=False, env={**os.environ, **variables},
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"{argv[0]} does not start ({type(error).__name__})"
    if '"serverInfo"' in done.stdout:
        return ""
    last = (done.stderr.strip().splitlines() or ["no answer"])[-1]
    return f"{argv[0]} gave no answer in {time.monotonic() - began:.0f} s: {last[:200]}"


def _connection_problem(url: str) -> str:
    """Return the reason for which a server over HTTP cannot be reached, empty if it answers."""
    if urlsplit(url).scheme not in ("http", "https"):
        return f"{url} is no address of a server over HTTP"
    try:
        request.urlopen(request.Request(url, method="GET"), timeout=_CONNECT_S).close()  # noqa: S310 - checked above
    except url_errors.HTTPError as error:
        # Any other status comes from a server that runs, such as one that wants a token.
        is_wrong = error.code == HTTPStatus.MISDIRECTED_REQUEST or error.code >= HTTPStatus.INTERNAL_SERVER_ERROR
        words = error.read(200).decode("utf-8", "replace").strip()
        return f"{url} answers with status {error.code}: {words}" if is_wrong else ""
    except OSError as error:
        return f"{url} cannot be reached: {getattr(error, 'reason', error)}"
    return ""


_CHECKS: dict[str, Callable[[Settings, Progress], _Found]] = {
    "program": _program,
    "store": _store,
    "lock": _lock,
    "index": _index,
    "clients": _clients,
}


def _doctor(is_report: bool, as_json: bool, **values: Any) -> None:
    found = list(findings(read_settings(values), output.progress()))
    problems = sum(finding.state == "problem" for finding in found)
    if as_json:
        output.show_json(json.dumps([finding._asdict() for finding in found], ensure_ascii=False))
    else:
        advice = sum(finding.state == "advice" for finding in found)
        counts = [f"{count} with {word}" for count, word in ((problems, "a problem"), (advice, "advice")) if count]
        head = f"{len(found)} findings, {' and '.join(counts)}" if counts else f"all well: {len(found)} findings"
        lines = [f"{finding.check:8} {finding.found}{_remedy(finding)}" for finding in found]
        text = "\n".join([head, *lines])
        output.show(f"```text\n{_without_home(text)}\n```" if is_report else text)
    if problems:
        sys.exit(_FAILED)


def _remedy(finding: CheckResult) -> str:
    return f"\n         {finding.state}: {finding.remedy}" if finding.remedy else ""


def _without_home(text: str) -> str:
    """Return a text for others to read, without the name of the user's home folder."""
    return text.replace(str(Path.home()), "~")


doctor = click.Command(
    "doctor",
    callback=_doctor,
    params=[
        click.Option(["--report", "is_report"], is_flag=True, help="Print a block to paste into an issue."),
        JSON,
        *settings_options(),
    ],
    help="Check the program, the store, the index and the connected clients, with a remedy for each finding.",
    epilog="\b\nExamples:\n  oxigraph-code doctor\n  oxigraph-code doctor --report",
)


def _repair(path: str, as_json: bool, **values: Any) -> None:
    from oxigraph_code.cli.verbs import by_name

    with opened(read_settings(values)) as workspace:
        answer = by_name()["index"].tool.run(workspace, Call(output.progress()), path=path, full=True)
    show_answer(answer, as_json=as_json)


repair = click.Command(
    "repair",
    callback=_repair,
    params=[click.Argument(["path"], default=".", metavar="[PATH]"), JSON, *settings_options()],
    help="Build the graph of a project again from its files; users' additions are kept in a readable file.",
    epilog="\b\nExamples:\n  oxigraph-code repair",
)
