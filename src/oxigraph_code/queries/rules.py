"""Rules about a code base: queries whose rows are findings, as files.

For maintainers: the header of a rule has its title, severity, message, help and parameters. A row is a finding:
``?this`` breaks the rule, ``?value`` tells findings about it apart, ``?line`` is the line if that is not the one of
``?this``, and a message names any column, as messages of SHACL do. Files of a checked repository come by here, so this
module must not run anything; see docs/decisions/0142.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from pyoxigraph import Store

from oxigraph_code.errors import ConfigError
from oxigraph_code.queries import PARAMETER, StringTerm, Terms, fill, quoted

SEVERITIES: Final = ("error", "warning", "note")
OFF: Final = "off"
BASE: Final = "base"
"""The parameter for the graphs of an earlier state; a rule with it compares two states."""
PROJECT: Final = "project"

_LABEL: Final = re.compile(r"# (Severity|Message|Help|Rows): (.*)")
_DECLARED: Final = re.compile(r"# \$(\w+) \((\w+)(?:, (.*))?\): (.*)")
_NOTHING: Final = "-"
"""A default that no path and no name is."""
_MAX_VALUES: Final = 1_000
_LONGEST_VALUE: Final = 1_000
_META: Final = re.compile(r"[.+^${}()|\[\]\\]")
_ESCAPED: Final = r"\\\g<0>"
_IN_PATHS: Final = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]"}
_IN_NAMES: Final = {"**/": ".*", "**": ".*", "*": ".*", "?": "."}
_GLOB: Final = re.compile(r"\*\*/|\*\*|\*|\?|[^*?]+")


class RuleParameter(NamedTuple):
    """A parameter of a rule: its kind, and the value for settings without it, if there is one."""

    name: str
    kind: str
    default: str | None
    meaning: str


class Rule(NamedTuple):
    """A rule: ``source`` is its file, settings fill its ``parameters``.

    With ``has_edges`` its rows are edges from ``?this`` to ``?value``, and the cycles of these are findings.
    """

    name: str
    title: str
    severity: str
    message: str
    help: str
    query: str
    source: str
    parameters: tuple[RuleParameter, ...] = ()
    has_edges: bool = False

    @property
    def compares(self) -> bool:
        """True if its findings are differences from an earlier state."""
        return BASE in self.used

    @property
    def is_ready(self) -> bool:
        """True if it can find anything without any setting."""
        return all(entry.default not in (None, _NOTHING) for entry in self.parameters)

    @property
    def used(self) -> frozenset[str]:
        """The names that stand behind ``$`` in its query."""
        return frozenset(found[2] for found in PARAMETER.finditer(self.query))

    def filled(self, values: Mapping[str, Any], root: str, **terms: Terms) -> str:
        """Return its query with the values of settings, and other terms, in place of its parameters.

        Paths in settings are below ``root``, and those in the graph are whole.

        Raises ``ConfigError`` for a value that is missing or cannot be used.
        """
        bound: dict[str, Terms] = dict.fromkeys(self.used)
        for entry in self.parameters:
            value = values.get(entry.name, entry.default)
            wrong, usage = f"rules.{self.name}.{entry.name}", f"{entry.meaning} ({_KINDS[entry.kind]})"
            if value is None:
                raise ConfigError(f"{wrong} is not set", hint=f"set it in the project file: {usage}", setting=wrong)
            term = _term(entry.kind, value, root)
            if term is None:
                raise ConfigError(f"{wrong} cannot be {value!r:.80}", hint=f"set {usage}", setting=wrong)
            bound[entry.name] = term
        return fill(self.query, bound | terms)

    def places(self, values: Mapping[str, Any], root: str) -> Iterator[tuple[str, Terms]]:
        """Yield the paths that settings state, each with the expression of its files."""
        for entry in self.parameters:
            if entry.kind in _PLACES and (value := values.get(entry.name)):
                for path in [value] if isinstance(value, str) else value:
                    yield path, _term(entry.kind if entry.kind == "folders" else "paths", path, root)


@cache
def shipped() -> Mapping[str, Rule]:
    """Return the rules that come with the program, by name."""
    folder = resources.files("oxigraph_code.queries").joinpath("rules")
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".rq")), key=lambda file: file.name)
    names = [file.name.removesuffix(".rq") for file in files]
    return {
        name: read_rule(name, file.read_text(encoding="utf-8"), f"{name} of oxigraph-code")
        for name, file in zip(names, files, strict=True)
    }


def read_rule(name: str, text: str, source: str) -> Rule:
    """Read a rule from its file. Raises ``ConfigError`` for a header that cannot be used."""
    lines = text.splitlines()
    end = next((number for number, line in enumerate(lines) if not line.startswith("#")), len(lines))
    header = lines[:end]
    labels: dict[str, str] = {}
    parameters = []
    for line in header[1:]:
        if found := _LABEL.fullmatch(line):
            labels[found[1]] = f"{labels.get(found[1], '')} {found[2]}".strip()
        elif declared := _DECLARED.fullmatch(line):
            parameters.append(RuleParameter(declared[1], declared[2], declared[3], declared[4]))
    unknown = next((entry.kind for entry in parameters if entry.kind not in _KINDS), "")
    if unknown:
        raise ConfigError(
            f"{source}: no parameter is of the kind {unknown!r}", hint=f"use {', '.join(_KINDS)}", setting=name
        )
    title = header[0].lstrip("# ") if header else name
    severity = checked_severity(labels.get("Severity", "warning"), source)
    message = labels.get("Message") or title
    query, has_edges = "\n".join(lines[end:]), labels.get("Rows") == "edges"
    return Rule(name, title, severity, message, labels.get("Help", ""), query, source, (*parameters,), has_edges)


def checked_severity(severity: Any, where: str, *, may_be_off: bool = False) -> str:
    """Return a severity. Raises ``ConfigError`` for anything else."""
    allowed = (*SEVERITIES, OFF) if may_be_off else SEVERITIES
    if severity not in allowed:
        raise ConfigError(
            f"{where}: severity cannot be {severity!r:.80}", hint=f"use {', '.join(allowed)}", setting=where
        )
    return str(severity)


_KINDS: Final[Mapping[str, str]] = {
    "number": "a whole number",
    "text": "a text",
    "regex": "a regular expression",
    "names": 'names, as ["subprocess.*"]',
    "packages": 'packages, each with all below it, as ["django"]',
    "folders": 'folders, as ["src/features/*"]',
    "paths": 'files or folders, as ["src/web", "**/*_pb2.py"]',
    "ordered": 'files or folders in their order, as ["src/web", "src/domain"]',
}
"""Kinds of parameters, with the form of their values."""
_PLACES: Final = ("folders", "paths", "ordered")


def _term(kind: str, value: Any, root: str) -> Terms:
    """Return the term of a value; None if it is not of the kind."""
    if kind == "number":
        number = value.strip() if isinstance(value, str) else value
        is_number = str(number).isdecimal() and not isinstance(number, bool) and len(str(number)) < 10
        return int(number) if is_number else None
    if kind in ("text", "regex"):
        fits = isinstance(value, str) and len(value) <= _LONGEST_VALUE and (kind == "text" or is_regex(quoted(value)))
        return StringTerm(value) if fits else None
    texts = [value] if isinstance(value, str) else value
    is_list = isinstance(texts, list) and 0 < len(texts) <= _MAX_VALUES
    if not is_list or not all(isinstance(entry, str) and 0 < len(entry) <= _LONGEST_VALUE for entry in texts):
        return None
    if kind in ("names", "packages"):
        return StringTerm(f"^{_pattern(texts, _IN_NAMES)}{'$' if kind == 'names' else '(?:[.:/]|$)'}")
    start, end = f"^{_META.sub(_ESCAPED, root)}/", "/" if kind == "folders" else "(?:/|$)"
    if kind == "ordered":
        return [StringTerm(f"{place} {start}{_pattern([text], _IN_PATHS)}{end}") for place, text in enumerate(texts)]
    return StringTerm(f"{start}{_pattern(texts, _IN_PATHS)}{end}")


def is_regex(literal: str, flags: str = '""') -> bool:
    """Return true if the engine reads a regular expression; any other finds nothing, without a word."""
    query = f"SELECT ?is {{ BIND(REGEX('', {literal}, {flags}) AS ?is) FILTER(BOUND(?is)) }}"
    return any(True for _ in Store().query(query))  # type: ignore[union-attr]


def _pattern(globs: Sequence[str], signs: Mapping[str, str]) -> str:
    """Return the regular expression that any of the globs means."""
    parts = [
        "".join(signs.get(part) or _META.sub(_ESCAPED, part) for part in _GLOB.findall(glob.strip("/")))
        for glob in globs
    ]
    return f"(?:{'|'.join(parts)})"
