"""Facts of files: cached ones, and those that worker processes extract."""
