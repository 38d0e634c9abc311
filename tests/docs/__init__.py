"""Pages that people read agree with the program."""
