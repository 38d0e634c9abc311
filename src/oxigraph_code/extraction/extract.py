"""From the bytes of one file to its facts.

For maintainers: parse once, match once, put the drafts together. Everything that depends on the language is either in
the query or asked of its conventions. This module knows no RDF and no other file.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence

from tree_sitter import Node, Parser, Point, Range, Tree

from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.facts_builder import FactsBuilder
from oxigraph_code.extraction.sites.external_names import external_names
from oxigraph_code.extraction.sites.sql_tables import names_of_tables
from oxigraph_code.extraction.syntax.capture import Captured, capture
from oxigraph_code.extraction.syntax.embedded_code import read_embedded
from oxigraph_code.extraction.syntax.query import LanguageQuery
from oxigraph_code.extraction.text.file_text import Span
from oxigraph_code.extraction.text.source import read_source
from oxigraph_code.facts import Diagnostic, FileFacts
from oxigraph_code.patterns.frameworks import NO_PATTERNS, SitePatterns
from oxigraph_code.patterns.name_patterns import NameRules

_MAX_ERRORS = 5
_NO_NAMES = NameRules({}, ())
# The words by which programs mark files that they write: those of Go, those of Phabricator, and usual ones.
_GENERATED = re.compile(
    rb"^\W*(?:code generated\b.*\bdo not edit\b|@generated\b"
    rb"|th(?:is|e) (?:file|code) (?:is|was|has been)"
    rb" (?:auto(?:matically)?[- ]?generated|generated (?:by|from|with))\b)",
    re.MULTILINE | re.IGNORECASE,
)
_HEAD = 2_000


# From a text to one of the same length and lines.
Rewriting = Callable[[bytes], bytes]


def facts_of(
    content: bytes,
    path: str,
    query: LanguageQuery,
    conventions: Conventions,
    *,
    embedded: Rewriting | None = None,
    mend: Rewriting | None = None,
    misread: Rewriting | None = None,
    patterns: SitePatterns = NO_PATTERNS,
    names: NameRules = _NO_NAMES,
) -> FileFacts:
    """Extract the facts of a file; of broken text, those that could be read.

    ``path`` is relative to the project root. ``embedded`` blanks text of other languages. ``misread`` rewrites
    constructs that the grammar takes for others without an error. ``mend`` rewrites constructs that the grammar cannot
    parse; it is called only for a text with errors, and used only if they become fewer. ``patterns`` select the sites
    whose arguments are read, and ``names`` the external names among these.
    """
    source = read_source(content, conventions.encoding(content))
    text = embedded(source.text) if embedded is not None else source.text
    text = misread(text) if misread is not None else text
    trees = [(_parsed(query, text), text)]
    if mend is not None and trees[0][0].root_node.has_error:
        mended = mend(text)
        trees.append((_parsed(query, mended), mended))
        trees = [entry for entry in trees if not entry[0].root_node.has_error] or trees
    read = ((_captured(query, tree), parsed) for tree, parsed in trees)
    captured, parsed = min(read, key=lambda found: len(found[0].errors))
    if captured.embedded:
        read_embedded(text, captured, lambda inner, parts: _captured(query, _parsed(query, inner, parts)))
    empty = FileFacts(
        language=query.language_id,
        path=path,
        digest=hashlib.sha256(content).hexdigest(),
        lines=source.text.count(b"\n") + (not source.text.endswith(b"\n") and bool(source.text)),
        diagnostics=(*source.diagnostics, *_syntax_errors(captured.errors)),
        is_generated=_GENERATED.search(source.text, 0, _HEAD) is not None,
    )
    facts = FactsBuilder(source.text, captured, conventions, patterns, parsed).build(empty)
    of_tables = names_of_tables(source.text, facts.definitions)
    return facts._replace(external_names=(*external_names(facts, names, conventions), *of_tables))


def _parsed(query: LanguageQuery, text: bytes, parts: Sequence[Span] = ()) -> Tree:
    parser = Parser(query.grammar)
    if parts:
        parser.included_ranges = _ranges(text, parts)
    return parser.parse(text)


def _captured(query: LanguageQuery, tree: Tree) -> Captured:
    return capture(tree.root_node, query)


def _ranges(text: bytes, parts: Sequence[Span]) -> list[Range]:
    """Return the parts of a text as the parser wants them."""
    found = []
    row = column_start = before = 0
    for part in parts:
        points = []
        for offset in part:
            row += text.count(b"\n", before, offset)
            column_start = text.rfind(b"\n", 0, offset) + 1
            points.append(Point(row, offset - column_start))
            before = offset
        found.append(Range(points[0], points[1], part.start, part.end))
    return found


def _syntax_errors(nodes: Sequence[Node]) -> list[Diagnostic]:
    found = []
    outermost: list[Node] = []
    for node in sorted(nodes, key=lambda node: (node.start_byte, -node.end_byte)):
        if not outermost or node.start_byte >= outermost[-1].end_byte:
            outermost.append(node)
    for node in outermost[:_MAX_ERRORS]:
        row, column = node.start_point
        what = f"{node.type} is missing" if node.is_missing else "does not parse"
        found.append(Diagnostic("error", f"syntax error: {what}", row + 1, column + 1))
    if len(outermost) > _MAX_ERRORS:
        found.append(Diagnostic("error", f"{len(outermost) - _MAX_ERRORS} more syntax errors"))
    return found
