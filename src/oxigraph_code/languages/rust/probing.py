"""The order of method probing: by value, by reference, and after dereferencing.

For maintainers: the form of a receiver is its reference operators as text: "" for a value, "&", "&mut ", "&&" and so
on. Texts only; neither the type of a method nor its visibility is known here.

Source: The Rust Reference, chapter "Method-call expressions".
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from oxigraph_code.facts import Definition

_RECEIVER = re.compile(r"\(\s*(?:mut\s+)?(&\s*(?:'\w+\s+)?(?:mut\s+)?|)(?:mut\s+)?self\b\s*(:?)")
_REFERENCE = re.compile(r"\s*&\s*(?:'\w+\s+)?(mut\b)?")


def ref_kind(annotation: str) -> str:
    """Return the reference operators at the beginning of a type; ``mut`` alone marks a mutable borrow."""
    if annotation == "mut":
        return "&mut "
    found, at = "", 0
    while match := _REFERENCE.match(annotation, at):
        found += "&mut " if match[1] else "&"
        at = match.end()
    return found


def self_kind(method: Definition, implemented: str) -> str | None:
    """Return the form in which a method takes its receiver, as seen from the dereferenced type.

    ``implemented`` is the type of the ``impl`` block. ``None`` for a function without a receiver, or with a smart
    pointer.
    """
    match = _RECEIVER.search(method.signature)
    if match is None:
        return None
    written = method.parameters[0].annotation if match[2] else match[1]
    if match[2] and not written.endswith("Self"):
        return None
    return ref_kind(written) + ref_kind(implemented)


def autoref_steps(form: str) -> Iterator[str]:
    """Yield the forms in which methods are looked for, in order, on a receiver of some form."""
    while True:
        yield from (form, f"&{form}", f"&mut {form}")
        if not form:
            return
        form = form.removeprefix("&mut ") if form.startswith("&mut ") else form[1:]
