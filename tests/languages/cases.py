"""Cases: small source files that say under a token what a language's loader must make of it.

For maintainers: this module must not know any language; the leader of a comment is handed in. A case file holds one or
several files, ``# --- path: shop/cart.py ---`` before each, and below a line the expectations about it:

    total(cart)
    # <- calls: total (lexical)
    cart.tax()
    #    ^ calls: Cart.tax, tax.py:Tax.of (member)

``^`` stands under the first character of the token, ``<-`` means the character above the leader itself. What can be
said:

    calls: targets (rule)            all of them; "other.py:Name" in another file, "Name~2" the second of that name;
                                     "no call" for what only looks like one
    external: name                   a symbol outside of the project
    unresolved: reason
    may: targets                     those it may call
    references: targets              all symbols of that name that the function around uses without calling them
    runs: targets                    all that the function around runs without calling it
    writes: targets                  the same of those it gives a value; "nothing" for none
    defines: kind Name [modifiers]   with exactly these modifiers where the brackets are there; "nothing" for no symbol
    imports: path as alias [modifiers]
    exports: names                   of the whole file, in order
    implements: traits               all that the type or block defined there implements, of the library by full names
    overrides: methods               all that the method defined there overrides, of the library by full names
    type: targets                    the types that the block is for whose method is defined there; "nothing" for none
    member: unresolved               the function around uses a member of that name of something unknown; else "known"
    hands: kind by Source to receiver  how a text hands over the symbol of that name, "module" where no definition is
                                     around; "nothing" for not at all; a decorator by its own name
    route: METHODS path -> handlers  a route whose first line this is; with an anonymous handler its lines
    guards: names                    the middleware before the routes whose first line this is; "nothing" for none
    request: METHODS path            a request that is sent on this line; "nothing" for none
    roles: kinds                     of the symbol defined there: test, or kinds of entry points; "nothing" for none
    file: kinds                      the same of the whole file
    complexity: number               cyclomatic complexity of the function defined there
    signature, docstring, visibility, decorators, bases, annotation, lines: of the symbol defined there, as written

A name that ends in ``.skip`` is a known gap: the case must fail until somebody closes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from oxigraph_code.facts import Definition, FileFacts, Import, JoinSide, Reference, Resolved, Route
from oxigraph_code.facts.nesting import complexities
from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import ExtractingLoader, extracts
from oxigraph_code.rdf.modules import import_path
from oxigraph_code.resolution import resolve

_ATTRIBUTES = ("signature", "docstring", "visibility", "decorators", "bases", "annotation", "lines")
_KEYS = (
    *("calls", "external", "unresolved", "may", "references", "writes", "runs", "defines", "imports", "exports"),
    *("hands", "implements", "overrides", "type", "member", "route", "guards", "request", "joins", "roles", "file"),
    "complexity",
    *_ATTRIBUTES,
)


_OF_LINES = ("route", "guards", "request", "joins")


class CaseError(Exception):
    """A case file that cannot be understood."""


class Expectation(NamedTuple):
    """An annotation: the place of a token and the claim about it; lines of the case file count from 1."""

    path: str
    line: int
    column: int
    key: str
    text: str
    written_at: int


class Case:
    """One case file."""

    def __init__(self, name: str, text: str, leader: str) -> None:
        self.name = name
        self.expectations: list[Expectation] = []
        self._files: dict[str, list[str]] = {}
        self._read(text.splitlines(), leader)
        if not self.expectations:
            raise CaseError(f"{name} expects nothing")

    @property
    def files(self) -> Mapping[str, str]:
        """The files in it. Annotations are blank lines, and lines keep their numbers."""
        return {path: "\n".join(lines) + "\n" for path, lines in self._files.items()}

    def _read(self, lines: list[str], leader: str) -> None:
        header = re.compile(rf"{re.escape(leader)} --- path: (\S+) ---$")
        note = re.compile(rf"\s*{re.escape(leader)}\s*(\^|<-)\s*(\w+):\s*(.*?)\s*$")
        path = self.name.removesuffix(".skip")
        above = 0
        for number, line in enumerate(lines, start=1):
            if match := header.match(line):
                path, line = match[1], ""
            elif match := note.match(line):
                if match[2] not in _KEYS:
                    raise CaseError(f"{self.name}:{number}: nobody knows what {match[2]!r} is")
                column = match.start(1) if match[1] == "^" else line.index(leader)
                self.expectations.append(Expectation(path, above, column, match[2], match[3], number))
                line = ""
            else:
                above = number
            kept = self._files.setdefault(path, [])
            kept += [""] * (number - 1 - len(kept)) + [line]
        if header.match(lines[0] if lines else ""):
            self._files.pop(self.name.removesuffix(".skip"), None)


def loader_of(path: Path) -> ExtractingLoader:
    """Return the installed loader that reads a case, by the extension."""
    found = registry.installed().loader_of(path.name.removesuffix(".skip"))
    if found is None:
        raise CaseError(f"{path.name}: no installed language has this extension; load_code names those left out")
    assert extracts(found)
    return found


def failures(case: Case, loader: ExtractingLoader) -> list[str]:
    """List the expectations that a case does not meet, a line each."""
    outcome = _Outcome(case, loader)
    return [
        f"{case.name}:{expected.written_at}: expected {expected.key}: {expected.text}, got {got}"
        for expected in case.expectations
        if (got := outcome.differs(expected)) is not None
    ]


class _Outcome:
    """Run the loader over the files of a case."""

    def __init__(self, case: Case, loader: ExtractingLoader) -> None:
        self._case = case
        self._loader = loader
        self._lines = {path: text.splitlines() for path, text in case.files.items()}

    @cached_property
    def _facts(self) -> dict[str, FileFacts]:
        return {path: self._loader.extract(text.encode(), path) for path, text in self._case.files.items()}

    @cached_property
    def _resolved(self) -> dict[str, Resolved]:
        return resolve(self._facts.values(), self._loader.semantics)

    def differs(self, expected: Expectation) -> str | None:
        """Return the actual answer, ``None`` where it is as expected."""
        got = self._said(expected)
        if expected.key == "defines" and "[" not in expected.text:
            got = [text.partition(" [")[0] for text in got]
        if expected.key in ("references", "writes", "runs"):
            wanted = ", ".join(sorted(re.split(", *", expected.text)))
        elif expected.key == "calls":
            wanted, got = _in_order(expected.text), [_in_order(text) for text in got]
        else:
            wanted = expected.text
        return None if wanted in (got or ["nothing"]) else " and ".join(got) or "nothing"

    def _said(self, expected: Expectation) -> list[str]:
        facts = self._facts[expected.path]
        token = self._token(expected) if expected.key not in _OF_LINES else ""
        match expected.key:
            case "calls" | "external" | "unresolved" | "may":
                return [self._say_link(expected, token)]
            case "references" | "writes" | "runs":
                return [self._say_used(expected, token)]
            case "member":
                unresolved = (self._around(expected), token) in self._resolved[expected.path].unresolved
                return ["unresolved" if unresolved else "known"]
            case "implements" | "overrides":
                return [self._say_related(expected, expected.key, self._definition(expected, token))]
            case "type":
                scope = facts.definitions[self._definition(expected, token)].scope
                return [self._say_related(expected, "implementation_of", facts.scopes[scope].implementation)]
            case "hands":
                return [self._say_handovers(expected, token)]
            case "route":
                routes = self._resolved[expected.path].routes
                return [self._say_route(expected, route) for route in routes if route.line == expected.line]
            case "guards":
                routes = self._resolved[expected.path].routes
                return [", ".join(route.guards) or "nothing" for route in routes if route.line == expected.line]
            case "request":
                requests = (entry for entry in self._resolved[expected.path].requests if entry.line == expected.line)
                return [f"{'|'.join(entry.methods)} {entry.path}" for entry in requests]
            case "joins":
                joins = (entry for entry in self._resolved[expected.path].joins if entry.line == expected.line)
                return [self._say_join(expected, entry) for entry in joins]
            case "defines":
                return [_say_definition(entry) for entry in _defined(facts, expected.line, token)] or ["nothing"]
            case "imports":
                return [_say_import(entry) for entry in _imported(facts, expected.line, token)]
            case "roles" | "file":
                return [self._say_roles(expected, token)]
            case "exports":
                return [", ".join(facts.exports)]
            case "complexity":
                known, defined = complexities(facts), _defined(facts, expected.line, token)
                return [str(known.get(facts.definitions.index(entry), "unknown")) for entry in defined]
            case _:
                return [_say_attribute(entry, expected.key) for entry in _defined(facts, expected.line, token)]

    def _token(self, expected: Expectation) -> str:
        line = self._lines[expected.path][expected.line - 1] if expected.line else ""
        before, rest = line[: expected.column], line[expected.column :]
        pattern = r"[\w.*]+" if expected.key == "imports" else r"\w+"
        match = re.match(pattern, rest) or re.match(r"\S", rest)
        if match is None or (re.match(r"\w", rest) and re.search(r"\w$", before)):
            place = f"{self._case.name}:{expected.written_at}:{expected.column + 1}"
            raise CaseError(f"{place}: no token starts in this column of line {expected.line}: {line.strip()!r}")
        return match[0]

    def _say_link(self, expected: Expectation, token: str) -> str:
        facts, links = self._facts[expected.path], self._resolved[expected.path].links
        here = [index for index, entry in enumerate(facts.references) if entry.line == expected.line]
        found = [index for index in here if facts.references[index].name == token] or [
            index for index in here if _is_computed(facts.references[index], token)
        ]
        nth = self._calls_before(expected, token)
        if len(found) <= nth:
            return "no call"
        link = links[found[nth]]
        if expected.key == "may":
            return ", ".join(self._say_target(expected.path, *target) for target in link.candidates) or "nothing"
        if link.rule == "unresolved":
            said, key = link.reason, "unresolved"
        elif link.external and not (link.targets and expected.key == "calls"):
            said, key = link.external, "external"
        else:
            targets = ", ".join(self._say_target(expected.path, *target) for target in link.targets)
            said, key = f"{targets} ({link.rule})", "calls"
        return said if key == expected.key else f"{key}: {said}"

    def _say_used(self, expected: Expectation, token: str) -> str:
        facts, relations = self._facts[expected.path], self._resolved[expected.path].relations
        source = self._around(expected)
        names = {token, *(entry.name for entry in facts.imports if entry.alias == token)}
        found = {
            self._say_target(expected.path, *relation.target)
            for relation in relations
            if relation.kind == expected.key and relation.source == source and relation.target is not None
            if expected.key == "runs"
            or self._facts[relation.target.path].definitions[relation.target.definition].name in names
        }
        return ", ".join(sorted(found)) or "nothing"

    def _definition(self, expected: Expectation, token: str) -> int:
        facts = self._facts[expected.path]
        found = next(_defined(facts, expected.line, token), None)
        if found is None:
            place = f"{self._case.name}:{expected.written_at}:{expected.column + 1}"
            raise CaseError(f"{place}: no definition of the name {token!r} is on line {expected.line}")
        return facts.definitions.index(found)

    def _say_related(self, expected: Expectation, kind: str, source: int) -> str:
        found = [
            self._say_target(expected.path, *relation.target) if relation.target else relation.external
            for relation in self._resolved[expected.path].relations
            if relation.kind == kind and relation.source == source
        ]
        return ", ".join(sorted(found)) or "nothing"

    def _around(self, expected: Expectation) -> int:
        """Return the innermost function around a line, -1 for the file itself."""
        functions = [
            (definition.start_line, index)
            for index, definition in enumerate(self._facts[expected.path].definitions)
            if definition.kind in ("function", "method")
            and definition.start_line <= expected.line <= definition.end_line
        ]
        return max(functions, default=(0, -1))[1]

    def _name(self, path: str, index: int) -> str:
        """Return the name of a symbol; for a module, the name of its file."""
        if index < 0:
            return Path(path).stem
        return self._facts[path].definitions[index].name

    def _say_route(self, expected: Expectation, route: Route) -> str:
        handlers = [self._say_target(expected.path, *target) for target in route.targets]
        handlers += [route.external] if route.external else []
        handlers += [f"lines {route.line}-{route.end_line}"] if route.scope >= 0 else []
        return f"{'|'.join(route.methods)} {' and '.join(route.paths)} -> {', '.join(handlers) or 'nothing'}"

    def _say_join(self, expected: Expectation, side: JoinSide) -> str:
        run = ", ".join(self._say_target(expected.path, *target) for target in side.targets if target.definition >= 0)
        of = f" of {self._say_target(expected.path, *side.symbol)}" if side.symbol is not None else ""
        return f"{side.access} {side.kind} {side.name}{of}" + (f" -> {run}" if run else "")

    def _say_handovers(self, expected: Expectation, token: str) -> str:
        facts, handovers = self._facts[expected.path], self._resolved[expected.path].handovers
        found = {
            f"{entry.kind} by {_say_name(facts.definitions[entry.source]) if entry.source >= 0 else 'module'}"
            + (f" to {entry.receiver}" if entry.receiver else "")
            for entry in handovers
            if expected.line in entry.lines
            if token == self._name(*entry.target)
            or (entry.kind == "decorator" and token == re.split(r"[.:]+", entry.receiver)[-1])
        }
        return ", ".join(sorted(found)) or "nothing"

    def _say_roles(self, expected: Expectation, token: str) -> str:
        definitions = self._facts[expected.path].definitions
        wanted = set(_defined(self._facts[expected.path], expected.line, token)) if expected.key == "roles" else set()
        here = {index for index, entry in enumerate(definitions) if entry in wanted} or {-1}
        roles = self._resolved[expected.path].roles
        return ", ".join(sorted({role.kind for role in roles if role.definition in here})) or "nothing"

    def _calls_before(self, expected: Expectation, token: str) -> int:
        """Count the calls of the token on its line before the mark."""
        before = self._lines[expected.path][expected.line - 1][: expected.column]
        return len(re.findall(rf"(?<!\w){re.escape(token)}\)?\s*\(", before)) if token.isidentifier() else 0

    def _say_target(self, here: str, path: str, index: int) -> str:
        definition = self._facts[path].definitions[index]
        place = "" if path == here else f"{path}:"
        return place + _say_name(definition)


def _in_order(text: str) -> str:
    targets, _, rule = text.partition(" (")
    return f"{', '.join(sorted(re.split(', *', targets)))} ({rule}"


def _is_computed(reference: Reference, token: str) -> bool:
    return not reference.name and (reference.text.startswith(token) or not token.isidentifier())


def _defined(facts: FileFacts, line: int, name: str) -> Iterator[Definition]:
    """Yield the innermost definitions of that name around a line."""
    around = [entry for entry in facts.definitions if entry.name == name and entry.start_line <= line <= entry.end_line]
    latest = max((entry.start_line for entry in around), default=0)
    return (entry for entry in around if entry.start_line == latest)


def _imported(facts: FileFacts, line: int, token: str) -> Iterator[Import]:
    statements = [entry.line for entry in facts.imports if entry.line <= line]
    here = [entry for entry in facts.imports if statements and entry.line == max(statements)]
    return (
        entry for entry in here if token in (entry.name, entry.path, entry.alias, "*" if entry.kind == "star" else "")
    )


def _say_name(definition: Definition) -> str:
    nth = f"~{definition.ordinal}" if definition.ordinal > 1 else ""
    return definition.qualified_name + nth


def _say_definition(definition: Definition) -> str:
    return f"{definition.kind} {_say_name(definition)} [{', '.join(definition.modifiers)}]"


def _say_attribute(definition: Definition, key: str) -> str:
    if key == "lines":
        return f"{definition.start_line}-{definition.end_line}"
    value = getattr(definition, key)
    return " | ".join(value) if isinstance(value, tuple) else str(value)


def _say_import(entry: Import) -> str:
    alias = f" as {entry.alias}" if entry.alias else ""
    modifiers = f" [{', '.join(entry.modifiers)}]" if entry.modifiers else ""
    return import_path(entry) + alias + modifiers
