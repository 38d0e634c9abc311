"""From the facts of files to what their references mean. No input, no output, no syntax."""

from typing import TYPE_CHECKING

from oxigraph_code.surface import surface

if TYPE_CHECKING:
    from oxigraph_code.resolution.resolving import Resolution, resolve, submodules
    from oxigraph_code.resolution.semantics import Semantics
    from oxigraph_code.resolution.watching import Question, mark, outlines
else:
    __getattr__ = surface(
        __name__,
        {
            "Question": "watching",
            "Resolution": "resolving",
            "Semantics": "semantics",
            "mark": "watching",
            "outlines": "watching",
            "resolve": "resolving",
            "submodules": "resolving",
        },
    )

__all__ = ["Question", "Resolution", "Semantics", "mark", "outlines", "resolve", "submodules"]
