"""Traversal of the edges between symbols: calls, dependents and the steps of a path.

For maintainers: a query for each step, with a bound; this package must not know how answers look.
"""
