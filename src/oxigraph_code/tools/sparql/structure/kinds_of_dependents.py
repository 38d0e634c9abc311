"""Questions for dependents by their kind, as "which endpoints touch the users table".

For maintainers: the dependents are found as for the analysis of impact, so both never differ, and are put together by
the kind that the question names: the routes that run them, tests, folders, or the things in a list.
This module must not know how a subject is read from its words.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from oxigraph_code import identity
from oxigraph_code.queries import StringTerm
from oxigraph_code.queries.matching import WORDS, narrowing, singular
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import details
from oxigraph_code.tools.call_graph.dependents import Dependence, Roles, dependence, roles_of, unresolved_around
from oxigraph_code.tools.call_graph.importing_tests import importing_tests, module_around
from oxigraph_code.tools.call_graph.requests import registered_routes
from oxigraph_code.tools.call_graph.traversal import reach
from oxigraph_code.tools.external_names.running_routes import HTTP_METHODS, reached_routes
from oxigraph_code.tools.sparql.kinds.clauses import listed_kind
from oxigraph_code.tools.sparql.lists.route_files import lines_of_routes, routes_of_api
from oxigraph_code.tools.sparql.lists.word_lists import RowWords
from oxigraph_code.tools.sparql.questions.bounds import counted_question
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion
from oxigraph_code.tools.sparql.structure.part_counts import is_of_projects
from oxigraph_code.tools.sparql.structure.subjects import AskedSubject, read_subject
from oxigraph_code.tools.workspace.scope import module_files

_DATA: Final[Mapping[str, Any]] = WORDS["dependents"]
_KINDS: Final[Mapping[str, str]] = _DATA["kinds"]
_FORMS: Final = [
    re.compile(
        _DATA[form]
        .replace("%KIND%", "|".join(f"(?:{one})" for one in _KINDS.values()))
        .replace("%VERB%", _DATA["verbs"]),
        re.IGNORECASE | re.VERBOSE,
    )
    for form in ("if_changed", "passive", "question")
]
_OF_TABLES: Final = re.compile(_DATA["said_of_tables"], re.IGNORECASE)
_OWN_ROUTES: Final = re.compile(_DATA["own_routes"], re.IGNORECASE)
_IS_ROLE: Final = re.compile(_DATA["roles_of_data"], re.IGNORECASE)
_GUARDS: Final = re.compile(_DATA["guards"], re.IGNORECASE)
_ONE_WAY: Final = re.compile(_DATA["one_way"], re.IGNORECASE)
_DEPTH: Final = 3
_DEPTHS: Final = {"test": 5, "part": 1}
_WRITES: Final = re.compile(r"writ|modif|updat|insert|delet|persist|chang", re.IGNORECASE)
_DEPENDS: Final = "depend on"
_GERUND: Final = re.compile(r"ing\b|(?<!s)s$|\bby$|ed\b|^(?:affected|impacted|broken?|breaks?|fails?|change)")
_MAX_SHOWN: Final = 12
_MAX_WAY: Final = 4
_PREVIEW: Final = 4
_ALL: Final = 100_000
_POSSESSIVE: Final = re.compile(r"(?<=\w)['\u2019]s\b")
_BUT: Final = re.compile(r"\b(?:but|except|besides|without|not|never|unless)\b", re.IGNORECASE)
"""Words that leave something out, which dependents do not."""
_SIBLINGS: Final = re.compile(_DATA["siblings"], re.IGNORECASE)


class _Reached(NamedTuple):
    """The dependents of a subject, and what runs them."""

    question: AskedQuestion
    subject: AskedSubject
    found: Dependence
    known: Nodes
    roles: Roles
    asked: str
    verb: str

    @property
    def distances(self) -> Mapping[str, int]:
        return self.found.reached.distances

    def is_direct(self, iri: str, others: Iterable[str] = ()) -> bool:
        """Return true for a part of the subject, or for what uses it where ``others`` are no part of it."""
        has_parts = any(not self.distances.get(other, 0) for other in others)
        return self.distances.get(iri, 0) <= (0 if has_parts else 1)

    def way(self, iri: str, besides: str = "") -> str:
        """Describe the way from a dependent to the subject, without a name that begins it."""
        way = self.found.reached.way(iri)[::-1]
        called = (self.known.path(one) if self.known.is_module(one) else self.known[one].name for one in way)
        names = list(dict.fromkeys(called))
        names = names[1:] if names[0] == besides else names
        shown = names if len(names) <= _MAX_WAY else [*names[: _MAX_WAY - 1], "…", names[-1]]
        return "".join(f" <- {name}" for name in shown)


class _Things(NamedTuple):
    """Things of the kind in sections, their number, and words about it for the first line."""

    number: int
    sections: Sequence[Section]
    told: str = ""


def dependents_of_kind(question: AskedQuestion) -> Listing | None:
    """List the dependents by their kind for a question; None for any other question."""
    text = (counted_question(question.text) or question.text).strip()
    found = next(filter(None, (form.fullmatch(text) for form in _FORMS)), None)
    if found is None:
        return None
    asked = found["kind"].lower()
    kind = next(key for key, words in _KINDS.items() if re.fullmatch(words, asked, re.IGNORECASE | re.VERBOSE))
    workspace, scope = question.workspace, question.scope
    # The path and the guards of a route tell that it changes or requires something.
    is_own = kind == "route" and bool(_OWN_ROUTES.match(found["verb"])) and not _IS_ROLE.search(found["subject"])
    if is_own or (kind == "route" and _GUARDS.search(found["subject"])):
        return None
    if narrowing(found["subject"]) or _BUT.search(found["subject"]):
        return None
    is_of_data = bool(_OF_TABLES.match(found["verb"]))
    said = _POSSESSIVE.sub("", found["subject"])
    subject = read_subject(workspace, scope, said, is_of_data=is_of_data)
    if subject is None or not (subject.symbols or subject.accessors or kind == "test"):
        return None
    # In some languages a file is a module.
    is_of_files = kind == "part" and singular(asked) == "module" and subject.symbols and not subject.folder
    if (subject.words and kind != "test") or (is_of_files and "." in subject.told.partition(" ")[0].rpartition("/")[2]):
        return None
    starts = list(dict.fromkeys([*subject.symbols, *subject.accessors]))
    depth = _DEPTHS.get(kind, _DEPTH)
    reached = dependence(workspace, scope, starts, "in", depth)
    known = Nodes(workspace, scope, [*reached.starts, *reached.others])
    roles = roles_of(workspace, known, [*reached.starts, *reached.others])
    things = _GROUPS[kind](_Reached(question, subject, reached, known, roles, asked, found["verb"]))
    if things is None or not things.number:
        besides = " without GET" if kind == "route" and _WRITES.match(found["verb"]) else ""
        is_told = kind in ("route", "entry") and not subject.words
        return _none(question, f"{singular(asked)}{besides}", subject, depth) if is_told else None
    outside = len({identity.project_of(iri) for iri in reached.others if known.path(iri) and not scope.holds(iri)})
    facts = [f"code of {counted(outside, 'other project')} of the store is not counted"] if outside else []
    facts += [] if reached.reached.is_all else ["cut, since too many are reached"]
    is_either = bool(is_of_data and _ONE_WAY.match(found["verb"]) and not found.groupdict().get("second"))
    facts[:0] = ["reading and writing are not told apart"] * is_either
    if kind != "part":
        facts += unresolved_around(workspace, scope, reached, 2)._replace(common={}, through=0).facts
    steps = "" if kind == "part" else f" within {counted(depth, 'step')}"
    verb = "may " * is_either + (_DEPENDS if _GERUND.search(found["verb"]) else " ".join(found["verb"].split()))
    is_of_tests = kind == "test"
    one, several = ("file of tests", "files of tests") if is_of_tests else (singular(asked), asked)
    number = f"{things.number:,} {one if things.number == 1 else several}"
    head = f"{number}: {asked} that {verb} {subject.told}{steps}: {things.told}"
    return Listing(
        head,
        things.sections,
        [*facts, scope.freshness],
        next_step="impact_analysis lists all dependents, find_path shows a way",
        data={"template": "dependents", "subject": subject.told},
        counted=things.number,
    )


def _none(question: AskedQuestion, asked: str, subject: AskedSubject, depth: int) -> Listing:
    """List lines in files for routes that name a subject no route leads to, or tell that alone."""
    symbols = details(question.workspace, question.scope, [*subject.accessors, *subject.symbols][:_MAX_SHOWN])
    head = f"no {asked} is known to lead to {subject.told} within {counted(depth, 'step')} of calls and uses"
    names = dict.fromkeys(symbols[iri].name for iri in subject.symbols if iri in symbols)
    words = next(iter(names)).split(".") if len(names) == 1 and not subject.accessors else ()
    section = Section("symbols", [symbol.row for symbol in symbols.values()], "the code that it stands for:")
    whole = [re.compile(rf"(?<!\w){re.escape(word)}(?!\w)") for word in words]
    stated = lines_of_routes(question, words, lambda line: all(one.search(line) for one in whole), head)
    return stated or Listing(head, [section], [question.scope.freshness], is_found=False)


def _apart(reached: _Reached, rows: Iterable[tuple[int, bool, Row]], by: str) -> _Things:
    """Put direct things before those through others, the nearest first."""
    ordered = sorted(rows, key=lambda one: (one[0], one[2].line))
    direct, others = ([row for _, is_direct, row in ordered if is_direct is wanted] for wanted in (True, False))
    sections = [Section("direct", direct, f"directly {by}:"), Section("others", others, "through other code:")]
    told = f"{len(direct):,} {by.replace('by', 'directly by', 1)}, {len(others):,} through other code"
    return _Things(len(ordered), [one for one in sections if one.rows], told)


def _routes(reached: _Reached) -> _Things:
    """List the routes that run dependents, with the way from each."""
    workspace, scope = reached.question.workspace, reached.question.scope
    routes = reached_routes(workspace, reached.known, reached.distances, reached.roles.in_tests)
    own = [route for route in routes.distances if scope.holds(route) and not is_about_others(reached.known.path(route))]
    reached.known.learn(own)
    named = [(one.iri, one.name) for one in map(reached.known.__getitem__, own)]
    methods = [word.upper() for word in reached.asked.split() if word.upper() in HTTP_METHODS]
    registered = [one for one in registered_routes(workspace) if scope.holds(one.module)]
    of_api = {one.iri for one in routes_of_api(scope, reached.asked, registered)}
    own = [iri for iri, name in named if not methods or any(method in name.partition(" ")[0] for method in methods)]
    own = [iri for iri, name in named if iri in own and (iri in of_api or not of_api)]
    is_written = bool(_WRITES.match(reached.verb)) and not methods
    own = [iri for iri in own if not (is_written and reached.known[iri].name.startswith("GET "))]
    runs = {route: routes.through.get(route, route) for route in own}
    rows = []
    for route, by in runs.items():
        symbol = reached.known[route]
        row = Row(f"{symbol.place}{reached.way(by, symbol.name)}", symbol.data)
        rows.append((routes.distances[route], reached.is_direct(by, runs.values()), row))
    told = ", with a part 'api' in their paths or files" if of_api else ""
    told += ", without GET routes" if is_written else ""
    return _apart(reached, rows, f"by their handlers{told}")


def _tests(reached: _Reached) -> _Things:
    """List the files of tests that reach the subject, have its words, or import it."""
    workspace, scope, known = reached.question.workspace, reached.question.scope, reached.known
    reaching: dict[str, list[str]] = {}
    for iri in reached.found.others:
        if iri in reached.roles.in_tests and scope.holds(iri):
            reaching.setdefault(known.path(iri), []).append(iri)
    steps = {path: min(reached.distances[iri] for iri in iris) for path, iris in reaching.items()}
    modules = [iri if known.is_module(iri) else known.module(iri) for iri in reached.found.starts]
    importing = importing_tests(workspace, scope, dict.fromkeys(filter(None, modules)))
    seeing = [path for path, far in importing.items() if far == 1 and path not in reaching]
    named = [path for path in _with_words(reached, reached.subject.words) if path not in reaching]
    alone: list[str] = []
    for word in reached.subject.words if len(reached.subject.words) > 1 else ():
        having = [path for path in _with_words(reached, [word]) if path not in reaching and path not in named]
        alone = having if having and not 0 < len(alone) <= len(having) else alone
    near = sorted(reaching, key=lambda one: (steps[one], one))
    seeing = [path for path in seeing if path not in (*named, *alone)]
    ways = {
        "reach it by calls": [_test_row(known, reached, path, reaching[path], steps[path]) for path in near],
        "have these words in their path or name": [Row(f"  {path}", {"path": path}) for path in named],
        "have the rarest of these words": [Row(f"  {path}", {"path": path}) for path in alone],
        "import its file, and may not run it": [Row(f"  {path}", {"path": path}) for path in sorted(seeing)],
    }
    told = ", ".join(f"{len(rows):,} {way.partition(',')[0]}" for way, rows in ways.items() if rows)
    sections = [Section("tests", rows, f"{way}:") for way, rows in ways.items() if rows]
    return _Things(len(reaching) + len(named) + len(alone), sections, told)


def _with_words(reached: _Reached, words: Sequence[str]) -> list[str]:
    """Return the files of tests that have words in their path, or in the name of a test."""
    workspace, scope = reached.question.workspace, reached.question.scope
    wanted = RowWords.of(words, is_alike=True)
    rows = [row for row in workspace.kept_rows("tests") if scope.holds(row["module"])] if words else []
    found = {path for row in rows if wanted.are_in(f"{(path := scope.path_of(row['module']))} {row.get('name', '')}")}
    return sorted(found)


def _test_row(known: Nodes, reached: _Reached, path: str, iris: Sequence[str], steps: int) -> Row:
    tests = [iri for iri in iris if iri in reached.roles.tests and not known.is_module(iri)]
    known.learn(tests[: _PREVIEW + 1])
    said = f" · {counted(len(tests), 'test')}: {shortened(known.names(tests), _PREVIEW)}" if tests else ""
    return Row(f"  {path} · {counted(steps, 'step')} away{said}", {"path": path, "tests": tests})


def _entries(reached: _Reached) -> _Things:
    """List the routes and the other entry points that reach the subject."""
    routes = _routes(reached)
    entries = [
        iri for iri, kinds in reached.roles.entries.items() if iri not in reached.roles.in_tests and kinds != ("route",)
    ]
    reached.known.learn(entries)
    rows = [_entry_row(reached, iri) for iri in entries]
    told = f"{counted(routes.number, 'route')} and {counted(len(rows), 'other')}"
    return _Things(routes.number + len(rows), [Section("entries", rows), *routes.sections], told)


def _entry_row(reached: _Reached, iri: str) -> Row:
    symbol = reached.known[iri]
    return Row(f"{', '.join(reached.roles.entries[iri])}: {symbol.place}{reached.way(iri, symbol.name)}", symbol.data)


def _parts(reached: _Reached) -> _Things:
    """List the parts with files that import the subject, or use it where nothing imports it."""
    workspace, scope, known, subject = (
        reached.question.workspace,
        reached.question.scope,
        reached.known,
        reached.subject,
    )
    own = {iri if known.is_module(iri) else known.module(iri) for iri in subject.symbols}
    edges = reached.found.edges
    users = [iri for iri in reached.found.others if reached.distances[iri] == 1 and scope.holds(iri)]
    using = {iri if known.is_module(iri) else known.module(iri) for iri in users} - own - {""}
    importing = {iri for iri in users if known.is_module(iri) and "imports" in edges.get(iri, ())} - own
    direct = importing or using
    modules = module_files(workspace, scope)
    importers: dict[str, set[str]] = defaultdict(set)
    for row in workspace.kept_rows("imports_of_projects", project=sorted(scope.projects)):
        importers[module_around(modules, row["target"])].add(module_around(modules, row["module"]))
    closure = reach(sorted(direct), lambda near: ((one, other) for one in near for other in importers[one]), _ALL, _ALL)
    words = map(singular, reached.asked.lower().split())
    is_project = len(scope.projects) > 1 and any(is_of_projects(scope, word) for word in words)
    rows, elsewhere = list[Row](), list[Row]()
    named: dict[str, list[str]] = {}
    for module in direct:
        path = scope.path_of(module)
        if not (subject.folder and path.startswith(f"{subject.folder}/")):
            named.setdefault(_part(reached, module, path, is_project=is_project), []).append(path)
    for name, paths in sorted(named.items()):
        files = shortened(sorted(path.rpartition("/")[2] for path in paths), _PREVIEW)
        tests = " · tests alone" if all(map(is_about_others, paths)) else ""
        is_beside = not tests and (not _is_of_siblings(reached) or name.startswith(f"{_above(subject)}/".lstrip("/")))
        part = Row(f"{name} · {counted(len(paths), 'file')}: {files}{tests}", {"part": name, "files": paths})
        (rows if is_beside else elsewhere).append(part)
    beyond = [one for one in closure.others if scope.holds(one) and one not in own]
    further = {_part(reached, one, scope.path_of(one), is_project=is_project) for one in beyond}
    further -= {*named, subject.folder}
    by = "import it" if importing else "use it, since no file imports it"
    others = f", {len(elsewhere):,} more do in tests or other folders" if elsewhere else ""
    told = f"{len(rows):,} {by}{others}, {len(further):,} depend on these by imports alone"
    sections = [
        Section("direct", rows, f"with files that {by}:"),
        Section("elsewhere", elsewhere, "tests, and files in other folders:"),
        Section("further", [Row(name, {"part": name}) for name in sorted(further)], "by imports of these alone:"),
    ]
    return _Things(len(rows) + len(elsewhere), [one for one in sections if one.rows], told)


def _above(subject: AskedSubject) -> str:
    return subject.folder.rpartition("/")[0]


def _is_of_siblings(reached: _Reached) -> bool:
    """Return true for parts that lie beside the folder asked about, as modules in a folder of modules."""
    above = _above(reached.subject)
    is_among = not above or _SIBLINGS.search(above)
    return bool(reached.subject.folder and _SIBLINGS.search(reached.asked) and is_among)


def _part(reached: _Reached, module: str, path: str, *, is_project: bool) -> str:
    """Return the part of the program that a file belongs to."""
    above = _above(reached.subject)
    if is_project:
        return identity.decode(identity.project_of(module).rpartition("/")[2])
    inside = path.removeprefix(f"{above}/")
    if _is_of_siblings(reached) and "/" in inside and (not above or inside != path):
        return f"{above}/{inside.partition('/')[0]}".lstrip("/")
    return path.rpartition("/")[0] or "."


def _listed(reached: _Reached) -> _Things | None:
    """List the things of any other kind that are dependents, or have one inside."""
    question, known = reached.question, reached.known
    kind = listed_kind(question.scope, f"which {reached.asked} exist")
    things = next(filter(None, map(question.rows, kind.queries)), []) if kind else []
    wanted = {row["thing"]: "" for row in things if question.scope.holds(row["thing"])}
    # A command is a name that a function or a variable has.
    names = [StringTerm(row["thing"]) for row in things if not row["thing"].startswith(identity.BASE)]
    uses = question.workspace.rows("name_uses", name=names) if names else ()
    wanted |= {use["user"]: use["name"] for use in uses if kind and use["kind"] == kind.key}
    nearest: dict[str, str] = {}
    for iri in [*reached.found.starts, *reached.found.others]:
        is_subject = iri in reached.subject.symbols and iri not in reached.subject.accessors
        for around in () if is_subject or iri in reached.roles.in_tests else _around(iri, known.module(iri)):
            if around in wanted and around not in reached.subject.symbols:
                nearest.setdefault(around, iri)
    known.add(nearest)
    known.learn(nearest)
    rows = []
    for thing, by in nearest.items():
        symbol, name = known[thing], f" {wanted[thing]}" if wanted[thing] else ""
        row = Row(f"{symbol.place}{name}{reached.way(by, symbol.name)}", symbol.data)
        rows.append((reached.distances[by], reached.is_direct(by), row))
    return _apart(reached, rows, "by their own code") if rows else None


def _around(iri: str, module: str) -> Iterable[str]:
    """Yield a symbol, those around it, and its module."""
    yield iri
    while module and len(iri) > len(module):
        iri = iri[: max(iri.rfind("."), iri.rfind("/"))]
        if len(iri) >= len(module):
            yield iri


_GROUPS: Final[Mapping[str, Callable[[_Reached], _Things | None]]] = {
    "route": _routes,
    "test": _tests,
    "entry": _entries,
    "part": _parts,
    "listed": _listed,
}
