"""Questions in people's words about seventy-eight projects, with the answers that `ask` must give.

For maintainers: the answers were found with git and by reading, before the code that answers was looked at. A question
that is answered wrong stays as it is; the program has to change.
"""
