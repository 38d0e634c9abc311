"""The bindings of names in one file."""
