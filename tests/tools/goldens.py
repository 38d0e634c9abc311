"""A frozen package with a scripted history, and the answer of every tool about it.

For maintainers: the package is as it was released; earlier commits are made from it by taking something back, so that
the indexed code is real. Commits have fixed dates, and so the same names each time; texts that differ from run to run
are replaced by a fixed word.
"""

from __future__ import annotations

import json
import lzma
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import TOOLS, Call, Workspace
from oxigraph_code.tools.admin.load_code import load_code
from oxigraph_code.tools.workspace.workspace import answer_by
from tests.history.repositories import BOB, Script
from tests.indexing.support import index, write

GOLDEN = Path(__file__).parent / "golden"
FROZEN = Path(__file__).parent / "frozen" / "itsdangerous-2.2.0.json.xz"

QUESTIONS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "get_context": ("get_context", {"task": "Reject a signed value whose max_age has passed", "max_chars": 6_000}),
    "search_code": ("search_code", {"query": "timestamp signer"}),
    "search_code_text": ("search_code", {"query": r"raise Bad\w+", "mode": "text", "path": "src"}),
    "repo_map": ("repo_map", {}),
    "outline": ("outline", {"path": "src/itsdangerous/timed.py"}),
    "get_symbol": ("get_symbol", {"symbol": "TimestampSigner.sign", "code": True}),
    "get_symbol_class": ("get_symbol", {"symbol": "Signer"}),
    "get_callers": ("get_callers", {"symbol": "want_bytes"}),
    "get_callers_method": ("get_callers", {"symbol": "Signer.unsign", "depth": 2}),
    "get_callees": ("get_callees", {"symbol": "Serializer.loads"}),
    "find_references": ("find_references", {"symbol": "BadSignature"}),
    "impact_analysis": ("impact_analysis", {"symbol": "base64_decode"}),
    "impact_analysis_file": ("impact_analysis", {"symbol": "src/itsdangerous/exc.py", "depth": 1}),
    "find_path": ("find_path", {"source": "TimedSerializer.loads", "target": "base64_decode", "code": True}),
    "find_path_none": ("find_path", {"source": "base64_decode", "target": "Serializer.loads"}),
    "get_subgraph": ("get_subgraph", {"seeds": "BadSignature", "edges": "extends,instantiates"}),
    "type_hierarchy": ("type_hierarchy", {"symbol": "BadData"}),
    "type_hierarchy_method": ("type_hierarchy", {"symbol": "Serializer.load_payload"}),
    "get_dependencies": ("get_dependencies", {"path": "src/itsdangerous/timed.py"}),
    "recent_changes": ("recent_changes", {}),
    "compare_refs": ("compare_refs", {"base": "before", "head": "main"}),
    "review_change": ("review_change", {"base": "before"}),
    "check_rules": ("check_rules", {}),
    "read_snippet": ("read_snippet", {"path": "signer.py", "start": 20, "end": 40}),
    "index_status": ("index_status", {}),
    "load_code": ("load_code", {}),
    "list_graphs": ("list_graphs", {}),
    "sparql_query": (
        "sparql_query",
        {
            "query": "SELECT ?name ?meaning { ?class code:base 'BadData' ; code:name ?name ; code:docstring ?meaning }"
            " ORDER BY ?name",
            "format": "table",
        },
    ),
    "sparql_query_empty": (
        "sparql_query",
        {"query": "SELECT ?f { ?f a code:Function ; code:callz ?g ; code:name 'sign' }", "format": "table"},
    ),
    "ask": ("ask", {"question": "which classes extend BadData"}),
}

# One after the other, for each changes the graph for the next one.
CHANGES: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "load_python_code": ("load_python_code", {}),
    "load_ts_code": ("load_ts_code", {}),
    "load_rust_code": ("load_rust_code", {}),
    "load_git_history": ("load_git_history", {}),
    "sparql_update": ("sparql_update", {"update": "INSERT DATA { <x:note> <x:about> code:Class }"}),
    "load_rdf": ("load_rdf", {"input": "<x:note> <x:by> <x:bob> .", "format": "nt", "graph": "x:notes"}),
    "drop_snapshot": ("drop_snapshot", {"ref": "before"}),
    "drop_project": ("drop_project", {}),
}

# Tools with a path (true), with no scope (false), or with a project (none, and all others).
_ELSEWHERE = {
    **dict.fromkeys(CHANGES, True),
    "drop_project": None,
    "sparql_update": False,
    "load_rdf": False,
    "compare_refs": True,
    "review_change": True,
    "check_rules": True,
    "load_code": True,
    "index_status": False,
    "list_graphs": False,
    "sparql_query": False,
    "sparql_query_empty": False,
}

_WORDS = (
    (re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d| UTC)?"), "TIME"),
    (re.compile(r"\d+\.\d MB, generation \w+"), "SIZE"),
    (re.compile(r"in \d+\.\d s\b"), "in SECONDS"),
)


def package(root: Path) -> Script:
    """Write the package, with a branch before its last two commits and one uncommitted edit of a function."""
    files: dict[str, str] = json.loads(lzma.decompress(FROZEN.read_bytes()))["files"]
    late = {name: text for name, text in files.items() if "url_safe" in name}
    timed, encoding = "src/itsdangerous/timed.py", "src/itsdangerous/encoding.py"
    early = {name: text for name, text in files.items() if name not in late}
    early[timed] = early[timed].replace("if age < 0:", "if False:").replace(", ts: int)", ", ts: float)")
    early[encoding] = early[encoding].replace('.rstrip(b"=")', "")
    script = Script(root)
    first = script.commit("Sign values", early, branch="before")
    script.commit("Make tokens that are safe in URLs", late, author=BOB, parents=[first])
    script.commit("Refuse signatures from the future", {timed: files[timed]})
    script.check_out()
    write(root, {encoding: files[encoding]})
    return script


def load(folder: Path) -> Workspace:
    """Index the package and snapshots of its branches, so that no answer depends on earlier questions."""
    script = package(folder / "itsdangerous")
    settings = load_settings({"store_path": folder / "store", "root": script.root, "workers": 1})
    workspace = Workspace.open(settings, waits=True)
    index(workspace, script.root)
    for ref in ("before", "main"):
        load_code(workspace, Call(), str(script.root), ref=ref)
    return workspace


def answer(workspace: Workspace, folder: Path, name: str) -> str:
    """Return the answer of a tool, the same each time."""
    tool, arguments = {**QUESTIONS, **CHANGES}[name]
    function = next(known.function for known in TOOLS if known.name == tool)
    root = str(folder / "itsdangerous")
    is_by_path = _ELSEWHERE.get(name)
    where = {"project": root} if is_by_path is None else {"path": root} if is_by_path else {}
    said = answer_by(function, workspace, Call(), **arguments, **where)
    text = "\n".join(filter(None, [said.text, said.notice])).replace(str(folder), "FOLDER")
    for pattern, word in _WORDS:
        text = pattern.sub(word, text)
    return f"{text}\n"


def golden(name: str) -> Path:
    """Return the place of the expected answer."""
    return GOLDEN / f"{name}.txt"
