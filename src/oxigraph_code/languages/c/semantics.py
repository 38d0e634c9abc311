"""The rules of C for scopes and objects.

For maintainers: see ``resolution.language.semantics``. Names and texts only. The linker joins the functions and
variables of all files that are not static, so a program is one package.

Sources: ISO/IEC 9899:2011, sections 6.2.1 to 6.2.3; ISO/IEC 9899, "Program startup"; the manuals of cmocka and Unity;
ISO/IEC 9899, "Library"; POSIX.1-2017, "System Interfaces".
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Final

from oxigraph_code.facts import FileFacts, Role
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.c.modules import CModules
from oxigraph_code.resolution.language.binding_model import Shadowing
from oxigraph_code.resolution.language.module_model import IncludedFiles
from oxigraph_code.resolution.language.object_model import CLASS_NAME, Implements, Members, ObjectModel, Receiver
from oxigraph_code.resolution.language.semantics import LineageOf, Modules, Semantics
from oxigraph_code.resolution.language.type_model import Library, TypeExpr

NAMES: Final = frozenset(Path(__file__).with_name("functions.txt").read_text("utf-8").split())
STARTS_PROCESSES: Final = frozenset({"system", "popen", "execl", "execle", "execlp", "execv", "execve", "execvp"})
# The target of a pointer, and an element, are read as the pointer or array itself.
LIBRARY: Final = Library(steps={"[]": ((),)})


def is_library_name(name: str) -> bool:
    """Return true if every file may mean the name of the library."""
    return name in NAMES


def library_name(name: str) -> str:
    """Return the qualified name of a function of the library; empty for any other name."""
    return name if name in NAMES or name == "std" else ""


_TEST_FILE: Final = re.compile(
    r"(?:^|/)(?:(?:unit)?tests?|unit|testing)/"
    r"|(?:^|/)(?:test[_-]?|[^/]*[_-](?:unit)?tests?|check_|[^/]*[a-z](?-i:Tests?)\.)[^/]*\.?(?:[ch]|cc|hh|[ch](?:pp|xx))$",
    re.I,
)
_CASES: Final = frozenset(
    {"TEST", "TEST_F", "TEST_P", "TYPED_TEST", "TEST_CASE", "TEST_CASE_METHOD", "TEMPLATE_TEST_CASE", "SCENARIO"}
)
"""The macros of GoogleTest, Catch2 and doctest that make a test, of which the latter look like calls."""
_TEST: Final = re.compile(r"test(?:_|[A-Z]|s?$)|\w+_tests?$", re.I)
_STARTED: Final = frozenset({"main", "wmain", "WinMain", "wWinMain", "DllMain", "LLVMFuzzerTestOneInput"})

_PROGRAM = "program"
_HELD = re.compile(
    r"(?:std::)?(?:unique_ptr|shared_ptr|weak_ptr|optional|vector|list|deque|set|array)"
    r"\s*<([^,<>]+(?:<.*>)?)(?:,.*)?>$"
)
_QUALIFIER = re.compile(
    r"\b(?:const|volatile|restrict|struct|union|enum|register|static|extern|class|typename|mutable|constexpr)\b|[*&]"
)


class CSemantics(Semantics):
    """See ``resolution.language.semantics.Semantics``."""

    object_model = ObjectModel(
        receiver=Receiver.IMPLICIT,
        hides_fields=True,
        own="this",
        members=Members.OUTSIDE,
        constructors=(CLASS_NAME,),
        implements=Implements.NAMED,
        has_declarations=True,
        stores_functions=True,
        has_flat_namespaces=True,
        chooses_by_parameters=True,
    )
    module_model = IncludedFiles()
    binding_model = Shadowing()
    absent_values = ("NULL", "0")
    pattern_languages = ("c",)
    library = LIBRARY
    starts_processes = STARTS_PROCESSES
    builtin = staticmethod(library_name)
    is_never_shadowed = staticmethod(is_library_name)

    def module_name(self, path: str) -> str:
        return path

    def package(self, facts: FileFacts) -> str:
        return _PROGRAM

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> Modules:
        return CModules(paths, aliases)

    def base_name(self, base: str) -> str:
        return base.partition("<")[0].rpartition("::")[2].strip()

    def read_annotation(self, text: str) -> TypeExpr | None:
        name = _QUALIFIER.sub("", text.partition("{")[0]).strip()
        if match := _HELD.match(name):
            return self.read_annotation(match[1])
        name = name.partition("<")[0].rpartition("::")[2].strip()
        return TypeExpr(name) if name.isidentifier() and name != "auto" else None

    def roles(self, facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
        made = (entry.name for group in (facts.references, facts.definitions) for entry in group)
        is_test = _TEST_FILE.search(facts.path) is not None or not _CASES.isdisjoint(made)
        for index, definition in enumerate(facts.definitions):
            if definition.kind != "function" or definition.only_declares:
                continue
            if definition.name in _STARTED:
                yield Role(index, "main")
            elif is_test and _TEST.match(definition.name):
                yield Role(index, "test")
        if is_test:
            yield Role(-1, "test")


SEMANTICS = CSemantics()
"""The semantics of both languages, which are one program."""
