"""Semantics of Ruby: the object model, the program as one package, and mixins.

For maintainers: names and texts in, answers out. Constants and functions of all files are visible in each, so a program
is one package.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from oxigraph_code.facts import FileFacts
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.ruby.library import PACKAGE, common_members, core_names, library
from oxigraph_code.languages.ruby.modules import RubyModules
from oxigraph_code.languages.ruby.rails_routes import routes
from oxigraph_code.languages.ruby.roles import roles
from oxigraph_code.languages.ruby.spelling import class_name
from oxigraph_code.patterns.frameworks import SitePatterns, patterns_of
from oxigraph_code.resolution.language.binding_model import InOrder
from oxigraph_code.resolution.language.object_model import Ancestors, Members, ObjectModel, Receiver
from oxigraph_code.resolution.language.semantics import Extension, Modules, Semantics
from oxigraph_code.resolution.language.type_model import Library, TypeExpr

_MODEL = ObjectModel(
    receiver=Receiver.IMPLICIT,
    own="self",
    parent="super",
    members=Members.REOPENED | Members.OUTSIDE,
    ancestors=Ancestors.LAST_BASE,
    constructors=("initialize",),
    construction="new",
    has_sides=True,
    on_both_sides="module_function",
)
_COLUMNS = {
    **dict.fromkeys(("string", "text", "citext", "uuid"), "String"),
    **dict.fromkeys(("integer", "bigint", "references"), "Integer"),
    **dict.fromkeys(("datetime", "timestamp", "time"), "Time"),
    "float": "Float",
    "decimal": "BigDecimal",
    "date": "Date",
}
"""The classes of values in columns of a database."""
_EXTENSION = re.compile(r"(?:(\w+)\.)?(?:extend|include|prepend|(?:send|class_eval)[ (]+:extend,)[ (]+([\w:]+)")
_RUN_BY_CLASS = re.compile(
    r"(?:^|::)(?:Application(?:Mailer|Job)|ActionMailer::Base|ActiveJob::Base|Sidekiq::(?:Job|Worker))$"
)
_INCLUDED = re.compile(r"\w+\.(?:send[ (]+:)?(?:include|prepend),?[ (]+([\w:]+)")


class RubySemantics(Semantics):
    """See ``resolution.Semantics``."""

    object_model = _MODEL
    binding_model = InOrder()

    roles = staticmethod(roles)
    routes = staticmethod(routes)

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> Modules:
        return RubyModules(paths)

    def package(self, facts: FileFacts) -> str:
        return PACKAGE

    def read_annotation(self, text: str) -> TypeExpr | None:
        if text.startswith(":"):
            return TypeExpr(f"@{text[1:]}", form="value")
        text = _COLUMNS.get(text, text)
        return TypeExpr(text) if text.replace("::", "").isidentifier() else None

    @property
    def library(self) -> Library:
        return library()

    @property
    def patterns(self) -> SitePatterns:
        return patterns_of(__package__, ("ruby",))

    def builtin(self, name: str) -> str:
        if name in core_names():
            return f"{PACKAGE}.{name}"
        return f"{PACKAGE}.Kernel.{name}" if name in library().members.get(f"{PACKAGE}.Kernel", ()) else ""

    def common_member(self, name: str) -> str:
        return f"{PACKAGE}.Object.{name}" if name in common_members() else ""

    def trusts_only_name(self, receiver: str) -> bool:
        return not receiver[:1].isupper()  # a constant is known, or of a gem

    def class_named_after(self, name: str) -> str:
        plain = name.lstrip("@")
        return class_name(plain) if plain.islower() and plain.isidentifier() else ""

    def base_name(self, base: str) -> str:
        if match := _INCLUDED.match(base):
            return match[1]
        found = self.extension(base)
        return base if found is None or found.is_base else ""  # a module for the class itself is no base

    def extension(self, base: str) -> Extension | None:
        if _INCLUDED.match(base):
            return None
        if _RUN_BY_CLASS.search(base):
            return Extension("self", is_base=True)  # its class calls the methods of an instance
        if base.startswith("class_methods"):
            return Extension("class_methods", is_for_includers=True)
        match = _EXTENSION.match(base)
        return Extension(match[2], is_for_includers=bool(match[1])) if match is not None else None
