"""Questions of the page: tools that only read, and facts for its pictures, answered as JSON.

For maintainers: the arguments of tools are checked against their parameters. Facts that no tool has come as columns for
the whole project, since the page folds and joins them as folders open and close.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from oxigraph_code.errors import ArgumentError
from oxigraph_code.tools import TOOLS, Answer, AnsweredEarly, Call, Tool, Workspace
from oxigraph_code.tools.changes.changes_of_roots import changes_of_roots
from oxigraph_code.tools.external_names.routes import routes_of
from oxigraph_code.tools.review.tests_to_run import command_line
from oxigraph_code.tools.workspace.scope import QuestionScope, find_scope
from oxigraph_code.view.code_map import coverage, dependencies, files

_TOOLS = (
    "repo_map",
    "recent_changes",
    "outline",
    "search_code",
    "get_symbol",
    "get_callers",
    "get_callees",
    "impact_analysis",
    "type_hierarchy",
    "read_snippet",
    "sparql_query",
    "index_status",
)

Question = Callable[[Workspace, Mapping[str, Any]], Any]
_NAMES = ("README.md", "README.rst", "README.txt", "README", "readme.md", "Readme.md")
_MAX_CHARS = 300
_LEAST_CHARS = 20
_NO_PROSE = re.compile(r"\s|[#=~^|>:]|[*+-]\s|\.\. |-{3}|!\[|\[!\[|`{3}|https?:")
"""The beginnings of code, headings, rules, lists, tables, directives and badges."""
_BLOCK = re.compile(r"\s*</?(?:br|p|div|h[1-6]|table|center|a|img|ul|li)\b[^>]*>\s*")
_UNDERLINE = re.compile(r"([=\-~^#*])\1{2,}\s*")
_MARKUP = (
    (re.compile(r"!\[[^\]]*\]\([^)]*\)|<[^>]+>"), ""),
    (re.compile(r"\[([^\]]+)\](?:\([^)]*\)|\[[^\]]*\])"), r"\1"),
    (re.compile(r"`([^`<]+?)\s*<[^>]*>`_{1,2}"), r"\1"),
    (re.compile(r"(?::[\w:-]+:)?`{1,2}([^`]+)`{1,2}_{0,2}"), r"\1"),
    (re.compile(r"(?<!\w)([*_]{1,3})(\S.*?)\1(?!\w)"), r"\2"),
)
_SENTENCE = re.compile(r".+?[.!?](?=\s+[A-Z]|$)")


def reply(workspace: Workspace, question: Question, arguments: object) -> bytes:
    """Answer a question with JSON.

    Raises ``ArgumentError`` for arguments that the question does not have, and the errors of tools.
    """
    if not isinstance(arguments, dict):
        raise ArgumentError("the arguments are not a JSON object", hint='send {"NAME": VALUE}')
    return json.dumps(question(workspace, arguments), ensure_ascii=False, separators=(",", ":")).encode()


def _tool(tool: Tool, workspace: Workspace, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Return the answer of a tool: ``found``, ``answer`` and ``notice``.

    ``answer`` is the answer as JSON, or its text if the tool has no other form for it.
    """
    given = Call()
    answer = tool.run(workspace, given, **_checked(tool, arguments), format="json")
    parsed = _choices(answer) if answer.choices else _parsed(answer.text)
    return {"found": answer.is_found, "answer": parsed, "notice": answer.notice}


def _choices(answer: Answer) -> dict[str, Any]:
    """Return the symbols that a name may mean, each with an unambiguous name in the place of its IRI."""
    split = [(iri, *iri.partition(":")[::2], line.partition(" · ")[2]) for iri, line in answer.choices]
    choices = [{"iri": iri, "path": path, "name": name, "note": users} for iri, path, name, users in split]
    return {"summary": answer.text.partition("\n")[0], "choices": choices}


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def _checked(tool: Tool, arguments: Mapping[str, Any]) -> dict[str, Any]:
    parameters = {name: entry for name, entry in tool.parameters.items() if name != "format"}
    for name, value in arguments.items():
        if name not in parameters:
            raise ArgumentError(f"{tool.name} has no argument {name!r}", hint=f"use {', '.join(parameters)}")
        if type(value) is not parameters[name].kind:
            kind = parameters[name].kind.__name__
            raise ArgumentError(f"{name} has a value of the wrong type", hint=f"use {kind}", argument=name)
    for name, parameter in parameters.items():
        if parameter.is_required and name not in arguments:
            raise ArgumentError(f"{tool.name} needs the argument {name!r}", hint="add it", argument=name)
    return dict(arguments)


