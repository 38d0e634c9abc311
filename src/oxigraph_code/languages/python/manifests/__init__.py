"""Readers of Python's manifests, one for each kind; ``python.manifest`` merges their results.

For maintainers: a reader turns one file into a ``Declaration`` and reports the parts that it could not read. It must
not know the precedence of readers, nor execute, import or evaluate anything of the project.
"""

# The files that mark the root of a project, the one that takes precedence first.
MANIFESTS = ("pyproject.toml", "setup.cfg", "setup.py", "requirements.txt")
