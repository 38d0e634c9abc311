"""Questions in words, answered by the nearest query of the library or by a tool.

For maintainers: no model and no guess. The query, or the call of the tool, is shown with its answer, so that the reader
sees which question was answered, and which others are near. If none is near enough, the answer has the nearest
questions, queries and terms instead. This module chooses the reading of a question that is answered; it must not know
how rows are written. See decision 0170.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Annotated, Any

from oxigraph_code import queries
from oxigraph_code.errors import QueryError
from oxigraph_code.queries.library import FOLDER, tool_questions
from oxigraph_code.queries.matching import (
    NOUNS,
    SECOND_PART,
    WORDS,
    Match,
    asking,
    content_words,
    narrowed,
    narrowing,
    rephrased,
    stem,
)
from oxigraph_code.tools.admin.load_history import load_missing_commits
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Format, Listing, MaxChars, Offset, Page, Section, answer
from oxigraph_code.tools.answer.symbol_details import details
from oxigraph_code.tools.context.context import NOWHERE
from oxigraph_code.tools.references.unused import unused_functions
from oxigraph_code.tools.sparql.answers_of_each import answer_of_each, things_listed
from oxigraph_code.tools.sparql.bounded_readings import defined_inside, modules_with, modules_within, of_project
from oxigraph_code.tools.sparql.histories.beginnings import beginning
from oxigraph_code.tools.sparql.histories.changed_files import changed_files
from oxigraph_code.tools.sparql.histories.release_changes import release_changes
from oxigraph_code.tools.sparql.histories.topic_history import topic_history
from oxigraph_code.tools.sparql.kinds.clauses import GUARD, Composed, composed
from oxigraph_code.tools.sparql.lists.build_files import listed_by_files
from oxigraph_code.tools.sparql.lists.comparisons import compared_things
from oxigraph_code.tools.sparql.lists.folder_lists import listed_by_folder
from oxigraph_code.tools.sparql.lists.libraries import libraries_for
from oxigraph_code.tools.sparql.lists.passed_names import is_computed
from oxigraph_code.tools.sparql.lists.stated_facts import stated_facts
from oxigraph_code.tools.sparql.lists.value_lists import listed_values
from oxigraph_code.tools.sparql.lists.word_lists import listed_by_idiom, listed_by_words
from oxigraph_code.tools.sparql.query_writer import NotWritten, QueryWriter
from oxigraph_code.tools.sparql.questions.bounds import counted_thing, ordered_by_most
from oxigraph_code.tools.sparql.questions.dropped_parts import PROJECTS, dropped_names, dropped_parts, inside
from oxigraph_code.tools.sparql.questions.mentions import (
    AS_CODE,
    LEFT_OUT,
    Mention,
    quoted_words,
    symbols_named,
    with_roles,
    without_regard,
)
from oxigraph_code.tools.sparql.questions.places import compared_places
from oxigraph_code.tools.sparql.questions.reading import ENOUGH, UNCALLED, QuestionReading, read_question
from oxigraph_code.tools.sparql.questions.second_questions import QuestionPair, joined, question_pair
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion, tool_answer
from oxigraph_code.tools.sparql.row_answers import (
    ALL_LINES,
    NEAREST,
    UNMAPPED,
    clause_answer,
    nearest_calls,
    nothing_fits,
    shown_rows,
    template_answer,
)
from oxigraph_code.tools.sparql.running.events import what_happens
from oxigraph_code.tools.sparql.running.located import flow_between, located
from oxigraph_code.tools.sparql.running.open_routes import open_routes
from oxigraph_code.tools.sparql.running.route_questions import route_answer
from oxigraph_code.tools.sparql.running.routes_about import routes_about
from oxigraph_code.tools.sparql.structure.kinds_of_dependents import dependents_of_kind
from oxigraph_code.tools.sparql.structure.part_counts import counted_by_part
from oxigraph_code.tools.sparql.structure.part_dependencies import part_dependencies
from oxigraph_code.tools.sparql.structure.untested_parts import untested_parts
from oxigraph_code.tools.workspace.scope import Project, find_scope
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, Call, Workspace

_AS_WORDED = 0.95
"""The score from which a question has the words of a template."""
_MAX_PROJECTS = 3
_LIMITS = re.compile(r"\bLIMIT \d+")
_LISTS, _TASKS, _ONE, _TEMPLATES, _LINES, _INSTRUCTIONS = (
    re.compile(rf"\s*(?:{WORDS['openings'][name]})\b", re.IGNORECASE)
    for name in ("lists", "tasks", "one", "templates", "lines", "instructions")
)
_USES = frozenset(WORDS["uses"].split())
_SAID_OF_NAMES = NOUNS | {stem(word) for word in (*_USES, *WORDS["links"].split(), *WORDS["placing"].split())}
_READS = re.compile(r"\bread(?:s|ers?)?\b", re.IGNORECASE)
_FIRST = (
    stated_facts,
    beginning,
    what_happens,
    release_changes,
    changed_files,
    partial(topic_history, is_whole=True),
)
"""The readings whose answers name all that they leave out."""
_DIRECT = (
    route_answer,
    compared_places,
    compared_things,
    part_dependencies,
    counted_by_part,
    untested_parts,
    listed_by_files,
    listed_by_idiom,
    open_routes,
    dependents_of_kind,
    routes_about,
)
"""The readings of a whole sentence, in the order in which they are tried."""
_REASONS = re.compile(r"(?:named like|has) ([^;·(]+)")
_ENTRIES = re.compile(r"(?:entry points|perhaps):\n(?:  .*\n?)+")
_NAMED_PLACE = "named in the task"
_ACTOR = re.compile(
    r"\bwhen (?:(?:an?|the) )?(?:user|admin|administrator|someone|visitor|customer) (?=[a-z]+s\b)", re.IGNORECASE
)
"""The one who does what happens; code is seldom named so."""
_WRITTEN = re.compile(r"[_./`]")
_PARTS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")


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
    Returns: the call, or the nearest query of the library, and its answer.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    asked = AskedQuestion(rephrased(question), workspace, call, find_scope(workspace, call, project), page)
    # The words for a schedule, or for the users of a library, are no second question.
    for whole in (stated_facts, libraries_for):
        if (told := whole(asked._replace(text=question))) is not None:
            return answer(told, page)
    pair = question_pair(asked.text)
    if pair is not None and not _is_worded(asked):
        half = page if page.max_chars == sys.maxsize else page._replace(max_chars=page.max_chars // 2)
        first = _alone(asked._replace(text=rephrased(pair.first), page=half))
        pair, second = _second(asked._replace(page=half._replace(offset=0)), pair)
        if first.is_found and second.is_found:
            # Later pages are of the first answer, as it says.
            return first if offset else joined(pair, first, second)
    return _alone(asked)


def _second(question: AskedQuestion, pair: QuestionPair) -> tuple[QuestionPair, Answer]:
    """Answer the second question of a pair: if it can be, of each thing that the first one lists."""
    if pair.of_each:
        whole = Page(0, sys.maxsize, "json")
        listed = _alone(question._replace(text=rephrased(pair.first), page=whole))
        of_each = answer_of_each(question._replace(text=pair.of_each), things_listed(listed.text))
        if of_each is not None and of_each.is_found:
            return pair._replace(second=pair.of_each.format("each")), answer(of_each, question.page)
    return pair, _alone(question._replace(text=rephrased(pair.second)))


def _is_worded(question: AskedQuestion) -> bool:
    """Return true if the library has a question in all its words."""
    reading = read_question(question.workspace, question.scope, question.text)
    return reading.chosen.score >= _AS_WORDED and not reading.left_out


def _alone(question: AskedQuestion) -> Answer:
    """Answer one question, if need be asked again inside the part of the project that it names."""
    named = question._replace(text=with_roles(question.workspace, question.scope, question.text))
    for first in _FIRST:
        if (told := first(named)) is not None:
            return answer(told, question.page)
    found = _answered(named)
    if not found.is_found:
        return found
    # The words of an answer for programs are known by its text for people.
    read = found if question.page.format == "text" else _answered(_as_text(named))
    if names := dropped_names(question, read.text):
        reading = read_question(question.workspace, question.scope, question.text)
        return nothing_fits(question, reading, f"the nearest answer leaves out {', '.join(names)}")
    left_out = dropped_parts(question, read.text)
    for word in left_out:
        again = question._replace(text=inside(question.text, word))
        part = _answered(_as_text(again))
        is_whole = not (part.text.startswith("0 ") or LEFT_OUT in part.text.partition("\n")[0])
        if part.is_found and is_whole and not dropped_parts(question, part.text):
            return part if question.page.format == "text" else _answered(again)
    return _but_for(left_out, found)


def _as_text(question: AskedQuestion) -> AskedQuestion:
    return question._replace(page=question.page._replace(format="text"))


def _but_for(left_out: Sequence[str], found: Answer) -> Answer:
    """Name the words that an answer leaves out after its first part."""
    if not left_out:
        return found
    return found.retold(lambda first: first.replace(" · ", f" ({without_regard(left_out)}) · ", 1))


def _answered(question: AskedQuestion) -> Answer:
    """Answer a question by clauses, by the nearest template, or as a task."""
    text, workspace, _, scope, page = question
    for direct in _DIRECT:
        if (listing := direct(question)) is not None:
            return answer(listing, page)
    reading = read_question(workspace, scope, text)
    whole = composed(workspace, scope, text)
    score, is_another = reading.chosen.score, _counts_another_thing(text, reading)
    # The template explains all words and names.
    is_clear = score >= ENOUGH and not (reading.left_out or is_another)
    is_first = not (is_clear and score >= _AS_WORDED) or any(one.is_first for one in whole)
    by_word = [one for one in whole if one.is_by_word]
    if is_first and (found := _put_together(question, [one for one in whole if one not in by_word])):
        return found
    if is_first and (values := listed_values(question)) is not None:
        return answer(values, page)
    if is_first and (found := _put_together(question, by_word)):
        return found
    is_whole = score >= (_AS_WORDED if reading.is_loose else ENOUGH) and reading.is_read
    readings = [reading] if (is_whole or reading.narrowing) and not is_another else []
    # A list but for some words, which its rows may have, unless clauses read all of them.
    is_read = any(one.is_first for one in whole)
    listed = None if is_read or (is_clear and not reading.is_guess) else narrowed(text)
    if listed is not None:
        is_later = is_whole and (is_clear or reading.chosen.template.kinds)
        readings.insert(len(readings) if is_later else 0, QuestionReading.of_list(listed, reading.words))
    # In the words of the library, nothing is an answer; a name as code is written may still stand in a text.
    is_asked = is_clear and not any(AS_CODE.search(name.text) for name in reading.named)
    for tried in readings:
        found = _by_template(question, tried)
        is_unsure = tried.chosen.template.is_unsure and not tried.narrowing
        is_sure = not (tried.narrowing or tried.is_guess or tried.chosen.left_out or tried.unread)
        if found.is_found:
            return found
        if is_unsure or is_sure or (is_asked and tried.chosen.score == 1):
            later = _put_together(question, whole, has_rows=True) if is_unsure else None
            # "scheduled jobs" name no symbol.
            if later or not (is_unsure and tried.is_english) or tried.chosen.template.is_of_history:
                return later or _listed(question) or found
    found_later = None if is_first else _put_together(question, whole)
    # Guards of a route are not told by its words.
    return found_later or _unfitting(question, reading, has_lists=not any(GUARD in one.query for one in whole))


def _put_together(question: AskedQuestion, whole: Sequence[Composed], *, has_rows: bool = False) -> Answer | None:
    """Return the rows of the first query that answers a question; ``None`` without an answer."""
    for one in whole:
        listing = clause_answer(question, one, question.rows(one.query))
        if listing.is_found and (listing.sections[0].rows or not has_rows):
            return answer(listing, question.page)
    return None


def _counts_another_thing(question: str, reading: QuestionReading) -> bool:
    """Return true if the rows are no number of what the question counts, or of more than it names."""
    thing, chosen = counted_thing(question), reading.chosen
    lists = [wording for wording in chosen.template.questions if wording.startswith(("list ", "all ", "how many "))]
    words = " ".join([chosen.template.title.partition(",")[0].lower(), *lists]).split()
    is_another = reading.bounds.is_count and stem(thing) not in map(stem, words)
    return bool(thing) and (is_another or bool(reading.unread) or thing in chosen.left_out)


def _by_template(question: AskedQuestion, reading: QuestionReading) -> Answer:
    """Answer by the nearest template: by its tool, or by the rows of its query."""
    text, workspace, _, scope, page = question
    chosen, template, bounds = reading.chosen, reading.chosen.template, reading.bounds
    if not template.has_query:
        return tool_answer(question, chosen, reading.named, places=bounds.arguments) or nothing_fits(question, reading)
    if template.is_of_history:
        question.check_commits()
        load_missing_commits(workspace, question.call, scope.root)
    if template.name == UNCALLED and not replace(bounds, within=""):
        modules, place = modules_within(question, bounds.within), bounds.place
        if reading.narrowing:
            place = f"in files with {quoted_words(reading.narrowing)} in their paths"
            modules = modules_with(question, reading.narrowing)
        if reading.narrowing and not modules:
            return nothing_fits(question, reading)
        listing = unused_functions(workspace, scope, place, modules)
        return answer(replace(listing, data={**(listing.data or {}), "template": template.name}), page)
    reading = defined_inside(question, reading)
    reading, projects = of_project(question, reading)
    bounds = reading.bounds
    things = [name.things[kind] for kind, name in zip(template.kinds, reading.used, strict=False)]
    values: dict[str, Any] = dict(zip(template.wanted, things, strict=True))
    values |= {"text": values["text"][0]} if "text" in values else {}
    values |= {"project": projects} if template.is_of_projects else {}
    file = f"{FOLDER}/{template.name}"
    query = bound = queries.bind(file, **values)
    if len(values.get("project", ())) > _MAX_PROJECTS:
        # A long list is shown as a comment.
        query = PROJECTS.sub(f"# VALUES ?project {{ the {len(values['project']):,} projects of the root }}", bound)
    if reading.narrowing:
        # Rows with the word are counted once they are known.
        bounds = replace(bounds, is_count=False)
    elif not bounds and (found := tool_answer(question, chosen, reading.named, query)):
        return found
    is_of_names = bounds.is_count and "code:nameKind" in bound
    if is_of_names and any(is_computed(row.get("name", "")) for row in workspace.rows(file, **values)):
        # Computed names are counted apart.
        bounds = replace(bounds, is_count=False)
        reading = reading._replace(bounds=bounds)
    by_most = ordered_by_most(text, bound)
    if reading.narrowing and not bounds:
        # A row with the words may be any of them.
        query = _LIMITS.sub(f"LIMIT {ALL_LINES}", query)
        rows = question.rows(query)
    elif not bounds and by_most == bound:
        rows = workspace.rows(file, **values)
    else:
        whole, shown = (bounds.around(one) for one in (by_most, ordered_by_most(text, query)))
        if whole is None or shown is None:
            if (topic := topic_history(question, is_whole=False)) is not None:
                return answer(topic, page)
            note = f'the query "{chosen.question}" has nothing to compare with {bounds.shown or "a number"}'
            return nothing_fits(question, reading, note)
        rows, query = question.rows(whole), shown
    if not rows and template.name == "owners" and (topic := topic_history(question, is_whole=False)) is not None:
        return answer(topic, page)
    if _READS.search(text) and not any(row.get("access", "reads") == "reads" for row in rows):
        rows = []
    return answer(template_answer(question, reading, rows, query), page)


def _unfitting(question: AskedQuestion, reading: QuestionReading, *, has_lists: bool) -> Answer:
    """Answer a question that no wording explains: by a model, as a task, or with the nearest questions."""
    try:
        written = _written(question, reading)
    except NotWritten as reason:
        return nothing_fits(question, reading, str(reason))
    if written is not None:
        return answer(written, question.page)
    if (topic := topic_history(question, is_whole=False)) is not None:
        return answer(topic, question.page)
    if second := SECOND_PART.search(question.text):
        first = _answered(question._replace(text=rephrased(question.text[: second.start()])))
        if first.is_found:
            return first.retold(lambda told: f"the first part alone, without {second['part']!r} · {told}")
    is_above = bool(_TEMPLATES.match(question.text))
    others = set() if is_above else {"folder", "file"}
    names = [name for name in reading.named if AS_CODE.search(name.text) and not others & name.things.keys()]
    words = reading.words.split()
    found = None
    is_task = bool(_TASKS.match(question.text)) or not (asking(question.text) or narrowing(question.text))
    # With another thing beside the name, the lines with the name answer another question.
    is_alone = not any(name not in names and not name.is_lower for name in reading.named)
    is_alone &= {stem(word) for word in content_words(reading.words)} <= _SAID_OF_NAMES
    is_alone |= len(names) == 1 and bool(_WRITTEN.search(names[0].text))
    is_of_lines = is_alone and (_LINES.match(question.text) or not _USES.isdisjoint(words))
    if is_task and "version" not in words and (is_above or is_of_lines):
        found = _by_lines(question, names, is_above=is_above)
    is_list = has_lists and found is None and not _ONE.match(question.text)
    if is_list and (listed := _listed(question)):
        return listed
    as_code = [one.text for one in names]
    unknown = [text for text in as_code if not _is_symbol(question, text)]
    # Of a name that nothing has, and no other word, code is no answer.
    is_gone = bool(unknown) and is_alone
    # Code about a name that there is has its tools.
    if found is None and len(unknown) == len(as_code):
        way = flow_between(question)
        found_code = way if way is not None and way.is_found else located(question, unknown) or way
        # Code with a part of a name that nothing has is other code.
        if found_code is not None and not (unknown and LEFT_OUT in found_code.head):
            return answer(found_code, question.page)
    if is_task and not is_gone:
        # Of other things, as "which customers" or "who added it", code is no answer.
        is_of_code = bool(names) or not NOUNS.isdisjoint(stem(word.lower()) for word in words)
        found = found or _as_task(question, reading, is_of_code=is_of_code)
    return found or nothing_fits(question, reading)


def _listed(question: AskedQuestion) -> Answer | None:
    """List things by words or folders alone; ``None`` without any."""
    lists = (partial(listed_by_folder, is_whole=True), listed_by_words, listed_by_folder)
    listed = next(filter(None, (one(question) for one in lists)), None)
    return answer(listed, question.page) if listed else None


def _by_lines(question: AskedQuestion, names: Sequence[Mention], *, is_above: bool) -> Answer | None:
    """Find the lines with the only name, if no symbol has it; ``is_above`` searches templates."""
    if len(names) != 1 or symbols_named(question.workspace, question.scope, names[0].text):
        return None
    text = next(template for template in tool_questions() if template.name == "text")
    places = [("path", WORDS["templates"].strip())] if is_above else ()
    found = tool_answer(question, Match(text, 1.0, text.questions[0]), names, places=places)
    return found if found is not None and found.is_found else None


def _is_symbol(question: AskedQuestion, text: str) -> bool:
    """Return true if a symbol of the project has just this name."""
    found = details(question.workspace, question.scope, symbols_named(question.workspace, question.scope, text))
    return any(text in (symbol.short_name, symbol.name) for symbol in found.values())


def _as_task(question: AskedQuestion, reading: QuestionReading, *, is_of_code: bool) -> Answer | None:
    """Find the code for a question as for a task; beside a list this may help, but is no answer to it."""
    task = next(template for template in tool_questions() if template.begins)
    text, is_one = question.text, bool(_ONE.match(question.text))
    is_open = is_one or text.lower().strip().startswith(tuple(f"{begin} " for begin in task.begins))
    # Documents tell how something is done with a program, and its code does not.
    is_open &= not _INSTRUCTIONS.match(text)
    if not is_open and not (is_of_code and _LISTS.match(text)):
        return None
    asked = text if is_open else f"{UNMAPPED}; nearest: {nearest_calls(reading)}; code with its words"
    found = tool_answer(question, Match(task, 1.0, asked), ())
    if found is None or not (found.snippets and NOWHERE not in found.text if is_one or not is_open else found.is_found):
        return None
    return _covering(text, found._replace(is_found=is_open), question.page)


def _covering(question: str, found: Answer, page: Page) -> Answer:
    """Name the words of a question that no place of an answer has; with too many of them it is none."""
    told, body = content_words(_ACTOR.sub("", question)), found.text.partition("\n")[2]
    places = [
        {stem(word.strip().lower()) for reason in _REASONS.findall(line) for word in reason.split(",")}
        for line in (_ENTRIES.search(body) or [""])[0].split("\n")
    ]
    is_event = question.lower().startswith("what happens")
    # A name with an inner capital, as a company has, does not tell an event.
    own = _WRITTEN if is_event else AS_CODE
    names = [name for name in question.split() if own.search(name)]
    is_named = (not is_event and _NAMED_PLACE in body) or any(name in body for name in names)
    if page.format != "text" or not told:
        return found
    in_names = {stem(part.lower()) for name in names for part in _PARTS.findall(name)}
    best = max(len(one.intersection(told.values())) for one in places)
    left_out = [word for word, stemmed in told.items() if stemmed not in in_names.union(*places)]
    # The places must have all words together.
    is_clear = is_named or (best >= len(told) if is_event else 2 * best >= len(told))
    if not is_clear and not found.text.startswith(UNMAPPED):
        found = found.retold(lambda first: f"{UNMAPPED}; code with its words · {first}")
    return _but_for(left_out, found._replace(is_found=found.is_found and is_clear))


def _written(question: AskedQuestion, reading: QuestionReading) -> Listing | None:
    """Return the rows of a query that a model wrote, or None if no model is configured.

    Raises ``NotWritten``.
    """
    writer = QueryWriter.configured()
    if writer is None:
        return None
    query = writer.write(question.text, [match.template for match in reading.near[:NEAREST]])
    try:
        rows = question.rows(query)
    except QueryError as error:
        raise NotWritten(f"the query of the model cannot be run: {error.message}\n{query}") from None
    return Listing(
        f"{counted(len(rows), 'row')} · written by {writer.model}, checked against the vocabulary only: read the query",
        [Section("rows", shown_rows(question, rows)[0])],
        [question.scope.freshness],
        [query],
        next_step="sparql_query runs it with your changes",
        data={"model": writer.model, "query": query},
    )
