"""What the parameters of functions are given by the calls that those functions are handed to.

For maintainers: only the paths are put together here; what such a call gives is for resolution to find out.
"""

from __future__ import annotations

from oxigraph_code.extraction.access_path import UNKNOWN, AccessPaths
from oxigraph_code.extraction.captures import Gathered
from oxigraph_code.extraction.drafts import Span


def parameters_handed(gathered: Gathered, paths: AccessPaths) -> dict[Span | None, str]:
    """By the names of the parameters, the paths of what they are given."""
    found: dict[Span | None, str] = {}
    for draft in gathered.callbacks:
        callee = paths.callee(draft.call_end)
        if UNKNOWN in callee:
            continue
        for nth, parameter in enumerate(sorted(gathered.parameters.get(draft.parameter_list, ()))):
            if parameter.name is not None:
                found[parameter.name] = "|".join(f"{part}({draft.position}:{nth})" for part in callee.split("|"))
    return found
