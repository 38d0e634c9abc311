"""From facts and links to N-Triples."""
