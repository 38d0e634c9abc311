"""Questions in words, answered by the nearest query of the library or by a tool.

For maintainers: no model and no guess. The query, or the call of the tool, is shown with its answer, so that the reader
sees which question was answered, and which others are near. If none is near enough, the answer has the nearest
questions, queries and terms instead. See decision 0170.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any

from oxigraph_code import identity, queries
from oxigraph_code.errors import ArgumentError, QueryError
from oxigraph_code.hints import said
from oxigraph_code.queries.library import FOLDER, Template, tool_questions
from oxigraph_code.queries.matching import (
    NOUNS,
    WORDS,
    Match,
    alike,
    asking,
    content_words,
    narrowed,
    narrowing,
    rephrased,
    retold,
    stem,
)
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Format, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.changes.authorship import authorship
from oxigraph_code.tools.context.context import NOWHERE
from oxigraph_code.tools.references.unused import unused_functions
from oxigraph_code.tools.sparql.bounds import Bounds, counted_thing, ordered_by_most
from oxigraph_code.tools.sparql.clauses import Composed, composed
from oxigraph_code.tools.sparql.mentions import Mention, filled, mentions_of, symbols_named, with_roles
from oxigraph_code.tools.sparql.nearest import NEAREST, UNMAPPED, nearest_calls, nothing_fits
from oxigraph_code.tools.sparql.places import compared_places
from oxigraph_code.tools.sparql.query_writer import NotWritten, QueryWriter
from oxigraph_code.tools.sparql.reading import ENOUGH, QuestionReading, read_question
from oxigraph_code.tools.sparql.route_questions import route_answer
from oxigraph_code.tools.sparql.tool_answers import tool_answer
from oxigraph_code.tools.workspace.scope import Project, QuestionScope, find_scope
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, Call, Workspace

_BY_CODE: Mapping[str, Callable[[Workspace, QuestionScope, str], Listing]] = {"uncalled": unused_functions}
"""Questions that need more than a query."""
_ALL_LINES = 1_000_000
_NEAR_SCORE = 0.2
_NONE_SCORE = 0.5
"""The score from which no rows are an answer."""
_AS_WORDED = 0.95
"""The score from which a question has the words of a template."""
_MAX_PROJECTS = 3
_PLACES = ("line", "at")
_MODULE = re.compile(f"{re.escape(identity.BASE)}project/[^/?]+/[^?]+")
_NOUNS = {
    "module": "file",
    **{noun: noun for noun in ("function", "class", "symbol", "commit", "route", "test", "owner")},
}
"""Words for rows with one of these as their first column."""
_LIMIT = re.compile(r"\bLIMIT (\d+)$", re.MULTILINE)
_LIMITS = re.compile(r"\bLIMIT \d+")
_PROJECTS = re.compile(r"VALUES \?project \{[^}]*\}")
_TIME = re.compile(r"(\d{4}-\d\d-\d\d)T\d\d:\d\d.*")
_WORDS = re.compile(r"[A-Z]?[a-z]+")
_LISTS, _TASKS, _ONE, _TEMPLATES, _LINES = (
    re.compile(rf"\s*(?:{WORDS['openings'][name]})\b", re.IGNORECASE)
    for name in ("lists", "tasks", "one", "templates", "lines")
)
_USES = frozenset(WORDS["uses"].split())
_LANGUAGE = "code:language"
_WORD_PLACE = "in the "
"""The beginning of a place that may be a word of English."""
_READS = re.compile(r"\bread(?:s|ers?)?\b", re.IGNORECASE)
_AS_CODE = re.compile(r"[_./-]|[a-z][A-Z]|[A-Za-z]\d")
_REASONS = re.compile(r"(?:named like|has) ([^;·(]+)")
_ENTRIES = re.compile(r"(?:entry points|perhaps):\n(?:  .*\n?)+")
_NAMED_PLACE = "named in the task"
_PARTS = re.compile(r"[^\W_]+")


def ask(
    workspace: Workspace,
    call: Call,
    question: Annotated[str, "in English, with names as they are written", BY_NAME],
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """Answer a question in words.

    Use when: no tool is known for it.
    Not for: a known tool.
    Returns: the call, or the nearest of some eighty queries, and its answer.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    scope = find_scope(workspace, call, project)
    if isinstance(scope, Answer):
        return scope
    if listed := narrowed(retold(asked := rephrased(question))):
        reading = QuestionReading([listed], asked, (), Bounds(), listed.left_out)
        if (found := _fitting(workspace, call, scope, asked, reading, page)).is_found:
            return found
    return _answered(workspace, call, scope, with_roles(workspace, scope, asked), page)


