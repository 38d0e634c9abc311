"""Wordings of questions that are data: patterns with fragments in braces.

For maintainers: the wordings of questions about parts are in one file of data. This module must not know what answers
them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from oxigraph_code.queries import read_data

_FRAGMENT: Final = re.compile(r"\{([a-z]+)\}")


def compiled(wording: str, fragments: Mapping[str, str]) -> re.Pattern[str]:
    """Compile a wording with its fragments filled in."""

    def filled(text: str) -> str:
        return _FRAGMENT.sub(lambda one: filled(fragments[one[1]]), text)

    return re.compile(filled(wording), re.IGNORECASE)


@cache
def _wordings(name: str) -> Sequence[re.Pattern[str]]:
    data = tomllib.loads(read_data("part_questions.toml"))
    known = data["fragments"] | {key: data["fragments"]["named"].replace("%", key) for key in ("a", "b", "place")}
    return [compiled(wording, known) for wording in data[name]["wordings"]]


def asked_in(name: str, text: str) -> re.Match[str] | None:
    """Match a text with the wordings for a question about parts."""
    return next(filter(None, (wording.match(text.strip()) for wording in _wordings(name))), None)
