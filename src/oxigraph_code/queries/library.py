"""The library of questions: query files with the words in which people ask them.

For maintainers: the header of a template has its title, the wordings of its question and its parameters. In a wording,
``{symbol}``, ``{path}``, ``{text}``, ``{person}`` and ``{commit}`` stand for names, which fill the parameters in order.
A question about a whole project has no placeholder for it.
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
    """A query file: its name, its title, the wordings of its question, and its parameters in order."""

    name: str
    title: str
    questions: tuple[str, ...]
    parameters: tuple[str, ...]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of names in its question, in order."""
        return tuple(_PLACEHOLDER.findall(self.questions[0]))

    @property
    def is_of_projects(self) -> bool:
        return "project" in self.parameters

    @property
    def is_of_history(self) -> bool:
        """True if it reads commits, so that its answer covers only loaded history."""
        return bool(_HISTORY.search(read(f"{FOLDER}/{self.name}")))

    @property
    def wanted(self) -> tuple[str, ...]:
        """The parameters that names of the question fill."""
        return tuple(name for name in self.parameters if name != "project")


@cache
def templates() -> tuple[Template, ...]:
    """Return all templates, ordered by name."""
    folder = resources.files("oxigraph_code.queries").joinpath(FOLDER)
    names = sorted(file.name.removesuffix(".rq") for file in folder.iterdir() if file.name.endswith(".rq"))
    return tuple(map(_template, names))


def _template(name: str) -> Template:
    header = [line for line in read(f"{FOLDER}/{name}").splitlines() if line.startswith("# ")]
    questions = (line.removeprefix("# Question: ") for line in header if line.startswith("# Question: "))
    found = (_PARAMETER.match(line) for line in header)
    parameters = tuple(match[1] for match in found if match)
    return Template(name, header[0].removeprefix("# "), tuple(questions), parameters)
