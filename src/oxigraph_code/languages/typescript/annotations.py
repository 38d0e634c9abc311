"""Annotations of types, as text.

For maintainers: a small reader of names, type arguments, unions, functions and arrays; whatever else a type is says
nothing here. Intersections have the members of all their parts, so they are read as unions. It is bounded by the length
that extraction gives annotations.

Source: the TypeScript handbook, "Everyday Types" to "Template Literal Types", and its utility types.
"""

from __future__ import annotations

from functools import lru_cache

from oxigraph_code.languages.typescript.type_tokens import CLOSING, Tokens, tokens_of
from oxigraph_code.resolution.semantics import TypeText

_DEEPEST = 24

ARRAY = "globalThis.Array"
TUPLE = "globalThis.Tuple"
FUNCTION = "globalThis.Function"
CALLED = "()"
CONSTRUCTED = "new()"

_NOTHING = TypeText("")
_ABSENT = TypeText("undefined")
_ABSENT_WORDS = frozenset({"null", "undefined", "void", "never"})
_OPEN_WORDS = frozenset({"any", "unknown", "object", "true", "false", "unique", "symbol"})
_PRIMITIVES = {
    name: TypeText(f"globalThis.{name.capitalize()}", (), "outside") for name in ("string", "number", "boolean")
} | {"bigint": TypeText("globalThis.BigInt", (), "outside")}


@lru_cache(maxsize=16_384)
def read_annotation(text: str) -> TypeText | None:
    """The types an annotation names; ``None`` where it is something else. What an absent value adds is left out."""
    text = text.rstrip().removesuffix("…")  # of what was cut, the beginning is known
    tokens = tokens_of(text.rstrip())
    if tokens is None:
        return None
    reader = _Reader(tokens)
    try:
        found = reader.type(0)
    except (IndexError, RecursionError):
        return None
    return found if reader.is_done else None


