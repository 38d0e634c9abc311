"""A change on one screen: the answers of other tools about its symbols, joined.

For maintainers: nothing is found here that another package finds.
"""
