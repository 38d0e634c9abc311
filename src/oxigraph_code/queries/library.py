"""The library of questions: queries and calls of tools, with the words in which people ask them.

For maintainers: the header of a query file has its title, the wordings of its question, its parameters and the tool
that answers it, if there is one; ``tool_questions.toml`` has the questions that only a tool answers. In a wording,
``{symbol}``, ``{path}``, ``{folder}``, ``{text}``, ``{person}``, ``{commit}`` and ``{ref}`` stand for names, which fill
the parameters in order, and ``(calls|invokes)`` for either. A question about a whole project has no placeholder for it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from oxigraph_code.queries import read, read_data

FOLDER = "templates"

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_EITHER = re.compile(r"\(([^()]*)\)")
_HISTORY = re.compile(r"\bcode:(?:hasCommit|hasChange)\b")
_PARAMETER = re.compile(r"# \$(\w+): ")


class ToolCall(NamedTuple):
    """A tool by name, the arguments that the names of a question fill in order, and its other arguments."""

    tool: str
    arguments: tuple[str, ...] = ()
    fixed: tuple[tuple[str, Any], ...] = ()


class Template(NamedTuple):
    """A question: its title and wordings, the parameters of its query, and the tool that answers it.

    ``begins`` are the first words of questions that it answers when no wording explains them. ``has_lines`` if those
    who wrote the lines of its file belong to the answer, whom the graph does not have, ``is_unsure`` if no rows may be
    no answer, since not all of such things are known.
    """

    name: str
    title: str
    questions: tuple[str, ...]
    parameters: tuple[str, ...] = ()
    call: ToolCall | None = None
    has_query: bool = True
    empty: str = ""
    begins: tuple[str, ...] = ()
    has_lines: bool = False
    is_unsure: bool = False

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of names in its question, in order."""
        return tuple(_PLACEHOLDER.findall(self.questions[0])) if self.questions else ()

    @property
    def is_of_projects(self) -> bool:
        return "project" in self.parameters

    @property
    def is_of_history(self) -> bool:
        """True if its query reads commits, so that its answer covers only loaded history."""
        return self.has_query and bool(_HISTORY.search(read(f"{FOLDER}/{self.name}")))

    @property
    def wanted(self) -> tuple[str, ...]:
        """The parameters that names of the question fill."""
        return tuple(name for name in self.parameters if name != "project")


@cache
def templates() -> tuple[Template, ...]:
    """Return the questions with a query, ordered by name."""
    folder = resources.files("oxigraph_code.queries").joinpath(FOLDER)
    names = sorted(file.name.removesuffix(".rq") for file in folder.iterdir() if file.name.endswith(".rq"))
    return tuple(map(_template, names))


@cache
def tool_questions() -> tuple[Template, ...]:
    """Return the questions that only a tool answers, ordered by name."""
    return tuple(
        Template(
            name,
            entry["title"],
            _wordings(entry.get("asks", ())),
            call=ToolCall(entry["tool"], tuple(entry.get("arguments", ())), tuple(entry.get("fixed", {}).items())),
            has_query=False,
            begins=tuple(entry.get("begins", ())),
        )
        for name, entry in sorted(tomllib.loads(read_data("tool_questions.toml")).items())
    )


@cache
def questions() -> tuple[Template, ...]:
    """Return all questions that have wordings."""
    return (*templates(), *(template for template in tool_questions() if template.questions))


def _template(name: str) -> Template:
    header = [line for line in read(f"{FOLDER}/{name}").splitlines() if line.startswith("# ")]
    found = (_PARAMETER.match(line) for line in header)
    parameters = tuple(match[1] for match in found if match)
    tool, *arguments = " ".join(_labelled(header, "Tool")).split() or [""]
    call = ToolCall(tool, tuple(arguments)) if tool else None
    empty = " ".join(_labelled(header, "Empty"))
    return Template(
        name,
        header[0].removeprefix("# "),
        _wordings(_labelled(header, "Question")),
        parameters,
        call,
        empty=empty,
        has_lines="authors of lines" in _labelled(header, "Shows"),
        is_unsure=bool(_labelled(header, "Unsure")),
    )


def _wordings(written: Sequence[str]) -> tuple[str, ...]:
    """Write out each wording with every one of its choices, the innermost first."""
    found: dict[str, None] = {}
    for text in written:
        if (choice := _EITHER.search(text)) is None:
            found[" ".join(text.split())] = None
        else:
            either = choice[1].split("|")
            found |= dict.fromkeys(
                _wordings([f"{text[: choice.start()]}{one}{text[choice.end() :]}" for one in either])
            )
    return tuple(found)


def _labelled(header: list[str], label: str) -> list[str]:
    """Return the texts of the lines of a header with a label."""
    start = f"# {label}: "
    return [line.removeprefix(start) for line in header if line.startswith(start)]
