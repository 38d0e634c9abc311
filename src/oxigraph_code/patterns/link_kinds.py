"""Links in text: addresses and references to issues, each with its kind.

For maintainers: the kinds are data. A link that leads to no page about this code is none: an example host, the text of
a license, the name of a namespace. This module must not know the place of a text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

_URL: Final = re.compile(r"https?://[^\s<>\"'`|\\^{}\[\]]{4,500}")
_ISSUE: Final = re.compile(
    r"\b(?i:fix(?:e[sd])?|close[sd]?|resolve[sd]?|refs?|see|tickets?|issues?|bugs?|pull request|pr|todo|fixme)\b"
    r"[\s:(]{1,3}(#\d{1,7}\b|GH-\d{1,7}\b|[A-Z][A-Z0-9]{1,9}-\d{1,6}\b)"
)
_MENTION: Final = re.compile(r"(?<![\w#/.-])(#\d{1,7}\b|GH-\d{1,7}\b|[A-Z][A-Z0-9]{1,9}-\d{1,6}\b)")
"""A reference in the message of a commit or the name of a branch, which needs no word before it."""
_PULL: Final = re.compile(r"\b(?:pull request|pr)[\s:(]{1,3}\Z", re.IGNORECASE)
_SQUASHED: Final = re.compile(r"\(#\d+\)(?=\n|\Z)")
"""The end of a line in a commit that a pull request became."""
_STANDARDS: Final = frozenset(
    {"AES", "CVE", "CWE", "ECMA", "HTTP", "IEC", "IEEE", "ISO", "MD", "PEP", "RFC", "SHA", "TLS", "UTC", "UTF"}
)
"""Names of standards, which look like keys of a tracker."""
_KINDS: Final = tuple(
    (kind, re.compile(pattern))
    for kind, pattern in (
        ("", r"(?:[^/]*\.)?example\.(?:com|org|net)\b|[^/]*\.(?:test|example|invalid|local)\b"),
        ("", r"localhost\b|[\d.:]+(?:/|$)"),
        ("", r"[^./]+(?:[:/]|$)|(?:www\.)?(?:w3\.org/\d{4}/|schemas\.|xmlns\.)|[^?#]*/(?:licenses?|LICENSE)\b"),
        ("jira", r"jira\.[^/]+/|[^/]+\.atlassian\.net/(?:browse|jira)/|[^?#]*/browse/[A-Z][A-Z0-9]+-\d+"),
        ("confluence", r"confluence\.[^/]+/|[^/]+\.atlassian\.net/wiki\b"),
        ("linear", r"linear\.app/"),
        ("notion", r"(?:[^/]*\.)?notion\.(?:so|site)/"),
        ("trello", r"trello\.com/"),
        ("asana", r"app\.asana\.com/"),
        ("clickup", r"app\.clickup\.com/"),
        ("miro", r"(?:www\.)?miro\.com/"),
        ("figma", r"(?:www\.)?figma\.com/"),
        ("slack", r"[^/]*\.slack\.com/"),
        ("pull request", r"[^?#]*/(?:pull|pull-requests|merge_requests)/\d+"),
        ("issue", r"[^?#]*/(?:issues?|tickets?|bugs?)/[A-Za-z]*-?\d+|[^#]*show_bug\.cgi|(?:bugs?|issues)\.[^/]+/.*\d"),
        ("document", r"(?:docs|drive)\.google\.com/|[^/]+\.sharepoint\.com/"),
        ("discussion", r"(?:[^/]*\.)?stack(?:overflow|exchange)\.com/|[^?#]*/discussions/\d+|groups\.google\.com/"),
        ("specification", r"(?:www\.)?rfc-editor\.org/|(?:tools|datatracker)\.ietf\.org/|peps\.python\.org/"),
    )
)  # fmt: skip
"""The first that fits an address without its scheme decides; no kind, no link."""
_PAGE: Final = "page"


class FoundLink(NamedTuple):
    """A link in a text, and its kind."""

    kind: str
    target: str


def kind_of(url: str) -> str:
    """Return the kind of an address, empty for one that leads to nothing of use."""
    place = url.partition("://")[2]
    return next((kind for kind, pattern in _KINDS if pattern.match(place)), _PAGE)


def links_in(text: str, *, is_commit: bool = False) -> Iterator[FoundLink]:
    """Yield the links in a text; in one about a commit every key of an issue counts."""
    for match in _URL.finditer(text):
        url = match[0].rstrip(".,;:!?*_")
        if url.endswith(")") and url.count("(") < url.count(")"):
            url = url[: url.index(")")] if "(" not in url else url[:-1]
        if kind := kind_of(url):
            yield FoundLink(kind, url)
    for match in (_MENTION if is_commit else _ISSUE).finditer(text):
        key = match[1].removeprefix("GH-") if match[1].startswith("GH-") else match[1]
        if key.partition("-")[0] not in _STANDARDS:
            is_pull = _PULL.search(text[max(0, match.start() - 40) : match.start()]) or (
                is_commit and _SQUASHED.match(text, match.start() - 1)
            )
            yield FoundLink("pull request" if is_pull else "issue", f"#{key}" if key.isdigit() else key)
