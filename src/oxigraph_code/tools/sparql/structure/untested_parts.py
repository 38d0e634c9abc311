"""Folders, files and kinds of types without tests, as "which models have no tests".

For maintainers: a type is tested if a test uses it, stands in its file, or is in a file that is named after it; a file
if a symbol of it is used so; a folder by the tests in it, where tests stand beside code. This module must not know
templates.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection

from oxigraph_code.queries.matching import TYPES
from oxigraph_code.search.places import is_secondary, set_aside
from oxigraph_code.search.words import parts
from oxigraph_code.tools.answer.grouping import counted, plural
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.symbol_details import details
from oxigraph_code.tools.call_graph.requests import placed_requests, sent_requests
from oxigraph_code.tools.sparql.questions.places import modules_named
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion
from oxigraph_code.tools.sparql.questions.wordings import asked_in
from oxigraph_code.tools.sparql.structure.file_uses import file_uses
from oxigraph_code.tools.sparql.structure.part_counts import (
    PARTS,
    is_of_files,
    modules_of_kind,
    part_of,
    shown_part,
)
from oxigraph_code.tools.workspace.workspace import batched_rows


def untested_parts(question: AskedQuestion) -> Listing | None:
    """List the parts without tests; None for any other question."""
    workspace, scope = question.workspace, question.scope
    found = asked_in("untested", question.text)
    if found is None:
        return None
    kind, place = found["kind"].lower(), found["place"] or ""
    rows = workspace.cached_rows("module_paths", project=sorted(scope.projects))
    paths = {row["module"]: scope.path_of(row["module"]) for row in rows}
    own = paths.keys() & {row["module"] for row in workspace.kept_rows("tests")}
    tests = own | {module for module, path in paths.items() if "test" in set_aside(path)}
    # A component is a folder, or a thing of a framework.
    things = None if kind in PARTS - TYPES else modules_of_kind(question, f"{kind}s")
    things = things or (None if kind in PARTS else things)
    if kind not in PARTS and things is None:
        return None
    inside = set(modules_named(workspace, scope, place)) if place else paths.keys()
    code = {module for module in inside & (paths.keys() - tests) if not is_secondary(paths[module])}
    of_part = part_of(scope, kind)
    every: dict[str, set[str]] = defaultdict(set)
    if things is None:
        endings = {_ending(paths[module]) for module in own}
        for module in code:
            if _ending(paths[module]) in endings:
                every[of_part(module)].add(module)
    else:
        every |= {thing: {module} for thing, module in things.items() if module in code}
    if not tests:
        none = f"no file of tests is known, so that no {kind} is known to have a test"
        return Listing(none, [], [scope.freshness], data={"template": "untested_parts"})
    if not every:
        return None
    uses, senders = file_uses(question), set[str]()
    # An import of a whole package uses none of its files by itself.
    used = own.union(*(uses.by_symbols.get(module) or uses.targets.get(module, ()) for module in tests))
    if things is not None:
        senders = {request.caller for request in sent_requests(workspace) if request.module in tests}
        run = [handler for _, handler in placed_requests(workspace, scope).onward(sorted(senders))]
        used = own | {row["used"] for row in batched_rows(workspace, "symbols_used_in", "module", sorted(tests))}
        used |= {*run, *(handler.rpartition(".")[0] for handler in run)}
    symbols = details(workspace, scope, list(things or ()))
    named = {_squashed(paths[module]) for module in tests}
    beside = {of_part(module) for module in tests}
    is_beside = things is None and not is_of_files(kind) and not beside.isdisjoint(every)
    reached = uses.reached(tests)
    listed: dict[str, list[Row]] = defaultdict(list)
    for part, modules in sorted(every.items()):
        names = [symbols[part].short_name] if part in symbols else [paths[module] for module in modules]
        users = {part, *(modules if things is None else modules & own)}
        is_used = not used.isdisjoint(users) or any(_is_named(name, named) for name in names)
        if part not in beside if is_beside else not is_used:
            way = "used by tests elsewhere" if is_used else "reached by tests through other files"
            way = way if is_used or not reached.isdisjoint(modules) else ""
            shown = symbols[part].place if part in symbols else shown_part(part)
            listed[way].append(Row(shown, {"part": shown, "by": way}))
    without = sum(map(len, listed.values()))
    plural_of = "directories" if kind == "directorie" else plural(kind)
    by_use = "uses them, or sends them a request" if senders else "or uses them"
    way = f"none is named after them, stands in their files, {by_use}"
    way = "none stands in them" if is_beside else way
    way += "" if senders or things is None else " (requests that tests may send are not known)"
    told = [f"{len(rows):,} of them {way}" for way, rows in sorted(listed.items()) if way]
    head = "; ".join([f"{without:,} of {len(every):,} {plural_of} are without tests: {way}", *told])
    return Listing(
        f"{head}{f' (in {place})' if place else ''}",
        [Section("rows", listed[way], f"{way}:" if way else "") for way in sorted(listed)],
        [f"{counted(len(tests), 'file')} of tests are known", scope.freshness],
        data={"template": "untested_parts"},
    )


def _is_named(name: str, tests: Collection[str]) -> bool:
    """Return true if the name of a test file is a name with a word for tests."""
    own = _squashed(name)
    return any(word in tests for word in (f"test{own}", *(f"{own}{word}" for word in ("test", "tests", "spec", "it"))))


def _squashed(path: str) -> str:
    return "".join(parts(path.rpartition("/")[2].partition(".")[0]))


def _ending(path: str) -> str:
    return path.rpartition(".")[2]
