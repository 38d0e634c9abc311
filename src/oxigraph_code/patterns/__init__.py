"""Pattern files, and the rules for names of the outside world in them.

For maintainers: a pattern file is data about frameworks; this package must not know any of them.
"""
