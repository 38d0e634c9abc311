"""The sites of one file: what it references and what it imports.

For maintainers: calls are taken innermost first, so that each can say what it is called on; regions and imports are
walked side by side, once. This module must not know any language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.scopes.scope_map import ScopeMap
from oxigraph_code.extraction.sites.call_arguments import CallableArguments
from oxigraph_code.extraction.sites.dispatch_arguments import DispatchArguments
from oxigraph_code.extraction.sites.expected_types import ExpectedTypes
from oxigraph_code.extraction.syntax.capture import Captured
from oxigraph_code.extraction.syntax.captured import CapturedReference, CapturedSame
from oxigraph_code.extraction.text.source_text import SourceText
from oxigraph_code.extraction.text.spans import Span
from oxigraph_code.extraction.values.callable_names import CallableNames
from oxigraph_code.extraction.values.path_reader import PathReader, separator
from oxigraph_code.facts import Import, Reference
from oxigraph_code.facts.access_paths import ImportStep, IndexStep, MemberStep, extended


def read_references(
    captured: Captured,
    text: SourceText,
    scopes: ScopeMap,
    paths: PathReader,
    told: CallableNames,
    handed: dict[Span, str],
    conventions: Conventions,
    expected: ExpectedTypes,
) -> tuple[tuple[Reference, ...], dict[int, int]]:
    """The references of a file, in the order of the text, and the number of each by where its text ends. Every call
    becomes known to ``paths``, and every argument that may decide what one gives to ``handed``, which numbers them."""
    drafts = captured.references
    deciding = None
    if conventions.decided_methods or conventions.wrapping is not None:
        deciding = DispatchArguments(text, paths, scopes, told, conventions)
    given = CallableArguments(told, text, captured)
    # Innermost first, so that the path of a receiver can be put together from the calls inside it.
    called_back = {draft.call_end for draft in captured.callbacks}
    callees: dict[int, str] = {}
    found = []
    expressions: list[CapturedReference | CapturedSame] = [*drafts, *captured.same]
    for draft in sorted(expressions, key=lambda draft: (draft.end, -draft.start)):
        if isinstance(draft, CapturedSame):
            member = text.span(draft.member)
            is_key = member.isdigit() or bool(member and draft.suffix)
            step = IndexStep(member) if is_key else MemberStep(member) if member else draft.suffix
            paths.add(draft.start, draft.end, extended(paths.path(*draft.value), str(step)))
            continue
        name = draft.fixed_name or text.span(draft.name)
        read = paths.computed if draft.kept and not name else paths.path
        receiver = read(*draft.receiver) if draft.receiver is not None else ""
        whole = receiver or name
        mark = "!" if draft.kind == "macro" else ""
        if draft.name is not None and draft.receiver is not None:
            is_one = draft.name.start - draft.receiver.end == 1  # of which there is but one
            between = "." if is_one else separator(text.piece(draft.receiver.end, draft.name.start))
            whole = extended(receiver, between + name)
        if draft.end in called_back:
            paths.add_callee(draft.end, whole)
        span = Span(draft.start, draft.end)
        argument = captured.arguments.get(span)
        whole += mark
        written = paths.path(*argument) if argument is not None else ""
        if span in captured.handed or span in captured.named_arguments:
            number = str(len(handed))
            for keyword, part in captured.named_arguments.get(span, ()):
                handed[part] = f"{number}.{text.span(keyword)}"
            for position, part in enumerate(captured.handed.get(span, ())):
                handed[part] = f"{number}.{position}" if position else number
                if text.piece(part.start, part.start + 1) == "*":
                    break  # what is behind something that is spread out has no position
            written = f"#{number}"
        elif deciding is not None and not written and (decide := deciding.arguments(draft)):
            number = str(len(handed))
            handed |= {part: f"{number}.{position}" for position, part in enumerate(decide)}
            written = f"#{number}"
        paths.add_call(draft.start, draft.end, whole, written)
        scope = scopes.read_at(draft.start)
        given_to = given.to(draft, name)
        numbered = written.removeprefix("#") if written[:1] == "#" else ""
        if draft.end in expected.callees:
            callees[draft.end] = whole
        found.append((span, Reference(draft.kind, name, receiver, whole, scope, draft.line, given_to, numbered)))
    found.sort(key=lambda item: item[0].start)
    numbers = {span.end: number for number, (span, _) in enumerate(found)}
    sites = (
        site._replace(expected=path) if (path := expected.path(span, callees.get)) else site for span, site in found
    )
    return tuple(sites), numbers


def read_imports(
    captured: Captured, text: SourceText, scopes: ScopeMap, conventions: Conventions
) -> tuple[Import, ...]:
    """The imports of a file, in the order of the text, one for each name."""
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
    """The imports that are expressions: where one starts, its end and its path, by its number among all that were
    read, of which a text that names several makes several, or none."""
    numbers = [number for number, entry in enumerate(imports) if entry.kind == "module" and not entry.binds]
    drafts = sorted(captured.imports, key=lambda draft: draft.start)
    inline = (draft for draft in drafts if draft.kind == "module" and not draft.binds)
    return {draft.start: (draft.end, str(ImportStep(number))) for draft, number in zip(inline, numbers, strict=True)}


def canonical_names(imports: Sequence[Import]) -> Callable[[str], str]:
    """From a name as the file uses it to the full name of what was imported under it."""
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
