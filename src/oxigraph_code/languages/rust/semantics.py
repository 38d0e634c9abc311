"""The scope and object rules of Rust.

For maintainers: see ``resolution.language.semantics``. Names and texts only.

Source: The Rust Reference, chapters "Names", "Preludes", "Method-call expressions".
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property

from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.rust import attributes, derives, probing, rules
from oxigraph_code.languages.rust.annotations import part_of_variant, read_annotation
from oxigraph_code.languages.rust.library import library
from oxigraph_code.languages.rust.modules import RustModules, module_name, submodules
from oxigraph_code.languages.rust.roles import roles
from oxigraph_code.patterns.frameworks import SitePatterns, patterns_of
from oxigraph_code.resolution.language.binding_model import Shadowing
from oxigraph_code.resolution.language.build_model import ConditionalBuilds
from oxigraph_code.resolution.language.module_model import DeclaredModules
from oxigraph_code.resolution.language.object_model import Implements, Members, ObjectModel
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.language.type_model import Library


class RustSemantics(Semantics):
    """See ``resolution.language.semantics.Semantics``."""

    @cached_property
    def patterns(self) -> SitePatterns:
        return patterns_of(__package__, ("rust",))

    module_name = staticmethod(module_name)
    roles = staticmethod(roles)
    receiver_kind = staticmethod(rules.receiver_kind)
    base_name = staticmethod(rules.base_name)
    derived_traits = staticmethod(derives.derived_traits)
    derived_trait = staticmethod(derives.derived_trait)
    glob_never_shadows = staticmethod(rules.glob_never_shadows)
    glob_import_type = staticmethod(rules.glob_import_type)
    canonical_external_name = staticmethod(rules.canonical_external_name)
    is_never_shadowed = staticmethod(rules.is_never_shadowed)
    builtin = staticmethod(rules.builtin)
    only_inspects = staticmethod(rules.only_inspects)
    registers = staticmethod(rules.registers)
    submodules = staticmethod(submodules)
    listed_paths = staticmethod(attributes.listed_in_attribute)
    self_kind = staticmethod(probing.self_kind)
    ref_kind = staticmethod(probing.ref_kind)
    autoref_steps = staticmethod(probing.autoref_steps)

    absent_values = ()
    own_type = "Self"
    binding_model = Shadowing()
    build_model = ConditionalBuilds(rules.is_cfg_disabled, rules.are_mutually_exclusive)
    object_model = ObjectModel(members=Members.BLOCKS, implements=Implements.NAMED)
    module_model = DeclaredModules(root="crate", macro_root="$crate", own="self", parent="super")
    separator = "::"

    @property
    def library(self) -> Library:
        return library()

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> RustModules:
        return RustModules(paths, aliases)

    part_of_variant = staticmethod(part_of_variant)
    read_annotation = staticmethod(read_annotation)
