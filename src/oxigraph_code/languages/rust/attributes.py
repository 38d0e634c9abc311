"""Paths that attributes pass to macros, such as functions for serde, clap and route macros.

For maintainers: an attribute's arguments are tokens that its macro reads as it likes. A name behind ``=`` or in inner
brackets is a value, one before ``=`` or a bracket is a key or a word of the macro, and a single one directly in the
outer brackets is a flag. Strings are paths only under keys that are known for it. Text in, offsets and paths out; this
module must not know what a path leads to. A derive names a macro, not a trait: it leads to a trait only if the macro is
known to implement the trait of its own name.

Source: the Rust Reference, chapter "Attributes"; the documentation of serde, clap, validator, schemars, derive_builder,
deserr and async-graphql.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from oxigraph_code.languages.rust.rules import canonical_external_name

_DESCRIBING_TEXT: Final = """
    allow allow_internal_unstable cfg cold crate_name crate_type debugger_visualizer deny deprecated derive doc
    expect feature forbid ignore inline instrument link link_name link_section macro_use must_use no_mangle path
    proc_macro_derive recursion_limit repr should_panic target_feature tracing::instrument warn
"""
_DESCRIBING: Final = frozenset(_DESCRIBING_TEXT.split())
"""Attributes whose arguments name no values: the compiler's and tracing's."""
_FORMATTING: Final = frozenset({"debug", "display", "error"})
"""Attributes with a format and expressions, which may call functions."""
_KEYS_OF_PATHS_TEXT: Final = """
    complexity custom default deserialize_with from function getter guard into remote schema_with serialize_with
    skip_deserializing_if skip_serializing_if try_from validate validator with
"""
_KEYS_OF_PATHS: Final = frozenset(_KEYS_OF_PATHS_TEXT.split())
_PATH: Final = r"[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*"
_TOKEN: Final = re.compile(
    rf"""(?:(?P<key>\w+)\s*=\s*)?"(?P<text>(?:\\.|[^"\\])*)"
      | (?P<equals>=>?) | (?P<open>[(\[{{]) | (?P<close>[)\]}}])
      | (?P<path>(?<![.$'\w]){_PATH})(?P<next>\s*(?:[(\[{{!:]|=(?!>)))?""",
    re.VERBOSE,
)
_WHOLE: Final = re.compile(_PATH)
_DERIVE = re.compile(r"\bderive\s*\(([^()]*)\)")
# The macros of the prelude, which need no import.
_OF_PRELUDE = {
    "Clone": "std::clone::Clone",
    "Copy": "std::marker::Copy",
    "Debug": "std::fmt::Debug",
    "Default": "std::default::Default",
    "Eq": "std::cmp::Eq",
    "Hash": "std::hash::Hash",
    "Ord": "std::cmp::Ord",
    "PartialEq": "std::cmp::PartialEq",
    "PartialOrd": "std::cmp::PartialOrd",
}
_NAMED_AS_THEIR_TRAIT = frozenset(
    (
        *_OF_PRELUDE.values(), "serde::Serialize", "serde::Deserialize", "clap::Parser", "clap::Args",
        "clap::Subcommand", "clap::ValueEnum", "schemars::JsonSchema", "bytemuck::Pod", "bytemuck::Zeroable",
    )
)  # fmt: skip


def passed_in_attribute(annotation: str) -> Iterator[tuple[int, str]]:
    """Yield the paths that an attribute passes to its macro, with their offsets in its text."""
    name = _WHOLE.match(annotation)
    if name is None or name[0] in _DESCRIBING:
        return
    depth, is_value, last = 0, False, name[0].rpartition("::")[2]
    for token in _TOKEN.finditer(annotation, name.end()):
        if token["text"] is not None:
            if token["key"] in _KEYS_OF_PATHS and _WHOLE.fullmatch(token["text"]):
                yield token.start("text"), token["text"]
        elif (path := token["path"]) is not None:
            after = (token["next"] or "").strip()
            is_listed = not after and last != "cfg_attr" and (depth > 1 or "::" in path)
            is_called = after == "(" and (is_value or last in _FORMATTING)
            if depth and (is_called or is_listed or (is_value and not after)):
                yield token.start("path"), path
            depth += after in ("(", "[", "{")
        else:
            depth += bool(token["open"]) - bool(token["close"])
        is_value = token["equals"] == "=" or (token["next"] or "").endswith("=")


def derived_traits(decorators: Sequence[str]) -> list[str]:
    """List the names in the derive attributes of a type, as written, conditional ones too."""
    lists = [names for text in decorators if text.startswith(("derive", "cfg_attr")) for names in _DERIVE.findall(text)]
    return list(
        dict.fromkeys(name for names in lists for entry in names.split(",") if (name := "".join(entry.split())))
    )


def derived_trait(name: str, external: str) -> str:
    """Return the external trait that the derive of a name implements; empty if unknown.

    ``external`` is the external name that it is bound to, empty if nothing binds it.
    """
    if not external:
        return _OF_PRELUDE.get(name, "")
    return external if canonical_external_name(external) in _NAMED_AS_THEIR_TRAIT else ""
