"""The page as one file without a server: for a pull request, or to keep beside a build.

For maintainers: the file holds the answers to the questions that a reader is likely to ask. Its modules become
functions that run once, in the order of their imports, since a file opened from disk may load no other. The policy
names the digests of its scripts and of its style, so that nothing else runs and nothing is loaded.
"""

from __future__ import annotations

import base64
import hashlib
import json
import posixpath
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from importlib import resources
from typing import Any

from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.workspace.open_page import fragment
from oxigraph_code.view.questions import QUESTIONS, reply

_ASSETS = resources.files(__package__) / "assets"
_OF_PROJECT = ("map", "dependencies", "heat", "coverage", "routes", "repo_map", "recent_changes")
_OF_SYMBOL = ("get_symbol", "get_callers", "get_callees", "impact_analysis", "type_hierarchy")
_MAX_SYMBOLS = 25
_IMPORT = re.compile(r'^import \{ ([^}]*) \} from "(\.{1,2}/[^"]*)";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:const|class|function)\*? (\w+))", re.MULTILINE)


def exported_page(workspace: Workspace, symbol: str = "", view: str = "impact", *, is_alone: bool = False) -> str:
    """Return the page as one HTML file with its answers, opened at a view of a symbol."""
    answers = _Answers(replace(workspace, settings=replace(workspace.settings, max_answer_chars=0)))
    for question in ("map",) if is_alone else _OF_PROJECT:
        answers.keep(question)
    for name in [*filter(None, [symbol]), *([] if is_alone else answers.likely_symbols())]:
        answers.keep_symbol(name)
    kept = {"address": fragment(view, symbol) if symbol else "", "answers": answers.kept}
    style, script, library = _text("app.css"), _bundle("app.js"), _text("vendor/dagre.min.js")
    scripts = " ".join(map(_digest, (library, script)))
    policy = f"default-src 'none'; script-src {scripts}; style-src {_digest(style)}; img-src data:; base-uri 'none'"
    data = json.dumps(kept, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n<style>{style}</style>\n'
        f'<script type="application/json" id="kept">{data}</script>\n</head>'
    )
    page = re.sub(r"<(?:link rel=\"stylesheet\"|script)[^>]*>(?:</script>)?\n", "", _text("index.html"))
    end = f"<script>{library}</script>\n<script>{script}</script>\n</body>"
    body = '<body class="alone">' if is_alone else "<body>"
    return page.replace("</head>", head).replace("</body>", end).replace("<body>", body, 1)


class _Answers:
    """The answers that a file carries, by question and arguments."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace
        self.kept: dict[str, Any] = {}

    def keep(self, question: str, /, **arguments: Any) -> Mapping[str, Any]:
        """Keep the answer to a question; an error is no answer."""
        key = f"{question} {json.dumps(arguments, ensure_ascii=False, separators=(',', ':'))}"
        if key not in self.kept:
            with suppress(OxigraphCodeError):
                self.kept[key] = json.loads(reply(self._workspace, QUESTIONS[question], arguments))
        answer = self.kept.get(key, {})
        found = answer.get("answer", answer)
        return found if isinstance(found, dict) else {}

    def keep_symbol(self, name: str) -> None:
        """Keep the answers for the views of a symbol."""
        symbol = self.keep("get_symbol", symbol=name).get("symbol")
        if not symbol:
            return
        for question in _OF_SYMBOL:
            self.keep(question, symbol=symbol["iri"])
        self.keep("get_symbol", symbol=symbol["name"])
        if symbol["path"]:
            self.keep("read_snippet", path=symbol["path"], start=symbol["line"], end=symbol["end"])
        impact = self.keep("impact_analysis", symbol=symbol["iri"])
        tests = impact.get("tests") or impact.get("tests_by_import", [])
        if tests:
            self.keep("test_command", paths="\n".join(row["path"] for row in tests))

    def likely_symbols(self) -> list[str]:
        """Return the IRIs of symbols that the first picture leads to: several may have one name."""
        overview = self.keep("repo_map")
        rows = [*overview.get("most_called", []), *overview.get("entry_points", [])]
        return [row["iri"] for row in rows if row.get("kind") != "Module"][:_MAX_SYMBOLS]


def _text(name: str) -> str:
    return _ASSETS.joinpath(name).read_text(encoding="utf-8")


def _digest(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _bundle(start: str) -> str:
    modules = dict.fromkeys(_in_order(start, set()))
    return "\n".join(["const modules = {};", *map(_as_function, modules)])


def _in_order(name: str, seen: set[str]) -> Iterator[str]:
    """Yield a module after those that it imports."""
    if name in seen:
        return
    seen.add(name)
    for _, imported in _IMPORT.findall(_text(name)):
        yield from _in_order(_resolved(name, imported), seen)
    yield name


def _resolved(name: str, imported: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), imported))


def _as_function(name: str) -> str:
    text = _text(name)
    exported = ", ".join(_EXPORT.findall(text))
    body = _IMPORT.sub(lambda found: f"const {{ {found[1]} }} = modules[{_resolved(name, found[2])!r}];", text)
    return f"modules[{name!r}] = (() => {{\n{_EXPORT.sub('', body)}\nreturn {{ {exported} }};\n}})();"
