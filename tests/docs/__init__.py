"""What people read is held to what the program does."""
