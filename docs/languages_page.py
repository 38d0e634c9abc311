"""Write ``docs/reference/languages.md`` from the interfaces that a language implements."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from itertools import pairwise

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
    yield from table(("Member", "Meaning"), _rows(interface))


def _rows(interface: type) -> Iterator[tuple[str, str]]:
    """Yield the public members of an interface, with a star at those without a default."""
    (parsed,) = ast.parse(inspect.getsource(interface)).body
    assert isinstance(parsed, ast.ClassDef)
    for entry, following in pairwise([*parsed.body, ast.Pass()]):
        if isinstance(entry, ast.FunctionDef) and not entry.name.startswith("_"):
            yield f"`{entry.name}`{'' if len(entry.body) > 1 else '*'}", _text(ast.get_docstring(entry))
        elif isinstance(entry, ast.AnnAssign) and isinstance(following, ast.Expr):
            yield f"`{ast.unparse(entry.target)}`{'' if entry.value else '*'}", _text(ast.literal_eval(following.value))


def _text(docstring: str | None) -> str:
    return " ".join((docstring or "").replace("``", "`").split())
