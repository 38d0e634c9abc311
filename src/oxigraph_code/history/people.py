"""The identities of people: names and addresses, unified by the repository's mailmap.

For maintainers: robots commit, too, and cannot be asked about code; they are told by their names. The mailmap is parsed
here and not by the engine, which compares addresses with their case, as git does not, and also reads any file that the
repository's own configuration names. As with sources, no link is followed. No part of a commit is certain to be text, a
name or a date: text is decoded by the encoding that the commit states, else as UTF-8.

Source: gitmailmap(5).
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pygit2

from oxigraph_code.facts.commits import CommitFacts, Identity

_NAME = ".mailmap"
_LINE = re.compile(r"(?!#)([^<>]*)<([^<>]*)>(?:([^<>]*)<([^<>]*)>)?")
_MAX_BYTES = 4 * 1024 * 1024
_TRAILER = re.compile(r"^co-authored-by:[ \t]*([^<>\n]{0,200})<([^<>\n]{0,200})>", re.IGNORECASE | re.MULTILINE)
_MAX_CO_AUTHORS = 20
_ROBOT_NAME = re.compile(
    r".*\[bot\]|(?:\S+[-_])?bot|\S+[-_]bot[-_].*|(?:hosted )?weblate|crowdin.*|transifex.*|dependabot.*|renovate.*"
    r"|greenkeeper.*|snyk.*|pre-commit(?:[-.]ci)?.*|github[ -]actions?|gitlab[ -]ci|travis[ -]ci|circleci|codecov"
    r"|.*continuous integration.*|mergify.*|imgbot|allcontributors.*|semantic-release.*|release-please.*|pyup.*"
    r"|(?:github )?copilot.*|cursor(?: agent)?|devin ai.*|coderabbit.*|gemini-code-assist.*",
    re.IGNORECASE,
)
_ROBOT_ADDRESS = re.compile(r".*\[bot\]@.*|(?:noreply|support)@(?:github|anthropic|dependabot)\.com", re.IGNORECASE)
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
# The first and the last second that every reader of xsd:dateTime accepts.
_FIRST, _LAST = -62_135_596_800, 253_402_300_799
_FURTHEST_MINUTES = 14 * 60


class People:
    """The mailmap of the working tree, or else of a commit."""

    def __init__(self, repository: pygit2.Repository, tip: pygit2.Commit) -> None:
        data = _in_worktree(repository) or _in_commit(tip)
        self._proper = read_mailmap(data.decode("utf-8", "replace"))
        self._known: dict[Identity, Identity] = {}

    def person(self, identity: Identity) -> Identity:
        """Return the proper identity of an author or committer."""
        if identity not in self._known:
            name, email = identity.name.lower(), identity.email.lower()
            proper = self._proper.get((name, email)) or self._proper.get(("", email)) or Identity("", "")
            found = Identity(proper.name or identity.name, proper.email or identity.email)
            self._known[identity] = Identity(found.name or found.email, found.email)
        return self._known[identity]


def co_authors(message: str) -> list[Identity]:
    """Return the authors that trailers of a message name beside its own."""
    found = _TRAILER.findall(message)[:_MAX_CO_AUTHORS]
    return [Identity(name.strip(), email.strip()) for name, email in found if name.strip() or email.strip()]


def is_robot(person: Identity) -> bool:
    """Return true if a person is a program that commits."""
    return bool(_ROBOT_NAME.fullmatch(person.name) or _ROBOT_ADDRESS.fullmatch(person.email))


def people_of(commit: CommitFacts) -> tuple[str, ...]:
    """List the names of the author and the co-authors of a commit, without robots."""
    return tuple(person.name for person in (commit.author_person, *commit.co_authors) if not is_robot(person))


def read_mailmap(text: str) -> dict[tuple[str, str], Identity]:
    """Read the proper identity by name and address in lower case; an empty name stands for all names.

    An empty part is taken from the commit. Malformed lines are skipped.
    """
    proper: dict[tuple[str, str], Identity] = {}
    for line in text.splitlines():
        found = _LINE.match(line)
        if found is None:
            continue
        name, email, old_name, old_email = (part.strip() if part else "" for part in found.groups())
        if old_email:
            proper[old_name.lower(), old_email.lower()] = Identity(name, email)
        elif name:
            proper["", email.lower()] = Identity(name, "")
    return proper


def _in_worktree(repository: pygit2.Repository) -> bytes:
    if repository.workdir is None:
        return b""
    path = Path(repository.workdir, _NAME)
    try:
        if path.is_symlink() or not path.is_file():
            return b""
        with path.open("rb") as file:
            return file.read(_MAX_BYTES)
    except OSError:
        return b""


def _in_commit(commit: pygit2.Commit) -> bytes:
    try:
        entry = commit.tree[_NAME]
        return entry.data[:_MAX_BYTES] if isinstance(entry, pygit2.Blob) and entry.filemode != 0o120000 else b""
    except (KeyError, pygit2.GitError):
        return b""


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
