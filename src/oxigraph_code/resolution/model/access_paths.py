"""Access paths, each taken apart once.

For maintainers: the same few texts stand all over a program, and a path is asked for its first name and for its last
step at every place that it is used at. So there is one object for a text, known by its identity, that has both. What a
text may hold is said in ``facts.Reference``. This module must not know what a path denotes.
"""

from __future__ import annotations

import re
from typing import Final, Literal, final

from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.values import Site

ELEMENT: Final = "[]"
"""The member name for the elements of an array at an unknown index."""

QUOTE: Final = '"'
"""The first character of an access path that is a string literal."""

Form = Literal["whole", "name", "member", "call", "part", ""]

_HEAD: Final = re.compile(r"[^.:(\[|]*")
_NAME: Final = re.compile(r"[^.:()\[\]]+$")
_GIVEN: Final = re.compile(r"\((?:#?\w*|\d+:\d*)\)$|\[[^\[\]]*\]$")


@final
class AccessPath:
    """A parsed access path, interned by ``AccessPathTable``, with its ``number`` there.

    By its last step, it is a ``whole`` between brackets of its own, a ``name`` alone, a ``member`` of what is before it
    (``mark`` says how), a ``call`` of that or a ``part``; ``last`` is the text of that step without the mark.
    """

    __slots__ = (
        "_before", "_paths", "decides", "deciding", "form", "head", "is_of_module", "is_of_parent", "last", "mark",
        "number", "parent", "text",
    )  # fmt: skip

    def __init__(self, paths: AccessPathTable, number: int, text: str) -> None:
        self.number = number
        self.text = text
        self.form: Form = ""
        self.mark = ""
        self.last = text
        self.head: AccessPath | None = None
        """Its first name; none where it has others in it that are not behind that."""
        self.deciding: AccessPath | None = None
        """The first name of a longer path, where nothing is known of the path if nothing is known of that name."""
        self.decides = False
        """It is such a first name of others."""
        self.parent: str | None = None
        """See ``Semantics.parent_class``."""
        self.is_of_parent = False
        """A path that begins so may denote what a class inherits from."""
        self.is_of_module = False
        """It may be what its own module exports."""
        self._paths = paths
        self._before: AccessPath | None = None

    def at(self, place: Site) -> int:
        """A number for the path at a place, which no other has at any."""
        return (place.number << 32) + self.number

    @property
    def length_before(self) -> int:
        return len(self.text) - len(self.mark) - len(self.last) if self.form else 0

    @property
    def before(self) -> AccessPath:
        """What stands before the last step; empty where there is nothing."""
        if self._before is None:
            self._before = self._paths.of(self.text[: self.length_before])
        return self._before


@final
class AccessPathTable:
    """The access paths of a program."""

    def __init__(self, semantics: Semantics) -> None:
        self._known: dict[str, AccessPath] = {}
        self._semantics = semantics
        self._scoping = semantics.scoping
        self._is_open = not semantics.scoping.closed_namespaces
        self._modules = {path.partition(".")[0] for path in semantics.scoping.module_paths}

    def of(self, text: str) -> AccessPath:
        """The path of a text."""
        known = self._known.get(text)
        if known is None:
            known = self._known[text] = AccessPath(self, len(self._known), text)
            self._take_apart(known)
        return known

    def _take_apart(self, path: AccessPath) -> None:
        text = path.text
        path.is_of_module = text in self._scoping.module_paths
        if text.isidentifier():
            path.form = "name"
        elif text[:1] in ("{", "<") and text[-1] in "}>":
            path.form = "whole"
        elif text[-1:] in (")", "]"):
            start = text.rfind("(" if text[-1] == ")" else "[")
            if start >= 0 and _GIVEN.match(text, start):
                path.last = text[start:]
                path.form = "call" if path.last[0] == "(" else "part"
        else:
            start = max(text.rfind("."), text.rfind(":"))
            mark = "" if start < 0 else "." if text[start] == "." else text[max(start - 1, 0) : start + 1]
            last = text[start + 1 :]
            if mark in ("", ".", "::") and (last.isidentifier() or _NAME.match(last)):
                path.mark, path.last = mark, last
                path.form = "member" if mark else "name"
        self._find_head(path)
        is_step = path.form == "name" or path.form == "call"
        if is_step and (path.head is None or path.head.is_of_parent):
            path.parent = self._parent(text)

    def _parent(self, text: str) -> str | None:
        first = self._scoping.parent_class
        return self._semantics.parent_class(text) if first and text.startswith(first) else None

    def _find_head(self, path: AccessPath) -> None:
        text = path.text
        before = self._known.get(text[: path.length_before]) if path.length_before else None
        if before is not None and "|" not in path.last and path.last[:2] != "[=":
            # A path begins with what that begins with which stands before its last step.
            path.head = before.head
            is_open = path.mark != "::" and "::" not in path.last
            path.deciding = (before if before.decides else before.deciding) if is_open else None
            return
        if "|" in text or text[:1] == "<" or "[=" in text:
            return
        head = text if path.form == "name" else text.partition(".")[0]
        if path.form != "name" and not head.isidentifier():
            head = _HEAD.match(text)[0]  # type: ignore[index]  # it matches anything
        if head == text:
            path.head = path if text else None
            path.decides = self._is_open and text[:1] not in ("", "{") and text not in self._modules
            path.is_of_parent = self._parent(text) is not None or self._parent(f"{text}()") is not None
            return
        path.head = self.of(head) if head else None
        is_deciding = path.head is not None and path.head.decides and "::" not in text
        path.deciding = path.head if is_deciding else None
