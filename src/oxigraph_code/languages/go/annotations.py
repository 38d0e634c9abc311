"""Parse Go's types.

For maintainers: pointers are read as a form of the type that they point to, since selectors dereference them; so a type
has the method set of its pointer. Types without a name in Go get one in braces. The results of a function are one type,
a tuple if there are several. The work is bounded by the length that extraction allows for annotations.

Source: The Go Programming Language Specification, chapter "Types".
"""

from __future__ import annotations

import re
from functools import lru_cache

from oxigraph_code.languages.tokens import NOTHING, TypeReader
from oxigraph_code.resolution.language.type_model import TypeExpr

TUPLE, SLICE, MAP, CHANNEL, FUNCTION, STRING = "{tuple}", "{slice}", "{map}", "{chan}", "{func}", "{string}"
_COMMENT = re.compile(r"//[^\n]*|/\*[\s\S]*?\*/")
_NAME = re.compile(r"[^\W\d]\w*$")


@lru_cache(maxsize=16_384)
def read_annotation(text: str) -> TypeExpr | None:
    """Read the type that a text denotes; ``None`` if it is no type."""
    return _GoTypeReader.read(_COMMENT.sub("", text).strip())


def base_name(base: str) -> str:
    """Return the path of an embedded type, without type arguments; empty if the text is none."""
    written = read_annotation(base)
    return written.name if written is not None else ""


class _GoTypeReader(TypeReader):
    token = re.compile(r"\s*(\.\.\.|<-|`[^`]*`|\"(?:[^\"\\]|\\.)*\"|[^\W\d]\w*|\d\w*|[\[\](){}*,;.|~]|\S)")
    joints = ("|",)
    absent = NOTHING

    def _one(self, level: int) -> TypeExpr:
        """Parse one type."""
        is_pointer = False
        while self._sees("*", "~"):
            is_pointer = self._next() == "*"
        found = self._target(level)
        return found._replace(form="pointer") if is_pointer and not found.form else found

    def _target(self, level: int) -> TypeExpr:
        if self._takes("..."):
            return TypeExpr(SLICE, (self.type(level + 1),))
        if self._takes("("):
            return self._results(level)
        if self._takes("["):
            self._skip()  # the length of an array
            return TypeExpr(SLICE, (self.type(level + 1),))
        if self._takes("<-"):
            self._expect("chan")
            return TypeExpr(CHANNEL, (self.type(level + 1),))
        name = self._next()
        if not _NAME.match(name):
            raise IndexError
        match name:
            case "map":
                self._expect("[")
                key = self.type(level + 1)
                self._expect("]")
                return TypeExpr(MAP, (key, self.type(level + 1)))
            case "chan":
                self._takes("<-")
                return TypeExpr(CHANNEL, (self.type(level + 1),))
            case "func" if self._sees("("):
                return self._function(level)
            case "struct" if self._sees("{"):
                return self._struct(level)
            case "interface" if self._takes("{"):
                self._skip()
                return NOTHING
        return self._named(name, level)

    def _named(self, name: str, level: int) -> TypeExpr:
        if self._takes("."):
            name = f"{name}.{self._next()}"
        # The length of an array may follow the name of a parameter.
        if self._tokens[self._at + 1 : self._at + 2] == ["]"] or not self._takes("["):
            return TypeExpr(name)
        arguments = [self.type(level + 1)]
        while self._takes(","):
            arguments.append(self.type(level + 1))
        self._expect("]")
        return TypeExpr(name, tuple(arguments))

    def _function(self, level: int) -> TypeExpr:
        self._expect("(")
        parameters = self._entries(level)
        if self.is_done or self._sees(")", "]", "}", ",", ";", "`", '"') or self._starts("`", '"'):
            return TypeExpr(FUNCTION, (*parameters, NOTHING))
        return TypeExpr(FUNCTION, (*parameters, self.type(level + 1)))

    def _results(self, level: int) -> TypeExpr:
        """Return the results of a function, or a type in brackets."""
        found = self._entries(level)
        return found[0] if len(found) == 1 else TypeExpr(TUPLE, tuple(found))

    def _entries(self, level: int) -> list[TypeExpr]:
        """Parse a list of parameters or results after its opening bracket; each entry may have a name."""
        entries: list[tuple[TypeExpr, TypeExpr | None]] = []
        while not self._takes(")"):
            first = self.type(level + 1)
            second = None if self._sees(",", ")") else self.type(level + 1)
            entries.append((first, second))
            self._takes(",")
        if not any(second for _, second in entries):
            return [first for first, _ in entries]
        found: list[TypeExpr] = []
        after = NOTHING
        for _, second in reversed(entries):  # a type is that of the names before it
            after = second or after
            found.append(after)
        return found[::-1]

    def _struct(self, level: int) -> TypeExpr:
        """Return an anonymous struct, with its fields."""
        start = self._at
        self._expect("{")
        members: list[str] = []
        types: list[TypeExpr] = []
        while not self._takes("}"):
            names = [self._next()]
            while self._takes(","):
                names.append(self._next())
            if self._sees(";", "}", ".") or self._starts("`", '"'):
                self._pass_field()  # an embedded type
                continue
            field = self.type(level + 1)
            members += names
            types += [field] * len(names)
            if self._starts("`", '"'):
                self._next()
            self._takes(";")
        text = "struct" + " ".join(self._tokens[start : self._at])
        return TypeExpr(text, tuple(types), "object", tuple(members))

    def _pass_field(self) -> None:
        while not self._sees(";", "}"):
            self._next()
        self._takes(";")
