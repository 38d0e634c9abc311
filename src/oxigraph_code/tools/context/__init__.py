"""The context of a task within a budget: where to begin, its code, and the code around it.

For maintainers: Candidates, the neighbourhood and the selection follow one another and do not know each other's rules.
"""
