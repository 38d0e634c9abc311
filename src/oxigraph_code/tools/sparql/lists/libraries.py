"""Libraries by their purpose, as "which library does the full text search".

For maintainers: packages and purposes are a list of well-known ones, data; what manifests declare and files import is
compared with it. See decision 0213.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from oxigraph_code.queries import StringTerm, read_data
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.sparql.questions.places import is_in
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion
from oxigraph_code.tools.sparql.questions.wordings import compiled
from oxigraph_code.tools.workspace.workspace import batched_rows

_END: Final = re.compile(r"[\s?.!]+$")
_MARKS: Final = re.compile(r"[-_]")
_ENDS: Final = re.compile(r"$|[/.:]")
_SHOWN_FILES: Final = 5


@cache
def _data() -> Mapping[str, Any]:
    return tomllib.loads(read_data("libraries.toml"))


@cache
def _asked(key: str) -> Sequence[re.Pattern[str]]:
    return [compiled(ask, _data()["fragments"]) for ask in _data()[key]]


@cache
def _known(purpose: str) -> Mapping[str, Any] | None:
    return next((one for one in _data()["purposes"] if re.fullmatch(one["words"], purpose, re.I)), None)


def libraries_for(question: AskedQuestion) -> Listing | None:
    """List the well-known libraries for a purpose with their importers; None for any other question."""
    workspace, scope = question.workspace, question.scope
    text = _END.sub("", question.text.strip())
    matches = (match for form in _asked("asks") if (match := form.fullmatch(text)) and _known(match["purpose"]))
    asked = next(matches, None)
    known = asked and _known(asked["purpose"])
    if not asked or not known:
        return libraries_of_part(question, text)
    names = {_squashed(name): name for name in known["names"].split()}
    declared = defaultdict[str, set[str]](set)
    for row in workspace.rows("declared", project=sorted(scope.projects)):
        # The imports of a group are of all its artifacts.
        if name := _below(row["name"], names):
            declared[name if ":" in row["name"] else row["name"]].add(_declaration(row))
    owners = {row["path"]: _owner(row["path"], declared, names) for row in workspace.cached_rows("import_paths")}
    files = _files(question, owners, is_of_tests="tests" in known)
    place = asked.groupdict().get("place") or ""
    is_whole = not place or re.fullmatch(_data()["fragments"]["whole"], place, re.I) or place == scope.root.name
    inside = {name: kept for name in files if (kept := {path for path in files[name] if is_in(path, place)})}
    is_whole = is_whole or (not inside and bool(re.fullmatch(_data()["fragments"]["side"], place, re.I)))
    imported, alone = (files, sorted({*declared} - {*files})) if is_whole else (inside or files, [])
    if not imported and not alone:
        return None
    told = [f"{counted(len(imported), 'well-known library')} for {known['name']} imported"] if imported else []
    told = [f"{told[0]} in {place}"] if inside and not is_whole else told
    if not is_whole and not inside:
        is_known = any(is_in(path, place) for path in scope.files(workspace.settings))
        told.append(f"none of them in {place}" if is_known else f"by all files, as no folder is named {place}")
    told += [f"{len(alone):,} {'more ' if imported else ''}declared without an import of the name"] if alone else []
    rows = [_row(name, sorted(declared.get(name, ())), sorted(imported[name])) for name in sorted(imported)]
    return Listing(
        ", ".join(told) if imported else f"well-known libraries for {known['name']}: {told[0]}",
        [Section("rows", [*rows, *(_row(name, sorted(declared[name]), ()) for name in alone)])],
        ["found by a list of well-known packages: others may serve the purpose, too", scope.freshness],
        next_step="get_dependencies with the name of a package lists all files that import it",
        data={"template": "libraries"},
    )


def libraries_of_part(question: AskedQuestion, text: str) -> Listing | None:
    """List the declared libraries that files of a part import, and those that its own manifest declares."""
    workspace, scope = question.workspace, question.scope
    found = next(filter(None, (form.fullmatch(text) for form in _asked("parts"))), None)
    if found is None or re.fullmatch(_data()["fragments"]["whole"], found["place"], re.I):
        return None
    projects = workspace.cached_rows("projects")
    place = next((scope.projects.get(row["project"], "") for row in projects if row["name"] == found["place"]), "")
    place = place or found["place"]
    own = {_squashed(row["name"]) for row in projects}
    declared, of_part = defaultdict[str, set[str]](set), set[str]()
    for row in workspace.rows("declared", project=sorted(scope.projects)):
        if not own & {_squashed(row["name"]), _squashed(row["name"].rpartition(":")[2])}:
            name = row["name"].partition(":")[0]
            declared[name].add(_declaration(row))
            of_part |= {name} if is_in(f"{scope.projects[row['project']]}/", place) else set()
    known = {_squashed(name): name for name in declared}
    known |= {_squashed(name): name for name, of in _data()["imported_as"].items() if _squashed(of) in known}
    owners = {row["path"]: _owner(row["path"], declared, known) for row in workspace.cached_rows("import_paths")}
    files = _files(question, owners, is_of_tests=True)
    imported = {name: kept for name in files if (kept := {path for path in files[name] if is_in(path, place)})}
    alone = sorted(of_part - imported.keys())
    if not any(is_in(path, place) for path in scope.files(workspace.settings)) or not (imported or alone):
        return None
    told = f"{counted(len(imported), 'declared external library')} imported in {place}"
    told += f", {len(alone):,} more declared by its own manifest without an import of the name" if alone else ""
    none = f"{counted(len(alone), 'external library')} declared by the manifest of {place}, none imported by its name"
    return Listing(
        told if imported else none,
        [
            Section("rows", [_row(name, sorted(declared[name]), sorted(imported[name])) for name in sorted(imported)]),
            Section("declared", [_row(name, sorted(declared[name]), ()) for name in alone], "declared alone:"),
        ],
        [_data()["notes"], scope.freshness],
        next_step="get_dependencies with the path lists all imports",
        data={"template": "libraries"},
    )


def _files(question: AskedQuestion, owners: Mapping[str, str], *, is_of_tests: bool) -> Mapping[str, set[str]]:
    """Map packages to the files that import them, by the packages that imported paths are of."""
    scope, files = question.scope, defaultdict[str, set[str]](set)
    paths = [StringTerm(path) for path, owner in owners.items() if owner]
    for row in batched_rows(question.workspace, "importers_of_paths", "path", paths):
        path = scope.path_of(row["module"]) if scope.holds(row["module"]) else ""
        if path and (is_of_tests or not is_about_others(path)):
            files[owners[row["path"]]].add(path)
    return files


def _declaration(row: Mapping[str, str]) -> str:
    return " ".join(filter(None, (row["name"], row.get("version"), row.get("group"))))


def _squashed(name: str) -> str:
    return _MARKS.sub("", name.lower()).replace("\\", "/").rstrip("/")


def _below(name: str, known: Mapping[str, str]) -> str:
    """Return the longest known name that a package or an import is, or is below."""
    text = _squashed(name)
    ends = [one.start() for one in _ENDS.finditer(text)]
    return next((known[text[:at]] for at in reversed(ends) if text[:at] in known), "")


def _owner(path: str, declared: Mapping[str, object], known: Mapping[str, str]) -> str:
    """Return the declared package that an import is of, or else its known name if no other thing has it."""
    exact = _below(path, {_squashed(name): name for name in declared})
    name = exact or _below(path, known)
    if exact or not name:
        return exact
    name = _data()["imported_as"].get(name, name)
    text = re.escape(name.replace("_", "-")).replace(r"\-", "[-_]")
    part = re.compile(rf"(?:^|[-_./@]){text}(?:$|[-_./])", re.I)
    like = [one for one in declared if part.search(one)]
    # A word alone may be a module of the language or of the project.
    return like[0] if like else name if re.search(r"[./@\\]", name) else ""


def _row(name: str, declared: Sequence[str], files: Sequence[str]) -> Row:
    left = len(files) - _SHOWN_FILES
    listed = f"{', '.join(files[:_SHOWN_FILES])}{f' and {left:,} more' if left > 0 else ''}"
    told = f"imported by {counted(len(files), 'file')}: {listed}" if files else "no import of its name outside tests"
    shown = ", ".join(one.removeprefix(name).strip(" :") for one in declared).strip() or "declared"
    text = " · ".join((name, shown if declared else "not declared by this name", told))
    return Row(text, {"name": name, "declared": [*declared], "files": [*files]})
