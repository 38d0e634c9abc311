"""Types of PHP's libraries as data; see ``languages.external_types``."""
