"""Places in a question: "in the api folder", "Go files", "core/forms.py or core/views.py".

For maintainers: a place is taken out of the question before names are read, and becomes a condition on the modules of
the query that is chosen. A question is read with and without its places, since a name may also be what is asked about.
This module must not know templates.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import takewhile
from typing import Final, NamedTuple

from oxigraph_code import identity, queries
from oxigraph_code.queries.matching import NOUNS, WORDS, stem
from oxigraph_code.search.words import parts
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.symbol_details import modules_at, modules_below
from oxigraph_code.tools.sparql.questions.bounds import without
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion
from oxigraph_code.tools.sparql.questions.wordings import asked_in
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

_FOLDER: Final = (
    rf"(?:dir|subfolder|tree|area|section|plugin|engine|addon|{'|'.join(WORDS['parts_of_projects'].split())})"
)
_DOES: Final = (
    r"(?:have|has|(?:use|contain|define|declare|depend|need|require|import|export|provide|call|run|read|write|send)s?)"
)
"""A verb after a place that is the subject of a question."""
_PATH: Final = r"[`'\"]?(?P<{0}>[\w@][\w./@-]*)[`'\"]?"
_AFTER: Final = rf"(?:(?:the|our)\s+)?{_PATH}(?:\s+{_FOLDER}\b)?"
_PLACE: Final = re.compile(
    rf"\b(?:(?P<out>outside(?:\s+of)?|except(?:\s+(?:for|in))?|excluding|not\s+in)"
    rf"|in|inside|under|below|within|of|to|from)\s+(?:{_FOLDER}\s+)?{_AFTER.format('name')}(?!\w)"
    rf"|\b(?:for\s+)?(?:the\s+)?{_PATH.format('folder')}\s+{_FOLDER}\b(?<!plugin)(?<!engine)(?<!addon)(?<!section)(?<!area)|\bthe\s+{_PATH.format('part')}(?=\W*$|\s+{_DOES}\b)"
    rf"|(?<![\w/])(?<!with )(?P<path>[\w@.-]+/[\w./@-]*)",
    re.IGNORECASE,
)
_WORDS: Final = re.compile(
    r"\b(?:in|of|inside|within|from)\s+(?:the|our)\s+(?P<words>[a-z]+(?:\s+[a-z]+){1,2})(?=\W*$)", re.IGNORECASE
)
_CODE: Final = (
    r"(?=\s+(?:files?|modules?|functions?|methods?|classes|components?|structs?|interfaces?|types?|enums?|scripts?|tests?"
    r"|code|sources?)\b)"
)
_OF_TESTS: Final = re.compile(
    r"\b(?:(?P<out>(?:that\s+(?:is|are)\s+)?(?:outside(?:\s+of)?|except(?:\s+(?:for|in))?|(?:apart|aside)\s+from|other\s+than|besides|excluding|ignoring|not(?:\s+in)?))"
    r"|(?:used\s+)?only\s+in|in(?:side)?|within)\s+(?:(?:the|any|an?|unit)\s+)*tests?(?:\s+(?:code|files?|suites?))?(?!\s*[\w`'\"])"
    r"|\b(?P<other>in\s+(?:the\s+)?production\s+code|non-test)\b",
    re.IGNORECASE,
)
_LAST_WORD: Final = re.compile(r"\s+[`'\"]?[\w./:-]+[`'\"]?\W*$")
_MAX_FOLDERS: Final = 3


class QuestionPlace(NamedTuple):
    """A part of the files: as a question names it, as a condition on modules, and as tools take it."""

    shown: str
    condition: str
    arguments: tuple[tuple[str, str], ...]

    def joined(self, other: QuestionPlace) -> QuestionPlace:
        """Return the files in both places."""
        both = f"{self.shown} {other.shown}", f"{self.condition} {other.condition}"
        return QuestionPlace(*both, (*self.arguments, *other.arguments))


_HAS_TESTS: Final = (
    "{ ?anyTest a code:Test ; code:definedIn ?module } UNION { ?module a code:Test } "
    'UNION { ?module a code:Module FILTER(REGEX(STR(?module), "/(tests?|specs?|__tests__)/")) }'
)
_TESTS: Final = QuestionPlace("in tests", f"{{ SELECT DISTINCT ?module WHERE {{ {_HAS_TESTS} }} }}", ())
_NO_TESTS: Final = QuestionPlace("outside tests", f"MINUS {{ {_HAS_TESTS} }}", ())


class PlaceLookup:
    """The places of a scope by their names, each looked up once for a question."""

    def __init__(self, workspace: Workspace, scope: QuestionScope) -> None:
        self.modules = cache(partial(modules_named, workspace, scope))
        rows = workspace.cached_rows("project_languages")
        self._languages = sorted({row["language"] for row in rows if row["project"] in scope.projects})

    def read(self, question: str) -> Iterator[tuple[str, QuestionPlace]]:
        """Yield the question without each place or language in it, and that place."""
        for found in _OF_TESTS.finditer(question):
            yield without(question, found), _NO_TESTS if found["out"] or found["other"] else _TESTS
        for found in _PLACE.finditer(question):
            name = (found["name"] or found["folder"] or found["part"] or found["path"]).rstrip(".")
            if stem(name.lower()) in NOUNS and _LAST_WORD.match(question, found.end()):
                continue  # "to the table orders" is about a table, also if a folder has that name
            # A package may be a folder with dots for slashes.
            dotted = name if self.modules(name) or "/" in name else name.replace(".", "/")
            if modules := self.modules(dotted):
                path = dotted.rstrip("/")
                condition, said = _condition(modules, path), f"in {'the ' if found['part'] else ''}{path}"
                place = QuestionPlace(said, f"FILTER({condition})", (("path", path),))
                others = QuestionPlace(f"outside {path}", f"FILTER(!({condition}))", ())
                yield without(question, found), others if found["out"] else place
        for found in _WORDS.finditer(question):
            # Folders may have the words one in another, the last one in the singular.
            path = "/".join(found["words"].lower().split())
            named = ((each, modules) for each in (path, path.removesuffix("s")) if (modules := self.modules(each)))
            for path, modules in named:
                condition = f"FILTER({_condition(modules, path)})"
                yield without(question, found), QuestionPlace(f"in {path}", condition, (("path", path),))
        if self._languages:
            any_of = "|".join(map(re.escape, self._languages))
            for found in re.finditer(rf"\b(?:(?:in|of)\s+({any_of})|({any_of})\b{_CODE})\b", question, re.IGNORECASE):
                name = found[1] or found[2]
                is_written = f"?module code:language {queries.quoted(name.lower())}"
                place = QuestionPlace(f"in {name}", f"FILTER EXISTS {{ {is_written} }}", (("language", name.lower()),))
                yield without(question, found), place


def compared_places(question: AskedQuestion) -> Listing | None:
    """Compare the sizes of two files or folders; None for any other question."""
    workspace, scope = question.workspace, question.scope
    found = asked_in("sizes", question.text)
    if found is None:
        return None
    rows = workspace.cached_rows("module_sizes", project=sorted(scope.projects))
    sizes = []
    for name in (found["a"], found["b"]):
        inside = set(modules_named(workspace, scope, name))
        lines = [int(row.get("lines", 0)) for row in rows if row["module"] in inside]
        if not lines:
            return None
        sizes.append((sum(lines), len(lines), name.rstrip("/")))
    sizes.sort(reverse=True)
    (most, _, larger), (fewer, _, smaller) = sizes
    is_same = most == fewer
    head = f"{larger} and {smaller} are of the same size" if is_same else f"{larger} is larger than {smaller}"
    query = queries.bind("module_sizes", project=sorted(scope.projects))
    listed = [
        Row(f"{name}: {counted(lines, 'line')} in {counted(files, 'indexed file')}", {"place": name})
        for lines, files, name in sizes
    ]
    data = {"template": "compared_places", "query": query}
    return Listing(f"{head} by lines", [Section("rows", listed)], [scope.freshness], [query], data=data)


def modules_named(workspace: Workspace, scope: QuestionScope, name: str) -> list[str]:
    """Return the modules of a file or folder; a folder may be named by the end of its path, if few end so."""
    if "." in name.strip("./") and (modules := modules_at(workspace, scope, name)):
        return modules
    if modules := modules_below(workspace, scope, name):
        return modules
    every = {scope.path_of(module) for module in modules_below(workspace, scope, "")}
    ending = f"/{name.strip('/')}"
    folders = {
        path[: at + len(ending)] for path in every if (at := f"{path.rpartition('/')[0]}/".find(f"{ending}/")) >= 0
    }
    if len(folders) > _MAX_FOLDERS:
        return []
    return [module for folder in sorted(folders) for module in modules_below(workspace, scope, folder)]


def is_in(path: str, place: str) -> bool:
    """Return true for a file in a folder, which may be named by the words of its path."""
    named = f"/{place.strip('/')}/" in f"/{path}/"
    return not place or named or ("/" not in place and {*parts(place)} <= {*parts(path.rpartition("/")[0])})


def _condition(modules: Sequence[str], path: str) -> str:
    """Write the condition for the modules at a path, by the starts of their IRIs."""
    if len(modules) <= _MAX_FOLDERS:
        return f"?module IN ({', '.join(f'<{module}>' for module in modules)})"
    folder = f"/{path.strip('/')}/"
    starts = {module[: module.index(folder) + len(folder)] for module in modules if folder in module}
    for project in sorted({identity.project_of(module) for module in modules if folder not in module}):
        of_project = [module for module in modules if identity.project_of(module) == project]
        parts = zip(*(module.split("/")[:-1] for module in of_project), strict=False)
        starts.add("".join(f"{same[0]}/" for same in takewhile(lambda part: len(set(part)) == 1, parts)))
    return " || ".join(f"STRSTARTS(STR(?module), {queries.quoted(start)})" for start in sorted(starts))
