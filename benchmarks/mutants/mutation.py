"""Draws functions of a project, makes each raise, and records the test files that fail.

For maintainers: which tests fail depends on the project alone, so a recording is kept as data and is scored again
without running a test. The rest of a file is left out once one of its tests has failed; see ``first_failures``. This
module must not know the answers that are scored.
"""

from __future__ import annotations

import ast
import json
import os
import random
import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

_FAILS = re.compile(r"^(?:FAILED|ERROR) (\S+?\.py)\b", re.MULTILINE)
_ABOUT_TESTS = frozenset({"test", "tests", "testing", "conftest.py", "docs", "examples", "setup.py"})
_LONGEST_S = 900
_RAISES = 'raise RuntimeError("mutant")'


@dataclass(frozen=True)
class Function:
    """A function to make raise: its file, its qualified name, and the line that its body begins at."""

    path: str
    name: str
    line: int


@dataclass(frozen=True)
class Mutant:
    """A function with the test files that fail when it raises."""

    path: str
    name: str
    fails: tuple[str, ...]


@dataclass(frozen=True)
class Recording:
    """Mutants drawn in a project at a version, and its number of test files."""

    project: str
    version: str
    seed: int
    mutants: tuple[Mutant, ...]


def functions(root: Path, folder: str) -> list[Function]:
    """Find the functions and methods of the code below a folder, without tests and declarations."""
    found: list[Function] = []
    for file in sorted((root / folder).rglob("*.py")):
        path = file.relative_to(root)
        if _ABOUT_TESTS.isdisjoint(path.parts):
            found += _inside(path.as_posix(), ast.parse(file.read_bytes()), "")
    return found


def draw(found: Sequence[Function], count: int, seed: int) -> list[Function]:
    """Draw some functions by chance, the same ones for the same seed."""
    return random.Random(seed).sample(list(found), min(count, len(found)))


def record(root: Path, drawn: Sequence[Function], command: Sequence[str]) -> Iterator[Mutant]:
    """Run the tests once as they are, and once for each function with that function made to raise.

    Files that fail as they are do not count. A run that does not end is left out.
    """
    before = failing(root, command)
    for function in drawn:
        file = root / function.path
        text = file.read_bytes()
        lines = text.splitlines(keepends=True)
        indented = lines[function.line - 1]
        blanks = indented[: len(indented) - len(indented.lstrip())]
        lines.insert(function.line - 1, blanks + _RAISES.encode() + b"\n")
        file.write_bytes(b"".join(lines))
        try:
            fails = failing(root, command)
        except subprocess.TimeoutExpired:
            continue
        finally:
            file.write_bytes(text)
        yield Mutant(function.path, function.name, tuple(sorted(fails - before)))


def failing(root: Path, command: Sequence[str]) -> set[str]:
    """Run the tests and return the files in which one fails."""
    plugin = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}:{root}:{plugin}", "PYTHONDONTWRITEBYTECODE": "1"}
    options = ["-q", "-rfE", "--tb=no", "-p", "no:cacheprovider", "-p", "benchmarks.mutants.first_failures"]
    done = subprocess.run(
        [*command, *options, "--continue-on-collection-errors"],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        timeout=_LONGEST_S,
    )
    if not _FAILS.search(done.stdout) and done.returncode not in (0, 1):
        # The mutant broke what all tests import before any of them, such as ``conftest.py``.
        return {"*"}
    return set(_FAILS.findall(done.stdout))


def write(file: Path, recording: Recording) -> None:
    """Write a recording as JSON, a mutant on each line, so that differences can be read."""
    head = {key: value for key, value in asdict(recording).items() if key != "mutants"}
    rows = ",\n".join(json.dumps(asdict(mutant)) for mutant in recording.mutants)
    file.write_text(f'{json.dumps(head)[:-1]}, "mutants": [\n{rows}\n]}}\n')


def read(file: Path) -> Recording:
    """Read a recording."""
    data = json.loads(file.read_text())
    mutants = tuple(Mutant(one["path"], one["name"], tuple(one["fails"])) for one in data.pop("mutants"))
    return Recording(**data, mutants=mutants)


def _inside(path: str, node: ast.AST, around: str) -> Iterator[Function]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from _inside(path, child, f"{around}{child.name}.")
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            if not _is_declaration(child):
                yield Function(path, f"{around}{child.name}", _first_line(child))
        elif isinstance(child, ast.If | ast.Try):
            yield from _inside(path, child, around)


def _first_line(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    first = function.body[0]
    has_text = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    after = function.body[1] if has_text and len(function.body) > 1 else first
    decorators: list[ast.expr] = []
    if isinstance(after, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        decorators = after.decorator_list
    return min([after.lineno, *(entry.lineno for entry in decorators)])


def _is_declaration(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return true for overloads and bodies on the line of their function, which cannot be made to raise."""
    decorators = {ast.unparse(entry).rpartition(".")[2] for entry in function.decorator_list}
    body = function.body[-1]
    is_text = isinstance(body, ast.Expr) and isinstance(body.value, ast.Constant)
    return "overload" in decorators or is_text or body.lineno == function.lineno
