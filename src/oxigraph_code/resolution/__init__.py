"""From the facts of files to what their references mean. No input, no output, no syntax."""

from typing import TYPE_CHECKING

from oxigraph_code.surface import surface

if TYPE_CHECKING:
    from oxigraph_code.resolution.guesses import found_by_name
    from oxigraph_code.resolution.resolving import Resolution, resolve, said_for_others, submodules
    from oxigraph_code.resolution.semantics import Semantics
    from oxigraph_code.resolution.watching import SHARED, Question, mark, name_mark, outlines
else:
    __getattr__ = surface(
        __name__,
        {
            "Question": "watching",
            "Resolution": "resolving",
            "SHARED": "watching",
            "Semantics": "semantics",
            "mark": "watching",
            "name_mark": "watching",
            "found_by_name": "guesses",
            "outlines": "watching",
            "resolve": "resolving",
            "said_for_others": "resolving",
            "submodules": "resolving",
        },
    )

__all__ = [
    "SHARED",
    "Question",
    "Resolution",
    "Semantics",
    "found_by_name",
    "mark",
    "name_mark",
    "outlines",
    "resolve",
    "said_for_others",
    "submodules",
]
