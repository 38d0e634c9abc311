"""Documents: sections that mention a symbol, and mentions without code.

For maintainers: a mention is stored as written and looked up here, so the answer is true of today's code. A
finding needs evidence: a class without bases has no such member, a commit removed the file, no manifest has the
script. All else is not decided. This module must not know how a document is read.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Annotated, Final

from oxigraph_code import vocabulary as code
from oxigraph_code.queries.lines import line_number
from oxigraph_code.search.past import changed_paths
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Format, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.workspace.scope import Project, QuestionScope, find_scope
from oxigraph_code.tools.workspace.search_index import ranked_index
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, Call, Workspace

_TARGET: Final = re.compile(r"^([A-Za-z][\w.-]*)\s*:(?!=)", re.MULTILINE)
_SCRIPT: Final = re.compile(r"^(?:npm run|pnpm run|yarn run|pnpm|yarn) ([\w:-]+)$")
_OWN_COMMANDS: Final = frozenset(
    {
        *("add", "audit", "config", "create", "dedupe", "deploy", "dlx", "exec", "fetch", "global", "import", "init"),
        *("install", "link", "list", "node", "outdated", "pack", "patch", "prune", "publish", "rebuild", "remove"),
        *("run", "set", "start", "store", "test", "up", "update", "upgrade", "version", "why", "workspace"),
    }
)
"""The commands that package managers have themselves."""
_PAGES: Final = ("", ".md", ".mdx", ".rst", "/index.md", "/README.md", "/index.mdx")
_LOCAL: Final = re.compile(r"(?:^|[/._-])(?:local|example|your|my|foo|bar|tmp|temp|dist|build|node_modules|\.env)\b")
_TEMPLATE: Final = re.compile(r"template|xxx|yyyy|%7B|[<>{}*]|\.\.\.", re.IGNORECASE)
_DOCS: Final = re.compile(r"(?:^|/)(?:docs?|documentation)(?=/|$)")
_PARTS: Final = re.compile(r"::|[.#]")
_MAKEFILES: Final = ("Makefile", "makefile", "GNUmakefile")


def find_stale_documents(
    workspace: Workspace,
    call: Call,
    path: Annotated[str, "folder or file", BY_NAME] = "",
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """List documents that mention files, members or commands which the project has no more."""
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    scope = find_scope(workspace, call, project, needs_links=False)
    rows = [row for row in _mentions(workspace, scope) if scope.path_of(row["module"]).startswith(path.strip("/"))]
    with ranked_index(workspace, scope, call.progress) as database:
        past = changed_paths(database, scope.root)
    code_there_is = _Code(workspace, scope, past)
    found: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        document = scope.path_of(row["module"])
        if missing := code_there_is.missing(row["text"], row["kind"], row["form"], document):
            line = line_number(row["line"])
            data = {"path": document, "line": line, "mention": row["text"], "missing": missing}
            found[document].append(Row(f"  {line} {row['text']}: {missing}", data))
    documents = {row["module"] for row in rows}
    head = (
        f"{counted(len(found), 'document')} of {len(documents)} "
        f"{'mentions' if len(found) == 1 else 'mention'} what is no longer there"
    )
    if not documents:
        head = "no document is in the index: the setting languages has to name theirs, as in *, markdown"
    return answer(
        Listing(
            head,
            [Section("stale", shown, document) for document, shown in found.items()],
            facts=[f"{counted(len(rows), 'mention')} of code looked up", scope.freshness],
            narrower="path=",
            next_step="read_snippet shows the lines",
        ),
        page,
    )


def sections_about(workspace: Workspace, scope: QuestionScope, name: str) -> list[str]:
    """Return the places in documents that mention a symbol by its qualified name, or the last parts of it."""
    wanted = _PARTS.split(name)
    return [
        f"{scope.path_of(row['module'])}:{line_number(row['line'])}"
        for row in _mentions(workspace, scope)
        if row["kind"] == "name"
        and (parts := _PARTS.split(row["text"].removesuffix("()"))) == wanted[-len(parts) :]
        and (len(parts) > 1 or len(wanted) == 1 or row["text"].endswith("()"))
    ]


def sections_naming(workspace: Workspace, scope: QuestionScope, path: str) -> list[str]:
    """Return the places in documents that mention a file, by its path or the end of it, or link to it."""
    found = []
    for row in _mentions(workspace, scope):
        if row["kind"] == "path":
            document, text = scope.path_of(row["module"]), row["text"].removeprefix("./")
            beside = posixpath.normpath(posixpath.join(posixpath.dirname(document), text))
            if path == beside or (row["form"] != "link" and f"/{path}".endswith(f"/{text}")):
                found.append(f"{document}:{line_number(row['line'])}")
    return found


def _mentions(workspace: Workspace, scope: QuestionScope) -> list[dict[str, str]]:
    return [row for row in workspace.cached_rows("all_mentions") if scope.holds(row["module"])]


class _Code:
    """The files, members and commands of a root, each read when it is first asked for."""

    def __init__(self, workspace: Workspace, scope: QuestionScope, past: frozenset[str]) -> None:
        """``past`` are the paths that the commits of the history changed."""
        self._workspace = workspace
        self._scope = scope
        self._past = past
        # Decision records propose commands.
        self._records = {row["subject"] for row in self._values(code.status)}

    def missing(self, text: str, kind: str, form: str, document: str) -> str:
        """Return the reason why a mention is of something that is gone; empty if it is there, or not decided."""
        # A document about tests is no test: a folder of documents, or a name, says what it tells of.
        if is_about_others(_DOCS.split(posixpath.dirname(document))[0]) or _TEMPLATE.search(f"{document} {text}"):
            return ""
        if kind == "path":
            return self._missing_path(text.strip("/"), form, posixpath.dirname(document))
        if kind == "command" and self._records.isdisjoint(self._scope.modules_of(document)):
            return self._missing_command(text)
        return self._missing_member(text.removesuffix("()")) if kind == "name" else ""

    @cached_property
    def _files(self) -> frozenset[str]:
        return frozenset(self._scope.files(self._workspace.settings))

    @cached_property
    def _folders(self) -> frozenset[str]:
        found: set[str] = set()
        for path in self._files:
            while path := posixpath.dirname(path):
                if path in found:
                    break
                found.add(path)
        return frozenset(found)

    def _missing_path(self, path: str, form: str, folder: str) -> str:
        if _LOCAL.search(path):
            return ""
        if form == "link":
            path = posixpath.normpath(posixpath.join(folder, path))
            if path.startswith(".."):
                return ""
            ends = (f"{path}{end}" for end in _PAGES)
            is_there = any(end in self._files or end in self._folders for end in ends) or self._is_on_disk(path)
            return "" if is_there else "the target of the link is not there"
        path = path.removeprefix("./")
        name, around = posixpath.basename(path), posixpath.dirname(path)
        if "." not in name.strip(".") or path.startswith("../") or not any(letter.islower() for letter in name):
            return ""
        for start in ("", folder):
            whole = posixpath.normpath(posixpath.join(start, path))
            if whole in self._files or whole in self._folders or self._is_on_disk(whole):
                return ""
        if any(f"/{file}".endswith(f"/{path}") for file in self._files):
            return ""
        wholes = {posixpath.normpath(posixpath.join(start, path)) for start in ("", folder)}
        return f"{around} has no {name}; a commit removed it" if wholes & self._past else ""

    def _is_on_disk(self, path: str) -> bool:
        # Files that git ignores are there, too.
        return self._scope.committed is None and not path.startswith("..") and (self._scope.root / path).exists()

    @cached_property
    def _scripts(self) -> frozenset[str]:
        found: set[str] = set()
        for path in self._files:
            if posixpath.basename(path) == "package.json":
                try:
                    scripts = json.loads(self._scope.text(path)).get("scripts", {})
                except (ValueError, AttributeError):
                    continue
                found |= set(scripts) if isinstance(scripts, dict) else set()
        return frozenset(found)

    @cached_property
    def _targets(self) -> frozenset[str]:
        texts = (self._scope.text(path) for path in self._files if posixpath.basename(path) in _MAKEFILES)
        return frozenset(name for text in texts for name in _TARGET.findall(text))

    def _missing_command(self, text: str) -> str:
        script = _SCRIPT.match(text)
        if script is not None:
            is_known = script[1] in self._scripts or (script[1] in _OWN_COMMANDS and " run " not in text)
            return f"no package.json has a script {script[1]}" if self._scripts and not is_known else ""
        target = text.removeprefix("make ") if text.startswith("make ") else ""
        if target and self._targets and target not in self._targets and "Makefile" in self._files:
            is_simple = not re.search(r"^(?:-?include|%|.*\$\(.*:)", self._scope.text("Makefile"), re.MULTILINE)
            return f"no Makefile has a target {target}" if is_simple else ""
        return ""

    @cached_property
    def _members(self) -> Mapping[str, set[str]]:
        """The names of all members, by the qualified names of the types that have no base."""
        with_base = {row["subject"] for term in (code.base, code.implements) for row in self._values(term)}
        types = {
            row["symbol"]
            for kind in (code.Class, code.Enum)
            for row in self._workspace.cached_rows("symbols_of_kind", kind=kind)
        }
        found: dict[str, set[str]] = {}
        names = {row["subject"]: row["value"] for row in self._values(code.qualifiedName)}
        open_ones = {names[iri] for iri in with_base if iri in names}
        for iri, name in names.items():
            if iri in types and name not in open_ones:
                found.setdefault(name, set())
        for name in names.values():
            owner, _, member = name.rpartition(".")
            if owner in found:
                found[owner].add(member)
        return found

    @cached_property
    def _names(self) -> frozenset[str]:
        return frozenset(_PARTS.split(row["value"])[-1] for row in self._values(code.qualifiedName))

    @cached_property
    def _endings(self) -> frozenset[str]:
        """The endings of files: ``page.tsx`` is a file and no member of a class ``page``."""
        return frozenset(posixpath.splitext(path)[1][1:] for path in self._files)

    def _values(self, term: str) -> Iterable[Mapping[str, str]]:
        return (
            row for row in self._workspace.cached_rows("values_of", property=term) if self._scope.holds(row["subject"])
        )

    def _missing_member(self, text: str) -> str:
        parts: Sequence[str] = _PARTS.split(text)
        owner = ".".join(parts[:-1])
        if len(parts) < 2 or owner not in self._members or parts[-1] in self._names | self._endings:
            return ""
        return f"{owner} has no {parts[-1]}, and nothing else has that name"