def _answered(workspace: Workspace, call: Call, scope: QuestionScope, question: str, page: Page) -> Answer:
    """Answer a question by clauses, by the nearest template, or as a task."""
    for direct in (route_answer, compared_places):
        if (listing := direct(workspace, scope, question)) is not None:
            return answer(listing, page)
    reading = read_question(workspace, scope, question)
    narrowing = reading.narrowing
    whole = composed(workspace, scope, question)
    is_clear = _is_clear(question, reading)
    is_worded = is_clear and reading.near[0].score >= _AS_WORDED
    is_first = not is_worded or any(one.is_first for one in whole)
    if is_first and (found := _put_together(workspace, call, scope, whole, page)):
        return found
    is_whole = reading.near[0].score >= (_AS_WORDED if reading.is_loose else ENOUGH) and reading.is_read
    is_near = (is_whole or narrowing) and not _counts_another_thing(question, reading)
    readings = [reading] if is_near else []
    # A list but for some words, which its rows may have.
    listed = None if is_clear and not reading.is_guess else narrowed(question)
    if listed is not None:
        narrow = QuestionReading([listed], reading.words, (), Bounds(), listed.left_out)
        readings.insert(len(readings) if is_whole and (is_clear or reading.near[0].template.kinds) else 0, narrow)
    for tried in readings:
        found = _fitting(workspace, call, scope, question, tried, page)
        # In the words of the library, nothing is an answer; a name as code is written may still stand in a text.
        is_code = any(_AS_CODE.search(name.text) for name in reading.named)
        is_asked = is_clear and tried.near[0].score == 1 and not is_code
        is_sure = not (tried.narrowing or tried.is_guess or tried.near[0].left_out or tried.unread)
        if not found.is_found and tried.near[0].template.is_unsure:
            return _put_together(workspace, call, scope, whole, page, has_rows=True) or found
        if found.is_found or is_asked or is_sure:
            return found
    found_later = _put_together(workspace, call, scope, whole, page) if not is_first else None
    return found_later or _unfitting(workspace, call, scope, question, reading, page)


def _is_clear(question: str, reading: QuestionReading) -> bool:
    """Return true if a template explains all words and names of a question."""
    chosen = reading.near[0]
    is_whole = len(mentions_of(chosen.template.kinds, reading.named) or ()) == len(reading.named)
    return chosen.score >= ENOUGH and not chosen.left_out and is_whole and not _counts_another_thing(question, reading)


def _put_together(
    workspace: Workspace,
    call: Call,
    scope: QuestionScope,
    queries_made: Sequence[Composed],
    page: Page,
    *,
    has_rows: bool = False,
) -> Answer | None:
    """Return the rows of the first query with rows for a question; ``None`` without an answer."""
    found = (_composed_rows(workspace, call, scope, one) for one in queries_made)
    listing = next((one for one in found if one.is_found and (one.sections[0].rows or not has_rows)), None)
    return answer(listing, page) if listing is not None else None


def _composed_rows(workspace: Workspace, call: Call, scope: QuestionScope, whole: Composed) -> Listing:
    rows = _rows_of(workspace, call, whole.query)
    kept: Sequence[Mapping[str, str]] = [
        row for row in rows if not whole.is_count and (not _is_iri(row["thing"]) or scope.holds(row["thing"]))
    ]
    if whole.row_words:
        symbols = details(workspace, scope, sorted({row["thing"] for row in kept if _is_iri(row["thing"])}))
        own = [symbols[row["thing"]].name.rpartition(".")[2] if row["thing"] in symbols else "" for row in kept]
        lines = [_line(row, symbols, scope) for row in kept]
        # Tests are often told by their file alone.
        named = [] if whole.kind in ("test", "spec") else _with_words(kept, whole.row_words, own)
        kept = named or _with_words(kept, whole.row_words, lines)
    number = int(rows[0]["number"]) if whole.is_count else len(kept)
    return Listing(
        f"{counted(number, whole.kind.lower())}{' in all' if whole.is_count else ''}: {whole.words}",
        [Section("rows", _rows(workspace, scope, kept))],
        [scope.freshness],
        [*(whole.notes or ([] if number else ["nothing in the graph answers this query"])), whole.query],
        narrower="sparql_query with the query and a FILTER",
        next_step=f"another query: sparql_query{_of_snapshots(workspace)}",
        data={"template": "clauses", "query": whole.query},
        is_found=bool(number) or not whole.is_guess,
    )


