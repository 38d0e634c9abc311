"""The scopes of a file."""
