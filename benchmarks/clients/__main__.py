"""Show the texts that models receive from our server through real coding agents.

Run: ``python -m benchmarks.clients [--client NAME ...] [--keep FOLDER] [--max-result-bytes N]``. The clients are
installed from npm and run with a scripted model on a fresh checkout of click, with our server entered as the guide says
and the model on this machine. Prints a table for each in Markdown. ``FOLDER`` keeps everything that was sent: the
requests to the model, the messages between client and server, the output of the client. With more bytes than usual it
shows where each client cuts.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from benchmarks import sources
from benchmarks.clients import guide, installation
from benchmarks.clients.catalogue import CLIENTS, PROMPT, Client
from benchmarks.clients.findings import Findings, findings
from benchmarks.clients.model import Conversation, Model
from benchmarks.clients.recording import recordings
from benchmarks.law import git
from benchmarks.leftovers import inheriting
from benchmarks.questions.__main__ import folder_for

_INSTALLED = sources.KEPT / "clients"
_SECONDS = 600
# Set for the client and not in its configuration of the server.
_VARIABLE = "OXIGRAPH_LOG"


class Failed(Exception):
    """A client did not ask its model, or did not start the server."""


@dataclass(frozen=True)
class Place:
    """The folders of one run."""

    folder: Path

    @property
    def home(self) -> Path:
        return self.folder / "home"

    @property
    def project(self) -> Path:
        return self.folder / "click"

    @property
    def server(self) -> Path:
        return self.folder / "bin" / "oxigraph-mcp"

    @property
    def record(self) -> Path:
        return self.folder / "server"

    def prepare(self, max_result_bytes: int | None) -> None:
        """Make an empty home, a checkout, and the server with the tap before it."""
        shutil.copytree(sources.source("click"), self.project)
        git(self.project, "init", "--quiet")
        git(self.project, "add", "--all")
        author = ("-c", "user.name=Author", "-c", "user.email=author@example.org")
        git(self.project, *author, "commit", "--quiet", "--message", "As it was published")
        self.home.mkdir()
        self.server.parent.mkdir()
        tap, server = Path(__file__).with_name("tap.py"), Path(sys.executable).with_name("oxigraph-mcp")
        command = f'exec "{sys.executable}" "{tap}" "{self.record}" "{server}" "$@"'
        limit = f"export OXIGRAPH_MAX_RESULT_BYTES={max_result_bytes}\n" if max_result_bytes is not None else ""
        self.server.write_text(f"#!/bin/sh\n{limit}{command}\n", encoding="utf-8")
        self.server.chmod(0o755)


def run(client: Client, place: Place, max_result_bytes: int | None = None) -> Findings:
    """Install, set up and run a client, and return the findings."""
    programs = installation.installed(client.package, _INSTALLED)
    place.prepare(max_result_bytes)

    def is_starting() -> bool:
        return not any(recording.tools for recording in recordings(place.record))

    with Model(client.api(), PROMPT, thinks=is_starting) as model:
        setup = client.setup(guide.entry(client.title, place.server), model.address)
        environment = {**_environment(place, programs, model.address), **setup.environment}
        for path, text in setup.files.items():
            (place.home / path).parent.mkdir(parents=True, exist_ok=True)
            (place.home / path).write_text(text, encoding="utf-8")
        for command in (*setup.before, setup.command):
            _run(command, place, environment)
        conversation = model.conversation
    (place.folder / "requests.json").write_text(json.dumps(conversation.requests, indent=1), encoding="utf-8")
    return _found(conversation, place)


def _found(conversation: Conversation, place: Place) -> Findings:
    kept = recordings(place.record)
    if not kept or not conversation.heard:
        said = (place.folder / "errors").read_text(encoding="utf-8").strip().splitlines()
        reason = "asked its model for nothing" if kept else "did not start the server"
        raise Failed(f"the client {reason}: {said[-1] if said else 'it said nothing'}")
    return findings(conversation, kept[-1], str(place.project), _VARIABLE)


def _environment(place: Place, programs: Path, model: str) -> dict[str, str]:
    """Nothing of the user's, and a proxy that refuses all other hosts."""
    path = [str(programs), str(installation.node(_INSTALLED)), os.defpath, "/usr/local/bin"]
    proxies = dict.fromkeys(("HTTP_PROXY", "HTTPS_PROXY", "http_proxy", "https_proxy"), model)
    direct = dict.fromkeys(("NO_PROXY", "no_proxy"), "127.0.0.1,localhost")
    own = {"HOME": str(place.home), "PATH": os.pathsep.join(path), "NODE_USE_ENV_PROXY": "1", _VARIABLE: "warning"}
    return {**proxies, **direct, **own, "LANG": "C.UTF-8"}


def _run(command: list[str], place: Place, environment: dict[str, str]) -> None:
    """Run to the end, or to the end of patience; nothing it started is left."""
    with (place.folder / "output").open("a") as output, (place.folder / "errors").open("a") as errors:
        running = subprocess.Popen(
            command,
            cwd=place.project,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=errors,
            start_new_session=True,
        )
        try:
            running.wait(_SECONDS)
        except subprocess.TimeoutExpired:
            errors.write(f"not done after {_SECONDS} s\n")
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
            running.wait()
            # Some clients leave a process behind that is in a group of its own.
            for pid in inheriting(f"HOME={place.home}"):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)


def _print(client: Client, found: Findings) -> None:
    print(f"\n### {client.name} {installation.version(client.package, _INSTALLED)}\n")
    print("| | |\n|---|---|", *(f"| {what} | {seen} |" for what, seen in found.rows), sep="\n")
    print("\n| call | characters sent | what the model gets |\n|---|--:|---|")
    print(*(f"| {about} | {sent} | {got} |" for about, sent, got in found.calls), sep="\n", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    names = [client.name for client in CLIENTS]
    parser.add_argument("--client", action="append", choices=names, help="only this one; may be given again")
    parser.add_argument("--keep", type=Path, help="folder for all that was sent; what it has of a client is replaced")
    parser.add_argument("--max-result-bytes", type=int, help="size of a result of SPARQL, for the server")
    options = parser.parse_args()
    failed = 0
    with folder_for(options.keep) as kept:
        for client in CLIENTS:
            if options.client and client.name not in options.client:
                continue
            place = Place(kept.resolve() / client.name)
            shutil.rmtree(place.folder, ignore_errors=True)
            place.folder.mkdir()
            try:
                _print(client, run(client, place, options.max_result_bytes))
            except (installation.Unavailable, Failed) as problem:
                failed += 1
                print(f"\n### {client.name}\n\n{problem}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
