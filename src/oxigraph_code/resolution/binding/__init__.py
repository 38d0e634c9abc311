"""Name binding in one file: scopes, symbol tables and reaching bindings."""
