"""Commands that connect the clients of this machine.

For maintainers: ``oxigraph_code.clients`` does the work; here are its words at a terminal.
"""

from __future__ import annotations

import difflib
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from oxigraph_code.cli import output
from oxigraph_code.clients import (
    Client,
    Outcome,
    Scope,
    install as install_in,
    load_clients,
    server_command,
    uninstall as uninstall_from,
)
from oxigraph_code.clients.catalogue import Machine
from oxigraph_code.clients.guidance import GUIDANCE, merge_guidance
from oxigraph_code.clients.installer import NAME, server_options
from oxigraph_code.settings.config import Settings

_FAILED = 3
_scope = click.option(
    "--scope", type=click.Choice(["user", "project"]), default="user", show_default=True,
    help="The configuration of the user, or of the project in this folder.",
)  # fmt: skip
_clients = click.option("--client", "names", multiple=True, metavar="NAME", help="Only this client; may be repeated.")
_dry = click.option("--dry-run", "is_dry", is_flag=True, help="Show the changes and write nothing.")
_json = click.option("--json", "as_json", is_flag=True, help="Answer with JSON.")


@click.command(
    epilog="\b\nExamples:\n  oxigraph-code install\n  oxigraph-code install --client cursor --scope project\n"
    "  oxigraph-code install --dry-run"
)
@_clients
@_scope
@_dry
@_json
def install(names: tuple[str, ...], scope: Scope, is_dry: bool, as_json: bool) -> None:
    """Connect the MCP clients of this machine to this program.

    Without --client, every client that is found is configured; at a terminal, a list shows them to choose from. Other
    servers, comments and your own fields of an entry stay, and the text before the first change is kept beside the
    file. A second call changes nothing.
    """
    machine = Machine.current()
    chosen = _chosen(names) if names else [client for client in load_clients() if client.is_found(machine)]
    if not chosen and not as_json:
        listed = "\n".join(f"  {client.name:15} {client.title}" for client in load_clients())
        output.show(f"no MCP client was found on this machine; --client NAME connects one of these:\n{listed}")
        return
    if not (names or is_dry or as_json) and output.is_conversation():
        chosen = _picked(chosen)
    command, project = server_command(scope), _project_around(Path.cwd())
    outcomes = []
    for client in chosen:
        needs_root = client.starts_elsewhere and scope == "user" and project is not None
        options = ["--root", str(project)] if needs_root else []
        outcomes.append(install_in(client, scope, Path.cwd(), command, options, is_dry=is_dry))
    _report(outcomes, is_dry=is_dry, as_json=as_json)
    if not as_json:
        _explain(outcomes, command, scope, is_dry=is_dry)
    if any(outcome.state == "left alone" for outcome in outcomes):
        sys.exit(_FAILED)


def _picked(found: Sequence[Client]) -> list[Client]:
    """Ask which clients to connect; all are chosen at first. Raises ``click.Abort`` if the list is left."""
    from prompt_toolkit.shortcuts import checkboxlist_dialog

    values = [(client, client.title) for client in found]
    dialog = checkboxlist_dialog("oxigraph-code install", "Clients to connect:", "Connect", "Leave", values, found)
    picked = dialog.run()
    if picked is None:
        raise click.Abort
    return picked


def _explain(outcomes: Sequence[Outcome], command: Sequence[str], scope: Scope, *, is_dry: bool) -> None:
    """Print the notes for the user about new entries."""
    for outcome in outcomes:
        if outcome.client.starts_elsewhere and outcome.argv and scope == "user":
            output.show(f"{outcome.client.title} {_place_of(outcome.argv)}")
    is_changed = any(outcome.state in ("added", "updated") for outcome in outcomes)
    if is_changed and scope == "project":
        needed = f"uv, which provides {command[0]}" if command[0] == "uvx" else f"{command[0]} on their PATH"
        output.show(f"the entry names no path of this machine; all who use it need {needed}")
    if is_changed and not is_dry:
        output.show("restart the clients that are running; oxigraph-code doctor checks that the server starts")


def _project_around(folder: Path) -> Path | None:
    """Find the repository or indexed folder around a folder; ``None`` in a home folder or outside."""
    signs = (".git", Settings.store_path / "format")
    around = (place for place in (folder, *folder.parents) if any((place / sign).exists() for sign in signs))
    return next((place for place in around if place != Path.home()), None)


def _place_of(argv: Sequence[str]) -> str:
    options = server_options(argv)
    if "--root" in options[:-1]:
        return f"may start it elsewhere: it answers about {options[options.index('--root') + 1]}, as --root says"
    return "may start it outside of your project: install in that project, or --root PATH in the entry, names one"


