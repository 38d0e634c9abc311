"""Memoized queries, dependency tracking and digests: a change re-resolves only what it affects."""
