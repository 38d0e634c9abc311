"""The library of questions: query files with the words that people ask them in.

For maintainers: a template's header says what it answers, in which words that is asked, and what its parameters are.
In the words, ``{symbol}``, ``{path}``, ``{text}``, ``{person}`` and ``{commit}`` stand for what is asked about; they
fill the parameters in their order. What is asked of a whole project needs no words for it.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import NamedTuple

from oxigraph_code.queries import read

FOLDER = "templates"

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_HISTORY = re.compile(r"\bcode:(?:hasCommit|hasChange)\b")
_PARAMETER = re.compile(r"# \$(\w+): ")


class Template(NamedTuple):
    """A query file: its name, what it answers, the words that ask it, and its parameters in their order."""

    name: str
    title: str
    questions: tuple[str, ...]
    parameters: tuple[str, ...]

    @property
    def kinds(self) -> tuple[str, ...]:
        """What it is asked about, by kind, in the order of the words."""
        return tuple(_PLACEHOLDER.findall(self.questions[0]))

    @property
    def is_of_projects(self) -> bool:
        return "project" in self.parameters

    @property
    def is_of_history(self) -> bool:
        """Commits are what it reads, so that it can only tell of those that are loaded."""
        return bool(_HISTORY.search(read(f"{FOLDER}/{self.name}")))

    @property
    def wanted(self) -> tuple[str, ...]:
        """The parameters that words fill."""
        return tuple(name for name in self.parameters if name != "project")


@cache
def templates() -> tuple[Template, ...]:
    """All of them, by name."""
    folder = resources.files("oxigraph_code.queries").joinpath(FOLDER)
    names = sorted(file.name.removesuffix(".rq") for file in folder.iterdir() if file.name.endswith(".rq"))
    return tuple(map(_template, names))


def _template(name: str) -> Template:
    header = [line for line in read(f"{FOLDER}/{name}").splitlines() if line.startswith("# ")]
    questions = (line.removeprefix("# Question: ") for line in header if line.startswith("# Question: "))
    found = (_PARAMETER.match(line) for line in header)
    parameters = tuple(match[1] for match in found if match)
    return Template(name, header[0].removeprefix("# "), tuple(questions), parameters)
