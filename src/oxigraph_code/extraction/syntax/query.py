"""A language's query files, joined into one query.

For maintainers: every query is a traversal of the whole tree, so a language has exactly one. The captures are a closed
vocabulary, checked when the language loads, so that a misspelt capture is an error with a place and not a silent hole.
This module must not know any language. See decisions 0002 and 0110.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib.resources.abc import Traversable
from itertools import accumulate, chain
from typing import Any, Final, NamedTuple, get_args

from tree_sitter import Language, Node, Query, QueryError

from oxigraph_code.errors import QueryFileError
from oxigraph_code.extraction.syntax.captured import BoundKind, HandedKind, ImportedKind, UseKind
from oxigraph_code.extraction.syntax.possible_patterns import Edges, edges_of, possible
from oxigraph_code.facts.kinds import BindingKind, DefinitionKind, ParameterKind, ReferenceKind, ReturnKind, ScopeKind

CAPTURES = frozenset(
    {
        "definition",  # the node that defines a symbol; patterns that share it describe one definition
        "name",  # its name, or the name an import takes or a reference uses
        "scope",  # the text names are local to
        "parameters",  # the parameter list of a definition
        "parameter",  # one parameter in it
        "returns",
        "type",
        "value",
        "base",
        "keyword",  # an argument of a class definition that is not a base
        "doc",
        "decorator",
        "modifier",
        "receiver",
        "owner",  # the plain name of the type of a method that stands outside of the type
        "argument",  # an argument that decides the result of a call: the access path of the call keeps it
        "binding",  # a name bound without defining a symbol; with @scope, bound in there and not where it stands
        "reference",
        "operation",  # an operator on its @receiver that pattern files know by its name
        "use",  # the first name of a path that is used without being called; the whole path if it is written
        "passed",  # a path whose function or class is passed to a @callee, stored in a container or field, or returned
        "import",
        "source",
        "alias",
        "export",
        "package",  # the name of the package that the file states
        "region",  # text whose imports have a modifier
        "condition",  # the text that says when the imports of the region are there
        "branch",  # text that runs not always, or repeatedly, when the code around it runs
        "decision",  # another way through the function around it, as a condition, a loop or a case
        "entry",  # a key, which is the @member or the end of the entry, and its @value
        "narrowing",  # an expression that is an instance of @value in the branch and not @otherwise, or from there on
        "guard",  # the test of a narrowing, which holds where the conditions around it say so
        "after",  # the statement from which on a narrowing holds
        "result",  # a returned value
        "choice",  # an expression that is one of its @alternative
        "whole",  # an expression in brackets that holds each @element
        "element",
        "alternative",
        "otherwise",  # an operator with the value of one operand: the left one or @alternative
        "then",  # an operator the value of which is @alternative, if it is not something that is no value
        "cast",  # an expression that is declared to be of a @type
        "literal",  # an expression that makes a value with the names of a @scope, or with the path "name"
        "callback",  # a function with @parameters that is passed to a @callee, has a @type or is assigned to a
        # @value, or a @member of such an object
        "expected",  # a call with the expected type @type, that of a @member of it, that of a parameter for
        # an argument of a @callee, or the return type of the enclosing function; or an anonymous function
        "callee",  # a callee with its arguments, @callback among them
        "member",  # the member of the @value that is bound
        "same",  # an expression that has its @value, or a step from that
        "pattern",  # the pattern around a @part
        "part",  # a part that a pattern takes out of the pattern around it, or out of @value
        "embedded",  # text that the grammar does not read, and that may be read again as code
        "separator",  # the separator of embedded arguments; behind the first comma is a pattern
        "error",
        "visibility",  # the keyword of a definition that decides its visibility; alone, it is about the
        # functions after it in its @section, or about the one with a @name
        "section",  # a body in which keywords of visibility stand alone
        "generics",  # its type parameters, as the signature shows them
        "implements",  # a trait or interface that a type implements
        "leading",  # a comment or attribute before a definition that belongs to it
    }
)

SETTINGS = frozenset(
    {
        "kind",
        "modifier",
        "source",
        "bound_in",  # "function": the name is bound in the enclosing function, in spite of blocks
        "name_suffix",  # the same of the name, where that is an access path
        "read_in",  # "text": the value of a binding is read where it stands, not where the name is bound
        "value_suffix",  # the steps from the value to the bound one
        "position",  # of a callback among the arguments
        "arguments",  # "functions": those that may be functions are kept; "handed": also those that may be called
        "before",  # the text in front that makes embedded text a pattern
        "naming",  # "position": a definition or part is named by its place among its like; else the word it begins with
        "name",  # the name, where the text does not have it; of the type that holds that of a cast, or an element
        "runs",  # of a use: the method that the language runs without a call; the kind is "run"
        "binds",  # "nothing": the import gives the file no name
        "operators",  # of a guard: those of the language for and, or, not
        "leaves",  # of a guard: the types of the statements that leave a block
        "adjacent",  # "line": a blank line separates the comment from what follows
    }
)


def _words(vocabulary: object) -> frozenset[str]:
    """List the words in a vocabulary, or in a union of vocabularies."""
    return frozenset(chain.from_iterable(_words(one) if get_args(one) else [one] for one in get_args(vocabulary)))


_KINDS: Mapping[str, frozenset[str]] = {
    "definition": _words(DefinitionKind),
    "parameter": _words(ParameterKind),
    "scope": _words(ScopeKind) | {"outer"},
    "binding": _words(BoundKind),
    "part": _words(BindingKind),
    "result": _words(ReturnKind),
    "reference": _words(ReferenceKind),
    "passed": _words(HandedKind),
    "use": _words(UseKind),
    "import": _words(ImportedKind),
    "branch": frozenset({"loop"}),
    "argument": frozenset({"value"}),
    "expected": frozenset({"closure"}),
    "embedded": frozenset({"place", "repetition", "template", "definitions"}),
}
"""The kinds of each capture that has some."""

_CAPTURE: Final = re.compile(r"@([\w.-]+)")

# The places at which the parser gave up, in every language.
_ERRORS = "\n(ERROR) @error\n(MISSING) @error\n"


class CompiledQuery(NamedTuple):
    """A query, with the settings of each pattern by its number."""

    query: Query
    settings: tuple[dict[str, Any], ...]


class LanguageQuery:
    """The grammar of a language and its joined query.

    For the first tree only the patterns that can match it are compiled, for the next one all; an empty text needs none
    and makes all ready.
    """

    def __init__(self, language_id: str, grammar: Language, texts: Mapping[str, str]) -> None:
        self.language_id = language_id
        self.grammar = grammar
        self._texts = texts
        self._first: tuple[Edges, CompiledQuery] | None = None
        self._whole: CompiledQuery | None = None

    @property
    def whole(self) -> CompiledQuery:
        """All patterns, compiled once. Raises ``QueryFileError``."""
        if self._whole is None:
            try:
                found = self._compiled(self._text)
            except QueryError as error:
                raise _place(self.language_id, self.grammar, self._texts, error) from None
            _check_kinds(self.language_id, self._texts, found)
            self._whole = found
        return self._whole

    def for_tree(self, root: Node) -> CompiledQuery:
        """Return a query with at least the patterns that can match a tree."""
        # Embedded code is a tree of its own in nearly each file.
        if self._whole is not None or not root.end_byte or "@embedded" in self._text:
            return self.whole
        edges = edges_of(root)
        if self._first is None:
            with suppress(QueryError):  # of a pattern that the whole has too
                self._first = edges, self._compiled(possible(self._text, self.grammar, edges))
        return self._first[1] if self._first is not None and edges <= self._first[0] else self.whole

    @property
    def _text(self) -> str:
        return "\n".join(self._texts.values()) + _ERRORS

    def _compiled(self, text: str) -> CompiledQuery:
        query = Query(self.grammar, text)
        count: int = query.pattern_count  # type: ignore[assignment]  # a property, contrary to the stub
        settings = ({key: value or "" for key, value in query.pattern_settings(n).items()} for n in range(count))
        return CompiledQuery(query, tuple(settings))


def load_query(language_id: str, grammar: object, folder: Traversable, file_names: Sequence[str]) -> LanguageQuery:
    """Join the query files of a folder for the ``language()`` of a grammar package.

    Raises ``QueryFileError`` for unknown captures and settings, and a predicate that does not hold.
    """
    texts = {name: folder.joinpath(name).read_text(encoding="utf-8") for name in file_names}
    for name, text in texts.items():
        _check(language_id, name, text)
    return LanguageQuery(language_id, Language(grammar), texts)


def _check_kinds(language_id: str, texts: Mapping[str, str], compiled: CompiledQuery) -> None:
    """Compare the kind that each pattern sets with the kinds of its captures."""
    query, settings = compiled
    joined = "\n".join(texts.values()).encode()
    starts = list(accumulate((len(text.encode()) + 1 for text in texts.values()), initial=0))
    for pattern, kind in ((index, of["kind"]) for index, of in enumerate(settings) if "kind" in of):
        offset = query.start_byte_for_pattern(pattern)
        captures = set(_CAPTURE.findall(_code(joined[offset : query.end_byte_for_pattern(pattern)].decode())))
        known = frozenset[str]().union(*(_KINDS[name] for name in captures & _KINDS.keys()))
        if not known or kind in known:
            continue
        number = bisect_right(starts, offset) - 1
        name = list(texts)[number]
        place = len(joined[starts[number] : offset].decode())
        hint = f"known: {', '.join(sorted(known))}"
        raise _refused(language_id, name, texts[name], place, f"no kind is called {kind!r}", hint)


def _code(text: str) -> str:
    """Blank the comments and texts of a query."""
    return re.sub(r';[^\n]*|"(?:\\.|[^"\\])*"', lambda match: " " * len(match[0]), text)


def _check(language_id: str, name: str, text: str) -> None:
    code = _code(text)
    for pattern, known, what in (
        (_CAPTURE, CAPTURES, "capture"),
        (re.compile(r"#set!\s+([\w.-]+)"), SETTINGS, "setting"),
    ):
        for match in pattern.finditer(code):
            if match[1] not in known and not match[1].startswith("_"):
                hint = f"known: {', '.join(sorted(known))}; a private capture starts with an underscore"
                raise _refused(language_id, name, text, match.start(1), f"no {what} is called {match[1]!r}", hint)
    if unreliable := re.search(r"#not-any-of\?", code):
        hint = "the binding leaves out nothing where it has several texts; write #not-match? with a pattern of all"
        raise _refused(language_id, name, text, unreliable.start(), "#not-any-of? cannot be relied on", hint)


def _refused(language_id: str, name: str, text: str, offset: int, problem: str, hint: str) -> QueryFileError:
    row, column = _row_and_column(text, offset)
    place = f"{name}:{row}:{column}"
    return QueryFileError(f"{place}: {problem}", hint=hint, language=language_id, path=name, row=row, column=column)


def _place(language_id: str, language: Language, texts: Mapping[str, str], error: QueryError) -> QueryFileError:
    """Locate an error in the query files: the joined text has no file names, so each is compiled alone."""
    for name, text in texts.items():
        try:
            # The binding does not count empty lines.
            Query(language, re.sub(r"^$", ";", text, flags=re.MULTILINE))
        except QueryError as alone:
            place = re.search(r"row (\d+), column (\d+)", str(alone))
            row, column = (int(place[1]) + 1, int(place[2]) + 1) if place else (0, 0)
            what = re.sub(r" at row \d+, column \d+", "", str(alone))
            return QueryFileError(
                f"{name}:{row}:{column}: {what}",
                hint="the grammar has no such node or field, or the pattern cannot match",
                language=language_id,
                path=name,
                row=row,
                column=column,
            )
    return QueryFileError(f"the query files of {language_id} do not fit together: {error}", language=language_id)


def _row_and_column(text: str, offset: int) -> tuple[int, int]:
    start = text.rfind("\n", 0, offset) + 1
    return text.count("\n", 0, offset) + 1, offset - start + 1
