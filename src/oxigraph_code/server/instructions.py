"""The instructions of the server: what a model reads before it calls a tool.

For maintainers: apart from ``protocol``, because they are part of the first answer. This module must not know the SDK.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

# Some clients show only the first 247 characters.
INSTRUCTIONS = """\
Code graph of this project, always fresh; calls only with evidence. Start a task with get_context(task). Instead of \
grep: search_code finds, get_callers lists callers, impact_analysis dependents and tests, sparql_query all else.

More tools: {more}. A symbol is named as people \
write it: Cart.total, cart.py:Cart.total, src/cart.py:120. Answers begin with their summary and end with how to get \
more. The project is the one around the working folder, indexed at the first question; load_code adds another.

Vocabulary: PREFIX code: <https://ds-labs.org/code#> (predeclared, as are rdf, rdfs, xsd, owl, skos, prov, dcterms).
A function is a code:Function (a method also a code:Method), a class a code:Class; each has code:name,
code:qualifiedName, code:definedIn (its code:Module), code:startLine, code:endLine, code:signature, code:docstring. A
module has code:relativePath and code:hasImport (code:importPath). ?caller code:calls ?callee holds only calls with
evidence; a call site has code:caller, code:startLine, and code:callee or, if unresolved, code:calleeText.
load_git_history adds history: a code:Commit has code:message, code:commitDate, code:author and code:hasChange; a change
has code:filePath, code:changeType and code:affectsModule.
Example: SELECT ?caller ?line WHERE { ?site code:callee/code:name "run" ; code:caller ?caller ;
code:startLine ?line }
"""


class Instructed(Protocol):
    """A tool, as far as the instructions need it."""

    @property
    def name(self) -> str: ...

    @property
    def is_always_loaded(self) -> bool: ...


def instructions(tools: Sequence[Instructed], count: int) -> str:
    """The instructions of a server that offers some of ``count`` tools, and where the others are."""
    names = ", ".join(tool.name for tool in tools if f"{tool.name}(" not in INSTRUCTIONS and not tool.is_always_loaded)
    others = "" if len(tools) == count else "; all with oxigraph-mcp --tools all, or at a terminal: oxigraph-code"
    return INSTRUCTIONS.replace("{more}", f"{names or 'none'}{others}")
