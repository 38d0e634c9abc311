"""Write ``docs/reference/languages.md`` from the interfaces that a language implements."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from types import FunctionType
from typing import cast

from docs.markdown import table
from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.languages.loader import ExtractingLoader, LanguageLoader
from oxigraph_code.resolution.language.semantics import Modules, ParameterInjection, Semantics

_INTRO = """\
<!-- Generated from the interfaces named below by `python -m docs.generate`; do not edit. -->

# The interfaces of a language

[Adding a language](../contributing/adding-a-language.md) shows how to use them; the normative rules for loaders are in
[spec/loaders.md](../spec/loaders.md). A member marked with * has no default and must be implemented.

"""
_SECTIONS: tuple[tuple[type, str], ...] = (
    (LanguageLoader, "oxigraph_code.languages.loader"),
    (ExtractingLoader, "oxigraph_code.languages.loader"),
    (Conventions, "oxigraph_code.extraction.conventions"),
    (Semantics, "oxigraph_code.resolution.language.semantics"),
    (Modules, "oxigraph_code.resolution.language.semantics"),
    (ParameterInjection, "oxigraph_code.resolution.language.semantics"),
)


def render() -> str:
    """Render the text of the page."""
    return _INTRO + "\n".join(line for interface, module in _SECTIONS for line in _section(interface, module))


def _section(interface: type, module: str) -> Iterator[str]:
    yield f"## {interface.__name__}\n"
    yield f"{_text(interface.__doc__)}\n"
    yield f"In `{module}`.\n"
    rows = [
        (f"`{name}`{'' if _has_default(member) else '*'}", _text(inspect.getdoc(member)))
        for name, member in vars(interface).items()
        if not name.startswith("_") and (callable(member) or isinstance(member, property))
    ]
    yield from table(("Member", "Meaning"), rows)


def _has_default(member: object) -> bool:
    """Return true if the member has a body besides its docstring."""
    function = member.fget if isinstance(member, property) else member
    (definition,) = ast.parse(textwrap.dedent(inspect.getsource(cast(FunctionType, function)))).body
    return isinstance(definition, ast.FunctionDef) and len(definition.body) > 1


def _text(docstring: str | None) -> str:
    return " ".join((docstring or "").replace("``", "`").split())
