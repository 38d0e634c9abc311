"""Staleness checks: compare a root with its last run, on demand or driven by file system events."""
