"""HTTP methods by the names of functions that register handlers or send requests."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from oxigraph_code.facts import Argument, PatternSite
from oxigraph_code.resolution.routing.tables import MethodRow, last_name, picked

VERBS: Final = ("get", "post", "put", "patch", "delete", "head", "options", "trace")
ANY: Final = "ANY"
_OTHER: Final = {"del": "DELETE", "all": ANY, "any": ANY, "use": ANY, "websocket": "WEBSOCKET", "ws": "WEBSOCKET"}
_NAMES: Final = {verb: verb.upper() for verb in VERBS} | _OTHER
_BEFORE: Final = re.compile(rf"({'|'.join(map(str.upper, VERBS))})[ \t]+(\S+)$")
_WORD: Final = re.compile(r".[^A-Z]*")
_PREFIXES: Final = ("add_", "http_", "http", "on_", "do_", "do", "api", "method")


def method_named(name: str) -> str:
    """Return the HTTP method that something is named after, empty where it is after none."""
    plain = name.lower().removesuffix("_with")
    for prefix in _PREFIXES:
        plain = plain.removeprefix(prefix)
    return _NAMES.get(plain, "")


def method_before(path: str) -> tuple[str, str]:
    """Return the HTTP method with which a path begins, empty if it has none, and the path without it."""
    match = _BEFORE.match(path)
    return (match[1], match[2]) if match is not None else ("", path)


def methods_in(
    entry: MethodRow, site: PatternSite, text: Callable[[Argument], str], listed: Callable[[Argument], Argument]
) -> list[str]:
    """Return the HTTP methods that a site says, by an entry; none where it says none.

    ``listed`` gives the list that an argument names, or the argument itself.
    """
    stated = entry.method
    if stated in ("name", "first word", "last word", "receiver"):
        written = last_name(site.receiver) if stated == "receiver" else site.name
        words = _WORD.findall(written) or [""]
        named = method_named({"first word": words[0], "last word": words[-1]}.get(stated, written))
        return [named] if named else []
    if stated:
        return [stated]
    found = []
    for argument in map(listed, picked(site.arguments, entry.methods)):
        parts = argument.parts if argument.kind in ("list", "mapping") else (argument,)
        for part in parts:
            written = part.name if argument.kind == "mapping" else text(part)
            if not written.isalpha() and part.kind == "path":
                # Of an enum or a class of constants; a plain name may be that of a list.
                owner, _, last = part.value.replace(":", ".").rpartition(".")
                written = last if owner or method_named(last) else ""
            for word in written.split(","):
                if word.strip("… ").isalpha():
                    found.append(method_named(word.strip()) or word.strip().upper())
    return list(dict.fromkeys(found))
