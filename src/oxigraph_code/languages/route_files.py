"""Parts of readers for files of routes: paths below others, texts in arguments, singulars.

For maintainers: this module must not know any framework.
"""

from __future__ import annotations

from oxigraph_code.facts import Argument


def path_below(start: str, path: str) -> str:
    """Return a path below another one, which is kept for a path of nothing."""
    return f"{start}/{path.strip('/')}" if path.strip("/") else start


def texts_in(value: Argument) -> list[str]:
    """Return the texts of a list, or the one text of an argument."""
    return [part.value for part in (value.parts if value.kind == "list" else (value,)) if part.kind == "text"]


def singular(name: str) -> str:
    """Return the singular of the last word in a path, by the usual endings of English."""
    plain = name.rpartition("/")[2].replace("-", "_")
    if plain.endswith("ies"):
        return f"{plain[:-3]}y"
    if plain.endswith(("sses", "shes", "ches", "xes", "uses")):
        return plain[:-2]
    return plain if plain.endswith("ss") else plain.removesuffix("s")
