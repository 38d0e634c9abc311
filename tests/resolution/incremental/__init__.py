"""Memoized results and the files that they depend on."""
