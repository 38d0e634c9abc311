"""The texts of a definition, the comments before it, and the modifiers by conventions of languages.

For maintainers: the scope and the name of a definition are decided elsewhere; its description does not depend on any
other capture, except for its surroundings. No query can match all comments before a definition, or pair a word of
visibility with all definitions after it, so each is a match of its own and is joined here. This module must not know
any language.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence

from oxigraph_code.extraction.scopes.file_scopes import TYPES, ScopeMap
from oxigraph_code.extraction.syntax.captured import CapturedDefinition, CapturedLeading
from oxigraph_code.extraction.text.file_text import FileText, Span
from oxigraph_code.extraction.values.file_pass import FilePass, ReadFile
from oxigraph_code.facts import Definition, Parameter
from oxigraph_code.facts.access_paths import UNKNOWN

_LONGEST_TEXT = 200_000
_LONGEST_DECORATOR = 2_000
_UNNAMED = "_"
"""The name of a parameter that has a type alone."""
# In bytes: a wider gap is not blank in practice, and the text between is read for every definition.
_WIDEST_GAP = 1_000
_LONGEST_LINE = 400
_OPENING = "([{"
"""The ends of code that a comment behind it is not about."""


class VisibilitySections:
    """The ``words`` in the ``bodies`` of a file, each with the name that it is about, if it has one."""

    def __init__(
        self, bodies: Sequence[Span], words: Sequence[tuple[Span, Span | None]], plain: Callable[[Span], str]
    ) -> None:
        self._map = ScopeMap([(span, "block", -1) for span in dict.fromkeys(bodies)]) if words else None
        self._starts: dict[int, list[int]] = defaultdict(list)
        self._words: dict[int, list[Span]] = defaultdict(list)
        self._named: dict[tuple[int, str], Span] = {}
        for word, name in sorted(words, key=lambda entry: entry[0].start):
            body = self._map.at(word.start) if self._map is not None else 0
            if name is not None:
                self._named[body, plain(name)] = word
            else:
                self._starts[body].append(word.start)
                self._words[body].append(word)

    def word(self, start: int, name: str, own: Span | None) -> Span | None:
        """Return the word for a definition that starts there, which may have one of its ``own``."""
        if self._map is None:
            return own
        body = self._map.at(start)
        if (named := self._named.get((body, name))) is not None:
            return named
        before = 0 if own is not None else bisect_left(self._starts.get(body, ()), start)
        return self._words[body][before - 1] if before else own


class LeadingTrivia:
    """The pieces of one file that lead to definitions."""

    def __init__(self, pieces: Mapping[int, CapturedLeading], text: Callable[[int, int], str]) -> None:
        self._pieces: list[CapturedLeading] = []
        for start in sorted(pieces):
            # A comment in an attribute is part of it.
            if not self._pieces or start >= self._pieces[-1].span.end:
                self._pieces.append(pieces[start])
        self._starts = [piece.span.start for piece in self._pieces]
        self._text = text

    def before(self, start: int) -> list[CapturedLeading]:
        """Return the pieces before a definition that starts there, in the order of the text."""
        found: list[CapturedLeading] = []
        if not self._starts:
            return found
        index = bisect_right(self._starts, start - 1) - 1
        while index >= 0:
            piece = self._pieces[index]
            gap = start - piece.span.end
            between = self._text(piece.span.end, start) if 0 <= gap <= _WIDEST_GAP else UNKNOWN
            if between.strip() or (piece.is_adjacent and between.count("\n") > 1):
                break
            if "\n" in between and self._follows_code(piece, index):
                break
            found.append(piece)
            start = piece.span.start
            index -= 1
        return found[::-1]

    def _follows_code(self, piece: CapturedLeading, index: int) -> bool:
        """Return true if a piece that ends its line stands behind code on that line, and so belongs to it."""
        begin = max(0, piece.span.start - _LONGEST_LINE, self._pieces[index - 1].span.end if index else 0)
        before = self._text(begin, piece.span.start).rpartition("\n")[2].rstrip()
        return bool(before) and before[-1] not in _OPENING


class Descriptions(FilePass):
    """The descriptions of one file.

    ``canonical`` turns the local name of an import into the full name. ``parsed`` is the text as the grammar read it.
    """

    def __init__(self, file: ReadFile, canonical: Callable[[str], str], parsed: FileText) -> None:
        super().__init__(file)
        self._canonical = canonical
        self._modifiers: dict[str, tuple[str, ...]] = {}  # of classes, by their qualified names
        self._sections = VisibilitySections(
            file.captured.sections,
            file.captured.visibilities,
            lambda name: file.conventions.plain_name(file.text.span(name)),
        )
        self._leading = LeadingTrivia(file.captured.leading, parsed.piece)

    def docstring(self, spans: Sequence[Span]) -> str:
        """Return the documentation in pieces of text, each taken once."""
        if not spans:
            return ""
        pieces = (self._conventions.docstring(self._text.span(span)) for span in dict.fromkeys(spans))
        text = "\n".join(pieces).strip("\n")
        return text if len(text) <= _LONGEST_TEXT else text[: _LONGEST_TEXT - 1] + "…"

    def of_module(self) -> str:
        """Return the documentation of the module, or else that before the package that it states."""
        package = self._captured.package
        leading = self._leading.before(package.start) if package is not None and not self._captured.docs else []
        return self.docstring([*self._captured.docs, *(piece.doc for piece in leading if piece.doc is not None)])

    def name(self, draft: CapturedDefinition) -> str:
        """Return the name as written; of an implementation, which type and trait it is of."""
        if draft.kind != "implementation":
            return self._conventions.plain_name(self._text.span(draft.name))
        traits = (f"{self._text.line(entry)} for" for entry in draft.implements)
        return " ".join((draft.naming, *traits, self._text.line(draft.annotation)))

    def describe(
        self,
        draft: CapturedDefinition,
        placed: Definition,
        enclosing_kind: str,
        seen_from: str,
        owner: Definition | None,
    ) -> Definition:
        """Complete a definition whose name and scope are known.

        ``enclosing_kind`` is the kind of the enclosing scope, ``seen_from`` the kind of the scope or type that decides
        visibility.
        """
        leading = self._leading.before(
            draft.start if draft.visibility is None else min(draft.visibility[0], draft.start)
        )
        parameters, shown = self._parameters(draft.parameter_list)
        decorators = self._decorators(draft, leading)
        bases = tuple(map(self._text.line, sorted(draft.bases)))
        returns = self._text.line(draft.returns)
        annotation = self._conventions.annotation(self._text.line(draft.annotation))
        docstring = self.docstring([*(piece.doc for piece in leading if piece.doc is not None), *draft.docs])
        kind = self._conventions.kind(
            placed.kind, enclosing_kind, owner.modifiers if owner else (), annotation, placed.name
        )
        if kind == "type_alias" and draft.value is not None:
            annotation = self._text.line(draft.value)
        if docstring and kind in TYPES:
            bases = (*bases, *self._conventions.documented_bases(docstring, bases))
        modifiers = (
            *map(self._text.line, sorted(draft.modifiers)),
            *draft.words,
            *self._conventions.modifiers(
                kind, placed.name, decorators, (*bases, *map(self._text.line, draft.keywords)), self._canonical
            ),
            *(self._inherited(bases) if bases else ()),
        )
        if kind == "class":
            self._modifiers[placed.qualified_name] = modifiers
        visibility = ""
        if draft.kind != "implementation":  # an implementation is not used by name
            word = draft.visibility
            if draft.kind == "function":
                word = self._sections.word(draft.start, placed.name, word)
            written = self._text.line(word)
            visibility = self._conventions.visibility(placed.name, seen_from, (*modifiers, written))
        signature = ""
        # The parameters of a type are types.
        if draft.parameter_list >= 0 and kind not in ("type_alias", "trait"):
            signature = f"{self._text.line(draft.generics)}({', '.join(shown)}){' -> ' + returns if returns else ''}"
        if documented := self._conventions.documented_types(docstring, modifiers):
            stated = self._conventions.stated_type
            parameters = tuple(
                entry._replace(annotation=stated(entry.annotation, said))
                if (said := documented.get(entry.name))
                else entry
                for entry in parameters
            )
            is_run = draft.parameter_list >= 0 or kind in ("function", "method")
            returns = stated(returns, documented.get("()", "") if is_run else "")
            annotation = stated(annotation, documented.get("", "") if kind in ("variable", "field") else "")
        return Definition(
            kind=kind,
            name=placed.name,
            qualified_name=placed.qualified_name,
            ordinal=placed.ordinal,
            scope=placed.scope,
            start_line=min([draft.line, *(piece.line for piece in leading if piece.decorator is not None)]),
            end_line=draft.end_line,
            visibility=visibility,
            signature=signature,
            parameters=parameters,
            returns=returns,
            annotation=annotation,
            docstring=docstring,
            decorators=decorators,
            bases=bases,
            modifiers=tuple(dict.fromkeys(modifiers)),
            implements=(
                *map(self._text.line, draft.implements),
                *(self._conventions.derived_traits(decorators) if kind in TYPES else ()),
            ),
            receiver_type=placed.receiver_type,
        )

    def _inherited(self, bases: Sequence[str]) -> list[str]:
        """Return the modifiers that come from bases of the file itself."""
        own = [self._modifiers.get(base, ()) for base in bases if self._canonical(base) == base]
        return [word for words in own for word in words if word in self._conventions.inherited_modifiers]

    def stated_type(self, draft: CapturedDefinition, written: str) -> str:
        """Return the type that a variable or field is declared with, in its text or its documentation."""
        documented = self._conventions.documented_types(self.docstring(draft.docs)).get("", "") if draft.docs else ""
        return self._conventions.stated_type(written, documented)

    def _decorators(self, draft: CapturedDefinition, leading: Sequence[CapturedLeading]) -> tuple[str, ...]:
        if not draft.decorators and not leading:
            return ()
        spans = [*draft.decorators, *(piece.decorator for piece in leading if piece.decorator is not None)]
        return tuple(self._text.line(span, _LONGEST_DECORATOR).removeprefix("@") for span in sorted(spans))

    def _parameters(self, parameter_list: int) -> tuple[tuple[Parameter, ...], list[str]]:
        if parameter_list < 0:
            return (), []
        drafts = sorted(self._captured.parameters.get(parameter_list, ()), key=lambda draft: draft.start)
        defaults = self._captured.defaults
        marks = [draft.start for draft in drafts if draft.kind == "keyword" and draft.name is None]
        named = tuple(
            Parameter(
                self._text.span(draft.name) or _UNNAMED,
                self._text.line(draft.annotation),
                self._text.line(draft.default or defaults.get(draft.start)),
                "keyword" if draft.kind == "positional" and any(mark < draft.start for mark in marks) else draft.kind,
            )
            for draft in drafts
            if draft.name is not None or draft.annotation is not None
        )
        reaches = self._captured.reaches
        return named, [self._text.line(reaches.get(draft.start, draft.whole)) for draft in drafts]
