"""Derive attributes: the traits that an attribute implements for a type.

For maintainers: a derive names a macro, not a trait. A name leads to a trait only if the macro is known to implement
the trait of its own name; any other derive stays a text. This module must not know what a name is bound to.

Source: The Rust Reference, chapter "Derive"; the documentation of the crates.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from oxigraph_code.languages.rust.rules import canonical_external_name

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
