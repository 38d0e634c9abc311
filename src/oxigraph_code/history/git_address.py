"""Addresses of remote git repositories, without their credentials.

For maintainers: an address is untrusted input. Only schemes that run nothing are accepted, and only ``plain`` is shown,
logged or written to a file. This module must not know the fetch, nor the permission for it.
"""

from __future__ import annotations

import hashlib
import re
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from oxigraph_code.errors import ArgumentError

SCHEMES = ("https", "ssh", "git", "file")

_URL = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:(//|:)")
# The short form of ssh; a user name before the host distinguishes it from a path.
_SHORT = re.compile(r"(?P<user>[\w.+-]+)@(?P<host>[\w.-]+):(?P<path>[^/\\].*)")
# Up to the last @, because a password that was not escaped may contain any character. Tried once for each run without
# spaces: a long argument must not cost the square of its length.
_USERINFO = re.compile(r"(?<!\S)(?P<before>(?>\S*?[A-Za-z0-9+.-]:/{2,}))\S*@")
_UNSAFE = re.compile(r"[\x00-\x20\x7f\\]")
_NO_NAME = re.compile(r"[^\w.-]+", re.ASCII)
_HASH_LENGTH = 12
_LONGEST_NAME = 60


class GitAddress(NamedTuple):
    """A remote repository.

    ``plain`` is its address without a password; ``user`` and ``password`` may be empty.
    """

    plain: str
    host: str
    user: str = ""
    password: str = ""

    @property
    def folder(self) -> str:
        """A folder name: readable, and always the same for the same address."""
        last = self.plain.rstrip("/").rpartition("/")[2].rpartition(":")[2].removesuffix(".git")
        name = _NO_NAME.sub("-", last).strip(".-")[:_LONGEST_NAME] or "repository"
        return f"{name}-{hashlib.sha256(self.plain.encode()).hexdigest()[:_HASH_LENGTH]}"


def git_address(text: str) -> GitAddress | None:
    """Parse the address of a repository; ``None`` for a path.

    Raises ``ArgumentError`` for an address that is not accepted.
    """
    wanted = text.strip()
    if short := _SHORT.fullmatch(wanted):
        wanted = f"ssh://{short['user']}@{short['host']}/{short['path']}"
    elif not _URL.match(wanted):
        return None
    shown = without_userinfo(wanted)
    try:
        parts = urlsplit(wanted)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise _refused(shown, "its host or port cannot be read") from None
    if parts.scheme not in SCHEMES or not wanted[len(parts.scheme) :].startswith("://"):
        raise _refused(shown, f"the scheme is none of {', '.join(SCHEMES)}")
    if parts.scheme == "file":
        if host not in ("", "localhost") or not parts.path.startswith("/"):
            raise _refused(shown, "a file address names a folder of this machine: file:///folder")
        host = ""
    elif not host or host.startswith("-") or not parts.path.strip("/"):
        raise _refused(shown, "it names no host and repository")
    if parts.query or parts.fragment:
        raise _refused(shown, "a query or a fragment is no part of it")
    if _UNSAFE.search(wanted) or _UNSAFE.search(unquote(parts.path)):
        raise _refused(shown, "it holds spaces or control characters")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if user.startswith("-"):
        raise _refused(shown, "the user begins with a dash")
    # The user of ssh is a part of the address; that of https is often a token.
    at = f"{user}@" if parts.scheme == "ssh" and user else ""
    place = f"[{host}]" if ":" in host else host
    end = f":{port}" if port else ""
    return GitAddress(f"{parts.scheme}://{at}{place}{end}{parts.path}", host, user, password)


def without_userinfo(text: str) -> str:
    """Return a text without the credentials in its addresses."""
    return _USERINFO.sub(r"\g<before>", text)


def _refused(shown: str, why: str) -> ArgumentError:
    hint = f"give an address such as https://host/owner/name ({', '.join(SCHEMES)}), or the path of a folder"
    return ArgumentError(f"{shown!r} is not loaded: {why}", hint=hint, argument="path")
