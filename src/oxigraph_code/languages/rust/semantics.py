"""The scope and object rules of Rust.

For maintainers: see ``resolution.language.semantics``. Names and texts only.

Sources: The Rust Reference, chapters "Names", "Preludes", "Method-call expressions"; The Rust Reference ("Testing
attributes"), The Cargo Book ("Cargo Targets"); rstest, Actix Web, Rocket; The Rust Reference, chapter "Method-call
expressions".
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from oxigraph_code.facts import Definition, FileFacts, Role
from oxigraph_code.facts.aliases import Alias
from oxigraph_code.languages.rust import attributes, rules
from oxigraph_code.languages.rust.annotations import part_of_variant, read_annotation
from oxigraph_code.languages.rust.library import library
from oxigraph_code.languages.rust.modules import RustModules, module_name, submodules
from oxigraph_code.resolution.language.binding_model import Shadowing
from oxigraph_code.resolution.language.module_model import ConditionalBuilds, DeclaredModules
from oxigraph_code.resolution.language.object_model import Implements, Members, ObjectModel
from oxigraph_code.resolution.language.semantics import LineageOf, Semantics
from oxigraph_code.resolution.language.type_model import Library

_RECEIVER = re.compile(r"\(\s*(?:mut\s+)?(&\s*(?:'\w+\s+)?(?:mut\s+)?|)(?:mut\s+)?self\b\s*(:?)")
_REFERENCE = re.compile(r"\s*&\s*(?:'\w+\s+)?(mut\b)?")


def ref_kind(annotation: str) -> str:
    """Return the reference operators at the beginning of a type; ``mut`` alone marks a mutable borrow."""
    if annotation == "mut":
        return "&mut "
    found, at = "", 0
    while match := _REFERENCE.match(annotation, at):
        found += "&mut " if match[1] else "&"
        at = match.end()
    return found


_TEST: Final = re.compile(
    r"(?:\w+\s*::\s*)*(?:test|rstest|test_case|test_matrix|wasm_bindgen_test|quickcheck)\s*(?:\(|$)"
)
_TEST_TARGET: Final = re.compile(r"(?:^|/)tests/(?:[^/]+|[^/]+/main)\.rs$")
_IN_SOURCES: Final = re.compile(r"(?:^|/)src/")
_PROGRAM: Final = re.compile(
    r"(?:^|/)(?:src/main|src/bin/[^/]+|src/bin/[^/]+/main|examples/[^/]+|examples/[^/]+/main)\.rs$"
)
_LIBRARY: Final = re.compile(r"(?:^|/)src/lib\.rs$")
_ROUTE: Final = re.compile(r"(?:\w+\s*::\s*)*(?:get|post|put|patch|delete|head|options|route)\s*\(\s*\"")
_EXPORTED: Final = re.compile(r"(?:unsafe\s*\(\s*)?(?:no_mangle|export_name|wasm_bindgen|pyfunction|napi)\b")


class RustSemantics(Semantics):
    """See ``resolution.language.semantics.Semantics``."""

    pattern_languages = ("rust",)
    module_name = staticmethod(module_name)
    receiver_kind = staticmethod(rules.receiver_kind)
    base_name = staticmethod(rules.base_name)
    derived_traits = staticmethod(attributes.derived_traits)
    derived_trait = staticmethod(attributes.derived_trait)
    glob_never_shadows = staticmethod(rules.glob_never_shadows)
    glob_import_type = staticmethod(rules.glob_import_type)
    canonical_external_name = staticmethod(rules.canonical_external_name)
    is_never_shadowed = staticmethod(rules.is_never_shadowed)
    builtin = staticmethod(rules.builtin)
    only_inspects = staticmethod(rules.only_inspects)
    registers = staticmethod(rules.registers)
    submodules = staticmethod(submodules)
    ref_kind = staticmethod(ref_kind)

    absent_values = ()
    own_type = "Self"
    binding_model = Shadowing()
    build_model = ConditionalBuilds(rules.is_cfg_disabled, rules.are_mutually_exclusive)
    object_model = ObjectModel(own_by_convention=("self",), members=Members.BLOCKS, implements=Implements.NAMED)
    module_model = DeclaredModules(root="crate", macro_root="$crate", own="self", parent="super")
    separator = "::"

    @property
    def library(self) -> Library:
        return library()

    def modules(self, paths: Collection[str], aliases: Sequence[Alias] = ()) -> RustModules:
        return RustModules(paths, aliases)

    part_of_variant = staticmethod(part_of_variant)
    read_annotation = staticmethod(read_annotation)

    def roles(self, facts: FileFacts, lineage: LineageOf) -> Iterator[Role]:
        is_target = _TEST_TARGET.search(facts.path) is not None and not _IN_SOURCES.search(facts.path)
        in_tests = "tests" in facts.path.split("/")[:-1] and not _IN_SOURCES.search(facts.path)
        has_tests = False
        for index, definition in enumerate(facts.definitions):
            if definition.kind not in ("function", "method"):
                continue
            if any(map(_TEST.match, definition.decorators)):
                has_tests = True
                yield Role(index, "test")
            if any(map(_ROUTE.match, definition.decorators)):
                yield Role(index, "route")
            if any(map(_EXPORTED.match, definition.decorators)):
                yield Role(index, "api")
            if definition.qualified_name == "main" and _PROGRAM.search(facts.path):
                yield Role(index, "main")
        if is_target or (in_tests and has_tests):
            yield Role(-1, "test")
        if _LIBRARY.search(facts.path):
            yield Role(-1, "api")

    def self_kind(self, method: Definition, implemented: str) -> str | None:
        match = _RECEIVER.search(method.signature)
        if match is None:
            return None
        written = method.parameters[0].annotation if match[2] else match[1]
        if match[2] and not written.endswith("Self"):
            return None
        return ref_kind(written) + ref_kind(implemented)

    def autoref_steps(self, form: str) -> Iterator[str]:
        while True:
            yield from (form, f"&{form}", f"&mut {form}")
            if not form:
                return
            form = form.removeprefix("&mut ") if form.startswith("&mut ") else form[1:]
