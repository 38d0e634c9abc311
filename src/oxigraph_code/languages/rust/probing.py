"""In which order the methods of one name are looked for, by how they take what they are called on.

For maintainers: what something is behind its references is told by their text: "" for a value, "&", "&mut ", "&&"
and so on. Texts only; what a method is of, and whether it is in sight, is not known here.

Source: The Rust Reference, chapter "Method-call expressions".
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from oxigraph_code.facts import Definition

_RECEIVER = re.compile(r"\(\s*(?:mut\s+)?(&\s*(?:'\w+\s+)?(?:mut\s+)?|)(?:mut\s+)?self\b\s*(:?)")
_REFERENCE = re.compile(r"\s*&\s*(?:'\w+\s+)?(mut\b)?")


def ref_kind(annotation: str) -> str:
    """The references that a type begins with; of a variable that is lent something may be said that alone."""
    if annotation == "mut":
        return "&mut "
    found, at = "", 0
    while match := _REFERENCE.match(annotation, at):
        found += "&mut " if match[1] else "&"
        at = match.end()
    return found


def self_kind(method: Definition, implemented: str) -> str | None:
    """As what a method takes what it is called on, seen from the type behind the references of the one that it is
    implemented for; ``None`` where it is called on nothing or on a pointer of another kind."""
    match = _RECEIVER.search(method.signature)
    if match is None:
        return None
    written = method.parameters[0].annotation if match[2] else match[1]
    if match[2] and not written.endswith("Self"):
        return None
    return ref_kind(written) + ref_kind(implemented)


def autoref_steps(form: str) -> Iterator[str]:
    """As what a method is looked for that takes it, from the first to the last, of what is a reference or a value."""
    while True:
        yield from (form, f"&{form}", f"&mut {form}")
        if not form:
            return
        form = form.removeprefix("&mut ") if form.startswith("&mut ") else form[1:]
