"""The forms of GraphQL documents, and the names that generators give to what they make.

For maintainers: this module must not know the search for them.
"""

from __future__ import annotations

import re
from typing import Final

OPERATION: Final = re.compile(r"^[ \t]*(?:query|mutation|subscription)\s+(\w+)[^{}]*\{", re.MULTILINE)
"""An operation of a document of GraphQL, with its name."""
OPERATED: Final = re.compile(
    r"(?<!function )\b(?:use)?([A-Z]\w*?)(?:Lazy|Suspense)?(?:Query|Mutation|Subscription)(?=[(<])"
    r"|[:(]\s*(?:\w+\.)?([A-Z]\w*?)(?:Document|GQL)\b"
    r"|::<([A-Z]\w*)(?=[,>])"
)
"""A use of code that is generated for an operation: a hook, a document or a type that is run."""
MADE_WORDS: Final = ("Query", "Mutation", "Subscription", "Document", "GQL", "graphql_client")
"""Words of which each file with generated code has one."""
_MAX_FIELDS: Final = 20
_NESTED: Final = re.compile(r"\([^(){}]*\)|\{[^(){}]*\}|@\w+|\.\.\.\s*\w*|#[^\n]*")
_BRACES: Final = re.compile(r"[{}]")
_ASKED: Final = re.compile(r"(?<![@\w])([A-Za-z_]\w*)\s*\(")
_FIELD: Final = re.compile(r"(?:\w+\s*:\s*)?([A-Za-z_]\w*)")


def fields_in(document: str) -> list[str]:
    """Return the fields at the first level of the first braces, and below it those with arguments."""
    start, depth, end = document.find("{") + 1, 0, len(document)
    for brace in _BRACES.finditer(document):
        depth += 1 if brace[0] == "{" else -1
        if not depth:
            end = brace.start()
            break
    whole = inner = document[start:end]
    while (outermost := _NESTED.sub(" ", inner)) != inner:
        inner = outermost
    names = [match[1] for match in (*_FIELD.finditer(inner), *_ASKED.finditer(whole))]
    return list(dict.fromkeys(names))[:_MAX_FIELDS]