def _about_project(
    answer: Callable[[Workspace, QuestionScope, Mapping[str, Any]], dict[str, Any]],
    workspace: Workspace,
    arguments: Mapping[str, Any],
) -> dict[str, Any]:
    """Return an answer about one project, or ``problem`` if there is none."""
    for name, value in arguments.items():
        if not isinstance(value, str):
            raise ArgumentError(f"{name} has a value of the wrong type", hint="use str", argument=name)
    try:
        return answer(workspace, find_scope(workspace, Call(), arguments.get("project", "")), arguments)
    except AnsweredEarly as early:
        return {"problem": early.answer.text}


def _map(workspace: Workspace, scope: QuestionScope, _: Mapping[str, Any]) -> dict[str, Any]:
    about = {"root": scope.root.as_posix(), "name": scope.root.name, "sentence": readme_sentence(scope)}
    return {**files(workspace, scope), **about, "freshness": scope.freshness}


def _dependencies(workspace: Workspace, scope: QuestionScope, _: Mapping[str, Any]) -> dict[str, Any]:
    return dependencies(workspace, scope)


def _coverage(workspace: Workspace, scope: QuestionScope, _: Mapping[str, Any]) -> dict[str, Any]:
    return workspace.cached(f"coverage of {scope.key}", lambda: coverage(workspace, scope))


def _routes(workspace: Workspace, scope: QuestionScope, _: Mapping[str, Any]) -> dict[str, Any]:
    routes: dict[str, dict[str, Any]] = {}
    for row in workspace.cached_rows("routes"):
        if scope.holds(row["route"]):
            place = {"name": row["name"], "path": scope.path_of(row["module"]), "line": int(row["line"])}
            routes.setdefault(row["route"], {"iri": row.get("handler", ""), "kind": "Route", **place})
    return {"routes": sorted(routes.values(), key=lambda row: row["name"].endswith(" …"))}


def _route(workspace: Workspace, scope: QuestionScope, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Return the routes that match a request, and the code that sends such requests."""
    found = routes_of(workspace, scope, arguments.get("route", ""))
    return {"summary": found.summary if found else "", "rows": [row.data for row in found.rows] if found else []}


def _test_command(_: Workspace, scope: QuestionScope, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Return the command line that runs the tests of files, one path a line."""
    return {"line": command_line(scope, arguments.get("paths", "").split())}


def _heat(workspace: Workspace, scope: QuestionScope, _: Mapping[str, Any]) -> dict[str, Any]:
    """Count for each file the newest commits that changed it."""
    if not scope.commit and len(scope.roots) == 1:
        return {"problem": f"{scope.root} is in no git repository with commits"}
    history = changes_of_roots(workspace, Call(), scope, 1, "", "", ()).changes.history
    known = set(files(workspace, scope)["path"])
    return {"commits": len(history), "files": Counter(path for paths in history for path in known.intersection(paths))}


QUESTIONS: Final[Mapping[str, Question]] = {
    **{tool.name: partial(_tool, tool) for tool in TOOLS if tool.name in _TOOLS},
    **{
        answer.__name__.removeprefix("_"): partial(_about_project, answer)
        for answer in (_map, _dependencies, _coverage, _routes, _route, _test_command, _heat)
    },
}


def readme_sentence(scope: QuestionScope) -> str:
    """Return the first sentence of the README of a root; empty without one."""
    text = next(filter(None, (scope.text(name) for name in _NAMES if scope.tree.has_file(name))), "")
    text = _BLOCK.sub("\n\n", text.replace("\r", ""))
    for paragraph in re.split(r"\n(?:[ \t]*\n)+", text.strip("\n")):
        lines = paragraph.split("\n")
        if _NO_PROSE.match(lines[0]) or any(_UNDERLINE.fullmatch(line) for line in lines):
            continue
        prose = " ".join(map(str.strip, lines))
        for markup, plain in _MARKUP:
            prose = markup.sub(plain, prose)
        prose = prose.strip()
        if len(prose) >= _LEAST_CHARS and " " in prose:
            found = _SENTENCE.match(prose)
            return (found[0] if found else prose)[:_MAX_CHARS]
    return ""
