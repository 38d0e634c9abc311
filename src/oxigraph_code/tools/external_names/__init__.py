"""Names that a project shares with the world outside: routes, requests, environment variables, tables.

For maintainers: this package must not know which tool asks.
"""
