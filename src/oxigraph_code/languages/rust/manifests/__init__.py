"""Readers for the parts of one ``Cargo.toml``: tables, dependencies, features, workspace members."""

MANIFEST = "Cargo.toml"
MANIFESTS = (MANIFEST,)
