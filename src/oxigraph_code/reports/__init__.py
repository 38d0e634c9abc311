"""Reports of other tools about code, read as data.

For maintainers: a report is hostile input. Its size and its statements are bounded, nothing in it is executed, and no
path in it is opened. ``detection`` recognizes the format by content. This package must not know the graph.
"""
