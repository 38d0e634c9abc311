"""Write ``docs/reference/errors.md`` from the error classes and their docstrings.

For maintainers: the first paragraph of a docstring is the cause, the second the content of the text.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Iterator

from docs.markdown import table
from oxigraph_code import errors
from oxigraph_code.errors import OxigraphCodeError

_INTRO = """\
<!-- Generated from oxigraph_code.errors by `python -m docs.generate`; do not edit. -->

# Errors

A failure is an error of the MCP tool (`isError`). Its text says what failed and where; the next line, the hint, says
what to do. At the command line the same text follows `oxigraph-code: ` on standard error, and the exit code is 2 for
wrong use and 3 for a failure. There are no stack traces.

States that a client can repair are answers and not errors: nothing is indexed, no source file was found, a result was
cut.

"""


def render() -> str:
    """Render the text of the page."""
    tree = inspect.cleandoc(errors.__doc__ or "").split("\n\n")[1]
    rows = [
        (f"`{kind.__name__}`", f"`{kind.__mro__[1].__name__}`", *_cause_and_message(kind), ", ".join(_data(kind)))
        for kind in _kinds(OxigraphCodeError)
    ]
    head = ("Error", "Base", "Cause", "Text", "Data")
    return "\n".join([f"{_INTRO}```text\n{inspect.cleandoc(tree)}\n```\n", *table(head, rows)])


def _kinds(base: type[OxigraphCodeError]) -> Iterator[type[OxigraphCodeError]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _kinds(kind)


def _cause_and_message(kind: type[OxigraphCodeError]) -> tuple[str, str]:
    cause, _, message = inspect.cleandoc(kind.__doc__ or "").replace("``", "`").partition("\n\n")
    return cause.rstrip("."), " ".join(message.split()).removeprefix("The text has ").rstrip(".")


def _data(kind: type[OxigraphCodeError]) -> Iterator[str]:
    inherited = {field.name for field in dataclasses.fields(OxigraphCodeError)}
    return (f"`{field.name}`" for field in dataclasses.fields(kind) if field.name not in inherited)
