"""A language's query files, joined into one query.

For maintainers: every query is a traversal of the whole tree, so a language has exactly one. The captures are a closed
vocabulary, checked when the language loads, so that a misspelt capture is an error with a place and not a silent hole.
This module must not know any language.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import NamedTuple

from tree_sitter import Language, Query, QueryError

from oxigraph_code.errors import QueryFileError

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
        "argument",  # an argument that decides what a call means: the access path of the call keeps it
        "binding",  # a name bound without defining a symbol; with @scope, bound in there and not where it stands
        "reference",
        "use",  # what begins a path that is used without being called; the whole of one that is written
        "passed",  # a path whose function or class goes to a @callee, into a container or field, or to the caller
        "import",
        "source",
        "alias",
        "export",
        "region",  # text whose imports carry a modifier
        "condition",  # the text that says when the imports of the region are there
        "branch",  # text that may or may not run when what is around it runs
        "entry",  # what is put under a key, which is its @member or the last of it, and its @value
        "narrowing",  # an expression that is an instance of @value in the branch and not @otherwise, or from there on
        "after",  # the statement from which on a narrowing holds
        "result",  # what a function gives back
        "choice",  # an expression that is one of its @alternative
        "whole",  # an expression in brackets that holds each @element
        "element",
        "alternative",
        "otherwise",  # an operator between two expressions, of which the value is one: what is in front or @alternative
        "then",  # an operator the value of which is @alternative, if it is not something that is no value
        "cast",  # an expression that is said to be of a @type
        "literal",  # an expression that makes what has the names of a @scope, or what the path "name" denotes
        "callback",  # a function with @parameters that is handed to a @callee, of a @type or assigned to a @value, or a
        # @member of what is
        "expected",  # a call that has to give what is of a @type, what a @member of that is, what the parameter is for
        # which it is an argument of a @callee, or what the function around gives; or a function without a name
        "callee",  # what is given to what is called, @callback among it, up to the end of the call
        "member",  # the member of the @value that is bound
        "same",  # an expression that is its @value, or what a step from that leads to
        "pattern",  # what a @part is taken out of
        "part",  # what a pattern takes out of the pattern around it, or out of @value
        "embedded",  # text that the grammar does not read, and that may be read again as code
        "separator",  # what parts it, where behind the first comma stands a pattern
        "error",
        "visibility",  # the keyword of a definition that says who may use it
        "generics",  # its type parameters, as the signature shows them
        "implements",  # a trait or interface that a type implements
        "leading",  # what stands before a definition and belongs to it: a comment, an attribute
    }
)

SETTINGS = frozenset(
    {
        "kind",
        "modifier",
        "source",
        "bound_in",  # "function": the name is bound in the function around, whatever block it stands in
        "name_suffix",  # the same of the name, where that is an access path
        "read_in",  # "text": the value of a binding is read where it stands, not where the name is bound
        "value_suffix",  # what is bound is not the value itself: the rest of the access path that leads to it
        "position",  # of a callback among the arguments
        "arguments",  # "functions": those of a call are kept that may be; "handed": and what may be called
        "before",  # what makes a pattern of the text behind it
        "naming",  # "position": a definition or part is named by its place among its like; else the word it begins with
        "name",  # the name, where the text does not have it; of the type that holds that of a cast, or an element
        "runs",  # of a use: what the language runs of it without a call; the kind is "run"
        "binds",  # "nothing": the import gives the file no name
    }
)

# Where the parser gave up, in every language.
_ERRORS = "\n(ERROR) @error\n(MISSING) @error\n"


class LanguageQuery(NamedTuple):
    """One language's grammar and joined query; ``settings[i]`` is what pattern ``i`` sets."""

    language_id: str
    grammar: Language
    query: Query
    settings: tuple[dict[str, str], ...]


def load_query(language_id: str, grammar: object, folder: Traversable, file_names: Sequence[str]) -> LanguageQuery:
    """Join and compile the query files of a folder; ``grammar`` is what a grammar package's ``language()`` gives.

    Raises ``QueryFileError`` for what does not compile, for captures and settings nobody knows, and for a predicate
    that does not hold.
    """
    language = Language(grammar)
    texts = {name: folder.joinpath(name).read_text(encoding="utf-8") for name in file_names}
    for name, text in texts.items():
        _check(language_id, name, text)
    try:
        query = Query(language, "\n".join(texts.values()) + _ERRORS)
    except QueryError as error:
        raise _place(language_id, language, texts, error) from None
    count: int = query.pattern_count  # type: ignore[assignment]  # a property, whatever the stub says
    settings = tuple(
        {key: value or "" for key, value in query.pattern_settings(index).items()} for index in range(count)
    )
    return LanguageQuery(language_id, language, query, settings)


def _check(language_id: str, name: str, text: str) -> None:
    code = re.sub(r';[^\n]*|"(?:\\.|[^"\\])*"', lambda match: " " * len(match[0]), text)
    for pattern, known, what in (
        (r"@([\w.-]+)", CAPTURES, "capture"),
        (r"#set!\s+([\w.-]+)", SETTINGS, "setting"),
    ):
        for match in re.finditer(pattern, code):
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


def _place(language_id: str, language: Language, texts: dict[str, str], error: QueryError) -> QueryFileError:
    """Which file is at fault: the joined text has no file names, so each is compiled alone."""
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
