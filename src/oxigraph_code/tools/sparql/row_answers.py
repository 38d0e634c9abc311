"""The answer to a question as a list: the rows of its query, or the nearest questions.

For maintainers: a sentence about the rows comes first, and the query last, so that it can be run with changes. This
module must not know how a question is read.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence

from oxigraph_code import identity, queries
from oxigraph_code.hints import call_of, said
from oxigraph_code.queries import term_lines
from oxigraph_code.queries.library import FOLDER
from oxigraph_code.queries.matching import WORDS, stem, stems_of
from oxigraph_code.search.places import asked_for, is_secondary
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section, answer
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.changes.authorship import authorship
from oxigraph_code.tools.sparql.kinds.clauses import MOST_ROWS, Composed
from oxigraph_code.tools.sparql.lists.passed_names import PassedNames, is_computed, passed_names
from oxigraph_code.tools.sparql.lists.word_lists import with_words
from oxigraph_code.tools.sparql.questions.mentions import mentions_of, quoted_words, without_regard
from oxigraph_code.tools.sparql.questions.reading import QuestionReading
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Answer, Workspace

ALL_LINES = 1_000_000
UNMAPPED = "no query of the library fits clearly"
NEAREST = 3
_OFFERED = 2
_TERMS = 12
_NEAR_SCORE = 0.2
_NONE_SCORE = 0.5
"""The score from which no rows are an answer."""
_UNLOADED = ("no report ", "no bill of ")
"""The beginning of the words for what is loaded from other tools alone."""
_NOTHING = "nothing in the graph answers this query"
_NARROWER = "sparql_query with the query and a FILTER"
_PLACES = ("line", "at")
_MODULE = re.compile(f"{re.escape(identity.BASE)}project/[^/?]+/[^?]+")
_NOUNS = {
    "module": "file",
    **{noun: noun for noun in ("function", "class", "symbol", "commit", "route", "test", "owner")},
}
"""Words for rows with one of these as their first column."""
_LIMIT = re.compile(r"\bLIMIT (\d+)$", re.MULTILINE)
_TIME = re.compile(r"(\d{4}-\d\d-\d\d)T\d\d:\d\d.*")
_LANGUAGE = "code:language"
_GREATEST = re.compile(r"ORDER BY DESC\(")
_SECONDARY = "of tests, examples, migrations, vendored and generated files at the end"
_WORD_PLACE = "in the "
"""The beginning of a place that may be a word of English."""


def clause_answer(question: AskedQuestion, whole: Composed, rows: Sequence[Mapping[str, str]]) -> Listing:
    """Describe the rows of a query that was put together from clauses."""
    kept = [row for row in rows if not _is_iri(row["thing"]) or question.scope.holds(row["thing"])]
    # Routes may have a parameter alone.
    unknown = [row for row in kept if "code:nameKind" in whole.query and is_computed(row["thing"])]
    shown, symbols = shown_rows(question, [row for row in kept if row not in unknown])
    before = "the first " if len(rows) == MOST_ROWS and not whole.is_count else ""
    sections, told = _ranked(question, shown, symbols, whole.query)
    after = f"{' in all' if whole.is_count else PassedNames([], unknown).told}{told or _aside(shown, symbols)}"
    return Listing(
        f"{before}{counted(len(shown), whole.kind.lower())}{after}: {whole.words}",
        [Section("rows", [])] if whole.is_count else sections,
        [question.scope.freshness],
        [*(whole.notes or ([] if shown or unknown else [_NOTHING])), whole.query],
        narrower=_NARROWER,
        next_step=_another(question),
        data={"template": "clauses", "query": whole.query},
        is_found=bool(shown or unknown) or not whole.is_guess,
    )


def _aside(rows: Sequence[Row], symbols: Mapping[str, Symbol]) -> str:
    """Tell how many things are files, or in files that are set aside, as tests, if not all of them are."""
    others = (row.data["thing"] for row in rows if row.data["thing"] not in symbols)
    kinds = Counter({"of them files": sum(bool(_MODULE.fullmatch(thing)) for thing in others)})
    forms = WORDS["set_aside"].items()
    kinds.update(told for one in symbols.values() for told, form in forms if re.search(form, one.path))
    return "".join(f", {number:,} {told}" for told, number in kinds.items() if 0 < number < len(rows))


def template_answer(
    question: AskedQuestion, reading: QuestionReading, rows: Sequence[Mapping[str, str]], query: str
) -> Listing:
    """Describe the rows of the query of a template."""
    workspace, scope = question.workspace, question.scope
    chosen, template, bounds = reading.chosen, reading.chosen.template, reading.bounds
    is_cut = str(len(rows)) in _LIMIT.findall(query)
    rows = [row for row in rows if all(scope.holds(value) for value in row.values() if _is_iri(value))]
    rows = [row for row in rows if not (template.is_unsure and row.get("number") == "0")]
    names = passed_names(question, rows)
    shown, symbols = shown_rows(question, names.known)
    unknown, _ = shown_rows(question, names.computed)
    if reading.narrowing:
        shown = with_words(shown, reading.narrowing)
        left_out = f"with {quoted_words(reading.narrowing)}"
    else:
        shown = _of_kind(shown, reading.words, symbols)
        left_out = without_regard(reading.left_out)
    # The graph may have fewer commits than the repository.
    loaded = workspace.rows("loaded_commits", project=sorted(scope.projects)) if template.is_of_history else []
    commits = int(loaded[0]["commits"]) if loaded else None
    about = "; ".join(filter(None, [*_meanings(workspace, scope, reading), bounds.shown, left_out]))
    sections, told = _ranked(question, shown, symbols, query)
    number = _number(shown, reading, symbols, f"{names.told}{told}")
    head = f"{'the first ' if is_cut else ''}{number}{f' ({about})' if about else ''}"
    authors = _line_authors(workspace, scope, reading)
    others = [match.question for match in reading.near if match is not chosen and match.score > _NEAR_SCORE][:NEAREST]
    # The place or the language of a question may be just a word of it.
    is_guess = bool(left_out) or template.is_unsure or reading.is_guess or reading.is_english
    is_guess |= bounds.place.startswith(_WORD_PLACE) or _LANGUAGE in bounds.within
    is_found = bool(shown or unknown or authors) or not (is_guess or chosen.score < _NONE_SCORE)
    if not is_found and (reading.narrowing or template.is_unsure):
        # A graph that may not know all of them has no number of them.
        head = f"nothing known fits{head.removeprefix('0 rows')}"
    is_empty = not (shown or unknown or commits == 0)
    # Nothing is known of such things, so that their number says nothing.
    head = f"{template.empty} · {head}" if is_empty and template.empty.startswith(_UNLOADED) else head
    return Listing(
        f"{said('no commits are loaded, call load_git_history')} · {head}" if commits == 0 else head,
        [
            *(sections if not bounds.is_count else [Section("rows", [])]),
            *([Section("computed", unknown, "computed, so that the name is not known:")] if unknown else []),
        ],
        [*([f"by the {counted(commits, 'commit')} loaded"] if commits else []), *authors[1:], scope.freshness],
        [
            *([template.empty or _NOTHING] if is_empty else []),
            *authors[:1],
            *([f"also near: {' · '.join(others)}"] if others else []),
            query if len(query) <= question.page.max_chars // 3 else f"the query is {FOLDER}/{template.name}.rq",
        ],
        narrower=_NARROWER,
        next_step=_another(question),
        data={"template": template.name, "query": query, "near": others},
        is_found=is_found,
    )


def nothing_fits(question: AskedQuestion, reading: QuestionReading, *notes: str) -> Answer:
    """Answer with the nearest queries and terms, if no query of the library fits."""
    wanted = {stem(word.lower()) for word in reading.words.split()}
    nearest = [match for match in reading.near if match.template.has_query][:NEAREST]
    used = {stem(word.lower()) for match in nearest for word in match.question.split()}
    ranked = sorted(term_lines(), key=lambda line: (-_shared(line, wanted), -_shared(line, used)))
    known = [
        f"{mention.text} is {', '.join(f'{len(things)} {kind}' for kind, things in mention.things.items())}"
        for mention in reading.named
    ]
    queries_near = []
    for match in nearest:
        text = queries.read(f"{FOLDER}/{match.template.name}")
        shown = [f"    {line}" for line in text.splitlines() if not line.startswith("# Question")]
        queries_near.append(Row("\n".join([match.question, *shown]), {"question": match.question, "query": text}))
    # Nothing has a name in a form of code; a word of English may just be a word.
    absent = [mention for mention in reading.named if not mention.things.keys() - {"text", "ref"}]
    paths = "\n".join(question.scope.files(question.workspace.settings)).lower() if absent else ""
    unknown = [f"'{one.text}'" for one in absent if not (one.is_lower or one.text.lower() in paths)]
    nothing = f", nothing indexed is named {' or '.join(unknown)}" if unknown else ""
    listing = Listing(
        f"{UNMAPPED}{nothing}; nearest: {nearest_calls(reading)}; or write one for {call_of('sparql_query')}",
        [
            Section("queries", queries_near, "the nearest questions, with their queries:"),
            Section("terms", [Row(line, {"term": line}) for line in ranked[:_TERMS]], "terms of the vocabulary:"),
        ],
        [question.scope.freshness],
        [*notes, *known],
        is_found=False,
    )
    return answer(listing, question.page)


def nearest_calls(reading: QuestionReading) -> str:
    """Describe the nearest questions, as calls with the names in them."""
    taken = ((match, mentions_of(match.template.kinds, reading.named) or reading.named) for match in reading.near)
    asked = list(dict.fromkeys(match.with_names([name.text for name in names]) for match, names in taken))[:_OFFERED]
    return " and ".join(call_of("ask", f"ask({json.dumps(text, ensure_ascii=False)})", question=text) for text in asked)


def _shared(line: str, wanted: set[str]) -> int:
    """Score the words that a term shares in its name (3 each) and its comment (1 each)."""
    name, _, comment = line.partition(":")[2].partition(":")
    return 3 * len(stems_of(name.partition(" ")[0]) & wanted) + len(
        {stem(word) for word in comment.lower().split()} & wanted
    )


def shown_rows(question: AskedQuestion, rows: Sequence[Mapping[str, str]]) -> tuple[list[Row], Mapping[str, Symbol]]:
    """Write rows as lines, with places instead of IRIs; return the symbols in them, too."""
    iris = sorted({value for row in rows for value in row.values() if _is_iri(value)})
    symbols = details(question.workspace, question.scope, iris)
    return [Row(_line(row, symbols, question.scope), row) for row in rows], symbols


def _ranked(
    question: AskedQuestion, rows: Sequence[Row], symbols: Mapping[str, Symbol], query: str
) -> tuple[list[Section], str]:
    """Put symbols of tests, vendored and generated files last where the greatest are asked for."""
    is_asked = bool(asked_for(question.text.lower().split()))
    apart = [row for row in rows if (one := symbols.get(next(iter(row.data.values()), ""))) and is_secondary(one.path)]
    own = [row for row in rows if row not in apart]
    if is_asked or not own or not apart or not _GREATEST.search(query):
        return [Section("rows", rows)], ""
    return [Section("rows", own), Section("secondary", apart, f"{_SECONDARY}:")], f", {len(apart):,} {_SECONDARY}"


def _another(question: AskedQuestion) -> str:
    """Tell how another query is asked of the same graph."""
    graphs = question.workspace.graphs
    of_snapshots = f" with default_graph={' or '.join(graphs)}" if graphs else ""
    return f"another query: sparql_query{of_snapshots}"


def _line_authors(workspace: Workspace, scope: QuestionScope, reading: QuestionReading) -> list[str]:
    """Describe those who wrote the lines of a named file, also before the loaded commits."""
    template = reading.chosen.template
    things = reading.used[0].things[template.kinds[0]] if template.has_lines and reading.used else ()
    if len(things) != 1 or scope.committed:
        return []
    blame = workspace.keeper.blame(*scope.root_around(scope.path_of(things[0])), [(1, ALL_LINES)])
    return [row.line for row in authorship(blame)] if blame is not None else []


def _number(rows: Sequence[Row], reading: QuestionReading, symbols: Mapping[str, Symbol], more: str) -> str:
    """Return the sentence about the rows: how many there are, ``more``, and of what."""
    title = reading.chosen.template.title.rstrip(".")
    title = f"{more}: {title[:1].lower()}{title[1:]}"
    one = rows[0].data if rows else {}
    column = next(iter(one), "")
    if reading.bounds.is_count and rows:
        return f"{int(one['number']):,} in all{title}"
    if len(rows) == 1 and {"kind", "symbols"} <= one.keys():
        return f"{int(one['symbols']):,} {one['kind']}{title}"
    things = [row.data[column] for row in rows]
    # A thing with several rows is not counted by them.
    is_each = 0 < len(set(things)) == len(rows)
    kinds = Counter(symbols[thing].kind.lower() if thing in symbols else "" for thing in things)
    if is_each and column not in _NOUNS and "" not in kinds:
        return f"{', '.join(counted(count, kind) for kind, count in kinds.most_common())}{title}"
    if is_each or column not in (*_NOUNS, "name"):
        return f"{counted(len(rows), _NOUNS.get(column, 'row') if is_each else 'row')}{title}"
    return f"{counted(len(set(things)), _NOUNS.get(column, column))} in {counted(len(rows), 'row')}{title}"


def _of_kind(rows: list[Row], words: str, symbols: Mapping[str, Symbol]) -> list[Row]:
    """Keep the rows with the kind that a question names, if they count kinds, or mix types or members."""
    asked = words.lower().split()
    kinds = WORDS["kinds_of_members"] if rows and "member" in rows[0].data else WORDS["kinds_of_types"]
    stems, types = set(map(stem, asked)), {kinds.get(word) for word in asked}
    kept = [row for row in rows if "symbols" in row.data and stem(row.data.get("kind", "").split(" ")[0]) in stems]
    first = ((row, symbols.get(next(iter(row.data.values()), ""))) for row in rows)
    return kept or [row for row, symbol in first if symbol and symbol.kind in types] or rows


def _meanings(workspace: Workspace, scope: QuestionScope, reading: QuestionReading) -> list[str]:
    """Return the interpretation of each name in a question."""
    found = []
    for kind, mention in zip(reading.chosen.template.kinds, reading.used, strict=True):
        iris = mention.things[kind]
        is_thing = kind in ("symbol", "path", "file")
        shown = _shown(iris[0], details(workspace, scope, [iris[0]]), scope) if is_thing else mention.text
        more = f" and {len(iris) - 1} more" if len(iris) > 1 else ""
        found.append(f"{mention.text} is {shown}{more}" if shown != mention.text or more else shown)
    return found


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
        return scope.path_of(value)
    return identity.external_name(value) or value.removeprefix(f"{identity.BASE}commit/")


def _is_iri(value: str) -> bool:
    return value.startswith(f"{identity.BASE}project/")
