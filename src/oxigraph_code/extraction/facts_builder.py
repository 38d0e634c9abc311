"""Make the facts of one file of its captures, in three passes: scopes, definitions, sites.

For maintainers: captures are spans, facts are text and indexes. The passes share the scopes, the reader of access paths
and the values. Calls are read before definitions, since the values of names may be results of calls. Everything is
bounded, and no pass walks all captures of one kind for each of another: a file may hold anything. This module must not
know any language.
"""

from __future__ import annotations

from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.definitions.binding_pass import BindingPass
from oxigraph_code.extraction.definitions.definition_pass import DefinitionPass
from oxigraph_code.extraction.definitions.descriptions import Descriptions
from oxigraph_code.extraction.definitions.wrapping import once_each, wrapped_parameters
from oxigraph_code.extraction.remarks.comment_blocks import CommentBlocks
from oxigraph_code.extraction.remarks.reading import read_remarks
from oxigraph_code.extraction.scopes.file_scopes import FileScopes
from oxigraph_code.extraction.sites.imports import canonical_names, inline_imports, read_imports
from oxigraph_code.extraction.sites.passed_values import PassedValues, add_annotation_values
from oxigraph_code.extraction.sites.pattern_sites import PatternSites
from oxigraph_code.extraction.sites.references import ExpectedTypes, ReferenceReader
from oxigraph_code.extraction.sites.string_literals import named_texts
from oxigraph_code.extraction.sites.uses import FileUses
from oxigraph_code.extraction.syntax.capture import Captured
from oxigraph_code.extraction.text.file_text import FileText, Span
from oxigraph_code.extraction.values.bound_values import BoundValues
from oxigraph_code.extraction.values.callable_names import CallableNames
from oxigraph_code.extraction.values.path_reader import PathReader
from oxigraph_code.facts import FileFacts, Scope
from oxigraph_code.facts.access_paths import AWAIT
from oxigraph_code.patterns.frameworks import SitePatterns


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
        self._scope_pass()
        calls = self._calls()
        facts, place = self._definition_pass(empty._replace(references=calls.read()), calls.recorded)
        return self._site_pass(facts, place, calls.numbers)

    def _scope_pass(self) -> None:
        """Find the scopes and imports, and the expressions whose paths depend on them."""
        captured = self._captured
        self._scopes = FileScopes(self._candidates, captured, self._text)
        self._values = BoundValues(captured, self._text, self._conventions, self._paths, self._scopes)
        self._imports = read_imports(captured, self._text, self._scopes, self._conventions)
        self._names = CallableNames(self._candidates, self._imports, self._text, self._scopes)
        self._paths.know(
            self._scopes.literals(captured) | inline_imports(captured, self._imports),
            captured.choices,
            captured.wholes,
            captured.operators,
            self._values.casts(),
            captured.holders,
        )

    def _calls(self) -> ReferenceReader:
        """Return the reader of calls, whose paths are parts of others."""
        captured, conventions = self._captured, self._conventions
        expected = ExpectedTypes(captured.expected, captured.anonymous, self._text, self._values.annotation)
        return ReferenceReader(captured, self._text, self._scopes, self._paths, self._names, conventions, expected)

    def _definition_pass(self, facts: FileFacts, recorded: dict[Span, str]) -> tuple[FileFacts, list[int]]:
        """Make the definitions and bindings, and number the scopes by them."""
        captured, conventions = self._captured, self._conventions
        descriptions = Descriptions(captured, self._text, conventions, canonical_names(self._imports), self._parsed)
        shared = (self._text, self._scopes, self._values)
        defined = DefinitionPass(captured, self._candidates, *shared, descriptions, conventions).run()
        place = [*defined.place, -1]  # of -1, which is none
        scopes = tuple(
            Scope(kind, parent, place[definition], place[implementation])
            for kind, parent, definition, implementation in self._scopes.scopes
        )
        bindings = BindingPass(captured, self._candidates, defined, *shared, conventions)
        facts = bindings.run(facts, self._names, recorded)
        return facts._replace(
            docstring=descriptions.of_module(),
            definitions=tuple(defined.definitions),
            scopes=scopes,
            imports=self._imports,
            branches=tuple(captured.branches),
            package=self._text.span(captured.package),
            exports=tuple(dict.fromkeys(self._text.span(span) for span in sorted(captured.exports))),
        ), defined.place

    def _site_pass(self, facts: FileFacts, place: list[int], numbers: dict[int, int]) -> FileFacts:
        """Read everything else that happens in the code: uses, passed values and pattern sites."""
        captured, text, scopes, conventions = self._captured, self._text, self._scopes, self._conventions
        add_annotation_values(captured, text, conventions)
        sites = PatternSites(captured, text, conventions, self._values, scopes, self._imports, self._candidates)
        decorated = {entry.start: nth for entry, nth in zip(self._candidates, place, strict=True) if nth >= 0}
        uses = FileUses(facts, captured, text, self._marked, scopes, self._values, conventions)
        passed = PassedValues(captured, text, scopes, self._candidates, place, numbers)
        texts = (
            named_texts(captured, text, scopes, names_classes=conventions.classes_in_texts)
            if conventions.names_in_texts
            else []
        )
        blocks = CommentBlocks(captured, text, self._candidates, place, facts.definitions)
        remarks, faults = read_remarks(iter(blocks), facts.definitions)
        wrapped = wrapped_parameters(facts, captured, text, scopes) if conventions.wrapping is not None else ()
        return facts._replace(
            wrapped_parameters=tuple(wrapped),
            uses=uses.read(),
            passed=passed.read(uses.path_to_symbol, texts),
            pattern_sites=sites.read(self._patterns, decorated),
            text_constants=sites.constants(),
            remarks=remarks,
            diagnostics=(*facts.diagnostics, *faults),
        )
