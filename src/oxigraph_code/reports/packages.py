"""Read packages and advisories about their versions.

For maintainers: one order serves all ecosystems, numbers and words before or after a release, which for usual versions
is that in PEP 440 and SemVer. Without a known version nothing is certain. Ranges of commits are left out.

Source: the JSON schemas of CycloneDX 1.6, SPDX 2.3 and OSV 1.6; SPDX 3.0.1; the specification of package URLs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

import msgspec

from oxigraph_code.errors import FileError

_MAX_PACKAGES = 200_000
_BEFORE = frozenset({"dev", "snapshot", "a", "alpha", "b", "beta", "m", "milestone", "c", "rc", "pre", "preview"})
_PARTS = re.compile(r"\d+|[a-z]+")
_BOUND = re.compile(r"((?<![<!])={1,3}|>=|~=|~>|\^|~|\A(?=v?\d+\.\d+\.\d+[\w.+-]*\Z))\s*v?(\d[\w.+-]*)")
_EXACT = frozenset({"npm", "golang", "maven", "composer"})  # a version alone means that one
_SEPARATORS = re.compile(r"[-_.]+")
_AFFIXES = re.compile(r"^(?:python-|py-?)|(?:-python|-py)$")
_TYPES = {"pypi": "pypi", "npm": "npm", "crates.io": "cargo", "go": "golang", "maven": "maven", "nuget": "nuget"}
_TYPES |= {"packagist": "composer", "rubygems": "gem", "hex": "hex", "pub": "pub"}
MANIFESTS = {
    "pypi": ("pyproject.toml", "setup.py", "setup.cfg", "requirements.txt", "Pipfile"),
    "npm": ("package.json",),
    "cargo": ("Cargo.toml",),
    "golang": ("go.mod",),
    "maven": ("pom.xml", "build.gradle", "build.gradle.kts"),
    "composer": ("composer.json",),
    "gem": ("Gemfile",),
    "hex": ("mix.exs",),
    "pub": ("pubspec.yaml",),
}
"""The files that declare packages of an ecosystem, by the type in package URLs."""


class Package(NamedTuple):
    """A package with its version; ``kind`` is the type in its package URL."""

    name: str
    version: str = ""
    url: str = ""
    license: str = ""

    @property
    def kind(self) -> str:
        return self.url.removeprefix("pkg:").partition("/")[0] if self.url.startswith("pkg:") else ""


class AffectedPackage(NamedTuple):
    """A package in an advisory: versions, and ranges of versions from the first to before the second.

    Of a range with a third version, that is the last one.
    """

    name: str
    kind: str
    versions: frozenset[str]
    ranges: tuple[tuple[str, str, str], ...]

    def holds(self, version: str) -> bool:
        """Return true if a version is affected."""
        at = _order(version)
        return version in self.versions or any(
            _order(first) <= at and (not before or at < _order(before)) and (not last or at <= _order(last))
            for first, before, last in self.ranges
        )

    def verdict(self, version: str, constraint: str) -> bool | None:
        """Check a version, or the least one that a constraint allows; ``None`` if it may be affected."""
        bound = _BOUND.search(constraint)
        if not version and bound and not bound[1].strip("=") and (bound[1] or self.kind in _EXACT):
            version = bound[2]
        if version:
            return self.holds(version)
        ends = [before or last for _, before, last in self.ranges]
        if bound and all(ends) and not self.holds(bound[2]) and all(_order(end) <= _order(bound[2]) for end in ends):
            return False
        return None


class Advisory(NamedTuple):
    """An advisory, with the other names of the same fault."""

    name: str
    aliases: tuple[str, ...]
    summary: str
    severity: str
    affected: tuple[AffectedPackage, ...]


def same_name(name: str) -> str:
    """Return the form of a name in which different spellings of a package are equal."""
    return _SEPARATORS.sub("-", name.rpartition(":")[2] if ":" in name else name).lower()


def import_names(name: str) -> list[str]:
    """List the names under which code may import a package."""
    forms = [name, name.lower(), _AFFIXES.sub("", name.lower())]
    return list(dict.fromkeys(form for one in forms for form in (one, _SEPARATORS.sub("_", one)) if form))


def _order(version: str) -> list[tuple[int, int | str]]:
    """Return a key that orders versions; their end is before a number and after a word of a pre-release."""
    public = version.strip().lower().removeprefix("v").partition("+")[0]
    found: list[tuple[int, int | str]] = []
    for part in _PARTS.findall(public)[:50]:
        if part.isdecimal():
            found.append((3, int(part[:18])))
        else:
            while found and found[-1] == (3, 0):
                found.pop()
            found.append((0 if part in _BEFORE else 2, part))
    while found and found[-1] == (3, 0):
        found.pop()
    return [*found, (1, 0)]


class _Licence(msgspec.Struct):
    id: str = ""
    name: str = ""


class _LicenceChoice(msgspec.Struct):
    license: _Licence = msgspec.field(default_factory=_Licence)
    expression: str = ""


class _Component(msgspec.Struct):
    name: str
    version: str | None = ""
    group: str | None = ""
    purl: str | None = ""
    licenses: list[_LicenceChoice] = []
    components: list[_Component] = []


class _Reference(msgspec.Struct):
    referenceType: str = ""  # noqa: N815
    referenceLocator: str = ""  # noqa: N815


class _SpdxPackage(msgspec.Struct):
    name: str
    versionInfo: str | None = ""  # noqa: N815
    licenseDeclared: str | None = ""  # noqa: N815
    externalRefs: list[_Reference] = []  # noqa: N815


class _Identifier(msgspec.Struct):
    identifier: str = ""
    externalIdentifierType: str = ""  # noqa: N815


class _Element(msgspec.Struct, rename={"source": "from"}):
    """An element of SPDX 3: a package, a license, or a relationship of both."""

    type: str = ""
    name: str = ""
    spdxId: str = ""  # noqa: N815
    software_packageVersion: str = ""  # noqa: N815
    software_packageUrl: str = ""  # noqa: N815
    simplelicensing_licenseExpression: str = ""  # noqa: N815
    externalIdentifier: list[_Identifier] = []  # noqa: N815
    relationshipType: str = ""  # noqa: N815
    source: str = ""
    to: str | list[str] = []


class _AffectedRange(msgspec.Struct):
    type: str = ""
    events: list[dict[str, str]] = []


class _OfPackage(msgspec.Struct):
    name: str = ""
    ecosystem: str = ""


class _OsvAffected(msgspec.Struct):
    package: _OfPackage = msgspec.field(default_factory=_OfPackage)
    ranges: list[_AffectedRange] = []
    versions: list[str] = []


class _Osv(msgspec.Struct):
    id: str
    aliases: list[str] = []
    summary: str = ""
    details: str = ""
    severity: list[dict[str, str]] = []
    database_specific: dict[str, Any] = {}
    affected: list[_OsvAffected] = []
    withdrawn: str | None = None


def packages_in(data: Mapping[str, Any], path: Path) -> list[Package]:
    """Read the packages of a CycloneDX or SPDX document."""
    try:
        if "bomFormat" in data:
            found = list(_components(msgspec.convert(data.get("components", []), list[_Component])))
        elif "@context" in data:
            found = list(_of_spdx_3(msgspec.convert(data.get("@graph", []), list[_Element])))
        else:
            found = [_of_spdx(one) for one in msgspec.convert(data.get("packages", []), list[_SpdxPackage])]
    except (msgspec.ValidationError, RecursionError) as error:
        raise FileError(f"{path}: no bill of materials: {error}", path=str(path)) from None
    if len(found) > _MAX_PACKAGES:
        raise FileError(f"{path}: more than {_MAX_PACKAGES:,} packages", hint="split the report", path=str(path))
    return list(dict.fromkeys(found))


def _components(components: Iterable[_Component]) -> Iterator[Package]:
    waiting = list(components)
    while waiting:
        one = waiting.pop()
        waiting += one.components
        licenses = (choice.expression or choice.license.id or choice.license.name for choice in one.licenses)
        name = _named(one.purl or "") or (f"{one.group}/{one.name}" if one.group else one.name)
        yield Package(name, one.version or "", one.purl or "", " AND ".join(filter(None, licenses)))


def _of_spdx(one: _SpdxPackage) -> Package:
    url = next((entry.referenceLocator for entry in one.externalRefs if entry.referenceType == "purl"), "")
    return Package(_named(url) or one.name, one.versionInfo or "", url, _stated(one.licenseDeclared))


def _stated(license: str | None) -> str:
    return license if license and license not in ("NOASSERTION", "NONE") else ""


def _of_spdx_3(elements: Sequence[_Element]) -> Iterator[Package]:
    expressions = {one.spdxId: one.simplelicensing_licenseExpression for one in elements}
    licenses: dict[str, str] = {}
    for one in elements:
        if one.relationshipType == "hasDeclaredLicense":
            to = [one.to] if isinstance(one.to, str) else one.to
            licenses[one.source] = " AND ".join(filter(None, (expressions.get(each) for each in to)))
    for one in elements:
        if one.type.endswith("Package"):
            urls = (each.identifier for each in one.externalIdentifier if each.externalIdentifierType == "packageUrl")
            url = one.software_packageUrl or next(urls, "")
            yield Package(_named(url) or one.name, one.software_packageVersion, url, _stated(licenses.get(one.spdxId)))


def _named(url: str) -> str:
    """Return the full name in a package URL."""
    path = url.partition("?")[0].partition("#")[0].removeprefix("pkg:").partition("/")[2]
    return unquote(path.rpartition("@")[0] or path)


def advisories_in(data: Any, path: Path) -> list[Advisory]:
    """Read the advisories of OSV: one record, a list, or an answer with ``vulns``."""
    records = data.get("vulns", [data]) if isinstance(data, dict) else data
    try:
        found = msgspec.convert(records, list[_Osv])
    except (msgspec.ValidationError, RecursionError) as error:
        raise FileError(f"{path}: no advisory of OSV: {error}", path=str(path)) from None
    return [_advisory(one) for one in found if not one.withdrawn]


def _advisory(one: _Osv) -> Advisory:
    scores = [entry.get("score", "") for entry in one.severity]
    severity = str(one.database_specific.get("severity") or next(iter(scores), ""))
    affected = tuple(
        AffectedPackage(
            entry.package.name,
            _TYPES.get(entry.package.ecosystem.partition(":")[0].lower(), ""),
            frozenset(entry.versions),
            tuple(one for found in entry.ranges if found.type != "GIT" for one in _ranges(found.events)),
        )
        for entry in one.affected
    )
    return Advisory(one.id, tuple(one.aliases), one.summary or one.details[:200], severity, affected)


def _ranges(events: Iterable[Mapping[str, str]]) -> Iterator[tuple[str, str, str]]:
    first: str | None = None
    for event in events:
        if "introduced" in event:
            first = event["introduced"]
        elif first is not None and ("fixed" in event or "last_affected" in event):
            yield first, event.get("fixed", ""), event.get("last_affected", "")
            first = None
    if first is not None:
        yield first, "", ""
