"""A question, the facts that its answer must and must not state, and the files read without tools.

For maintainers: an answer is right by its facts, not by its layout. A fact is words that stand together: in one line,
or in one below the heading that the line is indented under.
"""

from __future__ import annotations

import re
import subprocess
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# Lines that the reading tools of agents return at once.
_LINES_AT_ONCE = 2_000
# Lines that a frugal reader looks at on either side of a hit.
_AROUND = 20


@dataclass(frozen=True)
class Question:
    """``without`` are commands of git, and ``read`` the files that hold the answer."""

    kind: str
    asks: str
    call: dict[str, Any]
    facts: tuple[str, ...]
    without: tuple[str, ...]
    never: tuple[str, ...] = ()
    read: tuple[str, ...] = ()

    def wrong(self, answer: str) -> list[str]:
        """List the missing and the forbidden parts of an answer."""
        lines = with_headings(answer)
        missing = [f"lacks {fact}" for fact in self.facts if not says(lines, fact)]
        return missing + [f"says {fact}" for fact in self.never if says(lines, fact)]

    def cost_without(self, root: Path, revision: str) -> int:
        """Count the characters of search results and of the files that are read."""
        searched = sum(len(_git(root, command, revision)) for command in self.without)
        return searched + sum(len(_first_lines(_git(root, f"show {revision}:{file}"))) for file in self.read)

    def frugal_cost_without(self, root: Path, revision: str) -> int:
        """Count the characters if some lines around each hit are read, and never a file."""
        shown = [command.replace("grep ", f"grep -C {_AROUND} ", 1) for command in self.without]
        return sum(len(_git(root, command, revision)) for command in shown)


def questions(file: Path) -> tuple[str, list[Question]]:
    """Return the commit that the questions of a file are about, and the questions."""
    held = tomllib.loads(file.read_text(encoding="utf-8"))
    found = []
    for entry in held["question"]:
        lists = {name: tuple(value) for name, value in entry.items() if isinstance(value, list)}
        found.append(Question(**{**entry, **lists}))
    return held["commit"], found


def with_headings(answer: str) -> list[str]:
    """Return each line, an indented one after the last that was not."""
    heading, lines = "", []
    for line in answer.splitlines():
        if line.startswith(" "):
            lines.append(f"{heading} {line}")
        else:
            heading = line
            lines.append(line)
    return lines


def says(lines: list[str], fact: str) -> bool:
    """Find a line that holds all words of a fact."""
    words = [
        re.compile(rf"(?<!\w){re.escape(word)}(?!\w)" if word[-1].isalnum() else re.escape(word))
        for word in fact.split()
    ]
    return any(all(word.search(line) for word in words) for line in lines)


def _git(root: Path, command: str, revision: str = "") -> str:
    """Ask git; a search is made in the files of the revision."""
    arguments = command.split()
    if arguments[0] == "grep":
        at = arguments.index("--") if "--" in arguments else len(arguments)
        arguments.insert(at, revision)
    done = subprocess.run(["git", "-C", root, *arguments], capture_output=True, text=True, errors="replace")
    if done.returncode > 1 or (done.returncode and arguments[0] != "grep"):
        raise RuntimeError(f"git {command}: {done.stderr}")
    return done.stdout.replace(f"{revision}:", "") if revision else done.stdout


def _first_lines(text: str) -> str:
    return "".join(text.splitlines(keepends=True)[:_LINES_AT_ONCE])