@click.command(epilog="\b\nExamples:\n  oxigraph-code uninstall\n  oxigraph-code uninstall --client zed")
@_clients
@_scope
@_dry
@_json
def uninstall(names: tuple[str, ...], scope: Scope, is_dry: bool, as_json: bool) -> None:
    """Take this program out of the configuration of MCP clients.

    A file that has not changed otherwise gets the text back that it had before the installation, with an entry that
    stood there already.
    """
    chosen = _chosen(names) if names else load_clients()
    outcomes = [uninstall_from(client, scope, Path.cwd(), is_dry=is_dry) for client in chosen]
    told = [outcome for outcome in outcomes if names or outcome.state not in ("absent", "no file")]
    _report(told, is_dry=is_dry, as_json=as_json)
    if any(outcome.state == "left alone" for outcome in outcomes):
        sys.exit(_FAILED)


@click.command(epilog="\b\nExamples:\n  oxigraph-code clients\n  oxigraph-code clients --links")
@click.option(
    "--links", "shows_links", is_flag=True, help="Print links that install the server, for clients with such."
)
@_json
def clients(shows_links: bool, as_json: bool) -> None:
    """List the MCP clients that can be configured, and those found on this machine."""
    if shows_links:
        linked = [client for client in load_clients() if client.link]
        output.show("\n".join(f"{client.title}: {client.link_of(NAME, server_command())}" for client in linked))
        return
    machine = Machine.current()
    if as_json:
        output.show_json(json.dumps([_known(client, machine) for client in load_clients()], ensure_ascii=False))
        return
    lines = []
    for client in load_clients():
        file = client.user_file(machine)
        project = f"; in a project {client.project[0]}" if client.project else ""
        lines.append(
            f"{'found ' if client.is_found(machine) else '      '}{client.name:15} {client.title}: {file}{project}"
        )
    output.show("\n".join(lines))


@click.command(epilog="\b\nExamples:\n  oxigraph-code instructions\n  oxigraph-code instructions AGENTS.md CLAUDE.md")
@click.argument("files", nargs=-1, type=click.Path(path_type=Path, dir_okay=False))
@click.option("--remove", "is_removed", is_flag=True, help="Take the text out of the files again.")
def instructions(files: tuple[Path, ...], is_removed: bool) -> None:
    """Print the text that tells agents when to use the graph, or merge it into files such as AGENTS.md."""
    if not files:
        output.show(GUIDANCE)
        return
    for file in files:
        state = merge_guidance(file, is_removed=is_removed)
        output.show(f"{state}: {file}")


def _known(client: Client, machine: Machine) -> dict[str, str | bool]:
    return {
        "client": client.name,
        "title": client.title,
        "is_found": client.is_found(machine),
        "file": str(client.user_file(machine) or ""),
        "project_file": client.project[0] if client.project else "",
        "link": client.link_of(NAME, server_command()) if client.link else "",
    }


def _chosen(names: Sequence[str]) -> list[Client]:
    known = {client.name: client for client in load_clients()}
    titles = {client.title.lower(): client.name for client in known.values()}
    found = []
    for name in names:
        key = titles.get(name.lower(), name.lower().replace(" ", "-").replace("_", "-"))
        if key not in known:
            near = difflib.get_close_matches(key, known, n=2, cutoff=0.4)
            guess = f" Did you mean {' or '.join(near)}?" if near else ""
            raise click.UsageError(f"no client is called {name!r}.{guess} oxigraph-code clients lists them.")
        found.append(known[key])
    return found


def _report(outcomes: Sequence[Outcome], *, is_dry: bool, as_json: bool) -> None:
    if as_json:
        output.show_json(json.dumps([_row(outcome) for outcome in outcomes], ensure_ascii=False))
        return
    if not outcomes:
        output.show("no client is configured here")
    for outcome in outcomes:
        place = f": {outcome.file}" if outcome.file is not None else ""
        reason = f" ({outcome.reason})" if outcome.reason else ""
        state = f"would be {outcome.state}" if is_dry and outcome.before != outcome.after else outcome.state
        output.show(f"{outcome.client.title}: {state}{reason}{place}")
        if is_dry and outcome.before != outcome.after:
            output.show(_difference(outcome))


def _row(outcome: Outcome) -> dict[str, str]:
    return {
        "client": outcome.client.name,
        "title": outcome.client.title,
        "state": outcome.state,
        "file": str(outcome.file or ""),
        "reason": outcome.reason,
    }


def _difference(outcome: Outcome) -> str:
    lines = difflib.unified_diff(
        outcome.before.splitlines(), outcome.after.splitlines(), "before", "after", lineterm="", n=2
    )
    return "\n".join(lines)
