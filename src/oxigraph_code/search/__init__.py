"""Search: an index of words beside the store, and text search in files.

For maintainers: the graph stays the truth. The index is derived from it and may be deleted at any time; it exists
because the engine has no index of words. Nothing here decides on the form of an answer.
"""
