"""Memoized queries, dependency tracking and digests, so that a change re-resolves only what it affects."""
