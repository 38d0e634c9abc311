"""Access paths, each parsed once.

For maintainers: the same few texts stand all over a program, and the first name and the last step of a path are needed
at every site that uses it. So every text has one object, compared by identity, that has both. The grammar is in
``facts.Reference``. This module must not know the values of a path.
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
        """The first name of the path; none if names occur in it that do not follow that one."""
        self.deciding: AccessPath | None = None
        """The first name of a longer path, if the path has no value unless that name has one."""
        self.decides = False
        """True if it is such a first name of longer paths."""
        self.parent: str | None = None
        """See ``Semantics.parent_class``."""
        self.is_of_parent = False
        """True if a path that begins so may denote a member of the parent class."""
        self.is_of_module = False
        """True if the path may be the object that its own module exports."""
        self._paths = paths
        self._before: AccessPath | None = None

    def at(self, place: Site) -> int:
        """A number for the path at a site, different for each pair of both."""
        return (place.number << 32) + self.number

    @property
    def length_before(self) -> int:
        return len(self.text) - len(self.mark) - len(self.last) if self.form else 0

    @property
    def before(self) -> AccessPath:
        """The path without its last step; empty for a single step."""
        if self._before is None:
            self._before = self._paths.of(self.text[: self.length_before])
        return self._before


@final
class AccessPathTable:
    """Interns the access paths of a program."""

    def __init__(self, semantics: Semantics) -> None:
        self._known: dict[str, AccessPath] = {}
        self._semantics = semantics
        self._scoping = semantics.scoping
        self._is_open = not semantics.scoping.closed_namespaces
        self._modules = {path.partition(".")[0] for path in semantics.scoping.module_paths}

    def of(self, text: str) -> AccessPath:
        """Parse and intern an access path."""
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
            # The head of a path is the head of the path before its last step.
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
