"""Search by words and by literal text."""
