"""The parts of a task: its title, its prose and its code, with the words and names in them.

For maintainers: a report has a title that states its subject, prose with much else, and code that is an example more
often than the place of a fault; so the same word counts more in the title. Adjacent words and the words of one name are
phrases, which find a name in all its spellings. This module must not know the index.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from oxigraph_code.search.words import FILLERS, content_words, phrase

# Comments of a template, images, and the lines that name the authors of a commit.
_ASIDE = re.compile(r"<!--.*?-->|!\[[^\]]*\]\([^)]*\)|^[A-Z][\w-]*-by: [^\n]*$", re.DOTALL | re.MULTILINE)
# A link to a line of source, on the usual forges and in pages that Sphinx makes, is a path.
_LINK = re.compile(
    r"https?://[^\s/]+(?:\S*?/(?:blob|blame|raw|src|tree)/[^\s/]+/(?P<path>[\w./@+-]+\w)"
    r"|\S*?/_modules/(?P<module>[\w/]+))?\S*"
)
_AREA = re.compile(r"\w+\((?P<scope>[^()]+)\)!?:|\[?(?P<area>[\w/.-]+)\]?:")
_BLOCK = re.compile(r"```.*?(?:```|\Z)", re.DOTALL)
_INDENTED = re.compile(r"^(?: {4}|\t|>>> ).*$", re.MULTILINE)
_NAME = re.compile(r"[^\W\d]\w*")
_TITLE, _PROSE = 2.0, 1.0
_MAX_WORDS, _MAX_PHRASES = 60, 200
_LONGEST_NAME = 6


class Task(NamedTuple):
    """A task by its evidence.

    ``text`` has paths for links to source, and no comments of a template; ``told`` is the same without code blocks.
    ``words`` are the words in the title and the prose, with their weights. ``title`` and ``code`` are looked up in the
    text of files, ``code`` without words that stand elsewhere. ``phrases`` are words that belong together, ``areas``
    stand before the colon of the title.
    """

    text: str
    told: str
    words: Mapping[str, float]
    title: Sequence[str]
    code: Sequence[str]
    phrases: Sequence[str]
    areas: Sequence[str]

    @classmethod
    def parse(cls, task: str) -> Task:
        """Read a task: its first line is the title."""
        plain = _LINK.sub(_linked, _ASIDE.sub(" ", task.replace("\r", ""))).strip()
        title, _, rest = plain.partition("\n")
        prose = _INDENTED.sub(" ", _BLOCK.sub(" ", rest))
        code = "\n".join([*_BLOCK.findall(rest), *_INDENTED.findall(_BLOCK.sub(" ", rest))])
        words = _weighed((title, _TITLE), (prose, _PROSE))
        of_code = [word for word in content_words(code) if word not in words][:_MAX_WORDS]
        phrases = [*_names(title), *_names(prose), *_pairs(title), *_pairs(prose), *_names(code)]
        return cls(
            plain,
            f"{title}\n{prose}",
            words,
            content_words(title)[:_MAX_WORDS],
            of_code,
            list(dict.fromkeys(phrases))[:_MAX_PHRASES],
            areas_of(title),
        )


def areas_of(title: str) -> list[str]:
    """List the areas that a title begins with, as in ``fix(router): …`` or ``router: …``."""
    area = _AREA.match(title)
    names = re.split(r"[,\s]+", in_one_spelling(area["scope"] or area["area"])) if area else ()
    return [name for name in (name.strip("/") for name in names) if name]


def in_one_spelling(path: str) -> str:
    return path.lower().replace("_", "-")


def _linked(link: re.Match[str]) -> str:
    return f" {link['path'] or (link['module'] or '').replace('/', '.')} "


def _weighed(*texts: tuple[str, float]) -> dict[str, float]:
    found: dict[str, float] = {}
    for text, weight in texts:
        for word in content_words(text):
            found.setdefault(word, weight)
    return dict([*found.items()][:_MAX_WORDS])


def _names(text: str) -> Iterable[str]:
    """Yield the words of each compound name."""
    for name in _NAME.findall(text):
        if 0 < (words := phrase(name)).count(" ") < _LONGEST_NAME:
            yield words


def _pairs(text: str) -> Iterable[str]:
    """Yield pairs of words with at most articles and the like between them, in both orders.

    Code inverts a sentence: ``delete_repository`` is the deletion of a repository.
    """
    content = frozenset(content_words(text))
    for one, other in pairwise(word for word in phrase(text).split() if word not in FILLERS):
        if one in content and other in content:
            yield from (f"{one} {other}", f"{other} {one}")
