"""The scope and object rules of Go.

For maintainers: see ``resolution.language.semantics``. Names and texts only. ``tests/languages/go/standard_library.py``
writes the stubs of the standard library. An element of a range has the form of a pair: its key and its value.

Sources: The Go Programming Language Specification, chapters "Declarations and scope", "Types", "Packages"; the
documentation of the package ``testing`` and of the go command; the documentation of the package ``go/build``, "Build
Constraints"; The Go Programming Language Specification, chapters "Predeclared identifiers", "Method declarations".
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Final

from oxigraph_code.facts import Definition, FileFacts, Role
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.external_types import with_declarations
from oxigraph_code.languages.go.annotations import (
    CHANNEL,
    FUNCTION,
    MAP,
    SLICE,
    STRING,
    TUPLE,
    base_name,
    read_annotation,
)
from oxigraph_code.languages.go.modules import ROOT, GoModules, folder_key, module_name, named_root
from oxigraph_code.languages.packed_stubs import PackedStubs
from oxigraph_code.languages.tokens import Tokens
from oxigraph_code.resolution.language.binding_model import Shadowing
from oxigraph_code.resolution.language.object_model import Ancestors, Implements, Members, ObjectModel
from oxigraph_code.resolution.language.semantics import LineageOf, Semantics
from oxigraph_code.resolution.language.type_model import ExternalClass, ExternalMethod, Library, TypeExpr

_TYPES_TEXT = """
    any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint
    uint8 uint16 uint32 uint64 uintptr
"""
_FUNCTIONS_TEXT = """
    append cap clear close complex copy delete imag len make max min new panic print println real recover
"""
SAME_TYPES = {"builtin.any": "", "builtin.byte": "builtin.uint8", "builtin.rune": "builtin.int32"}
TYPES = frozenset(_TYPES_TEXT.split())
_MADE = (TUPLE, SLICE, MAP, CHANNEL, FUNCTION)
_VISIBLE = {
    **{name: f"builtin.{name}" for name in (*TYPES, *_FUNCTIONS_TEXT.split())},
    **{name: name for name in _MADE},
    STRING: "builtin.string",
}
_INSPECTING: Final = frozenset(
    {
        "builtin.len", "builtin.cap", "builtin.print", "builtin.println", "reflect.TypeOf", "reflect.ValueOf",
        "fmt.Print", "fmt.Printf", "fmt.Println", "fmt.Sprint", "fmt.Sprintf", "fmt.Sprintln", "fmt.Errorf",
        "fmt.Fprint", "fmt.Fprintf", "fmt.Fprintln", "log.Print", "log.Printf", "log.Println",
    }
)  # fmt: skip


def builtin(name: str) -> str:
    """Return the qualified name of a predeclared identifier; empty if the name is none."""
    return _VISIBLE.get(name, "")


_NOTHING = TypeExpr("")
_INT = TypeExpr("builtin.int")
_FIRST, _SECOND = TypeExpr("0"), TypeExpr("1")
_STEPS = {
    (SLICE, "[]"): _FIRST,
    (SLICE, "[*]"): TypeExpr(TUPLE, (_INT, _FIRST)),
    (MAP, "[]"): _SECOND,
    (MAP, "[*]"): TypeExpr(TUPLE, (_FIRST, _SECOND)),
    (CHANNEL, "[]"): _FIRST,
    (CHANNEL, "[*]"): TypeExpr(TUPLE, (_FIRST, _NOTHING)),
    ("builtin.string", "[*]"): TypeExpr(TUPLE, (_INT, TypeExpr("builtin.rune"))),
    ("iter.Seq", "[*]"): TypeExpr(TUPLE, (_FIRST, _NOTHING)),
    ("iter.Seq2", "[*]"): TypeExpr(TUPLE, (_FIRST, _SECOND)),
    ("builtin.error", "Error"): TypeExpr("builtin.string"),
}
_ANY, _ERROR, _BOOL = TypeExpr("builtin.any"), TypeExpr("builtin.error"), TypeExpr("builtin.bool")
# Interfaces without a name that functions of the package errors assert of a value.
_ASSERTED = {
    "errors.{Unwrap}": ("Unwrap", (), _ERROR),
    "errors.{Unwraps}": ("Unwrap", (), TypeExpr(SLICE, (_ERROR,))),
    "errors.{Is}": ("Is", (_ERROR,), _BOOL),
    "errors.{As}": ("As", (_ANY,), _BOOL),
}

_SYSTEMS_TEXT: Final = """
    aix android darwin dragonfly freebsd hurd illumos ios js linux nacl netbsd openbsd plan9 solaris wasip1 windows zos