def _counts_another_thing(question: str, reading: QuestionReading) -> bool:
    """Return true if the rows are no number of what the question counts, or of more than it names."""
    thing, chosen = counted_thing(question), reading.near[0]
    if not thing:
        return False
    lists = [wording for wording in chosen.template.questions if wording.startswith(("list ", "all ", "how many "))]
    subject = {
        stem(word) for text in [chosen.template.title.partition(",")[0].lower(), *lists] for word in text.split()
    }
    is_another = reading.bounds.is_count and stem(thing) not in subject
    return is_another or bool(reading.unread) or thing in chosen.left_out


def _fitting(
    workspace: Workspace, call: Call, scope: QuestionScope, question: str, reading: QuestionReading, page: Page
) -> Answer:
    """Answer by the nearest template: by its tool, or by the rows of its query."""
    near, words, named, bounds, _ = reading
    chosen, template = near[0], near[0].template
    if not template.has_query:
        found = tool_answer(workspace, call, scope, chosen, named, page, question, places=bounds.arguments)
        return found or answer(nothing_fits(near, named, words, scope), page)
    if template.is_of_history and workspace.graphs:
        if not scope.has_files:
            hint = "name a project of this machine"
            raise ArgumentError("the shared graph has no commits to ask about", hint, argument="project")
        hint = "leave ref out, or use recent_changes or compare_refs"
        raise ArgumentError("a snapshot has no commits to ask about", hint, argument="ref")
    if template.name in _BY_CODE and not reading.narrowing and not replace(bounds, within=""):
        listing = _BY_CODE[template.name](workspace, scope, question)
        return answer(replace(listing, data={**(listing.data or {}), "template": template.name}), page)
    values: dict[str, Any] = dict(zip(template.wanted, filled(template.kinds, named) or [], strict=True))
    values.update({"text": values["text"][0]} if "text" in values else {})
    if template.is_of_projects:
        values["project"] = sorted(scope.projects)
    query = _shown_query(template, values)
    if reading.narrowing:
        # Rows with the word are counted once they are known.
        bounds = replace(bounds, is_count=False)
    elif not bounds:
        from_tool = tool_answer(workspace, call, scope, chosen, named, page, question, query)
        if from_tool is not None:
            return from_tool
    bound = queries.bind(f"{FOLDER}/{template.name}", **values)
    by_most = ordered_by_most(question, bound)
    if reading.narrowing and not bounds:
        # A row with the words may be any of them.
        query = _LIMITS.sub(f"LIMIT {_ALL_LINES}", query)
        rows = _rows_of(workspace, call, query)
    elif not bounds and by_most == bound:
        rows = workspace.rows(f"{FOLDER}/{template.name}", **values)
    else:
        whole, shown = (bounds.around(text) for text in (by_most, ordered_by_most(question, query)))
        if whole is None or shown is None:
            note = f'the query "{chosen.question}" has nothing to compare with {bounds.shown or "a number"}'
            return answer(nothing_fits(near, named, words, scope, [note]), page)
        rows, query = _rows_of(workspace, call, whole), shown
    if _READS.search(question) and rows and not any(row.get("access", "reads") == "reads" for row in rows):
        rows = []
    return answer(_listing(workspace, scope, reading, rows, query, page), page)


