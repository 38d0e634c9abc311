"""Conventions of both languages: kinds of definitions by name and place, and the text of comments.

For maintainers: texts in, words out. This module sees neither syntax nodes nor other files. Comments of JavaScript
state types, names of types, and imports.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from oxigraph_code.extraction.conventions import Conventions, ImportedName, Wrapping
from oxigraph_code.extraction.text.node_kinds import NodeKinds
from oxigraph_code.languages.comments import documentation_in

_COMMENT = re.compile(r"""("[^"\n]*"|'[^'\n]*'|`[^`]*`)|//[^\n]*|/\*(?:[^*]|\*(?!/))*\*/""")
# Methods that conversions to text, numbers or JSON run, and that ``await`` runs.
_RUN = frozenset({"toString", "toLocaleString", "valueOf", "toJSON", "then"})
_NODES = NodeKinds(
    texts="string template_string",
    computed="template_substitution",
    named="pair method_definition shorthand_property_identifier",
    same="await_expression as_expression satisfies_expression non_null_expression type_assertion",
    spread="spread_element",
    functions="arrow_function function_expression generator_function method_definition",
    constants="true false null undefined regex",
)
# A name in capitals is a constant. A function that only imports a module is an argument of a lazy loader.
_WRAPPING = Wrapping(
    re.compile(r"(?![A-Z][A-Z0-9_$]+$)[A-Za-z_$]"), re.compile(r"(?:=>|\breturn\b|\bawait\b)\s*\(?\s*import\(")
)
_ACCESS = ("public", "protected", "private")
_TAG = re.compile(r"@(param|arg|argument|returns?|type|typedef|property|prop|this)\s*\{")
_NAME = re.compile(r"\s*\[?\s*((?:[^\W\d]|\$)[\w$]*)(?:\.((?:[^\W\d]|\$)[\w$]*))?(?![\w$.])")
_OBJECTS = frozenset({"Object", "object"})
_LONGEST = 100_000
_LONGEST_TYPE = 400
_LONGEST_ALIAS = 8_000
_MAX_TAGS = 500
_BRACE = re.compile(r"[{}]")
_STAR = re.compile(r"\n[ \t]*\*[ \t]?")
_IMPORT = re.compile(r"""@import\s+([^@"']{1,4000}?)\s+from\s+["']([^"'\n]{1,1000})["']""")
_IMPORTED = re.compile(r"""(?:(\*)|((?:[^\W\d]|\$)[\w$]*))(?:\s+as\s+((?:[^\W\d]|\$)[\w$]*))?""")
RESULT = "()"


class ScriptConventions(Conventions):
    """See ``extraction.conventions.Conventions``. In JavaScript, comments state the types."""

    def __init__(self, *, types_in_comments: bool = False) -> None:
        self._types_in_comments = types_in_comments

    node_kinds = _NODES
    address_makers = "format url *join *Join *Path *URL *Url *URI *Uri"
    instance_word = "this"
    access = _ACCESS
    member_kinds = {"function": "method", "variable": "field"}
    adding_methods = frozenset({"push", "unshift"})
    names_in_texts = True
    classes_in_texts = True
    decided_methods = frozenset({"map", "flatMap", "then", "resolve", "all"})
    wrapping = _WRAPPING

    docstring = staticmethod(documentation_in)

    def visibility(self, name: str, enclosing_kind: str, modifiers: Sequence[str]) -> str:
        return "private" if name.startswith("#") else super().visibility(name, enclosing_kind, modifiers)

    def modifiers(
        self, kind: str, name: str, decorators: Sequence[str], bases: Sequence[str], canonical: Callable[[str], str]
    ) -> tuple[str, ...]:
        return ("implicit",) if kind == "method" and (name in _RUN or name.startswith("[Symbol.")) else ()

    def uncommented(self, text: str) -> str:
        is_comment = text.startswith("/*") or ("//" not in text and "/*" not in text)
        return text if is_comment else _COMMENT.sub(_text_alone, text)

    def annotation(self, text: str) -> str:
        return type_in(text) if text.startswith("/*") else text

    def documented_types(self, documentation: str, modifiers: Sequence[str] = ()) -> Mapping[str, str]:
        said = types_in(documentation) if self._types_in_comments and "@" in documentation else {}
        return {RESULT: said[""], **said} if "get" in modifiers and "" in said else said

    def documented_aliases(self, comment: str) -> Sequence[tuple[str, str]]:
        return aliases_in(comment) if self._types_in_comments else ()

    def import_tree(self, text: str) -> Sequence[ImportedName]:
        return imports_in(text)


