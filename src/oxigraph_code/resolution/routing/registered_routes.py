"""Routes registered in a table of the program: by a decorator, and listed by a function.

For maintainers: the evidence is that both functions use one key of one variable, that each text for which the list is
made is a word of the decorator's arguments, and that flags with one name agree. The words of a class are its name in
lower case and the folders of its file; the words of a text are the text.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from oxigraph_code.facts import Argument, Definition, FileFacts, Parameter, PatternSite, Target
from oxigraph_code.facts.access_paths import head_and_key
from oxigraph_code.facts.nesting import functions_of
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.routing.groups import RouteGroup
from oxigraph_code.resolution.routing.mounts import Mount, Mounts
from oxigraph_code.resolution.routing.rule import RoutedProgram, RoutingRule

_PATHS: Final = frozenset({"path", "url", "url_path", "route", "rule", "pattern"})
_TRUTHS: Final = frozenset({"true", "false"})
_MAX_ROUTES: Final = 2_000

Key = tuple[str, int, str]
"""A variable, by its file and number, and a key in it."""


class Registration(NamedTuple):
    """A list of routes that a handler is in: how it is mounted, and the path of the handler in it."""

    mount: Mount
    path: str


class MadeList(NamedTuple):
    """A list of routes that a function makes, the texts that it is made for, and its flags."""

    mount: Mount
    texts: frozenset[str]
    flags: Mapping[str, str]


class Registered(RoutingRule):
    """The registrations of a program."""

    def __init__(self, routed: RoutedProgram, mounts: Mounts) -> None:
        super().__init__(routed)
        self._mounts = mounts
        self._tables_of = TrackedMemo(self._tables_used, routed.evaluator.program.seen)
        self._lists = TrackedMemo(self._lists_by_key, routed.evaluator.program.seen)

    def registrations(self, facts: FileFacts, site: PatternSite) -> Iterator[Registration]:
        """Yield the lists into which a decorator of the program puts its definition."""
        if site.kind != "decorator" or not self._tables.registrations.has(site):
            return
        for target in self._uses.named(facts.path, site.scope, site.callee)[:1]:
            decorator = self._program.defined(target)
            lists = [entry for key in self._tables_of.compute(*target) for entry in self._lists.compute().get(key, ())]
            if not lists:
                continue
            given = _by_parameter(decorator.parameters, site.arguments)
            words = self._words(facts, site)
            path = self._path(facts, site, decorator, given)
            found = (made for word in sorted(words) for by_word in lists for made in by_word.get(word, ()))
            for made in list(found)[:_MAX_ROUTES]:
                if made.texts <= words and _agree(made, decorator.parameters, given):
                    prefix = made.mount.prefix
                    end = "/" if path and prefix.endswith("/") and not path.endswith("/") else ""
                    yield Registration(made.mount, path + end)

    def _words(self, facts: FileFacts, site: PatternSite) -> set[str]:
        """Return the words of the arguments of a decorator."""
        found: set[str] = set()
        for argument in site.arguments:
            if argument.kind == "text":
                found.add(argument.value)
            elif argument.kind == "path":
                for value in self._evaluator.read(facts.path, site.scope, 0, argument.value):
                    if value.kind == "symbol":
                        found.add(self._program.defined(value.target).name.lower())
                        found.update(value.path.split("/")[:-1])
        return found

    def _path(self, facts: FileFacts, site: PatternSite, decorator: Definition, given: Mapping[str, Argument]) -> str:
        """Return the path of a decorated handler: the argument named for paths, else the first text."""
        named = next((given[name] for name in given if name in _PATHS), None)
        if named is not None and named.kind != "literal":
            return self._texts.read(named, facts.path, site.scope)
        return next((argument.value for argument in given.values() if argument.kind == "text"), "")

    def _lists_by_key(self) -> Mapping[Key, Sequence[Mapping[str, Sequence[MadeList]]]]:
        """Index lists of routes that functions make, by the tables they use and the rarest of their texts."""
        found: dict[Key, list[Mapping[str, Sequence[MadeList]]]] = defaultdict(list)
        for group, mounts in self._mounts.all().items():
            target = self._function(group) if any(mount.arguments for mount in mounts) else None
            if target is None:
                continue
            parameters = self._program.defined(target).parameters
            made = [_made(mount, parameters) for mount in mounts if mount.arguments]
            common = Counter(text for entry in made for text in entry.texts)
            by_word: dict[str, list[MadeList]] = defaultdict(list)
            for entry in made:
                if entry.texts:
                    by_word[min(entry.texts, key=lambda text: (common[text], text))].append(entry)
            for key in self._tables_of.compute(*target):
                found[key].append(by_word)
        return found

    def _function(self, group: RouteGroup) -> Target | None:
        """Return the function that a group is."""
        if group.scope < 0:
            return None
        meaning = self._program.names(group.path).in_scope(group.scope, group.name)
        definitions = self._program.files[group.path].definitions
        for index in meaning.definitions if meaning is not None else ():
            if definitions[index].kind in ("function", "method"):
                return Target(group.path, index)
        return None

    def _tables_used(self, path: str, definition: int) -> list[Key]:
        """List the module variables that a function, or one inside of it, uses, each with the key it uses."""
        facts = self._program.files[path]
        functions = functions_of(facts.scopes)
        around = inside_of(facts, definition)
        written = [(site.receiver, site.scope) for site in facts.references]
        written += [(entry.value, entry.scope) for entry in (*facts.valued(), *facts.recorded_arguments)]
        written += [(entry.path, entry.scope) for entry in facts.member_assignments if entry.kind == "member"]
        found: dict[Key, None] = {}
        for text, scope in dict.fromkeys(written):
            table, key = head_and_key(text) if functions[scope] in around else ("", "")
            for target in self._uses.named(path, scope, table) if table else ():
                if target.definition >= 0 and self._program.defined(target).kind in ("variable", "constant", "field"):
                    found[target.path, target.definition, key] = None
        return list(found)


def inside_of(facts: FileFacts, definition: int) -> set[int]:
    """Return a function and those that are defined in it."""
    found = {definition}
    for index, entry in enumerate(facts.definitions):
        scope = entry.scope if entry.kind in ("function", "method") else 0
        while scope > 0:
            if facts.scopes[scope].definition in found:
                found.add(index)
                break
            scope = facts.scopes[scope].parent
    return found


def _made(mount: Mount, parameters: Sequence[Parameter]) -> MadeList:
    """Return a list of routes, with the arguments of the function that makes it."""
    given = _by_parameter(parameters, mount.arguments)
    texts = frozenset(argument.value for argument in given.values() if argument.kind == "text")
    flags = {
        parameter.name: given[parameter.name].value if parameter.name in given else parameter.default
        for parameter in parameters
        if parameter.default.lower() in _TRUTHS
    }
    return MadeList(mount, texts, flags)


def _agree(made: MadeList, parameters: Sequence[Parameter], given: Mapping[str, Argument]) -> bool:
    """Return true if flags of one name agree between a list and a decorator."""
    return all(
        made.flags[parameter.name] == (given[parameter.name].value if parameter.name in given else parameter.default)
        for parameter in parameters
        if parameter.name in made.flags and parameter.default.lower() in _TRUTHS
    )


def _by_parameter(parameters: Sequence[Parameter], arguments: Sequence[Argument]) -> dict[str, Argument]:
    """Return the arguments of a call by parameter."""
    found: dict[str, Argument] = {}
    names = [parameter.name for parameter in parameters]
    position = 0
    for argument in arguments:
        if argument.name:
            found[argument.name] = argument
        elif position < len(names):
            found[names[position]] = argument
            position += 1
    return found
