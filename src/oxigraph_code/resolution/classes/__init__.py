"""Class hierarchies, member lookup and trait implementations."""
