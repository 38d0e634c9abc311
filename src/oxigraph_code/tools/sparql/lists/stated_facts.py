"""Lists of facts that declarations state and no relation of the graph has, as keys and schedules.

For maintainers: the files that may state a fact are read when it is asked about; the wordings and the forms of
frameworks are data. A question is read whole, or left to others. See decision 0211.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from oxigraph_code.queries import read_data
from oxigraph_code.queries.library import FOLDER
from oxigraph_code.queries.lines import line_number
from oxigraph_code.queries.matching import EVERYDAY, FILLERS, singular, stem, stems_of
from oxigraph_code.search.places import is_about_others
from oxigraph_code.search.words import parts
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import details
from oxigraph_code.tools.sparql.lists.passed_names import passed_names
from oxigraph_code.tools.sparql.questions.mentions import quoted_words
from oxigraph_code.tools.sparql.questions.places import is_in
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion
from oxigraph_code.tools.sparql.questions.wordings import compiled

_WORD: Final = re.compile(r"[a-z]+", re.IGNORECASE)
_END: Final = re.compile(r"[\s?.!]+$")
_TYPE: Final = re.compile(r"[A-Z]\w*")
_MAX_LENGTH: Final = 140
_SHOWN: Final = 6
_KEYS: Final = "relations"
_Wanted = Mapping[str, frozenset[str]]


class _StatedFact(NamedTuple):
    of: str
    name: str
    to: str
    text: str
    path: str
    line: int
    is_inverse: bool

    @property
    def row(self) -> Row:
        told = " → ".join(filter(None, [".".join(filter(None, [self.of, self.name])), self.to]))
        return Row(f"{self.path}:{self.line} {told} · {self.text[:_MAX_LENGTH]}", self._asdict())


@cache
def _data() -> Mapping[str, Any]:
    return tomllib.loads(read_data("stated_facts.toml"))


@cache
def _asked() -> Sequence[tuple[re.Pattern[str], Mapping[str, Any]]]:
    """Return the wordings in their order, each with its answer."""
    filled = _data()["fragments"]
    return [(compiled(words, filled), ask) for ask in _data()["asks"] for words in ask["words"]]


@cache
def _form(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.MULTILINE)


def stated_facts(question: AskedQuestion) -> Listing | None:
    """List the facts that a question in a known wording asks for; None for any other question, or no fact."""
    text = _END.sub("", question.text.strip())
    found, ask = next(((one, ask) for form, ask in _asked() if (one := form.fullmatch(text))), (None, dict[str, Any]()))
    if found is None:
        return None
    key, counts = ask["facts"], ask["counts"]
    named = {name: value for name, value in found.groupdict().items() if value}
    every = _every(question, key)
    tables = {_squashed(one.of): _squashed(one.to) for one in _facts(question, "table_names")} if key == _KEYS else {}
    every = list(_inherited(question, every)) if key == _KEYS else every
    kept = [one for one in every if ("inverse" in ask or not one.is_inverse) and "{" not in one.name]
    kept = [one for one in kept if _fits(one, named, tables) and is_in(one.path, named.get("place", ""))]
    kept = [one for one in kept if not re.search(ask.get("unlike", "(?!)"), one.row.line)]
    wanted = _wanted(_WORD.findall(named.get("rest", "").lower()))
    kept = _nearest(kept, wanted, ask["most"]) if "most" in ask else [one for one in kept if _has_words(one, wanted)]
    if not kept and ("refuses" not in ask or (key == _KEYS and all(one.is_inverse for one in every))):
        return None
    # A migration may be undone by a later one, which models and schemas are not.
    now = [one for one in kept if key != _KEYS or not _is_history(one.path)] or kept
    things = {_thing(one, counts, tables) for one in now}
    older = {_thing(one, counts, tables): one.row for one in kept}
    old = [row for thing, row in older.items() if thing not in things]
    about = ask["told"].format(**{"of": "", "to": "", "name": "", **named}).strip()
    with_words = f" with {quoted_words(wanted)}" if wanted else ""
    if not kept:
        read = f"{counted(len(every), 'declaration')} of other names {'is' if len(every) == 1 else 'are'} read"
        none = f"no {ask['thing']} {about} is found in the known forms; {read}"
        return Listing(none, [Section("rows", [])], [question.scope.freshness], is_found=False)
    facts = [f"as the text of {counted(len({one.path for one in kept}), 'file')} says", _data()["notes"][key]]
    # Declarations in other forms are not read.
    head = f"at least {counted(len(things), ask['thing'])}{f' {about}' if about else ''}{with_words}"
    # An owner with a mark before its name is a variable.
    unread = sum(one.of.startswith("$") or "{" in one.name for one in every)
    head += f", and {unread:,} of a computed name not read" if unread else ""
    head += f" in {named['place']}" if "place" in named else ""
    head += f", in {counted(len(now), ask.get('each', 'declaration'))}" if len(things) != len(now) else ""
    head += f"; {len(old):,} more by migrations alone, which may be gone since" if old else ""
    handled = _with_handlers(question, ask["handlers"], kept) if "handlers" in ask else None
    rows = handled[1] if handled else [one.row for one in now]
    return Listing(
        f"{head}; {handled[0]}" if handled else head,
        [Section("rows", rows), Section("old", old, "by migrations alone:")],
        [*filter(None, facts), question.scope.freshness],
        data={"template": "stated_facts"},
    )


def _with_handlers(question: AskedQuestion, key: str, thrown: Sequence[_StatedFact]) -> tuple[str, list[Row]]:
    """Put thrown types together with the handlers that name them, or a type that they extend."""
    bases = {one.name: one.to for one in _facts(question, "thrown_bases")}
    everything = ["", *_data()["fragments"]["everything"].split()]
    handlers, places = defaultdict[str, list[_StatedFact]](list), defaultdict[str, list[_StatedFact]](list)
    for one in _facts(question, key):
        for name in _TYPE.findall(one.name) or [""]:
            handlers[name].append(one)
    for one in thrown:
        places[one.name].append(one)
    rows, named = list[Row](), 0
    for name, stated in sorted(places.items(), key=lambda item: (-len(item[1]), item[0])):
        types = [name]
        while (base := bases.get(types[-1])) and base not in types:
            types.append(base)
        caught = [one for one in types if one in handlers and one not in everything]
        named += bool(caught)
        ways = [f"caught{f' as {one}' if one != name else ''} at {_places(handlers[one])}" for one in caught]
        told = [name, f"{counted(len(stated), 'time')}: {_places(stated)}", *(ways or ["no handler names it"])]
        rows.append(Row(" · ".join(told), {"name": name, "thrown": len(stated), "caught_as": caught}))
    every = sum(len(handlers[one]) for one in everything if one in handlers)
    head = f"{named:,} named by a handler, as itself or as a type that it extends"
    return f"{head}; {counted(every, 'handler')} for every exception", rows


def _places(facts: Sequence[_StatedFact]) -> str:
    """Return the first few files of facts with their lines."""
    lines = defaultdict[str, list[str]](list)
    for one in facts:
        lines[one.path].append(str(one.line))
    return shortened([f"{path}:{shortened(numbers, _SHOWN)}" for path, numbers in lines.items()], _SHOWN)


def _in_graph(question: AskedQuestion, key: str) -> Iterator[_StatedFact]:
    """Yield the names of a kind in the graph, also those that callers pass; computed ones have braces."""
    scope, known = question.scope, _data()["graph"].get(key, {})
    rows = question.workspace.cached_rows(f"{FOLDER}/{known['query']}", project=sorted(scope.projects)) if known else ()
    found = passed_names(question, rows)
    symbols = details(question.workspace, scope, sorted({row["symbol"] for row in [*found.known, *found.computed]}))
    for row in (*found.known, *found.computed):
        path = symbols[row["symbol"]].path if row["symbol"] in symbols else scope.path_of(row["symbol"])
        line = line_number(row["line"])
        is_meant = re.fullmatch(known["like"], row["name"]) and row["access"] in known.get("access", row["access"])
        if is_meant and not _is_aside(path):
            text = "".join(scope.text(path).split("\n")[line - 1 : line])
            yield _StatedFact("", row["name"], "", text.strip(), path, line, is_inverse=False)


def stated_settings(question: AskedQuestion, words: Sequence[str]) -> list[Row]:
    """List the settings and variables of the environment with all of some words, the nearest first."""
    return [one.row for one in _nearest(_every(question, "settings environment"), _wanted(words))]


def _every(question: AskedQuestion, key: str) -> Sequence[_StatedFact]:
    """Return the facts in the text, and others by the names in the graph."""
    told = [*_facts(question, key)]
    names = {one.name for one in told}
    whole = [*told, *(one for one in _in_graph(question, key) if one.name not in names)]
    prefixed = [one for one in whole if one.name not in one.text]
    # A function puts a prefix before the name that is written.
    ends = {(one.path, one.line, one.name[at:]) for one in prefixed for at in range(1, len(one.name))}
    return [one for one in whole if (one.path, one.line, one.name) not in ends]


def _wanted(words: Sequence[str]) -> _Wanted:
    """Return the words that say something, each with the stems of words for the same setting."""
    little = {stem(word) for word in (*EVERYDAY, *FILLERS, *_data()["fragments"]["said"].split())}
    groups = [*map(stems_of, _data()["alike"])]
    alike = {word: frozenset({stem(word)}).union(*(one for one in groups if stem(word) in one)) for word in words}
    return {word: stems for word, stems in alike.items() if stem(word) not in little or len(stems) > 1}


def _nearest(facts: Sequence[_StatedFact], wanted: _Wanted, most: int = 9) -> list[_StatedFact]:
    """Keep the settings named by all words, each line once, the fewest other words first."""
    known = stems_of(_data()["fragments"]["plain"]).union(*wanted.values())
    found = dict[tuple[str, int], tuple[int, int, _StatedFact]]()
    for fact in facts:
        own = stems_of(f"{fact.of} {fact.name}")
        if wanted and own & known and not any(map((own | stems_of(fact.path)).isdisjoint, wanted.values())):
            found.setdefault((fact.path, fact.line), (len(own - known), len(stems_of(fact.text)), fact))
    least = min(found.values())[0] if found else 0
    return [fact for others, _, fact in sorted(found.values()) if others <= min(least + 1, most)]


def _has_words(fact: _StatedFact, wanted: _Wanted) -> bool:
    """Return true if words of a question stand together in the names of a fact, or each in its text."""
    named = f"{fact.path} {fact.of} {fact.name}"
    stems = stems_of(f"{named} {fact.text}")
    return _squashed(" ".join(wanted)) in _squashed(named) or not any(map(stems.isdisjoint, wanted.values()))


def _fits(fact: _StatedFact, named: Mapping[str, str], tables: Mapping[str, str]) -> bool:
    if "both" in named:
        return _table(named["both"], tables) in (_table(fact.of, tables), _table(fact.to, tables))
    asked = ((named.get(key), getattr(fact, key)) for key in ("of", "to", "name"))
    return all(not wanted or _table(wanted, tables) == _table(value, tables) for wanted, value in asked)


def _thing(fact: _StatedFact, counts: str, tables: Mapping[str, str]) -> str:
    """Return what a fact is counted by: its path, its place, or one of its names."""
    as_written = {"path": fact.path, "line": f"{fact.path}:{fact.line}", "name": fact.name}
    return as_written.get(counts) or _table(getattr(fact, counts), tables)


def _table(name: str, tables: Mapping[str, str]) -> str:
    """Return the name of a table for its model, or a name itself, without marks and plural."""
    return tables.get(_squashed(name), _squashed(name))


def _inherited(question: AskedQuestion, facts: Sequence[_StatedFact]) -> Iterator[_StatedFact]:
    """Yield facts, of a base or a trait without a table once for each class that takes it."""
    shared = {one.of for one in _facts(question, "shared")}
    heirs = [(one.of, re.findall(r"\w+", one.name)) for one in _facts(question, "heirs")] if shared else []
    for fact in facts:
        below = [fact.of]
        # A class below one with a table has its keys through that.
        for name in (one for one in below if one in shared):
            below += [heir for heir, bases in heirs if name in bases and heir not in below]
        takers = [name for name in below[1:] if name not in shared]
        yield from [fact._replace(of=one, text=f"{fact.of}: {fact.text}") for one in takers] or [fact]


@cache
def _squashed(name: str) -> str:
    """Return the words of a name in singular as one word, so that the table of a model has its name."""
    return "".join(map(singular, parts(name)))


def _facts(question: AskedQuestion, key: str) -> Iterator[_StatedFact]:
    """Yield the facts that files outside tests state, each once by its owner, name and target."""
    scope, known = question.scope, set[tuple[str, ...]]()
    every = scope.files(question.workspace.settings)
    found = list[tuple[_StatedFact, bool]]()
    for form in (form for one in key.split() for form in _data()[one]):
        paths = [path for path in every if _form(form["files"]).search(path) and not _is_aside(path, form)]
        for path in sorted(scope.with_any(paths, form["has"])):
            found += [(fact, "each" in form) for fact in _of_file(path, scope.text(path), form)]
    # A declaration of now comes before the migration that made it.
    for fact, is_each in sorted(found, key=lambda one: _is_history(one[0].path)):
        told = (*map(_squashed, (fact.of, fact.name, fact.to)), "" if fact.of else f"{fact.path} {fact.name}")
        if is_each or told not in known:
            known.add(told)
            yield fact


def _is_history(path: str) -> bool:
    return _form(_data()["fragments"]["history"]).search(path) is not None


def _is_aside(path: str, form: Collection[str] = ()) -> bool:
    is_of_others = is_about_others(path) and "in_tests" not in form
    return is_of_others or re.search(_data()["fragments"]["gone"], path) is not None


def _of_file(path: str, whole: str, form: Mapping[str, Any]) -> Iterator[_StatedFact]:
    text = _form(form["until"]).split(whole, maxsplit=1)[0] if "until" in form else whole
    lines = text.split("\n")
    owners = [(one.start(), one) for one in _form(form["owner"]).finditer(text)] if "owner" in form else []
    aliases = {one["alias"]: one["of"] for _, one in owners if "alias" in one.groupdict()}
    aliases |= form.get("aliases", {})
    for fact in (one for pattern in form["facts"] for one in _form(pattern).finditer(text)):
        said = {name: (value or "").strip() for name, value in fact.groupdict().items()}
        last = next((one for start, one in reversed(owners) if start <= fact.start()), None)
        # An owner without a name ends the one before it.
        of = said.get("of") or ((last.groupdict().get("of") or last[last.lastindex]) if last and last.lastindex else "")
        line = text.count("\n", 0, fact.start() + len(fact[0]) - len(fact[0].lstrip()))
        to = aliases.get(said.get("to", ""), re.split(r"[.\\]|::", said.get("to", ""))[-1])
        # A comment states nothing.
        shown = lines[line].strip()
        if (of or "owner" not in form) and not shown.startswith(("//", "# ", "--", "* ")):
            shown = " ".join((said.get("text") or shown).split())
            yield _StatedFact(of, said.get("name", ""), to, shown, path, line + 1, "inverse" in form)
