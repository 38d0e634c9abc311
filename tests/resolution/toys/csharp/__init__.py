"""A toy of C#: partial classes, extension methods, overloads, and receivers that are left out."""

import tree_sitter_c_sharp

from oxigraph_code.extraction import Conventions
from oxigraph_code.facts import FileFacts
from oxigraph_code.languages.loader import TreeSitterLoader
from oxigraph_code.resolution import Semantics
from oxigraph_code.resolution.language.object_model import CLASS_NAME, Implements, Members, ObjectModel, Receiver
from oxigraph_code.resolution.language.type_model import Library, ValueTypes


class CSharpConventions(Conventions):
    """A method is a function in a class, as by default."""


class CSharpSemantics(Semantics):
    object_model = ObjectModel(
        receiver=Receiver.IMPLICIT,
        own="this",
        parent="base",
        members=Members.REOPENED | Members.EXTENSIONS,
        reopening="partial",
        has_overloads=True,
        implements=Implements.NAMED,
        constructors=(CLASS_NAME,),
        has_namespaces=True,
    )
    library = Library(value_types=ValueTypes(names=("int",), text="string"))

    def package(self, facts: FileFacts) -> str:
        return facts.package

    def builtin(self, name: str) -> str:
        return name if name in ("int", "string") else ""


LOADER = TreeSitterLoader(
    language_id="csharp",
    file_extensions=("cs",),
    grammar=tree_sitter_c_sharp.language,
    query_files=("csharp.scm",),
    package=__name__,
    conventions=CSharpConventions,
    semantics=CSharpSemantics,
)
