"""Parse the type annotations of TypeScript.

For maintainers: a small reader of names, type arguments, unions, functions and arrays; any other type is not
understood. An intersection has the members of all its parts, so it is read as a union. The work is bounded by the
length that extraction allows for annotations.

Source: the TypeScript handbook, "Everyday Types" to "Template Literal Types", and its utility types.
"""

from __future__ import annotations

import re
from functools import lru_cache

from oxigraph_code.languages.tokens import CLOSING, NOTHING, TypeReader
from oxigraph_code.resolution.language.type_model import TypeExpr

ARRAY = "globalThis.Array"
TUPLE = "globalThis.Tuple"
FUNCTION = "globalThis.Function"
TYPE_GUARD = "globalThis.is"
"""The result type of a type guard; the name of the narrowed parameter follows."""
CALLED = "()"
CONSTRUCTED = "new()"

_ABSENT = TypeExpr("undefined")
_ABSENT_WORDS = frozenset({"null", "undefined", "void", "never"})
_OPEN_WORDS = frozenset({"any", "unknown", "object", "true", "false", "unique", "symbol"})
_PRIMITIVES = {
    name: TypeExpr(f"globalThis.{name.capitalize()}", (), "outside") for name in ("string", "number", "boolean")
} | {"bigint": TypeExpr("globalThis.BigInt", (), "outside")}


@lru_cache(maxsize=16_384)
def read_annotation(text: str) -> TypeExpr | None:
    """Read the type that an annotation denotes, without absent values; ``None`` if it is no type."""
    return _ScriptTypeReader.read(text.rstrip().removesuffix("…"))  # The beginning of a truncated text is still valid.


