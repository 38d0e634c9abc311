"""Forty tasks over four applications, scored by facts and by the claims of each first line.

For maintainers: libraries have call graphs that compilers check; applications are joined by routes, queues, signals and
names in strings. The truth of each task was found by reading or by running the application, never with the measured
tools. Only names, paths and lines of the applications are kept here.
"""
