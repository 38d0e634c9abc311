"""References to symbols that are no calls: uses, handovers, imports of a file, mentions in other files.

For maintainers: each kind of evidence has a module, so that answers count it apart; none of it is a call.
"""