class _ScriptTypeReader(TypeReader):
    token = re.compile(
        r"""\s*(?:/\*.*?\*/\s*)*(
            (?:[^\W\d]|\$)[\w$]*(?:\s*\.\s*(?:[^\W\d]|\$)[\w$]*)*
            | "(?:[^"\\]|\\.)*" | '(?:[^'\\]|\\.)*' | `(?:[^`\\]|\\.)*` | -?\d[\w.]*
            | => | \.\.\. | [][<>(){}|&,:;?=+\-#*!.]
        )""",
        re.VERBOSE,
    )
    joints = ("|", "&")
    absent = _ABSENT

    def type(self, level: int) -> TypeExpr:
        found = self._union(level)
        if not self._takes("extends"):
            return found
        self._union(level + 1)
        if not self._takes("?"):  # the constraint of an inferred type
            return found
        first = self.type(level + 1)
        self._expect(":")
        return TypeExpr("", (first, self.type(level + 1)))

    def _union(self, level: int) -> TypeExpr:
        self._takes(*self.joints)
        return super().type(level)

    def _one(self, level: int) -> TypeExpr:
        found = self._first(level)
        while self._takes("["):
            if self._sees("]"):
                found = TypeExpr(ARRAY, (found,), "outside")
            elif self._tokens[self._at][0] in "\"'":
                found = TypeExpr(self._next()[1:-1], (found,), "member")
            else:
                self.type(level + 1)
                found = NOTHING
            self._expect("]")
        return found

    def _first(self, level: int) -> TypeExpr:
        match token := self._next():
            case "(":
                return self._bracketed(level)
            case "<":
                self._skip()
                self._expect("(")
                return self._bracketed(level)
            case "{":
                return self._object(level)
            case "[":
                return TypeExpr(TUPLE, self._elements("]", level), "outside")
            case "-":
                self._next()
                return NOTHING
        if not (token[0].isalpha() or token[0] in "_$"):
            if token in (")", "]", "}", ">", ",", ":", "?", "|", "&"):
                raise IndexError
            return NOTHING
        return self._word("".join(token.split()), level)

    def _word(self, word: str, level: int) -> TypeExpr:
        if self.is_done or not (self._tokens[self._at][0].isalpha() or self._tokens[self._at][0] in "({_$<"):
            return self._named(word, level)
        if word == "typeof":
            return self._of_value(level)
        if word in ("readonly", "infer", "new", "abstract"):
            return self._one(level + 1)
        if word in ("keyof", "unique"):
            self._one(level + 1)
            return NOTHING
        if word == "import" and self._sees("("):
            return self._of_module(level)
        if word == "asserts":
            return self._one(level + 1)
        if self._takes("is"):
            return TypeExpr(f"{TYPE_GUARD} {word}", (self.type(level + 1),), "outside")
        return self._named(word, level)

    def _named(self, word: str, level: int) -> TypeExpr:
        if word in _ABSENT_WORDS:
            return _ABSENT
        if word in _OPEN_WORDS:
            return NOTHING
        if word in _PRIMITIVES:
            return _PRIMITIVES[word]
        if not self._takes("<"):
            return TypeExpr(word)
        if word in ("ReturnType", "InstanceType") and self._sees("typeof"):
            self._next()
            path = "".join(self._next().split())
            self._expect(">")
            return TypeExpr(f"{path}()", (), "value") if word == "ReturnType" else TypeExpr(path)
        return TypeExpr(word, self._elements(">", level))

    def _of_value(self, level: int) -> TypeExpr:
        path = "".join(self._next().split())
        if path == "import":
            found = self._of_module(level)
            return found._replace(form="value") if found.name else found
        if self._takes("<"):
            self._skip()
        return TypeExpr(path, (), "value")

    def _of_module(self, level: int) -> TypeExpr:
        """Parse the type of a module or its member."""
        self._expect("(")
        path = f"{{{self._next()[1:-1]}}}"
        self._expect(")")
        if self._takes("."):
            path += "." + "".join(self._next().split())
        if self._takes("<"):
            return TypeExpr(path, self._elements(">", level))
        return TypeExpr(path)

    def _elements(self, closing: str, level: int) -> tuple[TypeExpr, ...]:
        """Parse types up to a closing bracket or the end, without the names and marks before them."""
        found: list[TypeExpr] = []
        while not self._takes(closing):
            if found and self.is_done:
                break
            self._takes("...")
            if closing == "]" and self._tokens[self._at + 1] in (":", "?") and self._tokens[self._at + 2] != "]":
                self._next()
                self._takes("?")
                self._takes(":")
            found.append(self.type(level + 1))
            self._takes("?")
            self._takes(",")
        return tuple(found)

    def _object(self, level: int) -> TypeExpr:
        """Parse an object type; of a truncated one, the complete members."""
        start = self._at - 1
        members: dict[str, TypeExpr] = {}
        try:
            while not self._takes("}"):
                if not self._takes(",", ";"):
                    self._member(members, level)
        except IndexError:
            if not members:
                raise
            self._at = len(self._tokens)
        text = " ".join(self._tokens[start : self._at])
        return TypeExpr(text, tuple(members.values()), "object", tuple(members))

    def _member(self, members: dict[str, TypeExpr], level: int) -> None:
        while self._sees("readonly", "get", "set", "+", "-") and self._tokens[self._at + 1] not in ":?(;,}":
            self._next()
        name = self._next()
        if name in ("(", "<"):
            self._at -= 1
            name = CALLED
        elif name == "new" and self._sees("(", "<"):
            name = CONSTRUCTED
        elif name == "[":
            self._skip()
            name = "[]"
        self._takes("?")
        if self._takes("<"):
            self._skip()
        if self._takes("("):
            parameters = self._parameters(level)
            kind = self._annotated(level)
            if name not in (CALLED, CONSTRUCTED):
                kind = TypeExpr(FUNCTION, (*parameters, kind), "outside")
        else:
            kind = self._annotated(level)
        members.setdefault(name.strip("\"'"), kind)

    def _annotated(self, level: int) -> TypeExpr:
        if not self._takes(":"):
            return NOTHING
        return self.type(level + 1)

    def _bracketed(self, level: int) -> TypeExpr:
        """Parse a type in brackets, or the type of a function."""
        start = self._at
        self._skip()
        if not self._sees("=>"):
            self._at = start
            found = self.type(level + 1)
            self._expect(")")
            return found
        self._at = start
        first = self._tokens[start]
        parameters = self._parameters(level)
        self._expect("=>")
        given = self.type(level + 1)
        if given.name == f"{TYPE_GUARD} {first}":
            given = given._replace(name=TYPE_GUARD)
        return TypeExpr(FUNCTION, (*parameters, given), "outside")

    def _parameters(self, level: int) -> list[TypeExpr]:
        found = []
        while not self._takes(")"):
            is_receiver = self._sees("this")
            is_rest = self._sees("...")
            while not self._sees(":", ",", ")"):
                if self._next() in CLOSING:
                    self._skip()
            kind = NOTHING
            if self._takes(":"):
                kind = self.type(level + 1)
            if not is_receiver:
                found.append(NOTHING if is_rest else kind)
            self._takes(",")
        return found
