"""SPARQL queries as files, each valid on its own, with its purpose in the header.

For maintainers: tools run these and never build SPARQL from strings. A parameter is a variable written with ``$``; it
is replaced by a term, not by ``VALUES``, because it may name the graph of a filter.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from oxigraph_code.identity import readable

PARAMETER = re.compile(r"(?:# (\{[^#\n$]*|)VALUES )?\$(\w+)")
# SPARQL 1.1, section 19.7, and characters that would end a string or a line.
_ESCAPES = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r"})
_NOT_IN_IRIS = re.compile('[\x00-\x20<>"{}|^`\\\\]')


@cache
def read(name: str) -> str:
    """Read the text of ``name.rq``."""
    return read_data(f"{name}.rq")


def read_data(name: str) -> str:
    """Read a file beside this one."""
    return (Path(__file__).parent / name).read_text(encoding="utf-8")


@cache
def term_lines() -> tuple[str, ...]:
    """Read the vocabulary as text: a line for each term with its domain, range and meaning."""
    return tuple(read_data("terms.txt").splitlines())


class StringTerm(str):
    """A parameter that is a string literal; other strings are IRIs."""


Term = str | int


Terms = Term | Sequence[Term] | None


def bind(name: str, /, **terms: Terms) -> str:
    """Return the query of ``name.rq`` without its comments, with terms in place of its parameters.

    Several terms of a parameter are put in where a comment says ``VALUES`` and its name, after the braces of a group if
    there are any; for ``None`` that line stays a comment. Raises ``ValueError`` for a text that is no IRI.
    """
    return fill("\n".join(line for line in read(name).splitlines() if not line.startswith("#")), terms)


def fill(query: str, terms: Mapping[str, Terms]) -> str:
    """Put terms in place of all parameters of a query."""
    shown = {
        key: None if value is None else " ".join(map(_term, [value] if isinstance(value, str | int) else value))
        for key, value in terms.items()
    }
    # In one pass, because a term may contain the mark of a parameter.
    return PARAMETER.sub(lambda found: _put(found, shown[found[2]]), query)


def _put(found: re.Match[str], terms: str | None) -> str:
    if terms is None:
        return found[0]
    return terms if found[1] is None else f"{found[1]}VALUES ?{found[2]} {{ {terms} }}"


def quoted(text: str) -> str:
    """Write a text as a string literal."""
    return f'"{readable(text).translate(_ESCAPES)}"'


def _term(value: Term) -> str:
    if isinstance(value, int):
        return str(value)
    if isinstance(value, StringTerm):
        return quoted(value)
    if _NOT_IN_IRIS.search(value):
        raise ValueError(f"not an IRI: {value!r}")
    return f"<{value}>"
