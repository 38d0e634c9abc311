"""The scope and object rules of both languages.

For maintainers: see ``resolution.language.semantics``. Names and texts only.

Source: the TypeScript handbook (``this`` types, narrowing by ``null``).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property

from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.typescript import rules
from oxigraph_code.languages.typescript.ambient import ambient_names
from oxigraph_code.languages.typescript.annotations import read_annotation
from oxigraph_code.languages.typescript.library import LIBRARY
from oxigraph_code.languages.typescript.modules import ScriptModules, module_name
from oxigraph_code.languages.typescript.roles import roles
from oxigraph_code.patterns.frameworks import SitePatterns, patterns_of
from oxigraph_code.resolution.language.binding_model import InOrder
from oxigraph_code.resolution.language.module_model import ExportingModules
from oxigraph_code.resolution.language.object_model import Members, ObjectModel, Receiver
from oxigraph_code.resolution.language.semantics import Semantics


class ScriptSemantics(Semantics):
    """See ``resolution.language.semantics.Semantics``."""

    @cached_property
    def patterns(self) -> SitePatterns:
        return patterns_of(__package__, ("typescript", "javascript"))

    module_name = staticmethod(module_name)
    roles = staticmethod(roles)
    parent_class = staticmethod(rules.parent_class)
    is_called_by_access = staticmethod(rules.is_called_by_access)
    base_name = staticmethod(rules.base_name)
    is_external_class = staticmethod(rules.is_external_class)
    default_export_is_module = staticmethod(rules.default_export_is_module)
    common_member = staticmethod(rules.common_member)
    builtin = staticmethod(rules.builtin)
    only_inspects = staticmethod(rules.only_inspects)
    replaces = staticmethod(rules.replaces)
    registers = staticmethod(rules.registers)
    wraps = staticmethod(rules.wraps)
    shared = staticmethod(ambient_names)

    absent_values = ("null", "undefined", "false")
    own_type = "this"
    wraps_functions = True
    starts_processes = frozenset(
        f"node:child_process.{name}"
        for name in ("exec", "execFile", "execFileSync", "execSync", "fork", "spawn", "spawnSync")
    ) | {"execa.execa", "execa.execaSync"}
    binding_model = InOrder(class_sees_itself=False, imports_are_final=True)
    object_model = ObjectModel(
        receiver=Receiver.KEYWORD,
        own="this",
        members=Members.ASSIGNED,
        constructors=("constructor",),
        prototype="prototype",
        shared_members=("methods",),
    )
    module_model = ExportingModules("default", frozenset({"exports", "module.exports"}))
    applies_decorators = True
    parent_keyword = "super"

    library = LIBRARY
    read_annotation = staticmethod(read_annotation)

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> ScriptModules:
        return ScriptModules(paths, aliases)


SEMANTICS = ScriptSemantics()
"""Shared by both loaders, so that their files are resolved together."""
