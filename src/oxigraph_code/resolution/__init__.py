"""Resolve the references in the facts of files. No input, no output, no syntax."""

from typing import TYPE_CHECKING

from oxigraph_code.lazy import lazy_names

if TYPE_CHECKING:
    from oxigraph_code.resolution.binding.name_index import (
        entries_by_name as entries_by_name,
        indexed_names as indexed_names,
    )
    from oxigraph_code.resolution.incremental.changed_names import (
        changed_names as changed_names,
        other_names as other_names,
    )
    from oxigraph_code.resolution.incremental.dependencies import (
        SHARED as SHARED,
        ModuleQuery as ModuleQuery,
        mark as mark,
        marks_of_declared as marks_of_declared,
        outlines as outlines,
    )
    from oxigraph_code.resolution.incremental.interface_digest import names_any as names_any
    from oxigraph_code.resolution.language.semantics import Semantics as Semantics
    from oxigraph_code.resolution.resolver import (
        Resolution as Resolution,
        resolve as resolve,
        said_for_others as said_for_others,
        submodules as submodules,
    )
else:
    __getattr__ = lazy_names(
        __name__,
        {
            "binding.name_index": "entries_by_name indexed_names",
            "incremental.changed_names": "changed_names other_names",
            "incremental.dependencies": "SHARED ModuleQuery mark marks_of_declared outlines",
            "incremental.interface_digest": "names_any",
            "language.semantics": "Semantics",
            "resolver": "Resolution resolve said_for_others submodules",
        },
    )
