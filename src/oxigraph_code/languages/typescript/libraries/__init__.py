"""Types of TypeScript's libraries as data; see ``languages.external_types``."""
