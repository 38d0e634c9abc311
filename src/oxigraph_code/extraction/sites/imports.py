"""The imports of one file.

For maintainers: regions and imports are walked side by side, once. This module must not know any language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.scopes.file_scopes import ScopeMap
from oxigraph_code.extraction.syntax.capture import Captured
from oxigraph_code.extraction.text.file_text import FileText
from oxigraph_code.facts import Import
from oxigraph_code.facts.access_paths import ImportStep


def read_imports(captured: Captured, text: FileText, scopes: ScopeMap, conventions: Conventions) -> tuple[Import, ...]:
    """Read the imports of a file, in the order of the text, one for each name."""
    regions = sorted(captured.regions, reverse=True)
    ends: dict[str, int] = {}  # regions nest or follow one another, so the furthest end tells
    found = []
    for draft in sorted(captured.imports, key=lambda draft: draft.start):
        while regions and regions[-1][0].start <= draft.start:
            span, modifier = regions.pop()
            ends[modifier] = max(span.end, ends.get(modifier, 0))
        modifiers = tuple(modifier for modifier, end in ends.items() if draft.start < end)
        if draft.modifier:
            modifiers = (draft.modifier, *modifiers)
        scope = scopes.read_at(draft.start)
        condition = "\n".join(map(text.line, captured.conditions.get(draft.start, ())))
        if draft.kind == "tree":
            tree = text.span(draft.source)
            line, before = draft.line, 0
            for entry in conventions.import_tree(tree):
                line += tree.count("\n", before, entry.offset)
                before = entry.offset
                names = (entry.kind, entry.path, entry.name, entry.alias)
                found.append(Import(*names, scope, line, modifiers, condition=condition))
            continue
        found.append(
            Import(
                draft.kind,
                draft.fixed_source or "".join(text.span(draft.source).split()),
                draft.fixed_name or text.span(draft.name),
                text.span(draft.alias),
                scope,
                draft.line,
                modifiers,
                draft.binds,
            )
        )
    return tuple(found)


def inline_imports(captured: Captured, imports: Iterable[Import]) -> dict[int, tuple[int, str]]:
    """Return the import expressions by their start, each with its end and its path.

    The path has the number among all imports that were read; a text with several names has several, or none.
    """
    numbers = [number for number, entry in enumerate(imports) if entry.kind == "module" and not entry.binds]
    drafts = sorted(captured.imports, key=lambda draft: draft.start)
    inline = (draft for draft in drafts if draft.kind == "module" and not draft.binds)
    return {draft.start: (draft.end, str(ImportStep(number))) for draft, number in zip(inline, numbers, strict=True)}


def canonical_names(imports: Sequence[Import]) -> Callable[[str], str]:
    """Make a function from a local name of the file to the full name of the import."""
    full = {}
    for entry in imports:
        if not entry.binds:
            continue
        if entry.kind == "symbol":
            full[entry.alias or entry.name] = f"{entry.path}.{entry.name}"
        elif entry.kind == "module" and entry.alias:
            full[entry.alias] = entry.path

    def canonical(name: str) -> str:
        head, dot, rest = name.partition(".")
        return full.get(head, head) + dot + rest

    return canonical
