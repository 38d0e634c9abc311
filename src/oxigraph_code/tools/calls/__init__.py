"""Answers about calls and types: callers, callees, paths, impact, hierarchies and dependencies of files.

For maintainers: certain edges, possible ones and unresolved sites are kept apart in every answer.
"""
