"""One manifest at a time: its tables, its dependencies, the members it names."""

MANIFEST = "Cargo.toml"
MANIFESTS = (MANIFEST,)
