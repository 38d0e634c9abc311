"""The texts that arguments are, with the constants in them filled in.

For maintainers: a part of a text that is not known is ``…``, and so is one that has several values; nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import zip_longest
from types import MappingProxyType
from typing import Final, NamedTuple

from oxigraph_code.facts import Argument, TextConstant
from oxigraph_code.facts.nesting import functions_of
from oxigraph_code.resolution.edges.references import SymbolReferences
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator

UNKNOWN: Final = "…"
_UNKNOWNS: Final = re.compile(f"{UNKNOWN}{UNKNOWN}+")
_PLACEHOLDER: Final = re.compile(r"%[-+#0-9.]*[bdfqstvxX]\b|\{\d*\}")
"""A part of a text that formatting replaces."""
_MAX_DEPTH: Final = 6
_MAX_TARGETS: Final = 8
_NONE: Final[Mapping[str, str]] = MappingProxyType({})
_SLASHES: Final = re.compile(r"(?<!:)/{2,}")
_GROUP: Final = re.compile(r"\((?:\?P<(\w+)>|\?:|(?!\?))(?:[^()]|\([^()]*\))*\)[+*?]?")
_OPTIONAL: Final = re.compile(r"\((?:\?:|(?!\?))(?:[^()]|\([^()]*\))*\)\?")
_ESCAPED: Final = re.compile(r"\\([/.\-_])")
_KEY: Final = re.compile(r"[A-Z][A-Z0-9_]*|\w+(?:[.:]\w+)+")
"""The name of a setting, whose value a call may return."""
_LOOK: Final = re.compile(r"\(\?[=!<][^()]*\)")


class Texts:
    """The texts of the arguments of a program."""

    def __init__(self, evaluator: ProgramEvaluator, uses: SymbolReferences) -> None:
        self._evaluator = evaluator
        self._program = evaluator.program
        self._uses = uses
        self._function = cache(self._function_at)

    def read(self, argument: Argument, path: str, scope: int, given: Mapping[str, str] = _NONE, depth: int = 0) -> str:
        """Return the text of an argument in a scope of a file; ``given`` are the texts of parameters."""
        if depth > _MAX_DEPTH:
            return UNKNOWN
        match argument.kind:
            case "text":
                return argument.value
            case "template" | "sum":
                return _UNKNOWNS.sub(
                    UNKNOWN, "".join(self.read(e, path, scope, given, depth + 1) for e in argument.parts)
                )
            case "path":
                return given.get(argument.value) or self._of_path(argument.value, path, scope, depth)
            case "call":
                return self._of_call(argument, path, scope, given, depth)
            case "literal" if argument.value.strip('"').startswith("/"):
                return argument.value  # a regular expression
        return UNKNOWN

    def listed(self, argument: Argument, path: str, scope: int) -> Argument:
        """Resolve an argument to the list it names, if assignments to the variable are known; else return it."""
        if argument.kind != "path":
            return argument
        for target in self._uses.named(path, scope, argument.value)[:1]:
            facts = self._program.files[target.path]
            if target.definition < 0:
                continue
            variable = facts.definitions[target.definition]
            for site in facts.pattern_sites:
                is_value = (site.kind, site.target, site.scope) == ("assignment", variable.name, variable.scope)
                if is_value and site.arguments[0].kind == "list":
                    return site.arguments[0]
        return argument

    def constants(self, path: str, scope: int, name: str) -> list[TextConstant]:
        """Return the texts that a scope of a file assigns to a name."""
        constants = self._program.files[path].text_constants
        return [entry for entry in constants if entry.name == name and entry.scope == scope]

    def _of_path(self, written: str, path: str, scope: int, depth: int) -> str:
        """Return the constant text of an access path."""
        found = set()
        for target in self._uses.named(path, scope, written)[:_MAX_TARGETS]:
            definition = self._program.defined(target)
            found |= self._values(target.path, definition.scope, definition.name, depth)
        if not found and written.isidentifier():
            bound = self._program.names(path).lookup(scope, written)
            found |= self._values(path, bound.scope, written, depth) if bound.scope > 0 else set()
            given = bound.bindings if not found and len(bound.bindings) == 1 else ()
            if given and given[0].kind == "variable" and "." in given[0].value:
                return self.read(Argument("path", given[0].value), path, given[0].scope, depth=depth + 1)
        owner, _, member = written.rpartition(".")
        if not found and owner:
            for value in self._evaluator.read(path, scope, 0, owner):
                if value.kind == "object":
                    found |= self._values(value.path, value.definition, member, depth)
        return found.pop() if len(found) == 1 else UNKNOWN

    def _function_at(self, path: str, definition: int) -> _TextFunction:
        facts = self._program.files[path]
        inside = functions_of(facts.scopes)
        return _TextFunction(
            [parameter.name for parameter in facts.definitions[definition].parameters],
            {entry.value for entry in facts.returns if entry.kind == "return" and inside[entry.scope] == definition},
            [entry for entry in facts.text_constants if not entry.name and inside[entry.scope] == definition],
        )

    def _values(self, path: str, scope: int, name: str, depth: int) -> set[str]:
        return {
            self.read(Argument("template", parts=entry.parts), path, scope, depth=depth + 1)
            if entry.parts
            else entry.value
            for entry in self.constants(path, scope, name)
            if Argument("path", name) not in (part._replace(line=0) for part in entry.parts)
        }

    def _of_call(self, argument: Argument, path: str, scope: int, given: Mapping[str, str], depth: int) -> str:
        """Return the address that a function of the program returns, or its argument that one branch does."""
        parts = (
            argument.parts if argument.site < 0 else self._program.files[path].pattern_sites[argument.site].arguments
        )
        owner, _, last = argument.value.rpartition(".")
        if not parts and last in self._program.semantics.text_members:
            return self._of_path(owner, path, scope, depth + 1)
        texts = [part for part in parts if part.kind in ("text", "template", "path")]
        for target in self._uses.named(path, scope, argument.value)[:_MAX_TARGETS]:
            function = self._function(target.path, target.definition)
            given_to = {part.name or name: part for name, part in zip_longest(function.parameters, parts) if part}
            for name, part in given_to.items():
                if name in function.returned:
                    return self.read(part._replace(name=""), path, scope, given, depth + 1)
            if len(function.addresses) == 1:
                texts_of = {name: self.read(part, path, scope, given, depth + 1) for name, part in given_to.items()}
                address = function.addresses[0]
                if not address.parts:
                    return address.value
                return self.read(
                    Argument("template", parts=address.parts), target.path, address.scope, texts_of, depth + 1
                )
        if texts and _PLACEHOLDER.search(texts[0].value) and len(parts) > 1:
            values = (self.read(part, path, scope, given, depth + 1) for part in parts[1:])
            return _PLACEHOLDER.sub(lambda _: next(values, UNKNOWN), texts[0].value)
        text = self.read(texts[0], path, scope, given, depth + 1) if texts else ""
        return UNKNOWN if _KEY.fullmatch(text) else _UNKNOWNS.sub(UNKNOWN, UNKNOWN + text)


class _TextFunction(NamedTuple):
    """A function's parameters, the access paths that it returns, and the addresses that it returns."""

    parameters: list[str]
    returned: set[str]
    addresses: list[TextConstant]


def normalized(path: str) -> str:
    """Return a path with one slash in front, and nowhere two."""
    return _SLASHES.sub("/", path if path.startswith((UNKNOWN, "*")) else f"/{path}")


def plain_of_regular(pattern: str) -> str:
    """Convert a regular expression to a path: groups become parameters, anchors and escapes go.

    Groups without a name that may be left out are not in it.
    """
    plain = _LOOK.sub("", pattern.lstrip("^").removesuffix("$").removesuffix(r"\Z"))
    plain = _OPTIONAL.sub("", plain)
    plain = _GROUP.sub(lambda group: f"<{group[1] or UNKNOWN}>", plain)
    return _ESCAPED.sub(r"\1", plain).removesuffix("/?").replace("/?", "/")
