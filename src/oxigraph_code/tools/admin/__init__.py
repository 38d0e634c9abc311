"""Tools that write the graph: index code, load history, make and drop snapshots and projects.

For maintainers: the work is done in a process of its own by ``indexing``; here its report becomes text.
"""
