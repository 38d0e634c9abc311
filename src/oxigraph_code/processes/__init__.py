"""Processes of this program: children, forks, the files that they share, and the log that all write.

For maintainers: this package must not know the work that processes do.
"""
