"""Semantics of PHP: the object model, namespaces, and names of the outermost one.

For maintainers: names and texts in, answers out; see ``resolution.language.semantics``.

Source: the PHP manual, "Name resolution rules", "Classes and Objects".
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from oxigraph_code.facts import FileFacts
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.php.annotations import read_annotation
from oxigraph_code.languages.php.called_routes import routes
from oxigraph_code.languages.php.conventions import MIXIN
from oxigraph_code.languages.php.library import builtin, library
from oxigraph_code.languages.php.modules import PhpModules, full_name, key_of
from oxigraph_code.languages.php.roles import roles
from oxigraph_code.patterns.frameworks import SitePatterns, patterns_of
from oxigraph_code.resolution.language.binding_model import InOrder
from oxigraph_code.resolution.language.module_model import NamespacedModules
from oxigraph_code.resolution.language.object_model import Ancestors, Implements, ObjectModel, Receiver
from oxigraph_code.resolution.language.semantics import Modules, Semantics
from oxigraph_code.resolution.language.type_model import Library

_CLASS = "::class"
_MODEL = ObjectModel(
    receiver=Receiver.KEYWORD,
    own="$this",
    own_classes=("self", "static"),
    parent="parent",
    ancestors=Ancestors.LAST_BASE,
    implements=Implements.NAMED,
    constructors=("__construct",),
    readers=("{name}", "get{Name}Attribute"),
    has_namespaces=True,
)


class PhpSemantics(Semantics):
    """See ``resolution.language.semantics.Semantics``."""

    object_model = _MODEL
    binding_model = InOrder()
    module_model = NamespacedModules()
    own_type = "self"
    parent_keyword = "parent"
    absent_values = ("null",)

    roles = staticmethod(roles)
    routes = staticmethod(routes)
    read_annotation = staticmethod(read_annotation)
    full_name = staticmethod(full_name)
    builtin = staticmethod(builtin)

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> Modules:
        return PhpModules(paths)

    def package(self, facts: FileFacts) -> str:
        return key_of(facts.package)

    def function_in_text(self, text: str) -> str:
        return text.replace("::", ".") if text.replace("::", "").replace("\\", "").isidentifier() else ""

    def is_external_class(self, qualified_name: str) -> bool:
        return qualified_name.rpartition(".")[2][:1].isupper()

    def base_name(self, base: str) -> str:
        return base.removeprefix(MIXIN).removesuffix(_CLASS)

    def lends_members(self, base: str) -> bool:
        return base.startswith(MIXIN) or base.endswith(_CLASS)

    def parent_class(self, path: str) -> str | None:
        return "" if path == "parent" else None

    @property
    def patterns(self) -> SitePatterns:
        return patterns_of(__package__, ("php",))

    @property
    def library(self) -> Library:
        return library()
