"""The instructions of the server: what a model reads before it calls a tool.

For maintainers: apart from ``protocol``, because they are part of the first answer. They explain once the arguments
that many tools share. This module must not know the SDK.
"""

from __future__ import annotations

import re
from collections.abc import Collection

# Some clients show only the first 247 characters.
INSTRUCTIONS = """\
Code graph of this project, always fresh; calls only with evidence. Start a task with get_context(task). Instead of \
grep: search_code finds, get_callers lists callers, impact_analysis dependents and tests, sparql_query all else.

Arguments of many tools: symbol as people write it (Cart.total, cart.py:Cart.total, src/cart.py:120), or an IRI; path \
a file or folder; project another project by name, path or IRI (else the one around the working folder, indexed at the \
first question); ref a branch, tag or commit to ask about instead of the files; depth the steps to follow; offset the \
rows to skip; max_chars the length of the answer, at most 40,000; format text or json. Answers begin with their \
summary and end with how to get more. Rows of sparql_query are SPARQL JSON; format=table has them in a third of the \
characters.

Vocabulary: PREFIX code: <https://ds-labs.org/code#> (predeclared, as are rdf, rdfs, xsd, owl, skos, prov, dcterms).
A function is a code:Function (a method also a code:Method), a class a code:Class; each has code:name,
code:qualifiedName, code:definedIn (its code:Module), code:startLine, code:endLine, code:signature, code:docstring. A
module has code:relativePath and code:hasImport (code:importPath). ?caller code:calls ?callee holds only calls with
evidence; a call site has code:caller, code:startLine, and code:callee or, if unresolved, code:calleeText.
load_git_history adds history: a code:Commit has code:message, code:commitDate, code:author and code:hasChange; a change
has code:filePath, code:changeType and code:affectsModule.
"""
_ENDS = re.compile(r"(?<=\.)(?=\s)")
_TOOL = re.compile(r"\b[a-z]+_[a-z_]+\b")


def instructions(listed: Collection[str], known: Collection[str]) -> str:
    """Keep the sentences that name no tool of ``known`` but those that are ``listed``."""
    others = set(known) - set(listed)
    return "".join(part for part in _ENDS.split(INSTRUCTIONS) if others.isdisjoint(_TOOL.findall(part))).lstrip()
