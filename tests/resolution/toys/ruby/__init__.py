"""A toy of Ruby: reopened classes, mixins, receivers that are left out, and calls without brackets."""

import tree_sitter_ruby

from oxigraph_code.extraction import Conventions
from oxigraph_code.facts import FileFacts
from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.resolution import Semantics
from oxigraph_code.resolution.language.object_model import Ancestors, Members, ObjectModel, Receiver


class RubyConventions(Conventions):
    """A method is a function in a class, as by default."""


class RubySemantics(Semantics):
    object_model = ObjectModel(
        receiver=Receiver.IMPLICIT,
        own="self",
        parent="super",
        members=Members.REOPENED,
        ancestors=Ancestors.LAST_BASE,
        constructors=("initialize",),
        construction="new",
        has_sides=True,
    )

    def package(self, facts: FileFacts) -> str:
        return "program"  # constants and functions of all files are visible in each


LOADER = TreeSitterLoader(
    language_id="ruby",
    file_extensions=("rb",),
    grammar=tree_sitter_ruby.language,
    query_files=("ruby.scm",),
    package=__name__,
    conventions=RubyConventions,
    semantics=RubySemantics,
)
