"""Rules about a code base, checked over the graph.

For maintainers: the rules of a repository are data from a stranger: they run as queries of users do, and no other way.
"""
