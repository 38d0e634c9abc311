"""Conventions of PHP: members in access paths, visibility, and the types in comments.

For maintainers: texts in, words out. This module sees neither syntax nodes nor other files.

Source: the PHP manual, "Classes and Objects"; PSR-5 (draft) and PSR-19, "PHPDoc"; the documentation of PHPStan.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.text.node_kinds import NodeKinds
from oxigraph_code.languages.comments import documentation_in

_COMMENT = re.compile(r"#(?!\[)[^\n]*|//[^\n]*|/\*(?:[^*]|\*(?!/))*\*/")
_MARK = re.compile(
    rb"(\?->|->|::\$?)(?:\w+\.(?![.=]))?|(?:\$\w+|(?<=[A-Z_]))\.(?=\w)"
    rb"|(?<!\.)\.(?=[\s$\"'(\\])|(?<=[\])}\"'\s])\.(?=\w)"
)
"""A member, or a dot that joins texts."""
_VAGUE = frozenset({"array", "iterable", "mixed", "object", "self", "static"})
_ACCESS = ("public", "protected", "private")
_TYPE = r"((?:[^\s<({]|<[^<>]*(?:<[^<>]*>[^<>]*)*>|\([^()]*\)|\{[^{}]*\}|\s*[|&]\s*)+)"
_TAG = re.compile(rf"@(?:phpstan-|psalm-)?(param|return|var)\s+{_TYPE}(?:\s+(?:&|\.\.\.)*(\$\w+))?")
_PROPERTY = re.compile(rf"@(?:phpstan-|psalm-)?property(?:-read|-write)?\s+{_TYPE}\s+\$(\w+)")
MIXIN = "@mixin "
"""The beginning of a base that documentation states."""
_MIXIN = re.compile(r"@mixin\s+(\\?[A-Za-z_][\w\\]*)")
_SCOPE = "scope"
"""The beginning of a method of a model that is called without it."""
_SEE = re.compile(r"@see\s+(\\?[A-Za-z_][\w\\]*)(?![\w\\]|::|\()")
# Methods that the language or its interfaces run without a call in the text.
_RUN = frozenset(
    {
        *("__call", "__callStatic", "__get", "__set", "__isset", "__unset", "__toString", "__invoke", "__clone"),
        *("__destruct", "__sleep", "__wakeup", "__serialize", "__unserialize", "__set_state", "__debugInfo"),
        *("offsetGet", "offsetSet", "offsetExists", "offsetUnset", "getIterator", "current", "key", "next", "rewind"),
        *("valid", "count", "jsonSerialize"),
    }
)
_NODES = NodeKinds(
    texts="string encapsed_string heredoc nowdoc",
    computed="variable_name member_access_expression subscript_expression",
    named="array_element_initializer argument",
    same="array_element_initializer argument parenthesized_expression",
    spread="variadic_unpacking",
    functions="anonymous_function arrow_function",
    constants="boolean null",
)


def _as_path(mark: re.Match[bytes]) -> bytes:
    """Write the mark of a member as a dot, and a dot that joins texts as a plus."""
    member = mark[1] or b""
    joined = mark[0][len(member) :]
    return (b".".ljust(len(member)) if member else b"") + (joined[:-1] + b"+" if joined else b"")


class PhpConventions(Conventions):
    """See ``extraction.conventions.Conventions``."""

    node_kinds = _NODES
    address_makers = "sprintf url *join *Path *Url *URI"
    instance_word = "$this"
    run_methods = _RUN
    shares_names = True
    rest_type = "%s[]"

    def path_text(self, source: bytes) -> bytes:
        return _MARK.sub(_as_path, source)

    docstring = staticmethod(documentation_in)

    def documented_types(self, documentation: str, modifiers: Sequence[str] = ()) -> Mapping[str, str]:
        found: dict[str, str] = {}
        for tag, written, name in _TAG.findall(documentation) if "@" in documentation else ():
            found[name if tag == "param" else "" if tag == "var" else "()"] = written
        return found

    def documented_fields(self, documentation: str) -> Sequence[tuple[str, str]]:
        return [(name, stated) for stated, name in _PROPERTY.findall(documentation)] if "@" in documentation else []

    def documented_bases(self, documentation: str, bases: Sequence[str]) -> Sequence[str]:
        is_facade = any(base.rpartition("\\")[2] == "Facade" for base in bases)
        found = [*(_SEE.findall(documentation)[:1] if is_facade else ()), *_MIXIN.findall(documentation)]
        return [f"{MIXIN}{name}" for name in found]

    def stated_type(self, written: str, documented: str) -> str:
        is_closer = not written or written.lstrip("?").lower() in _VAGUE or not documented.isidentifier()
        return documented if documented and is_closer else written

    def visibility(self, name: str, enclosing_kind: str, modifiers: Sequence[str]) -> str:
        words = " ".join(modifiers).split()
        return next((word for word in words if word in _ACCESS), "public")

    def alias(self, method: str) -> tuple[str, str]:
        word = len(_SCOPE)
        return f"{method[word].lower()}{method[word + 1 :]}", f"self.{method}"

    def uncommented(self, text: str) -> str:
        return text if text.startswith("/*") else _COMMENT.sub(" ", text)
