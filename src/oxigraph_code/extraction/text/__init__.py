"""Source text: its encoding, spans, and the forms of string literals and comments."""
