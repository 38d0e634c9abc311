"""From facts to links; the rules themselves are held by the cases of each language."""
