"""Fields that may take a variable of the environment, by the words of its name.

For maintainers: many libraries fill a structure from the environment, under names that no line has: a prefix, the path
of the fields, and the field, all in capitals. The last words must be the field's, and the word before them its type's.
This is a sign and no proof. This module must not know the libraries.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from oxigraph_code.queries import StringTerm
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

_MAX_FIELDS = 3
_MAX_WORDS = 5
_LONGEST_INITIALS = 4


def fields_by_words(workspace: Workspace, scope: QuestionScope, name: str) -> list[Symbol]:
    """Find the few fields, or methods of interfaces, whose words are the last ones of a name."""
    words = [word for word in name.lower().split("_") if word]
    for start in range(max(0, len(words) - _MAX_WORDS), len(words)):
        before, own = words[:start], words[start:]
        spellings = [StringTerm(spelling) for spelling in dict.fromkeys(_spelled(own))]
        rows = workspace.rows("symbols_by_name", name=spellings, module=None)
        symbols = details(workspace, scope, [row["symbol"] for row in rows if scope.holds(row["symbol"])])
        owners = details(workspace, scope, sorted({symbol.owner for symbol in symbols.values() if symbol.owner}))
        found = [
            symbol
            for symbol in symbols.values()
            if (owner := owners.get(symbol.owner)) is not None
            and (symbol.kind == "Field" or (symbol.kind == "Method" and owner.kind == "Trait"))
            and _is_before(before, own, owner)
        ]
        if found:
            return found if len(found) <= _MAX_FIELDS else []
    return []


def _is_before(before: Sequence[str], own: Sequence[str], owner: Symbol) -> bool:
    """Check that the type is named by the word in front, or that there is a prefix at most."""
    return (len(before) > 1 and before[-1] in owner.short_name.lower()) or (len(before) < 2 <= len(own))


def _spelled(words: Sequence[str]) -> Iterator[str]:
    """Yield a name as languages write it, also with initials in capitals."""
    yield "_".join(words)
    forms = [(word.title(), word.upper()) if len(word) <= _LONGEST_INITIALS else (word.title(),) for word in words]
    for parts in product(*forms):
        yield "".join(parts)
        yield words[0] + "".join(parts[1:])
