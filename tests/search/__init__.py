"""Finding by words and by what is written."""