class _Reader(Tokens):
    def type(self, level: int) -> TypeText:
        found = self._union(level)
        if not self._sees("extends"):
            return found
        self._next()
        self._union(level + 1)
        if not self._sees("?"):  # the constraint of what is inferred
            return found
        self._next()
        first = self.type(level + 1)
        self._expect(":")
        return TypeText("", (first, self.type(level + 1)))

    def _union(self, level: int) -> TypeText:
        if level > _DEEPEST:
            raise RecursionError
        if self._sees("|", "&"):
            self._next()
        parts = [self._one(level)]
        while self._sees("|", "&"):
            self._next()
            parts.append(self._one(level))
        parts = [part for part in parts if part != _ABSENT] or [_ABSENT]
        return parts[0] if len(parts) == 1 else TypeText("", tuple(parts))

    def _one(self, level: int) -> TypeText:
        found = self._first(level)
        while self._sees("["):
            self._next()
            if self._sees("]"):
                found = TypeText(ARRAY, (found,), "outside")
            elif self._tokens[self._at][0] in "\"'":
                found = TypeText(self._next()[1:-1], (found,), "member")
            else:
                self.type(level + 1)
                found = _NOTHING
            self._expect("]")
        return found

    def _first(self, level: int) -> TypeText:
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
                return TypeText(TUPLE, self._elements("]", level), "outside")
            case "-":
                self._next()
                return _NOTHING
        if not (token[0].isalpha() or token[0] in "_$"):
            if token in (")", "]", "}", ">", ",", ":", "?", "|", "&"):
                raise IndexError
            return _NOTHING
        return self._word("".join(token.split()), level)

    def _word(self, word: str, level: int) -> TypeText:
        if self.is_done or not (self._tokens[self._at][0].isalpha() or self._tokens[self._at][0] in "({_$<"):
            return self._named(word, level)
        if word == "typeof":
            return self._of_value(level)
        if word in ("readonly", "infer", "new", "abstract"):
            return self._one(level + 1)
        if word in ("keyof", "unique"):
            self._one(level + 1)
            return _NOTHING
        if word == "import" and self._sees("("):
            return self._of_module(level)
        if word == "asserts" or self._sees("is"):
            self._at = len(self._tokens)
            return _NOTHING
        return self._named(word, level)

    def _named(self, word: str, level: int) -> TypeText:
        if word in _ABSENT_WORDS:
            return _ABSENT
        if word in _OPEN_WORDS:
            return _NOTHING
        if word in _PRIMITIVES:
            return _PRIMITIVES[word]
        if not self._sees("<"):
            return TypeText(word)
        self._next()
        if word in ("ReturnType", "InstanceType") and self._sees("typeof"):
            self._next()
            path = "".join(self._next().split())
            self._expect(">")
            return TypeText(f"{path}()", (), "value") if word == "ReturnType" else TypeText(path)
        return TypeText(word, self._elements(">", level))

    def _of_value(self, level: int) -> TypeText:
        path = "".join(self._next().split())
        if path == "import":
            found = self._of_module(level)
            return found._replace(form="value") if found.name else found
        if self._sees("<"):
            self._next()
            self._skip()
        return TypeText(path, (), "value")

    def _of_module(self, level: int) -> TypeText:
        """What a module has, or the module itself."""
        self._expect("(")
        path = f"{{{self._next()[1:-1]}}}"
        self._expect(")")
        if self._sees("."):
            self._next()
            path += "." + "".join(self._next().split())
        if self._sees("<"):
            self._next()
            return TypeText(path, self._elements(">", level))
        return TypeText(path)

    def _elements(self, closing: str, level: int) -> tuple[TypeText, ...]:
        """Types up to a closing bracket; names and marks in front of them are left out."""
        found = []
        while not self._sees(closing):
            if self._sees("..."):
                self._next()
            if closing == "]" and self._tokens[self._at + 1] in (":", "?") and self._tokens[self._at + 2] != "]":
                self._next()
                if self._sees("?"):
                    self._next()
                if self._sees(":"):
                    self._next()
            found.append(self.type(level + 1))
            if self._sees("?"):
                self._next()
            if self._sees(","):
                self._next()
        self._next()
        return tuple(found)

    def _object(self, level: int) -> TypeText:
        """A type that lists its members; of one that was cut, those that are whole."""
        start = self._at - 1
        members: dict[str, TypeText] = {}
        try:
            while not self._sees("}"):
                self._member(members, level)
            self._next()
        except IndexError:
            if not members:
                raise
            self._at = len(self._tokens)
        text = " ".join(self._tokens[start : self._at])
        return TypeText(text, tuple(members.values()), "object", tuple(members))

    def _member(self, members: dict[str, TypeText], level: int) -> None:
        while self._sees("readonly", "get", "set", "+", "-", ",", ";") and self._tokens[self._at + 1] not in ":?(":
            self._next()
        if self._sees(",", ";"):
            self._next()
            return
        name = self._next()
        if name in ("(", "<"):
            self._at -= 1
            name = CALLED
        elif name == "new" and self._sees("(", "<"):
            name = CONSTRUCTED
        elif name == "[":
            self._skip()
            name = "[]"
        if self._sees("?"):
            self._next()
        if self._sees("<"):
            self._next()
            self._skip()
        if self._sees("("):
            self._next()
            parameters = self._parameters(level)
            kind = self._annotated(level)
            if name not in (CALLED, CONSTRUCTED):
                kind = TypeText(FUNCTION, (*parameters, kind), "outside")
        else:
            kind = self._annotated(level)
        members.setdefault(name.strip("\"'"), kind)

    def _annotated(self, level: int) -> TypeText:
        if not self._sees(":"):
            return _NOTHING
        self._next()
        return self.type(level + 1)

    def _bracketed(self, level: int) -> TypeText:
        """A type in brackets, or that of a function."""
        start = self._at
        self._skip()
        if not self._sees("=>"):
            self._at = start
            found = self.type(level + 1)
            self._expect(")")
            return found
        self._at = start
        parameters = self._parameters(level)
        self._expect("=>")
        return TypeText(FUNCTION, (*parameters, self.type(level + 1)), "outside")

    def _parameters(self, level: int) -> list[TypeText]:
        found = []
        while not self._sees(")"):
            is_receiver = self._sees("this")
            is_rest = self._sees("...")
            while not self._sees(":", ",", ")"):
                if self._next() in CLOSING:
                    self._skip()
            kind = _NOTHING
            if self._sees(":"):
                self._next()
                kind = self.type(level + 1)
            if not is_receiver:
                found.append(_NOTHING if is_rest else kind)
            if self._sees(","):
                self._next()
        self._next()
        return found
