"""What resolution has to know about a language.

For maintainers: answers here are about names and the shape of definitions; a language never resolves anything itself.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple, Protocol

from oxigraph_code.aliases import Alias
from oxigraph_code.facts import Definition, FileFacts, Role
from oxigraph_code.frameworks import NO_PATTERNS, SitePatterns
from oxigraph_code.resolution.language.name_rules import ScopeRules
from oxigraph_code.resolution.language.type_model import Library, TypeExpr


class Modules(Protocol):
    """How the files of a program are called by one another. A language derives its own from it, and says only what its
    files have."""

    def find(self, importer: str, name: str) -> str:
        """The path of the file that the name of a module means in another file, empty where it is none of them."""

    def outside(self, importer: str, name: str) -> str:
        """The qualified name of a module that is none of the files, empty where nothing can be said of it. With
        ``*`` behind it, files may be parts of it, whose names begin with what is before that."""

    def head(self, name: str) -> str:
        """The module whose name an import of a module binds where it gives no other."""
        return name

    def submodule(self, path: str, name: str) -> str:
        """The path of the file that is a part of a module, empty where there is none."""
        return ""

    def start(self, importer: str) -> str:
        """The word for the module that the paths of imports in a file start at, empty where that is the one around."""
        return ""

    def features(self, path: str) -> str:
        """What the package of a file can be built with, and what it is built without where nobody asks for it, in the
        words of ``is_left_out``, with blanks between."""
        return ""

    def stub(self, path: str) -> str:
        """The path of the file that says the types of what another one defines, empty where there is none."""
        return ""

    def source(self, path: str) -> str:
        """The path of the file that another one says the types of, empty where that is no stub."""
        return ""


class Lineage(NamedTuple):
    """What a class derives from: classes outside of the program by their qualified names, and those of its own file."""

    outside: tuple[str, ...]
    beside: tuple[int, ...]


LineageOf = Callable[[int], Lineage]
"""The lineage of a definition of a file."""


class Supply(Protocol):
    """How those who run a program fill the parameters of what they call: with what a function of that name gives."""

    def filled(self, facts: FileFacts, definition: int) -> Collection[str]:
        """The parameters of a function that are filled so."""

    def name(self, definition: Definition) -> str:
        """The name of the parameters that a function is called for, empty where it is called for none."""

    def around(self, path: str) -> Sequence[str]:
        """The modules that such functions are looked for in after the file itself, the nearest first."""

    def outside(self, name: str) -> str:
        """The class of what those who run the program give by that name themselves, empty where they do not."""


class Semantics(Protocol):
    """The scoping and object rules of one language. A language derives its own from it: what has an answer here is
    answered for a language that knows no such thing."""

    @property
    def scoping(self) -> ScopeRules:
        """How names are bound and seen."""

    @property
    def library(self) -> Library:
        """What is known of classes outside."""

    @property
    def patterns(self) -> SitePatterns:
        """The pattern files of frameworks: which sites are read with their arguments, and what they mean."""
        return NO_PATTERNS

    @property
    def constructors(self) -> Collection[str]:
        """The names of the methods that a call of a class calls."""

    @property
    def absent_values(self) -> Collection[str]:
        """What a variable is given while it has no value yet, and has no members."""

    @property
    def dotted_modules(self) -> bool:
        """Whether a text with dots may name a module, and what is in it, as an import does."""
        return False

    @property
    def own_type(self) -> str:
        """The annotation that means the class of the receiver."""

    @property
    def transparent_bases(self) -> Collection[str]:
        """The qualified names of classes outside that add no member a search must know of."""
        return ()

    @property
    def supply(self) -> Supply | None:
        """How parameters are filled by name, ``None`` where nobody does that."""
        return None

    def module_name(self, path: str) -> str:
        """What the language calls the module at a path relative to the folder of its project."""

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> Modules:
        """How these files are called by one another, by what manifests say, too."""

    def submodules(self, path: str, around: tuple[str, ...], name: str, written: str) -> tuple[str, ...]:
        """The paths, the most likely first, that may hold a submodule that the file at ``path`` declares inside of the
        namespaces ``around``; ``written`` is where the declaration says that it is."""
        return ()

    def shared(self, facts: FileFacts) -> Iterable[tuple[str, int]]:
        """What a file says for others that do not import it: the names that all files see, and those of modules that it
        declares whole (behind a ``=``) or adds to (behind a ``+``), and once more (behind a ``~``) those of types
        that what is outside may have, too; each with its definition."""
        return ()

    def roles(self, facts: FileFacts, lineage: LineageOf) -> Iterable[Role]:
        """The tests and the entry points of a file, by the customs of those that run such programs."""
        return ()

    def receiver_kind(self, method: Definition) -> tuple[str, bool]:
        """The name a method knows its receiver by (empty for none), and whether that is an instance or the class."""

    def read_annotation(self, text: str) -> TypeExpr | None:
        """The types an annotation names, without what an absent value adds; ``None`` where nobody can tell."""

    def base_name(self, base: str) -> str:
        """The path of names of a base class, without what it is given; empty where it is none."""

    def base_call(self, base: str) -> tuple[str, str]:
        """The paths of what a base class is made by and of, where its text is a call; else empty."""
        return "", ""

    def parent_class(self, path: str) -> str | None:
        """The class whose parent the access path denotes, empty for that of the method around; ``None`` for none. Asked
        of paths that begin with what ``scoping`` says."""
        return None

    def is_called_by_access(self, definition: Definition) -> bool:
        """Whether naming a method already calls it, so that a call is a call of what it returned."""
        return False

    def is_public(self, name: str) -> bool:
        """Whether an import of everything brings in a name, where a file does not say what it exports."""
        return True

    def is_outside_class(self, qualified_name: str) -> bool:
        """Whether calling what is outside gives an instance of it."""
        return False

    @property
    def wraps_functions(self) -> bool:
        """Whether a call may give what stands for a function that it is given."""
        return False

    def wraps(self, qualified_name: str) -> bool:
        """Whether calling what is outside with a function may give what stands for that, by its name."""
        return False

    def builtin(self, name: str) -> str:
        """The qualified name of what is visible everywhere under this name, empty where nothing is."""
        return ""

    def one_name(self, name: str) -> str:
        """The qualified name that stands for all names of one thing outside."""
        return name

    def is_never_hidden(self, name: str) -> bool:
        """Whether no import of everything from outside hides what is visible everywhere under that name."""
        return False

    def is_handed_out_whole(self, module: str) -> bool:
        """Whether what a module outside hands out by default is the module itself."""
        return False

    def only_inspects(self, callee: str) -> bool:
        """True if a call of what is outside, by its qualified name or its text, looks at a function or class that it is
        passed and never runs it."""
        return False

    def makes_function(self, method: str) -> bool:
        """True if a method of a class makes a function of it, which runs the class when it is called."""
        return False

    def registers(self, decorator: str) -> bool:
        """True if a decorator, by its qualified name or its text, may keep what it stands on for others to run."""
        return True

    def common_member(self, name: str) -> str:
        """The qualified name of a member that every class has, empty where it is none."""
        return ""

    def part_of_variant(self, annotation: str, name: str) -> str:
        """The type of a part of what a variant of an enumeration holds, by its name or place."""
        return ""

    def is_left_out(self, conditions: Sequence[str], features: Collection[str]) -> bool:
        """Whether what is there under all those conditions, as they are written, is not in the build that is meant, by
        what a manifest says of its features."""
        return False

    def no_build_has_both(self, conditions: Sequence[str], others: Sequence[str]) -> bool:
        """Whether no build has what is there under some conditions and what is there under others, as they are
        written."""
        return False

    def references(self, annotation: str) -> str:
        """The references that a type begins with, in the words of ``probed``."""
        return ""

    def taken(self, method: Definition, implemented: str) -> str | None:
        """By which references a method takes what it is called on, where ``implemented`` is what it is implemented for;
        ``None`` where that is not told."""
        return None

    def probed(self, form: str) -> Iterable[str]:
        """By which references methods may take what has those references, in the order in which they are looked for."""
        return ()

    def in_star(self, module: str, name: str) -> str:
        """The qualified name of the type that an import of everything from a module outside brings in under a name that
        nothing else has; empty where it brings in none."""
        return ""

    def hides_nothing(self, name: str) -> bool:
        """Whether an import of everything from that module outside hides nothing that is visible everywhere."""
        return False
