"""Many servers on one store for a while, with kills and edits, and the damage that is left.

Run: ``python -m benchmarks.soak REPOSITORY [--seconds 600] [--servers 4]``. ``REPOSITORY`` is a git repository on this
machine, of which each server gets a worktree of its own. An MCP client talks to each server: it asks, writes and
deletes notes, and indexes its worktree, whose files change at random, while random processes of all are killed. Prints
the events and the faults, and ends with 1 if there was a fault: an acknowledged note that is gone, half of a change, a
graph that differs from an index from nothing, a lock, a generation, a file or a process that is left over, or facts in
the cache that are not sound.

For maintainers: this runs on Linux only. The first server is not killed, only its helper processes, so that its memory
can be measured over the whole time.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import anyio
from mcp import Client, StdioServerParameters
from mcp.types import TextContent

from benchmarks.law import git
from benchmarks.leftovers import (
    cache_problems,
    graph_problems,
    left_behind,
    left_running,
    memory_mb,
    module_of,
    processes,
)

SERVER = "oxigraph_code.server"
_NOTE = "urn:soak:note"
_EXTENSIONS = (".py", ".rs", ".ts", ".js")
_ANSWERS_WITHIN_S = 120.0
_SOME = 5

Over = Callable[[int], bool]
"""Return true if a soak is over for an editor after a number of steps."""


class Failed(Exception):
    """An answer that is an error, as it is when a helper process was killed."""


@dataclass
class Place:
    """The folder of a soak: the store, the cache, the worktrees, and files that processes write aside."""

    folder: Path
    roots: list[Path] = field(default_factory=list)

    @property
    def store(self) -> Path:
        return self.folder / "store"

    @property
    def aside(self) -> Path:
        return self.folder / "aside"

    @property
    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("OXIGRAPH_")}
        ours = {"OXIGRAPH_STORE_PATH": str(self.store), "OXIGRAPH_CACHE_PATH": str(self.folder / "cache")}
        return {**kept, **ours, "OXIGRAPH_LOG": "warning", "OXIGRAPH_TOOLS": "all", "TMPDIR": str(self.aside)}

    def add_worktrees(self, repository: Path, count: int) -> None:
        """One for each server, each some commits further back."""
        self.aside.mkdir()
        clone = self.folder / "repository"
        git(self.folder, "clone", "--quiet", str(repository.resolve()), str(clone))
        commits = git(clone, "rev-list", "--first-parent", "HEAD").split()
        for number in range(count):
            root = self.folder / f"worktree{number}"
            commit = commits[min(number * 10, len(commits) - 1)]
            git(clone, "worktree", "add", "--quiet", "--detach", str(root), commit)
            self.roots.append(root)


class Editor:
    """An engineer who works in a worktree, with a server. Acknowledged changes have to stay."""

    def __init__(self, place: Place, number: int, seed: int, said: Counter[str]) -> None:
        self._place = place
        self.number = number
        self._root = place.roots[number]
        self._random = random.Random(f"{seed} {number}")
        self._said = said
        self._count = 0
        self._new = 0
        self.noted: set[int] = set()
        """The numbers of the notes that are there."""
        self._unsure: set[int] = set()
        """The numbers of notes that may be there or not, because their writer was killed."""
        self.problems: list[str] = []
        self.memory: list[float] = []

    async def work(self, is_over: Over) -> None:
        """Work until that is over, with a new server where one is gone."""
        while not is_over(self._count):
            with suppress(Exception):
                await self._session(is_over)

    async def finish(self) -> None:
        """Bring the worktree's graph up to date, and check that all acknowledged changes are there."""
        async with Client(self._server()) as client:
            await self._index(client)
            self._check(await self._notes(client))

    def _server(self) -> StdioServerParameters:
        return StdioServerParameters(
            command=sys.executable, args=["-P", "-m", SERVER], env=self._place.environment, cwd=self._root
        )

    async def _session(self, is_over: Over) -> None:
        actions = (self._edit, self._index, self._note, self._forget, self._ask, self._ask_about_code)
        async with Client(self._server()) as client:
            self._said["servers started"] += 1
            while not is_over(self._count):
                self._count += 1
                (action,) = self._random.choices(actions, weights=(3, 3, 3, 1, 4, 2))
                with suppress(Failed):
                    await action(client)

    async def _call(self, client: Client, tool: str, **arguments: Any) -> str:
        """Call a tool, and return its answer without the notices that may follow. Raises ``Failed``."""
        self._said[tool] += 1
        result = await client.call_tool(tool, arguments, read_timeout_seconds=_ANSWERS_WITHIN_S)
        text = next(block.text for block in result.content if isinstance(block, TextContent))
        if result.is_error:
            self._said[f"{tool} failed"] += 1
            raise Failed(text)
        return text

    async def _edit(self, _client: Client) -> None:
        files = [path for path in sorted(self._root.rglob("*")) if path.suffix in _EXTENSIONS]
        path = self._random.choice(files)
        self._new += 1
        kind = self._random.random()
        if kind < 0.6:
            path.write_bytes(path.read_bytes() + f"\n# edited for the {self._new}th time\n".encode())
        elif kind < 0.75:
            new = path.with_name(f"new_{self.number}_{self._new}.py")
            new.write_text(f"def new_{self._new}():\n    return new_{self._new}()\n", encoding="utf-8")
        elif kind < 0.85:
            path.rename(path.with_name(f"moved_{self._new}{path.suffix}"))
        elif kind < 0.95:
            path.unlink()
        else:
            some = git(self._root, "rev-list", "--max-count=20", "--all").split()
            git(self._root, "checkout", "--quiet", "--force", self._random.choice(some))

    async def _index(self, client: Client) -> None:
        await self._call(client, "load_code", path=str(self._root))
        self.memory += [memory_mb(pid) for pid in servers_in(self._place, self._root)[:1]]

    async def _note(self, client: Client) -> None:
        self._new += 1
        await self._change(client, "INSERT", self._new)
        self.noted.add(self._new)

    async def _forget(self, client: Client) -> None:
        if self.noted:
            number = self._random.choice(sorted(self.noted))
            self.noted.discard(number)
            await self._change(client, "DELETE", number)

    async def _change(self, client: Client, how: str, number: int) -> None:
        """Two statements that are there together or not at all, one of them in a graph of its own."""
        note = f"<{_NOTE}:{self.number}:{number}>"
        one, other = f"{note} <{_NOTE}> {number}", f"GRAPH <{_NOTE}> {{ {note} <{_NOTE}> {number} }}"
        self._unsure.add(number)
        await self._call(client, "sparql_update", update=f"{how} DATA {{ {one} }} ; {how} DATA {{ {other} }}")
        self._unsure.discard(number)

    async def _ask(self, client: Client) -> None:
        self._check(await self._notes(client))

    async def _notes(self, client: Client) -> set[tuple[int, ...]]:
        start = f'FILTER(STRSTARTS(STR(?note), "{_NOTE}:{self.number}:"))'
        both = f"{{ ?note <{_NOTE}> ?n }} UNION {{ GRAPH <{_NOTE}> {{ ?note <{_NOTE}> ?n }} }}"
        query = f"SELECT ?n (COUNT(*) AS ?there) {{ {both} {start} }} GROUP BY ?n"
        rows = json.loads(await self._call(client, "sparql_query", query=query, format="json"))["results"]["bindings"]
        return {(int(row["n"]["value"]), int(row["there"]["value"])) for row in rows}

    def _check(self, found: set[tuple[int, ...]]) -> None:
        if half := {number for number, there in found if there != 2}:
            self.problems.append(f"editor {self.number}: half of the notes {half}")
        there = {number for number, _ in found}
        if lost := self.noted - there - self._unsure:
            self.problems.append(f"editor {self.number}: the notes {lost} were acknowledged and are gone")
        if too_many := there - self.noted - self._unsure:
            self.problems.append(f"editor {self.number}: the notes {too_many} were deleted and are there")

    async def _ask_about_code(self, client: Client) -> None:
        files = [path for path in sorted(self._root.rglob("*")) if path.suffix in _EXTENSIONS]
        query = "SELECT ?f { ?site code:callee ?f ; code:caller ?caller . ?f code:name ?name } LIMIT 20"
        await self._call(client, "sparql_query", query=query)
        await self._call(client, "outline", path=str(self._random.choice(files)))
        await self._call(client, "index_status")


