"""The path of a request compared with the path pattern of a route.

For maintainers: frameworks write parameters in many ways (``:id``, ``<int:id>``, ``{id}``, ``[id]``), code that sends
requests computes parts of a path, and a person types either. All of these are a part that is not fixed, which never
stands for one that is. This module must not know the graph, nor any framework.
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
_MOST_SEGMENTS: Final = 40


class AskedRequest(NamedTuple):
    """A request as it is typed: methods, none where any will do, and a path."""

    methods: frozenset[str]
    path: str


class Segment(NamedTuple):
    """A part of a path between slashes: how its text may be spelled, whether it is fixed, and whether it may stand for
    several parts."""

    text: str
    is_fixed: bool
    is_rest: bool


def asked_of(query: str) -> AskedRequest | None:
    """The request that a query is written as: a path that begins with a slash, or one after an HTTP method."""
    match = _ASKED.fullmatch(query.strip())
    if match is None or not (match["path"].startswith("/") or (match["methods"] and "/" in match["path"])):
        return None
    return AskedRequest(frozenset((match["methods"] or "").split("|")) - {""}, match["path"])


def allows(methods: Sequence[str], asked: frozenset[str]) -> bool:
    """Whether a route or a request is of one of the methods."""
    return not asked or ANY in methods or ANY in asked or not asked.isdisjoint(methods)


def likeness(pattern: str, path: str) -> int:
    """How much that is fixed a path has in common with the pattern of a route that it fits: 2 for each part, 1 for a
    part of which only some is; 0 where it does not fit. The path of the root fits by having none."""
    ours, theirs = segments(pattern), segments(path)
    if not ours and not theirs:
        return 2
    return _fitting(ours, theirs)


def ending(pattern: str, path: str) -> int:
    """The same for a path that is only the last part of the pattern's."""
    ours, theirs = segments(pattern), segments(path)
    return _fitting(ours[-len(theirs) :], theirs) if 0 < len(theirs) < len(ours) else 0


def beginning(pattern: str, path: str) -> int:
    """The same for a path that is only the first part of the pattern's."""
    ours, theirs = segments(pattern), segments(path)
    return _fitting(ours[: len(theirs)], theirs) if 0 < len(theirs) < len(ours) else 0


def is_elsewhere(path: str) -> bool:
    """Whether a request goes to a host that is written there, and is not of the machine itself."""
    host = re.match(r"\w+://([^/:?]*)", path)
    return host is not None and "." in host[1] and not re.match(r"127\.|0\.0\.0\.0|.*[…{}$<>]", host[1])


def may_be(pattern: str, path: str) -> bool:
    """Whether the path of a request has computed parts that may make it fit the pattern of a route."""
    if ELLIPSIS not in path:
        return False
    text = "/".join(re.escape(segment.text) for segment in segments(path)).replace(re.escape(ELLIPSIS), ".*")
    return re.fullmatch(text, "/".join(segment.text for segment in segments(pattern)), re.IGNORECASE) is not None


@cache
def segments(path: str) -> tuple[Segment, ...]:
    """The parts of a path between its slashes, without the query after it and the host before it."""
    # A question mark also makes the parameter before it optional, and is in the text of regular expressions.
    path = re.sub(r"^\w+://[^/]*", "", path)
    path = re.sub(r"\?(?=[\w…$]+=|…?$).*", "", path) if not path.endswith("?") else path
    parts = [part for part in _split(path) if part]
    return tuple(map(_segment, parts[:_MOST_SEGMENTS]))


def _split(path: str) -> list[str]:
    """The parts between slashes, of which a parameter may have some in itself."""
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
    """How much that is fixed two paths have in common that fit one another; 0 where they do not."""
    if not ours or not theirs:
        return 0
    # best[j] is the best for the parts before here and the first j of the others, -1 where these do not fit.
    best = [0] + [-1] * len(theirs)
    if theirs[0].text == ELLIPSIS:
        best[1] = 0
    for start, own in enumerate(ours):
        is_open = own.is_rest or (start == 0 and own.text == ELLIPSIS)
        row = [best[0] if is_open else -1]
        for number, other in enumerate(theirs):
            is_left_out = number == 0 and other.text == ELLIPSIS
            found = best[number] + _same(own, other) if best[number] >= 0 and _same(own, other) >= 0 else -1
            found = max(found, row[number] if is_open else -1, best[number + 1] if is_open or is_left_out else -1)
            row.append(found)
        best = row
    return max(best[-1], 0)


def _same(own: Segment, other: Segment) -> int:
    """2 for the same fixed text, 1 for one with a parameter in it, 0 for what a parameter may be, -1 for others."""
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
    return re.compile("[^/]+".join(map(re.escape, pieces)), re.IGNORECASE)


def _plain(text: str) -> str:
    return _PARAMETER.sub(ELLIPSIS, text).lower()
