"""Make the facts of one file of its captures, in three passes: scopes, definitions, sites.

For maintainers: captures are spans, facts are text and indexes. The passes share the scopes, the reader of access paths
and the values. Calls are read before definitions, since the values of names may be results of calls. Everything is
bounded, and no pass walks all captures of one kind for each of another: a file may hold anything. This module must not
know any language.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence

from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.definitions.binding_pass import BindingPass
from oxigraph_code.extraction.definitions.definition_pass import DefinitionPass
from oxigraph_code.extraction.definitions.descriptions import Descriptions
from oxigraph_code.extraction.remarks.comment_blocks import CommentBlocks
from oxigraph_code.extraction.remarks.reading import read_remarks
from oxigraph_code.extraction.scopes.file_scopes import FileScopes, ScopeMap
from oxigraph_code.extraction.sites.passed_values import PassedValues, add_annotation_values
from oxigraph_code.extraction.sites.pattern_sites import PatternSites
from oxigraph_code.extraction.sites.references import ReferenceReader
from oxigraph_code.extraction.sites.string_literals import named_texts
from oxigraph_code.extraction.sites.uses import FileUses
from oxigraph_code.extraction.syntax.capture import Captured
from oxigraph_code.extraction.syntax.captured import CapturedDefinition
from oxigraph_code.extraction.text.file_text import FileText, Span
from oxigraph_code.extraction.values.bound_values import BoundValues
from oxigraph_code.extraction.values.callable_names import CallableNames
from oxigraph_code.extraction.values.file_pass import ReadFile
from oxigraph_code.extraction.values.path_reader import PathReader
from oxigraph_code.facts import FileFacts, Import, Scope, WrappedParameter
from oxigraph_code.facts.access_paths import AWAIT, ImportStep, alternatives, head_of, scope_of
from oxigraph_code.patterns.frameworks import SitePatterns

_INVOKING = ("", ".call", ".apply", ".bind")
"""The steps from a function to a call of it."""


class FactsBuilder:
    """Builds the facts of one file; the passes are run once, in their order."""

    def __init__(
        self, source: bytes, captured: Captured, conventions: Conventions, patterns: SitePatterns, parsed: bytes
    ) -> None:
        """Take ``parsed``, the text as the grammar read it, of the same length as ``source``."""
        self._captured = captured
        self._conventions = conventions
        self._patterns = patterns
        self._text = FileText(source, conventions.uncommented)
        self._parsed = self._text if parsed is source else FileText(parsed, conventions.uncommented)
        definitions = sorted(captured.definitions.values(), key=lambda entry: entry.start)
        self._candidates = once_each(
            [entry for entry in definitions if entry.kind and (entry.name is not None or entry.naming)]
        )
        of_paths = conventions.path_text(source)
        self._marked = self._text if of_paths is source else FileText(of_paths, conventions.uncommented)
        self._paths = PathReader(self._marked.piece, keeps_keys=conventions.keeps_keys, awaits=AWAIT.encode() in source)

    def build(self, empty: FileFacts) -> FileFacts:
        """Add the facts of the captures to the ``empty`` facts of the file."""
        file = self._scope_pass()
        calls = ReferenceReader(file)  # first: their paths are parts of others
        facts, place = self._definition_pass(file, empty._replace(references=calls.read()), calls.recorded)
        return self._site_pass(file, facts, place, calls.numbers)

    def _scope_pass(self) -> ReadFile:
        """Find the scopes and imports, and the expressions whose paths depend on them."""
        captured, text, conventions = self._captured, self._text, self._conventions
        scopes = FileScopes(self._candidates, captured, text)
        values = BoundValues(captured, text, conventions, self._paths, scopes)
        imports = read_imports(captured, text, scopes, conventions)
        names = CallableNames(self._candidates, imports, text, scopes)
        self._paths.know(
            scopes.literals(captured) | inline_imports(captured, imports),
            captured.choices,
            captured.wholes,
            captured.operators,
            values.casts(),
            captured.holders,
        )
        return ReadFile(captured, self._candidates, text, conventions, scopes, values, imports, names)

    def _definition_pass(
        self, file: ReadFile, facts: FileFacts, recorded: dict[Span, str]
    ) -> tuple[FileFacts, list[int]]:
        """Make the definitions and bindings, and number the scopes by them."""
        descriptions = Descriptions(file, canonical_names(file.imports), self._parsed)
        defined = DefinitionPass(file, descriptions).run()
        place = [*defined.place, -1]  # of -1, which is none
        scopes = tuple(
            Scope(kind, parent, place[definition], place[implementation])
            for kind, parent, definition, implementation in file.scopes.scopes
        )
        return BindingPass(file, defined).run(facts, recorded)._replace(
            docstring=descriptions.of_module(),
            definitions=tuple(defined.definitions),
            scopes=scopes,
            imports=file.imports,
            branches=tuple(file.captured.branches),
            decisions=tuple(map(file.scopes.at, file.captured.decisions)),
            package=file.text.span(file.captured.package),
            exports=tuple(dict.fromkeys(file.text.span(span) for span in sorted(file.captured.exports))),
        ), defined.place

    def _site_pass(self, file: ReadFile, facts: FileFacts, place: list[int], numbers: dict[int, int]) -> FileFacts:
        """Read everything else that happens in the code: uses, passed values and pattern sites."""
        add_annotation_values(file)
        sites = PatternSites(file)
        decorated = {entry.start: nth for entry, nth in zip(file.drafts, place, strict=True) if nth >= 0}
        uses = FileUses(file, facts, self._marked)
        passed = PassedValues(file, place, numbers)
        blocks = CommentBlocks(file, place, facts.definitions)
        remarks, faults = read_remarks(iter(blocks), facts.definitions)
        wrapped = wrapped_parameters(file, facts) if file.conventions.wrapping is not None else ()
        return facts._replace(
            wrapped_parameters=tuple(wrapped),
            uses=uses.read(),
            passed=passed.read(uses.path_to_symbol, named_texts(file)),
            pattern_sites=sites.read(self._patterns, decorated),
            text_constants=sites.constants(),
            remarks=remarks,
            diagnostics=(*facts.diagnostics, *faults),
        )


# Regions and imports are walked side by side, once.
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


# A function that returns a wrapper of its callback, and one that returns a function to remove the callback, look the
# same from outside; only the returned text tells. The result is a fact of the wrapper that other files see.
def once_each(drafts: Sequence[CapturedDefinition]) -> list[CapturedDefinition]:
    """Drop named functions that are bound to another name, and keep the order.

    Both have the same body, and the outer name is the one in use.
    """
    ends: dict[int, CapturedDefinition] = {}
    kept = []
    for draft in drafts:
        if draft.kind == "function" and draft.scope is not None:
            outer = ends.setdefault(draft.scope.end, draft)
            if outer is not draft and outer.scope is not None and draft.end <= outer.scope.end < outer.end:
                continue
        kept.append(draft)
    return kept


def wrapped_parameters(file: ReadFile, facts: FileFacts) -> Iterator[WrappedParameter]:
    """Find the parameters that a returned function calls, or renders as components."""
    returned_in = _returned_scopes(facts)
    if not returned_in:
        return
    parameters: dict[str, set[int]] = defaultdict(set)
    for binding in facts.bindings:
        if binding.kind == "parameter":
            parameters[binding.name].add(binding.scope)
    used = []
    for start, end in file.captured.roots:
        name = file.text.piece(start, end)
        if name in parameters and name[:1].isupper():
            used.append((name, file.scopes.read_at(start)))
    for site in facts.references:
        path = f"{site.receiver}.{site.name}" if site.receiver else site.name
        head = head_of(path)
        if head in parameters and path.removeprefix(head) in _INVOKING:
            used.append((head, site.scope))
    found: set[tuple[int, str]] = set()
    for name, scope in used:
        inside: set[int] = set()
        while scope > 0:
            owners = parameters[name]
            if scope in owners:
                if not returned_in.get(scope, frozenset()).isdisjoint(inside):
                    found.add((scope, name))
                break
            inside.add(scope)
            scope = facts.scopes[scope].parent
    for scope, name in sorted(found):
        yield WrappedParameter(scope, name)


def _returned_scopes(facts: FileFacts) -> dict[int, set[int]]:
    """Map the scope of a function to the scopes of the nested functions and classes that it returns."""
    functions = [entry.kind == "function" for entry in facts.scopes]
    bodies: dict[tuple[int, str], int] = {}
    for index, entry in enumerate(facts.scopes):
        if entry.definition >= 0:
            definition = facts.definitions[entry.definition]
            if functions[definition.scope]:
                bodies[definition.scope, definition.name] = index
    for binding in facts.bindings:
        if binding.kind == "variable" and functions[binding.scope] and (literal := scope_of(binding.value)) >= 0:
            bodies.setdefault((binding.scope, binding.name), literal)
    found: dict[int, set[int]] = defaultdict(set)
    for returned in facts.returns:
        # Most functions hold no other, and give back none.
        if returned.kind != "return" or not (bodies or "{" in returned.value):
            continue
        around = returned.scope
        while around > 0 and not functions[around]:
            around = facts.scopes[around].parent
        for path in alternatives(returned.value):
            if (literal := scope_of(path)) >= 0:
                found[around].add(literal)
            elif path == head_of(path) and (inner := bodies.get((around, path))) is not None:
                found[around].add(inner)
    return found
