"""The access paths of values."""