def _text_alone(match: re.Match[str]) -> str:
    """Return a string literal as it is, and a blank for a comment."""
    return match[1] or " "


@lru_cache(maxsize=256)
def types_in(documentation: str) -> Mapping[str, str]:
    """Return the types of parameters by name, and the result type under ``()``."""
    found: dict[str, str] = {}
    for tag, written, rest in _tags(documentation):
        if tag.startswith("return"):
            found.setdefault(RESULT, written)
        elif tag in ("param", "arg", "argument") and (match := _NAME.match(rest)):
            if match[2] and found.get(match[1], "").endswith("}"):
                found[match[1]] = f"{found[match[1]][:-1]}{match[2]}: {written}; }}"
            elif not match[2]:
                found.setdefault(match[1], "{}" if written in _OBJECTS else written)
        elif tag == "type":
            found.setdefault("", written)
    return found


def type_in(comment: str) -> str:
    """Return the type that a comment states for the code after it; empty if it states none."""
    return next((written for tag, written, _ in _tags(comment) if tag == "type"), "")


def aliases_in(comment: str) -> Sequence[tuple[str, str]]:
    """Return the type aliases that a comment defines, each with its type."""
    found: list[tuple[str, str]] = []
    for tag, written, rest in _tags(comment):
        match = _NAME.match(rest)
        if match is None or match[2]:
            continue
        if tag == "typedef":
            found.append((match[1], "{}" if written in _OBJECTS else written))
        elif (
            tag in ("property", "prop") and found and found[-1][1].endswith("}") and len(found[-1][1]) < _LONGEST_ALIAS
        ):
            name, known = found[-1]
            found[-1] = (name, f"{known[:-1]}{match[1]}: {written}; }}")
    return found


def imports_in(comment: str) -> Sequence[ImportedName]:
    """Return the imports of a comment, written after ``@`` as in TypeScript."""
    found: list[ImportedName] = []
    for match in _IMPORT.finditer(comment[:_LONGEST]):
        clause = _STAR.sub(lambda star: " " * len(star[0]), match[1])
        brace = clause.find("{")
        for part in _IMPORTED.finditer(clause):
            star, name, alias = part.groups()
            offset = match.start(1) + part.start()
            if star:
                found.append(ImportedName("module", match[2], "", alias or "", offset))
            elif brace < 0 or part.start() < brace:
                found.append(ImportedName("symbol", match[2], "default", name, offset))
            else:
                found.append(ImportedName("symbol", match[2], name, alias or "", offset))
    return found[:_MAX_TAGS]


def _tags(text: str) -> Sequence[tuple[str, str, str]]:
    """Return the tags of a comment, each with the type in its braces and some text after it."""
    text = text[:_LONGEST]
    found: list[tuple[str, str, str]] = []
    for match in _TAG.finditer(text):
        end = _closing(text, match.end())
        if end < 0 or len(found) == _MAX_TAGS:
            continue
        written = _STAR.sub(" ", text[match.end() : end])
        found.append((match[1], _modern(" ".join(written.split())), text[end + 1 : end + 1 + _LONGEST_TYPE]))
    return found


def _closing(text: str, start: int) -> int:
    depth = 1
    for brace in _BRACE.finditer(text, start, start + _LONGEST_TYPE):
        depth += 1 if brace[0] == "{" else -1
        if depth == 0:
            return brace.start()
    return -1


def _modern(written: str) -> str:
    """Return a type in the notation of TypeScript."""
    written = written.strip().removesuffix("=").strip()
    if written.startswith("..."):
        written = f"({written[3:]})[]"
    return written.lstrip("?!").replace(".<", "<") or "*"
