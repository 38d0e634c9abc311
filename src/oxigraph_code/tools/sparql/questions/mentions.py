"""Names in a question, and the things that each can stand for.

For maintainers: quoted text and text in the forms of code are names. Any other word is a name if the library of
questions does not use it and something in the graph has exactly that name. This module must not know the question.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import PurePosixPath
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.queries import StringTerm
from oxigraph_code.queries.matching import (
    EVERYDAY,
    FILLERS,
    KINDS,
    MODIFIERS,
    NAME,
    NEVER_NAMES,
    TYPES,
    WORDS,
    Match,
    known_words,
    stem,
)
from oxigraph_code.search.places import is_about_others
from oxigraph_code.search.words import last_part
from oxigraph_code.tools.answer.symbol_details import modules_at, modules_below
from oxigraph_code.tools.calls.imports import is_package
from oxigraph_code.tools.symbols.name_matching import (
    SymbolMatch,
    find_matches,
    inherited_members,
    matches_in,
    similar_matches,
)
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

AS_CODE = re.compile(r"[_./-]|[a-z][A-Z]|[A-Za-z]\d")
"""A form of code in a word."""
LEFT_OUT = "without regard to"
"""The words before those that an answer leaves out."""
_MAX_THINGS = 100
MIGRATION = re.compile(r"(?:^|/)migrat(?:ions?|e)/", re.IGNORECASE)
_CONTRACTED = re.compile(r"(?<=what|here)['\u2019]s\b|(?<=who)['\u2019]s\b", re.IGNORECASE)
_KINDS = r"(?:the |class |type |struct |function |method |file |module |trait |interface )*"
# After a name: its owner, as in "close of the class Pool", or "Pool's close".
_OWNED = re.compile(rf"(?:(?:method |function )?(?P<of>of|in|from|on) {_KINDS}|s {_KINDS}){NAME}")
_FOLDER = re.compile(r"(?:\bthe\s+)?([\w./-]+)\s+(?:folder|directory|package|module|app(?=\W*$))\b")
_ISSUE = re.compile(r"\b((?:issue|ticket|bug|pull request) )#?(\d+|[A-Z][A-Z0-9]+-\d+)\b", re.IGNORECASE)
_GOAL = re.compile(r"\b(goal )(?:of |to )?([\w][\w -]*\w)(?=\W*$)", re.IGNORECASE)
_REF = re.compile(r"v?\d+(?:\.\d+)+[\w.-]*|HEAD(?:[~^]\d*)*|main|master")
# A quoted text; a path, a name with separators, an underscore, an inner capital or brackets; a hash; any other word.
_NAME = re.compile(
    r"""[`"“](?P<quoted>[^`"”]+)[`"”] | (?<!\w)'(?P<single>[^']+)'(?!\w)
      | (?P<written>(?:(?<!\S)@(?=[\w\-]+/))?(?:[\w\-]*[/.:]+(?=\w))+[\w\-]+(?:\(\))? | \w+\(\)
                  | \w+(?:!(?=\W|$)|\?(?=\ \w)) | \w*_\w*
                  | [A-Z]?[a-z0-9]+[A-Z]\w* | [A-Z]{2,}(?!s\b)[a-z]\w*)
      | (?P<proper>[A-Z][a-z]+(?:\ [A-Z][a-z]+)+)(?![.:/]?\w)
      | (?P<hash>\b[0-9a-f]{7,40}\b)
      | (?P<word>HEAD(?:[~^]\d*)+ | [^\W\d]\w*(?:-\w+)*) | (?P<number>\b\d+\b)""",
    re.VERBOSE,
)


_ROLES = "|".join(WORDS["roles"].split())
_ROLED = re.compile(
    rf"(?P<before>\b(?:the|an?|of|in|by|for|to|our)\s+)(?P<words>(?:(?!the\b|an?\b)[\w-]+\s+)?[\w-]+)\s+"
    rf"(?P<role>{_ROLES})\b(?!\s+(?:{_ROLES})s?\b)",
    re.IGNORECASE,
)
_FILE = re.compile(r"(?<=\bthe )(?P<words>[a-z][\w-]*) (?P<role>module|file)\b(?! \w+s\b)")
_IN_FILES = frozenset(WORDS["roles_of_files"].split())
_ASKS_FOR_ROUTES = re.compile(r"\b(?:routes?|endpoints?|urls?)\b", re.IGNORECASE)
_USED = {"hook": ("",), "store": ("Store",)}
_NO_ROLES = NEVER_NAMES | EVERYDAY | FILLERS | MODIFIERS.keys() | TYPES | {"package", "folder", "directory"}


class Mention(NamedTuple):
    """A name in a question, and the things it can stand for by the kinds of ``queries.library``.

    ``is_word`` if it is not in quotes, so that it may be no text at all.
    """

    text: str
    things: Mapping[str, tuple[str, ...]]
    is_word: bool = False

    @property
    def is_lower(self) -> bool:
        """True for a word in lower case, which may be just English."""
        return _is_lower(self.text)


class Reading(NamedTuple):
    """A question with a mark in place of each name, and the names in order."""

    words: str
    named: list[Mention]


class NameLookup:
    """Lookup of names in a scope, each once for all readings of a question."""

    def __init__(self, workspace: Workspace, scope: QuestionScope) -> None:
        self._workspace = workspace
        self._scope = scope
        self._known: dict[tuple[str, bool], Mapping[str, tuple[str, ...]]] = {}

    def readings(self, question: str) -> list[Reading]:
        """Read a question in several ways: literally, with members of types, and with its project as a word."""
        literal = self.read(question), self.read(question, takes_words=True), self.read(question, takes_texts=True)
        projects = [identity.decode(iri.rpartition("/")[2]) for iri in self._scope.projects]
        # One of several projects is not the project as a whole.
        own = {name.lower() for name in (self._scope.root.name, *(projects if len(projects) == 1 else ()))}
        found: list[Reading] = []
        for reading in literal:
            joined = _with_owners(self._workspace, self._scope, reading)
            for way in (joined, _without_project(joined, own), reading, _without_project(reading, own)):
                if way not in found:
                    found.append(way)
        return found

    def read(self, question: str, *, takes_words: bool = False, takes_texts: bool = False) -> Reading:
        """Replace each name of a question by a mark; return the words and the names in order.

        With ``takes_words``, a word of the library is a name too if a thing has it. With ``takes_texts``, an unknown
        word is a text to search for.
        """
        words: list[str] = []
        found: list[Mention] = []
        written = _FOLDER.sub(self._folder, _CONTRACTED.sub(" is", question))
        written = _ISSUE.sub(r"\1`\2`", _GOAL.sub(r"\1`\2`", written))
        for match in _NAME.finditer(written):
            text = match["quoted"] or match["single"] or match["written"] or match["hash"]
            for name in [text] if text else self._proper(match["proper"]) or self._words(match.group()):
                # In a sentence, a capitalised word is a name if a thing has it, although the library uses the word.
                is_capitalised = bool(words) and name[:1].isupper()
                word = "" if text else name.lower()
                is_kind = stem(word) in KINDS or (word in TYPES and words[-1:] == [NAME])
                is_plain = (word in NEVER_NAMES or word in MODIFIERS) and (name.isupper() or not is_capitalised)
                is_english = name.isdigit() or len(word) == 1 or is_plain or (name == word and is_kind)
                is_known = bool(word) and not is_capitalised and not {word, stem(word)}.isdisjoint(known_words())
                is_skipped = is_english or (is_known and (not takes_words or word in EVERYDAY))
                things = {} if is_skipped else self._things(name, is_written=bool(text))
                is_new = is_capitalised or word not in known_words()
                if text or things or (takes_texts and is_new and not is_english):
                    words.append(NAME)
                    is_word = not (match["quoted"] or match["single"])
                    found.append(Mention(name, {**things, "text": (StringTerm(name),)}, is_word))
                else:
                    words.append(name)
        return Reading(" ".join(words), found)

    def _folder(self, found: re.Match[str]) -> str:
        """Write the path of a folder that a question names as one, in quotes; the words if there is none."""
        files = [self._scope.path_of(module) for module in modules_below(self._workspace, self._scope, "")]
        ending = f"/{found[1].strip('/')}/"
        inside = [path[: at + len(ending) - 1] for path in files if (at := f"/{path}".find(ending)) >= 0]
        # Of several the one with most files, which the answer names.
        return f"`{Counter(inside).most_common(1)[0][0].rstrip('/')}/`" if inside else found[0]

    def _proper(self, words: str | None) -> list[str]:
        """Capitalized words if they are the name of a person."""
        return [words] if words and "person" in self._things(words, is_written=False) else []

    def _words(self, text: str) -> list[str]:
        """Split words at spaces, and at hyphens unless a thing has such a name."""
        whole = [word for word in text.split() if "-" in word and self._things(word, is_written=False)]
        return [part for word in text.split() for part in ([word] if word in whole else word.split("-"))]

    def _things(self, name: str, *, is_written: bool) -> Mapping[str, tuple[str, ...]]:
        """Return the things that have a name; for a name in a form of code also the nearest spelling."""
        if (name, is_written) not in self._known:
            things = _things(self._workspace, self._scope, name)
            if not things and (is_written or name[:1].isupper()):
                things = _of_symbols(_external(self._workspace, self._scope, name))
            if is_written and not things:
                inherited = inherited_members(self._workspace, self._scope, name)
                # A name in code, as a variable of the environment, is no other spelling.
                is_known = bool(self._workspace.rows("name_uses", name=[StringTerm(name)]))
                near = inherited or ([] if is_known else similar_matches(self._workspace, self._scope, name))
                things = _of_symbols([symbol.iri for symbol in near])
            self._known[name, is_written] = things
        return self._known[name, is_written]


def with_roles(workspace: Workspace, scope: QuestionScope, question: str) -> str:
    """Write the name for a role, as `LeadsController` for "the leads controller"."""

    def named(found: re.Match[str]) -> str:
        words = found["words"].split()
        if file := _file_of_role(workspace, scope, found):
            # A list of routes is read by the word.
            return found[0] if _ASKS_FOR_ROUTES.search(question) else f"{found['before']}`{file}`"
        ways = range(len(words)) if words[-1].lower() not in _NO_ROLES else ()
        # Of tests, as `ItemModel` of the model `Item`, only where the code has none.
        for is_own, at in product((True, False), ways):
            for name in _spelled(words[at:], found["role"]):
                types = [one for one in find_matches(workspace, scope, name) if one.path and not one.is_data]
                own = [one for one in types if one.name == name and not is_about_others(one.path)]
                own = [one for one in own if not MIGRATION.search(one.path)] or own
                if is_own and not own:
                    continue
                # Of several, the one of the code itself, in a folder of the role.
                schema = "|[.]prisma$" if found["role"].lower() in ("model", "entity") else ""
                place = re.compile(rf"/{found['role'].removesuffix('y')}{schema}", re.IGNORECASE)
                folder = [one for one in own if place.search(one.path)]
                own = folder or own
                written = f"{own[0].path}/{name}" if len(own) == 1 < len(types) else name
                if types and written == found["words"]:
                    return found[0]
                if types:
                    return f"{found['before']}{' '.join([*words[:at], f'`{written}`'])} {found['role']}"
        return found[0]

    def file_named(found: re.Match[str]) -> str:
        paths = [scope.path_of(module) for module in modules_below(workspace, scope, "")]
        stem_of = found["words"].replace("-", "_")
        is_folder = any(f"/{found['words']}/" in f"/{path}" for path in paths)
        files = [path for path in paths if PurePosixPath(path).name.partition(".")[0].replace("-", "_") == stem_of]
        own = [] if is_folder else [path for path in files if not is_about_others(path)]
        # Of several, the only one nearest to the root, which the answer names.
        least = min((path.count("/") for path in own), default=0)
        nearest = [path for path in own if path.count("/") == least]
        return f"`{nearest[0]}` {found['role']}" if len(nearest) == 1 else found[0]

    return _ROLED.sub(named, _FILE.sub(file_named, question))


def _file_of_role(workspace: Workspace, scope: QuestionScope, found: re.Match[str]) -> str:
    """Return the only file with a role; empty where a type is named so."""
    words, role = found["words"].split(), found["role"].lower()
    if role not in _IN_FILES or words[-1].lower() in _NO_ROLES:
        return ""
    for at in range(len(words)):
        named = "[-_.]?".join(map(re.escape, words[at:])).removesuffix("s")
        form = re.compile(rf"(?:^|/)(?:{role}s?/(?:[^/]+/)*{named}s?|{named}s?[-_.]?{role})[.]\w+$", re.IGNORECASE)
        paths = map(scope.path_of, modules_below(workspace, scope, ""))
        files = [path for path in paths if form.search(path) and not is_about_others(path)]
        if len(files) == 1 and not find_matches(workspace, scope, next(_spelled(words[at:], role))):
            return files[0]
    return ""


def _spelled(words: Sequence[str], role: str) -> Iterator[str]:
    """Yield the names that types with a role may have."""
    written = [part[:1].upper() + part[1:] for word in words for part in re.split("[-_]", word)]
    names = [
        "".join((*parts[:-1], last))
        for parts in (written, [part.capitalize() for part in written])
        for last in (parts[-1], parts[-1].removesuffix("s"), f"{parts[-1]}s")
    ]
    yield from (f"use{name}{end}" for name in names for end in _USED.get(role.lower(), ()))
    yield from (f"{name}{role.capitalize()}" for name in names)
    yield from names


def mentions_of(kinds: Sequence[str], named: Sequence[Mention]) -> list[Mention] | None:
    """Return the names that fill kinds, in order; None if one is missing."""
    rest = iter(named)
    found = [next((name for name in rest if kind in name.things), None) for kind in kinds]
    return None if None in found else [name for name in found if name is not None]


def left_out(chosen: Match, named: Sequence[Mention]) -> list[str]:
    """List the words and names of a question that a template leaves out."""
    used = mentions_of(chosen.template.kinds, named) or ()
    return [*chosen.left_out, *(name.text for name in named if name not in used)]


def without_regard(words: Sequence[str]) -> str:
    """Name the words of a question that its answer leaves out; empty without any."""
    return f"{LEFT_OUT} {', '.join(map(repr, words))}" if words else ""


def quoted_words(words: Iterable[str], left_out: Sequence[str] = (), place: str = "") -> str:
    """Quote the words of a question that a thing has in a place, and those that its answer leaves out."""
    about = f" ({without_regard(left_out)})" if left_out else ""
    return f"{' and '.join(map(repr, words))}{f' in {place}' if place else ''}{about}"


def _with_owners(workspace: Workspace, scope: QuestionScope, reading: Reading) -> Reading:
    """Join a name and the one of the type or file that has it, as in "close of the class Pool"."""
    tokens, rest = reading.words.split(" "), list(reading.named)
    words, joined = list[str](), list[Mention]()
    while tokens:
        words.append(tokens.pop(0))
        if words[-1] != NAME:
            continue
        joined.append(rest.pop(0))
        after = _OWNED.match(" ".join(tokens))
        member = _member(workspace, scope, joined[-1], rest[0], is_first=bool(after["of"])) if after and rest else None
        if after and member is not None:
            joined[-1] = member
            del rest[0], tokens[: after.group().count(" ") + 1]
    return Reading(" ".join(words), joined)


def _without_project(reading: Reading, names: Collection[str]) -> Reading:
    """Read the name of the project as the word for it."""
    marks = iter("project" if name.text.lower() in names else NAME for name in reading.named)
    words = [next(marks) if word == NAME else word for word in reading.words.split(" ")]
    return Reading(" ".join(words), [name for name in reading.named if name.text.lower() not in names])


def _member(
    workspace: Workspace, scope: QuestionScope, first: Mention, second: Mention, *, is_first: bool
) -> Mention | None:
    """Return the member of a type or file that two names mean; ``is_first`` if the member stands first."""
    member, owner = (first, second) if is_first else (second, first)
    name, of = member.text.removesuffix("()"), owner.text.removesuffix("()")
    if "symbol" not in member.things:
        return None
    modules = () if "symbol" in owner.things else owner.things.get("path", ())
    if "symbol" in owner.things:
        found = find_matches(workspace, scope, f"{of}.{name}")
    else:
        found = matches_in(workspace, scope, name, modules) if modules else []
    things = {**_of_symbols([symbol.iri for symbol in found]), **({"path": modules} if modules else {})}
    written = f"{of}{':' if modules else '.'}{name}"
    return Mention(written, {**things, "text": (StringTerm(name),)}) if found else None


def _external(workspace: Workspace, scope: QuestionScope, text: str) -> list[str]:
    """Return the external symbols whose last part is a name."""
    name = text.removesuffix("()")
    rows = workspace.cached_rows("external_symbols", name=None)
    found = [row["symbol"] for row in rows if last_part(row["name"]) == name and scope.holds(row["symbol"])]
    return found[:_MAX_THINGS]


def _of_symbols(iris: Sequence[str]) -> dict[str, tuple[str, ...]]:
    return {"symbol": tuple(iris[:_MAX_THINGS])} if iris else {}


def symbols_named(workspace: Workspace, scope: QuestionScope, text: str) -> list[str]:
    """Return the symbols with a name, also of libraries; for a path, the handlers of its routes."""
    if text.startswith("/"):
        routes = workspace.cached_rows("routes")
        asked = text.rstrip("/")
        found = {row["handler"] for row in routes if row["path"].rstrip("/") == asked and row.get("handler")}
        return sorted(filter(scope.holds, found))
    symbols = [symbol.iri for symbol in _current(workspace, scope, text)]
    return [*symbols[:_MAX_THINGS], *_external(workspace, scope, text)]


def _current(workspace: Workspace, scope: QuestionScope, text: str) -> list[SymbolMatch]:
    """Find the symbols with a name; those in migrations, as older states, only without another."""
    if "/" in text and modules_below(workspace, scope, text):
        # A folder with the last part of a name in a file of it.
        return []
    symbols = find_matches(workspace, scope, text)
    return [symbol for symbol in symbols if not MIGRATION.search(symbol.path)] or symbols


def _things(workspace: Workspace, scope: QuestionScope, text: str) -> dict[str, tuple[str, ...]]:
    """Return the things in the graph with a name, by the kinds of ``queries.library``."""
    symbols = _current(workspace, scope, text)
    # A file is named with its folder or its extension; a bare word would match files by accident.
    files = modules_at(workspace, scope, text) if set(text) & set("/.") else []
    package = [StringTerm(text)] if not files and is_package(workspace, scope, text) else []
    if not (files or package or _is_lower(text)) and (symbols or text[:1].isupper()):
        # A file may be named without its ending, as components are.
        every = modules_below(workspace, scope, "")
        files = [module for module in every if scope.path_of(module).rpartition("/")[2].partition(".")[0] == text]
    # A question about the file of a symbol may name the symbol; a package is imported by its name.
    of_code = [one for one in symbols if one.path and not package and not (_is_lower(text) and one.is_data)]
    modules = files or sorted({symbol.module for symbol in of_code})
    is_hash = re.fullmatch("[0-9a-f]{7,40}", text)
    commits = workspace.rows("commits_by_prefix", hash=StringTerm(text.lower())) if is_hash else []
    named: dict[str, Sequence[str]] = {
        "package": package,
        "symbol": [symbol.iri for symbol in symbols[:_MAX_THINGS]],
        "path": modules[:_MAX_THINGS],
        "file": files[:_MAX_THINGS],
        "person": [row["person"] for row in workspace.rows("people_named", name=StringTerm(text.lower()))],
        "commit": [row["commit"] for row in commits],
        "folder": [text.strip("/")] if "/" in text and not modules and modules_below(workspace, scope, text) else [],
        "ref": [text] if _REF.fullmatch(text) else [],
    }
    return {kind: tuple(iris) for kind, iris in named.items() if iris}


def _is_lower(text: str) -> bool:
    return text.isalpha() and text.islower()
