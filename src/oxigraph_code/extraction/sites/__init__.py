"""The sites of a file: references, uses, passed values, pattern sites."""
