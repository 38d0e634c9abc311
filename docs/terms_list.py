"""Write ``src/oxigraph_code/queries/terms.txt``: the vocabulary in short, a line for each term.

For maintainers: a model gets this list to write a query, so it has the needs of a query and no more.
"""

from __future__ import annotations

from docs import terms


def render() -> str:
    """Render the text of the list: classes, then properties with their domains and ranges."""
    declared = terms.read()
    classes = [f"code:{term.name}: {term.comment}" for term in declared if term.is_class]
    properties = [
        f"code:{term.name} ({_ends(term.domain)} → {_ends(term.range)}): {term.comment}"
        for term in declared
        if not term.is_class
    ]
    return "\n".join([*classes, *properties]) + "\n"


def _ends(iris: tuple[str, ...]) -> str:
    return " or ".join(iri.removeprefix(terms.NAMESPACE).rpartition("/")[2].rpartition("#")[2] for iri in iris)
