"""Types of Python's libraries as data; see ``languages.external_types``."""
