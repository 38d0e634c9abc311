"""The terms of the vocabulary, as IRIs without brackets.

    from oxigraph_code import vocabulary as code
    code.Function, code.definedIn

For maintainers: the names stand once, in the list of terms that is generated from ontology/code.ttl. A misspelt term is
an error when it is read; a test reads each one that stands in the sources. See decision 0219.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

NAMESPACE: Final = "https://ds-labs.org/code#"
RDF_TYPE: Final = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type"
_LIST: Final = Path(__file__).parent / "queries" / "terms.txt"
_IRIS: Final = {
    name: f"{NAMESPACE}{name}" for name in re.findall(r"^code:(\w+)", _LIST.read_text(encoding="utf-8"), re.MULTILINE)
}
TERMS: Final = frozenset(_IRIS.values())
"""Every class and property."""


def __getattr__(name: str) -> str:
    """Return the IRI of a term by its name."""
    if name not in _IRIS:
        raise AttributeError(f"the vocabulary has no term {name}")
    globals()[name] = iri = _IRIS[name]
    return iri
