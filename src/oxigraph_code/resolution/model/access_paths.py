"""Access paths, each parsed once.

For maintainers: the same few texts stand all over a program, and the first name and the last step of a path are needed
at every site that uses it. So every text has one object, compared by identity, that has both. The grammar and its
parser are in ``facts.access_paths``. This module must not know the values of a path.
"""

from __future__ import annotations

from typing import Literal, final

from oxigraph_code.facts.access_paths import (
    CHOICE,
    PATH_MARK,
    FieldStep,
    has_field,
    head_text,
    is_cast,
    is_literal,
    last_step,
    parse_step,
)
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.values import Site

Form = Literal["whole", "name", "member", "call", "part", ""]

_FORMS: dict[str, Form] = {"{": "whole", "<": "whole", "(": "call", "[": "part"}


@final
class AccessPath:
    """A parsed access path, interned by ``AccessPathTable``, with its ``number`` there.

    Its last step decides its form: a ``whole`` in brackets, a ``name`` alone, a ``member`` of the path before it
    (``mark`` says how), a ``call`` of that path, or a ``part``. ``last`` is the text of the last step without the mark.
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
        """Return a number for the path at a site, different for each pair of both."""
        return (place.number << 32) + self.number

    @property
    def length_before(self) -> int:
        return len(self.text) - len(self.mark) - len(self.last) if self.form else 0

    @property
    def before(self) -> AccessPath:
        """The path without its last step; empty for a single step."""
        if self._before is None:
            self._before = self._paths.parse(self.text[: self.length_before])
        return self._before


@final
class AccessPathTable:
    """Interns the access paths of a program."""

    def __init__(self, semantics: Semantics) -> None:
        self._known: dict[str, AccessPath] = {}
        self._semantics = semantics
        self._own_exports = semantics.module_model.own_exports
        self._is_open = not (semantics.module_model.is_closed or semantics.object_model.has_namespaces)
        self._modules = {path.partition(".")[0] for path in semantics.module_model.own_exports}

    def parse(self, text: str) -> AccessPath:
        """Parse and intern an access path."""
        known = self._known.get(text)
        if known is None:
            known = self._known[text] = AccessPath(self, len(self._known), text)
            self._take_apart(known)
        return known

    def _take_apart(self, path: AccessPath) -> None:
        text = path.text
        path.is_of_module = text in self._own_exports
        start = last_step(text)
        if start >= 0:
            step = text[start:]
            path.mark = PATH_MARK if step[:2] == PATH_MARK else "." if step[0] == "." else ""
            path.last = step[len(path.mark) :]
            path.form = "member" if path.mark else _FORMS.get(step[0], "name")
        self._find_head(path)
        is_step = path.form == "name" or path.form == "call"
        if is_step and (path.head is None or path.head.is_of_parent):
            path.parent = self._parent(text)

    def _parent(self, text: str) -> str | None:
        first = self._semantics.parent_keyword
        return self._semantics.parent_class(text) if first and text.startswith(first) else None

    def _find_head(self, path: AccessPath) -> None:
        text = path.text
        before = self._known.get(text[: path.length_before]) if path.length_before else None
        if before is not None and CHOICE not in path.last and not _is_field(path):
            # The head of a path is the head of the path before its last step.
            path.head = before.head
            is_open = path.mark != PATH_MARK and PATH_MARK not in path.last
            path.deciding = (before if before.decides else before.deciding) if is_open else None
            return
        if CHOICE in text or is_cast(text) or has_field(text):
            return
        head = text if path.form == "name" else head_text(text)
        if head == text:
            path.head = path if text else None
            path.decides = self._is_open and text != "" and not is_literal(text) and text not in self._modules
            path.is_of_parent = self._parent(text) is not None or self._parent(f"{text}()") is not None
            return
        path.head = self.parse(head) if head else None
        is_deciding = path.head is not None and path.head.decides and PATH_MARK not in text
        path.deciding = path.head if is_deciding else None


def _is_field(path: AccessPath) -> bool:
    return path.form == "part" and isinstance(parse_step(path.last), FieldStep)