def servers_in(place: Place, root: Path) -> list[int]:
    """Return the servers that were started in a folder."""
    found = []
    for pid in processes(place.store, SERVER):
        with suppress(OSError):
            if Path(f"/proc/{pid}/cwd").readlink() == root:
                found.append(pid)
    return found


async def kill(place: Place, seed: int, said: Counter[str]) -> None:
    """Kill something now and then, until cancelled."""
    chance = random.Random(f"{seed} killer")
    while True:
        await anyio.sleep(chance.uniform(0.5, 6.0))
        kept = servers_in(place, place.roots[0])
        found = [(module_of(pid), pid) for pid in processes(place.store) if pid not in kept]
        # A kind with many processes would be the only one to be killed.
        module = chance.choice(sorted({module for module, _ in found} or {""}))
        for pid in [pid for name, pid in found if name == module][:1]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
                said[f"killed {module}"] += 1


async def soak(place: Place, seed: int, is_over: Over, said: Counter[str]) -> list[Editor]:
    """Let all editors work until it is over, and return them."""
    editors = [Editor(place, number, seed, said) for number in range(len(place.roots))]
    async with anyio.create_task_group() as killing:
        killing.start_soon(kill, place, seed, said)
        async with anyio.create_task_group() as working:
            for editor in editors:
                working.start_soon(editor.work, is_over)
        killing.cancel_scope.cancel()
    for editor in editors:
        await editor.finish()
    return editors


def problems_of(place: Place, editors: Sequence[Editor]) -> list[str]:
    """List everything that is not as it should be after a soak."""
    return [
        *(problem for editor in editors for problem in editor.problems),
        *left_running(place.store),
        *left_behind(place.store, place.aside),
        *cache_problems(place.folder / "cache"),
        *graph_problems(place.store, place.folder / "fresh", place.roots, f"<{_NOTE}"),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("repository", type=Path)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--servers", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = Place(Path(os.path.realpath(folder)))
        place.add_worktrees(options.repository, options.servers)
        said: Counter[str] = Counter()
        end = time.monotonic() + options.seconds
        editors = anyio.run(soak, place, options.seed, lambda _: time.monotonic() > end, said)
        print(f"{options.servers} servers, {options.seconds:.0f} s", flush=True)
        for what, count in sorted(said.items()):
            print(f"  {count:6,} {what}")
        for editor in editors:
            first, last = editor.memory[:_SOME], editor.memory[-_SOME:]
            print(
                f"  server {editor.number}: {statistics.median(first):.0f} MB at first, "
                f"{statistics.median(last):.0f} MB in the end; {len(editor.noted)} notes"
            )
        problems = problems_of(place, editors)
    print(*problems, f"{len(problems)} problems", sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
