"""Index runs: find and read files, resolve their references, write the difference to the graph."""
