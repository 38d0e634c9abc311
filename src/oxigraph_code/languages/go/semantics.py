"""The scope and object rules of Go.

For maintainers: see ``resolution.language.semantics``. Names and texts only.

Source: The Go Programming Language Specification, chapters "Declarations and scope", "Types", "Packages".
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property

from oxigraph_code.facts import FileFacts
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.go import rules
from oxigraph_code.languages.go.annotations import base_name, read_annotation
from oxigraph_code.languages.go.builds import is_left_out
from oxigraph_code.languages.go.library import library
from oxigraph_code.languages.go.modules import ROOT, GoModules, folder_key, named_root
from oxigraph_code.languages.go.naming import module_name
from oxigraph_code.languages.go.roles import is_test_file, roles
from oxigraph_code.patterns.frameworks import SitePatterns, patterns_of
from oxigraph_code.resolution.language.binding_model import Shadowing
from oxigraph_code.resolution.language.object_model import Ancestors, Implements, Members, ObjectModel
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.language.type_model import Library


class GoSemantics(Semantics):
    """See ``resolution.language.semantics.Semantics``."""

    @cached_property
    def patterns(self) -> SitePatterns:
        return patterns_of(__package__, ("go",))

    module_name = staticmethod(module_name)
    roles = staticmethod(roles)
    receiver_kind = staticmethod(rules.receiver_kind)
    is_public = staticmethod(rules.is_public)
    base_name = staticmethod(base_name)
    builtin = staticmethod(rules.builtin)
    only_inspects = staticmethod(rules.only_inspects)
    read_annotation = staticmethod(read_annotation)

    is_left_out = staticmethod(is_left_out)

    object_model = ObjectModel(
        members=Members.OUTSIDE,
        ancestors=Ancestors.BY_DEPTH,
        implements=Implements.STRUCTURAL,
        same_types=rules.SAME_TYPES,
    )
    absent_values = ("nil",)
    own_type = ""
    starts_processes = frozenset({"os/exec.Command", "os/exec.CommandContext"})
    binding_model = Shadowing()

    @property
    def library(self) -> Library:
        return library()

    def package(self, facts: FileFacts) -> str:
        key = folder_key(facts.path)
        return f"{key}:{facts.package}" if facts.package.endswith("_test") else key

    def package_at(self, path: str) -> str:
        return folder_key(path)

    def is_unseen_by_importers(self, facts: FileFacts) -> bool:
        return is_test_file(facts.path)

    def shared(self, facts: FileFacts) -> Iterator[tuple[str, int]]:
        if folder_key(facts.path) == ROOT:
            yield f"{named_root(facts.package)}\0", -1

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> GoModules:
        return GoModules(paths, aliases)
