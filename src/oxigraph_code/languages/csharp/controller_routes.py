"""The routes that ASP.NET gives to actions of controllers without a route of their own.

For maintainers: the pattern is the usual one, ``{area}/{controller=Home}/{action=Index}/{id?}``, and
there is none in a program without a call that maps it. A class below one with a stated route has none of these.

Source: ASP.NET Core, "Routing to controller actions" ("Conventional routing"). See decision 0167.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from oxigraph_code.facts import Definition, FileFacts
from oxigraph_code.resolution.language.semantics import DeclaredRoute

BY_NAMES: Final = "/usual names of actions"
"""The name under which a file is known to map them."""
_MAPS: Final = frozenset(
    ["MapAreaControllerRoute", "MapControllerRoute", "MapDefaultControllerRoute", "MapRoute", "UseMvcWithDefaultRoute"]
)
_CONTROLLER: Final = "Controller"
_DEFAULT: Final = "Index"
_BASE: Final = re.compile(r"(?:[\w.]+\.)?\w*Controller\b(?:<.*>)?")
_STATED: Final = re.compile(r"(?:ApiController|Route|RoutePrefix|ODataRouting)\w*\b")
_ROUTED: Final = re.compile(r"NonAction|Route\b|Http[A-Z]\w+\((?!\s*(?:Name|Order)\s*=)")
_VERB: Final = re.compile(r"Http(Get|Post|Put|Patch|Delete|Head|Options)\b")
_AREA: Final = re.compile(r'Area\("([\w-]+)"\)')


def routes(facts: FileFacts) -> Iterator[DeclaredRoute]:
    """Yield the routes of the controllers in a file, by the names of classes and methods."""
    owners = {index: entry for index, entry in enumerate(facts.definitions) if _has_routes_by_names(entry)}
    for entry in facts.definitions if owners else ():
        owner = owners.get(facts.scopes[entry.scope].definition)
        if owner is None or entry.kind != "method" or entry.visibility != "public":
            continue
        if not {"static", "constructor"}.isdisjoint(entry.modifiers) or any(map(_ROUTED.match, entry.decorators)):
            continue
        areas = [f"/{found[1]}" for text in owner.decorators if (found := _AREA.match(text))]
        start = f"{''.join(areas[:1])}/{owner.name.removesuffix(_CONTROLLER)}"
        action = f"{start}/{entry.name.removesuffix('Async')}"
        verbs = tuple(found[1].upper() for text in entry.decorators if (found := _VERB.match(text))) or ("ANY",)
        has_id = any(parameter.name == "id" for parameter in entry.parameters)
        lines = (entry.start_line, entry.end_line)
        for path in (f"{action}/{{id}}" if has_id else action, *([start] if entry.name == _DEFAULT else [])):
            rule = "usual names of actions"
            yield DeclaredRoute(verbs, path, owner.name, entry.name, lines, "ASP.NET", rule=rule, stated_as=BY_NAMES)


def maps_by_names(facts: FileFacts) -> bool:
    """Return true if a file gives the actions of the program routes by their names."""
    return any(site.name in _MAPS for site in facts.pattern_sites)


def _has_routes_by_names(entry: Definition) -> bool:
    """Check if a definition is a controller that states no route."""
    return (
        entry.kind == "class"
        and entry.name.endswith(_CONTROLLER)
        and "abstract" not in entry.modifiers
        and any(map(_BASE.fullmatch, entry.bases))
        and not any(map(_STATED.match, entry.decorators))
    )
