"""Writes the page of the answers in JSON from the types of their shapes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from docs.json_shapes import SHAPES, AboutSymbol, Listed, PlaceRow, Plain, SymbolRow
from docs.markdown import table

_INTRO = """\
<!-- Generated from docs.json_shapes by `python -m docs.generate`; do not edit. -->

# Answers in JSON

Every command of this table takes `--json` and then prints one value, in one shape. An answer that found nothing is
[Plain](#plain) in every command that answers with an object, and exits with 1; `sparql` prints SPARQL JSON for SELECT
and Plain for other queries. Errors are text on standard error. A field that is marked with `?` may be missing.
"""


def render() -> str:
    """Render the text of the page."""
    lines = [_INTRO, *table(("Command", "Shape"), [(f"`{name}`", _linked(shape)) for name, shape in SHAPES.items()])]
    found = [_struct(shape) for shape in SHAPES.values()]
    shapes: dict[type[msgspec.Struct], None] = dict.fromkeys([Plain, Listed, AboutSymbol, SymbolRow, PlaceRow])
    shapes |= dict.fromkeys(shape for shape in found if shape is not None)
    for shape in shapes:
        lines += _section(shape)
    return "\n".join(lines).rstrip("\n") + "\n"


def _section(shape: type[msgspec.Struct]) -> Iterator[str]:
    yield f"## {shape.__name__}\n"
    yield " ".join((shape.__doc__ or "").split()) + "\n"
    base = next((entry for entry in shape.__mro__[1:] if entry in (Plain, AboutSymbol, Listed)), None)
    shared = {field.name for field in msgspec.structs.fields(base)} if base else set()
    if base:
        yield f"The fields of [{base.__name__}](#{base.__name__.lower()}), and:\n"
    hints, rows = get_type_hints(shape, include_extras=True), []
    for field in msgspec.structs.fields(shape):
        if field.name not in shared:
            kind, meaning = hints[field.name], ""
            if get_origin(kind) is Annotated:
                kind, meaning = get_args(kind)[:2]
            rows.append((f"`{field.name}`{'' if field.required else '?'}", _name(kind), meaning))
    yield from table(("Field", "Type", "Meaning"), rows)


def _struct(shape: Any) -> type[msgspec.Struct] | None:
    """Return the type of an object, or of a list's members."""
    inner = get_args(shape)[0] if get_origin(shape) is list else shape
    return inner if isinstance(inner, type) and issubclass(inner, msgspec.Struct) else None


def _linked(shape: Any) -> str:
    inner = _struct(shape)
    if inner is None:
        return _name(shape)
    link = f"[{inner.__name__}](#{inner.__name__.lower()})"
    return f"list of {link}" if inner is not shape else link


def _name(kind: Any) -> str:
    """Return a type in the words of JSON."""
    arguments = get_args(kind)
    if get_origin(kind) is list:
        return f"list of {_name(arguments[0])}"
    if get_origin(kind) is dict:
        return "object" if arguments[1] is Any else f"object of {_name(arguments[1])}"
    names = {str: "text", int: "number", float: "number", bool: "true or false", Any: "anything", type(None): "null"}
    if arguments:
        return " or ".join(map(_name, arguments))
    return names.get(kind) or kind.__name__