"""
_PROCESSORS_TEXT: Final = """
    386 amd64 arm arm64 loong64 mips mips64 mips64le mipsle ppc64 ppc64le riscv64 s390x sparc64 wasm
"""
_SYSTEMS: Final = frozenset(_SYSTEMS_TEXT.split())
_PROCESSORS: Final = frozenset(_PROCESSORS_TEXT.split())
_ON: Final = frozenset({"linux", "amd64", "unix", "gc", "cgo"})
_VERSION: Final = re.compile(r"go1\.\d+$")
_TOKEN: Final = re.compile(r"\s*(\|\||&&|[!()]|[\w.]+)")
_MAX_DEPTH: Final = 50


def _holds(text: str) -> bool:
    """Return true if a constraint holds, or cannot be understood."""
    tokens = _TOKEN.findall(text)
    try:
        return _Constraint(tokens).either(0)
    except (IndexError, RecursionError):
        return True


class _Constraint(Tokens):
    """A reader of one constraint."""

    def either(self, depth: int) -> bool:
        found = self._both(depth)
        while self._takes("||"):
            found = self._both(depth) or found
        return found

    def _both(self, depth: int) -> bool:
        found = self._one(depth)
        while self._takes("&&"):
            found = self._one(depth) and found
        return found

    def _one(self, depth: int) -> bool:
        if depth > _MAX_DEPTH:
            raise RecursionError
        if self._takes("!"):
            return not self._one(depth + 1)
        if self._takes("("):
            found = self.either(depth + 1)
            self._next()
            return found
        token = self._next()
        return token in _ON or _VERSION.match(token) is not None


_TESTS: Final = re.compile(r"(?:Test|Fuzz|Benchmark|Example)(?![a-z])")
_SUITE_TEST: Final = re.compile(r"Test(?![a-z])")


def is_test_file(path: str) -> bool:
    """Return true for a file that only the tests of its package are built with."""
    return path.endswith("_test.go")


def _is_test(definition: Definition) -> bool:
    types = [parameter.annotation for parameter in definition.parameters]
    if definition.kind == "method":
        return not types and _SUITE_TEST.match(definition.name) is not None
    if not _TESTS.match(definition.name):
        return definition.name == "TestMain"
    return not types if definition.name.startswith("Example") else len(types) == 1 and "testing." in types[0]


class GoSemantics(Semantics):
    """See ``resolution.language.semantics.Semantics``."""

    pattern_languages = ("go",)
    text_members = ("String",)
    module_name = staticmethod(module_name)
    base_name = staticmethod(base_name)
    builtin = staticmethod(builtin)
    read_annotation = staticmethod(read_annotation)

    object_model = ObjectModel(
        members=Members.OUTSIDE,
        ancestors=Ancestors.BY_DEPTH,
        implements=Implements.STRUCTURAL,
        same_types=SAME_TYPES,
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

    def roles(self, facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
        is_test = is_test_file(facts.path)
        run_first = ("init", "main") if facts.package == "main" else ("init",)
        for index, definition in enumerate(facts.definitions):
            if definition.scope or definition.kind not in ("function", "method"):
                continue
            if is_test and _is_test(definition):
                yield Role(index, "test")
            elif definition.kind == "function" and definition.name in run_first:
                yield Role(index, "main")
        if is_test:
            yield Role(-1, "test")

    def is_left_out(self, facts: FileFacts) -> bool:
        words = facts.path.rpartition("/")[2].removesuffix(".go").removesuffix("_test").split("_")[1:]
        system = words[-2] if len(words) > 1 and words[-1] in _PROCESSORS and words[-2] in _SYSTEMS else ""
        named = (system, words[-1]) if words and words[-1] in _SYSTEMS | _PROCESSORS else ()
        if any(name and name not in _ON for name in named):
            return True
        return any(not _holds(entry.condition.partition(" ")[2]) for entry in facts.macro_conditions)

    def receiver_kind(self, method: Definition) -> tuple[str, bool]:
        return "", True

    def is_public(self, name: str) -> bool:
        return name[:1].isupper()

    def only_inspects(self, callee: str) -> bool:
        return callee in _INSPECTING


@cache
def library() -> Library:
    """Return the model, built on first use: otherwise each process would pay for it."""
    own = Library(
        result_types=_STEPS,
        members=dict.fromkeys((TUPLE, SLICE, MAP, CHANNEL, FUNCTION, *map(builtin, TYPES - {"error"})), ()),
        tuples=frozenset({TUPLE}),
        functions=frozenset({FUNCTION}),
    )
    asserted = {
        name: ExternalClass((), (), {method: (ExternalMethod(method, taken, result),)}, {}, is_interface=True)
        for name, (method, taken, result) in _ASSERTED.items()
    }
    return with_declarations(own, PackedStubs((__package__,), asserted))
