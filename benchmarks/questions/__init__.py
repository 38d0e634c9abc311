"""Real questions about real repositories: right answers in one call, and their characters.

For maintainers: the answers were found with git and by reading, never with the tools. A question that they answer wrong
stays as it is; the tool has to change.
"""
