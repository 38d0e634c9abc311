"""The scoping and object rules of Rust.

For maintainers: see ``resolution.semantics``. Names and texts only.

Source: The Rust Reference, chapters "Names", "Preludes", "Method-call expressions".
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property

from oxigraph_code.aliases import Alias
from oxigraph_code.frameworks import SitePatterns, patterns_of
from oxigraph_code.languages.rust import handovers, probing, rules
from oxigraph_code.languages.rust.annotations import part_of_variant, read_annotation
from oxigraph_code.languages.rust.library import library
from oxigraph_code.languages.rust.modules import RustModules
from oxigraph_code.languages.rust.naming import module_name, submodules
from oxigraph_code.languages.rust.roles import roles
from oxigraph_code.resolution.language.name_rules import ScopeRules
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.language.type_model import Library


class RustSemantics(Semantics):
    """See ``resolution.semantics.Semantics``."""

    @cached_property
    def patterns(self) -> SitePatterns:
        return patterns_of(__package__, ("rust",))

    module_name = staticmethod(module_name)
    roles = staticmethod(roles)
    receiver_kind = staticmethod(rules.receiver_kind)
    base_name = staticmethod(rules.base_name)
    is_left_out = staticmethod(rules.is_left_out)
    no_build_has_both = staticmethod(rules.no_build_has_both)
    hides_nothing = staticmethod(rules.hides_nothing)
    in_star = staticmethod(rules.in_star)
    one_name = staticmethod(rules.one_name)
    is_never_hidden = staticmethod(rules.is_never_hidden)
    builtin = staticmethod(rules.builtin)
    only_inspects = staticmethod(handovers.only_inspects)
    registers = staticmethod(handovers.registers)
    submodules = staticmethod(submodules)
    taken = staticmethod(probing.taken)
    references = staticmethod(probing.references)
    probed = staticmethod(probing.probed)

    constructors = ()
    absent_values = ()
    own_type = "Self"
    scoping = ScopeRules(
        imports_replace=False,
        closed_namespaces=True,
        root_module="crate",
        root_of_macros="$crate",
        own_module="self",
        parent_module="super",
        own_type_is_a_name=True,
        bindings_shadow=True,
        members_apart=True,
        bodies_see_members=False,
        variants_construct=True,
        runs_in_order=True,
        separator="::",
    )

    @property
    def library(self) -> Library:
        return library()

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> RustModules:
        return RustModules(paths, aliases)

    part_of_variant = staticmethod(part_of_variant)
    read_annotation = staticmethod(read_annotation)
