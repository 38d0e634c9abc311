"""Types of Ruby's libraries as data; see ``languages.external_types``."""
