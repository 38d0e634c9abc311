"""Calls, types and imports: callers, callees, paths, impact, hierarchies, dependencies.

For maintainers: certain edges, possible ones and unresolved sites are kept apart in every answer.
"""
