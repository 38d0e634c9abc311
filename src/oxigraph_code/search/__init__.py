"""Finding by words: an index of names and documentation beside the store, and the lines of files.

For maintainers: the graph stays the truth. What is here is derived from it and may be thrown away at any time; it
exists because the engine has no index of words. Nothing here decides what an answer looks like.
"""
