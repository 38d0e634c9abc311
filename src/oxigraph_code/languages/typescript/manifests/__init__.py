"""One module for each kind of manifest: what a single file declares."""
