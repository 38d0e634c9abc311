"""Parts of a project that no other part imports or uses, as "which modules are never imported".

For maintainers: a file may run without an import, as an entry point or by its name in another file, so these stand
apart. This module must not know templates.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from oxigraph_code.queries.matching import singular
from oxigraph_code.search.occurrences import key_of, occurrences
from oxigraph_code.search.places import is_secondary, set_aside
from oxigraph_code.tools.answer.grouping import plural
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.call_graph.importing_tests import module_around
from oxigraph_code.tools.sparql.questions.places import modules_named
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion
from oxigraph_code.tools.sparql.structure.file_uses import file_uses
from oxigraph_code.tools.sparql.structure.part_counts import is_of_files, part_of, shown_part


def unimported_parts(question: AskedQuestion, kinds: str, place: str) -> Listing | None:
    """List the parts of a kind that no other part is known to import or to use."""
    workspace, scope, kind = question.workspace, question.scope, singular(kinds.rpartition(" ")[2])
    rows = workspace.cached_rows("module_paths", project=sorted(scope.projects))
    paths = {row["module"]: scope.path_of(row["module"]) for row in rows}
    pairs = [pair for pair in file_uses(question).every() if pair[1] in paths]
    endings = {_ending(paths[module]) for pair in pairs for module in pair if module in paths}
    code = {module for module, path in paths.items() if _ending(path) in endings and not is_secondary(path)}
    inside = code.intersection(modules_named(workspace, scope, place)) if place else code
    of_part = part_of(scope, kind)
    every = {of_part(module) for module in inside}
    if not every:
        return None
    users: dict[bool, set[str]] = {True: set(), False: set()}
    for one, other in pairs:
        if of_part(one) != of_part(other):
            users[_is_test(paths.get(one, ""))].add(of_part(other))
    started = {module_around(paths, row["symbol"]) for row in workspace.cached_rows("entry_points")}
    entries = {of_part(module) for module in started & paths.keys()}
    left = sorted(every - users[False])
    named = _named(question, [part for part in left if part not in entries]) if is_of_files(kind) else {}
    ways: dict[str, list[Row]] = defaultdict(list)
    for part in left:
        way = "run as an entry point (a route, a command, a main function)" if part in entries else ""
        way = way or ("only tests import or use" if part in users[True] else "")
        way = way or ("have their name in another file" if part in named else "have none of these")
        where = f" · in {named[part]}" if part in named else ""
        ways[way].append(Row(f"{shown_part(part)}{where}", {"part": part, "named_in": named.get(part, "")}))
    ordered = sorted(ways, key=lambda way: (not way.endswith("of these"), way))
    told = ", ".join(f"{len(ways[way]):,} {way}" for way in reversed(ordered))
    head = f"no import or use in another {kind} is known of {len(left) or 'none'} of {len(every):,} {plural(kind)}"
    head = head if left else f"each of {len(every):,} {plural(kind)} is imported or used by another"
    return Listing(
        f"{head}{f' (in {place})' if place else ''}{f': {told}' if told else ''}",
        [Section("rows" if nth == 0 else "others", ways[way], f"{way}:") for nth, way in enumerate(ordered)],
        ["without tests, examples, migrations, vendored and generated files", scope.freshness],
        data={"template": "unimported_parts"},
    )


def _named(question: AskedQuestion, parts: Iterable[str]) -> Mapping[str, str]:
    """Map files to another one that has the name of the file in its text."""
    scope, settings = question.scope, question.workspace.settings
    names = {part: part.rpartition("/")[2].partition(".")[0] for part in parts}
    texts = occurrences(
        scope.tree.read, sorted(scope.files(settings)), names.values(), settings.max_file_bytes, lambda _: False
    )
    found = {}
    for part, name in names.items():
        others = [
            path for path, _ in texts.lines.get(key_of(name), ()) if path != part and "test" not in set_aside(path)
        ]
        if others or key_of(name) in texts.beyond:
            found[part] = others[0] if others else "many files"
    return found


def _ending(path: str) -> str:
    return path.rpartition(".")[2]


def _is_test(path: str) -> bool:
    return "test" in set_aside(path)
