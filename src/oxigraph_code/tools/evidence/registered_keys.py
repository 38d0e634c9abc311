"""Lines with the key that a function is registered under, in functions that a search reached.

For maintainers: a table of functions runs one by a key, and no rule evaluates the table; a reader that has the key may
be its sender. This is a sign and no step. This module must not know how a path is searched.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice

from oxigraph_code.search.named_lines import at_ends_of_strings
from oxigraph_code.tools.answer.grouping import shown_lines
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.symbol_details import details
from oxigraph_code.tools.evidence.handover_code import HandoverCode
from oxigraph_code.tools.evidence.handovers import HandoverSites
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

KEY = re.compile(r"([\"'`])([\w.:/-]{4,})\1")
_MAX_SITES = 20
_MAX_READERS = 500
_MAX_FILES = 50


def keyed_lines(
    workspace: Workspace, scope: QuestionScope, sites: Sequence[HandoverSites], readers: Sequence[str]
) -> list[Row]:
    """Find the lines of readers with the first literal of a call or decorator that registers."""
    code = HandoverCode(workspace, scope)
    keys: dict[str, str] = {}
    places = Nodes(workspace, scope, [site.source for site in sites[:_MAX_SITES]])
    for site in sites[:_MAX_SITES]:
        path = places.path(site.source)
        called = [code.of_call(path, line, site.text) for line in site.lines if path and site.kind == "argument"]
        for text in code.of_decorator(site.symbol, site.text) if site.kind == "decorator" else called:
            if match := KEY.search(text):
                keys.setdefault(match[2], text)
    known = details(workspace, scope, list(readers[:_MAX_READERS])) if keys else {}
    files = list(islice(dict.fromkeys(symbol.path for symbol in known.values() if symbol.path), _MAX_FILES))
    rows = []
    for key, text in keys.items():
        for path in scope.with_any(files, [key]):
            lines = at_ends_of_strings(scope.text(path), key)
            for symbol in known.values():
                own = [line for line in lines if symbol.path == path and symbol.line <= line <= symbol.end]
                if own and symbol.kind in ("Function", "Method"):
                    how = f"has '{key}', the key of {text}"
                    rows.append(Row(f"  {path}:{shown_lines(own)} {symbol.label} {how}", {**symbol.data, "lines": own}))
    return rows
