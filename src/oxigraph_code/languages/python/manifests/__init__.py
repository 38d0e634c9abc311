"""One reader for each kind of manifest; ``manifest`` beside this folder joins what they say.

For maintainers: a reader turns one file into a ``Declaration`` and reports what it could not read. It must not know
of the other readers' precedence, nor execute, import or evaluate anything of the project.
"""

# The files that mark the root of a project, the weightiest first.
MANIFESTS = ("pyproject.toml", "setup.cfg", "setup.py", "requirements.txt")
