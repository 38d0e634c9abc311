"""Resolve the references in the facts of files. No input, no output, no syntax."""

from typing import TYPE_CHECKING

from oxigraph_code.lazy import lazy_names

if TYPE_CHECKING:
    from oxigraph_code.resolution.binding.name_index import entries_by_name, indexed_names
    from oxigraph_code.resolution.incremental.changed_names import changed_names, other_names
    from oxigraph_code.resolution.incremental.dependencies import SHARED, ModuleQuery, mark, marks_of_declared, outlines
    from oxigraph_code.resolution.incremental.interface_digest import names_any
    from oxigraph_code.resolution.language.semantics import Semantics
    from oxigraph_code.resolution.resolver import Resolution, resolve, said_for_others, submodules
else:
    __getattr__ = lazy_names(
        __name__,
        {
            "ModuleQuery": "incremental.dependencies",
            "Resolution": "resolver",
            "SHARED": "incremental.dependencies",
            "changed_names": "incremental.changed_names",
            "names_any": "incremental.interface_digest",
            "other_names": "incremental.changed_names",
            "Semantics": "language.semantics",
            "mark": "incremental.dependencies",
            "marks_of_declared": "incremental.dependencies",
            "entries_by_name": "binding.name_index",
            "indexed_names": "binding.name_index",
            "outlines": "incremental.dependencies",
            "resolve": "resolver",
            "said_for_others": "resolver",
            "submodules": "resolver",
        },
    )

__all__ = [
    "SHARED",
    "ModuleQuery",
    "Resolution",
    "Semantics",
    "changed_names",
    "entries_by_name",
    "indexed_names",
    "mark",
    "marks_of_declared",
    "names_any",
    "other_names",
    "outlines",
    "resolve",
    "said_for_others",
    "submodules",
]
