"""Index runs: full, incremental, from a sibling checkout, from a snapshot; drop, upgrade and repair."""