def _listing(
    workspace: Workspace,
    scope: QuestionScope,
    reading: QuestionReading,
    rows: Sequence[Mapping[str, str]],
    query: str,
    page: Page,
) -> Listing:
    """Describe the rows of a query: a sentence in words first, the query last."""
    near, words, named, bounds, _ = reading
    chosen, template = near[0], near[0].template
    found_rows = len(rows)
    rows = [row for row in rows if all(scope.holds(value) for value in row.values() if _is_iri(value))]
    others = [match.question for match in near if match is not chosen and match.score > _NEAR_SCORE][:NEAREST]
    # The graph may have fewer commits than the repository.
    loaded = workspace.rows("loaded_commits", project=sorted(scope.projects)) if template.is_of_history else []
    commits = int(loaded[0]["commits"]) if loaded else None
    is_cut = str(found_rows) in _LIMIT.findall(query)
    symbols = details(workspace, scope, sorted({value for row in rows for value in row.values() if _is_iri(value)}))
    lines = [_line(row, symbols, scope) for row in rows]
    rows = _with_words(rows, reading.narrowing, lines) if reading.narrowing else _of_kind(rows, words, symbols)
    left_out = f"with {' and '.join(map(repr, reading.narrowing))}" if reading.narrowing else _unread(chosen, named)
    about = "; ".join(filter(None, [_about(workspace, scope, template, named), bounds.shown, left_out]))
    number = _number(rows, template, bounds, symbols)
    authors = _line_authors(workspace, scope, template, named)
    head = f"{'the first ' if is_cut else ''}{number}{f' ({about})' if about else ''}"
    is_guess = bool(left_out) or template.is_unsure or reading.is_guess or reading.is_english or _is_place_word(bounds)
    return Listing(
        f"{said('no commits are loaded, call load_git_history')} · {head}" if commits == 0 else head,
        [Section("rows", [] if bounds.is_count else [Row(_line(row, symbols, scope), row) for row in rows])],
        [*([f"by the {counted(commits, 'commit')} loaded"] if commits else []), *authors[1:], scope.freshness],
        [
            *([] if rows or commits == 0 else [template.empty or "nothing in the graph answers this query"]),
            *authors[:1],
            *([f"also near: {' · '.join(others)}"] if others else []),
            *([query] if len(query) <= page.max_chars // 3 else [f"the query is {FOLDER}/{template.name}.rq"]),
        ],
        narrower="sparql_query with the query and a FILTER",
        next_step=f"another query: sparql_query{_of_snapshots(workspace)}",
        data={"template": template.name, "query": query, "near": others},
        is_found=bool(rows or authors) or not (is_guess or chosen.score < _NONE_SCORE),
    )


def _is_place_word(bounds: Bounds) -> bool:
    """Return true if the place or the language of a question may be just a word of it."""
    return bounds.place.startswith(_WORD_PLACE) or _LANGUAGE in bounds.within


def _line_authors(
    workspace: Workspace, scope: QuestionScope, template: Template, named: Sequence[Mention]
) -> list[str]:
    """Describe those who wrote the lines of a named file, also before the loaded commits."""
    things = filled(template.kinds, named) if template.has_lines and not scope.committed else None
    modules = things[0] if things else ()
    if len(modules) != 1:
        return []
    blame = workspace.keeper.blame(*scope.root_around(scope.path_of(modules[0])), [(1, _ALL_LINES)])
    return [row.line for row in authorship(blame)] if blame is not None else []


def _with_words(
    rows: Sequence[Mapping[str, str]], words: Sequence[str], lines: Sequence[str]
) -> Sequence[Mapping[str, str]]:
    """Keep the rows in whose lines words of the question stand, in any form, or else words for the same."""
    whole = [word.lower() for word in words if _AS_CODE.search(word)]
    wanted = [stem(part.lower()) for word in words if not _AS_CODE.search(word) for part in _PARTS.findall(word)]
    parts = [
        {stem(part.lower()) for text in _PARTS.findall(line) for part in (text, *_WORDS.findall(text))}
        for line in lines
    ]
    for stems in ([frozenset({one}) for one in wanted], [alike(one) for one in wanted]):
        is_of = (all(map(found.intersection, stems)) for found in parts)
        is_kept = (had and all(name in line.lower() for name in whole) for had, line in zip(is_of, lines, strict=True))
        if kept := [row for row, is_its in zip(rows, is_kept, strict=True) if is_its]:
            return kept
    return []


def _number(
    rows: Sequence[Mapping[str, str]], template: Template, bounds: Bounds, symbols: Mapping[str, Symbol]
) -> str:
    """Return the sentence about the rows: how many there are, and of what."""
    title = template.title.rstrip(".")
    title = title[:1].lower() + title[1:]
    if bounds.is_count and rows:
        return f"{int(rows[0]['number']):,} in all: {title}"
    if len(rows) == 1 and {"kind", "symbols"} <= rows[0].keys():
        return f"{int(rows[0]['symbols']):,} {rows[0]['kind']}: {title}"
    first = next(iter(rows[0]), "") if rows else ""
    # A thing with several rows is not counted by them.
    is_each = len({row[first] for row in rows}) == len(rows) if rows else False
    kinds = Counter(symbols[row[first]].kind.lower() if row[first] in symbols else "" for row in rows)
    if is_each and first not in _NOUNS and kinds and "" not in kinds:
        return f"{', '.join(counted(count, kind) for kind, count in kinds.most_common())}: {title}"
    noun = _NOUNS[first] if is_each and first in _NOUNS else "row"
    return f"{counted(len(rows), noun)}: {title}"


def _of_kind(
    rows: Sequence[Mapping[str, str]], words: str, symbols: Mapping[str, Symbol]
) -> Sequence[Mapping[str, str]]:
    """Keep the rows with the kind that a question names, if they count kinds or mix types."""
    asked = {stem(word) for word in words.lower().split()}
    kept = [row for row in rows if "symbols" in row and stem(row.get("kind", "").split(" ")[0]) in asked]
    kinds = {WORDS["kinds_of_types"][word] for word in words.lower().split() if word in WORDS["kinds_of_types"]}
    kept = kept or [row for row in rows if kinds & {symbols[one].kind for one in [*row.values()][:1] if one in symbols}]
    return kept or rows


def _unread(chosen: Match, named: Sequence[Mention]) -> str:
    """Return the words and names of the question that its answer leaves out, as part of the first line."""
    used = mentions_of(chosen.template.kinds, named) or []
    left_out = [*chosen.left_out, *(name.text for name in named if name not in used)]
    return f"without regard to {', '.join(map(repr, left_out))}" if left_out else ""


def _unfitting(
    workspace: Workspace, call: Call, scope: QuestionScope, question: str, reading: QuestionReading, page: Page
) -> Answer:
    """Answer a question that no wording explains: by a model, as a task, or with the nearest questions."""
    near, words, named, *_ = reading
    try:
        written = _written(workspace, call, question, near, scope)
    except NotWritten as reason:
        return answer(nothing_fits(near, named, words, scope, [str(reason)]), page)
    if written is not None:
        return answer(written, page)
    is_above = bool(_TEMPLATES.match(question))
    others = set() if is_above else {"folder", "file"}
    names = [name for name in named if _AS_CODE.search(name.text) and not others & name.things.keys()]
    is_use = is_above or bool(_LINES.match(question)) or not _USES.isdisjoint(words.split())
    lines = [name for name in names if is_use and not symbols_named(workspace, scope, name.text)]
    is_narrow = bool(asking(question) or narrowing(question)) and not _TASKS.match(question)
    for template in tool_questions() if len(lines) == len(names) == 1 and not is_narrow else ():
        if template.name == "text":
            # A name of no symbol may stand in a text, as that of an event.
            found = tool_answer(
                workspace,
                call,
                scope,
                Match(template, 1.0, template.questions[0]),
                lines,
                page,
                question,
                places=[("path", WORDS["templates"].strip())] if is_above else (),
            )
            if found is not None and found.is_found:
                return found
    # Of other things, as "which customers" or "who added it", code is no answer.
    is_of_code = bool(names) or not NOUNS.isdisjoint(stem(word) for word in words.lower().split())
    for template in () if is_narrow else tool_questions():
        is_one = bool(_ONE.match(question)) and bool(template.begins)
        is_open = is_one or question.lower().strip().startswith(tuple(f"{begin} " for begin in template.begins))
        if is_open or (template.begins and is_of_code and _LISTS.match(question)):
            # A list is not answered by code that has its words, but this may help.
            asked = question if is_open else f"{UNMAPPED}; nearest: {nearest_calls(near, named)}; code with its words"
            found = tool_answer(workspace, call, scope, Match(template, 1.0, asked), (), page, question)
            if found is not None and (
                found.is_found if is_open and not is_one else found.snippets and NOWHERE not in found.text
            ):
                return _covering(question, found._replace(is_found=is_open), page)
    return answer(nothing_fits(near, named, words, scope), page)


def _covering(question: str, found: Answer, page: Page) -> Answer:
    """Name the words of a question that no place of an answer has; with too many of them it is none."""
    told, body = content_words(question), found.text.partition("\n")[2]
    places = [
        {stem(word.strip().lower()) for reason in _REASONS.findall(line) for word in reason.split(",")}
        for line in (_ENTRIES.search(body) or [""])[0].split("\n")
    ]
    is_named = _NAMED_PLACE in body or any(name in body for name in question.split() if _AS_CODE.search(name))
    if page.format != "text" or not told or is_named:
        return found
    best = max(len(one.intersection(told.values())) for one in places)
    left_out = [word for word, stemmed in told.items() if stemmed not in set().union(*places)]
    # Of what happens, the places must have all words together.
    is_clear = best >= len(told) if question.lower().startswith("what happens") else 2 * best >= len(told)
    said = f" (without regard to {', '.join(map(repr, left_out))}) · " if left_out else " · "
    text = found.text.replace(" · ", said, 1)
    return found._replace(text=text, is_found=found.is_found and is_clear)


def _of_snapshots(workspace: Workspace) -> str:
    """Return the argument with which a query is answered from the same graph; empty for the working graph."""
    return f" with default_graph={' or '.join(workspace.graphs)}" if workspace.graphs else ""


def _shown_query(template: Template, values: Mapping[str, Any]) -> str:
    """Return the query as it was run; a long list of projects is replaced by a comment."""
    query = queries.bind(f"{FOLDER}/{template.name}", **values)
    projects = values.get("project", ())
    if len(projects) <= _MAX_PROJECTS:
        return query
    return _PROJECTS.sub(f"# VALUES ?project {{ the {len(projects):,} projects of the root }}", query)


def _about(workspace: Workspace, scope: QuestionScope, template: Template, named: Sequence[Mention]) -> str:
    """Return the interpretation of the names in the question."""
    shown_names = []
    rest = iter(named)
    for kind in template.kinds:
        mention = next(mention for mention in rest if kind in mention.things)
        iris = mention.things[kind]
        is_thing = kind in ("symbol", "path", "file")
        shown = _shown(iris[0], details(workspace, scope, [iris[0]]), scope) if is_thing else mention.text
        more = f" and {len(iris) - 1} more" if len(iris) > 1 else ""
        shown_names.append(f"{mention.text} is {shown}{more}" if shown != mention.text or more else shown)
    return "; ".join(shown_names)


def _rows(workspace: Workspace, scope: QuestionScope, rows: Sequence[Mapping[str, str]]) -> list[Row]:
    symbols = details(workspace, scope, sorted({value for row in rows for value in row.values() if _is_iri(value)}))
    return [Row(_line(row, symbols, scope), row) for row in rows]


def _line(row: Mapping[str, str], symbols: Mapping[str, Symbol], scope: QuestionScope) -> str:
    parts = []
    for name, value in row.items():
        shown = _TIME.sub(r"\1", _shown(value, symbols, scope))
        if not shown:
            continue
        if name in _PLACES:
            parts.append(f"{name} {shown}")
        elif value.isdecimal() and name != "version":
            parts.append(f"{int(value):,} {name}")
        else:
            parts.append(shown.replace("\n", "\n    "))
    return " · ".join(parts)


def _shown(value: str, symbols: Mapping[str, Symbol], scope: QuestionScope) -> str:
    if value in symbols:
        return symbols[value].place
    if _MODULE.fullmatch(value):
        project = identity.project_of(value)
        return scope.path(project, identity.decode(value.removeprefix(f"{project}/")))
    external = value.partition("?external=")[2]
    return identity.decode(external) if external else value.removeprefix(f"{identity.BASE}commit/")


def _is_iri(value: str) -> bool:
    return value.startswith(f"{identity.BASE}project/")


def _written(
    workspace: Workspace, call: Call, question: str, near: Sequence[Match], scope: QuestionScope
) -> Listing | None:
    """Return the rows of a query that a model wrote, or None if no model is configured.

    Raises ``NotWritten``.
    """
    writer = QueryWriter.configured()
    if writer is None:
        return None
    query = writer.write(question, [match.template for match in near[:NEAREST]])
    try:
        rows = _rows_of(workspace, call, query)
    except QueryError as error:
        raise NotWritten(f"the query of the model cannot be run: {error.message}\n{query}") from None
    return Listing(
        f"{counted(len(rows), 'row')} · written by {writer.model}, checked against the vocabulary only: read the query",
        [Section("rows", _rows(workspace, scope, rows))],
        [scope.freshness],
        [query],
        next_step="sparql_query runs it with your changes",
        data={"model": writer.model, "query": query},
    )


def _rows_of(workspace: Workspace, call: Call, query: str) -> list[dict[str, str]]:
    """Run a query that is no file of the library, bounded as queries by users are."""
    text = workspace.source.query(query, workspace.graphs, 0, running=call.working, is_users=True).text
    return [{key: term["value"] for key, term in row.items()} for row in json.loads(text)["results"]["bindings"]]
