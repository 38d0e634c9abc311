"""Queries put together from a kind of things and clauses about it.

For maintainers: a kind is a class of the graph, or a role that types and functions have by their names.
"""
