"""The metadata of a commit.

For maintainers: any program can write commits, so no part of one is certain to be text, a name or a date. Text is
decoded by the encoding that the commit states, else as UTF-8; undecodable bytes are replaced.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pygit2

from oxigraph_code.facts.commits import CommitFacts, Identity
from oxigraph_code.history.people import People, co_authors

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
# The first and the last second that every reader of xsd:dateTime accepts.
_FIRST, _LAST = -62_135_596_800, 253_402_300_799
_FURTHEST_MINUTES = 14 * 60


def commit_facts(commit: pygit2.Commit, people: People, *, is_shallow: bool) -> CommitFacts:
    """Return the facts of a commit; in a shallow clone its true parents are read from its text."""
    encoding = commit.message_encoding or "utf-8"
    author, committer = _identity(commit.author, encoding), _identity(commit.committer, encoding)
    parents = tuple(map(str, commit.parent_ids))
    message = _decoded(commit.raw_message, encoding).strip("\r\n")
    first = people.person(author)
    helpers = dict.fromkeys(map(people.person, co_authors(message)))
    return CommitFacts(
        str(commit.id),
        parents,
        author,
        committer,
        first,
        people.person(committer),
        date_of(commit.commit_time, commit.commit_time_offset),
        message,
        tuple(helper for helper in helpers if helper != first),
        is_cut=is_shallow and len(parents) != len(written_parents(commit.read_raw())),
    )


def date_of(seconds: int, offset_minutes: int) -> str:
    """Return a time as xsd:dateTime, with its offset if that is valid.

    A time outside of the years 1 to 9999 becomes the first or last second of these.
    """
    clamped = min(max(seconds, _FIRST), _LAST)
    zone = timedelta(minutes=offset_minutes if abs(offset_minutes) <= _FURTHEST_MINUTES else 0)
    moment = _EPOCH + timedelta(seconds=clamped)
    try:
        text = moment.astimezone(timezone(zone)).isoformat()
    except OverflowError:
        text = moment.isoformat()
    return text.replace("+00:00", "Z")


def written_parents(commit: bytes) -> list[str]:
    """Return the hashes of the parents in the text of a commit."""
    head = commit.partition(b"\n\n")[0].decode("ascii", "replace")
    return [line.removeprefix("parent ") for line in head.split("\n") if line.startswith("parent ")]


def _identity(signature: pygit2.Signature, encoding: str) -> Identity:
    return Identity(
        _decoded(signature.raw_name, encoding).strip(),
        _decoded(signature.raw_email, encoding).strip(),
    )


def _decoded(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding, "replace")
    except (LookupError, ValueError, UnicodeError):
        return data.decode("utf-8", "replace")
