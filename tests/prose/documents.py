"""Find sentences and words of documents that are not in plain English.

For maintainers: tables, code and quotations do not count, nor do generated pages with text from elsewhere. A question
may begin with a question word; a sentence that begins with one and asks nothing may not.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from pathlib import Path

from tests.docs.pages import PAGES
from tests.prose.sentences import BANNED, BEGINNINGS, PER_THOUSAND, REFERRING

_GENERATED = re.compile(r"<!-- Generated|# Tasks on applications\n")
_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_CODE = re.compile(r"``.+?``|`[^`]*`")
_QUOTED = re.compile(r'"[^"]*"')
_MARK = re.compile(r"^\s*(?:#+|[-*]|\d+\.)\s+")
_SENTENCE = re.compile(r"(?<=[.!?:])\s+")
_WORD = re.compile(r"[A-Za-z][a-z']*")


def documents() -> Iterator[Path]:
    """Yield the pages that are written by hand."""
    return (page for page in PAGES if not _GENERATED.match(page.read_text(encoding="utf-8")))


def paragraphs(text: str) -> Iterator[str]:
    """Yield the prose of a page: headings, paragraphs and items of lists, each on one line, without code."""
    kept: list[str] = []
    for line in [*_FENCE.sub("", text).splitlines(), ""]:
        is_new = not line.strip() or line.startswith(("|", "<")) or _MARK.match(line) is not None
        if is_new and kept:
            yield " ".join(kept)
            kept = []
        if line.strip() and not line.startswith(("|", "<")):
            kept.append(_MARK.sub("", line).strip())


def bad_beginnings(text: str) -> list[str]:
    """Return the headings and sentences that begin with a question word and ask nothing."""
    sentences = (sentence for entry in paragraphs(text) for sentence in _SENTENCE.split(_plain(entry)))
    return [sentence for sentence in sentences if BEGINNINGS.match(sentence) and not sentence.endswith("?")]


def references_back(text: str) -> list[str]:
    """Return the paragraphs that refer to a thing by a pronoun, such as ``that of``, instead of its name."""
    return [entry for entry in paragraphs(text) if REFERRING.search(_plain(entry))]


def excess_of_banned_words(text: str) -> int:
    """Return the number of banned words on a page beyond 8 of 1,000, rounded up."""
    words = [word.lower() for entry in paragraphs(text) for word in _WORD.findall(_plain(entry))]
    return sum(word in BANNED for word in words) - math.ceil(len(words) * PER_THOUSAND / 1000)


def _plain(paragraph: str) -> str:
    return _QUOTED.sub("", _CODE.sub("", _LINK.sub(r"\1", paragraph))).strip(" *_")
