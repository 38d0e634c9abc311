"""Comparison of two states of a repository, without writing anything."""
