"""Answers about the structure of a project: its parts, and the dependents of a subject by their kind.

For maintainers: the graph is read as by the tools for impact and imports. This package must not know how questions are
read by the library.
"""
