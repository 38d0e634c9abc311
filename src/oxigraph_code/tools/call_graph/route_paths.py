"""Comparison of request paths with the path patterns of routes.

For maintainers: frameworks write parameters in many ways (``:id``, ``<int:id>``, ``{id}``, ``[id]``), code that sends
requests computes parts of a path, and people type either. All of these are variable parts, which never match a fixed
one. This module must not know the graph, nor any framework.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

ELLIPSIS: Final = "…"
ANY: Final = "ANY"
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

_ASKED: Final = re.compile(rf"(?:(?P<methods>(?:{'|'.join(METHODS)})(?:\|(?:{'|'.join(METHODS)}))*)\s+)?(?P<path>\S+)")
_PARAMETER: Final = re.compile(r"<[^<>]*>|\$?\{[^{}]*\}|\[[^\[\]]*\]|:[A-Za-z_]\w*(?:\([^()]*\))?[?+*]?|\*+|…")
_REST: Final = re.compile(
    r"<path:[^<>]*>|\{[^{}]*:path\}|\{\*[^{}]*\}|\[+\.\.\.[^\[\]]*\]+|:\w+[+*]|\*+\w*|<[^<>]*\.\.>"
)
_MAX_SEGMENTS: Final = 40
_MAX_BEFORE: Final = 2
ONE_PART: Final = 2
"""The likeness of two paths with one fixed part in common."""


class RequestPattern(NamedTuple):
    """A request as it is typed: a path and methods, empty for any."""

    methods: frozenset[str]
    path: str


class Segment(NamedTuple):
    """A part of a path between slashes.

    ``is_fixed`` is false if it contains a parameter, ``is_rest`` true if it can match several parts.
    """

    text: str
    is_fixed: bool
    is_rest: bool


def parse_request(query: str) -> RequestPattern | None:
    """Parse a query as a request: a path with a leading slash, or one after an HTTP method."""
    match = _ASKED.fullmatch(query.strip())
    if match is None or not (match["path"].startswith("/") or (match["methods"] and "/" in match["path"])):
        return None
    return RequestPattern(frozenset((match["methods"] or "").split("|")) - {""}, match["path"])


def allows(methods: Sequence[str], wanted: frozenset[str]) -> bool:
    """Return true if a route or request has one of the methods."""
    return not wanted or ANY in methods or ANY in wanted or not wanted.isdisjoint(methods)


def likeness(pattern: str, path: str) -> int:
    """Score the fixed parts that a path shares with a pattern that it matches; 0 if it does not match.

    A fixed part counts 2, a partly fixed one 1. The path of the root scores 2 against itself.
    """
    ours, theirs = segments(pattern), segments(path)
    if not ours and not theirs:
        return 2
    return _fitting(ours, theirs)


def ending(pattern: str, path: str) -> int:
    """Return the same score for a path that matches the last parts of a pattern."""
    ours, theirs = segments(pattern), segments(path)
    return _fitting(ours[-len(theirs) :], theirs) if 0 < len(theirs) < len(ours) else 0


def base_of(pattern: str, path: str) -> str:
    """Return the fixed parts before the end of a pattern that a path matches by two; else empty."""
    before = segments(pattern)[: -len(segments(path)) or None]
    is_told = all(part.is_fixed for part in before) and ending(pattern, path) >= 2 * ONE_PART
    return "/".join(part.text for part in before) if is_told else ""


def beginning(pattern: str, path: str) -> int:
    """Return the same score for a path that matches the first parts of a pattern."""
    ours, theirs = segments(pattern), segments(path)
    return _fitting(ours[: len(theirs)], theirs) if 0 < len(theirs) < len(ours) else 0


def below_prefix(pattern: str, path: str) -> int:
    """Return the same score for a path that has few parts more in front of all that a pattern matches."""
    ours, theirs = segments(pattern), segments(path)
    score = _fitting(ours, theirs[-len(ours) :]) if 0 < len(theirs) - len(ours) <= _MAX_BEFORE else 0
    return score if score >= ONE_PART else 0


def is_elsewhere(path: str) -> bool:
    """Return true if a request goes to a written host other than the local machine."""
    host = re.match(r"\w+://([^/:?]*)", path)
    return host is not None and "." in host[1] and not re.match(r"127\.|0\.0\.0\.0|.*[…{}$<>]", host[1])


def may_be(pattern: str, path: str) -> bool:
    """Return true if the computed parts of a request path may make it match a pattern."""
    if ELLIPSIS not in path:
        return False
    text = "/".join(re.escape(segment.text) for segment in segments(path)).replace(re.escape(ELLIPSIS), ".*")
    return re.fullmatch(text, "/".join(segment.text for segment in segments(pattern)), re.IGNORECASE) is not None


@cache
def segments(path: str) -> tuple[Segment, ...]:
    """Return the parts of a path between its slashes, without the query after it and the host before it."""
    # A question mark also follows an optional parameter, and occurs in regular expressions.
    path = re.sub(r"^\w+://[^/]*", "", path)
    path = re.sub(r"\?(?=[\w…$]+=|…?$).*", "", path) if not path.endswith("?") else path
    parts = [part for part in _split(path) if part not in ("", ".")]
    return tuple(map(_segment, parts[:_MAX_SEGMENTS]))


def _split(path: str) -> list[str]:
    """Split a path at its slashes, except for those inside parameters."""
    held: list[str] = []

    def keep(match: re.Match[str]) -> str:
        held.append(match[0])
        return f"\0{len(held) - 1}\0"

    bare = _PARAMETER.sub(keep, path)
    return [re.sub("\0(\\d+)\0", lambda match: held[int(match[1])], part) for part in bare.split("/")]


def _segment(text: str) -> Segment:
    is_fixed = _PARAMETER.search(text) is None
    return Segment(text.lower() if is_fixed else text, is_fixed, bool(_REST.search(text)))


def _fitting(ours: Sequence[Segment], theirs: Sequence[Segment]) -> int:
    """Return the score of two paths that match as a whole; 0 if they do not."""
    if not ours or not theirs:
        return 0
    # best[j] is the score of the parts so far against the first j others, -1 if they do not match.
    best = [0] + [-1] * len(theirs)
    if theirs[0].text == ELLIPSIS:
        best[1] = 0
    for start, own in enumerate(ours):
        is_open = own.is_rest or (start == 0 and own.text == ELLIPSIS)
        may_be_none = is_open and _PARAMETER.fullmatch(own.text) is not None
        row = [best[0] if may_be_none else -1]
        for number, other in enumerate(theirs):
            is_left_out = number == 0 and other.text == ELLIPSIS
            found = best[number] + _same(own, other) if best[number] >= 0 and _same(own, other) >= 0 else -1
            found = max(found, row[number] if is_open else -1, best[number + 1] if may_be_none or is_left_out else -1)
            row.append(found)
        best = row
    return max(best[-1], 0)


def _same(own: Segment, other: Segment) -> int:
    """Score two parts: 2 if equal, 1 if a parameter is part of one, 0 for a parameter, -1 otherwise."""
    if own.is_fixed and other.is_fixed:
        return 2 if own.text == other.text else -1
    if own.is_fixed:
        return -1
    if _PARAMETER.fullmatch(own.text):
        return 0
    if other.is_fixed:
        return 1 if _pattern(own.text).fullmatch(other.text) else -1
    return 1 if _plain(own.text) == _plain(other.text) else -1


@cache
def _pattern(text: str) -> re.Pattern[str]:
    pieces = _PARAMETER.split(text)
    return re.compile(f"[^/]{'*' if '*' in text else '+'}".join(map(re.escape, pieces)), re.IGNORECASE)


def _plain(text: str) -> str:
    return _PARAMETER.sub(ELLIPSIS, text).lower()
