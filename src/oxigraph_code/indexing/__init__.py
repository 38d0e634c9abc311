"""Index runs: find what there is to read, read it in worker processes, resolve it, write the difference."""
