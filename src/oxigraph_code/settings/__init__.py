"""Settings of user and project, and the selection of tools by them.

For maintainers: this package reads files of settings and must not know their use.
"""
