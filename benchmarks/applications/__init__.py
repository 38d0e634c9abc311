"""Forty tasks over four applications, scored by facts, and by what the first line of each answer claims.

For maintainers: libraries have call graphs that compilers check; applications are joined by routes, queues, signals and
names in strings. The truth of each task was found by reading or by running the application, never with the tools that
are measured. Only names, paths and lines of the applications are kept here.
"""
