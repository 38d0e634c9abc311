"""Toy languages of about forty lines each, with real grammars: every trait of an object model at work."""
