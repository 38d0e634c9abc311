"""The content of one manifest, and the parsing of requirements (PEP 508) into dependencies.

For maintainers: ``packaging`` decides if a text is a requirement. Its objects do not keep the original spelling, so the
constraint and the marker are cut out of the text afterwards. This module must not know the source of the text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from packaging.requirements import InvalidRequirement, Requirement
from packaging.utils import canonicalize_name

from oxigraph_code.facts import Dependency, Diagnostic
from oxigraph_code.languages.folder import shown

MAXIMUM_DEPENDENCIES = 20_000  # of one project; groups that include one another multiply

_MAXIMUM_LENGTH = 4_000  # of one requirement; parsing takes more than linear time
_NAME_AND_EXTRAS = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*\s*(?:\[(?P<extras>[^\]]*)\])?\s*")
_NAME = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?")
_USER_OF_URL = re.compile(r"(https?://)[^/@\s]+@")


@dataclass
class Declaration:
    """The content of one manifest.

    ``unread`` has a diagnostic for each of name, version and description that could not be read.
    """

    manifest: str
    name: str = ""
    version: str = ""
    description: str = ""
    edition: str = ""
    dependencies: list[Dependency] = field(default_factory=list)
    declares_runtime: bool = False
    unread: dict[str, Diagnostic] = field(default_factory=dict)
    _tried: int = 0

    def require(self, text: str, group: str = "", optional: bool = False, marker: str = "") -> None:
        """Add the dependency of a requirement. Raises ``ValueError`` with the reason if it is malformed."""
        self._tried += 1
        if self._tried == MAXIMUM_DEPENDENCIES + 1:
            raise ValueError(f"more than {MAXIMUM_DEPENDENCIES:,} requirements; the others are not read")
        if not self.is_full:
            self.dependencies.append(parse_requirement(text, group, optional, marker))

    @property
    def is_full(self) -> bool:
        """True if no more requirements will be read, since no honest manifest has as many."""
        return self._tried > MAXIMUM_DEPENDENCIES


def parse_requirement(text: str, group: str = "", optional: bool = False, marker: str = "") -> Dependency:
    """Parse a requirement; ``marker`` is combined with its own marker.

    Raises ``ValueError`` with the reason if the text is malformed.
    """
    text = text.strip()
    if len(text) > _MAXIMUM_LENGTH:
        raise ValueError(f"{shown(text)} is too long for a requirement")
    try:
        requirement = Requirement(text)
    except InvalidRequirement as error:
        raise ValueError(f"{shown(text)} is not a requirement: {str(error).splitlines()[0]}") from error
    except (ValueError, RecursionError) as error:  # a number of 5,000 digits, a marker 5,000 brackets deep
        raise ValueError(f"{shown(text)} is not a requirement") from error
    start = _NAME_AND_EXTRAS.match(text)
    assert start is not None  # noqa: S101 - what packaging accepted begins with a name
    rest = text[start.end() :]
    if requirement.url:
        url = requirement.url
        version = source(url)
        own_marker = rest[rest.index(url) + len(url) :].strip().removeprefix(";")
    else:
        version, _, own_marker = rest.partition(";")
        version = version.strip()
        if version.startswith("("):
            version = version[1:-1].strip()
    return Dependency(
        name=requirement.name,
        version=version,
        group=group,
        extras=requested_extras(start["extras"] or ""),
        optional=optional,
        marker=both_markers(own_marker.strip(), marker),
    )


def requested_extras(text: str) -> tuple[str, ...]:
    """Return the extras between the brackets, in order."""
    return tuple(dict.fromkeys(extra for part in text.split(",") if (extra := part.strip())))


def source(url: str) -> str:
    """Return the URL of a dependency as a constraint, without credentials: the graph has more readers."""
    return "@ " + _USER_OF_URL.sub(r"\1", url)


def both_markers(first: str, second: str) -> str:
    """Return a marker that holds if both do."""
    if not first or not second:
        return first or second
    return " and ".join(f"({marker})" if " or " in marker else marker for marker in (first, second))


def is_package_name(name: str) -> bool:
    """Return true if a text is a valid package name (PEP 508)."""
    return len(name) <= 200 and _NAME.fullmatch(name) is not None


def normalized(name: str) -> str:
    """Return the normalized form of a name, for comparisons (PEP 503)."""
    return canonicalize_name(name)
