"""Counts of symbols by project, language and kind.

For maintainers: a method is a function in the graph too, and an enum a class; each symbol is counted once, under its
narrowest kind. This module must not know which answer shows the counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.workspace.workspace import Workspace

_NAMES = {
    "Class": "class",
    "Trait": "trait",
    "Enum": "enum",
    "Function": "function",
    "Method": "method",
    "Field": "field",
    "Variable": "variable",
    "TypeAlias": "type alias",
    "Namespace": "namespace",
    "Macro": "macro",
    "Section": "section",
}


class SymbolCount(NamedTuple):
    """The number of symbols with one kind, in one project and language."""

    project: str
    language: str
    kind: str
    symbols: int


def symbol_counts(workspace: Workspace) -> list[SymbolCount]:
    """Return the counts of all projects."""
    found: Counter[tuple[str, str, str]] = Counter()
    for row in workspace.cached_rows("symbol_counts"):
        kind = row.get("wider", row["kind"]).removeprefix(identity.BASE)
        found[row["project"], row["language"], kind] += -int(row["symbols"]) if "wider" in row else int(row["symbols"])
    return [SymbolCount(*key, count) for key, count in found.items() if count]


def by_language(counts: Collection[SymbolCount], projects: Collection[str]) -> Mapping[str, Mapping[str, int]]:
    """Return the counts of projects together: by language, then by kind."""
    found: dict[str, Counter[str]] = {}
    for entry in counts:
        if entry.project in projects:
            found.setdefault(entry.language, Counter())[entry.kind] += entry.symbols
    return {language: {kind: kinds[kind] for kind in _NAMES if kinds[kind]} for language, kinds in found.items()}


def counted_kinds(language: str, kinds: Mapping[str, int]) -> str:
    """Return the counts of a language in words."""
    from oxigraph_code.languages.loader import reads_calls
    from oxigraph_code.languages.registry import installed

    loader = next((loader for loader in installed().loaders if loader.language_id == language), None)
    counts = ", ".join(counted(count, _NAMES[kind]) for kind, count in kinds.items())
    return f"{counts} (calls and uses are not read)" if loader is not None and not reads_calls(loader) else counts
