"""The external names of one file: environment variables, settings keys, flags, tables, topics.

For maintainers: rules of pattern files are applied to the pattern sites and the definitions of the file. A computed
name is left out, unless it is a constant of the same file. A function that looks a name up by its own parameter has the
name ``{parameter}``: its callers read what they pass. This module must not know any language, nor any framework.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.sites.field_names import in_style, names_of_fields
from oxigraph_code.facts import Argument, Definition, ExternalName, FileFacts, PatternSite
from oxigraph_code.facts.access_paths import last_name_of
from oxigraph_code.facts.nesting import functions_of
from oxigraph_code.patterns.name_patterns import NameRule, NameRules
from oxigraph_code.patterns.rows import is_among

_MAX_LENGTH: Final = 200
_MAX_NAMES: Final = 2_000
_CONFIGURED: Final = frozenset({"environment", "setting", "feature"})
"""The kinds of names that programs look up through functions of their own."""
_PRINTED: Final = frozenset({"text", "template"})
_JOINED: Final = frozenset({"sum", "template"})


class _NameLookup(NamedTuple):
    """A function that looks up a name which it is passed, by a rule and behind a prefix."""

    rule: NameRule
    found: ExternalName
    prefix: str


def external_names(facts: FileFacts, rules: NameRules, conventions: Conventions) -> tuple[ExternalName, ...]:
    """Read the external names of a file in order, each once for a function, kind and access."""
    return _in_order(
        [*_from_sites(facts, rules, conventions), *_from_file(facts, rules), *names_of_fields(facts, rules.fields)]
    )


def at_path(facts: FileFacts, path: str, rules: NameRules) -> FileFacts:
    """Set the path of facts, and add the external names that follow from it, as in a settings module.

    An index run extracts and keeps facts by the content of a file, without its path.
    """
    placed = facts._replace(path=path)
    found = list(_from_file(placed, rules))
    return placed._replace(external_names=_in_order([*facts.external_names, *found])) if found else placed


def _in_order(found: Sequence[ExternalName]) -> tuple[ExternalName, ...]:
    return tuple(dict.fromkeys(sorted(found, key=lambda entry: entry.line)))[:_MAX_NAMES]


def _from_sites(facts: FileFacts, rules: NameRules, conventions: Conventions) -> Iterator[ExternalName]:
    reader = _Reader(facts)
    wrappers: list[_NameLookup] = []
    for number, site in enumerate(facts.pattern_sites):
        for rule in rules.sites.get(site.name, ()):
            if site.kind in rule.kinds and reader.applies(rule, site):
                owner = reader.owner(rule, number, site)
                if rule.owner_origin and not owner:
                    continue
                for written, line in reader.names(rule, site):
                    name = _matched(rule, written)
                    if name and len(name) <= _MAX_LENGTH:
                        whole = f"{owner}.{name}" if owner else name
                        yield ExternalName(rule.kind, whole, rule.access, reader.user(site), line)
                if rule.kind in _CONFIGURED and (parameter := reader.parameter(rule, site)):
                    prefix, name = parameter
                    found = ExternalName(rule.kind, f"{{{name}}}", rule.access, reader.user(site), site.line)
                    wrappers.append(_NameLookup(rule, found, prefix))
                    yield found
    yield from _through(reader, facts, wrappers, conventions)


def _through(
    reader: _Reader, facts: FileFacts, wrappers: list[_NameLookup], conventions: Conventions
) -> Iterator[ExternalName]:
    """Yield the names that calls pass to functions of the file which look them up, also through others."""
    calls = [site for site in facts.pattern_sites if site.kind in ("keyed", "call")]
    for rule, found, prefix in wrappers:
        function = facts.definitions[found.definition]
        names = [entry.name for entry in function.parameters]
        if function.kind == "method" and names[:1] == [
            conventions.instance_name(function.parameters, function.decorators)
        ]:
            del names[0]
        position = names.index(found.name[1:-1]) if found.name[1:-1] in names else len(names)
        for site in calls:
            passed = reader.argument(site, found.name[1:-1], position) if site.name == function.name else None
            if passed is None:
                continue
            if (text := reader.text(passed)) and (name := _matched(rule, prefix + text)):
                yield found._replace(name=name, definition=reader.user(site), line=site.line)
            outer = found._replace(name=f"{{{passed.value}}}", definition=reader.user(site), line=site.line)
            if not text and reader.is_parameter(site, passed) and outer not in [one.found for one in wrappers]:
                wrappers.append(_NameLookup(rule, outer, prefix))
                yield outer


def _from_file(facts: FileFacts, rules: NameRules) -> Iterator[ExternalName]:
    for rule in rules.files:
        match = rule.path.search(facts.path)
        if match is not None and rule.variables is None:
            yield ExternalName(rule.kind, match[1], rule.access, -1, 1)
        elif match is not None and rule.variables is not None:
            texts = {(entry.scope, entry.name): entry.value for entry in facts.text_constants if not entry.parts}
            for index, definition in enumerate(facts.definitions):
                is_variable = not definition.scope and definition.kind in ("variable", "constant")
                is_variable |= rule.like is not None and definition.kind == "field"
                name = definition.name if rule.like is None else texts.get((definition.scope, definition.name), "")
                if is_variable and rule.variables.search(definition.name) and (not rule.like or rule.like.search(name)):
                    yield ExternalName(rule.kind, name, rule.access, index, definition.start_line)


class _Reader:
    """Reads names off the pattern sites of one file."""

    def __init__(self, facts: FileFacts) -> None:
        self._facts = facts
        self._functions = functions_of(facts.scopes)
        self._defined = {(entry.name, entry.start_line) for entry in facts.definitions}
        self._own = {entry.name for entry in facts.definitions if entry.kind == "function"}
        self._constants = {entry.name: entry.value for entry in facts.text_constants if not entry.parts}
        self._holders = {
            argument.site: number
            for number, site in enumerate(facts.pattern_sites)
            for argument in _inside(site.arguments)
            if argument.site >= 0
        }
        self._callers = {
            argument.scope: number
            for number, site in enumerate(facts.pattern_sites)
            for argument in site.arguments
            if argument.kind == "function" and argument.scope >= 0
        }
        """The sites that are given a function, by its scope."""

    def applies(self, rule: NameRule, site: PatternSite) -> bool:
        """Return true if receiver, first argument and flag of the site match the rule."""
        if rule.receivers and not is_among(last_name_of(site.receiver), rule.receivers):
            return False
        if rule.kind == "environment" and not site.receiver and site.name in self._own:
            return False  # what it does is known
        around = self._functions[site.scope]
        owner = self._facts.definitions[around].qualified_name.rpartition(".")[0] if rule.of and around >= 0 else ""
        if rule.of and not is_among(owner.rpartition(".")[2], rule.of):
            return False
        first = site.arguments[0] if site.arguments else None
        if rule.first_path and (
            first is None or first.kind != "path" or last_name_of(first.value) not in rule.first_path
        ):
            return False
        has_flag = any(entry.kind == "path" and entry.value == rule.flagged for entry in site.arguments)
        return not rule.flagged or has_flag

    def names(self, rule: NameRule, site: PatternSite) -> Iterator[tuple[str, int]]:
        """Yield the names that a rule reads off a site, with their lines."""
        argument = self.argument(site, rule.keyword, rule.position)
        if argument is not None:
            for entry in argument.parts if rule.each else (argument,):
                if rule.each and entry.kind == "list" and entry.parts:
                    entry = entry.parts[0]
                name = entry.name if rule.each and entry.name else self.text(entry)
                yield (f"{rule.prefix}{name}" if name else ""), entry.line or site.line
        elif rule.origin == "all":
            for entry in site.arguments:
                if not entry.name:
                    yield self.text(entry), entry.line or site.line
        elif rule.origin == "target":
            # A part of an assigned value has that target, too; a definition begins with its own.
            if (name := last_name_of(site.target)) and (name, site.line) in self._defined:
                yield _styled(name, rule), site.line
        elif rule.default and not site.arguments:
            yield rule.default, site.line
        elif rule.origin == "definition" and site.definition >= 0:
            yield _styled(self._facts.definitions[site.definition].name, rule), site.line

    def parameter(self, rule: NameRule, site: PatternSite) -> tuple[str, str] | None:
        """Return the parameter of the enclosing function that is the name, behind its prefix."""
        argument = self.argument(site, rule.keyword, rule.position)
        parts = argument.parts if argument is not None and argument.kind in _JOINED else ()
        prefix = self.text(parts[0]) if len(parts) == 2 else ""
        argument = parts[1] if prefix else argument
        return (prefix, argument.value) if argument is not None and self.is_parameter(site, argument) else None

    def is_parameter(self, site: PatternSite, argument: Argument) -> bool:
        """Return true if an argument is a parameter of the function around a site."""
        function = self._functions[site.scope]
        own = self._facts.definitions[function].parameters if function >= 0 else ()
        return argument.kind == "path" and any(entry.name == argument.value for entry in own)

    def owner(self, rule: NameRule, number: int, site: PatternSite) -> str:
        """Return the table that a column is of; empty where the rule asks for none or none is known."""
        argument = self.argument(site, rule.owner_keyword, rule.owner_position)
        if argument is not None:
            return self.text(argument)
        if rule.owner_origin == "site":
            holder = self._holders.get(number, self._caller_around(site.scope))
            outer = self._facts.pattern_sites[holder] if holder >= 0 else None
            return self.text(outer.arguments[0]) if outer is not None and outer.arguments else ""
        if rule.owner_origin == "class":
            around = self._class_around(site)
            return around.name if around is not None else ""
        return ""

    def _caller_around(self, scope: int) -> int:
        """Return the nearest site that is given a function around a scope; -1 without one."""
        while scope > 0 and scope not in self._callers:
            scope = self._facts.scopes[scope].parent
        return self._callers.get(scope, -1)

    def user(self, site: PatternSite) -> int:
        """Return the definition of a site: the decorated one, else the enclosing function, else the class."""
        if site.definition >= 0:
            return site.definition
        function = self._functions[site.scope]
        if function >= 0:
            return function
        around = self._facts.scopes[site.scope].definition
        return around if site.scope and around >= 0 else -1

    def _class_around(self, site: PatternSite) -> Definition | None:
        scope = site.scope
        if site.definition >= 0:
            scope = self._facts.definitions[site.definition].scope
        entry = self._facts.scopes[scope]
        is_class = entry.kind == "class" and entry.definition >= 0
        return self._facts.definitions[entry.definition] if is_class else None

    def argument(self, site: PatternSite, keyword: str, position: int) -> Argument | None:
        named = next((entry for entry in site.arguments if keyword and entry.name == keyword), None)
        if named is not None or position < 0:
            return named
        placed = [entry for entry in site.arguments if not entry.name]
        return placed[position] if position < len(placed) else None

    def text(self, argument: Argument) -> str:
        """Return the text of an argument, looked up in the file's constants if it is a name."""
        if argument.kind in _PRINTED:
            return argument.value
        return self._constants.get(last_name_of(argument.value), "") if argument.kind == "path" else ""


def _inside(arguments: tuple[Argument, ...]) -> Iterator[Argument]:
    """Yield arguments with their parts, down to two levels."""
    for argument in arguments:
        yield argument
        for part in argument.parts:
            yield part
            yield from part.parts


def _matched(rule: NameRule, text: str) -> str:
    """Extract the name from a text: the group of the pattern, or its whole match; empty without a match."""
    match = rule.like.search(text) if rule.like is not None else None
    if rule.like is None or match is None:
        return text if rule.like is None else ""
    return match[1] if rule.like.groups else text


def _styled(name: str, rule: NameRule) -> str:
    return f"{rule.prefix}{in_style(name, rule.style or 'plain')}" if name else ""
