"""The scope and object rules of the Java virtual machine's languages.

For maintainers: see ``resolution.language.semantics``. Names and texts only.

Source: The Java Language Specification, chapters 4 to 8 and 15.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property

from oxigraph_code.facts import FileFacts
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.jvm import generated, handovers, rules
from oxigraph_code.languages.jvm.annotations import read_annotation
from oxigraph_code.languages.jvm.library import LIBRARY
from oxigraph_code.languages.jvm.modules import JvmModules
from oxigraph_code.languages.jvm.naming import module_name, package_of, unnamed_package
from oxigraph_code.languages.jvm.roles import roles
from oxigraph_code.patterns.frameworks import SitePatterns, patterns_of
from oxigraph_code.resolution.language.binding_model import AnyOrder
from oxigraph_code.resolution.language.object_model import CLASS_NAME, Implements, ObjectModel, Receiver
from oxigraph_code.resolution.language.semantics import Semantics


class JvmSemantics(Semantics):
    """See ``resolution.language.semantics.Semantics``."""

    @cached_property
    def patterns(self) -> SitePatterns:
        return patterns_of(__package__, ("java", "kotlin"))

    module_name = staticmethod(module_name)
    roles = staticmethod(roles)
    receiver_kind = staticmethod(rules.receiver_kind)
    base_name = staticmethod(rules.base_name)
    implicit_bases = staticmethod(rules.implicit_bases)
    is_external_class = staticmethod(rules.is_external_class)
    common_member = staticmethod(rules.common_member)
    builtin = staticmethod(rules.builtin)
    glob_import_type = staticmethod(rules.glob_import_type)
    default_imports = staticmethod(rules.default_imports)
    only_inspects = staticmethod(handovers.only_inspects)
    registers = staticmethod(handovers.registers)
    accessed_fields = staticmethod(generated.accessed_fields)
    readers = staticmethod(generated.readers)
    generates = staticmethod(generated.generates)
    generated_variable = staticmethod(generated.generated_variable)
    sets = staticmethod(generated.sets)

    absent_values = ("null",)
    own_type = ""
    transparent_bases = frozenset({"java.lang.Object"})
    binding_model = AnyOrder(class_sees_itself=False)
    object_model = ObjectModel(
        readers=("get{Name}", "{name}"),
        receiver=Receiver.IMPLICIT,
        own="this",
        parent="super",
        implicit_parameter="it",
        has_overloads=True,
        implements=Implements.NAMED,
        constructors=(CLASS_NAME,),
        construction="new",
        has_namespaces=True,
    )

    read_annotation = staticmethod(read_annotation)
    library = LIBRARY

    def package(self, facts: FileFacts) -> str:
        return facts.package or unnamed_package(facts.path)

    def package_at(self, path: str) -> str:
        return package_of(path.rpartition("/")[0]) or unnamed_package(path)

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> JvmModules:
        return JvmModules()


SEMANTICS = JvmSemantics()
"""The semantics of all languages that are one program."""
